import { GATES } from './index.js';

/** What reports say about a gate beside its result, by its id. */
export const GATE_TEXTS: Readonly<Record<string, { readonly title: string; readonly why: string }>> =
  Object.fromEntries(GATES.map(({ id, title, why }) => [id, { title, why }]));
