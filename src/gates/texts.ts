import { VERSION } from '../version.js';
import { GATES } from './index.js';

interface GateText {
  readonly title: string;
  readonly why: string;
  /** Address of the gate's page. */
  readonly docs: string;
}

/** Versions that are released, and so have a tag: from 1.0.0 on, and none with a suffix. */
const RELEASE = /^[1-9][0-9]*\.[0-9]+\.[0-9]+$/;

/** Where the pages of `docs/gates` can be read as they are for a version; those on `main` may be about another. */
export function gatePages(version: string): string {
  const ref = RELEASE.test(version) ? `v${version}` : 'main';
  return `https://github.com/taskfleet/plan-gate/blob/${ref}/docs/gates`;
}

/** What reports say about a gate beside its result, by its id. */
export const GATE_TEXTS: Readonly<Record<string, GateText>> = Object.fromEntries(
  GATES.map(({ id, title, why }) => [id, { title, why, docs: `${gatePages(VERSION)}/${id}.md` }]),
);
