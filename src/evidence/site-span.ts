import type { Finding } from '../finding.js';
import type { SourceSpan } from './evidence.js';

/** A site as findings have it: columns only within one line, and the last one inclusive, where rustc's is behind the last character. */
export function spanOf({
  line,
  end_line,
  column,
  end_column,
}: SourceSpan): Pick<Finding, 'line' | 'endLine' | 'column' | 'endColumn'> {
  if (end_line > line) return { line, endLine: end_line };
  return { line, endLine: line, column, endColumn: Math.max(column, end_column - 1) };
}
