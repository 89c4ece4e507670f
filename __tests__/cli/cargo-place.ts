import type { CliPlace } from './cli-process.js';

/** Where the command line runs so that it finds cargo and its toolchains. */
export const cargoPlace: CliPlace = {
  env: {
    HOME: process.env.HOME ?? '/nowhere',
    ...(process.env.CARGO_HOME ? { CARGO_HOME: process.env.CARGO_HOME } : {}),
    ...(process.env.RUSTUP_HOME ? { RUSTUP_HOME: process.env.RUSTUP_HOME } : {}),
  },
};
