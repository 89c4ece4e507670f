export const id = 601;
export const ids = [601];
export const modules = {

/***/ 2601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: ./facts.js
var facts = __webpack_require__(1844);
// EXTERNAL MODULE: ./gates/index.js + 21 modules
var gates = __webpack_require__(366);
// EXTERNAL MODULE: ./plan/wording.js
var wording = __webpack_require__(299);
// EXTERNAL MODULE: ./report/terminal-layout.js
var terminal_layout = __webpack_require__(1459);
// EXTERNAL MODULE: ./cli/command.js
var command = __webpack_require__(1475);
;// CONCATENATED MODULE: ./cli/explain-inline.js
const CODES = { plain: '', bold: '1', code: '36' };
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/;
function inlineWords(text, options) {
    const words = [[]];
    for (const piece of piecesOf(text)) {
        const shown = piece.style === 'code' && !options.colour ? `\`${piece.text}\`` : piece.text;
        for (const [index, part] of shown.split(' ').entries()) {
            if (index > 0)
                words.push([]);
            if (part !== '')
                words.at(-1)?.push({ ...piece, text: part });
        }
    }
    return words.filter((word) => word.length > 0);
}
function piecesOf(text) {
    const pieces = [];
    let rest = text;
    for (let match = INLINE.exec(rest); match !== null; match = INLINE.exec(rest)) {
        const [whole, code, bold, label, target] = match;
        pieces.push({ text: rest.slice(0, match.index), style: 'plain' });
        if (code !== undefined)
            pieces.push({ text: code, style: 'code' });
        else if (bold !== undefined)
            pieces.push(...piecesOf(bold).map(bolder));
        else
            pieces.push(...piecesOf(linkText(label ?? '', target ?? '')));
        rest = rest.slice(match.index + whole.length);
    }
    return [...pieces, { text: rest, style: 'plain' }];
}
function bolder(piece) {
    return piece.style === 'plain' ? { ...piece, style: 'bold' } : piece;
}
function linkText(label, target) {
    if (/^[a-z-]+\.md(?:#.*)?$/.test(target))
        return label;
    const place = target.startsWith('../') ? `docs/${target.slice('../'.length)}` : target;
    return `${label} (${place.replace(/^docs\/\.\.\//, '')})`;
}
function plainText(words) {
    return words.map((word) => word.map(({ text }) => text).join('')).join(' ');
}
function paintLines(lines, words, colour) {
    if (!colour)
        return lines;
    const waiting = [...words];
    return lines.map((line) => waiting
        .splice(0, line.split(' ').length)
        .map((word) => word.map(paint).join(''))
        .join(' ')
        .replaceAll(SAME_STYLE_AGAIN, ' '));
}
const SAME_STYLE_AGAIN = /(?<=\u001b\[(\d+)m[^\u001b]*)\u001b\[0m \u001b\[\1m/g;
function paint({ text, style }) {
    return style === 'plain' ? text : `\u001b[${CODES[style]}m${text}\u001b[0m`;
}

;// CONCATENATED MODULE: ./cli/explain-page.js


function renderPage(markdown, options) {
    const blocks = blocksOf(markdown.split('\n')).map((block) => renderBlock(block, options).join('\n'));
    return `${blocks.filter((text) => text !== '').join('\n\n')}\n`;
}
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
function blocksOf(lines) {
    const blocks = [];
    let current = [];
    const end = () => {
        if (current.length > 0)
            blocks.push({ kind: kindOf(current[0] ?? ''), lines: current });
        current = [];
    };
    for (const line of lines) {
        const isFenced = current[0]?.startsWith('```') === true;
        if (isFenced) {
            current.push(line);
            if (line.startsWith('```'))
                end();
            continue;
        }
        const isBlank = line.trim() === '';
        if (isBlank || line.startsWith('```') || kindOf(current[0] ?? '') === 'heading')
            end();
        if (!isBlank)
            current.push(line);
    }
    end();
    return blocks;
}
function kindOf(first) {
    if (/^#{1,6} /.test(first))
        return 'heading';
    if (first.startsWith('```'))
        return 'fence';
    if (first.startsWith('    '))
        return 'code';
    if (first.startsWith('|'))
        return 'table';
    return ITEM.test(first) ? 'list' : 'text';
}
function renderBlock({ kind, lines }, options) {
    switch (kind) {
        case 'heading':
            return flow(`**${(lines[0] ?? '').replace(/^#+ /, '')}**`, '', options);
        case 'fence':
            return lines.filter((line) => !line.startsWith('```')).map((line) => `    ${line}`);
        case 'code':
            return lines;
        case 'table':
            return tableLines(lines, options);
        case 'list':
            return itemsOf(lines).flatMap((item) => listItem(item, options));
        case 'text':
            return flow(lines.map((line) => line.trim()).join(' '), '', options);
    }
}
function itemsOf(lines) {
    const items = [];
    for (const line of lines) {
        if (ITEM.test(line))
            items.push(line);
        else
            items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return items;
}
function listItem(item, options) {
    const [lead = ''] = ITEM.exec(item) ?? [];
    return flow(item.slice(lead.length), lead.replace('*', '-'), options);
}
function flow(text, lead, options) {
    const words = inlineWords(text, options);
    const indent = (0,terminal_layout/* columns */.YB)(lead);
    const lines = (0,terminal_layout/* wrap */.LV)(plainText(words), Math.max(20, options.width - indent));
    const painted = paintLines(lines, words, options.colour);
    return painted.map((line, index) => (index === 0 ? lead : ' '.repeat(indent)) + line);
}
function tableLines(lines, options) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return rows.flatMap(([first = '', ...others], row) => [
        ...(row === 0 ? [] : ['']),
        ...flow(first, '', options),
        ...others.flatMap((cell, index) => {
            const name = head[index + 1] ?? '';
            return flow(name === '' || others.length === 1 ? cell : `${name}: ${cell}`, '    ', options);
        }),
    ]);
}
function cellsOf(row) {
    const cells = row
        .trim()
        .replace(/^\|/, '')
        .replace(/\|$/, '')
        .split(/(?<!\\)\|/);
    return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

// EXTERNAL MODULE: ./cli/flags.js
var flags = __webpack_require__(4881);
// EXTERNAL MODULE: ./cli/pages.js
var pages = __webpack_require__(3246);
// EXTERNAL MODULE: ./cli/terminal-settings.js
var terminal_settings = __webpack_require__(5548);
;// CONCATENATED MODULE: ./cli/explain.js









const FAILS_WHEN = {
    plan: 'no valid plan governs the change, or several do',
    'plan-history': 'a revision is changed, removed or skipped',
    branch: 'the change goes into another branch than the plan says',
    dependencies: 'a chunk that this one builds on has not landed',
    'file-scope': 'a file is changed that the chunk does not list',
    'protected-files': 'a file that steers builds and judging is changed',
    'requires-tests': 'the chunk owes tests and the change brings none',
    baseline: 'the baseline is not the one that the plan pins',
    evidence: 'it was not shown in full what the code does',
    'checks-pass': 'a check of the plan exits otherwise than expected',
    'no-regression': 'a test that passed at the baseline fails',
    'no-test-gaming': 'a test of the baseline is gone, or ignored now',
    'no-assertion-loss': 'a test asserts less than it did',
    'no-target-loss': 'a test target of the baseline is not built any more',
    'no-new-clippy': 'clippy warns of something new',
};
async function explain(args) {
    const parsed = (0,flags/* parseFlags */.b)('explain', args);
    if (!parsed.ok)
        return (0,command/* failure */.V)(parsed.problem);
    const format = (0,command/* readFormat */.C)(parsed.flags.text('format'), ['terminal', 'markdown']);
    if (!format.ok)
        return (0,command/* failure */.V)(format.problem);
    const [gate, second] = parsed.flags.files;
    if (second !== undefined)
        return (0,command/* failure */.V)(`explain takes one gate, but was given ${JSON.stringify(second)} as well.`);
    const text = gate === undefined ? (0,facts/* known */.eO)(listOfGates(format.format)) : readPage(gate, format.format);
    return text.state === 'known' ? { exitCode: 0, stdout: text.value, stderr: '' } : (0,command/* failure */.V)(text.reason);
}
function readPage(name, format) {
    const ids = gates/* GATES */.J.map(({ id }) => id);
    if (!ids.includes(name)) {
        const meant = (0,wording/* nearestName */.qb)(name, ids);
        const instead = meant === null ? `; the gates are ${ids.join(', ')}.` : `; did you mean ${meant}?`;
        return (0,facts/* missing */.LO)('infrastructure', `There is no gate ${JSON.stringify(name)}${instead}`);
    }
    const page = (0,pages/* readShipped */.y)(`gates/${name}.md`);
    if (page.state === 'missing' || format === 'markdown')
        return page;
    return (0,facts/* known */.eO)(renderPage(page.value, { colour: (0,terminal_settings/* colourWanted */.q)(), width: (0,terminal_settings/* terminalWidth */.J)() }));
}
function listOfGates(format) {
    const rows = gates/* GATES */.J.map(({ id }) => [id, FAILS_WHEN[id] ?? '']);
    if (format === 'markdown') {
        const lines = rows.map(([id, words]) => `| \`${id}\` | ${words} |\n`);
        return `| gate | fails when |\n| --- | --- |\n${lines.join('')}`;
    }
    const names = Math.max(...rows.map(([id]) => id.length));
    const lines = rows.flatMap(([id, words]) => (0,terminal_layout/* hang */.lG)(`  ${(0,terminal_layout/* padTo */.v0)(id, names)}  `, [words], (0,terminal_settings/* terminalWidth */.J)()));
    return `Each gate, and when it fails:\n${lines.join('\n')}\n\nplan-gate explain GATE tells the rule, an example and the fix.\n`;
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

/***/ 3246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readShipped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1844);




function readShipped(path) {
    try {
        const folders = folderCandidates((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? '.'));
        const found = folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'docs', path)).find(isFile);
        if (found !== undefined)
            return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(found, 'utf8'));
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('infrastructure', `docs/${path} is missing beside ${folders[0]}. Take the folder dist/cli as a whole.`);
    }
    catch (error) {
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('infrastructure', `docs/${path} could not be read: ${(0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemWords */ .j5)(error)}.`);
    }
}
function folderCandidates(script) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(script).isDirectory() ? script : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(script);
    return [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)];
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}


/***/ })

};
