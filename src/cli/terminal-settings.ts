/** Colour where a person looks at a terminal, unless they say otherwise (no-color.org; FORCE_COLOR as Node reads it). */
export function colourWanted(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return process.stdout.isTTY === true && TERM !== 'dumb';
}

/** Narrower, and reports would be one word a line; wider, and lines are tiring to read. */
const NARROWEST = 40;
const WIDEST = 140;
/** Where nobody says, as in a pipe or a log. */
const UNTOLD = 100;

/** Columns of the terminal, as far as reports use them. */
export function terminalWidth(): number {
  const columns = process.stdout.columns ?? Number(process.env.COLUMNS);
  if (!Number.isInteger(columns) || columns <= 0) return UNTOLD;
  return Math.max(NARROWEST, Math.min(columns, WIDEST));
}
