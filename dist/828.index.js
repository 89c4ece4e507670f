export const id = 828;
export const ids = [828];
export const modules = {

/***/ 3828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createEvidenceSource: () => (/* reexport */ evidence_source/* createEvidenceSource */.Z),
  parseGiven: () => (/* reexport */ evidence_given/* parseGiven */.p),
  renderCheckRun: () => (/* reexport */ renderCheckRun),
  run: () => (/* reexport */ run),
  writeSurfaces: () => (/* reexport */ writeSurfaces)
});

// EXTERNAL MODULE: ./capture/evidence-source.js + 1 modules
var evidence_source = __webpack_require__(1977);
// EXTERNAL MODULE: ./collect/evidence-given.js + 3 modules
var evidence_given = __webpack_require__(7140);
// EXTERNAL MODULE: ./report/escape.js
var report_escape = __webpack_require__(6399);
;// CONCATENATED MODULE: ./report/copied-lines.js
const LIST = /^\[(\{ "chunk": .* \})\]$/;
const MATCH = /"match": ("(?:[^"\\]|\\.)*")/;
const MAX_ENTRIES = 5;
function helpParts(help) {
    const end = help.lastIndexOf('\n');
    const entry = entryOf(help.slice(end + 1));
    return entry === null || end < 0 ? { said: help, entry: null } : { said: help.slice(0, end), entry };
}
function entryOf(line) {
    return LIST.exec(line)?.[1] ?? null;
}
function isCopied(line) {
    return entryOf(line) !== null;
}
function matchOf(entry) {
    const quoted = MATCH.exec(entry)?.[1];
    try {
        return quoted === undefined ? null : String(JSON.parse(quoted));
    }
    catch {
        return null;
    }
}
function listOf(entries) {
    const listed = entries.slice(0, MAX_ENTRIES);
    if (listed.length < 2)
        return listed.map((entry) => `[${entry}]`);
    return ['[', ...listed.map((entry, at) => `  ${entry}${at === listed.length - 1 ? '' : ','}`), ']'];
}

;// CONCATENATED MODULE: ./report/finding-words.js


function wordsOf(finding, field) {
    const { path } = finding;
    if (path === null || path === '' || (0,report_escape/* visible */.RK)(path) === path)
        return finding[field];
    return finding[field].replaceAll(path, () => (0,report_escape/* visible */.RK)(path));
}
function helpOf(finding) {
    return helpParts(wordsOf(finding, 'help'));
}
function sharedHelp(finding) {
    const { said, entry } = helpOf(finding);
    const match = entry === null ? null : matchOf(entry);
    const isTold = match !== null && wordsOf(finding, 'message').includes(match);
    return { said: withoutPath(finding, said), own: isTold ? '' : entry };
}
function withoutPath(finding, help) {
    const name = (0,report_escape/* visible */.RK)(finding.path ?? '');
    if (name === '')
        return help;
    const parts = help.split(name);
    return parts
        .slice(1)
        .reduce((text, part) => text + (standsAlone(text, part) ? 'each file' : name) + part, parts[0] ?? '');
}
function standsAlone(before, after) {
    return !/[\w/-]$/.test(before) && !/^[\w/-]/.test(after);
}
function wordsAfterPath(finding) {
    const message = wordsOf(finding, 'message');
    const opening = `${(0,report_escape/* visible */.RK)(finding.path ?? '')} `;
    return finding.path !== null && message.startsWith(opening) ? message.slice(opening.length) : null;
}

;// CONCATENATED MODULE: ./report/links.js
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
function safeUrl(url) {
    return url && /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~/%@:+=&?#-]*)?$/.test(url) ? url : null;
}
const RUST_PAGE = /https:\/\/(?:rust-lang\.github\.io\/rust-clippy|doc\.rust-lang\.org)(?:\/[\w.-]*\w)+\/?(?:#[\w-]*\w)?/g;
function partsByPage(text) {
    const parts = [];
    let end = 0;
    for (const found of text.matchAll(RUST_PAGE)) {
        parts.push({ text: text.slice(end, found.index), isPage: false }, { text: found[0], isPage: true });
        end = found.index + found[0].length;
    }
    return [...parts, { text: text.slice(end), isPage: false }];
}
function repositoryUrl(report) {
    if (report.host === undefined || !REPOSITORY.test(report.host.repository))
        return null;
    const server = /^https?:\/\/[\w.-]+(?::\d+)?(?=\/)/.exec(report.host.run_url ?? '')?.[0];
    return `${server ?? 'https://github.com'}/${report.host.repository}`;
}
function repositoryPath(path) {
    if (path === null || path.startsWith('$OUT_DIR/') || /^[A-Za-z]:[\\/]/.test(path) || /\p{Cs}/u.test(path))
        return null;
    const plain = path.replace(/^(?:\.\/)+/, '');
    return plain.split('/').some((segment) => ['', '.', '..'].includes(segment)) ? null : plain;
}
function encodeSegment(segment) {
    return encodeURIComponent(segment).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
function fileUrl(report, path, line, endLine) {
    const root = repositoryUrl(report);
    const commit = path === report.plan?.path ? report.plan.sha : report.head;
    const plain = repositoryPath(path);
    if (root === null || plain === null || commit === null || !COMMIT.test(commit))
        return null;
    const source = line !== null && /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    const encoded = plain.split('/').map(encodeSegment).join('/');
    const end = line !== null && endLine !== null && endLine > line ? `-L${endLine}` : '';
    return `${root}/blob/${commit}/${encoded}${source}${line === null ? '' : `#L${line}${end}`}`;
}
function commitUrl(report, commit) {
    const root = repositoryUrl(report);
    return root === null || !COMMIT.test(commit) ? null : `${root}/commit/${commit}`;
}
function pullRequestUrl(report) {
    const root = repositoryUrl(report);
    const number = report.host?.pull_request ?? null;
    return root === null || number === null ? null : `${root}/pull/${number}`;
}

// EXTERNAL MODULE: ./report/words.js
var report_words = __webpack_require__(463);
;// CONCATENATED MODULE: ./report/ranking.js



function rankFindings(gate) {
    const byIdentity = new Map();
    for (const finding of gate.findings) {
        const identity = JSON.stringify([finding.code, finding.path, finding.line, finding.message]);
        const known = byIdentity.get(identity);
        if (known === undefined)
            byIdentity.set(identity, { finding, times: 1 });
        else {
            known.times += 1;
            if (severity(finding.level) < severity(known.finding.level))
                known.finding = finding;
        }
    }
    return [...byIdentity.values()].sort((a, b) => severity(a.finding.level) - severity(b.finding.level));
}
function groupByHelp(ranked) {
    const groups = new Map();
    for (const member of ranked) {
        const { said, own } = sharedHelp(member.finding);
        const key = JSON.stringify([member.finding.level, said, own]);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [member]);
        else
            group.push(member);
    }
    return [...groups.values()].map((members) => ({ ...helpFor(members), members }));
}
function helpFor(members) {
    const [first] = members;
    if (first === undefined)
        return { help: '', copied: [] };
    const { said } = helpOf(first.finding);
    const same = members.every(({ finding }) => helpOf(finding).said === said);
    const help = same ? said : sharedHelp(first.finding).said;
    const entries = [...new Set(members.flatMap(({ finding }) => helpOf(finding).entry ?? []))];
    const more = entries.length - MAX_ENTRIES;
    const others = more === 1 ? 'the other one takes' : `each of the ${more} others takes`;
    return {
        help: more > 0 ? `${help.replace(/:$/, '')}; ${others} an entry like these:` : help,
        copied: listOf(entries),
    };
}
const ASIDES = ['unmatched_entries', 'allowance_unused', 'older_revision_broken'];
function withoutAsides(report) {
    if (report.conclusion !== 'success')
        return report;
    const gates = report.gates.map((gate) => ({
        ...gate,
        findings: gate.findings.filter(({ code, level }) => level !== 'notice' || !ASIDES.includes(code)),
    }));
    return { ...report, gates };
}
function gateRows(gates) {
    const rows = [];
    const byReason = new Map();
    for (const gate of gates) {
        const shares = (gate.outcome === 'skipped' || gate.outcome === 'unknown') && gate.findings.length === 0;
        const key = JSON.stringify([gate.outcome, gate.reason ?? gate.summary]);
        const known = shares ? byReason.get(key) : undefined;
        if (known !== undefined) {
            known.push(gate);
            continue;
        }
        const row = [gate];
        if (shares)
            byReason.set(key, row);
        rows.push(row);
    }
    return rows;
}
function topicsWorstFirst(report) {
    const telling = gatesWorstFirst(report).map((gate) => ({ about: 'findings', gate }));
    const failed = telling.filter((topic) => topic.about === 'findings' && topic.gate.outcome === 'fail').length;
    const unknown = unknownTopics(report).filter(({ reason }) => !(0,report_words/* isInHeadline */.Sh)(report, reason));
    return [...telling.slice(0, failed), ...unknown, ...telling.slice(failed)];
}
function unknownTopics(report) {
    const byReason = new Map();
    for (const gate of report.gates.filter(({ outcome }) => outcome === 'unknown')) {
        const reason = gate.reason ?? gate.summary;
        byReason.set(reason, [...(byReason.get(reason) ?? []), gate]);
    }
    return [...byReason].map(([reason, gates]) => ({ about: 'unknown', reason, gates }));
}
function onlyNotices(gate) {
    return gate.findings.every(({ level }) => level === 'notice');
}
function gatesWorstFirst(report) {
    return report.gates
        .filter(({ findings }) => findings.length > 0)
        .sort((a, b) => gateSeverity(a) - gateSeverity(b));
}
function gateSeverity(gate) {
    if (gate.outcome === 'fail')
        return -1;
    return gate.findings.reduce((worst, { level }) => Math.min(worst, severity(level)), report_words/* LEVELS */.A_.length);
}
function severity(level) {
    return report_words/* LEVELS */.A_.indexOf(level);
}
function findingsInTurns(report) {
    const turns = gatesWorstFirst(report).flatMap((gate) => {
        const turn = new Map();
        return rankFindings(gate).map((ranked) => {
            const mine = turn.get(ranked.finding.level) ?? 0;
            turn.set(ranked.finding.level, mine + 1);
            return { placed: { ...ranked, gate }, rank: severity(ranked.finding.level), turn: mine };
        });
    });
    return turns.sort((a, b) => a.rank - b.rank || a.turn - b.turn).map(({ placed }) => placed);
}

;// CONCATENATED MODULE: ./report/annotations.js





const MAX_ANNOTATIONS = 500;
const MAX_TITLE_BYTES = 255;
const MAX_MESSAGE_BYTES = 56_000;
const MAX_HELP_BYTES = 8_000;
const ANNOTATION_LEVELS = {
    error: 'failure',
    warning: 'warning',
    notice: 'notice',
};
function annotate(report, texts) {
    const all = findingsInTurns(report).flatMap((placed) => {
        const path = repositoryPath(placed.finding.path);
        return path === null ? [] : [{ placed, path }];
    });
    const annotations = all
        .slice(0, MAX_ANNOTATIONS)
        .map(({ placed, path }) => annotation(placed, path, texts));
    return { annotations, leftOut: all.length - annotations.length };
}
function annotation(placed, path, texts) {
    const { finding, gate } = placed;
    return {
        path,
        ...span(finding),
        annotation_level: ANNOTATION_LEVELS[finding.level],
        title: annotationTitle(gate.id, texts),
        message: plainMessage(placed, MAX_MESSAGE_BYTES, MAX_HELP_BYTES),
    };
}
function annotationTitle(gateId, texts) {
    const { title } = (0,report_words/* gateText */.bp)(texts, gateId);
    return (0,report_escape/* shorten */.ml)((0,report_escape/* visible */.RK)(title === gateId ? gateId : `${title} (${gateId})`), MAX_TITLE_BYTES);
}
function plainMessage({ finding, times }, messageBytes, helpBytes) {
    const message = (0,report_escape/* visibleLines */.gB)(wordsOf(finding, 'message')).join('\n');
    const repeated = times === 1 ? '' : `\n(${times} times)`;
    const help = finding.help === '' ? '' : `\nWhat to do: ${(0,report_escape/* visibleLines */.gB)(wordsOf(finding, 'help')).join('\n')}`;
    const said = message.trim() === '' ? finding.code : message;
    return (0,report_escape/* shorten */.ml)(said, messageBytes - repeated.length) + repeated + (0,report_escape/* shorten */.ml)(help, helpBytes);
}
function span(finding) {
    const start = Math.max(1, finding.line ?? 1);
    const end = finding.line === null ? start : Math.max(start, finding.end_line ?? start);
    const lines = { start_line: start, end_line: end };
    const { column, end_column: endColumn } = finding;
    if (finding.line === null || start !== end || column === null || endColumn === null)
        return lines;
    return column < 1 || endColumn < column ? lines : { ...lines, start_column: column, end_column: endColumn };
}

;// CONCATENATED MODULE: ./report/fit.js

function paragraph(text) {
    return { blocks: [{ open: text, rows: [], close: '' }], thing: '' };
}
const BLANK = '\n\n';
function fitSections(sections, limitBytes) {
    const whole = sections.map((section) => fitSection(section, Number.POSITIVE_INFINITY));
    const sizes = whole.map((text) => Buffer.byteLength(text) + BLANK.length);
    const shares = shareOut(sizes, limitBytes);
    const fitted = sections.map((section, index) => {
        const share = shares[index] ?? 0;
        return (sizes[index] ?? 0) <= share ? (whole[index] ?? '') : fitSection(section, share - BLANK.length);
    });
    return fitted
        .filter((text) => text !== '')
        .map((text) => `${text}\n`)
        .join('\n');
}
function shareOut(sizes, total) {
    const smallestFirst = sizes.map((size, index) => ({ size, index })).sort((a, b) => a.size - b.size);
    const shares = sizes.map(() => 0);
    let left = total;
    smallestFirst.forEach(({ size, index }, done) => {
        const share = Math.min(size, Math.floor(left / (smallestFirst.length - done)));
        shares[index] = share;
        left -= share;
    });
    return shares;
}
function leftOutLine(count, thing) {
    return `_${(0,report_words/* counted */.hS)(count, `more ${thing}`)} did not fit here; the JSON report holds all._`;
}
function fitSection(section, room) {
    const total = section.blocks.flatMap(({ rows }) => rows).reduce((sum, { count }) => sum + count, 0);
    const reserve = total === 0 ? 0 : Buffer.byteLength(leftOutLine(total, section.thing)) + BLANK.length;
    const texts = [];
    let left = room - reserve;
    let shown = 0;
    for (const [index, block] of section.blocks.entries()) {
        const fitted = fitBlock(block, left);
        if (fitted === null && index === 0)
            return '';
        if (fitted === null)
            continue;
        texts.push(fitted.text);
        left -= Buffer.byteLength(fitted.text) + BLANK.length;
        shown += fitted.shown;
    }
    if (shown < total)
        texts.push(leftOutLine(total - shown, section.thing));
    return texts.join(BLANK);
}
function fitBlock(block, room) {
    let left = room - [block.open, block.close].reduce((sum, text) => sum + Buffer.byteLength(text) + BLANK.length, 0);
    if (left < 0)
        return null;
    const rows = [];
    let shown = 0;
    for (const row of block.rows) {
        const size = Buffer.byteLength(row.text) + 1;
        if (size > left)
            continue;
        left -= size;
        rows.push(row.text);
        shown += row.count;
    }
    if (rows.length === 0 && block.rows.length > 0)
        return null;
    return {
        text: [block.open, rows.join('\n'), block.close].filter((part) => part !== '').join(BLANK),
        shown,
    };
}

;// CONCATENATED MODULE: ./report/prose.js


function proseParts(line) {
    if (isCopied(line))
        return [{ kind: 'code', text: line }];
    return byBackticks(line).filter(({ text }) => text !== '');
}
function byBackticks(text) {
    const parts = text.split('`');
    const paired = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join('`')];
    return paired.flatMap((part, index) => {
        if (index % 2 === 0)
            return byPages(part);
        return part.trim() === '' ? [{ kind: 'words', text: `\`${part}\`` }] : [{ kind: 'code', text: part }];
    });
}
function byPages(text) {
    return partsByPage(text).map((part) => ({ kind: part.isPage ? 'page' : 'words', text: part.text }));
}

;// CONCATENATED MODULE: ./report/escape-markdown.js


const SPLIT = '<!-- -->';
const SPECIAL = /[\\`*_[\]|~&<>@#$]|\bGH-(?=\d)|www(?=\.)|:(?=\/\/|[\w+-]+:)/gi;
const REPLACEMENTS = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '@': `@${SPLIT}`,
    '#': `\\#${SPLIT}`,
    $: '<span>$</span>',
};
function escapeInline(text) {
    return text.replace(SPECIAL, (found) => {
        if (found.length > 1 || found === ':')
            return found + SPLIT;
        return REPLACEMENTS[found] ?? `\\${found}`;
    });
}
function escapeStart(text) {
    return text
        .replace(/^ +/, '')
        .replace(/^[-+=:]/, '\\$&')
        .replace(/^(\d+)([.)])/, '$1\\$2');
}
const MAX_RUN = 8;
function longestRunOfBackticks(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
function markdownText(text) {
    return escapeStart(escapeInline((0,report_escape/* visible */.RK)(text)));
}
function codeSpan(name) {
    const shown = (0,report_escape/* visible */.RK)(name);
    if (shown.trim() === '')
        return `<code>${shown.replaceAll(' ', '&nbsp;')}</code>`;
    const longest = longestRunOfBackticks(shown);
    if (shown.includes('|') || longest > MAX_RUN)
        return `<code>${escapeInline(shown)}</code>`;
    const fence = '`'.repeat(longest + 1);
    const padded = /^`|`$|^ .* $/.test(shown) ? ` ${shown} ` : shown;
    return fence + padded + fence;
}
function codeBlock(lines, language) {
    const shown = lines.map(report_escape/* visible */.RK);
    const fence = '`'.repeat(Math.max(3, ...shown.map((line) => longestRunOfBackticks(line) + 1)));
    return [`${fence}${language}`, ...shown, fence].map((line) => `\n  ${line}`).join('');
}
function markdownProse(text) {
    return (0,report_escape/* visibleLines */.gB)(text.trim()).map(proseLine).join('<br>');
}
function proseLine(line) {
    return proseParts(line)
        .map(({ kind, text }, index) => {
        if (kind === 'code')
            return codeSpan(text);
        if (kind === 'page')
            return `<${text}>`;
        return index === 0 ? escapeStart(escapeInline(text)) : escapeInline(text);
    })
        .join('');
}

;// CONCATENATED MODULE: ./report/chunk-graph.js



const MAX_TEXT = 50_000;
const MAX_EDGES = 500;
const MAX_TITLE = 60;
const STYLES = {
    this: 'fill:#cfe2ff,stroke:#0550ae,stroke-width:3px,color:#0a1f3c',
    planned: 'fill:#f0f1f3,stroke:#6e7781,stroke-dasharray:4 3,color:#24292f',
    landed: 'fill:#d2f4d9,stroke:#1a7f37,color:#0b2e13',
    waiting: 'fill:#fff3c4,stroke:#9a6700,color:#3b2300',
    blocked: 'fill:#ffd8d3,stroke:#b3261e,color:#4a0d08',
};
function chunkGraph(chunks) {
    const nodes = new Map(chunks.map(({ id }, index) => [id, `n${index}`]));
    const drawn = chunks.map((chunk) => {
        const label = (0,report_escape/* escapeMermaidLabel */.x2)(`${chunk.id}: ${shortTitle(chunk)} (${report_words/* CHUNK_STATE_WORDS */.QE[chunk.state]})`);
        return `  ${nodes.get(chunk.id)}["${label}"]:::${chunk.state}`;
    });
    const edges = chunks.flatMap((chunk) => chunk.deps.filter((dep) => nodes.has(dep)).map((dep) => `  ${nodes.get(dep)} --> ${nodes.get(chunk.id)}`));
    const states = new Set(chunks.map(({ state }) => state));
    const styles = [...states].map((state) => `  classDef ${state} ${STYLES[state]}`);
    const text = ['flowchart LR', ...drawn, ...edges, ...styles].join('\n');
    if (chunks.length === 0 || edges.length > MAX_EDGES || text.length > MAX_TEXT)
        return null;
    return `\`\`\`mermaid\n${text}\n\`\`\``;
}
function shortTitle(chunk) {
    const title = (0,report_escape/* visible */.RK)(chunk.title);
    const cut = (0,report_escape/* cutToBytes */.zP)(title, MAX_TITLE);
    return cut.length < title.length ? `${cut}…` : cut;
}
function chunkRows(chunks) {
    return chunks.map((chunk) => {
        const after = chunk.deps.length === 0 ? '' : `, after ${chunk.deps.map(codeSpan).join(', ')}`;
        const state = report_words/* CHUNK_STATE_WORDS */.QE[chunk.state];
        const text = `- ${codeSpan(chunk.id)} ${markdownText(chunk.title)}: ${chunk.state === 'this' ? `**${state}**` : state}${after}`;
        return { text, count: 1 };
    });
}

;// CONCATENATED MODULE: ./report/markdown-findings.js







const IN_SIGHT = 10;
const WORTH_FOLDING = 3;
const MAX_PROSE = 2_000;
function findingSections(report, texts) {
    const topics = topicsWorstFirst(report);
    const unknown = topics.filter((topic) => topic.about === 'unknown');
    return topics.flatMap((topic) => {
        if (topic.about === 'unknown')
            return topic === unknown[0] ? unknownSection(unknown, texts) : [];
        const { id, outcome } = topic.gate;
        const why = onlyNotices(topic.gate) ? '' : whyWords(id, texts);
        const open = `### ${report_words/* OUTCOME_EMOJI */.sg[outcome]} ${gateName(id, texts)}${why}`;
        const blocks = [{ open, rows: [], close: '' }, ...findingBlocks(report, topic.gate)];
        return { blocks, thing: 'finding' };
    });
}
function gateName(id, texts) {
    const { title } = (0,report_words/* gateText */.bp)(texts, id);
    return title === id ? codeSpan(id) : `${markdownText(title)} (${codeSpan(id)})`;
}
function whyWords(id, texts) {
    const { why, docs } = (0,report_words/* gateText */.bp)(texts, id);
    const address = safeUrl(docs);
    const words = [
        ...(why === '' ? [] : [`**Why it matters:** ${markdownProse(why)}`]),
        ...(address === null ? [] : [`[More about this gate](${address})`]),
    ];
    return words.length === 0 ? '' : `\n\n${words.join(' ')}`;
}
function unknownSection(topics, texts) {
    const open = `### ${report_words/* OUTCOME_EMOJI */.sg.unknown} Could not be judged`;
    const [only, ...others] = topics;
    if (only !== undefined && others.length === 0) {
        const [gate, ...more] = only.gates;
        const why = gate === undefined || more.length > 0 ? '' : whyWords(gate.id, texts);
        return paragraph(`${open}\n\n${unknownWords(only, texts)}${why}`);
    }
    const rows = topics.map((topic) => ({ text: `- ${unknownWords(topic, texts)}`, count: 1 }));
    return { blocks: [{ open, rows, close: '' }], thing: 'reason' };
}
const NAMED = 4;
function unknownWords({ gates, reason }, texts) {
    const names = gates.length > NAMED
        ? (0,report_words/* counted */.hS)(gates.length, 'gate')
        : gates.map(({ id }) => gateName(id, texts)).join(', ');
    return `**${names}**: ${markdownProse((0,report_escape/* shorten */.ml)(reason, MAX_PROSE))}`;
}
function findingBlocks(report, gate) {
    const ranked = rankFindings(gate);
    const inSight = ranked.length < IN_SIGHT + WORTH_FOLDING ? ranked.length : IN_SIGHT;
    const open = [];
    const folded = [];
    let placed = 0;
    for (const group of groupByHelp(ranked)) {
        const { members } = group;
        const here = members.slice(0, Math.max(0, inSight - placed));
        const rest = members.slice(here.length);
        placed += members.length;
        open.push(...groupRows(report, { ...group, members: here }));
        folded.push(...groupRows(report, { ...group, members: rest, ...(here.length === 0 ? {} : NO_HELP) }));
    }
    const blocks = open.length === 0 ? [] : [{ open: '', rows: open, close: '' }];
    if (folded.length === 0)
        return blocks;
    const summary = (0,report_words/* counted */.hS)(sum(folded), 'more finding');
    return [...blocks, { open: `<details><summary>${summary}</summary>`, rows: folded, close: '</details>' }];
}
function sum(rows) {
    return rows.reduce((total, { count }) => total + count, 0);
}
const NO_HELP = { help: '', copied: [] };
function groupRows(report, { help, copied, members }) {
    const block = copied.length === 0 ? '' : codeBlock(copied, 'json');
    const pasted = Buffer.byteLength(block) <= MAX_PROSE ? block : '<br>It is too long for here; the JSON report holds it.';
    const toDo = help === '' ? '' : `➡️ **What to do:** ${markdownProse((0,report_escape/* shorten */.ml)(help, MAX_PROSE))}${pasted}`;
    if (members.length > 1 && toDo !== '') {
        return [...members.map((member) => findingRow(report, member, '')), { text: `- ${toDo}`, count: 0 }];
    }
    return members.map((member) => findingRow(report, member, toDo === '' ? '' : `<br>${toDo}`));
}
function findingRow(report, { finding, times }, toDo) {
    const rest = wordsAfterPath(finding);
    const place = placeWords(report, finding);
    const message = markdownProse((0,report_escape/* shorten */.ml)(rest ?? wordsOf(finding, 'message'), MAX_PROSE));
    const said = place === '' ? message : `${place}${rest === null ? ':' : ''} ${message}`;
    const repeated = times === 1 ? '' : ` (${times} times)`;
    return { text: `- ${report_words/* LEVEL_EMOJI */.AP[finding.level]} ${said}${repeated}${toDo}`, count: times };
}
function placeWords(report, finding) {
    const { path, line, end_line: endLine } = finding;
    if (path === null)
        return '';
    const name = codeSpan(line === null || line === 1 ? path : `${path}:${line}`);
    const address = fileUrl(report, path, line, endLine);
    return address === null ? name : `[${name}](${address})`;
}

;// CONCATENATED MODULE: ./report/markdown.js








const SUMMARY_LIMIT_BYTES = 1_000_000;
const CHECK_RUN_LIMIT_BYTES = 65_535;
function renderMarkdown(report, texts, options = {}) {
    const sections = [
        ...overviewSections(report, texts),
        ...findingSections(report, texts),
        contextSection(report),
        ...outlookSections(report, options.mermaid ?? true),
    ];
    return fitSections(sections, options.limitBytes ?? SUMMARY_LIMIT_BYTES);
}
const MAX_SENTENCE = 1_000;
function overviewSections(report, texts) {
    const emoji = report.conclusion === 'success' ? '✅' : '❌';
    const headline = markdownProse((0,report_escape/* shorten */.ml)(report.headline, MAX_SENTENCE).replace(/\s+/g, ' '));
    const verdict = paragraph(`## ${emoji} ${headline}\n\n**${(0,report_words/* verdictLabel */.Id)(report)}**: ${(0,report_words/* verdictWords */.L2)(report)}`);
    if (report.gates.length === 0)
        return [verdict];
    const rows = gateRows(report.gates).map((row) => ({
        text: rowText(row, report, texts),
        count: row.length,
    }));
    const header = { text: '| Gate | What it found |\n| :-- | :-- |', count: 0 };
    return [verdict, { blocks: [{ open: '', rows: [header, ...rows], close: '' }], thing: 'gate' }];
}
function rowText([gate, ...others], report, texts) {
    const all = [gate, ...others];
    const name = others.length === 0 ? gateName(gate.id, texts) : (0,report_words/* counted */.hS)(all.length, 'gate');
    const which = others.length === 0 ? '' : ` (${all.map(({ id }) => codeSpan(id)).join(', ')})`;
    const word = gate.outcome === 'skipped' || gate.outcome === 'unknown' ? `${gate.outcome}${which}: ` : '';
    const warnings = gate.findings.filter(({ level }) => level === 'warning').length;
    const besides = warnings === 0 ? '' : ` ${report_words/* LEVEL_EMOJI */.AP.warning} ${(0,report_words/* counted */.hS)(warnings, 'warning')}`;
    const words = markdownProse((0,report_escape/* shorten */.ml)((0,report_words/* gateWords */.DO)(gate, report), MAX_SENTENCE));
    return `| ${report_words/* OUTCOME_EMOJI */.sg[gate.outcome]} ${name} | ${word}${words}${besides} |`;
}
function contextSection(report) {
    const lines = [
        `- Pull request: ${pullRequestWords(report)}`,
        `- Plan: ${planWords(report)}`,
        `- Commits: ${commitWords(report)}`,
    ];
    const changed = report.changed_files;
    lines.push(`- Changed files: ${changed === null ? 'could not be listed in full' : (0,report_words/* counted */.hS)(changed, 'path')}`);
    const log = safeUrl(report.host?.run_url);
    if (log !== null)
        lines.push(`- Run: [log](${log})`);
    return paragraph(`### What was judged\n\n${lines.join('\n')}`);
}
function pullRequestWords(report) {
    const address = pullRequestUrl(report);
    const number = address === null ? '' : `[number ${report.host?.pull_request}](${address}), `;
    const chunk = report.chunk === null ? '' : `: ${codeSpan((0,report_escape/* shorten */.ml)(report.chunk, MAX_SENTENCE))}`;
    return `${number}${(0,report_words/* kindWords */.Gk)(report)}${chunk}`;
}
function planWords(report) {
    const { plan } = report;
    if (plan === null)
        return (0,report_words/* noPlanWords */.SP)(report);
    const address = fileUrl(report, plan.path, null, null);
    const name = codeSpan(plan.path);
    const file = address === null ? name : `[${name}](${address})`;
    return `${file}, revision ${plan.rev} of ${codeSpan(plan.slug)}, read at ${codeSpan(plan.ref)} (${commitWord(report, plan.sha)})`;
}
function commitWords(report) {
    const named = { base: report.base, head: report.head, 'merge base': report.merge_base };
    return Object.entries(named)
        .map(([name, commit]) => `${name} ${commit === null ? 'not known' : commitWord(report, commit)}`)
        .join(', ');
}
function commitWord(report, commit) {
    const address = commitUrl(report, commit);
    const name = codeSpan((0,report_escape/* visible */.RK)(commit).slice(0, 10));
    return address === null ? name : `[${name}](${address})`;
}
function outlookSections(report, mermaid) {
    const sections = [];
    if (report.chunks.length > 0)
        sections.push({ blocks: chunkBlocks(report, mermaid), thing: 'chunk' });
    if (report.assertions.length > 0) {
        const open = '### For a person to judge\n\nThe plan also asks for these. No program can check them, and they do not count in the verdict.';
        const rows = report.assertions.map((words) => ({
            text: `- [ ] ${markdownProse((0,report_escape/* shorten */.ml)(words, MAX_SENTENCE))}`,
            count: 1,
        }));
        sections.push({ blocks: [{ open, rows, close: '' }], thing: 'assertion' });
    }
    return sections;
}
const CHUNKS_IN_SIGHT = 20;
function chunkBlocks(report, mermaid) {
    const heading = { open: "### The plan's chunks", rows: [], close: '' };
    const rows = chunkRows(report.chunks);
    const graph = mermaid ? chunkGraph(report.chunks) : null;
    const listed = { open: '', rows, close: '' };
    const folded = (summary) => ({
        open: `<details><summary>${summary}</summary>`,
        rows,
        close: '</details>',
    });
    if (graph !== null)
        return [heading, { open: graph, rows: [], close: '' }, folded('The same in words')];
    return [heading, rows.length > CHUNKS_IN_SIGHT ? folded((0,report_words/* counted */.hS)(rows.length, 'chunk')) : listed];
}

;// CONCATENATED MODULE: ./report/check-run.js






function renderCheckRun(report, texts) {
    const { annotations, leftOut } = annotate(report, texts);
    const summary = [...overviewSections(report, texts), contextSection(report)];
    if (leftOut > 0) {
        summary.push(paragraph(`_${(0,report_words/* counted */.hS)(leftOut, 'more finding')} had no room among the ${MAX_ANNOTATIONS} annotations on files; the JSON report holds them all._`));
    }
    const details = [...findingSections(report, texts), ...outlookSections(report, false)];
    return {
        title: (0,report_escape/* shorten */.ml)((0,report_escape/* visible */.RK)(report.headline), MAX_TITLE_BYTES),
        summary: fitSections(summary, CHECK_RUN_LIMIT_BYTES),
        text: details.length === 0 ? 'There is nothing to add.\n' : fitSections(details, CHECK_RUN_LIMIT_BYTES),
        annotations,
    };
}

// EXTERNAL MODULE: ./facts.js
var facts_0 = __webpack_require__(1844);
;// CONCATENATED MODULE: ./collect/capture-results.js

function holdToCapture(facts, given) {
    const failed = (given.captureResults ?? []).filter(({ conclusion }) => conclusion !== 'success');
    const state = withReason(facts.evidenceState, given.runsNothing ?? null);
    if (failed.length === 0)
        return { ...facts, evidenceState: state };
    const found = state.state === 'known' ? state.value : NOTHING;
    const findings = [...failed.map(notSucceeded), ...found.findings];
    return { ...facts, evidenceState: (0,facts_0/* known */.eO)({ ...found, findings }) };
}
const NOTHING = { origin: null, findings: [], content: null };
function withReason(state, reason) {
    if (reason === null || state.state !== 'known')
        return state;
    const findings = state.value.findings.map((finding) => finding.code === 'no_evidence'
        ? {
            ...finding,
            message: `The floor is on, but no evidence of tests and clippy was given. ${reason}`,
            help: 'Let a job on `pull_request` and `merge_group` run plan-gate with `mode: capture`, hand its file over as an artifact, and name it with input `evidence`; or set `floor: off` to judge the change without running its code.',
        }
        : finding);
    return (0,facts_0/* known */.eO)({ ...state.value, findings });
}
function notSucceeded({ who, conclusion, url }) {
    const ended = conclusion === '' ? 'did not say how it ended' : `ended with \`${conclusion}\``;
    const where = url === null ? '' : ` (${url})`;
    return {
        code: 'capture_not_successful',
        level: 'error',
        message: `${who} ${ended}, not with \`success\`${where}, so there is no evidence that counts.`,
        help: 'See why it did not succeed, mend that, and run it again; the gate follows.',
    };
}

// EXTERNAL MODULE: ./collect/facts.js + 103 modules
var collect_facts = __webpack_require__(8704);
// EXTERNAL MODULE: ./collect/plan.js + 2 modules
var collect_plan = __webpack_require__(2513);
// EXTERNAL MODULE: ./gates/index.js + 30 modules
var gates = __webpack_require__(6063);
// EXTERNAL MODULE: ./report/assemble.js + 1 modules
var assemble = __webpack_require__(4813);
// EXTERNAL MODULE: ./verdict.js + 2 modules
var verdict_0 = __webpack_require__(2638);
;// CONCATENATED MODULE: ./run.js







async function run(input) {
    const plan = await (0,collect_plan/* collectPlan */.q)(input);
    const subject = (0,collect_facts/* subjectOf */.e)(input, plan.choice);
    const collected = await (0,collect_facts/* collectFacts */.M)(input, plan, subject);
    const facts = holdToCapture(collected.table, input);
    const labelled = collected.labelled.map(({ label, facts: own }) => ({
        label,
        facts: holdToCapture(own, input),
    }));
    const verdict = (0,verdict_0/* evaluate */._3)(gates/* GATES */.J, facts, input.options.warnOnly, labelled);
    const { dependencies, testComparison, warningComparison } = labelled.length === 0 ? facts : apart(facts);
    const compared = { dependencies, testComparison, warningComparison };
    const context = { ...plan, subject, ...compared, head: input.pullRequest.headSha };
    return (0,assemble/* assembleReport */.x)(context, verdict);
}
function apart(facts) {
    const reason = (0,facts_0/* notApplicable */.hH)('Each label is compared with its own baseline.');
    return { ...facts, testComparison: reason, warningComparison: reason };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./gates/texts.js
var gates_texts = __webpack_require__(8328);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./report/html-anchors.js

function anchorsOf(report) {
    const anchors = new Map();
    const used = new Set();
    for (const [index, topic] of topicsWorstFirst(report).entries()) {
        const own = topic.about === 'findings' && /^[a-z][a-z-]*$/.test(topic.gate.id);
        const wanted = own ? `gate-${topic.gate.id}` : `topic-${index + 1}`;
        const name = used.has(wanted) ? `topic-${index + 1}` : wanted;
        used.add(name);
        for (const gate of topic.about === 'findings' ? [topic.gate] : topic.gates)
            anchors.set(gate, name);
    }
    return anchors;
}
function anchorOf(anchors, gate) {
    return anchors.get(gate) ?? null;
}

;// CONCATENATED MODULE: ./report/html-text.js



const html_text_MAX_PROSE = 4_000;
const html_text_MAX_SENTENCE = 1_000;
function codeHtml(name) {
    return `<code>${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* shorten */.ml)(name, html_text_MAX_SENTENCE))}</code>`;
}
function proseHtml(text, maxBytes = html_text_MAX_PROSE) {
    return (0,report_escape/* visibleLines */.gB)((0,report_escape/* shorten */.ml)(text.trim(), maxBytes)).map(html_text_proseLine).join('<br>');
}
function html_text_proseLine(line) {
    return proseParts(line)
        .map(({ kind, text }) => {
        if (kind === 'code')
            return `<code>${(0,report_escape/* escapeHtml */.ZD)(text)}</code>`;
        return linkHtml(kind === 'page' ? text : null, (0,report_escape/* escapeHtml */.ZD)(text));
    })
        .join('');
}
function linkHtml(address, inner) {
    return address === null ? inner : `<a href="${(0,report_escape/* escapeHtml */.ZD)(address)}">${inner}</a>`;
}
function placeHtml(report, path, line, endLine) {
    return linkHtml(addressOf(report, path, line, endLine), codeHtml(html_text_placeWords(path, line)));
}
function addressOf(report, path, line, endLine) {
    return path.length > html_text_MAX_SENTENCE || path.endsWith('…') ? null : fileUrl(report, path, line, endLine);
}
function html_text_placeWords(path, line) {
    return line === null || line === 1 ? path : `${path}:${line}`;
}
function commitHtml(report, commit) {
    return linkHtml(commitUrl(report, commit), codeHtml((0,report_escape/* visible */.RK)(commit).slice(0, 10)));
}
const SIGNS = {
    pass: '✓',
    fail: '✗',
    skipped: '–',
    unknown: '?',
    error: '✗',
    warning: '!',
    notice: 'i',
};
function badgeHtml(kind, words = kind) {
    return `<span class="badge ${kind}"><span aria-hidden="true">${SIGNS[kind]}</span> ${(0,report_escape/* escapeHtml */.ZD)(words)}</span>`;
}

;// CONCATENATED MODULE: ./report/html-overview.js






function verdictHtml(report, texts, anchors) {
    const passes = report.conclusion === 'success';
    const tone = passes ? 'pass' : report.failure_kind === 'violation' ? 'fail' : 'unknown';
    const badge = badgeHtml(passes ? 'pass' : 'fail', (0,report_words/* verdictLabel */.Id)(report));
    return `<section class="verdict ${tone}" aria-labelledby="verdict">
<h1 id="verdict"><span class="sign" aria-hidden="true">${passes ? '✓' : '✗'}</span> ${headlineHtml(report)}</h1>
<p>${badge} ${proseHtml((0,report_words/* verdictWords */.L2)(report))}</p>
${startHtml(report, texts, anchors)}</section>`;
}
function headlineHtml({ headline, gates }) {
    const ids = new Set(gates.map(({ id }) => id));
    return proseHtml(headline.replace(/\s+/g, ' '), html_text_MAX_SENTENCE).replace(/[a-z]+(?:-[a-z]+)+/g, (word) => ids.has(word) ? `<span class="whole">${word}</span>` : word);
}
function startHtml(report, texts, anchors) {
    const links = topicsWorstFirst(report).flatMap((topic) => {
        const gates = topic.about === 'findings' ? [topic.gate] : topic.gates;
        const [gate, ...others] = gates;
        if (gate === undefined || gate.outcome === 'pass' || gate.outcome === 'skipped')
            return [];
        const words = others.length === 0
            ? (0,report_words/* gateText */.bp)(texts, gate.id).title
            : `why ${(0,report_words/* counted */.hS)(gates.length, 'gate')} could not be judged`;
        const aside = others.length === 0 ? ` (${blockersWords(gate)})` : '';
        return [`<a href="#${anchorOf(anchors, gate)}">${(0,report_escape/* escapeHtml */.ZD)(words)}</a>${aside}`];
    });
    return links.length === 0 ? '' : `<p><strong>Start with:</strong> ${links.join(', ')}</p>\n`;
}
function blockersWords({ outcome, findings }) {
    if (outcome === 'unknown')
        return 'could not be judged';
    return (0,report_words/* counted */.hS)(findings.filter(({ level }) => level === 'error').length, 'error');
}
const OUTCOMES = [
    ['fail', 'fails', 'fail'],
    ['unknown', 'could not be judged', 'could not be judged'],
    ['pass', 'passes', 'pass'],
    ['skipped', 'does not apply', 'do not apply'],
];
function tally(gates) {
    const parts = OUTCOMES.flatMap(([outcome, one, many]) => {
        const count = gates.filter((gate) => gate.outcome === outcome).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
    });
    return `${(0,report_words/* counted */.hS)(gates.length, 'gate')}: ${parts.join(', ')}.`;
}
function gatesHtml(report, texts, anchors) {
    if (report.gates.length === 0)
        return '';
    const heads = ['Gate', 'Outcome', 'What it found'];
    const rows = gateRows(report.gates).map((row) => rowHtml(row, report, texts, anchors));
    return `<section aria-labelledby="gates">
<h2 id="gates">Gates</h2>
<table role="table">
<caption>${tally(report.gates)}</caption>
<thead role="rowgroup"><tr role="row">${heads.map((head) => `<th role="columnheader" scope="col">${head}</th>`).join('')}</tr></thead>
<tbody role="rowgroup">
${rows.join('\n')}
</tbody>
</table>
</section>`;
}
function rowHtml([gate, ...others], report, texts, anchors) {
    const all = [gate, ...others];
    const name = others.length === 0 ? nameHtml(gate, texts, anchors) : (0,report_words/* counted */.hS)(all.length, 'gate');
    const ids = all.map((each) => linkedHtml(each, codeHtml(each.id), anchors)).join(', ');
    const which = others.length === 0 ? '' : `${ids}: `;
    const warnings = gate.findings.filter(({ level }) => level === 'warning').length;
    const besides = warnings === 0 ? '' : ` ${badgeHtml('warning', (0,report_words/* counted */.hS)(warnings, 'warning'))}`;
    const words = proseHtml((0,report_words/* gateWords */.DO)(gate, report), html_text_MAX_SENTENCE);
    return `<tr role="row"><th role="rowheader" scope="row">${name}</th><td role="cell">${badgeHtml(gate.outcome)}${besides}</td><td role="cell">${which}${words}</td></tr>`;
}
function nameHtml(gate, texts, anchors) {
    const { title } = (0,report_words/* gateText */.bp)(texts, gate.id);
    const id = title === gate.id ? '' : ` <span class="id">${codeHtml(gate.id)}</span>`;
    return linkedHtml(gate, (0,report_escape/* escapeHtml */.ZD)(title), anchors) + id;
}
function linkedHtml(gate, inner, anchors) {
    const anchor = anchorOf(anchors, gate);
    return anchor === null ? inner : `<a href="#${anchor}">${inner}</a>`;
}
function levelsWords(gate) {
    return report_words/* LEVELS */.A_.flatMap((level) => {
        const count = gate.findings.filter((finding) => finding.level === level).length;
        return count === 0 ? [] : [(0,report_words/* counted */.hS)(count, level)];
    }).join(', ');
}
function contextHtml(report) {
    const rows = contextRows(report).map(([name, words]) => `<div><dt>${name}</dt><dd>${words}</dd></div>`);
    return `<section aria-labelledby="context">
<h2 id="context">What was judged</h2>
<dl>
${rows.join('\n')}
</dl>
</section>`;
}
function contextRows(report) {
    const { plan, chunk, changed_files: changed } = report;
    const commit = (id) => (id === null ? 'not known' : commitHtml(report, id));
    const number = pullRequestUrl(report);
    const pull = number === null ? '' : `${linkHtml(number, `number ${report.host?.pull_request}`)}, `;
    const log = safeUrl(report.host?.run_url);
    const said = (id, name) => report.gates
        .filter((gate) => gate.id === id)
        .slice(0, 1)
        .map((gate) => [name, gateSaid(gate, report)]);
    return [
        ['Pull request', `${pull}${(0,report_words/* kindWords */.Gk)(report)}`],
        ...(chunk === null ? [] : [['Chunk', codeHtml(chunk)]]),
        ['Plan', plan === null ? (0,report_words/* noPlanWords */.SP)(report) : placeHtml(report, plan.path, null, null)],
        ...(plan === null
            ? []
            : [
                ['Revision', `${plan.rev} of ${codeHtml(plan.slug)}`],
                ['Read at', `${codeHtml(plan.ref)} (${commitHtml(report, plan.sha)})`],
            ]),
        ['Base', commit(report.base)],
        ['Head', commit(report.head)],
        ['Merge base', commit(report.merge_base)],
        ['Changed files', changed === null ? 'could not be listed in full' : (0,report_words/* counted */.hS)(changed, 'path')],
        ...said('evidence', 'Evidence'),
        ...said('baseline', 'Baseline'),
        ...(log === null ? [] : [['Run', linkHtml(log, 'log')]]),
    ];
}
function gateSaid(gate, report) {
    return gate.outcome === 'unknown'
        ? 'could not be judged'
        : proseHtml((0,report_words/* gateWords */.DO)(gate, report), html_text_MAX_SENTENCE);
}
function improvementsHtml({ tests, warnings }) {
    const told = [
        [tests?.counts.added, 'test is new', 'tests are new'],
        [tests?.counts.fixed, 'test that failed passes now', 'tests that failed pass now'],
        [tests?.counts.enabled, 'test is no longer ignored', 'tests are no longer ignored'],
        [
            warnings?.counts.gone,
            'clippy warning is gone or less frequent',
            'clippy warnings are gone or less frequent',
        ],
    ];
    const rows = told.flatMap(([count = 0, one, many]) => count === 0 ? [] : [`<li>${(0,report_words/* counted */.hS)(count, one, many)}.</li>`]);
    if (rows.length === 0)
        return '';
    return `<section aria-labelledby="better">
<h2 id="better">What got better</h2>
<ul class="ticks">
${rows.join('\n')}
</ul>
</section>`;
}
function assertionsHtml(report) {
    if (report.assertions.length === 0)
        return '';
    const rows = report.assertions.map((words) => `<li>${proseHtml(words, html_text_MAX_SENTENCE)}</li>`);
    return `<section aria-labelledby="person">
<h2 id="person">For a person to judge</h2>
<p>The plan also asks for these. No program can check them, and they do not count in the verdict.</p>
<ul class="boxes">
${rows.join('\n')}
</ul>
</section>`;
}

;// CONCATENATED MODULE: ./report/html-findings.js








const html_findings_IN_SIGHT = 10;
const html_findings_WORTH_FOLDING = 3;
const FOLDED = 100;
function overflows(gate) {
    return rankFindings(gate).length > html_findings_IN_SIGHT + FOLDED;
}
function findingsHtml(report, texts, anchors) {
    const topics = topicsWorstFirst(report).map((topic) => topicHtml(topic, report, texts, anchors));
    if (topics.length === 0)
        return '';
    return `<section aria-labelledby="findings">
<h2 id="findings">Findings</h2>
${topics.join('\n')}
</section>`;
}
function topicHtml(topic, report, texts, anchors) {
    const [gate] = topic.about === 'findings' ? [topic.gate] : topic.gates;
    const anchor = gate === undefined ? null : anchorOf(anchors, gate);
    const body = topic.about === 'findings' ? gateBody(topic.gate, report, texts) : unknownBody(topic, texts);
    return `<article class="topic"${anchor === null ? '' : ` id="${anchor}"`}>\n${body}\n</article>`;
}
function html_findings_nameHtml(id, texts) {
    const { title } = (0,report_words/* gateText */.bp)(texts, id);
    return title === id ? codeHtml(id) : `${(0,report_escape/* escapeHtml */.ZD)(title)} <span class="id">${codeHtml(id)}</span>`;
}
function whyHtml(id, texts) {
    const { why, docs } = (0,report_words/* gateText */.bp)(texts, id);
    const address = safeUrl(docs);
    const words = [
        ...(why === '' ? [] : [`<strong>Why it matters:</strong> ${proseHtml(why)}`]),
        ...(address === null
            ? []
            : [linkHtml(address, `More about this gate<span class="unseen">: ${(0,report_escape/* escapeHtml */.ZD)(id)}</span>`)]),
    ];
    return words.length === 0 ? '' : `\n<p class="why">${words.join(' ')}</p>`;
}
const html_findings_NAMED = 4;
function unknownBody(topic, texts) {
    const [only, ...others] = topic.gates;
    const names = topic.gates.length > html_findings_NAMED
        ? `<p class="tally">${(0,report_words/* counted */.hS)(topic.gates.length, 'gate')}</p>`
        : `<ul class="names">${topic.gates.map(({ id }) => `<li>${html_findings_nameHtml(id, texts)}</li>`).join('')}</ul>`;
    const why = only === undefined || others.length > 0 ? '' : whyHtml(only.id, texts);
    return `<h3>${badgeHtml('unknown')} Could not be judged</h3>
${names}${why}
<p class="todo">${proseHtml(topic.reason)}</p>`;
}
function gateBody(gate, report, texts) {
    const ranked = rankFindings(gate);
    const inSight = ranked.length < html_findings_IN_SIGHT + html_findings_WORTH_FOLDING ? ranked.length : html_findings_IN_SIGHT;
    const why = onlyNotices(gate) ? '' : whyHtml(gate.id, texts);
    const heading = `<h3>${badgeHtml(gate.outcome)} ${html_findings_nameHtml(gate.id, texts)}</h3>
<p class="tally">${levelsWords(gate)}</p>${why}`;
    const shown = groupByHelp(ranked).flatMap((group) => group.members.map((member) => ({ group, member })));
    const parts = [groupsHtml(report, shown.slice(0, inSight))];
    const folded = shown.slice(inSight, inSight + FOLDED);
    if (folded.length > 0) {
        const count = (0,report_words/* counted */.hS)(folded.reduce((sum, { member }) => sum + member.times, 0), 'more finding');
        parts.push(`<details><summary>${count}</summary>\n${groupsHtml(report, folded)}\n</details>`);
    }
    const left = shown.slice(inSight + FOLDED).reduce((sum, { member }) => sum + member.times, 0);
    if (left > 0) {
        const link = '<a href="#every-finding">list of every finding</a>';
        parts.push(`<p>${(0,report_words/* counted */.hS)(left, 'more finding')}: see the ${link}.</p>`);
    }
    return [heading, ...parts].join('\n');
}
function groupsHtml(report, shown) {
    const groups = new Map();
    for (const { group, member } of shown)
        groups.set(group, [...(groups.get(group) ?? []), member]);
    return [...groups].map(([group, members]) => groupHtml(report, { ...group, members })).join('\n');
}
function groupHtml(report, { help, copied, members }) {
    const rows = members.map((member) => findingHtml(report, member));
    const block = escapedLines(copied);
    const pasted = Buffer.byteLength(block) <= html_text_MAX_PROSE
        ? `\n<pre class="copied"><code>${block}</code></pre>`
        : '\n<p class="todo">It is too long for here; the JSON report holds it.</p>';
    const toDo = help.trim() === '' ? '' : `\n<p class="todo"><strong>What to do:</strong> ${proseHtml(help)}</p>`;
    return `<div class="group ${members[0]?.finding.level}">\n<ul class="plain">\n${rows.join('\n')}\n</ul>${toDo}${copied.length === 0 ? '' : pasted}\n</div>`;
}
function escapedLines(lines) {
    return lines.map(report_escape/* escapeHtml */.ZD).join('\n');
}
function findingHtml(report, { finding, times }) {
    const rest = wordsAfterPath(finding);
    const { path, line, end_line: endLine } = finding;
    const message = proseHtml(rest ?? wordsOf(finding, 'message'));
    const place = path === null || path === ''
        ? ''
        : `${placeHtml(report, path, line, endLine)}${rest === null ? ':' : ''} `;
    const repeated = times === 1 ? '' : ` <span class="muted">(${times} times)</span>`;
    return `<li class="finding">${badgeHtml(finding.level)} <span class="said">${place}${message || (0,report_escape/* escapeHtml */.ZD)(finding.code)}${repeated}</span></li>`;
}

;// CONCATENATED MODULE: ./report/html-graph-layout.js
const NODE = { width: 196, height: 66 };
const COLUMN_GAP = 44;
const ROW_GAP = 16;
const LANE_HEIGHT = 6;
const MARGIN = 8;
const MAX_NODES = 200;
const html_graph_layout_MAX_EDGES = 600;
const MAX_COLUMNS = 40;
const MAX_ROWS = 24;
const MAX_SLOTS = 60;
function layOutChunks(chunks) {
    if (chunks.length === 0 || chunks.length > MAX_NODES)
        return null;
    const needs = indexDependencies(chunks);
    if (needs.reduce((sum, deps) => sum + deps.length, 0) > html_graph_layout_MAX_EDGES)
        return null;
    const columns = columnsOf(needs);
    if (columns === null || Math.max(...columns) >= MAX_COLUMNS)
        return null;
    const grid = fillGrid(chunks, needs, columns);
    if (grid === null)
        return null;
    for (let round = 0; round < 4; round += 1) {
        for (const column of grid)
            sortBy(column, ({ before }) => before, grid);
        for (const column of [...grid].reverse())
            sortBy(column, ({ after }) => after, grid);
    }
    return place(grid);
}
function indexDependencies(chunks) {
    const indices = new Map(chunks.map(({ id }, index) => [id, index]));
    return chunks.map(({ deps }) => [...new Set(deps.flatMap((dep) => indices.get(dep) ?? []))]);
}
function columnsOf(needs) {
    const columns = needs.map(() => 0);
    const open = needs.map(({ length }) => length);
    const neededBy = needs.map(() => []);
    for (const [index, deps] of needs.entries())
        for (const dep of deps)
            neededBy[dep]?.push(index);
    const ready = open.flatMap((count, index) => (count === 0 ? [index] : []));
    for (const index of ready) {
        for (const next of neededBy[index] ?? []) {
            columns[next] = Math.max(columns[next] ?? 0, (columns[index] ?? 0) + 1);
            open[next] = (open[next] ?? 0) - 1;
            if (open[next] === 0)
                ready.push(next);
        }
    }
    return ready.length === needs.length ? columns : null;
}
function fillGrid(chunks, needs, columns) {
    const grid = Array.from({ length: Math.max(...columns) + 1 }, () => []);
    const add = (chunk, column) => {
        const slot = { chunk, column, before: [], after: [], y: 0 };
        grid[column]?.push(slot);
        return slot;
    };
    const slots = chunks.map((chunk, index) => add(chunk, columns[index] ?? 0));
    if (grid.some(({ length }) => length > MAX_ROWS))
        return null;
    for (const [index, deps] of needs.entries()) {
        const to = slots[index];
        for (const dep of deps) {
            let from = slots[dep];
            for (let column = (columns[dep] ?? 0) + 1; column <= (columns[index] ?? 0); column += 1) {
                const next = column === columns[index] ? to : add(null, column);
                if (from === undefined || next === undefined)
                    break;
                from.after.push(next);
                next.before.push(from);
                from = next;
            }
        }
    }
    return grid.some(({ length }) => length > MAX_SLOTS) ? null : grid;
}
function sortBy(column, neighbours, grid) {
    const rank = new Map(grid.flatMap((slots) => slots.map((slot, row) => [slot, row])));
    const wish = new Map(column.map((slot) => {
        const ranks = neighbours(slot).map((each) => rank.get(each) ?? 0);
        return [slot, ranks.length === 0 ? (rank.get(slot) ?? 0) : mean(ranks)];
    }));
    column.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0));
}
function mean(values) {
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
const heightOf = ({ chunk }) => (chunk === null ? LANE_HEIGHT : NODE.height);
function place(grid) {
    for (const column of grid) {
        const wishes = column.map(({ before }) => mean(before.map(({ y }) => y)));
        let edge = Number.NEGATIVE_INFINITY;
        for (const [row, slot] of column.entries()) {
            const half = heightOf(slot) / 2;
            slot.y = Math.max(wishes[row] ?? 0, edge + half);
            edge = slot.y + half + ROW_GAP;
        }
        const shift = mean(column.map(({ y }, row) => (wishes[row] ?? 0) - y));
        for (const slot of column)
            slot.y += shift;
    }
    const all = grid.flat();
    const top = Math.min(...all.map((slot) => slot.y - heightOf(slot) / 2)) - MARGIN;
    for (const slot of all)
        slot.y = Math.round(slot.y - top);
    return {
        width: MARGIN * 2 + grid.length * NODE.width + (grid.length - 1) * COLUMN_GAP,
        height: Math.max(...all.map((slot) => slot.y + Math.ceil(heightOf(slot) / 2))) + MARGIN,
        nodes: all.flatMap(({ chunk, column, y }) => chunk === null ? [] : [{ chunk, x: left(column), y: y - NODE.height / 2 }]),
        ways: all.filter(({ chunk }) => chunk !== null).flatMap(waysFrom),
    };
}
function left(column) {
    return MARGIN + column * (NODE.width + COLUMN_GAP);
}
function waysFrom(slot) {
    return slot.after.map((first) => {
        const way = [{ x: left(slot.column) + NODE.width, y: slot.y }];
        let next = first;
        while (next !== undefined) {
            way.push({ x: left(next.column), y: next.y });
            if (next.chunk !== null)
                break;
            way.push({ x: left(next.column) + NODE.width, y: next.y });
            next = next.after[0];
        }
        return way;
    });
}

;// CONCATENATED MODULE: ./report/terminal-layout.js
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

;// CONCATENATED MODULE: ./report/html-graph.js





const MARKS = {
    this: '▶',
    planned: '○',
    landed: '✓',
    waiting: '◔',
    blocked: '✗',
};
const ID_COLUMNS = 20;
const TITLE_COLUMNS = 25;
const html_graph_IN_SIGHT = 20;
function chunksHtml(report) {
    const { chunks } = report;
    if (chunks.length === 0)
        return '';
    const layout = layOutChunks(chunks);
    const list = `<ul class="chunks">\n${chunks.map(chunkRow).join('\n')}\n</ul>`;
    const fold = (summary) => `<details><summary>${summary}</summary>\n${list}\n</details>`;
    const tooMany = chunks.length > html_graph_IN_SIGHT;
    const body = layout === null
        ? tooMany
            ? fold((0,report_words/* counted */.hS)(chunks.length, 'chunk'))
            : list
        : `${figureHtml(layout, chunks)}\n${fold('The same in words')}`;
    return `<section aria-labelledby="chunks">\n<h2 id="chunks">The plan's chunks</h2>\n${body}\n</section>`;
}
function chunkRow(chunk) {
    const after = chunk.deps.length === 0 ? '' : `, after ${chunk.deps.map(codeHtml).join(', ')}`;
    const current = chunk.state === 'this' ? ' aria-current="true"' : '';
    return `<li${current}>${stateHtml(chunk.state)} ${codeHtml(chunk.id)} ${proseHtml(chunk.title, html_text_MAX_SENTENCE)}${after}</li>`;
}
function stateHtml(state) {
    return `<span class="badge state-${state}"><span aria-hidden="true">${MARKS[state]}</span> ${report_words/* CHUNK_STATE_WORDS */.QE[state]}</span>`;
}
function figureHtml(layout, chunks) {
    const { width, height } = layout;
    return `<figure>
<div class="scroll" role="group" aria-label="Drawing of the plan's chunks" tabindex="0">
<svg role="img" aria-labelledby="drawing-title drawing-desc" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title id="drawing-title">The plan's chunks and what each depends on</title>
<desc id="drawing-desc">${describe(chunks)}</desc>
<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>
${layout.ways.map(wayHtml).join('\n')}
${layout.nodes.map(nodeHtml).join('\n')}
</svg>
</div>
<figcaption>An arrow leads from a chunk to one that needs it.</figcaption>
</figure>`;
}
function describe(chunks) {
    const states = Object.entries(report_words/* CHUNK_STATE_WORDS */.QE).flatMap(([state, words]) => {
        const count = chunks.filter((chunk) => chunk.state === state).length;
        return count === 0 ? [] : [`${count} ${words}`];
    });
    return `${(0,report_words/* counted */.hS)(chunks.length, 'chunk')}: ${states.join(', ')}. The list after the drawing says the same.`;
}
function wayHtml(way) {
    const [start, ...points] = way;
    if (start === undefined)
        return '';
    let from = start;
    const stretches = points.map((to, index) => {
        const middle = Math.round((from.x + to.x) / 2);
        const curve = `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
        from = to;
        return index % 2 === 0 ? curve : `L${to.x} ${to.y}`;
    });
    return `<path class="way" marker-end="url(#tip)" d="M${start.x} ${start.y}${stretches.join('')}"/>`;
}
function nodeHtml({ chunk, x, y }) {
    const { id, title, state } = chunk;
    const line = (name, offset, text) => `<text class="${name}" x="${x + 12}" y="${y + offset}">${(0,report_escape/* escapeHtml */.ZD)(text)}</text>`;
    return `<g class="node state-${state}"><title>${(0,report_escape/* escapeHtml */.ZD)(`${id}: ${title} (${report_words/* CHUNK_STATE_WORDS */.QE[state]})`)}</title><rect x="${x}" y="${y}" width="${NODE.width}" height="${NODE.height}" rx="6"/>${line('id', 20, fitted(id, ID_COLUMNS))}${line('title', 38, fitted(title, TITLE_COLUMNS))}${line('state', 56, `${MARKS[state]} ${report_words/* CHUNK_STATE_WORDS */.QE[state]}`)}</g>`;
}
function fitted(text, width) {
    const whole = (0,report_escape/* visible */.RK)(text);
    if (columns(whole) <= width)
        return whole;
    let kept = '';
    let used = 0;
    for (const character of whole) {
        used += columns(character);
        if (used >= width)
            break;
        kept += character;
    }
    return `${kept}…`;
}

// EXTERNAL MODULE: ./report/comparisons.js
var comparisons = __webpack_require__(6332);
;// CONCATENATED MODULE: ./report/allowed-tests.js


const REFUSED = /^(?:\[[^\]]*\] )?(.*?) (?:was there at the baseline|ran at the baseline|passed at the baseline)/s;
function allowedTests({ gates }) {
    const ofGate = (id) => {
        const findings = gates.filter((gate) => gate.id === id).flatMap((gate) => gate.findings);
        const usesAllowances = findings.some(({ code }) => code === 'allowed');
        const refused = findings.filter(({ level }) => level !== 'notice');
        const names = new Set(refused.map(({ message: said }) => (0,report_escape/* shorten */.ml)(REFUSED.exec(said)?.[1] ?? said, comparisons/* MAX_NAME */.zB)));
        const others = refused.filter(({ message: said }) => !REFUSED.test(said));
        return (test) => usesAllowances && !names.has(test) && !others.some(({ message: said }) => said.includes(test));
    };
    const [regression, gaming] = [ofGate('no-regression'), ofGate('no-test-gaming')];
    return (change, test) => {
        if (change === 'failing')
            return regression(test);
        return (change === 'removed' || change === 'ignored') && gaming(test);
    };
}

// EXTERNAL MODULE: ./report/report.js
var report_report = __webpack_require__(1474);
;// CONCATENATED MODULE: ./report/html-lists.js








const html_lists_MAX_ROWS = 10_000;
const html_lists_MAX_TEXT = 500;
const TEST_KINDS = {
    failing: { tone: 'error', words: 'fails now' },
    removed: { tone: 'error', words: 'is gone' },
    ignored: { tone: 'error', words: 'is ignored now' },
    flaky: { tone: 'warning', words: 'is flaky' },
    renamed: { tone: 'notice', words: 'has a new name' },
    fixed: { tone: 'pass', words: 'passes now' },
    enabled: { tone: 'pass', words: 'runs again' },
    added: { tone: 'pass', words: 'is new' },
};
function listsHtml(report) {
    return [testList(report), warningList(report), findingList(report)]
        .flatMap((list) => (list === null ? [] : [listHtml(list)]))
        .join('\n');
}
const ALLOWED_KINDS = [
    ['failing', 'fails now, allowed'],
    ['removed', 'is gone, allowed'],
    ['ignored', 'is ignored now, allowed'],
];
function testList(report) {
    const { tests } = report;
    if (tests === undefined || tests.listed.length === 0)
        return null;
    const total = report_report/* TEST_CHANGES */.r.reduce((sum, kind) => sum + tests.counts[kind], 0);
    const shown = tests.listed.slice(0, html_lists_MAX_ROWS);
    const isAllowed = allowedTests(report);
    return {
        id: 'test-changes',
        heading: 'Test changes',
        intro: `${(0,report_words/* counted */.hS)(tests.after, 'test')} now, ${(0,report_words/* grouped */.zD)(tests.before)} at the baseline.`,
        thing: ['test change', 'test changes'],
        kinds: [
            ...report_report/* TEST_CHANGES */.r.map((kind) => TEST_KINDS[kind]),
            ...ALLOWED_KINDS.map(([, words]) => ({ tone: 'notice', words })),
        ],
        rows: shown.map(({ change, name: test, was, path, line }) => [
            isAllowed(change, test) ? kindOfAllowed(change) : report_report/* TEST_CHANGES */.r.indexOf(change),
            html_lists_name(test),
            was === null ? '' : html_lists_name(`was ${was}`),
            path === null ? '' : html_lists_name(html_text_placeWords(path, line)),
            path === null ? null : addressOf(report, path, line, null),
        ]),
        leftOut: Math.max(0, total - shown.length),
    };
}
function kindOfAllowed(change) {
    return report_report/* TEST_CHANGES */.r.length + ALLOWED_KINDS.findIndex(([kind]) => kind === change);
}
const WARNING_KINDS = [
    { tone: 'warning', words: 'new' },
    { tone: 'warning', words: 'more places' },
];
function warningList(report) {
    const { warnings } = report;
    if (warnings === undefined || warnings.listed.length === 0)
        return null;
    const { added, kept, gone } = warnings.counts;
    const shown = warnings.listed.slice(0, html_lists_MAX_ROWS);
    return {
        id: 'new-warnings',
        heading: 'New clippy warnings',
        intro: `${(0,report_words/* grouped */.zD)(added)} new or in more places, ${(0,report_words/* grouped */.zD)(gone)} gone or fewer, ${(0,report_words/* grouped */.zD)(kept)} as at the baseline.`,
        thing: ['warning', 'warnings'],
        kinds: WARNING_KINDS,
        rows: shown.map(({ lint, package: owner, message: said, help, path, before, after, lines, text = '' }) => {
            const [first = null] = lines;
            const of = `in package ${owner}, ${(0,report_words/* counted */.hS)(after, 'place')}${before === 0 ? '' : ` (${(0,report_words/* grouped */.zD)(before)} at the baseline)`}`;
            const others = lines.length < 2 ? '' : `, lines ${lines.join(', ')}${after > lines.length ? ' and more' : ''}`;
            return [
                before === 0 ? 0 : 1,
                message(`${lint}: ${said}`),
                moreLines(`${of}${others}`, text, help),
                path === null ? '' : html_lists_name(first === null ? path : `${path}:${first}`),
                path === null ? null : addressOf(report, path, first, null),
            ];
        }),
        leftOut: Math.max(0, added - shown.length),
    };
}
function findingList(report) {
    if (!report.gates.some(overflows))
        return null;
    const all = topicsWorstFirst(report).flatMap((topic) => topic.about === 'findings'
        ? rankFindings(topic.gate).map((ranked) => ({ ...ranked, gate: topic.gate }))
        : []);
    const shown = all.slice(0, html_lists_MAX_ROWS);
    return {
        id: 'every-finding',
        heading: 'Every finding',
        intro: '',
        thing: ['finding', 'findings'],
        kinds: report_words/* LEVELS */.A_.map((level) => ({ tone: level, words: level })),
        rows: shown.map(({ finding, times, gate }) => [
            report_words/* LEVELS */.A_.indexOf(finding.level),
            message(`${wordsOf(finding, 'message')}${times === 1 ? '' : ` (${times} times)`}`),
            moreLines(`gate ${gate.id}`, wordsOf(finding, 'help')),
            finding.path === null ? '' : html_lists_name(html_text_placeWords(finding.path, finding.line)),
            finding.path === null ? null : addressOf(report, finding.path, finding.line, finding.end_line),
        ]),
        leftOut: Math.max(0, all.length - shown.length),
    };
}
function html_lists_name(words) {
    return (0,report_escape/* visible */.RK)((0,report_escape/* shorten */.ml)(words, html_lists_MAX_TEXT));
}
function message(words) {
    return (0,report_escape/* visibleLines */.gB)((0,report_escape/* shorten */.ml)(words.trim(), html_lists_MAX_TEXT)).join('\n');
}
function moreLines(...parts) {
    return parts
        .map(message)
        .filter((part) => part !== '')
        .join('\n');
}
function listHtml({ id, heading, intro, thing, kinds, rows, leftOut }) {
    const data = dataBlock({ thing, kinds: kinds.map(({ tone, words }) => [tone, words]), rows });
    const more = leftOut === 0
        ? ''
        : `<p>${(0,report_words/* counted */.hS)(leftOut, `more ${thing[0]}`, `more ${thing[1]}`)} had no room in this list.</p>\n`;
    const counts = kinds.map((_, kind) => rows.filter((row) => row[0] === kind).length);
    const options = kinds.flatMap(({ words }, kind) => counts[kind] === 0
        ? []
        : [`<option value="${kind}">${(0,report_escape/* escapeHtml */.ZD)(words)} (${(0,report_words/* grouped */.zD)(counts[kind] ?? 0)})</option>`]);
    return `<section class="list" aria-labelledby="${id}" data-list="${id}-data">
<h2 id="${id}">${heading}</h2>
<p>${[intro, `${(0,report_words/* counted */.hS)(rows.length, thing[0], thing[1])} to search.`].filter((words) => words !== '').join(' ')}</p>
${more}<noscript><p>This list is shown by a script. The JSON report holds the same.</p></noscript>
<div class="search" role="search" aria-labelledby="${id}" hidden>
<label>Search <input type="search" autocomplete="off" spellcheck="false" aria-controls="${id}-rows"></label>
<label>Show <select aria-controls="${id}-rows"><option value="">all (${(0,report_words/* grouped */.zD)(rows.length)})</option>${options.join('')}</select></label>
</div>
<p class="muted" role="status" aria-live="polite"></p>
<ol class="rows plain" id="${id}-rows"></ol>
<p class="buttons" hidden><button type="button" data-more="some"></button> <button type="button" data-more="all"></button></p>
<script type="application/json" id="${id}-data">${data}</script>
</section>`;
}
function dataBlock(value) {
    return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ./report/html-script.js
const SCRIPT = `'use strict';
(() => {
  // Rows that are put into the page at once: thousands would make it slow to open and slow to type.
  const STEP = 200;

  const grouped = (count) => count.toLocaleString('en-US');

  const element = (name, className, text) => {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text) made.textContent = text;
    return made;
  };

  // What stands between two backticks is code.
  const said = (text) => {
    const made = element('div', 'text');
    const parts = text.split('\`');
    parts.forEach((part, index) => {
      if (index % 2 === 0) made.append(part);
      else made.append(index === parts.length - 1 ? '\`' + part : element('code', '', part));
    });
    return made;
  };

  const SIGNS = { error: '\\u2717', warning: '!', notice: 'i', pass: '\\u2713' };

  const badge = ([tone, words]) => {
    const made = element('span', 'badge ' + tone);
    const sign = element('span', '', SIGNS[tone]);
    sign.setAttribute('aria-hidden', 'true');
    made.append(sign, ' ' + words);
    return made;
  };

  const placeOf = (place, address) => {
    const code = element('code', '', place);
    if (!/^https?:/.test(address || '')) return code;
    const link = element('a');
    link.href = address;
    link.append(code);
    return link;
  };

  const rowOf = ([kind, text, more, place, address], kinds) => {
    const row = element('li', 'row');
    const body = element('div', 'said');
    body.append(said(text));
    if (place) {
      const where = element('div', 'where');
      where.append(placeOf(place, address));
      body.append(where);
    }
    for (const line of more ? more.split('\\n') : []) {
      const part = said(line);
      part.className = 'more';
      body.append(part);
    }
    row.append(badge(kinds[kind]), body);
    return row;
  };

  const start = (root) => {
    const { thing, kinds, rows } = JSON.parse(document.getElementById(root.dataset.list).textContent);
    const texts = rows.map(([kind, ...parts]) => (kinds[kind][1] + '\\n' + parts.slice(0, 3).join('\\n')).toLowerCase());
    const [input, select, status, list, buttons] = ['input', 'select', '[role=status]', '.rows', '.buttons'].map(
      (selector) => root.querySelector(selector),
    );
    const [some, all] = buttons.querySelectorAll('button');
    let found = [];
    let shown = 0;

    const tell = () => {
      const things = thing[rows.length === 1 ? 0 : 1];
      const part = found.length > shown ? ' The first ' + grouped(shown) + ' are shown.' : '';
      status.textContent =
        found.length === rows.length
          ? (rows.length === 1 ? 'The one ' + things + ' is shown.' : part || 'All ' + grouped(rows.length) + ' ' + things + ' are shown.').trim()
          : (found.length === 0 ? 'None' : grouped(found.length)) + ' of ' + grouped(rows.length) + ' ' + things +
            (found.length === 1 ? ' matches.' : ' match.') + part;
      const left = found.length - shown;
      buttons.hidden = left === 0;
      some.textContent = 'Show ' + grouped(Math.min(STEP, left)) + ' more';
      all.textContent = 'Show all ' + grouped(found.length);
      all.hidden = left <= STEP;
    };

    const show = (count) => {
      const first = shown;
      const piece = document.createDocumentFragment();
      for (const index of found.slice(shown, shown + count)) piece.append(rowOf(rows[index], kinds));
      shown = Math.min(found.length, shown + count);
      list.append(piece);
      tell();
      return list.children[first];
    };

    const filter = () => {
      const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
      const kind = select.value;
      found = [];
      rows.forEach((row, index) => {
        if (kind !== '' && row[0] !== Number(kind)) return;
        if (words.every((word) => texts[index].includes(word))) found.push(index);
      });
      shown = 0;
      list.replaceChildren();
      show(STEP);
    };

    // Whoever goes on by keys goes on at the first row that came, since the button may be gone.
    const goOn = (count) => {
      const row = show(count);
      if (!row) return;
      row.tabIndex = -1;
      row.focus();
    };

    input.addEventListener('input', filter);
    select.addEventListener('change', filter);
    some.addEventListener('click', () => goOn(STEP));
    all.addEventListener('click', () => goOn(rows.length));
    root.querySelector('.search').hidden = false;
    filter();
  };

  for (const root of document.querySelectorAll('[data-list]')) start(root);

  let opened = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('details:not([open])')];
    for (const fold of opened) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
  });
})();
`;

;// CONCATENATED MODULE: ./report/html-style.js
const STYLE = `
:root {
  --page: #ffffff; --panel: #f6f8fa; --line: #d0d7de; --text: #1f2328; --quiet: #57606a; --link: #0550ae;
  --red: #a40e26; --red-back: #ffebe9; --green: #116329; --green-back: #dafbe1;
  --amber: #7a4b00; --amber-back: #fff1c2; --blue: #0550ae; --blue-back: #ddf0ff; --grey-back: #eaeef2;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --panel: #161b22; --line: #3d444d; --text: #e6edf3; --quiet: #9da7b3; --link: #79b8ff;
    --red: #ffa198; --red-back: #3c1618; --green: #7ee2a0; --green-back: #10301c;
    --amber: #f2cc60; --amber-back: #33270a; --blue: #a5d1ff; --blue-back: #0f2a4a; --grey-back: #262c36;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0 auto; padding: 0 1.25rem 3rem; max-width: 62rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--link); text-underline-offset: .15em; }
a code { color: inherit; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
code {
  font: .875em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  background: var(--grey-back); border-radius: 4px; padding: .1em .35em; white-space: pre-wrap; unicode-bidi: isolate;
  -webkit-box-decoration-break: clone; box-decoration-break: clone;
}
h1, h2, h3 { line-height: 1.3; margin: 0; }
h1 { font-size: 1.6rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.05rem; }
p { margin: .5rem 0; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: .5rem; background: var(--page); padding: .5rem 1rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.muted, .tally, .why, header, footer, caption, figcaption { color: var(--quiet); }
header { padding: 1rem 0 .25rem; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); font-size: .875rem; }

.verdict { border: 1px solid var(--line); border-left: .5rem solid; border-radius: 6px; padding: 1rem 1.25rem; background: var(--panel); }
.verdict.pass { border-left-color: var(--green); }
.verdict.fail { border-left-color: var(--red); }
.verdict.unknown { border-left-color: var(--amber); }
.verdict .sign { font-weight: 400; }
.verdict.pass .sign { color: var(--green); }
.verdict.fail .sign { color: var(--red); }
.verdict.unknown .sign { color: var(--amber); }
.whole { white-space: nowrap; }
.verdict p { margin: .75rem 0 0; }

.badge {
  display: inline-block; padding: 0 .5em; border-radius: 1em; border: 1px solid; font-size: .8125rem; font-weight: 600;
  line-height: 1.5; white-space: nowrap; background: var(--grey-back); color: var(--quiet);
}
.badge.fail, .badge.error { background: var(--red-back); color: var(--red); }
.badge.pass { background: var(--green-back); color: var(--green); }
.badge.unknown, .badge.warning { background: var(--amber-back); color: var(--amber); }
.badge.notice { background: var(--blue-back); color: var(--blue); }

table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding-bottom: .5rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
thead th { font-size: .875rem; color: var(--quiet); }
tbody th { font-weight: 600; width: 17rem; }
span.id { display: inline-block; font-weight: 400; }
tbody td:nth-child(2) { white-space: nowrap; width: 1%; padding-right: 1.25rem; }
tbody td:nth-child(2) .badge + .badge { display: block; width: fit-content; margin-top: .25rem; }

ul, ol { padding-left: 1.5rem; margin: .5rem 0; }
.plain, .names, .chunks, .boxes, .ticks { list-style: none; padding-left: 0; }
.names li { display: inline; }
.names li + li::before { content: ", "; }
.boxes li, .ticks li { padding-left: 1.75rem; text-indent: -1.75rem; margin: .25rem 0; }
.boxes li::before, .ticks li::before { content: "\\2610"; display: inline-block; width: 1.75rem; text-indent: 0; }
.ticks li::before { content: "\\2713"; color: var(--green); font-weight: 600; }
.chunks li { padding: .3rem 0; }

.topic { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 6px; }
.topic:target { border-color: var(--link); box-shadow: 0 0 0 1px var(--link); }
.tally, .why { margin: .35rem 0; }
.group { margin-top: .75rem; }
.finding, .row { display: flex; gap: .75rem; align-items: baseline; padding: .35rem 0; }
.said { min-width: 0; flex: 1; white-space: pre-wrap; }
.todo { white-space: pre-wrap; }
.copied { margin: .5em 0 0; }
.copied code { display: block; padding: .35em .6em; }
.finding .badge, .row .badge { flex: none; text-align: center; }
.finding .badge { min-width: 5.25rem; }
.row .badge { min-width: 9rem; }
.todo { background: var(--panel); border-left: 4px solid var(--link); border-radius: 0 4px 4px 0; padding: .5rem .75rem; margin: .4rem 0 0; }
.notice .todo { border-left-color: var(--line); }
summary { cursor: pointer; padding: .5rem 0; font-weight: 600; color: var(--link); }

dl { margin: 0; }
dl div { display: grid; grid-template-columns: 9rem 1fr; gap: .75rem; padding: .3rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; min-width: 0; }

figure { margin: 0; }
figcaption { font-size: .875rem; padding: .35rem 0; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); }
svg { display: block; }
.node rect { fill: var(--grey-back); stroke: var(--quiet); }
.node text { font-size: 12px; fill: var(--text); }
.node .id { font-weight: 600; font-size: 14px; }
.way { fill: none; stroke: var(--quiet); stroke-width: 1.5; }
.tip { fill: var(--quiet); }
.state-planned rect { stroke-dasharray: 4 3; }
.node.state-this rect { fill: var(--blue-back); stroke: var(--blue); stroke-width: 3; }
.node.state-landed rect { fill: var(--green-back); stroke: var(--green); }
.node.state-waiting rect { fill: var(--amber-back); stroke: var(--amber); }
.node.state-blocked rect { fill: var(--red-back); stroke: var(--red); }
.badge.state-this { background: var(--blue-back); color: var(--blue); }
.badge.state-landed { background: var(--green-back); color: var(--green); }
.badge.state-waiting { background: var(--amber-back); color: var(--amber); }
.badge.state-blocked { background: var(--red-back); color: var(--red); }
.chunks .badge { min-width: 6rem; text-align: center; }

.search { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; padding: .5rem 0; }
.search[hidden] { display: none; }
input, select, button {
  font: inherit; color: var(--text); background: var(--page); border: 1px solid var(--quiet); border-radius: 6px; padding: .35rem .6rem;
}
.search label:first-child { flex: 1 1 18rem; display: flex; gap: .5rem; align-items: baseline; }
input { flex: 1; min-width: 0; }
button { cursor: pointer; background: var(--panel); }
.row { border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 3.5rem; }
.more { color: var(--quiet); white-space: pre-wrap; font-size: .9375em; }

@media (max-width: 40rem) {
  body { padding: 0 .875rem 2rem; }
  h1 { font-size: 1.3rem; }
  .verdict, .topic { padding: .875rem; }
  table, tbody, td, tbody th, caption { display: block; width: auto; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { display: grid; grid-template-columns: 1fr auto; gap: .1rem .75rem; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  tbody td:last-child { grid-column: 1 / -1; }
  tbody th, td, tbody td:nth-child(2) { border: 0; padding: .1rem 0; width: auto; white-space: normal; }
  dl div { grid-template-columns: 6.75rem 1fr; gap: .5rem; }
  .finding, .row { display: block; }
  .finding .badge, .row .badge { margin-bottom: .15rem; min-width: 0; }
  .finding .said { display: block; }
}
@media print {
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  .skip, .search, .buttons { display: none; }
  .badge, .verdict, .todo, code, .scroll, .node rect { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  .finding, .row, tr, .todo, h2, h3, figure { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  .row { content-visibility: visible; }
  .scroll { overflow: visible; }
  svg { max-width: 100%; height: auto; }
  a { color: inherit; }
}
@media (forced-colors: active) {
  .badge, .verdict, .todo { border: 1px solid; }
}
`;

;// CONCATENATED MODULE: ./report/html.js











function renderHtml(report, texts) {
    const anchors = anchorsOf(report);
    const sections = [
        verdictHtml(report, texts, anchors),
        gatesHtml(report, texts, anchors),
        findingsHtml(report, texts, anchors),
        contextHtml(report),
        improvementsHtml(report),
        assertionsHtml(report),
        chunksHtml(report),
        listsHtml(report),
    ];
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${(0,report_escape/* escapeHtml */.ZD)(titleOf(report))}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
<header>
<p><strong>plan-gate</strong> report${subjectHtml(report)}</p>
</header>
<main id="main" tabindex="-1">
${sections.filter((section) => section !== '').join('\n')}
</main>
<footer>
<p>This page is complete in itself and loads nothing. The JSON report holds the same as data.</p>
</footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
const POLICY = [
    "default-src 'none'",
    `style-src ${hashSource(STYLE)}`,
    `script-src ${hashSource(SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
function hashSource(content) {
    return `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(content).digest('base64')}'`;
}
function titleOf(report) {
    const verdict = report.conclusion === 'success' ? 'May merge' : 'May not merge';
    const { host, chunk } = report;
    const about = host === undefined
        ? chunk
        : `${host.repository}${host.pull_request === null ? '' : ` #${host.pull_request}`}`;
    const parts = about === null ? [verdict] : [`${verdict}: ${about}`];
    return [...parts, 'plan-gate'].map((part) => (0,report_escape/* shorten */.ml)(part, html_text_MAX_SENTENCE)).join(' · ');
}
function subjectHtml(report) {
    const { host } = report;
    if (host === undefined)
        return '';
    const number = host.pull_request === null ? '' : ` #${host.pull_request}`;
    return ` on ${linkHtml(pullRequestUrl(report), (0,report_escape/* escapeHtml */.ZD)((0,report_escape/* shorten */.ml)(host.repository, html_text_MAX_SENTENCE) + number))}`;
}

;// CONCATENATED MODULE: ./report/json.js

function renderJson(report) {
    const text = JSON.stringify(ordered(report), (_, value) => (typeof value === 'string' ? (0,report_escape/* wellFormed */.ES)(value) : value), 2);
    return `${escapeUnseen(text)}\n`;
}
const UNSEEN = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?<=##)\[/gu;
function escapeUnseen(json) {
    return json.replace(UNSEEN, (found) => found
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''));
}
function ordered(report) {
    return {
        schema_version: report.schema_version,
        conclusion: report.conclusion,
        failure_kind: report.failure_kind,
        headline: report.headline,
        kind: report.kind,
        plan: report.plan === null ? null : orderedPlan(report.plan),
        chunk: report.chunk,
        base: report.base,
        head: report.head,
        merge_base: report.merge_base,
        changed_files: report.changed_files,
        gates: report.gates.map(orderedGate),
        chunks: report.chunks.map(orderedChunk),
        assertions: report.assertions,
        ...(report.tests === undefined ? {} : { tests: orderedTests(report.tests) }),
        ...(report.warnings === undefined ? {} : { warnings: orderedWarnings(report.warnings) }),
        ...(report.host === undefined ? {} : { host: orderedHost(report.host) }),
    };
}
function orderedPlan({ path, ref, sha, rev, slug }) {
    return { path, ref, sha, rev, slug };
}
function orderedGate({ id, outcome, reason, summary, findings }) {
    return { id, outcome, reason, summary, findings: findings.map(orderedFinding) };
}
function orderedFinding(finding) {
    const { code, level, message, path, line, end_line, column, end_column, help, labels } = finding;
    const fields = { code, level, message, path, line, end_line, column, end_column, help };
    return labels === undefined ? fields : { ...fields, labels };
}
function orderedChunk({ id, title, deps, state }) {
    return { id, title, deps, state };
}
function orderedHost({ repository, pull_request, run_url }) {
    return { repository, pull_request, run_url };
}
function orderedTests({ before, after, counts, listed }) {
    const { failing, removed, ignored, flaky, renamed, fixed, enabled, added } = counts;
    return {
        before,
        after,
        counts: { failing, removed, ignored, flaky, renamed, fixed, enabled, added },
        listed: listed.map(({ change, name, was, path, line }) => ({ change, name, was, path, line })),
    };
}
function orderedWarnings({ counts, listed }) {
    const { added, moved, gone, kept } = counts;
    return { counts: { added, moved, gone, kept }, listed: listed.map(orderedWarning) };
}
function orderedWarning(warning) {
    const { lint, package: owner, message, help, path, before, after, lines, text } = warning;
    const fields = { lint, package: owner, message, help, path, before, after, lines };
    return text === undefined ? fields : { ...fields, text };
}

;// CONCATENATED MODULE: ./report/sarif.js







const MAX_RESULTS = 25_000;
const MAX_MESSAGE_UNITS = 4_000;
const SARIF_LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
function renderSarif(report, texts, tool) {
    const findings = findingsInTurns(report);
    const placed = findings.filter(({ finding }) => repositoryPath(finding.path) !== null);
    const shown = placed.slice(0, MAX_RESULTS);
    const rest = findings.filter(({ finding }) => repositoryPath(finding.path) === null);
    const order = [...new Set(report.gates.map(({ id }) => id))];
    const log = {
        $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: driverOf(order, texts, tool) },
                automationDetails: { id: 'plan-gate/' },
                ...provenanceOf(report),
                originalUriBaseIds: { SRCROOT: { description: { text: "The repository's root." } } },
                columnKind: 'unicodeCodePoints',
                invocations: [
                    {
                        executionSuccessful: report.failure_kind !== 'infrastructure',
                        toolExecutionNotifications: [
                            notification('note', report.headline),
                            ...report.gates.flatMap(({ id, outcome, reason }) => outcome === 'unknown' && reason !== null
                                ? [{ ...notification('error', reason), associatedRule: { id } }]
                                : []),
                            ...rest.map(({ finding, gate, times }) => ({
                                ...notification(SARIF_LEVELS[finding.level], messageOf({ finding, gate, times })),
                                associatedRule: { id: gate.id },
                            })),
                            ...leftOut(placed.length - shown.length),
                        ],
                    },
                ],
                results: resultsOf(shown, order),
            },
        ],
    };
    return `${JSON.stringify(log, (_, value) => (typeof value === 'string' ? (0,report_escape/* wellFormed */.ES)(value) : value), 2)}\n`;
}
function driverOf(ids, texts, { version, url }) {
    return {
        name: 'plan-gate',
        semanticVersion: version,
        informationUri: url,
        rules: ids.map((id) => {
            const { title, why, docs } = (0,report_words/* gateText */.bp)(texts, id);
            const said = why === '' ? title : why;
            const page = safeUrl(docs);
            return {
                id,
                name: title,
                shortDescription: { text: title },
                fullDescription: { text: said },
                help: { text: page === null ? said : `${said} See ${page}` },
                ...(page === null ? {} : { helpUri: page }),
                properties: { tags: ['plan-gate'] },
            };
        }),
    };
}
function provenanceOf(report) {
    const commit = report.head === null ? null : commitUrl(report, report.head);
    if (commit === null)
        return {};
    const repositoryUri = commit.slice(0, commit.lastIndexOf('/commit/'));
    return { versionControlProvenance: [{ repositoryUri, revisionId: report.head }] };
}
function resultsOf(shown, order) {
    const seen = new Map();
    return shown.map((placed) => {
        const { finding, gate } = placed;
        const uri = encodePath(repositoryPath(finding.path) ?? '');
        const digest = digestOf(placed, uri);
        const nth = (seen.get(digest) ?? 0) + 1;
        seen.set(digest, nth);
        return {
            ruleId: gate.id,
            ruleIndex: order.indexOf(gate.id),
            level: SARIF_LEVELS[finding.level],
            message: { text: messageOf(placed) },
            locations: [
                { physicalLocation: { artifactLocation: { uri, uriBaseId: 'SRCROOT' }, ...regionOf(placed) } },
            ],
            partialFingerprints: {
                primaryLocationLineHash: `${digest.slice(0, 16)}:${nth}`,
                'finding/v1': `${digest}:${nth}`,
            },
            properties: { code: finding.code },
        };
    });
}
function digestOf({ finding, gate }, uri) {
    const message = wordsOf(finding, 'message').replace(/\b(?:[0-9a-f]{40}(?:[0-9a-f]{24})?|\d+)\b/g, '#');
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([gate.id, finding.code, uri, (0,report_escape/* wellFormed */.ES)(message)]))
        .digest('hex');
}
function regionOf({ finding }) {
    const { start_line, end_line, start_column, end_column } = span(finding);
    const columns = start_column === undefined || end_column === undefined
        ? {}
        :
            { startColumn: start_column, endColumn: end_column + 1 };
    return { region: { startLine: start_line, endLine: end_line, ...columns } };
}
function messageOf({ finding, times }) {
    const message = (0,report_escape/* visibleLines */.gB)(wordsOf(finding, 'message')).join('\n').trim() || finding.code;
    const help = (0,report_escape/* visibleLines */.gB)(wordsOf(finding, 'help')).join('\n').trim();
    const repeated = times === 1 ? '' : ` (${times} times)`;
    return plain(`${cut(message)}${repeated}${help === '' ? '' : `\n${cut(help)}`}`);
}
function notification(level, text) {
    return { level, message: { text: plain(cut((0,report_escape/* visibleLines */.gB)(text).join('\n'))) } };
}
function leftOut(count) {
    if (count === 0)
        return [];
    const what = `${(0,report_words/* counted */.hS)(count, 'more finding has', 'more findings have')} no room here; see the other reports.`;
    return [notification('warning', what)];
}
function plain(text) {
    return text.includes('](') ? text.replace(/[\\[\]]/g, '\\$&') : text;
}
function cut(text) {
    return text.length <= MAX_MESSAGE_UNITS ? text : `${(0,report_escape/* wellFormed */.ES)(text.slice(0, MAX_MESSAGE_UNITS))}…`;
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}

;// CONCATENATED MODULE: ./report/terminal.js





const FINDINGS_PER_GATE = 50;
const terminal_SIGNS = {
    pass: ['✓', 'ok', 32],
    fail: ['✗', 'x', 31],
    skipped: ['-', '-', 2],
    unknown: ['?', '?', 31],
    error: ['✗', 'x', 31],
    warning: ['!', '!', 33],
    notice: ['·', '*', 36],
    todo: ['→', '->', 36],
};
const BOLD = 1;
function renderTerminal(report, texts, options) {
    const paint = (text, colour) => options.colour ? `\u001b[${colour}m${text}\u001b[0m` : text;
    const sign = (name) => terminal_SIGNS[name][options.ascii ? 1 : 0];
    const pen = { width: Math.max(40, options.width), sign, paint };
    const limit = options.findingsPerGate ?? FINDINGS_PER_GATE;
    const parts = [
        verdictLines(report, pen),
        gateLines(report, pen),
        ...topicsWorstFirst(withoutAsides(report)).map((topic) => topicLines(topic, texts, limit, pen)),
        contextLines(report, pen),
        assertionLines(report, pen),
    ];
    const filled = parts.filter((lines) => lines.length > 0);
    return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
function verdictLines(report, pen) {
    const outcome = report.conclusion === 'success' ? 'pass' : 'fail';
    const lead = `${pen.sign(outcome)} `;
    const headline = hang(lead, [(0,report_escape/* visible */.RK)(report.headline)], pen.width);
    const meaning = hang(' '.repeat(columns(lead)), [`${(0,report_words/* verdictLabel */.Id)(report)}: ${(0,report_words/* verdictWords */.L2)(report)}`], pen.width);
    const colour = terminal_SIGNS[outcome][2];
    return [...headline.map((line) => pen.paint(pen.paint(line, colour), BOLD)), ...meaning];
}
function painted(lines, indent, sign, pen) {
    const [first, ...others] = lines;
    if (first === undefined)
        return [];
    const mark = pen.sign(sign);
    return [indent + pen.paint(mark, terminal_SIGNS[sign][2]) + first.slice(indent.length + mark.length), ...others];
}
function gateLines(report, pen) {
    const rows = gateRows(report.gates).map(([gate, ...others]) => ({
        gate,
        name: (0,report_escape/* visible */.RK)(others.length === 0 ? gate.id : (0,report_words/* counted */.hS)(others.length + 1, 'gate')),
        ids: others.length === 0 ? '' : ` (${[gate, ...others].map(({ id }) => (0,report_escape/* visible */.RK)(id)).join(', ')})`,
    }));
    const names = Math.max(0, ...rows.map(({ name }) => columns(name)));
    const signs = Math.max(...['pass', 'fail'].map((sign) => columns(pen.sign(sign))));
    return rows.flatMap(({ gate, name, ids }) => {
        const lead = `  ${padTo(pen.sign(gate.outcome), signs)} ${padTo(name, names)}  `;
        const words = (0,report_escape/* visibleLines */.gB)((0,report_words/* gateWords */.DO)(gate, report)).join(' ');
        const told = gate.outcome === 'skipped' || gate.outcome === 'unknown' ? `${gate.outcome}${ids}: ${words}` : words;
        return painted(hang(lead, [told], pen.width), '  ', gate.outcome, pen);
    });
}
function topicLines(topic, texts, limit, pen) {
    if (topic.about === 'findings')
        return gateDetails(topic.gate, texts, limit, pen);
    const ids = topic.gates.map(({ id }) => id).join(', ');
    const lead = `${pen.sign('unknown')} `;
    const title = hang(lead, [(0,report_escape/* visible */.RK)(`Could not be judged: ${ids}`)], pen.width);
    const reason = hang(`  ${pen.sign('todo')} `, (0,report_escape/* visibleLines */.gB)(topic.reason), pen.width);
    return [...title.map((line) => pen.paint(line, BOLD)), ...painted(reason, '  ', 'todo', pen)];
}
function gateDetails(gate, texts, limit, pen) {
    const { title, why } = (0,report_words/* gateText */.bp)(texts, gate.id);
    const name = (0,report_escape/* visible */.RK)(title === gate.id ? gate.id : `${title} (${gate.id})`);
    const lines = hang(`${pen.sign(gate.outcome)} `, [name], pen.width).map((line) => pen.paint(line, BOLD));
    if (why !== '' && !onlyNotices(gate))
        lines.push(...hang('  Why it matters: ', [(0,report_escape/* visible */.RK)(why)], pen.width));
    const ranked = rankFindings(gate);
    for (const group of groupByHelp(ranked.slice(0, limit))) {
        for (const line of groupLines(group, pen))
            lines.push(line);
    }
    const more = ranked.slice(limit).reduce((total, { times }) => total + times, 0);
    if (more > 0)
        lines.push(`  ${(0,report_words/* counted */.hS)(more, 'more finding')} of this gate; the JSON report holds all.`);
    return lines;
}
function groupLines({ help, copied, members }, pen) {
    const lines = members.flatMap(({ finding, times }) => {
        const sign = finding.level;
        const repeated = times === 1 ? [] : [`(${times} times)`];
        const named = wordsAfterPath(finding) !== null && (finding.line ?? 1) === 1;
        const texts = [
            ...(named ? [] : terminal_place(finding)),
            ...(0,report_escape/* visibleLines */.gB)(wordsOf(finding, 'message')),
            ...repeated,
        ];
        return painted(hang(`  ${pen.sign(sign)} `, texts, pen.width), '  ', sign, pen);
    });
    if (help === '')
        return lines;
    const toDo = hang(`    ${pen.sign('todo')} `, (0,report_escape/* visibleLines */.gB)(help), pen.width);
    const pasted = copied.map((line) => `${' '.repeat(6)}${(0,report_escape/* visible */.RK)(line)}`);
    return [...lines, ...painted(toDo, '    ', 'todo', pen), ...pasted];
}
function terminal_place({ path, line, column }) {
    if (path === null)
        return [];
    return [[(0,report_escape/* visible */.RK)(path), line, line === null ? null : column].filter((part) => part !== null).join(':')];
}
function contextLines(report, pen) {
    const { plan } = report;
    const chunk = report.chunk === null ? '' : `: ${report.chunk}`;
    const commits = { base: report.base, head: report.head, 'merge base': report.merge_base };
    const rows = [
        ['Judged', `${(0,report_words/* kindWords */.Gk)(report)}${chunk}`],
        [
            'Plan',
            plan === null
                ? (0,report_words/* noPlanWords */.SP)(report)
                : `${plan.path}, revision ${plan.rev} of ${plan.slug}, read at ${plan.ref} (${plan.sha.slice(0, 10)})`,
        ],
        [
            'Commits',
            Object.entries(commits)
                .map(([name, id]) => `${name} ${id === null ? 'not known' : id.slice(0, 10)}`)
                .join(', '),
        ],
        [
            'Changed',
            report.changed_files === null ? 'could not be listed in full' : (0,report_words/* counted */.hS)(report.changed_files, 'path'),
        ],
    ];
    return rows.flatMap(([name, words]) => hang(padTo(name, 9), [(0,report_escape/* visible */.RK)(words)], pen.width));
}
function assertionLines(report, pen) {
    if (report.assertions.length === 0)
        return [];
    const rows = report.assertions.flatMap((words) => hang('  [ ] ', (0,report_escape/* visibleLines */.gB)(words), pen.width));
    return ['For a person to judge (this does not count in the verdict):', ...rows];
}

;// CONCATENATED MODULE: ./report/workflow-commands.js





const MAX_PER_LEVEL = 10;
const workflow_commands_MAX_MESSAGE_BYTES = 3_000;
const workflow_commands_MAX_HELP_BYTES = 1_000;
function renderWorkflowCommands(report, texts) {
    const commands = [
        ...unknownTopics(report).map(({ reason, gates }) => unknownCommand(reason, gates)),
        ...findingsInTurns(report).map((placed) => findingCommand(placed, texts)),
    ];
    const byLevel = report_words/* LEVELS */.A_.map((level) => commands.filter((command) => command.level === level));
    const leftOut = byLevel.flatMap((those, index) => {
        const more = those.length - MAX_PER_LEVEL;
        return more > 0 ? [(0,report_words/* counted */.hS)(more, report_words/* LEVELS */.A_[index] ?? 'finding')] : [];
    });
    const lines = byLevel.flatMap((those) => those.slice(0, MAX_PER_LEVEL).map(({ line }) => line));
    if (leftOut.length === 0)
        return lines;
    const limit = `GitHub shows ${MAX_PER_LEVEL} annotations of each level`;
    return [
        ...lines,
        `plan-gate: not annotated, since ${limit}: ${leftOut.join(', ')}. The report holds them all.`,
    ];
}
function unknownCommand(reason, gates) {
    const ids = (0,report_escape/* visible */.RK)(gates.map(({ id }) => id).join(', '));
    const message = (0,report_escape/* shorten */.ml)((0,report_escape/* visibleLines */.gB)(reason).join('\n'), workflow_commands_MAX_MESSAGE_BYTES);
    const title = (0,report_escape/* shorten */.ml)(`Could not be judged: ${ids}`, MAX_TITLE_BYTES);
    return { level: 'error', line: command('error', { title }, message) };
}
function findingCommand(placed, texts) {
    const { finding, gate } = placed;
    const title = annotationTitle(gate.id, texts);
    const message = plainMessage(placed, workflow_commands_MAX_MESSAGE_BYTES, workflow_commands_MAX_HELP_BYTES);
    const file = repositoryPath(finding.path);
    if (file === null)
        return { level: finding.level, line: command(finding.level, { title }, message) };
    const { start_line: line, end_line: endLine, start_column: col, end_column: endColumn } = span(finding);
    const columns = col === undefined || endColumn === undefined ? {} : { col, endColumn };
    return {
        level: finding.level,
        line: command(finding.level, { file, line, endLine, ...columns, title }, message),
    };
}
function command(name, properties, message) {
    const listed = Object.entries(properties).map(([key, value]) => `${key}=${(0,report_escape/* escapeCommandProperty */.YG)(String(value))}`);
    return `::${name} ${listed.join(',')}::${(0,report_escape/* escapeCommandData */.V9)(message)}`;
}

// EXTERNAL MODULE: ./version.js
var version = __webpack_require__(5315);
// EXTERNAL MODULE: ./action/outputs.js
var outputs = __webpack_require__(5608);
// EXTERNAL MODULE: ./action/publish-note.js
var publish_note = __webpack_require__(6746);
;// CONCATENATED MODULE: ./action/publish.js















async function writeSurfaces(core, report, publication, tempDirectory, wanted) {
    const texts = gates_texts/* GATE_TEXTS */.D;
    if (report.conclusion === 'failure')
        core.setFailed((0,report_escape/* visible */.RK)(report.headline));
    core.info((0,report_escape/* escapeLog */.Ah)(renderTerminal(report, texts, { colour: false, width: 120 })));
    const unposted = publication?.state === 'published' ? [] : renderWorkflowCommands(report, texts);
    if (unposted.length > 0)
        core.info(unposted.join('\n'));
    const files = await writeReports(core, report, tempDirectory, wanted.sarif);
    (0,outputs/* setOutputs */.n)(core, outputsOf(report, publication, files));
    if (wanted.summary === 'on')
        await writeSummary(core, report, publication);
}
async function writeReports(core, report, tempDirectory, sarif) {
    const files = { report: '', html: '', sarif: '' };
    try {
        const parent = tempDirectory !== null && (0,external_node_fs_.existsSync)(tempDirectory) ? tempDirectory : (0,external_node_os_.tmpdir)();
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, 'plan-gate-'));
        const write = async (name, text) => {
            const path = (0,external_node_path_.join)(folder, name);
            await (0,promises_.writeFile)(path, text);
            return path;
        };
        files.report = await write('report.json', renderJson(report));
        files.html = await write('report.html', renderHtml(report, gates_texts/* GATE_TEXTS */.D));
        if (sarif === 'on')
            files.sarif = await write('report.sarif', renderSarif(report, gates_texts/* GATE_TEXTS */.D, version/* TOOL */.j));
    }
    catch (error) {
        core.warning((0,report_escape/* escapeLog */.Ah)(`Not every report file could be written: ${error instanceof Error ? error.message : String(error)}`));
    }
    return files;
}
function outputsOf(report, publication, files) {
    const failed = report.gates
        .filter((gate) => gate.outcome === 'fail' || gate.outcome === 'unknown')
        .map((gate) => gate.id);
    const findings = report.gates.reduce((count, gate) => count + gate.findings.filter((finding) => finding.level === 'error').length, 0);
    const posted = publication?.state === 'published' ? publication : null;
    return {
        conclusion: report.conclusion,
        kind: report.kind ?? '',
        plan: report.plan?.path ?? '',
        'plan-rev': report.plan?.rev ?? '',
        chunk: report.chunk ?? '',
        'failed-gates': failed.join(','),
        findings,
        ...files,
        evidence: '',
        'evidence-key': '',
        'check-run-id': posted?.id ?? '',
        'check-run-url': posted?.url ?? '',
    };
}
async function writeSummary(core, report, publication) {
    const note = (0,publish_note/* publicationNote */.N)(publication);
    const aside = note === null ? '' : `\n> ${(0,report_escape/* escapeLog */.Ah)(note).replaceAll('<', '&lt;')}\n`;
    const text = `${renderMarkdown(report, gates_texts/* GATE_TEXTS */.D)}${aside}`;
    const why = (0,outputs/* runnerFileProblem */.Q)('GITHUB_STEP_SUMMARY') ?? (await trySummary(core, text));
    if (why !== null)
        core.warning((0,report_escape/* escapeLog */.Ah)(`The job summary could not be written: ${why}`));
}
async function trySummary(core, text) {
    try {
        await core.summary.addRaw(text).write();
        return null;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}

;// CONCATENATED MODULE: ./action/engine.js







/***/ })

};
