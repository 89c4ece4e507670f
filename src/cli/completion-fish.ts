import type { CompletedCommand, OptionLine } from './completion-lines.js';

/** The fish script. Files are offered where nothing else is. */
export function fishCompletion(commands: readonly CompletedCommand[]): string {
  const none = '__fish_use_subcommand';
  return `# fish completion for plan-gate: plan-gate completion fish > ~/.config/fish/completions/plan-gate.fish
complete -c plan-gate -e
complete -c plan-gate -n ${none} -f
complete -c plan-gate -n ${none} -l help -d 'print help'
complete -c plan-gate -n ${none} -l version -d 'print the version'
${commands.map((command) => commandLines(command).join('\n')).join('\n')}
`;
}

function commandLines({ name, told, options, operands }: CompletedCommand): readonly string[] {
  const within = `complete -c plan-gate -n '__fish_seen_subcommand_from ${name}; and test (commandline -opc)[2] = ${name}'`;
  return [
    `complete -c plan-gate -n __fish_use_subcommand -f -a ${name} -d ${fishWord(told)}`,
    ...operandLines(within, operands),
    ...options.map((option) => `${within} ${optionWords(option)}`),
  ];
}

function operandLines(within: string, operands: CompletedCommand['operands']): readonly string[] {
  if (operands === 'files') return [];
  return [operands.length === 0 ? `${within} -f` : `${within} -f -a ${fishWord(operands.join(' '))}`];
}

function optionWords({ name, kind, told, words }: OptionLine): string {
  const base = `-l ${name} -d ${fishWord(told)}`;
  if (kind === 'switch') return base;
  return words.length > 0 ? `${base} -x -a ${fishWord(words.join(' '))}` : `${base} -r -F`;
}

function fishWord(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
}
