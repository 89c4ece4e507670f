import type { CompletedCommand } from './completion-lines.js';

/**
 * The bash script. Where nothing is offered, `-o default` has bash complete names of files. It runs in bash 3.2 as well, which
 * macOS has. Words of ours hold no space and nothing that a shell expands.
 */
export function bashCompletion(commands: readonly CompletedCommand[]): string {
  return `# bash completion for plan-gate: eval "$(plan-gate completion bash)"
_plan_gate() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" options operands
  COMPREPLY=()
  if (( COMP_CWORD < 2 )); then
    COMPREPLY=( $(compgen -W '${commands.map(({ name }) => name).join(' ')} --help --version' -- "$current") )
    return
  fi
  # --option=value is three words to bash.
  if [[ $current == = ]]; then
    current=
  elif [[ $before == = ]]; then
    before="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  case "$command $before" in
${valueCases(commands)}
  esac
  case "$command" in
${commandCases(commands)}
    *) return ;;
  esac
  if [[ $current == -* || -z $operands ]]; then
    COMPREPLY=( $(compgen -W "$options" -- "$current") )
  elif [[ $operands != files ]]; then
    COMPREPLY=( $(compgen -W "$operands" -- "$current") )
  fi
}
complete -o default -F _plan_gate plan-gate
`;
}

/** What may follow an option that takes a value. */
function valueCases(commands: readonly CompletedCommand[]): string {
  const cases = commands.flatMap(({ name, options }) => {
    const valued = options.filter(({ kind }) => kind !== 'switch');
    const listed = valued.filter(({ words }) => words.length > 0);
    const free = valued.filter(({ words }) => words.length === 0);
    return [
      ...listed.map(
        (option) =>
          `    '${name} --${option.name}') COMPREPLY=( $(compgen -W '${option.words.join(' ')}' -- "$current") ); return ;;`,
      ),
      ...(free.length === 0
        ? []
        : [`    ${free.map((option) => `'${name} --${option.name}'`).join('|')}) return ;;`]),
    ];
  });
  return cases.join('\n');
}

function commandCases(commands: readonly CompletedCommand[]): string {
  const cases = commands.map(({ name, options, operands }) => {
    const flags = options.map((option) => `--${option.name}`).join(' ');
    const rest = operands === 'files' ? 'files' : operands.join(' ');
    return `    ${name}) options='${flags}' operands='${rest}' ;;`;
  });
  return cases.join('\n');
}
