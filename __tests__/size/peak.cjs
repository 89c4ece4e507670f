// Loaded before the action or the command line: writes at the end how much memory the process had at most, in KiB.
const { readFileSync, writeFileSync } = require('node:fs');

process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(peakKib())));

/** Linux counts in `maxRSS` what the process had from its parent before it became itself, which a large parent makes useless. */
function peakKib() {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}
