import { GATES } from './index.js';

/** Where the pages of `docs/gates` can be read. */
const PAGES = 'https://github.com/taskfleet/plan-gate/blob/main/docs/gates';

interface GateText {
  readonly title: string;
  readonly why: string;
  /** Address of the gate's page. */
  readonly docs: string;
}

/** What reports say about a gate beside its result, by its id. */
export const GATE_TEXTS: Readonly<Record<string, GateText>> = Object.fromEntries(
  GATES.map(({ id, title, why }) => [id, { title, why, docs: `${PAGES}/${id}.md` }]),
);
