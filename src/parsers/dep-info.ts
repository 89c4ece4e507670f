/** What one compilation depended on, as rustc writes it into a `.d` file for cargo to read. */
export interface DepInfo {
  /** As rustc names them: absolute, or relative to the workspace's root. */
  readonly files: readonly string[];
  /** Variables that it asked for; `null` for one that was not set. */
  readonly variables: ReadonlyMap<string, string | null>;
}

const VARIABLE = '# env-dep:';

/** Reads a `.d` file: a Makefile with a rule without prerequisites for each file, and variables as comments. Never throws. */
export function parseDepInfo(text: string): DepInfo {
  const files: string[] = [];
  const variables = new Map<string, string | null>();
  for (const line of text.split('\n')) {
    if (line.startsWith(VARIABLE)) {
      const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(line.slice(VARIABLE.length)) ?? [];
      variables.set(name, value === undefined ? null : value.replaceAll(/\\(.)/g, unescapeValue));
    } else if (line.endsWith(':') && !line.startsWith('#')) {
      files.push(line.slice(0, -1).replaceAll('\\ ', ' '));
    }
  }
  return { files, variables };
}

function unescapeValue(_: string, escaped: string): string {
  if (escaped === 'n') return '\n';
  return escaped === 'r' ? '\r' : escaped;
}
