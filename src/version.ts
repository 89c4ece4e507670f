/** The version of this package. A test holds it to package.json, which is not there where only dist/ is. */
export const VERSION = '0.1.0';

/** How reports for other programs name this one. */
export const TOOL = { version: VERSION, url: 'https://github.com/taskfleet/plan-gate' };
