import type { CompletedCommand, OptionLine } from './completion-lines.js';

/** The zsh script, for a folder of `fpath` under the name `_plan-gate`, or to be evaluated after `compinit`. */
export function zshCompletion(commands: readonly CompletedCommand[]): string {
  const described = commands.map(({ name, told }) => `    ${zshWord(`${name}:${told}`)}`).join('\n');
  return `#compdef plan-gate
# zsh completion for plan-gate: put this into a folder of fpath as _plan-gate, or after compinit:
# eval "$(plan-gate completion zsh)"
_plan_gate() {
  local context state state_descr line
  typeset -A opt_args
  local -a commands
  commands=(
${described}
  )
  _arguments -C '(- *)--help[print help]' '(- *)--version[print the version]' '1:command:->command' '*::argument:->arguments'
  case $state in
    command) _describe command commands ;;
    arguments)
      case $words[1] in
${commands.map(commandCase).join('\n')}
      esac ;;
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _plan_gate "$@"
else
  compdef _plan_gate plan-gate
fi
`;
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const specs = [...options.map(optionSpec), ...operandSpec(operands)];
  return `        ${name}) _arguments ${specs.map(zshWord).join(' ')} ;;`;
}

/** `--name=[told]:value:(words)`; a list may be given again. */
function optionSpec({ name, kind, told, words }: OptionLine): string {
  const shown = `[${told.replaceAll(/[[\]\\]/g, '\\$&')}]`;
  if (kind === 'switch') return `--${name}${shown}`;
  const repeated = kind === 'text' ? '' : '*';
  const action = words.length > 0 ? `(${words.join(' ')})` : '_files';
  return `${repeated}--${name}=${shown}:${name}:${action}`;
}

function operandSpec(operands: CompletedCommand['operands']): readonly string[] {
  if (operands === 'files') return ['*:file:_files'];
  return operands.length === 0 ? [] : [`1:name:(${operands.join(' ')})`];
}

function zshWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
