import base from './jest.config.js';

/** The suite of real crates: `npm run test:crates`. One file at a time, since cargo takes every processor by itself. */
/** @type {import('jest').Config} */
export default {
  ...base,
  roots: ['<rootDir>/__tests__/crates'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
  testTimeout: 900_000,
};
