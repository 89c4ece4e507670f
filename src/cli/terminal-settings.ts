/** Colour where a person looks at a terminal, unless they say otherwise (no-color.org; FORCE_COLOR as Node reads it). */
export function colourWanted(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return process.stdout.isTTY === true && TERM !== 'dumb';
}

/** Columns of the terminal; 100 where nobody says, as in a pipe or a log. */
export function terminalWidth(): number {
  const columns = process.stdout.columns ?? Number(process.env.COLUMNS);
  return Number.isInteger(columns) && columns >= 40 ? Math.min(columns, 140) : 100;
}
