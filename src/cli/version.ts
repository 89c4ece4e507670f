/** The version of this package. A test holds it to package.json, which is not there where only dist/ is. */
export const VERSION = '0.1.0';
