import { existsSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';

/** Where Debian's package `chromium` puts it; `CHROMIUM_PATH` names another one. */
const PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Tests that need a browser. Where there is none they count as not run and say why; where `CI` is `true` that is a failure. */
export function describeInBrowser(name: string, tests: () => void): void {
  const untested = `${name} (not run: there is no browser at ${PATH}; install chromium or set CHROMIUM_PATH)`;
  if (existsSync(PATH)) describe(name, tests);
  else if (process.env.CI === 'true') describe(untested, failing);
  // biome-ignore lint/suspicious/noSkippedTests: the one way to count as not run, and never where it matters.
  else describe.skip(untested, tests);
}

function failing(): void {
  it('needs a browser', () => {
    throw new Error(`CI must look at the pages in Chromium, but there is none at ${PATH}.`);
  });
}

/** A browser without its sandbox, which root and most containers cannot have. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: PATH, chromiumSandbox: false });
}
