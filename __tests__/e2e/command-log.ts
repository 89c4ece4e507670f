/** A line of output that the runner takes for a command. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
  /** The line as it was printed. */
  readonly line: string;
}

/** What a runner makes of everything that an action printed. */
export interface CommandLog {
  readonly commands: readonly RunnerCommand[];
  /** Lines that people see as they are. */
  readonly plain: readonly string[];
}

/** Whatever actions/runner 2.336 registers (Constants of its command extensions), names compared without regard to case. */
const REGISTERED: readonly string[] = [
  ...['internal-set-repo-path', 'set-env', 'set-output', 'save-state', 'add-path', 'add-mask', 'add-matcher'],
  ...['remove-matcher', 'warning', 'error', 'notice', 'debug', 'group', 'endgroup', 'echo', 'stop-commands'],
];

// .NET compares by culture, which passes over characters of no width; what it could pass over is taken away here.
const IGNORED = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Reads output as the runner does, line by line; a lone CR ends a line too. Stricter than the runner, never laxer. */
export function parseCommandLog(output: string): CommandLog {
  const commands: RunnerCommand[] = [];
  const plain: string[] = [];
  let stopToken: string | null = null;
  for (const line of output.split(/\r\n|\r|\n/)) {
    const known: readonly string[] = stopToken === null ? REGISTERED : [...REGISTERED, stopToken];
    const command = parseCommand(line, known) ?? parseCommand(line.replace(IGNORED, ''), known);
    if (command === null) {
      plain.push(line);
    } else if (stopToken !== null) {
      if (command.name.toLowerCase() === stopToken.toLowerCase()) stopToken = null;
      else plain.push(line);
    } else {
      commands.push({ ...command, line });
      if (command.name.toLowerCase() === 'stop-commands') stopToken = command.data;
    }
  }
  return { commands, plain };
}

type Parsed = Omit<RunnerCommand, 'line'>;

/** Both forms, the new one first: `::name key=value,…::data` at a line's start, `##[name key=value;…]data` anywhere. */
function parseCommand(line: string, known: readonly string[]): Parsed | null {
  return parseNew(line.trimStart(), known) ?? parseLegacy(line, known);
}

function parseNew(line: string, known: readonly string[]): Parsed | null {
  const end = line.indexOf('::', 2);
  if (!line.startsWith('::') || end < 0) return null;
  return assemble(line.slice(2, end), ',', line.slice(end + 2), known, unescapeNew);
}

function parseLegacy(line: string, known: readonly string[]): Parsed | null {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return null;
  return assemble(line.slice(start + 3, end), ';', line.slice(end + 1), known, unescapeLegacy);
}

function assemble(
  info: string,
  separator: string,
  data: string,
  known: readonly string[],
  decode: (text: string, property: boolean) => string,
): Parsed | null {
  const space = info.indexOf(' ');
  const name = space < 0 ? info : info.slice(0, space);
  if (!known.some((each) => each.toLowerCase() === name.toLowerCase())) return null;
  const pairs = space < 0 ? [] : info.slice(space + 1).split(separator);
  const properties = pairs.flatMap((pair) => {
    const equals = pair.indexOf('=');
    return equals < 0 ? [] : [[pair.slice(0, equals), decode(pair.slice(equals + 1), true)] as const];
  });
  return { name, properties: Object.fromEntries(properties), data: decode(data, false) };
}

function unescapeNew(text: string, property: boolean): string {
  const data = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  const all = property ? data.replaceAll('%3A', ':').replaceAll('%2C', ',') : data;
  return all.replaceAll('%25', '%');
}

function unescapeLegacy(text: string): string {
  return text
    .replaceAll('%3B', ';')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%5D', ']')
    .replaceAll('%25', '%');
}

/** `name<<delimiter` blocks and `name=value` lines of a file such as the one at `GITHUB_OUTPUT`; throws as the runner would fail the step. */
export function parseFileCommands(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals > 0 && (heredoc < 0 || equals < heredoc)) {
      values.set(line.slice(0, equals), line.slice(equals + 1));
      continue;
    }
    const delimiter = line.slice(heredoc + 2);
    const end = heredoc <= 0 || delimiter === '' ? -1 : lines.indexOf(delimiter, at + 1);
    if (end < 0) throw new Error(`Invalid format '${line}'`);
    values.set(line.slice(0, heredoc), lines.slice(at + 1, end).join('\n'));
    at = end;
  }
  return values;
}
