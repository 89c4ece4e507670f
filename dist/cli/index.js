#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 6954:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 6817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _C: () => (/* binding */ machineFailure),
/* harmony export */   j5: () => (/* binding */ systemWords),
/* harmony export */   xU: () => (/* binding */ systemCode)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);


const WORDS = {
    EACCES: 'permission is denied',
    EBUSY: 'it is in use',
    EDQUOT: 'the disk quota is used up',
    EEXIST: 'it is there already',
    EIO: 'the device failed',
    EISDIR: 'it is a folder',
    ELOOP: 'its symlinks lead in a circle',
    EMFILE: 'too many files are open',
    ENAMETOOLONG: 'the name is too long',
    ENFILE: 'too many files are open',
    ENOENT: 'there is no such file',
    ENOSPC: 'no space is left on the device',
    ENOTDIR: 'a part of its path is a file',
    ENOTEMPTY: 'the folder is not empty',
    EPERM: 'the system does not permit it',
    EROFS: 'the file system is read-only',
};
function systemWords(error) {
    return wordsOfCode(error) ?? (error instanceof Error ? error.message : String(error));
}
function machineFailure(error) {
    const words = wordsOfCode(error);
    if (words === null)
        return null;
    const { path, syscall } = error;
    if (path === undefined)
        return `The system refused ${syscall ?? 'a call'}: ${words}.`;
    if (syscall !== 'mkdtemp')
        return `${path}: ${words}.`;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    return folder === (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)()
        ? `The temporary folder ${folder} can't be written to; set TMPDIR.`
        : `The folder ${folder} can't be written to.`;
}
function systemCode(error) {
    if (typeof error !== 'object' || error === null || !('code' in error) || !('errno' in error))
        return null;
    return typeof error.code === 'string' ? error.code : null;
}
function wordsOfCode(error) {
    const code = systemCode(error);
    return code !== null && Object.hasOwn(WORDS, code) ? (WORDS[code] ?? null) : null;
}


/***/ }),

/***/ 7805:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6817);
/* harmony import */ var _cli_command_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1475);
/* harmony import */ var _cli_help_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8275);
/* harmony import */ var _cli_help_layout_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8002);
/* harmony import */ var _cli_options_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1016);
/* harmony import */ var _cli_output_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4573);
/* harmony import */ var _cli_terminal_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5548);
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(299);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5315);









const COMMANDS = {
    check: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(138), __nccwpck_require__.e(810), __nccwpck_require__.e(710), __nccwpck_require__.e(651), __nccwpck_require__.e(884), __nccwpck_require__.e(652), __nccwpck_require__.e(411), __nccwpck_require__.e(222), __nccwpck_require__.e(56)]).then(__nccwpck_require__.bind(__nccwpck_require__, 56))).check,
    validate: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(710), __nccwpck_require__.e(884), __nccwpck_require__.e(426)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3426))).validate,
    hash: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(710), __nccwpck_require__.e(652), __nccwpck_require__.e(830)]).then(__nccwpck_require__.bind(__nccwpck_require__, 300))).hash,
    capture: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(138), __nccwpck_require__.e(810), __nccwpck_require__.e(710), __nccwpck_require__.e(651), __nccwpck_require__.e(884), __nccwpck_require__.e(652), __nccwpck_require__.e(411), __nccwpck_require__.e(222)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7222))).capture,
    merge: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(138), __nccwpck_require__.e(810), __nccwpck_require__.e(710), __nccwpck_require__.e(651), __nccwpck_require__.e(884), __nccwpck_require__.e(652), __nccwpck_require__.e(411), __nccwpck_require__.e(222), __nccwpck_require__.e(638)]).then(__nccwpck_require__.bind(__nccwpck_require__, 638))).merge,
    baseline: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(138), __nccwpck_require__.e(810), __nccwpck_require__.e(710), __nccwpck_require__.e(651), __nccwpck_require__.e(884), __nccwpck_require__.e(652), __nccwpck_require__.e(411), __nccwpck_require__.e(222), __nccwpck_require__.e(23)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3023))).baseline,
    init: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(138), __nccwpck_require__.e(810), __nccwpck_require__.e(710), __nccwpck_require__.e(651), __nccwpck_require__.e(884), __nccwpck_require__.e(652), __nccwpck_require__.e(411), __nccwpck_require__.e(222), __nccwpck_require__.e(967)]).then(__nccwpck_require__.bind(__nccwpck_require__, 967))).init,
    doctor: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(710), __nccwpck_require__.e(884), __nccwpck_require__.e(652), __nccwpck_require__.e(411), __nccwpck_require__.e(735), __nccwpck_require__.e(206)]).then(__nccwpck_require__.bind(__nccwpck_require__, 954))).doctor,
    demo: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(138), __nccwpck_require__.e(810), __nccwpck_require__.e(710), __nccwpck_require__.e(651), __nccwpck_require__.e(884), __nccwpck_require__.e(652), __nccwpck_require__.e(411), __nccwpck_require__.e(222), __nccwpck_require__.e(56), __nccwpck_require__.e(770)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7770))).demo,
    completion: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(138), __nccwpck_require__.e(651), __nccwpck_require__.e(735), __nccwpck_require__.e(766)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8221))).completion,
    explain: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(138), __nccwpck_require__.e(651), __nccwpck_require__.e(601)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2601))).explain,
};
async function main(args) {
    const [name, ...rest] = args;
    if (name === undefined)
        return { exitCode: 2, stdout: '', stderr: page(null) };
    if (name === 'help' || name === '--help' || name === '-h')
        return help(rest);
    if (name === '--version' || name === '-v') {
        if (rest[0] !== undefined)
            return (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)(`${name} takes nothing, but was given ${JSON.stringify(rest[0])}.`);
        return told(`${_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x}\n`);
    }
    if (!(0,_cli_options_js__WEBPACK_IMPORTED_MODULE_4__/* .isCommandName */ .z)(name))
        return unknownCommand(name);
    const options = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
    if (options.includes('--help') || options.includes('-h'))
        return told(page(name));
    return (await COMMANDS[name]())(rest);
}
function help([name, ...more]) {
    if (name === undefined)
        return told(page(null));
    if (!(0,_cli_options_js__WEBPACK_IMPORTED_MODULE_4__/* .isCommandName */ .z)(name))
        return unknownCommand(name);
    const [stray] = more;
    if (stray !== undefined)
        return (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)(`help takes one command, but was given ${JSON.stringify(stray)} as well.`);
    return told(page(name));
}
function page(name) {
    return (0,_cli_help_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .layOutHelp */ .G)((0,_cli_help_js__WEBPACK_IMPORTED_MODULE_2__/* .helpText */ .B)(name), (0,_cli_terminal_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalWidth */ .J)());
}
function told(stdout) {
    return { exitCode: 0, stdout, stderr: '' };
}
function unknownCommand(name) {
    const commands = Object.keys(_cli_options_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMAND_LINES */ ._);
    const what = name.startsWith('-') ? `option ${name}` : `command ${JSON.stringify(name)}`;
    const meant = (0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_8__/* .nearestName */ .qb)(name, [...commands, '--help', '--version']);
    const instead = meant === null ? `; the commands are ${commands.join(', ')}.` : `; did you mean ${meant}?`;
    return (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)(`There is no ${what}${instead}\nplan-gate --help tells what each does.`);
}
function crashed(error) {
    const machine = (0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_0__/* .machineFailure */ ._C)(error);
    if (machine !== null)
        return (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)(machine);
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)(`plan-gate failed by a fault of its own. Please report this:\n${detail}`);
}
(0,_cli_output_js__WEBPACK_IMPORTED_MODULE_5__/* .outliveStreams */ .u)();
process.exitCode = await (0,_cli_output_js__WEBPACK_IMPORTED_MODULE_5__/* .deliver */ .c)(await main(process.argv.slice(2)).catch(crashed));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readFormat),
/* harmony export */   V: () => (/* binding */ failure)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6399);

function failure(message) {
    return { exitCode: 2, stdout: '', stderr: `plan-gate: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLines */ .gB)(message).join('\n')}\n` };
}
function readFormat(asked, accepted) {
    const format = asked === '' ? accepted[0] : accepted.find((each) => each === asked);
    if (format !== undefined)
        return { ok: true, format };
    const words = `${accepted.slice(0, -1).join(', ')} or ${accepted.at(-1)}`;
    return { ok: false, problem: `--format is ${JSON.stringify(asked)}; it accepts ${words}.` };
}


/***/ }),

/***/ 8002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ layOutHelp)
/* harmony export */ });
/* harmony import */ var _report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1459);

const ENTRY = /^( {2}(?:[a-z]+|-\S.*?(?= {2}))) +(\S.*)$/;
const NARROW = 56;
const BELOW = ' '.repeat(6);
function layOutHelp(page, width) {
    const column = optionColumn(page);
    const blocks = page.split('\n\n').map((block) => {
        const lines = block.split('\n');
        if (/^(?:Examples?:|Usage: )/.test(block))
            return lines;
        return paragraphsOf(lines).flatMap((paragraph) => layOut(paragraph, column, width));
    });
    return blocks.map((lines) => lines.join('\n')).join('\n\n');
}
function optionColumn(page) {
    const starts = page.split('\n').flatMap((line) => {
        const [whole, , told = ''] = ENTRY.exec(line) ?? [];
        return whole === undefined ? [] : [whole.length - told.length];
    });
    return Math.min(...starts);
}
function paragraphsOf(lines) {
    const paragraphs = [];
    for (const line of lines) {
        const goesOn = / {8}/.test(line.slice(0, 8)) || (/^\S/.test(line) && !/^Exit /.test(line));
        const before = goesOn ? paragraphs.pop() : undefined;
        if (before?.endsWith(':'))
            paragraphs.push(before, line);
        else
            paragraphs.push(before === undefined ? line : `${before} ${line.trim()}`);
    }
    return paragraphs;
}
function layOut(paragraph, column, width) {
    const [whole, lead = '', told = ''] = ENTRY.exec(paragraph) ?? [];
    if (whole === undefined)
        return (0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .LV)(paragraph, width);
    if (width < NARROW)
        return [lead, ...(0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .hang */ .lG)(BELOW, [told], width)];
    const begin = whole.slice(0, whole.length - told.length);
    const [first = ''] = (0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .LV)(told, width - begin.length);
    const rest = told.slice(first.length + 1);
    return [`${begin}${first}`, ...(rest === '' ? [] : (0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .hang */ .lG)(' '.repeat(column), [rest], width))];
}


/***/ }),

/***/ 8275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ helpText)
/* harmony export */ });
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1016);

const OVERVIEW = `plan-gate: may this change merge under its plan?

Usage: plan-gate COMMAND [options]
       plan-gate --version

Commands:
  check      gate a change in a local repository, as the action would
  validate   list every problem of plan files
  hash       hash a list of strings, or the three sets of a snapshot
  capture    run tests and clippy of what is checked out, and write the evidence
  merge      put the evidence of shards together, as the gate does
  baseline   capture a commit, write the baseline file, print the plan's block for it
  init       write the workflow, an example plan and its baseline into a repository
  doctor     tell what in a repository's setup would let a change through or hold it up
  demo       watch plan-gate let one sample change through and stop another
  explain    print what a gate demands, with an example and the fix
  completion print what has a shell complete commands and options

plan-gate COMMAND --help tells more. Exit codes: 0 success, 1 the gate failed, 2 could not judge or misuse.

Example:
  plan-gate demo
`;
const CAPTURE_OPTIONS = `  --working-directory DIR  the Cargo workspace, when it is not the repository's root
  --cargo-args ARG      for every cargo command, such as --all-features (may be repeated)
  --env NAME            a variable that the code gets beside the usual ones (may be repeated)
  --timeout-minutes N   how long a capture may take (default: 60)
  --help                print this
`;
const CHECK = `Usage: plan-gate check --base BRANCH [options]

Gates the change from the merge base of --base and --head to --head. Only commits count: what is not committed
is not judged.
Exit 0: it may merge. 1: a gate fails. 2: it could not be judged, or the command was misused.

  --base BRANCH         what the change is to be merged into; for a chunk, the plan's integration branch
  --head REF            the change: a branch, tag or commit id (default: HEAD, what is checked out)
  --chunk ID            the chunk that the change works on, where the branch name does not say it
  --plan PATH           a path or glob that replaces the search below .taskfleet/
  --plan-ref REF        read the plan here instead of at the tip of the base
  --floor on|off        on: run tests and clippy and hold them against the baseline; off: judge the files alone
                        (default: on)
  --format FORMAT       terminal, json or markdown (default: terminal)
  --html FILE           write the report as one HTML page too; over an earlier one, but over no other file
  --sarif FILE          the same as SARIF 2.1.0, for code scanning
  --repo DIR            the repository (default: the current folder)
  --base-branch NAME    the branch that --base stands for, where --base is a commit
  --head-branch NAME    the branch that --head stands for, where --head is a commit
  --label LABEL         a label that the pull request would carry, such as chunk:bucket (may be repeated)
  --landed ID[,ID…]     chunks that have landed, which a local repository does not know; '' for none (may be repeated)
  --slack N             out-of-scope files that are tolerated (default: 0)
  --allow GLOB          always in scope (may be repeated)
  --protected GLOB      opened only by a literal entry of the plan; replaces the default list (may be repeated)
  --test-paths GLOB     files that are tests; replaces the default list (may be repeated)
  --warn-only GATE      errors of this gate count as warnings (may be repeated)
  --if-no-plan fail|pass  what a change that no plan governs comes to (default: fail)
  --evidence [LABEL=]FILE  evidence that was captured before, a folder of it, or shards (may be repeated); else, with the
                        floor on, the code is run
  --baseline [LABEL=]FILE  the baseline; else the one below .taskfleet/ that the plan pins, else a capture (may be
                        repeated, once a label)
  --reuse on|off        on: evidence of another commit counts where its tree is the head's (default: off)
  --retries N           run a test again, alone, that passed at the baseline and fails now (default: 0)
  --run-checks on|off   run the plan's checks, also those that --evidence holds no result of (default: on)
${CAPTURE_OPTIONS}
Examples:
  plan-gate check --base feat/rate-limiter --floor off
  plan-gate check --base feat/rate-limiter --head rate-limiter/chunk-bucket --floor off --format json
  plan-gate check --base "$(git rev-parse HEAD~1)" --base-branch feat/rate-limiter --chunk bucket --floor off
`;
const VALIDATE = `Usage: plan-gate validate [options] FILE…

Lists every problem of each plan file with its line and column. FILE may be -, which is standard input.
Exit 0 when all are valid, 1 when one is not, 2 when one can't be read.

  --format FORMAT       terminal, or json: one line a file (default: terminal)
  --help                print this

Examples:
  plan-gate validate .taskfleet/plan.v1.json
  git show feat/rate-limiter:.taskfleet/plan.v1.json | plan-gate validate -
`;
const HASH = `Usage: plan-gate hash [options] FILE

FILE holds a JSON array of strings, which gives one hash, or a baseline snapshot, which gives the three that a plan pins.
It may be -, which is standard input. Exit 2 when it is neither, or can't be read.

  --format FORMAT       terminal or json (default: terminal)
  --help                print this

Example:
  plan-gate hash .taskfleet/baseline.json
`;
const CAPTURE = `Usage: plan-gate capture [options]

Runs the tests, the doctests and clippy of what is checked out, and writes what they did. The work tree must be clean.
With --shard, everything is built and one machine's share of it is run: docs/many-machines.md.
Exit 0 when the evidence is whole, also where tests fail; 2 when it is not.

  --out FILE            where to write it (default: evidence.json)
  --base BRANCH         what the change is to be merged into: the checks of its plan run too, last
  --chunk ID            the chunk whose checks those are, where the branch name does not say it; else those of all chunks
  --shard I/N           run the I-th of N shares; shard 1 takes clippy and doctests, unless ,clippy=K or ,doctests=K says
                        otherwise behind it
  --print-key           write nothing but the name that a cache may give the evidence, and run nothing
  --ref NAME            a name for the commit, recorded and nothing else
  --repo DIR            the repository (default: the current folder)
${CAPTURE_OPTIONS}
Examples:
  plan-gate capture --out ../evidence.json
  plan-gate capture --out ../evidence.json --base feat/rate-limiter --chunk bucket
  plan-gate capture --shard 2/4 --out ../evidence-2.json
`;
const MERGE = `Usage: plan-gate merge [options] FILE…

Puts the evidence files of all shards together, in whatever order: the result is what one machine would have captured. FILE
may be a folder, which stands for every .json file directly in it. The gate does this itself; it is for looking at.
Exit 0 when the result is whole; 2 when it is not, or when the files don't make one capture.

  --out FILE            where to write it (default: evidence.json)
  --help                print this

Example:
  plan-gate merge shards/ --out evidence.json
`;
const BASELINE = `Usage: plan-gate baseline [options]

Captures a commit in a worktree of its own, writes the baseline file, and prints the plan's \`baseline\` block for it.

  --commit REV          the commit, where the feature forks (default: HEAD)
  --ref NAME            the plan's name for it (default: <branch>@fork)
  --label LABEL         the system or feature set that it is of, where evidence has labels: docs/many-machines.md
  --out FILE            where to write it (default: .taskfleet/baseline.json, or .taskfleet/baseline.LABEL.json)
  --repo DIR            the repository (default: the current folder)
${CAPTURE_OPTIONS}
Examples:
  plan-gate baseline --ref feat/rate-limiter@fork
  plan-gate baseline --ref feat/rate-limiter@fork --label all --cargo-args --all-features
`;
const INIT = `Usage: plan-gate init [options]

Writes .github/workflows/plan-gate.yml for the layout of your choice (docs/layouts.md), the example plan
.taskfleet/plan.v1.json, and with the floor on the baseline .taskfleet/baseline.json, captured at HEAD; then says what to
do next. For a further feature it writes plan and baseline below .taskfleet/<slug>/, and leaves the workflow that is there
as it is, unless --layout or --pin asks for one. It writes over nothing without --force.

  --layout a|b|c|c-app  a: one job, for trusted authors; b: two jobs; c: two workflows, for forks; c-app: c with a GitHub
                        App (default: a)
  --floor on|off        on: run tests and clippy and hold them against the baseline; off: judge the files alone
                        (default: on where a Cargo workspace is committed)
  --slug NAME           the feature's name (default: that of its branch, else of the folder)
  --source-branch NAME  where the finished feature goes (default: the repository's default branch)
  --integration-branch NAME  where chunks are merged and the plan lives (default: the branch that is checked out, where it is
                        another one; else feat/<slug>)
  --repo DIR            the repository (default: the current folder)
  --pin SHA             the full commit of plan-gate that the workflow uses (default: that of plan-gate's own checkout, where
                        it runs from one; else a placeholder stays)
  --force               replace what is there
  --dry-run             write nothing, and show what would be written
  --help                print this

Examples:
  plan-gate init --dry-run
  plan-gate init --layout b --slug rate-limiter
`;
const DOCTOR = `Usage: plan-gate doctor [options]

Reads the workflows, CODEOWNERS and the plan folder of a work tree, and with --repo the settings on GitHub, and tells what
would let a change through or leave it waiting, each with the fix. Nothing is run and nothing is changed.
Exit 0: nothing was found that lets a change through. 1: something does. 2: not all could be looked at, or misuse.

  --directory DIR       the work tree (default: the current folder)
  --repo OWNER/NAME     look at this repository's settings on GitHub too: rulesets, branch protection, required checks
  --token-env NAME      the variable that holds the token for that (default: GITHUB_TOKEN)
  --format FORMAT       terminal or json (default: terminal)
  --ignore RULE         leave a rule out (may be repeated)
  --action OWNER/NAME   an action that is plan-gate under another name (may be repeated)
  --help                print this

Examples:
  plan-gate doctor
  plan-gate doctor --repo acme/app --format json
`;
const DEMO = `Usage: plan-gate demo [options]

Makes a small repository with a plan, gates one good and one bad change, and prints both verdicts. Needs git.
The repository is made in the temporary folder, and removed at the end.

  --keep                leave the repository there and say where it is
  --help                print this

Example:
  plan-gate demo --keep
`;
const EXPLAIN = `Usage: plan-gate explain [options] [GATE]

Prints the page of a gate: its rule, an example that fails, how to fix it, and what it does not see. Without GATE, it lists
the gates.

  --format FORMAT       terminal, or markdown: the page as it is written (default: terminal)
  --help                print this

Examples:
  plan-gate explain
  plan-gate explain file-scope
`;
const COMPLETION = `Usage: plan-gate completion bash|zsh|fish

Prints a script that has the shell complete commands, options and what they accept.

  --help                print this

Examples:
  eval "$(plan-gate completion bash)"
  plan-gate completion fish > ~/.config/fish/completions/plan-gate.fish
`;
const PAGES = {
    check: CHECK,
    validate: VALIDATE,
    hash: HASH,
    capture: CAPTURE,
    merge: MERGE,
    baseline: BASELINE,
    init: INIT,
    doctor: DOCTOR,
    demo: DEMO,
    explain: EXPLAIN,
    completion: COMPLETION,
};
function helpText(command) {
    return command !== null && (0,_options_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommandName */ .z)(command) ? PAGES[command] : OVERVIEW;
}


/***/ }),

/***/ 1016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ COMMAND_LINES),
/* harmony export */   z: () => (/* binding */ isCommandName)
/* harmony export */ });
const SETTINGS = {
    plan: 'text',
    'plan-ref': 'text',
    chunk: 'text',
    floor: 'text',
    slack: 'text',
    allow: 'list',
    protected: 'list',
    'test-paths': 'list',
    'warn-only': 'list',
    'if-no-plan': 'text',
    retries: 'text',
    'run-checks': 'text',
};
const CAPTURE = {
    'working-directory': 'text',
    'cargo-args': 'words',
    env: 'list',
    'timeout-minutes': 'text',
};
const EVIDENCE = {
    evidence: 'list',
    baseline: 'list',
    reuse: 'text',
};
const COMMAND_LINES = {
    check: {
        options: {
            base: 'text',
            head: 'text',
            'base-branch': 'text',
            'head-branch': 'text',
            label: 'list',
            landed: 'list',
            format: 'text',
            html: 'text',
            sarif: 'text',
            repo: 'text',
            ...EVIDENCE,
            ...SETTINGS,
            ...CAPTURE,
        },
        takesFiles: false,
    },
    validate: { options: { format: 'text' }, takesFiles: true },
    hash: { options: { format: 'text' }, takesFiles: true },
    capture: {
        options: {
            out: 'text',
            base: 'text',
            chunk: 'text',
            shard: 'text',
            'print-key': 'switch',
            ref: 'text',
            repo: 'text',
            ...CAPTURE,
        },
        takesFiles: false,
    },
    merge: { options: { out: 'text' }, takesFiles: true },
    baseline: {
        options: { commit: 'text', ref: 'text', label: 'text', out: 'text', repo: 'text', ...CAPTURE },
        takesFiles: false,
    },
    init: {
        options: {
            layout: 'text',
            floor: 'text',
            slug: 'text',
            'source-branch': 'text',
            'integration-branch': 'text',
            repo: 'text',
            pin: 'text',
            force: 'switch',
            'dry-run': 'switch',
        },
        takesFiles: false,
    },
    doctor: {
        options: {
            directory: 'text',
            repo: 'text',
            'token-env': 'text',
            format: 'text',
            ignore: 'list',
            action: 'list',
        },
        takesFiles: false,
    },
    demo: { options: { keep: 'switch' }, takesFiles: false },
    explain: { options: { format: 'text' }, takesFiles: true },
    completion: { options: {}, takesFiles: true },
};
function isCommandName(name) {
    return Object.hasOwn(COMMAND_LINES, name);
}


/***/ }),

/***/ 4573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ deliver),
/* harmony export */   u: () => (/* binding */ outliveStreams)
/* harmony export */ });
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6817);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1475);


async function deliver(result) {
    await writeTo(process.stderr, result.preface ?? '');
    const error = await writeTo(process.stdout, result.stdout);
    const lost = error === null || (0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) === 'EPIPE' ? null : (0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_0__/* .systemWords */ .j5)(error);
    const told = lost === null ? '' : (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)(`The output could not be written: ${lost}.`).stderr;
    await writeTo(process.stderr, result.stderr + told);
    return lost === null ? result.exitCode : 2;
}
function writeTo(stream, text) {
    if (text === '')
        return Promise.resolve(null);
    return new Promise((resolve) => {
        stream.write(text, (error) => resolve(error ?? null));
    });
}
function outliveStreams() {
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
}


/***/ }),

/***/ 5548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ terminalWidth),
/* harmony export */   q: () => (/* binding */ colourWanted)
/* harmony export */ });
function colourWanted() {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (NO_COLOR !== undefined && NO_COLOR !== '')
        return false;
    if (FORCE_COLOR !== undefined)
        return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
    return process.stdout.isTTY === true && TERM !== 'dumb';
}
const NARROWEST = 40;
const WIDEST = 140;
const UNTOLD = 100;
function terminalWidth() {
    const columns = process.stdout.columns ?? Number(process.env.COLUMNS);
    if (!Number.isInteger(columns) || columns <= 0)
        return UNTOLD;
    return Math.max(NARROWEST, Math.min(columns, WIDEST));
}


/***/ }),

/***/ 299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ enumerated),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   bG: () => (/* binding */ legible),
/* harmony export */   p$: () => (/* binding */ codePointHex),
/* harmony export */   qb: () => (/* binding */ nearestName)
/* harmony export */ });
const MAX_QUOTED = 80;
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
function quoted(text) {
    return `"${legible(text).replaceAll('"', '\\"')}"`;
}
function named(name) {
    return `\`${legible(name)}\``;
}
function legible(text) {
    if (text.length <= MAX_QUOTED)
        return text.replaceAll(INVISIBLE, escapeCharacter);
    const kept = text.slice(0, MAX_QUOTED).replace(/[\ud800-\udbff]$/, '');
    return `${kept.replaceAll(INVISIBLE, escapeCharacter)}…`;
}
function escapeCharacter(character) {
    return `\\u${codePointHex(character)}`;
}
function codePointHex(character) {
    return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
function enumerated(names, conjunction) {
    const last = names.at(-1);
    if (last === undefined)
        return 'nothing';
    const others = names.slice(0, -1).map((name) => `\`${name}\``);
    return others.length === 0 ? `\`${last}\`` : `${others.join(', ')} ${conjunction} \`${last}\``;
}
const MAX_COMPARED_LENGTH = 40;
const MAX_CANDIDATES = 100;
function nearestName(name, candidates) {
    if (name.length > MAX_COMPARED_LENGTH)
        return null;
    let best = null;
    let bestSlips = name.length < 4 ? 1 : name.length < 8 ? 2 : 3;
    let compared = 0;
    for (const candidate of candidates) {
        compared += 1;
        if (compared > MAX_CANDIDATES)
            break;
        if (bareName(candidate) === bareName(name))
            return candidate;
        if (Math.abs(candidate.length - name.length) >= bestSlips)
            continue;
        const slips = countSlips(name, candidate);
        if (slips < bestSlips) {
            best = candidate;
            bestSlips = slips;
        }
    }
    return best;
}
function bareName(name) {
    return name.toLowerCase().replaceAll(/[-_.]/g, '');
}
function countSlips(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1];
            let least = Math.min(cell(last, j) + 1, cell(row, j - 1) + 1, cell(last, j - 1) + (same ? 0 : 1));
            const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            if (swapped)
                least = Math.min(least, cell(beforeLast, j - 2) + 1);
            row.push(least);
        }
        beforeLast = last;
        last = row;
    }
    return cell(last, b.length);
}
function cell(row, index) {
    return row[index] ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 6399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ wellFormed),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   gB: () => (/* binding */ visibleLines),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   x2: () => (/* binding */ escapeMermaidLabel),
/* harmony export */   zP: () => (/* binding */ cutToBytes)
/* harmony export */ });
/* unused harmony exports escapeLog, escapeCommandData, escapeCommandProperty */
const UNSEEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}';
const UNSEEN_CHARACTERS = new RegExp(`[${UNSEEN}]`, 'gu');
const SHORT_ESCAPES = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
function visible(text) {
    return text.replace(UNSEEN_CHARACTERS, (character) => {
        const code = (character.codePointAt(0) ?? 0).toString(16);
        return SHORT_ESCAPES[character] ?? `\\u{${code.padStart(4, '0')}}`;
    });
}
function visibleLines(text) {
    return text.split(/\r?\n/).map(visible);
}
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\u{fffd}');
}
function cutToBytes(text, maxBytes) {
    if (Buffer.byteLength(text) <= maxBytes)
        return wellFormed(text);
    const { read } = new TextEncoder().encodeInto(text, new Uint8Array(Math.max(0, maxBytes)));
    return wellFormed(text.slice(0, read));
}
const ELLIPSIS = '…';
function shorten(text, maxBytes) {
    if (Buffer.byteLength(text) <= maxBytes)
        return wellFormed(text);
    return cutToBytes(text, maxBytes - Buffer.byteLength(ELLIPSIS)) + ELLIPSIS;
}
const HTML_ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    '`': '&#96;',
};
function escapeHtml(text) {
    return visible(text).replace(/[&<>"'`]/g, (character) => HTML_ENTITIES[character] ?? character);
}
function escapeMermaidLabel(text) {
    return visible(text).replace(/[^\p{L}\p{M}\p{N} ]/gu, (character) => `#${character.codePointAt(0)};`);
}
const LEGACY_COMMAND = new RegExp(`(#[${UNSEEN}]*#[${UNSEEN}]*)\\[`, 'gu');
const COMMAND_START = new RegExp(`^[\\s${UNSEEN}]*(?=:[${UNSEEN}]*:)`, 'u');
function escapeLog(text) {
    const lines = text.split(/\r\n|\r|\n/);
    return lines.map((line) => line.replace(LEGACY_COMMAND, '$1\\[').replace(COMMAND_START, '$&\\')).join('\n');
}
function escapeCommandData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeCommandProperty(text) {
    return escapeCommandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 1459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   lG: () => (/* binding */ hang),
/* harmony export */   v0: () => (/* binding */ padTo)
/* harmony export */ });
const COMBINING = /^\p{M}$/u;
const WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{1fa70}-\u{1faff}\u{20000}-\u{3fffd}]$/u;
function columns(text) {
    let total = 0;
    for (const character of text) {
        if (character < '\u0300')
            total += 1;
        else if (!COMBINING.test(character))
            total += WIDE.test(character) ? 2 : 1;
    }
    return total;
}
function padTo(text, width) {
    return text + ' '.repeat(Math.max(0, width - columns(text)));
}
function wrap(text, width) {
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
        const needed = columns(word);
        if (used > 0 && used + 1 + needed > width) {
            lines.push(line);
            line = word;
            used = needed;
        }
        else {
            line = used === 0 ? line + word : `${line} ${word}`;
            used += needed + (used === 0 ? 0 : 1);
        }
    }
    return [...lines, line];
}
function hang(lead, texts, width) {
    const indent = columns(lead);
    const lines = texts.flatMap((text) => wrap(text, Math.max(20, width - indent)));
    return lines.map((line, index) => `${index === 0 ? lead : ' '.repeat(indent)}${line}`.trimEnd());
}


/***/ }),

/***/ 5315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ TOOL),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '0.1.0';
const TOOL = { version: VERSION, url: 'https://github.com/taskfleet/plan-gate' };


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(7805);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
