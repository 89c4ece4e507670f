// Fails when the committed dist/ is not what the sources build, byte for byte.
import { execFileSync } from 'node:child_process';

const changed = execFileSync('git', ['status', '--porcelain', '--', 'dist'], { encoding: 'utf8' });
if (changed !== '') {
  process.stderr.write(
    `dist/ is not what the sources build. Run \`npm run build\` and commit it:\n${changed}`,
  );
  process.exitCode = 1;
}
