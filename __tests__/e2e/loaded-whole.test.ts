import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeAction } from './node24.js';
import { DIST } from './runner.js';
import { openScene, type Scene } from './scene.js';
import { soundReport } from './verdicts.js';

/** Puts something else in the place of every script of the bundle, as code could that a step runs. */
function replaceBundle(): void {
  for (const name of readdirSync(DIST).filter((file) => file.endsWith('.js')))
    writeFileSync(path.join(DIST, name), 'process.exit(0);\n');
}

describeAction('the bundle of a run under way', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
  });
  afterAll(() => scene.close());

  it('is read whole before anything is judged, so that nothing put in its place later is run', async () => {
    const pull = scene.pull('a/clock', { 'src/clock/a.rs': '', 'stray.txt': 'a\n' });
    let replacedAt = '';
    scene.double.fault(({ path: at }) => {
      // The plan's text is read by the engine that judges, and nothing of the repository has been looked at before.
      if (replacedAt === '' && (at.includes('/git/blobs/') || at.endsWith('/graphql'))) {
        replacedAt = at;
        replaceBundle();
      }
      return undefined;
    });
    const result = await scene.gate(pull);
    expect(replacedAt).not.toBe('');
    expect(soundReport(result).conclusion).toBe('failure');
    expect(scene.checkRuns(pull).map((run) => run.conclusion)).toEqual(['failure']);
    expect(result.exitCode).toBe(1);
    expect(result.page).toContain('stray.txt');
  });
});
