export const id = 766;
export const ids = [766];
export const modules = {

/***/ 8221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completion: () => (/* binding */ completion)
});

// EXTERNAL MODULE: ./plan/wording.js
var wording = __webpack_require__(299);
// EXTERNAL MODULE: ./cli/command.js
var command = __webpack_require__(1475);
;// CONCATENATED MODULE: ./cli/completion-bash.js
function bashCompletion(commands) {
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
function valueCases(commands) {
    const cases = commands.flatMap(({ name, options }) => {
        const valued = options.filter(({ kind }) => kind !== 'switch');
        const listed = valued.filter(({ words }) => words.length > 0);
        const free = valued.filter(({ words }) => words.length === 0);
        return [
            ...listed.map((option) => `    '${name} --${option.name}') COMPREPLY=( $(compgen -W '${option.words.join(' ')}' -- "$current") ); return ;;`),
            ...(free.length === 0
                ? []
                : [`    ${free.map((option) => `'${name} --${option.name}'`).join('|')}) return ;;`]),
        ];
    });
    return cases.join('\n');
}
function commandCases(commands) {
    const cases = commands.map(({ name, options, operands }) => {
        const flags = options.map((option) => `--${option.name}`).join(' ');
        const rest = operands === 'files' ? 'files' : operands.join(' ');
        return `    ${name}) options='${flags}' operands='${rest}' ;;`;
    });
    return cases.join('\n');
}

;// CONCATENATED MODULE: ./cli/completion-fish.js
function fishCompletion(commands) {
    const none = '__fish_use_subcommand';
    return `# fish completion for plan-gate: plan-gate completion fish > ~/.config/fish/completions/plan-gate.fish
complete -c plan-gate -e
complete -c plan-gate -n ${none} -f
complete -c plan-gate -n ${none} -l help -d 'print help'
complete -c plan-gate -n ${none} -l version -d 'print the version'
${commands.map((command) => commandLines(command).join('\n')).join('\n')}
`;
}
function commandLines({ name, told, options, operands }) {
    const within = `complete -c plan-gate -n '__fish_seen_subcommand_from ${name}; and test (commandline -opc)[2] = ${name}'`;
    return [
        `complete -c plan-gate -n __fish_use_subcommand -f -a ${name} -d ${fishWord(told)}`,
        ...operandLines(within, operands),
        ...options.map((option) => `${within} ${optionWords(option)}`),
    ];
}
function operandLines(within, operands) {
    if (operands === 'files')
        return [];
    return [operands.length === 0 ? `${within} -f` : `${within} -f -a ${fishWord(operands.join(' '))}`];
}
function optionWords({ name, kind, told, words }) {
    const base = `-l ${name} -d ${fishWord(told)}`;
    if (kind === 'switch')
        return base;
    return words.length > 0 ? `${base} -x -a ${fishWord(words.join(' '))}` : `${base} -r -F`;
}
function fishWord(text) {
    return `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
}

// EXTERNAL MODULE: ./doctor/rules.js + 22 modules
var rules = __webpack_require__(4735);
// EXTERNAL MODULE: ./gates/index.js + 21 modules
var gates = __webpack_require__(366);
// EXTERNAL MODULE: ./verdict.js + 2 modules
var verdict = __webpack_require__(2638);
// EXTERNAL MODULE: ./cli/help.js
var cli_help = __webpack_require__(8275);
// EXTERNAL MODULE: ./cli/options.js
var cli_options = __webpack_require__(1016);
;// CONCATENATED MODULE: ./cli/completion-lines.js





const SHELLS = ['bash', 'zsh', 'fish'];
const GATE_IDS = gates/* GATES */.J.map(({ id }) => id);
const COMMANDS = Object.keys(cli_options/* COMMAND_LINES */._);
const OPERANDS = { explain: GATE_IDS, completion: SHELLS };
const LISTS = {
    'warn-only': GATE_IDS.filter((id) => !verdict/* NEVER_WARN_ONLY */.vr.includes(id)),
    ignore: rules/* RULES */.y.map(({ id }) => id),
};
function completedCommands() {
    const overview = (0,cli_help/* helpText */.B)(null);
    const commands = COMMANDS.filter(cli_options/* isCommandName */.z).map((name) => {
        const { options, takesFiles } = cli_options/* COMMAND_LINES */._[name];
        const lines = Object.entries(options).map(([option, kind]) => optionLine(name, option, kind));
        const help = { name: 'help', kind: 'switch', told: 'print help', words: [] };
        return {
            name,
            told: new RegExp(`^ {2}${name} +(.*)$`, 'm').exec(overview)?.[1] ?? '',
            options: [...lines, help],
            operands: OPERANDS[name] ?? (takesFiles ? 'files' : []),
        };
    });
    const help = { name: 'help', told: 'tell what a command does', options: [], operands: COMMANDS };
    return [...commands, help];
}
function optionLine(command, name, kind) {
    const { value, told } = toldBy((0,cli_help/* helpText */.B)(command), name);
    return { name, kind, told, words: kind === 'switch' ? [] : wordsOf(name, value, told) };
}
function toldBy(page, name) {
    const lines = page.split('\n');
    const start = lines.findIndex((line) => line.startsWith(`  --${name} `));
    const [, value = '', first = ''] = /^ {2}--[a-z-]+(?: (\S+(?: NAME)?))?(?: {2,}(.*))?$/.exec(lines[start] ?? '') ?? [];
    const rest = lines.slice(start + 1);
    const more = rest.slice(0, rest.findIndex((line) => !/^ {10,}\S/.test(line)));
    return { value, told: [first, ...more.map((line) => line.trim())].join(' ').trim() };
}
function wordsOf(name, value, told) {
    if (/^[a-z-]+(?:\|[a-z-]+)+$/.test(value))
        return value.split('|');
    if (name === 'format')
        return told.replace(/\(default.*$/, '').match(FORMATS) ?? [];
    return LISTS[name] ?? [];
}
const FORMATS = /\b(?:terminal|json|markdown|sarif|html)\b/g;

;// CONCATENATED MODULE: ./cli/completion-zsh.js
function zshCompletion(commands) {
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
function commandCase({ name, options, operands }) {
    const specs = [...options.map(optionSpec), ...operandSpec(operands)];
    return `        ${name}) _arguments ${specs.map(zshWord).join(' ')} ;;`;
}
function optionSpec({ name, kind, told, words }) {
    const shown = `[${told.replaceAll(/[[\]\\]/g, '\\$&')}]`;
    if (kind === 'switch')
        return `--${name}${shown}`;
    const repeated = kind === 'text' ? '' : '*';
    const action = words.length > 0 ? `(${words.join(' ')})` : '_files';
    return `${repeated}--${name}=${shown}:${name}:${action}`;
}
function operandSpec(operands) {
    if (operands === 'files')
        return ['*:file:_files'];
    return operands.length === 0 ? [] : [`1:name:(${operands.join(' ')})`];
}
function zshWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}

// EXTERNAL MODULE: ./cli/flags.js
var flags = __webpack_require__(4881);
;// CONCATENATED MODULE: ./cli/completion.js







const SCRIPTS = {
    bash: bashCompletion,
    zsh: zshCompletion,
    fish: fishCompletion,
};
async function completion(args) {
    const parsed = (0,flags/* parseFlags */.b)('completion', args);
    if (!parsed.ok)
        return (0,command/* failure */.V)(parsed.problem);
    const [name, second] = parsed.flags.files;
    const shells = `${SHELLS.slice(0, -1).join(', ')} or ${SHELLS.at(-1)}`;
    if (name === undefined)
        return (0,command/* failure */.V)(`completion needs the name of a shell: ${shells}.`);
    if (second !== undefined)
        return (0,command/* failure */.V)(`completion takes one shell, but was given ${JSON.stringify(second)} as well.`);
    const shell = SHELLS.find((each) => each === name);
    if (shell === undefined) {
        const meant = (0,wording/* nearestName */.qb)(name, SHELLS);
        const instead = meant === null ? `; it is ${shells}.` : `; did you mean ${meant}?`;
        return (0,command/* failure */.V)(`There is no completion for ${JSON.stringify(name)}${instead}`);
    }
    return { exitCode: 0, stdout: SCRIPTS[shell](completedCommands()), stderr: '' };
}


/***/ }),

/***/ 4881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ sayFlag),
/* harmony export */   b: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(299);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1016);


function sayFlag(name) {
    return `--${name}`;
}
function parseFlags(command, args) {
    const { options, takesFiles } = _options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINES */ ._[command];
    const given = new Map();
    const files = [];
    const waiting = [...args];
    for (let arg = waiting.shift(); arg !== undefined; arg = waiting.shift()) {
        if (arg === '--')
            files.push(...waiting.splice(0));
        else if (!arg.startsWith('-') || arg === '-')
            files.push(arg);
        else {
            const problem = takeOption(command, arg, waiting, given);
            if (problem !== null)
                return { ok: false, problem };
        }
        const [stray] = files;
        if (stray !== undefined && !takesFiles)
            return {
                ok: false,
                problem: `${command} takes options only, but was given ${JSON.stringify(stray)}.\n${pointer(command)}`,
            };
    }
    const flags = {
        text: (name) => given.get(known(options, name))?.join('\n') ?? '',
        isOn: (name) => given.has(known(options, name)),
        files,
    };
    return { ok: true, flags };
}
const WRITTEN = {
    html: 'report.html',
    sarif: 'report.sarif',
    out: 'evidence.json',
};
function noFileName(command, name, value) {
    if (!Object.hasOwn(WRITTEN, name) || (value !== '' && value !== '-'))
        return null;
    const what = value === ''
        ? 'is empty'
        : `is -, which is no file: only a file is written, and nothing to standard output`;
    const usual = command === 'baseline' ? 'baseline.json' : WRITTEN[name];
    return `--${name} ${what}. Name the file, such as --${name} ${usual}, or leave the option out.`;
}
function takeOption(command, arg, waiting, given) {
    const { options } = _options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINES */ ._[command];
    const [flag = ''] = arg.split('=', 1);
    const name = flag.slice(2);
    const kind = flag.startsWith('--') && Object.hasOwn(options, name) ? options[name] : undefined;
    if (kind === undefined)
        return unknownOption(command, flag);
    const inline = arg.length > flag.length ? arg.slice(flag.length + 1) : undefined;
    if (kind === 'switch') {
        given.set(name, []);
        return inline === undefined ? null : `${flag} takes no value.`;
    }
    const value = inline ?? (isValue(waiting[0], kind, options) ? waiting.shift() : undefined);
    if (value === undefined)
        return noValue(flag, waiting[0], options);
    const earlier = given.get(name) ?? [];
    if (kind === 'text' && earlier.length > 0)
        return `${flag} takes one value, but was given two: ${JSON.stringify(earlier[0])} and ${JSON.stringify(value)}.`;
    given.set(name, [...earlier, value]);
    return noFileName(command, name, value);
}
function isValue(next, kind, options) {
    if (next === undefined || next === '--')
        return false;
    return !next.startsWith('--') || (kind === 'words' && !isOption(next, options));
}
function isOption(arg, options) {
    return Object.hasOwn(options, arg.slice(2).split('=', 1)[0] ?? '');
}
function noValue(flag, next, options) {
    const meant = next !== undefined && next !== '--' && !isOption(next, options);
    return `${flag} needs a value.${meant ? ` One that begins with -- is written behind an equals sign: ${flag}=${next}` : ''}`;
}
function unknownOption(command, flag) {
    const flags = [...Object.keys(_options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINES */ ._[command].options), 'help'].map((name) => `--${name}`);
    const beginning = flags.filter((each) => flag.length > 3 && each.startsWith(flag));
    const meant = (0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .qb)(flag, flags) ?? (beginning.length === 1 ? beginning[0] : undefined);
    const guess = meant === undefined ? '' : `; did you mean ${meant}?`;
    return `There is no option ${flag}${guess === '' ? '.' : guess}\n${pointer(command)}`;
}
function pointer(command) {
    return `plan-gate ${command} --help lists them.`;
}
function known(options, name) {
    if (!Object.hasOwn(options, name))
        throw new Error(`There is no option --${name} to ask for.`);
    return name;
}


/***/ }),

/***/ 6202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ verifyOrigin),
/* harmony export */   dn: () => (/* binding */ verifyBaseline),
/* harmony export */   nV: () => (/* binding */ pinsHashes),
/* harmony export */   rf: () => (/* binding */ verifyCargoArgs)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6285);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1350);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(421);
/* harmony import */ var _toolchain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1186);




const HASHES = [
    { field: 'test_passlist_hash', code: 'test-passlist-hash', covers: 'tests that passed' },
    { field: 'clippy_warnings_hash', code: 'clippy-warnings-hash', covers: 'clippy warnings' },
    { field: 'enumerated_targets_hash', code: 'enumerated-targets-hash', covers: 'test targets' },
];
const RECAPTURE = 'Capture the baseline again at the commit that the plan names (`plan-gate baseline`), or let the plan pin this file in its next revision.';
function verifyBaseline(plan, snapshot, hashes = (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hashSnapshot */ .F)(snapshot)) {
    return [
        ...verifyOrigin(plan, snapshot),
        ...HASHES.filter(({ field }) => plan[field] !== hashes[field]).map(({ field, code, covers }) => mismatch(code, `The baseline's ${covers} hash to ${hashes[field]}, but the plan pins ${plan[field]} as \`${field}\`.`)),
    ];
}
function verifyOrigin(plan, snapshot) {
    return [
        ...verifyVersion(snapshot),
        ...verifyProvenance(plan, snapshot),
        ...verifyOids(plan, snapshot),
        ...verifyToolchain(plan, snapshot),
    ];
}
function pinsHashes(plan, hashes) {
    return HASHES.every(({ field }) => plan[field] === hashes[field]);
}
function verifyCargoArgs(baseline, cargoArgs) {
    const recorded = baseline.cargo_args;
    if (recorded === null) {
        return [
            {
                code: 'cargo-args-unsaid',
                level: 'notice',
                message: `The baseline does not say with which cargo arguments it was captured; now they are ${shown(cargoArgs)}.`,
                help: 'A baseline that `plan-gate baseline` captures says so.',
            },
        ];
    }
    if (recorded.length === cargoArgs.length && recorded.every((arg, i) => arg === cargoArgs[i]))
        return [];
    return [
        mismatch('cargo-args', `The baseline was captured with the cargo arguments ${shown(recorded)}, but now they are ${shown(cargoArgs)}.`, 'Set `cargo-args` as it was for the baseline, or capture the baseline again and pin it in the next plan revision.'),
    ];
}
function verifyVersion(snapshot) {
    if (snapshot.schema_version === _snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .SNAPSHOT_SCHEMA_VERSION */ .A0)
        return [];
    return [
        mismatch('schema-version', `The baseline has schema version ${snapshot.schema_version}; this plan-gate reads ${_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .SNAPSHOT_SCHEMA_VERSION */ .A0}.`, 'Use the plan-gate that wrote the baseline, or capture it again with this one.'),
    ];
}
function verifyProvenance(plan, snapshot) {
    const findings = [];
    for (const field of ['commit_oid', 'toolchain']) {
        for (const [side, value] of sides(plan, snapshot, field)) {
            if (value === '')
                findings.push(mismatch('provenance-missing', `${side} names no \`${field}\` for the baseline.`));
        }
    }
    for (const [side, value] of sides(plan, snapshot, 'toolchain')) {
        if (value !== _toolchain_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_TOOLCHAIN */ .v3)
            continue;
        findings.push(mismatch('toolchain-unknown', `${side} calls the baseline's toolchain \`unknown\`, so its results cannot be compared.`));
    }
    return findings;
}
function verifyOids(plan, snapshot) {
    const findings = [];
    for (const [side, value] of sides(plan, snapshot, 'commit_oid')) {
        if (value === '' || (0,_object_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullObjectId */ .g)(value))
            continue;
        findings.push(mismatch('commit-oid-malformed', `${side} names the baseline's commit \`${value}\`; a full id has 40 or 64 hex digits.`));
    }
    if (plan.ref !== snapshot.ref) {
        findings.push(mismatch('ref', `The plan's baseline is \`${plan.ref}\`, but the snapshot is of \`${snapshot.ref}\`.`));
    }
    if (plan.commit_oid !== snapshot.commit_oid && plan.commit_oid !== '' && snapshot.commit_oid !== '') {
        const hint = plan.commit_oid.toLowerCase() === snapshot.commit_oid.toLowerCase() ? ' Only their case differs.' : '';
        findings.push(mismatch('commit-oid', `The plan's baseline is of commit \`${plan.commit_oid}\`, but the snapshot is of \`${snapshot.commit_oid}\`.${hint}`));
    }
    return findings;
}
function verifyToolchain(plan, snapshot) {
    const said = [plan.toolchain, snapshot.toolchain].every((text) => text !== '' && text !== _toolchain_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_TOOLCHAIN */ .v3);
    if (!said || (0,_toolchain_js__WEBPACK_IMPORTED_MODULE_2__/* .compatibleToolchains */ .Ly)(plan.toolchain, snapshot.toolchain))
        return [];
    return [
        mismatch('toolchain', `The plan pins the toolchain \`${plan.toolchain}\`, but the snapshot was captured with \`${snapshot.toolchain}\`.`),
    ];
}
function sides(plan, snapshot, field) {
    return [
        ['The plan', plan[field]],
        ['The snapshot', snapshot[field]],
    ];
}
function mismatch(code, message, help = RECAPTURE) {
    return { code, level: 'error', message, help };
}
function shown(args) {
    return args.length === 0 ? '(none)' : `\`${args.join(' ')}\``;
}


/***/ }),

/***/ 6285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hashSnapshot),
/* harmony export */   l: () => (/* binding */ hashStrings)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(421);
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7835);



const LENGTH_BYTES = 8;
const BUFFER_BYTES = 64 * 1024;
const MAX_UTF8_PER_UNIT = 3;
function hashStrings(strings) {
    const hash = framedHash();
    let previous;
    for (const text of (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_2__/* .sortUtf8 */ .MY)(strings)) {
        if (text !== previous)
            hash.add('', text);
        previous = text;
    }
    return hash.digest();
}
function hashSnapshot(snapshot) {
    const { tests, clippy } = snapshot.snapshot;
    return {
        test_passlist_hash: hashInOrder((0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .sortTests */ .u5)(tests.passed), TESTS) ?? hashStrings(tests.passed.map(_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .testString */ .mY)),
        clippy_warnings_hash: hashInOrder((0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .sortWarnings */ .a)(clippy.warnings), WARNINGS) ?? hashStrings(clippy.warnings.map(_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .warningString */ .Ui)),
        enumerated_targets_hash: hashStrings(tests.targets),
    };
}
const TESTS = {
    hasSameStart: (a, b) => a.target === b.target && a.target_kind === b.target_kind && a.package === b.package,
    start: (test) => `${(0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .targetString */ .Dr)(test)}::`,
    rest: ({ name }) => name,
};
const WARNINGS = {
    hasSameStart: (a, b) => a.file === b.file && a.package === b.package && a.lint === b.lint,
    start: (warning) => `${warning.lint}\u001f${warning.package}\u001f${warning.file}\u001f`,
    rest: ({ message }) => message,
};
function hashInOrder(items, { hasSameStart, start, rest }) {
    const hash = framedHash();
    let last;
    let shared = '';
    for (const item of items) {
        if (last === undefined || !hasSameStart(last, item)) {
            const before = shared;
            shared = start(item);
            if (last !== undefined && !isBefore(before, rest(last), shared, rest(item)))
                return null;
        }
        hash.add(shared, rest(item));
        last = item;
    }
    return hash.digest();
}
function isBefore(start, rest, nextStart, nextRest) {
    if (!nextStart.startsWith(start) && !start.startsWith(nextStart))
        return (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareUtf8 */ .zq)(start, nextStart) < 0;
    return (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareUtf8 */ .zq)(start + rest, nextStart + nextRest) < 0;
}
function framedHash() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
    let used = 0;
    const flush = () => {
        hash.update(buffer.subarray(0, used));
        used = 0;
    };
    const writeLength = (length) => {
        buffer.writeUInt32BE(0, used);
        buffer.writeUInt32BE(length, used + 4);
        used += LENGTH_BYTES;
    };
    return {
        add(start, rest) {
            const units = start.length + rest.length;
            const room = LENGTH_BYTES + units * MAX_UTF8_PER_UNIT;
            if (used + room > BUFFER_BYTES)
                flush();
            if (room > BUFFER_BYTES) {
                const text = start + rest;
                refuseLoneSurrogate(text);
                writeLength(Buffer.byteLength(text));
                flush();
                hash.update(text);
                return;
            }
            const first = start === '' ? 0 : buffer.write(start, used + LENGTH_BYTES);
            const length = first + buffer.write(rest, used + LENGTH_BYTES + first);
            if (length > units)
                refuseLoneSurrogate(start + rest);
            writeLength(length);
            used += length;
        },
        digest() {
            flush();
            return `sha256:${hash.digest('hex')}`;
        },
    };
}
function refuseLoneSurrogate(text) {
    if ((0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLoneSurrogate */ .fI)(text)) {
        throw new RangeError('cannot hash a string that holds half of a surrogate pair');
    }
}


/***/ }),

/***/ 1350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isObjectId),
/* harmony export */   g: () => (/* binding */ isFullObjectId)
/* harmony export */ });
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isObjectId(text) {
    return OBJECT_ID.test(text);
}
const FULL_OBJECT_ID = /^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/;
function isFullObjectId(text) {
    return FULL_OBJECT_ID.test(text);
}


/***/ }),

/***/ 2638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vr: () => (/* binding */ NEVER_WARN_ONLY),
  _3: () => (/* binding */ evaluate)
});

// UNUSED EXPORTS: conclude

// EXTERNAL MODULE: ./facts.js
var facts = __webpack_require__(1844);
;// CONCATENATED MODULE: ./finding.js
const FAILURE_KINDS = [
    'bad-plan',
    'violation',
    'bad-baseline',
    'incomplete-evidence',
    'infrastructure',
];
const MAX_FINDINGS = 25_000;
function boundedFindings(findings) {
    const next = findings[MAX_FINDINGS];
    if (next === undefined)
        return findings;
    const more = findings.length - MAX_FINDINGS;
    const counted = more === 1 ? 'One more finding of this gate is' : `${more} more findings of this gate are`;
    const rest = {
        code: 'more_findings',
        level: next.level,
        message: `${counted} not listed: a report holds ${MAX_FINDINGS} of each gate.`,
        help: 'Mend what is listed and run the gate again. So many mostly have one cause.',
    };
    return [...findings.slice(0, MAX_FINDINGS), rest];
}

;// CONCATENATED MODULE: ./label-verdicts.js
const LABEL_FACTS = [
    'evidenceState',
    'baselineState',
    'testComparison',
    'targetComparison',
    'warningComparison',
];
function isOfLabels(needs) {
    return needs.some((name) => LABEL_FACTS.some((each) => each === name));
}
const OUTCOMES = ['fail', 'unknown', 'pass', 'skipped'];
function mergeLabels(id, verdicts) {
    const outcomes = verdicts.map(({ verdict }) => verdict.outcome);
    const outcome = OUTCOMES.find((each) => outcomes.includes(each)) ?? 'unknown';
    const worst = verdicts.filter(({ verdict }) => verdict.outcome === outcome);
    return {
        id,
        outcome,
        reason: outcome === 'fail' || outcome === 'pass' ? null : told(worst, ({ reason }) => reason ?? ''),
        summary: told(verdicts, ({ summary }) => summary),
        findings: mergeFindings(verdicts),
        failureKind: worstKind(verdicts, outcome),
    };
}
function told(verdicts, text) {
    const labels = new Map();
    for (const { label, verdict } of verdicts) {
        const said = text(verdict);
        const same = labels.get(said);
        if (same === undefined)
            labels.set(said, [label]);
        else
            same.push(label);
    }
    return [...labels].map(([said, by]) => inLabels(by, said)).join(' ');
}
function inLabels(labels, text) {
    return `[${labels.join(', ')}] ${text}`;
}
const WEIGHT = { error: 0, warning: 1, notice: 2 };
const OF_ALL = ['allowance_unused'];
function mergeFindings(verdicts) {
    const merged = new Map();
    for (const { label, verdict } of verdicts) {
        for (const finding of verdict.findings) {
            const key = JSON.stringify(finding, Object.keys(finding).sort());
            const same = merged.get(key);
            if (same === undefined)
                merged.set(key, { finding, labels: [label] });
            else if (!same.labels.includes(label))
                same.labels.push(label);
        }
    }
    return [...merged.values()]
        .filter(({ finding, labels }) => !OF_ALL.includes(finding.code) || labels.length === verdicts.length)
        .map(({ finding, labels }) => ({ ...finding, message: inLabels(labels, finding.message), labels }))
        .sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level]);
}
function worstKind(verdicts, outcome) {
    const bad = verdicts.filter(({ verdict }) => verdict.failureKind !== null);
    return (bad.find(({ verdict }) => verdict.outcome === outcome) ?? bad[0])?.verdict.failureKind ?? null;
}

;// CONCATENATED MODULE: ./verdict.js



const NEVER_WARN_ONLY = ['plan', 'baseline', 'evidence'];
function evaluate(gates, facts, warnOnly, labelled = []) {
    const verdict = conclude(gates.map((gate) => {
        const [first, ...others] = isOfLabels(gate.needs) ? labelled : [];
        if (first === undefined)
            return evaluateGate(gate, facts, warnOnly);
        const judge = ({ label, facts: own }) => ({
            label,
            verdict: evaluateGate(gate, { ...facts, ...own }, warnOnly),
        });
        return mergeLabels(gate.id, [judge(first), ...others.map(judge)]);
    }));
    const aside = turnedOff(facts);
    const ungoverned = facts.planChoice.state === 'known' && facts.planChoice.value.chosen === null;
    if (verdict.conclusion === 'failure')
        return verdict;
    if (!ungoverned)
        return { ...verdict, headline: `${verdict.headline}${aside}` };
    return {
        ...verdict,
        headline: 'This change may merge: no plan governs it, and `if-no-plan: pass` lets it through.',
    };
}
function turnedOff({ evidenceState, planChecks }) {
    if (isFor(evidenceState, facts/* FLOOR_OFF */.$_))
        return ' With `floor: off`, no test was run and no warning counted.';
    return isFor(planChecks, facts/* CHECKS_OFF */.KP) ? ' With `run-checks: off`, the plan checks were not run.' : '';
}
function isFor(fact, { reason }) {
    return fact.state === 'not-applicable' && fact.reason === reason;
}
function conclude(gates) {
    const bad = gates.filter((gate) => gate.outcome === 'fail' || gate.outcome === 'unknown');
    const passed = gates.filter((gate) => gate.outcome === 'pass');
    if (bad.length === 0 && passed.length > 0) {
        return { conclusion: 'success', failureKind: null, headline: successHeadline(gates), gates };
    }
    const failureKind = FAILURE_KINDS.find((kind) => bad.some((gate) => gate.failureKind === kind)) ?? 'incomplete-evidence';
    return { conclusion: 'failure', failureKind, headline: failureHeadline(bad), gates };
}
function evaluateGate(gate, facts, warnOnly) {
    const needed = gate.needs.map((name) => facts[name]);
    const missing = needed.find((fact) => fact.state === 'missing');
    if (missing?.state === 'missing') {
        return { ...unjudged(gate.id, 'unknown', missing.reason), failureKind: missing.kind };
    }
    const inapplicable = needed.find((fact) => fact.state === 'not-applicable');
    if (inapplicable?.state === 'not-applicable')
        return unjudged(gate.id, 'skipped', inapplicable.reason);
    const { summary, findings } = gate.evaluate(knownFacts(gate.needs, facts));
    const softened = warnOnly.includes(gate.id) && !NEVER_WARN_ONLY.includes(gate.id);
    const weighed = worstFirst(softened ? findings.map(asWarning) : findings);
    const failed = weighed.some((finding) => finding.level === 'error');
    return {
        id: gate.id,
        outcome: failed ? 'fail' : 'pass',
        reason: null,
        summary,
        findings: boundedFindings(weighed),
        failureKind: failed ? gate.failureKind : null,
    };
}
function knownFacts(needs, facts) {
    const values = needs.map((name) => {
        const fact = facts[name];
        return [name, fact.state === 'known' ? fact.value : undefined];
    });
    return Object.fromEntries(values);
}
function unjudged(id, outcome, reason) {
    return { id, outcome, reason, summary: reason, findings: [], failureKind: null };
}
function asWarning(finding) {
    return finding.level === 'error' ? { ...finding, level: 'warning' } : finding;
}
const verdict_WEIGHT = { error: 0, warning: 1, notice: 2 };
function worstFirst(findings) {
    return [...findings].sort((a, b) => verdict_WEIGHT[a.level] - verdict_WEIGHT[b.level]);
}
function successHeadline(gates) {
    const passed = gates.filter((gate) => gate.outcome === 'pass').length;
    const skipped = gates.filter((gate) => gate.outcome === 'skipped').length;
    const warnings = gates
        .flatMap((gate) => gate.findings)
        .filter((finding) => finding.level === 'warning').length;
    const aside = [
        ...(skipped > 0 ? [`${skipped} ${skipped === 1 ? 'does' : 'do'} not apply`] : []),
        ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
    ];
    const counted = `${passed} ${passed === 1 ? 'gate passes' : 'gates pass'}`;
    return `This change may merge under its plan: ${[counted, ...aside].join(', ')}.`;
}
function failureHeadline(bad) {
    const [first, ...others] = bad.filter((gate) => gate.outcome === 'fail');
    const unknown = bad.filter((gate) => gate.outcome === 'unknown');
    if (first === undefined)
        return unjudgedHeadline(unknown);
    if (first.id === 'plan' && bad.every((gate) => gate === first || gate.failureKind === 'bad-plan'))
        return `This change may not merge: ${begun(causeOf(first))}.`;
    const parts = [
        `${begun(causeOf(first))} (${first.id})`,
        ...(others.length > 0 ? [`${named(others)} ${others.length === 1 ? 'fails' : 'fail'} too`] : []),
        ...(unknown.length > 0 ? [`${named(unknown)} could not be judged`] : []),
    ];
    return `This change may not merge: ${parts.join('; ')}.`;
}
function causeOf({ id, summary, findings }) {
    const [error, ...others] = findings.filter((finding) => finding.level === 'error');
    if (error === undefined || others.length > 0 || (id === 'plan' && error.path !== undefined))
        return cut(firstSentence(summary));
    const message = firstSentence(error.message).replace(/\b[0-9a-f]{40,64}\b/g, (id) => `${id.slice(0, 10)}…`);
    return message === '' || message.length > MAX_SENTENCE ? cut(firstSentence(summary)) : message;
}
function unjudgedHeadline(unknown) {
    const [first] = unknown;
    if (first === undefined)
        return 'This change may not merge: no gate applied to it.';
    return `This change may not merge, since ${named(unknown)} could not be judged: ${cut(firstSentence(first.reason ?? first.summary))}.`;
}
const NAMED = 4;
function named(gates) {
    const names = gates.slice(0, gates.length > NAMED ? NAMED - 1 : NAMED).map(({ id }) => id);
    const all = gates.length > NAMED ? [...names, `${gates.length - names.length} more gates`] : names;
    const last = all.at(-1) ?? '';
    return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}
const MAX_SENTENCE = 160;
function firstSentence(text) {
    const end = text.search(/\n|[.?](?:\s|$)/);
    return end < 0 ? text : text.slice(0, end);
}
function cut(sentence) {
    if (sentence.length <= MAX_SENTENCE)
        return sentence;
    return `${sentence.slice(0, MAX_SENTENCE).replace(/[\ud800-\udbff]$/, '')}…`;
}
function begun(sentence) {
    return /^[A-Z](?:[a-z]|\s)/.test(sentence)
        ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
        : sentence;
}


/***/ })

};
