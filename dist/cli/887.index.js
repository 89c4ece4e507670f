export const id = 887;
export const ids = [887];
export const modules = {

/***/ 8887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: ./build/facts.js
var facts = __webpack_require__(7059);
// EXTERNAL MODULE: ./build/gates/index.js + 21 modules
var gates = __webpack_require__(178);
// EXTERNAL MODULE: ./build/plan/wording.js
var wording = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/report/terminal-layout.js
var terminal_layout = __webpack_require__(3186);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
;// CONCATENATED MODULE: ./build/cli/explain-inline.js
const CODES = { plain: '', bold: '1', code: '36' };
/** Code, bold text, or a link, whichever comes first. None of them nests on the pages but code in the text of a link. */
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/;
/** The words of a paragraph. Where colour is not wanted, code keeps its backticks, since nothing is told by colour alone. */
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
/** Code in bold text, as in a heading, stays code. */
function bolder(piece) {
    return piece.style === 'plain' ? { ...piece, style: 'bold' } : piece;
}
/** A link to another gate's page needs no more than its text; another says where it leads. */
function linkText(label, target) {
    if (/^[a-z-]+\.md(?:#.*)?$/.test(target))
        return label;
    const place = target.startsWith('../') ? `docs/${target.slice('../'.length)}` : target;
    return `${label} (${place.replace(/^docs\/\.\.\//, '')})`;
}
/** The words as they are read, with a space between them. */
function plainText(words) {
    return words.map((word) => word.map(({ text }) => text).join('')).join(' ');
}
/** Paints lines that `plainText` was wrapped to: they hold the same words in the same order. */
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
/** One style goes on over the space between two words. */
const SAME_STYLE_AGAIN = /(?<=\u001b\[(\d+)m[^\u001b]*)\u001b\[0m \u001b\[\1m/g;
function paint({ text, style }) {
    return style === 'plain' ? text : `\u001b[${CODES[style]}m${text}\u001b[0m`;
}

;// CONCATENATED MODULE: ./build/cli/explain-page.js


/** A page of docs/ for people at a terminal: headings bold, paragraphs wrapped, tables as entries. Ends in a newline. */
function renderPage(markdown, options) {
    const blocks = blocksOf(markdown.split('\n')).map((block) => renderBlock(block, options).join('\n'));
    return `${blocks.filter((text) => text !== '').join('\n\n')}\n`;
}
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
/** Blocks are set apart by empty lines, as the pages are written; a fence holds empty lines too, and so does indented code. */
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
/** Each item as one line: what follows an item's first line belongs to it. */
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
/** Running text behind `lead`, with the lines below it under its first word. */
function flow(text, lead, options) {
    const words = inlineWords(text, options);
    const indent = (0,terminal_layout/* columns */.YB)(lead);
    const lines = (0,terminal_layout/* wrap */.LV)(plainText(words), Math.max(20, options.width - indent));
    const painted = paintLines(lines, words, options.colour);
    return painted.map((line, index) => (index === 0 ? lead : ' '.repeat(indent)) + line);
}
/** Cells may be sentences, so each row is an entry: its first cell, and below it the others under the names of their columns. */
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

// EXTERNAL MODULE: ./build/cli/flags.js
var flags = __webpack_require__(6222);
// EXTERNAL MODULE: ./build/cli/pages.js
var pages = __webpack_require__(2593);
// EXTERNAL MODULE: ./build/cli/terminal-settings.js
var terminal_settings = __webpack_require__(3447);
;// CONCATENATED MODULE: ./build/cli/explain.js









/** What makes each gate fail, in so few words that a list of them fits a terminal of 80 columns. */
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
/** `plan-gate explain`: a gate's page, or the list of the gates. */
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

/***/ 2593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readShipped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(812);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7059);




/**
 * A file of docs/, which lies beside the bundled command line, and beside the sources' folder. `path` is below docs/ and is never
 * made of what anybody wrote.
 */
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
/** Node is started with the file or with its folder. */
function folderCandidates(script) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(script).isDirectory() ? script : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(script);
    return [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)];
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}


/***/ })

};
