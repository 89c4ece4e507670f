export const id = 609;
export const ids = [609];
export const modules = {

/***/ 763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ killRunningProcesses),
  R: () => (/* binding */ runProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(500);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
;// CONCATENATED MODULE: ./build/capture/executable.js



/**
 * The file that a command names. A bare name is looked up in the absolute folders of `path` only: on Windows the
 * system would look in the working directory first, which here is often a checkout of somebody else's pull request,
 * and a relative entry of PATH has the same effect everywhere. `null` when no folder holds such a program.
 */
async function findExecutable(command, path) {
    if (command.includes('/') || (process.platform === 'win32' && command.includes('\\')))
        return command;
    const names = process.platform === 'win32' && !/\.(exe|com)$/i.test(command)
        ? // Batch files are left out: they cannot be started without a shell.
            [`${command}.exe`, `${command}.com`]
        : [command];
    for (const folder of (path ?? '').split(external_node_path_.delimiter).filter((entry) => (0,external_node_path_.isAbsolute)(entry))) {
        for (const name of names) {
            const candidate = (0,external_node_path_.join)(folder, name);
            if (await isProgram(candidate))
                return candidate;
        }
    }
    return null;
}
async function isProgram(file) {
    try {
        await (0,external_node_fs_promises_.access)(file, external_node_fs_.constants.X_OK);
        return (await (0,external_node_fs_promises_.stat)(file)).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/capture/process-output.js
/** The end of stderr is where programs say why they failed; what came before it is not kept. */
const STDERR_TAIL_BYTES = 64 * 1024;
/**
 * Reads both pipes of a child for as long as they are open. Above the limit it calls `stop` and reads on without keeping
 * anything, so that a child that waits for room in a pipe can still react to its signal.
 */
function outputOf(child, limits, stop) {
    const chunks = [];
    const tail = keepTail(STDERR_TAIL_BYTES);
    let bytes = 0;
    let failure;
    const fits = (chunk) => {
        bytes += chunk.length;
        if (bytes > limits.maxOutputBytes)
            stop('output-cap');
        return bytes <= limits.maxOutputBytes && failure === undefined;
    };
    child.stdout?.on('data', (chunk) => {
        if (!fits(chunk))
            return;
        if (limits.onStdout === undefined) {
            chunks.push(chunk);
            return;
        }
        try {
            limits.onStdout(chunk);
        }
        catch (cause) {
            failure = { cause };
            stop('aborted');
        }
    });
    child.stderr?.on('data', (chunk) => {
        if (fits(chunk))
            tail.add(chunk);
    });
    return { stdout: () => Buffer.concat(chunks), stderr: tail.bytes, failure: () => failure };
}
function keepTail(limit) {
    const chunks = [];
    let kept = 0;
    return {
        add(chunk) {
            chunks.push(chunk);
            kept += chunk.length;
            for (let first = chunks[0]; first !== undefined && kept - first.length >= limit; first = chunks[0]) {
                chunks.shift();
                kept -= first.length;
            }
        },
        bytes: () => Buffer.concat(chunks).subarray(-limit),
    };
}

;// CONCATENATED MODULE: ./build/capture/process-tree.js




/**
 * Whole trees of processes. On POSIX a child leads a process group of its own, and the group is what is signalled.
 * Windows has no groups that outlive their leader: there `taskkill /T` follows parent ids, which finds the tree only
 * while its root still runs. What a leader leaves behind after a normal exit on Windows is not found.
 */
const HAS_PROCESS_GROUPS = process.platform !== 'win32';
const POLL_MS = 20;
/** SIGKILL cannot be refused, but a process in the middle of disk or network I/O dies only when that returns. */
const DEATH_MS = 1_000;
/** How often the process table is walked for marked processes: one that forks while it is walked needs another walk. */
const STRAGGLER_ROUNDS = 10;
/** Ends a running child and everything that it started in its group (POSIX) or below it (Windows, always by force). */
function signalTree(child, signal) {
    if (child.pid === undefined)
        return;
    if (HAS_PROCESS_GROUPS) {
        signalGroup(child.pid, signal);
        return;
    }
    const taskkill = (0,external_node_path_.join)(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
    (0,external_node_child_process_.spawnSync)(taskkill, ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
}
/**
 * Ends what is left of a group whose leader has exited: SIGTERM, then SIGKILL after `graceMs`. Answers whether there
 * was anything left. Always false on Windows.
 */
async function endGroup(leader, graceMs) {
    if (!HAS_PROCESS_GROUPS || !groupIsAlive(leader))
        return false;
    signalGroup(leader, 'SIGTERM');
    if (await groupDies(leader, graceMs))
        return true;
    signalGroup(leader, 'SIGKILL');
    await groupDies(leader, DEATH_MS);
    return true;
}
/** Ends a group at once and without waiting: for handlers that run while this process itself ends. */
function killGroup(leader) {
    if (HAS_PROCESS_GROUPS)
        signalGroup(leader, 'SIGKILL');
}
/**
 * Finds processes that left their group (`setsid`) by an environment variable that they inherited, and kills them.
 * `marker` is the whole entry, `NAME=value`, unique to one run: whatever carries it dies. Linux only, since it reads
 * `/proc/<pid>/environ`; elsewhere it finds none. A process that cleared its environment, or that belongs to another
 * user, is not found either.
 */
async function killStragglers(marker) {
    if (!/^[A-Z_]+=[\w-]{8,}$/.test(marker))
        throw new Error(`not a marker that is unique to one run: ${marker}`);
    const killed = new Set();
    for (let round = 0; round < STRAGGLER_ROUNDS; round += 1) {
        const found = markedProcesses(marker);
        if (found.length === 0)
            return { killed: killed.size, left: 0 };
        for (const pid of found) {
            send(pid, 'SIGKILL');
            killed.add(pid);
        }
        await delay(POLL_MS);
    }
    return { killed: killed.size, left: markedProcesses(marker).length };
}
function signalGroup(leader, signal) {
    send(-leader, signal);
}
function send(pid, signal) {
    try {
        process.kill(pid, signal);
        return true;
    }
    catch {
        // ESRCH: already gone. EPERM: it changed its user, and nothing that this process may do ends it.
        return false;
    }
}
async function groupDies(leader, withinMs) {
    for (let waited = 0; waited < withinMs; waited += POLL_MS) {
        if (!groupIsAlive(leader))
            return true;
        await (0,promises_.setTimeout)(POLL_MS);
    }
    return !groupIsAlive(leader);
}
/**
 * A group of zombies can be signalled like a living one. They stay where the first process of a container never
 * collects its orphans, so on Linux the state in the process table decides.
 */
function groupIsAlive(leader) {
    if (!send(-leader, 0))
        return false;
    if (process.platform !== 'linux')
        return true;
    return processIds().some((pid) => isLivingMember(pid, leader));
}
function isLivingMember(pid, group) {
    const stat = readProc(pid, 'stat');
    // The second field is the program's name in parentheses and may hold anything, parentheses too.
    const [state, , pgrp] = stat
        .subarray(stat.lastIndexOf(')') + 2)
        .toString('latin1')
        .split(' ', 3);
    return pgrp === String(group) && state !== 'Z' && state !== 'X';
}
function markedProcesses(marker) {
    if (process.platform !== 'linux')
        return [];
    const entry = Buffer.from(`\0${marker}\0`);
    return processIds().filter((pid) => {
        if (pid === process.pid)
            return false;
        return Buffer.concat([Buffer.of(0), readProc(pid, 'environ'), Buffer.of(0)]).includes(entry);
    });
}
function processIds() {
    return (0,external_node_fs_.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number);
}
/** Empty when the process is gone, or another user's. */
function readProc(pid, file) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/${file}`);
    }
    catch {
        return Buffer.alloc(0);
    }
}

;// CONCATENATED MODULE: ./build/capture/process-stop.js

/** After SIGKILL. A process that the kernel can't end (a dead network disk) must not hold us up. */
const GIVE_UP_MS = 5_000;
/** Resolves with a child's exit, or with what kept it from starting. */
function exitOf(child) {
    return new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
        // Also sent when a signal could not be delivered; only a child without an id never started.
        child.on('error', (error) => {
            if (child.pid === undefined)
                resolve({ failure: error.message });
        });
    });
}
/** Stops a child's whole tree on demand: SIGTERM, then SIGKILL after `graceMs`. Only the first demand counts. */
function stopperOf(child, graceMs) {
    const timers = [];
    const stopped = deferred();
    const givenUp = deferred();
    let why;
    return {
        why: () => why,
        stopped: stopped.promise,
        givenUp: givenUp.promise,
        stop(reason) {
            if (why !== undefined)
                return;
            why = reason;
            stopped.resolve();
            signalTree(child, 'SIGTERM');
            timers.push(setTimeout(() => signalTree(child, 'SIGKILL'), graceMs));
            timers.push(setTimeout(() => givenUp.resolve({ exitCode: null, signal: null }), graceMs + GIVE_UP_MS));
        },
        dispose() {
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}
function deferred() {
    let resolve = () => { };
    const promise = new Promise((settle) => {
        resolve = settle;
    });
    return { promise, resolve: (value) => resolve(value) };
}

;// CONCATENATED MODULE: ./build/capture/process.js







const DEFAULT_GRACE_MS = 2_000;
/** How long a pipe may stay open after the leader's exit, in the hands of a process that it started. */
const DRAIN_MS = 1_000;
/** The longest delay that Node's timers take: a greater one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/**
 * Runs a program to its end and answers how it ended; it throws only what `onStdout` threw. Whatever the program started
 * in its process group has been ended too when this returns. Programs that leave the group (`setsid`) are what
 * `killStragglers` is for; on Windows only a program that we stopped takes its children along.
 */
async function runProcess(request) {
    if (request.signal?.aborted)
        return unstarted('aborted', 'was not started: the run was called off');
    if (!isFolder(request.cwd))
        return couldNotStart(`its working folder ${request.cwd} does not exist`);
    const texts = [request.command, ...request.args, ...Object.entries(request.env).flat()];
    // Node writes U+FFFD for a lone surrogate, and would so name another file.
    if (texts.some((text) => /\p{Surrogate}/u.test(text)))
        return couldNotStart('an argument is not Unicode text');
    const program = await findExecutable(request.command, request.env.PATH);
    if (program === null)
        return couldNotStart('no folder of PATH holds it');
    const child = start(program, request);
    return 'failure' in child ? couldNotStart(child.failure) : supervise(child, request);
}
/** Kills every process that is still running here, without waiting: for handlers of SIGINT and SIGTERM. */
function killRunningProcesses() {
    for (const child of running) {
        if (HAS_PROCESS_GROUPS && child.pid !== undefined)
            killGroup(child.pid);
        else
            signalTree(child, 'SIGKILL');
    }
}
// Children lead groups of their own, so no terminal and no parent's death ends them.
const running = new Set();
let exitIsHandled = false;
function start(program, request) {
    if (!exitIsHandled)
        process.once('exit', killRunningProcesses);
    exitIsHandled = true;
    try {
        return (0,external_node_child_process_.spawn)(program, request.args, {
            cwd: request.cwd,
            env: request.env,
            shell: false,
            // On POSIX: a process group of its own. On Windows it would only open a console window.
            detached: HAS_PROCESS_GROUPS,
            windowsHide: true,
            stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        });
    }
    catch (error) {
        // A NUL byte in an argument, or more arguments than the system takes.
        return { failure: error instanceof Error ? error.message : String(error) };
    }
}
async function supervise(child, request) {
    const graceMs = request.graceMs ?? DEFAULT_GRACE_MS;
    const exited = exitOf(child);
    const closed = new Promise((resolve) => child.once('close', () => resolve()));
    const stopper = stopperOf(child, graceMs);
    const output = outputOf(child, request, stopper.stop);
    const timer = setTimeout(() => stopper.stop('timeout'), Math.min(request.timeoutMs, MAX_TIMER_MS));
    const abort = () => stopper.stop('aborted');
    request.signal?.addEventListener('abort', abort);
    running.add(child);
    // A child may exit before it has read all of its input. Its exit code tells what that means.
    child.stdin?.on('error', () => { });
    child.stdin?.end(request.stdin);
    try {
        const exit = await Promise.race([exited, stopper.givenUp]);
        clearTimeout(timer);
        if ('failure' in exit)
            return couldNotStart(exit.failure);
        const leftProcesses = await settle(child, closed, stopper, graceMs);
        const failure = output.failure();
        if (failure !== undefined)
            throw failure.cause;
        const ended = stopper.why() ?? 'exit';
        const reason = describe(ended, exit, request);
        return { ended, ...exit, stdout: output.stdout(), stderr: output.stderr(), leftProcesses, reason };
    }
    finally {
        clearTimeout(timer);
        stopper.dispose();
        request.signal?.removeEventListener('abort', abort);
        running.delete(child);
    }
}
/** After the leader's exit: reads what is still in the pipes, ends what it left behind, lets go of pipes that stay open. */
async function settle(child, closed, stopper, graceMs) {
    await within(DRAIN_MS, closed, stopper.stopped);
    const left = child.pid !== undefined && (await endGroup(child.pid, graceMs));
    // Whoever still holds a pipe has left the group.
    await within(DRAIN_MS, closed);
    child.stdout?.destroy();
    child.stderr?.destroy();
    return left;
}
async function within(ms, ...events) {
    const timer = new AbortController();
    const elapsed = (0,promises_.setTimeout)(ms, undefined, { signal: timer.signal }).catch(() => { });
    await Promise.race([...events, elapsed]);
    timer.abort();
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function describe(ended, exit, request) {
    switch (ended) {
        case 'exit':
            return exit.signal === null ? `exited with code ${exit.exitCode}` : `was killed by ${exit.signal}`;
        case 'timeout':
            return `did not end within ${request.timeoutMs / 1000} s and was stopped`;
        case 'output-cap':
            return `printed more than ${request.maxOutputBytes} bytes and was stopped`;
        case 'aborted':
            return 'was stopped: the run was called off';
    }
}
function couldNotStart(why) {
    return unstarted('not-started', `could not be started: ${why}`);
}
function unstarted(ended, reason) {
    const nothing = Buffer.alloc(0);
    return {
        ended,
        exitCode: null,
        signal: null,
        stdout: nothing,
        stderr: nothing,
        leftProcesses: false,
        reason,
    };
}


/***/ }),

/***/ 56:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ endOnSignals)
/* harmony export */ });
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(763);

/** Exit codes by convention: 128 and the signal's number. */
const ENDINGS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
/**
 * Ends this process, and every process that it runs, when the runner cancels the job or a person presses Ctrl-C. Nothing is
 * left half done on GitHub, since a check run is posted completed or not at all.
 */
function endOnSignals() {
    for (const [signal, code] of Object.entries(ENDINGS)) {
        process.once(signal, () => {
            (0,_process_js__WEBPACK_IMPORTED_MODULE_0__/* .killRunningProcesses */ .j)();
            process.exit(code);
        });
    }
}


/***/ }),

/***/ 537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   it: () => (/* binding */ MODE_SYMLINK),
/* harmony export */   x1: () => (/* binding */ MODE_SUBMODULE)
/* harmony export */ });
/* unused harmony export MODE_EXECUTABLE */
/** File modes as git writes them. Others (old `100664` among them) occur in old trees and are kept as they are. */
const MODE_SYMLINK = '120000';
const MODE_SUBMODULE = '160000';
const MODE_EXECUTABLE = '100755';


/***/ }),

/***/ 942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tI: () => (/* binding */ compileGlobs)
/* harmony export */ });
/* unused harmony exports MAX_ENTRY_LENGTH, MAX_GLOB_LENGTH, MAX_WILDCARDS, MAX_GLOBSTARS */
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(138);

/**
 * Which paths a list of entries covers. An entry covers the path that equals it byte for byte; an entry with a wildcard
 * also covers what it matches as a glob. `*` and `?` stay within a folder (`?` is one code point), and a whole
 * component `**` stands for any number of folders, none included; at the end of an entry it needs at least one component,
 * so that `src/**` does not cover `src`. Every other character is literal, dotfiles are like other files and case matters.
 */
/** The longest entry, in UTF-16 units: Linux's PATH_MAX, with room for wildcards. */
const MAX_ENTRY_LENGTH = 4_352;
/** From the first folder with a wildcard to the end of the entry, in UTF-16 units. */
const MAX_GLOB_LENGTH = 256;
/** `*` and `?` in one entry, each counted. */
const MAX_WILDCARDS = 64;
/** Components `**` in one entry. minimatch answers a silent false above 200; here more than this is an error. */
const MAX_GLOBSTARS = 16;
/**
 * Matching takes up to glob length × path length steps. Above this product, which no path within PATH_MAX reaches, a
 * glob does not cover a path; `folder/**` still does.
 */
const MAX_MATCH_STEPS = MAX_GLOB_LENGTH * 5_000;
/** Compiles all entries, or says what is wrong with each one that is refused. */
function compileGlobs(entries) {
    const problems = entries.flatMap((entry) => problemOf(entry) ?? []);
    if (problems.length > 0)
        return { ok: false, problems };
    const literals = new Set(entries);
    const globs = [...literals].filter(hasWildcard).map(compileGlob);
    const candidates = candidateLookup(globs);
    const compiled = {
        entries,
        matches: (path) => literals.has(path) ? path : (candidates(path).find((glob) => covers(glob, path))?.entry ?? null),
        namesLiterally: (path) => literals.has(path),
        split: (paths) => splitPaths(literals, candidates, paths),
    };
    return { ok: true, globs: compiled };
}
/** One pass for all three answers. A glob that covered a path before is asked again only while nothing else covers the path. */
function splitPaths(entries, candidates, paths) {
    const covered = new Map();
    const outside = [];
    const waiting = new Set(entries);
    for (const path of paths) {
        waiting.delete(path);
        let by = entries.has(path) ? path : null;
        for (const glob of candidates(path)) {
            if ((by !== null && !waiting.has(glob.entry)) || !covers(glob, path))
                continue;
            waiting.delete(glob.entry);
            by ??= glob.entry;
        }
        if (by === null)
            outside.push(path);
        else
            covered.set(path, by);
    }
    return { covered, outside, unmatched: [...waiting] };
}
/**
 * The globs, in listed order, that are possible by the path's folder (it lies in the glob's literal folder and holds the
 * literal folders named further on) and by the first letter of its name. The answer is kept by these two, which most
 * paths share with others.
 */
function candidateLookup(globs) {
    const byFolder = new Map();
    for (const glob of globs) {
        const bucket = byFolder.get(glob.folder);
        if (bucket === undefined)
            byFolder.set(glob.folder, [glob]);
        else
            bucket.push(glob);
    }
    const longest = globs.reduce((length, glob) => Math.max(length, glob.folder.length), 0);
    const kept = new Map();
    return (path) => {
        if (globs.length === 0 || !isFilePath(path))
            return [];
        const name = path.lastIndexOf('/') + 1;
        const key = path.slice(0, name + 1);
        const known = kept.get(key);
        if (known !== undefined)
            return known;
        const folder = path.slice(0, name);
        const found = [...(byFolder.get('') ?? [])];
        for (let end = folder.indexOf('/') + 1; end > 0 && end <= longest; end = folder.indexOf('/', end) + 1) {
            for (const glob of byFolder.get(folder.slice(0, end)) ?? [])
                found.push(glob);
        }
        const rooted = `/${folder}`;
        const possible = found.filter((glob) => key.startsWith(glob.stem.slice(0, 1), name) && glob.needs.every((each) => rooted.includes(each)));
        possible.sort((a, b) => a.index - b.index);
        kept.set(key, possible);
        return possible;
    };
}
function covers(glob, path) {
    if (glob.rest === '**')
        return true;
    if (!path.endsWith(glob.suffix) || !path.startsWith(glob.stem, path.lastIndexOf('/') + 1))
        return false;
    if ((path.length - glob.folder.length) * glob.rest.length > MAX_MATCH_STEPS)
        return false;
    return glob.matcher().match(path.slice(glob.folder.length));
}
/** No file has a blank, `.` or `..` component, so no glob covers a path with one. */
function isFilePath(path) {
    return !/(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}
function compileGlob(entry, index) {
    const folder = literalFolder(entry);
    const rest = entry.slice(folder.length);
    const tail = rest.slice(Math.max(rest.lastIndexOf('*'), rest.lastIndexOf('?')) + 1);
    const components = rest.split('/');
    const last = components.pop() ?? '';
    let matcher;
    return {
        entry,
        index,
        folder,
        rest,
        needs: components.filter((component) => !hasWildcard(component)).map((component) => `/${component}/`),
        suffix: tail.startsWith('/') ? tail.slice(1) : tail,
        stem: /^[^*?]*/.exec(last)?.[0] ?? '',
        matcher() {
            matcher ??= matcherOf(rest);
            return matcher;
        },
    };
}
function literalFolder(entry) {
    return entry.slice(0, entry.lastIndexOf('/', entry.search(/[*?]/)) + 1);
}
function hasWildcard(entry) {
    return /[*?]/.test(entry);
}
/** minimatch with everything switched off that it knows beyond `*`, `?` and `**`, on every operating system. */
function matcherOf(glob) {
    return new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(glob.replace(/[\\[]/g, '\\$&'), {
        dot: true,
        nobrace: true,
        nocomment: true,
        noext: true,
        nonegate: true,
        optimizationLevel: 0,
        platform: 'linux',
        preserveMultipleSlashes: true,
    });
}
function problemOf(entry) {
    const refuse = (what) => ({ entry, message: `The entry ${excerpt(entry)} ${what}` });
    if (entry.length > MAX_ENTRY_LENGTH) {
        return refuse(`has ${entry.length} characters, more than ${MAX_ENTRY_LENGTH}. Name the files more briefly.`);
    }
    if (!hasWildcard(entry))
        return null;
    const length = entry.length - literalFolder(entry).length;
    if (length > MAX_GLOB_LENGTH) {
        return refuse(`goes on for ${length} characters from its first wildcard's folder, more than ${MAX_GLOB_LENGTH}.`);
    }
    const wildcards = entry.match(/[*?]/g)?.length ?? 0;
    if (wildcards > MAX_WILDCARDS) {
        return refuse(`holds ${wildcards} wildcards, more than ${MAX_WILDCARDS}. Split it into simpler ones.`);
    }
    const globstars = entry.split('/').filter((component) => component === '**').length;
    if (globstars <= MAX_GLOBSTARS)
        return null;
    return refuse(`holds \`**\` ${globstars} times, more than ${MAX_GLOBSTARS}. Split it into simpler ones.`);
}
function excerpt(entry) {
    return JSON.stringify(entry.length > 80 ? `${entry.slice(0, 79)}…` : entry);
}


/***/ }),

/***/ 609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check),
  checkRepository: () => (/* binding */ checkRepository),
  renderReport: () => (/* binding */ renderReport)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
;// CONCATENATED MODULE: ./build/facts.js
function known(value) {
    return { state: 'known', value };
}
function missing(kind, reason) {
    return { state: 'missing', kind, reason };
}
function notApplicable(reason) {
    return { state: 'not-applicable', reason };
}

;// CONCATENATED MODULE: ./build/parsers/git-path.js

// A byte order mark at the start of a name belongs to the name.
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** A name as git prints it: any bytes but NUL. `null` when it is not UTF-8. */
function decodeName(bytes) {
    try {
        return UTF8.decode(bytes);
    }
    catch {
        return null;
    }
}
/** A file's path as git prints it after `-z`. `where` says what listed it, for the reason of a failure. */
function decodePath(bytes, where) {
    if (bytes.length === 0)
        return missing('infrastructure', `${where} holds an entry without a name.`);
    const path = decodeName(bytes);
    if (path !== null)
        return known(path);
    return missing('violation', `${where} holds a name that is not UTF-8: "${escapeBytes(bytes)}". plan-gate can't compare such a name with a plan, ` +
        'which is text. Rename the file, or take it out of the change.');
}
/** Bytes as printable ASCII: every other byte, and the backslash, is written `\xNN`. */
function escapeBytes(bytes) {
    let text = '';
    for (const byte of bytes) {
        const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x5c;
        text += plain ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
    }
    return text;
}
/** What stands before each NUL, or `null` when the last record is cut off. */
function splitRecords(output) {
    const records = [];
    let start = 0;
    for (let end = output.indexOf(0); end !== -1; end = output.indexOf(0, start)) {
        records.push(output.subarray(start, end));
        start = end + 1;
    }
    return start === output.length ? records : null;
}
/** ASCII fields of a record; any other byte comes out as a character that no field matches. */
function asciiText(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

;// CONCATENATED MODULE: ./build/parsers/git-tree.js


const HEADER = /^([0-7]{6}) (blob|tree|commit) ([0-9a-f]{40}|[0-9a-f]{64})$/;
const TAB = 0x09;
/** Reads `git ls-tree -z`: mode, type and object id, a tab, and the path, each entry ended by NUL. In git's own order. */
function parseTree(output) {
    const rows = splitRecords(output);
    if (rows === null)
        return unreadable('its last record is cut off');
    const records = [];
    for (const row of rows) {
        const tab = row.indexOf(TAB);
        const match = HEADER.exec(asciiText(row.subarray(0, Math.max(tab, 0))));
        if (match === null)
            return unreadable(`"${escapeBytes(row)}" is no entry of a tree`);
        const [, mode = '', type = '', oid = ''] = match;
        records.push({ mode, type, oid, name: row.subarray(tab + 1) });
    }
    return known(records);
}
/** The files among the records, by path in UTF-8 byte order. A name that is not UTF-8, or that comes twice, is `missing`. */
function listTree(records) {
    const sorted = records.filter((record) => record.type !== 'tree');
    sorted.sort((a, b) => Buffer.compare(a.name, b.name));
    const entries = [];
    for (const { mode, oid, name } of sorted) {
        const path = decodePath(name, 'The tree');
        if (path.state === 'missing')
            return path;
        if (path.value === entries.at(-1)?.path)
            return unreadable(`it lists "${escapeBytes(name)}" twice`);
        entries.push({ path: path.value, mode, oid });
    }
    return known(entries);
}
function unreadable(why) {
    return missing('infrastructure', `A tree could not be read from git: ${why}. Check the clone with git fsck.`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(598);
;// CONCATENATED MODULE: ./build/parsers/git-batch.js


const git_batch_HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (blob|tree|commit|tag) (\d{1,15})$/;
const LINE_FEED = 0x0a;
/** Reads `git cat-file --batch-check`: one line for each of `asked` questions, in their order. */
function parseObjectAnswers(output, asked) {
    const answers = [];
    let start = 0;
    for (let end = output.indexOf(LINE_FEED); end !== -1; end = output.indexOf(LINE_FEED, start)) {
        const line = output.subarray(start, end);
        const answer = parseAnswer(line);
        if (answer === null)
            return git_batch_unreadable(`"${escapeBytes(line)}" is no answer of cat-file`);
        answers.push(answer);
        start = end + 1;
    }
    if (start !== output.length || answers.length !== asked) {
        return git_batch_unreadable(`${answers.length} of ${asked} answers came back`);
    }
    return known(answers);
}
/** Reads `git cat-file --batch`: header, content and a line feed for each object. One that is not there is `missing`. */
function parseBatch(output) {
    const objects = [];
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(LINE_FEED, start);
        const line = output.subarray(start, end === -1 ? output.length : end);
        const header = end === -1 ? null : parseAnswer(line);
        if (header === null || typeof header === 'string') {
            return git_batch_unreadable(`"${escapeBytes(line.subarray(0, 100))}" is no object of cat-file`);
        }
        const bytes = output.subarray(end + 1, end + 1 + header.size);
        start = end + 1 + header.size + 1;
        if (bytes.length !== header.size || output[start - 1] !== LINE_FEED) {
            return git_batch_unreadable(`object ${header.oid} is cut off`);
        }
        objects.push({ ...header, bytes });
    }
    return known(objects);
}
function parseAnswer(line) {
    const text = Buffer.from(line).toString('latin1');
    const match = git_batch_HEADER.exec(text);
    if (match !== null)
        return { oid: match[1] ?? '', type: match[2] ?? '', size: Number(match[3]) };
    if (text.endsWith(' missing'))
        return 'none';
    return text.endsWith(' ambiguous') ? 'ambiguous' : null;
}
function git_batch_unreadable(why) {
    return missing('infrastructure', `Objects could not be read from git: ${why}. Check the clone with git fsck.`);
}

;// CONCATENATED MODULE: ./build/capture/git-objects.js



const MIB = 1024 * 1024;
/** Contents that one git process hands over at a time. */
const BATCH_BYTES = 64 * MIB;
/** Contents that one call may answer with, all together: they stay in memory. */
const TOTAL_BYTES = 1024 * MIB;
/** Room in a batch for the line before each object, and for warnings. */
const HEADER_BYTES = 128;
const WARNING_BYTES = MIB;
/** Whether a text is a full object id. */
function isObjectId(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/** What each name means to git, in order. A name is a question of one line: it must hold no line feed and no NUL. */
async function askObjects(run, names) {
    if (names.length === 0)
        return known([]);
    const stdin = names.map((name) => `${name}\n`).join('');
    const maxOutputBytes = stdin.length * 4 + names.length * HEADER_BYTES + WARNING_BYTES;
    const answer = await run({ args: ['cat-file', '--batch-check', '--buffer'], stdin, maxOutputBytes });
    return answer.state === 'missing' ? answer : parseObjectAnswers(answer.value.stdout, names.length);
}
/** The object of a given type that a commit leads to, or `null` when the clone holds none such. */
async function peel(run, name, type) {
    const answers = await askObjects(run, [`${name}^{${type}}`]);
    if (answers.state === 'missing')
        return answers;
    const answer = answers.value[0];
    return known(typeof answer === 'object' ? answer.oid : null);
}
/**
 * Contents of blobs. Sizes are asked first, so that nothing above `maxBytes` is read. Git does not check what it reads
 * from disk against the object's id; here every content must hash to it.
 */
async function readBlobs(run, oids, maxBytes) {
    const asked = [...new Set(oids)];
    const odd = asked.find((oid) => !isObjectId(oid));
    if (odd !== undefined)
        return missing('infrastructure', `"${odd}" is no object id.`);
    const headers = await askObjects(run, asked);
    if (headers.state === 'missing')
        return headers;
    const contents = new Map();
    const wanted = [];
    for (const [index, oid] of asked.entries()) {
        const header = headers.value[index];
        if (typeof header !== 'object')
            return notInClone(oid);
        if (header.type !== 'blob')
            contents.set(oid, { state: 'not-a-file' });
        else if (header.size > maxBytes)
            contents.set(oid, { state: 'too-large' });
        else
            wanted.push(header);
    }
    const total = wanted.reduce((sum, header) => sum + header.size, 0);
    if (total > TOTAL_BYTES) {
        const size = `${Math.ceil(total / MIB)} MiB in ${wanted.length} files`;
        return missing('infrastructure', `The files to read hold ${size}, and plan-gate reads at most ${TOTAL_BYTES / MIB} MiB.`);
    }
    for (const batch of batches(wanted)) {
        const read = await readBatch(run, batch);
        if (read.state === 'missing')
            return read;
        for (const { oid, bytes } of read.value)
            contents.set(oid, { state: 'bytes', bytes });
    }
    return known(contents);
}
function* batches(headers) {
    let batch = [];
    let bytes = 0;
    for (const header of headers) {
        if (batch.length > 0 && bytes + header.size > BATCH_BYTES) {
            yield batch;
            batch = [];
            bytes = 0;
        }
        batch.push(header);
        bytes += header.size;
    }
    if (batch.length > 0)
        yield batch;
}
async function readBatch(run, batch) {
    const stdin = batch.map(({ oid }) => `${oid}\n`).join('');
    const maxOutputBytes = batch.reduce((sum, { size }) => sum + size + HEADER_BYTES, WARNING_BYTES);
    const answer = await run({ args: ['cat-file', '--batch', '--buffer'], stdin, maxOutputBytes });
    if (answer.state === 'missing')
        return answer;
    const objects = parseBatch(answer.value.stdout);
    if (objects.state === 'missing')
        return objects;
    for (const [index, { oid }] of batch.entries()) {
        const object = objects.value[index];
        if (object?.oid !== oid || hashBlob(object) !== oid)
            return damaged(oid);
    }
    return objects;
}
/** SHA-1 or SHA-256, as the length of the id tells. */
function hashBlob({ oid, bytes }) {
    const hash = (0,external_node_crypto_.createHash)(oid.length === 40 ? 'sha1' : 'sha256');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
function notInClone(oid) {
    return missing('infrastructure', `The clone does not hold object ${oid}. A partial or shallow clone leaves objects out: check out with ` +
        '`fetch-depth: 0` and without `filter`.');
}
function damaged(oid) {
    return missing('infrastructure', `Object ${oid} is damaged in this clone: its content has another hash. Check the clone with git fsck, or clone again.`);
}

;// CONCATENATED MODULE: ./build/capture/git-files.js



/** Room for the list of a tree: some two million files. */
const MAX_LISTING_BYTES = 256 * 1024 * 1024;
/** Windows takes a command line of 32,767 characters, the least of all systems, and quoting can double them. */
const MAX_ARGUMENT_BYTES = 12_000;
/** Every file below a folder of a commit. `run` is pinned to the repository. */
async function listFiles(run, commit, folder) {
    if (folder !== '' && !isTreePath(folder))
        return known([]);
    const records = await readTree(run, commit, ['-r'], folder === '' ? [] : [`${folder}/`]);
    return records.state === 'missing' ? records : listTree(records.value);
}
/** Contents of files by path in one commit; a path that no tree can hold is absent. */
async function readFiles(run, commit, paths, maxBytes) {
    const records = await findFiles(run, commit, paths.filter(isTreePath));
    if (records.state === 'missing')
        return records;
    const blobs = [...records.value.values()].filter(isRegularFile).map((record) => record.oid);
    const contents = await readBlobs(run, blobs, maxBytes);
    if (contents.state === 'missing')
        return contents;
    const answer = new Map();
    for (const path of paths) {
        const record = records.value.get(nameKey(Buffer.from(path)));
        if (record === undefined || record.type === 'tree')
            answer.set(path, { state: 'absent' });
        else if (!isRegularFile(record))
            answer.set(path, { state: 'not-a-file' });
        else
            answer.set(path, contents.value.get(record.oid) ?? { state: 'absent' });
    }
    return known(answer);
}
/** The entries of a commit that have one of these paths. A long list is looked up in the whole tree instead. */
async function findFiles(run, commit, paths) {
    if (paths.length === 0)
        return known(new Map());
    const bytes = paths.reduce((sum, path) => sum + Buffer.byteLength(path) + 1, 0);
    const records = await (bytes <= MAX_ARGUMENT_BYTES
        ? readTree(run, commit, [], paths)
        : readTree(run, commit, ['-r'], []));
    if (records.state === 'missing')
        return records;
    return known(new Map(records.value.map((record) => [nameKey(record.name), record])));
}
async function readTree(run, commit, options, paths) {
    if (!isObjectId(commit))
        return missing('infrastructure', `"${commit}" is no commit id.`);
    const answer = await run({
        args: ['ls-tree', '-z', '--full-tree', ...options, '--', commit, ...paths],
        // On macOS git would look for another name (NFC) than the one it is given.
        config: [['core.precomposeUnicode', 'false']],
        maxOutputBytes: MAX_LISTING_BYTES,
    });
    return answer.state === 'missing' ? answer : parseTree(answer.value.stdout);
}
function isRegularFile(record) {
    return record.type === 'blob' && record.mode.startsWith('100');
}
/** Bytes as a text that can be a map's key, whatever they are: names in a tree need not be UTF-8. */
function nameKey(bytes) {
    return Buffer.from(bytes).toString('latin1');
}
/** Whether git can store a file of this path. Git itself would normalise others, or refuse to answer at all. */
function isTreePath(path) {
    if (/\0|\p{Surrogate}/u.test(path))
        return false;
    return path.split('/').every((component) => component !== '' && component !== '.' && component !== '..');
}

;// CONCATENATED MODULE: ./build/parsers/git-raw.js


const git_raw_HEADER = /^:([0-7]{6}) ([0-7]{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) ([A-Z])$/;
const NO_MODE = '000000';
const WHERE = 'The difference between the commits';
/**
 * Reads `git diff-tree -r -z --raw --no-renames --no-abbrev`: one header and one path for each file, each ended by NUL
 * (https://git-scm.com/docs/diff-format). Sorted by path in UTF-8 byte order. Anything that is not exactly that, a
 * status other than A, D, M and T and a name that is not UTF-8 among them, is `missing`: no record is ever skipped.
 */
function parseRawDiff(output) {
    const records = splitRecords(output);
    if (records === null || records.length % 2 !== 0)
        return git_raw_unreadable('its last record is cut off');
    const rows = [];
    for (let index = 0; index < records.length; index += 2) {
        const header = records[index] ?? new Uint8Array();
        const name = records[index + 1] ?? new Uint8Array();
        const file = parseRow(header, name);
        if (file.state === 'missing')
            return file;
        rows.push({ name, file: file.value });
    }
    rows.sort((a, b) => Buffer.compare(a.name, b.name));
    const twice = rows.find((row, index) => row.file.path === rows[index - 1]?.file.path);
    if (twice !== undefined)
        return git_raw_unreadable(`it lists "${escapeBytes(twice.name)}" twice`);
    return known(rows.map((row) => row.file));
}
function parseRow(header, name) {
    const path = decodePath(name, WHERE);
    if (path.state === 'missing')
        return path;
    const match = git_raw_HEADER.exec(asciiText(header));
    if (match === null)
        return git_raw_unreadable(`"${escapeBytes(header)}" is no record of a change`);
    const [, oldMode = '', newMode = '', oldOid = '', newOid = '', status] = match;
    const before = { mode: oldMode, oid: oldOid };
    const after = { mode: newMode, oid: newOid };
    const existed = oldMode !== NO_MODE;
    const exists = newMode !== NO_MODE;
    if (status === 'A' && !existed && exists)
        return known({ path: path.value, change: 'added', after });
    if (status === 'D' && existed && !exists)
        return known({ path: path.value, change: 'deleted', before });
    // T: a file became a symlink, a submodule, or the other way round. The modes tell.
    if ((status === 'M' || status === 'T') && existed && exists) {
        return known({ path: path.value, change: 'modified', before, after });
    }
    return git_raw_unreadable(`"${escapeBytes(name)}" has status ${status} with modes ${oldMode} and ${newMode}`);
}
function git_raw_unreadable(why) {
    return missing('infrastructure', `${WHERE} could not be read from git: ${why}. Check the clone with git fsck.`);
}

;// CONCATENATED MODULE: ./build/capture/git-history.js





/** Room for the list of what differs: some two million files. */
const MAX_DIFF_BYTES = 512 * 1024 * 1024;
const DEEPEN = 'Fetch the whole history: `fetch-depth: 0` for actions/checkout, `git fetch --unshallow` by hand.';
/** The best common ancestor of two commits; of several, the one that git names first. */
async function mergeBase(history, base, head) {
    const { run } = history;
    const odd = notIds([base, head]);
    if (odd !== null)
        return odd;
    const answer = await run({ args: ['merge-base', '--all', base, head], answers: [0, 1] });
    if (answer.state === 'missing')
        return (await git_history_notInClone(history, [base, head])) ?? answer;
    const bases = words(answer.value.stdout);
    const best = bases[0];
    if (best === undefined)
        return noMergeBase(history, base, head);
    if (history.isShallow && (bases.length > 1 || (await reachesCut(history, [base, head], best)))) {
        return missing('infrastructure', `This clone is shallow, and its history of ${base} and ${head} is cut off before their common ancestor is certain. ${DEEPEN}`);
    }
    return known(best);
}
/**
 * What differs between two commits' trees. `diff-tree` gives the same records as `git diff` does between two commits and
 * reads none of the `diff.*` settings that are meant for people. A submodule's `ignore` setting, which may come from the
 * pull request's own `.gitmodules`, is overruled.
 */
async function changedFiles(history, base, head) {
    const odd = notIds([base, head]);
    if (odd !== null)
        return odd;
    const records = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-relative'];
    const plain = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=none'];
    const answer = await history.run({
        args: ['diff-tree', ...records, ...plain, base, head, '--'],
        maxOutputBytes: MAX_DIFF_BYTES,
    });
    if (answer.state === 'missing')
        return (await git_history_notInClone(history, [base, head])) ?? answer;
    return parseRawDiff(answer.value.stdout);
}
function notIds(commits) {
    const odd = commits.find((commit) => !isObjectId(commit));
    return odd === undefined ? null : missing('infrastructure', `"${odd}" is no commit id.`);
}
/** A plainer reason than git's own, where the reason is that a commit is not there. */
async function git_history_notInClone(history, commits) {
    for (const commit of commits) {
        const found = await peel(history.run, commit, 'commit');
        if (found.state === 'missing')
            return found;
        if (found.value !== null)
            continue;
        const advice = history.isShallow ? DEEPEN : 'Fetch the branch that holds it.';
        return missing('infrastructure', `This clone does not hold commit ${commit}. ${advice}`);
    }
    return null;
}
function noMergeBase(history, base, head) {
    const none = `No common ancestor of ${base} and ${head} was found`;
    return history.isShallow
        ? missing('infrastructure', `${none}, and this clone is shallow. ${DEEPEN}`)
        : missing('infrastructure', `${none}: their histories are unrelated. Base the branch on the one it is to merge into. ` +
            'If they should be related, this clone lacks history: check out with `fetch-depth: 0`.');
}
/**
 * Whether the commits on the way to their common ancestor include one whose parents a shallow clone left out. Then a
 * better ancestor may lie behind the cut, and an older one would show other differences.
 */
async function reachesCut(history, tips, ancestor) {
    const place = await history.run({ args: ['rev-parse', '--git-path', 'shallow'] });
    const above = await history.run({ args: ['rev-list', ...tips, `^${ancestor}`, '--'] });
    if (place.state === 'missing' || above.state === 'missing')
        return true;
    const file = (0,external_node_path_.resolve)(history.directory, place.value.stdout.toString('utf8').replace(/\n$/, ''));
    const list = await (0,promises_.readFile)(file).catch(() => null);
    if (list === null)
        return true;
    const cut = new Set(words(list));
    return words(above.value.stdout).some((commit) => cut.has(commit));
}
function words(output) {
    return output
        .toString('latin1')
        .split(/\s+/)
        .filter((word) => word !== '');
}

;// CONCATENATED MODULE: ./build/capture/git-refs.js



/** The remote whose branches stand in for those that the clone does not have itself, as after actions/checkout. */
const REMOTE = 'origin';
/** No host takes longer names, and the system's limit on one argument is far above. */
const MAX_REF_LENGTH = 1_024;
/**
 * The commit that a name means: HEAD, a full commit id, a branch, a tag, a branch of origin (with or without `origin/`),
 * a full ref, or the first digits of a commit id; in that order, so that neither a tag nor digits can stand before a
 * branch of that name. Git's other ways to name a commit (`main~1`, `@{-1}`, `a..b`) are no names here: `null`.
 */
async function resolveRef(run, ref) {
    if (!isRefName(ref))
        return known(null);
    if (ref === 'HEAD')
        return peel(run, ref, 'commit');
    const digits = ref.toLowerCase();
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(digits))
        return peel(run, digits, 'commit');
    const named = await findRef(run, candidates(ref));
    if (named.state === 'missing' || named.value !== null)
        return named;
    return /^[0-9a-f]{4,63}$/.test(digits) ? resolveDigits(run, digits) : named;
}
async function resolveDigits(run, digits) {
    // The commit among all objects whose ids begin so; and, when that has no answer, whether there are several.
    const answers = await askObjects(run, [`${digits}^{commit}`, digits]);
    if (answers.state === 'missing')
        return answers;
    const [commit, any] = answers.value;
    // Git looks for refs in more places than we do; what it finds there is no abbreviation.
    if (typeof commit === 'object')
        return known(commit.oid.startsWith(digits) ? commit.oid : null);
    if (any !== 'ambiguous')
        return known(null);
    return missing('infrastructure', `"${digits}" begins more than one commit id. Write more of its digits.`);
}
/** The tip of a branch: of the clone's own, else of origin's. */
async function branchCommit(run, name) {
    if (!isRefName(name))
        return known(null);
    return findRef(run, [`refs/heads/${name}`, `refs/remotes/${REMOTE}/${name}`]);
}
/** The branch that is checked out, `null` when HEAD is detached. */
async function currentBranch(run) {
    const head = await run({ args: ['symbolic-ref', '--quiet', 'HEAD'], answers: [0, 1] });
    if (head.state === 'missing')
        return head;
    if (head.value.exitCode === 1)
        return known(null);
    const ref = readRef(head.value.stdout.subarray(0, -1));
    if (ref.state === 'missing')
        return ref;
    return known(ref.value.startsWith('refs/heads/') ? ref.value.slice('refs/heads/'.length) : null);
}
/** The branches whose tip is this commit, the clone's own first, then origin's; each name once. */
async function branchesAt(run, commit) {
    if (!isObjectId(commit))
        return missing('infrastructure', `"${commit}" is no commit id.`);
    const prefixes = ['refs/heads/', `refs/remotes/${REMOTE}/`];
    const args = ['for-each-ref', `--points-at=${commit}`, '--format=%(refname)', ...prefixes];
    const answer = await run({ args });
    if (answer.state === 'missing')
        return answer;
    const refs = [];
    for (const line of lines(answer.value.stdout)) {
        const ref = readRef(line);
        if (ref.state === 'missing')
            return ref;
        refs.push(ref.value);
    }
    const names = prefixes.flatMap((prefix) => refs.filter((ref) => ref.startsWith(prefix)).map((ref) => ref.slice(prefix.length)));
    return known([...new Set(names)].filter((name) => name !== 'HEAD'));
}
function candidates(ref) {
    if (ref.startsWith('refs/'))
        return [ref];
    return [
        `refs/heads/${ref}`,
        `refs/tags/${ref}`,
        `refs/remotes/${REMOTE}/${ref}`,
        `refs/remotes/${ref}`,
        `refs/${ref}`,
    ];
}
/** The commit of the first of these full refs that exists. One that exists and leads to no commit is `missing`. */
async function findRef(run, refs) {
    const answer = await run({ args: ['for-each-ref', '--format=%(objectname) %(refname)', ...refs] });
    if (answer.state === 'missing')
        return answer;
    // Git leaves out a ref that it can't read, and exits with 0.
    const broken = refs.find((ref) => `${answer.value.stderr} `.includes(`ignoring broken ref ${ref} `));
    if (broken !== undefined)
        return missing('infrastructure', `${broken} is broken in this clone. Fetch it again.`);
    // A pattern also matches what lies below it as a folder, so the names are compared whole.
    const found = lines(answer.value.stdout).map((line) => line.toString('utf8'));
    for (const ref of refs) {
        const oid = found.find((line) => line.slice(line.indexOf(' ') + 1) === ref)?.split(' ', 1)[0];
        if (oid === undefined)
            continue;
        const commit = await peel(run, oid, 'commit');
        if (commit.state === 'missing' || commit.value !== null)
            return commit;
        return missing('infrastructure', `${ref} is ${oid}, which is no commit that this clone holds. Fetch it, or name another.`);
    }
    return known(null);
}
/** What `git check-ref-format` allows, for names of one level too, and nothing that begins like an option. */
function isRefName(name) {
    if (name === '' || name === '@' || name.length > MAX_REF_LENGTH || name.startsWith('-'))
        return false;
    if (/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\p{Surrogate}/u.test(name))
        return false;
    return name
        .split('/')
        .every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.') && !part.endsWith('.lock'));
}
function lines(output) {
    const found = [];
    let start = 0;
    for (let end = output.indexOf('\n'); end !== -1; end = output.indexOf('\n', start)) {
        found.push(output.subarray(start, end));
        start = end + 1;
    }
    return found;
}
function readRef(bytes) {
    const ref = decodeName(bytes);
    if (ref !== null)
        return known(ref);
    return missing('infrastructure', `The branch "${escapeBytes(bytes)}" has a name that is not UTF-8. Rename it.`);
}

// EXTERNAL MODULE: ./build/capture/process.js + 4 modules
var capture_process = __webpack_require__(763);
;// CONCATENATED MODULE: ./build/capture/git-run.js


const DEFAULT_MAX_OUTPUT = 16 * 1024 * 1024;
/** What git may inherit: where programs and its user's configuration are. No `GIT_*`, which could point it elsewhere. */
const INHERITED = [
    'PATH',
    'HOME',
    'XDG_CONFIG_HOME',
    'TMPDIR',
    // Windows only.
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
    'APPDATA',
    'LOCALAPPDATA',
    'PROGRAMDATA',
    'PROGRAMFILES',
    'SYSTEMROOT',
    'WINDIR',
    'TEMP',
    'TMP',
];
const FIXED_ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_PAGER: 'cat',
    // History as it was committed: without replacement refs and without the grafts file. No file can have this name.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null/none',
    // A path is a path, also when it begins with ":(" or holds "*".
    GIT_LITERAL_PATHSPECS: '1',
    // A partial clone would fetch what it lacks, through whatever program its configuration names. Git heeds the first
    // since 2.44; the second refuses every transport, in any version.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
/**
 * Above the repository's own configuration, which may be hostile where code of a pull request ran before: none of it may
 * start a program. Ownership is not what protects here, so a clone of another user (a container's, say) is fine.
 */
const FIXED_CONFIG = [
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.pager=cat',
    'core.askPass=',
    'core.sshCommand=false',
    'credential.helper=',
    'core.quotePath=false',
    'log.showSignature=false',
    'submodule.recurse=false',
    'safe.directory=*',
];
function gitRunner(place) {
    return async (call) => {
        const result = await (0,capture_process/* runProcess */.R)({
            command: place.gitPath,
            args: ['--no-pager', ...FIXED_CONFIG.flatMap((setting) => ['-c', setting]), ...call.args],
            cwd: place.cwd,
            env: environment(place, call),
            ...(call.stdin === undefined ? {} : { stdin: call.stdin }),
            timeoutMs: place.timeoutMs,
            maxOutputBytes: call.maxOutputBytes ?? DEFAULT_MAX_OUTPUT,
        });
        const { exitCode, stdout } = result;
        if (result.ended !== 'exit' || exitCode === null || !(call.answers ?? [0]).includes(exitCode)) {
            return failure(place, call, result);
        }
        return known({ exitCode, stdout, stderr: oneLine(result.stderr) });
    };
}
function environment(place, call) {
    const env = { ...FIXED_ENVIRONMENT };
    for (const name of INHERITED) {
        const value = process.env[name];
        if (value !== undefined)
            env[name] = value;
    }
    if (place.gitDirectory !== undefined)
        env.GIT_DIR = place.gitDirectory;
    if (place.workTree !== undefined)
        env.GIT_WORK_TREE = place.workTree;
    const config = call.config ?? [];
    if (config.length > 0)
        env.GIT_CONFIG_COUNT = String(config.length);
    for (const [index, [key, value]] of config.entries()) {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    }
    return { ...env, ...call.env };
}
function failure(place, call, result) {
    const said = oneLine(result.stderr);
    const words = said === '' ? '' : ` and said: ${said}`;
    const advice = result.ended === 'not-started'
        ? 'Install git, and put it into a folder of PATH.'
        : 'Check the clone with git fsck, or clone again.';
    const reason = `git ${call.args[0]} in ${place.cwd} ${result.reason}${words}. ${advice}`;
    return missing('infrastructure', reason);
}
const MAX_WORDS = 500;
function oneLine(stderr) {
    const text = stderr
        .toString('utf8')
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim();
    return [...text].slice(-MAX_WORDS).join('');
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(161);
// EXTERNAL MODULE: ./build/changes/changed-file.js
var changed_file = __webpack_require__(537);
;// CONCATENATED MODULE: ./build/parsers/git-status.js


const OID = '[0-9a-f]{40}(?:[0-9a-f]{24})?';
/** `1 XY sub mH mI mW hH hI path`: https://git-scm.com/docs/git-status#_changed_tracked_entries */
const TRACKED = new RegExp(`^1 [.A-Z]{2} [NS][.A-Z]{3} [0-7]{6} ([0-7]{6}) ([0-7]{6}) ${OID} (${OID}) `);
const git_status_WHERE = 'The work tree';
/** Reads `git status --porcelain=v2 -z --no-renames`. Merge conflicts, renames and headers are not expected: `missing`. */
function parseStatus(output) {
    const records = splitRecords(output);
    if (records === null)
        return git_status_unreadable('its last record is cut off');
    const tracked = [];
    const untracked = [];
    const ignored = [];
    for (const record of records) {
        const match = TRACKED.exec(asciiText(record));
        const kind = asciiText(record.subarray(0, 2));
        if (match === null && kind !== '? ' && kind !== '! ')
            return git_status_unreadable(`"${escapeBytes(record)}" is unknown`);
        const path = decodePath(record.subarray(match?.[0].length ?? 2), git_status_WHERE);
        if (path.state === 'missing')
            return path;
        if (match !== null) {
            const [, indexMode = '', workTreeMode = '', indexOid = ''] = match;
            tracked.push({ path: path.value, indexMode, workTreeMode, indexOid });
        }
        else
            (kind === '? ' ? untracked : ignored).push(path.value);
    }
    return known({ tracked, untracked, ignored });
}
function git_status_unreadable(why) {
    return missing('infrastructure', `${git_status_WHERE}'s state could not be read from git: ${why}.`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(466);
;// CONCATENATED MODULE: ./build/capture/git-lfs.js




/** Pointers are shorter than this: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#the-pointer */
const MAX_POINTER_BYTES = 1_024;
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n$/;
/**
 * Whether a file is the content that a Git LFS pointer stands for, by size and SHA-256. Pointers with extensions name a
 * content that other programs transform; such a file is not recognised.
 */
async function isContentOfPointer(pointer, file) {
    const match = POINTER.exec(Buffer.from(pointer).toString('latin1'));
    if (match === null)
        return false;
    try {
        const stat = await (0,promises_.lstat)(file);
        if (!stat.isFile() || stat.size !== Number(match[2]))
            return false;
        const hash = (0,external_node_crypto_.createHash)('sha256');
        await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(file), hash);
        return hash.digest('hex') === match[1];
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/capture/git-status.js










/** Room for the names of some hundred thousand files. */
const MAX_STATUS_BYTES = 64 * 1024 * 1024;
const PROBE = 'plangate.probe';
/**
 * Compares every file's content with the commit. Not by the clone's own index: what that remembers of times, sizes and
 * flags (assume-unchanged, skip-worktree) can hide a change, so a fresh one without memories is made for this question.
 * Filters are programs that the clone's configuration names, so none runs; a file that Git LFS stands in for is
 * compared with its pointer here, and one behind another filter counts as changed. Submodules that are checked out are
 * looked into by `statusOf`, which answers `null` where the folder is no
 * clone of its own: then what it holds is of no commit.
 */
async function workTreeStatus(run, workTree, statusOf) {
    const commit = await peel(run, 'HEAD', 'commit');
    if (commit.state === 'missing')
        return commit;
    if (commit.value === null)
        return missing('infrastructure', `Nothing is checked out in ${workTree}.`);
    const config = await configWithoutPrograms(run);
    if (config.state === 'missing')
        return config;
    const listing = await listStatus(run, commit.value, config.value);
    if (listing.state === 'missing')
        return listing;
    const stands = await standIns(run, workTree, listing.value.tracked);
    if (stands.state === 'missing')
        return stands;
    const changed = listing.value.tracked.map(({ path }) => path).filter((path) => !stands.value.has(path));
    const below = await submoduleStatus(run, commit.value, workTree, statusOf);
    if (below.state === 'missing')
        return below;
    const all = {
        changed: [...changed, ...below.value.flatMap((status) => status.changed)],
        untracked: [...listing.value.untracked, ...below.value.flatMap((status) => status.untracked)],
        ignored: [...listing.value.ignored, ...below.value.flatMap((status) => status.ignored)],
    };
    const clean = all.changed.length === 0 && all.untracked.length === 0;
    return known({ commit: commit.value, clean, ...all });
}
/**
 * Settings that take the program out of every filter and configured hook that any configuration file names. Commands
 * that write files or an index need them; those that read objects run neither.
 */
async function configWithoutPrograms(run) {
    const probe = [[PROBE, 'true']];
    const answer = await run({ args: ['config', '--list', '--name-only', '-z'], config: probe });
    if (answer.state === 'missing')
        return answer;
    const keys = splitRecords(answer.value.stdout)?.map(decodeName) ?? [];
    // A git before 2.31 ignores such settings, and would run the filters.
    if (!keys.includes(PROBE))
        return missing('infrastructure', 'plan-gate needs git 2.31 or newer to check a work tree.');
    if (keys.includes(null))
        return missing('infrastructure', "A setting's name in git's configuration is not UTF-8.");
    const overrides = new Map();
    for (const key of keys) {
        const name = /^(filter|hook)\.(.+)\.[^.]+$/s.exec(key ?? '');
        if (name === null)
            continue;
        const section = `${name[1]}.${name[2]}`;
        if (name[1] === 'hook')
            overrides.set(`${section}.enabled`, 'false');
        else
            for (const part of ['clean', 'smudge', 'process'])
                overrides.set(`${section}.${part}`, '');
        if (name[1] === 'filter')
            overrides.set(`${section}.required`, 'false');
    }
    return known([...overrides]);
}
async function listStatus(run, commit, programs) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plan-gate-index-'));
    try {
        const env = { GIT_INDEX_FILE: (0,external_node_path_.join)(folder, 'index') };
        const config = [
            ...programs,
            // What could leave files out of the new index, or take their state from elsewhere.
            ['core.sparseCheckout', 'false'],
            ['core.untrackedCache', 'false'],
            ['core.splitIndex', 'false'],
            ['core.ignoreStat', 'false'],
        ];
        const index = await run({ args: ['read-tree', commit], config, env });
        return index.state === 'missing' ? index : await readStatus(run, config, env);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function readStatus(run, config, env) {
    const files = ['--untracked-files=all', '--ignored=matching', '--ignore-submodules=dirty'];
    const args = ['status', '--porcelain=v2', '-z', '--no-renames', '--no-ahead-behind', ...files];
    const answer = await run({ args, config, env, maxOutputBytes: MAX_STATUS_BYTES });
    return answer.state === 'missing' ? answer : parseStatus(answer.value.stdout);
}
/** The paths among the changes where the work tree holds what a Git LFS pointer in the commit stands for. */
async function standIns(run, workTree, changes) {
    const regular = changes.filter(({ indexMode, workTreeMode }) => indexMode.startsWith('100') && indexMode === workTreeMode);
    const blobs = await readBlobs(run, regular.map(({ indexOid }) => indexOid), MAX_POINTER_BYTES);
    if (blobs.state === 'missing')
        return blobs;
    const found = new Set();
    for (const { path, indexOid } of regular) {
        const pointer = blobs.value.get(indexOid);
        if (pointer?.state !== 'bytes')
            continue;
        if (await isContentOfPointer(pointer.bytes, (0,external_node_path_.join)(workTree, path)))
            found.add(path);
    }
    return known(found);
}
async function submoduleStatus(run, commit, workTree, statusOf) {
    const files = await listFiles(run, commit, '');
    if (files.state === 'missing')
        return files;
    const found = [];
    for (const { path } of files.value.filter(({ mode }) => mode === changed_file/* MODE_SUBMODULE */.x1)) {
        const folder = (0,external_node_path_.join)(workTree, path);
        const content = await folderContent(folder);
        // Gone, or something else: git itself tells that. Empty: not checked out, as clones leave submodules by default.
        if (content === null || content.length === 0)
            continue;
        const status = await statusOf(folder);
        if (status === null)
            found.push({ commit, clean: false, changed: [path], untracked: [], ignored: [] });
        else if (status.state === 'missing')
            return status;
        else
            found.push(below(path, status.value));
    }
    return known(found);
}
/** What a folder holds; `null` when there is none, or a symlink to one. */
async function folderContent(folder) {
    try {
        return (await (0,promises_.lstat)(folder)).isDirectory() ? await (0,promises_.readdir)(folder) : null;
    }
    catch {
        return null;
    }
}
function below(folder, status) {
    const under = (paths) => paths.map((path) => `${folder}/${path}`);
    const { changed, untracked, ignored } = status;
    return { ...status, changed: under(changed), untracked: under(untracked), ignored: under(ignored) };
}

;// CONCATENATED MODULE: ./build/capture/git.js










/** A diff or a status of a huge repository on a slow disk takes a minute. */
const DEFAULT_TIMEOUT_MS = 5 * 60 * 1_000;
/** Opens the repository that a folder is in: a clone, a linked worktree, or a bare repository. */
async function openClone(directory, options = {}) {
    const { gitPath = 'git', timeoutMs = DEFAULT_TIMEOUT_MS } = options;
    const discover = gitRunner({ gitPath, timeoutMs, cwd: directory });
    const flags = ['--is-bare-repository', '--is-shallow-repository', '--absolute-git-dir'];
    const answer = await discover({ args: ['rev-parse', ...flags] });
    if (answer.state === 'missing')
        return notOpened(directory, answer);
    // Two words on lines of their own; a folder's name may hold line feeds itself, so the rest is the name.
    const [, isBare, isShallow] = /^(true|false)\n(true|false)\n/.exec(answer.value.stdout.toString('latin1')) ?? [];
    const gitDirectory = readFolder(answer.value.stdout.subarray(`${isBare}\n${isShallow}\n`.length));
    const workTree = isBare === 'true' ? known(null) : await topLevel(discover);
    if (workTree.state === 'missing')
        return notOpened(directory, workTree);
    if (isBare === undefined || gitDirectory === null)
        return missing('infrastructure', oddName(directory));
    const place = { gitPath, timeoutMs, cwd: workTree.value ?? gitDirectory, gitDirectory };
    const run = gitRunner(workTree.value === null ? place : { ...place, workTree: workTree.value });
    return known(cloneOf({ run, directory: place.cwd, isShallow: isShallow === 'true' }, workTree.value, options));
}
function cloneOf(history, workTree, options) {
    const { run, directory, isShallow } = history;
    return {
        directory,
        isBare: workTree === null,
        isShallow,
        resolve: (ref) => resolveRef(run, ref),
        mergeBase: (base, head) => mergeBase(history, base, head),
        listFiles: (commit, folder) => listFiles(run, commit, folder),
        readBlobs: (oids, maxBytes) => readBlobs(run, oids, maxBytes),
        readFiles: (commit, paths, maxBytes) => readFiles(run, commit, paths, maxBytes),
        changedFiles: (base, head) => changedFiles(history, base, head),
        has: async (commit) => {
            if (!isObjectId(commit))
                return false;
            const found = await peel(run, commit, 'commit');
            return found.state === 'known' && found.value === commit;
        },
        currentBranch: () => currentBranch(run),
        branchesAt: (commit) => branchesAt(run, commit),
        branchCommit: (name) => branchCommit(run, name),
        treeOid: (commit) => treeOid(run, commit),
        statusIsClean: async () => {
            if (workTree === null)
                return missing('infrastructure', `${directory} is bare: it has no work tree.`);
            return workTreeStatus(run, workTree, (folder) => git_submoduleStatus(folder, options));
        },
    };
}
async function treeOid(run, commit) {
    const tree = isObjectId(commit) ? await peel(run, commit, 'tree') : known(null);
    if (tree.state === 'missing')
        return tree;
    if (tree.value !== null)
        return known(tree.value);
    return missing('infrastructure', `This clone does not hold commit ${commit}. Fetch the branch that holds it.`);
}
/** `null` for the folder of a submodule that is not checked out: git finds the repository around it. */
async function git_submoduleStatus(folder, options) {
    const clone = await openClone(folder, options);
    if (clone.state === 'missing')
        return clone;
    const real = await (0,promises_.realpath)(folder).catch(() => folder);
    const isItsOwn = (0,external_node_path_.resolve)(clone.value.directory) === real;
    return isItsOwn ? clone.value.statusIsClean() : null;
}
async function topLevel(discover) {
    const answer = await discover({ args: ['rev-parse', '--show-toplevel'] });
    if (answer.state === 'missing')
        return answer;
    const folder = readFolder(answer.value.stdout);
    return folder === null ? missing('infrastructure', oddName('The work tree')) : known(folder);
}
function readFolder(line) {
    return line.at(-1) === 0x0a ? decodeName(line.subarray(0, -1)) : null;
}
function oddName(folder) {
    return `${folder} lies in a folder whose name is not UTF-8. Clone into another folder.`;
}
function notOpened(directory, cause) {
    const advice = 'Check the repository out first (actions/checkout), or start plan-gate inside a clone.';
    return cause.reason.includes('not a git repository')
        ? missing('infrastructure', `${directory} is not in a git repository. ${advice}`)
        : missing('infrastructure', `${directory} could not be opened as a git repository: ${cause.reason}`);
}

// EXTERNAL MODULE: ./build/capture/signals.js
var signals = __webpack_require__(56);
;// CONCATENATED MODULE: ./build/exit-code.js
/** 0: success. 1: a gate failed. 2: no gate failed, but one could not be judged, so nothing may be concluded. */
function exitCodeFor(report) {
    if (report.conclusion === 'success')
        return 0;
    return report.gates.some((gate) => gate.outcome === 'fail') ? 1 : 2;
}

// EXTERNAL MODULE: ./build/gates/texts.js
var texts = __webpack_require__(55);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(924);
;// CONCATENATED MODULE: ./build/report/json.js

/**
 * The report as JSON (`schemas/report.v1.schema.json`): keys in the schema's order, two spaces, a final newline, so that equal reports
 * are equal bytes. What does not show, or could be a command in a log, is written as `\uXXXX`: the same values, safe to print anywhere.
 */
function renderJson(report) {
    const text = JSON.stringify(ordered(report), (_, value) => (typeof value === 'string' ? (0,report_escape/* wellFormed */.ES)(value) : value), 2);
    return `${escapeUnseen(text)}\n`;
}
// JSON itself escapes C0 only, and the text's own line breaks must stay. In `##[` the bracket is escaped; `::` never starts a line of JSON.
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
    const { code, level, message, path, line, end_line, column, end_column, help } = finding;
    return { code, level, message, path, line, end_line, column, end_column, help };
}
function orderedChunk({ id, title, deps, state }) {
    return { id, title, deps, state };
}
function orderedHost({ repository, pull_request, run_url }) {
    return { repository, pull_request, run_url };
}

;// CONCATENATED MODULE: ./build/report/escape-markdown.js

/**
 * Splits a text node without showing. Backslashes do not stop GitHub from linking `@name`, `#1`, `GH-1` or `:emoji:`, since it looks for
 * these after Markdown is rendered; an empty comment between their parts does, and a copied text stays what it was.
 */
const SPLIT = '<!-- -->';
// In order: Markdown's marks; `@`; `#`; `$`, which opens formulas; and the starts of `GH-1`, `www.`, `http://` and `:emoji:`.
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
/** Takes away what would make a list, a heading's underline, a table's rule or indented code of the start of a line. */
function escapeStart(text) {
    return text
        .replace(/^ +/, '')
        .replace(/^[-+=:]/, '\\$&')
        .replace(/^(\d+)([.)])/, '$1\\$2');
}
// GitHub's parser knows no fence longer than 80 (github/cmark-gfm src/inlines.c: MAXBACKTICKS); long ones are hard to read anyway.
const MAX_RUN = 8;
function longestRunOfBackticks(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/** A text as plain words in GitHub's Markdown: one line, fit for a paragraph, a heading, a list item, a link's text or a table cell. */
function markdownText(text) {
    return escapeStart(escapeInline((0,report_escape/* visible */.RK)(text)));
}
/**
 * A name as code: nothing in it is markup, a mention or a link. Fit for a table cell as well: there a pipe ends the cell even inside
 * backticks, and one after a backslash cannot be written at all, so such a name becomes a `<code>` element.
 */
function codeSpan(name) {
    const shown = (0,report_escape/* visible */.RK)(name);
    if (shown.trim() === '')
        return `<code>${shown.replaceAll(' ', '&nbsp;')}</code>`;
    const longest = longestRunOfBackticks(shown);
    if (shown.includes('|') || longest > MAX_RUN)
        return `<code>${escapeInline(shown)}</code>`;
    const fence = '`'.repeat(longest + 1);
    // One space at each end is dropped by Markdown when both ends have one; a backtick there would join the fence.
    const padded = /^`|`$|^ .* $/.test(shown) ? ` ${shown} ` : shown;
    return fence + padded + fence;
}
/**
 * A message or help text: what it puts between backticks becomes code, its line breaks become `<br>`, and the rest is plain words.
 * Fit for the places that `markdownText` is fit for.
 */
function markdownProse(text) {
    return (0,report_escape/* visibleLines */.gB)(text.trim()).map(proseLine).join('<br>');
}
function proseLine(line) {
    const parts = line.split('`');
    // With an odd number of backticks the last one has no partner and is an ordinary character.
    const paired = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join('`')];
    return paired
        .map((part, index) => {
        if (index % 2 === 0)
            return index === 0 ? escapeStart(escapeInline(part)) : escapeInline(part);
        return part.trim() === '' ? escapeInline(`\`${part}\``) : codeSpan(part);
    })
        .join('');
}

// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(702);
;// CONCATENATED MODULE: ./build/report/chunk-graph.js



/** Mermaid's own defaults, above which it draws an error instead (mermaid config: `maxTextSize`, `maxEdges`). */
const MAX_TEXT = 50_000;
const MAX_EDGES = 500;
/** Bytes of a chunk's title in the drawing; its node would grow too wide to read. */
const MAX_TITLE = 60;
/** Dark text on light fills: readable in GitHub's light and dark themes alike. */
const STYLES = {
    this: 'fill:#cfe2ff,stroke:#0550ae,stroke-width:3px,color:#0a1f3c',
    planned: 'fill:#f0f1f3,stroke:#6e7781,stroke-dasharray:4 3,color:#24292f',
    landed: 'fill:#d2f4d9,stroke:#1a7f37,color:#0b2e13',
    waiting: 'fill:#fff3c4,stroke:#9a6700,color:#3b2300',
    blocked: 'fill:#ffd8d3,stroke:#b3261e,color:#4a0d08',
};
/** The plan's chunks as a Mermaid flowchart in a code fence, an arrow from each chunk to those that need it; `null` when Mermaid could not draw it. */
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
/** The same as a list, for those who do not see the drawing. */
function chunkRows(chunks) {
    return chunks.map((chunk) => {
        const after = chunk.deps.length === 0 ? '' : `, after ${chunk.deps.map(codeSpan).join(', ')}`;
        const state = report_words/* CHUNK_STATE_WORDS */.QE[chunk.state];
        const text = `- ${codeSpan(chunk.id)} ${markdownText(chunk.title)}: ${chunk.state === 'this' ? `**${state}**` : state}${after}`;
        return { text, count: 1 };
    });
}

;// CONCATENATED MODULE: ./build/report/fit.js

function paragraph(text) {
    return { blocks: [{ open: text, rows: [], close: '' }], thing: '' };
}
const BLANK = '\n\n';
/** A document of at most `limitBytes` (UTF-8). Sections that are too long for their share lose rows, and each says how many. */
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
/** Room for each: what it asks for where that is less than an equal part of what is left, so that a small part is never cut for a large one. */
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
/** A section within `room` bytes, row by row; empty when not even its first block fits. */
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
    // A block that exists for its rows is pointless without one.
    if (rows.length === 0 && block.rows.length > 0)
        return null;
    return {
        text: [block.open, rows.join('\n'), block.close].filter((part) => part !== '').join(BLANK),
        shown,
    };
}

;// CONCATENATED MODULE: ./build/report/links.js
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
/** An address that may stand in Markdown as it is: http or https, and no character that would end a link. */
function safeUrl(url) {
    return url && /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~/%@:+=&?#-]*)?$/.test(url) ? url : null;
}
/** The repository's page, on the server that the run's address names; `null` for a local run. */
function repositoryUrl(report) {
    if (report.host === undefined || !REPOSITORY.test(report.host.repository))
        return null;
    const server = /^https?:\/\/[\w.-]+(?::\d+)?(?=\/)/.exec(report.host.run_url ?? '')?.[0];
    return `${server ?? 'https://github.com'}/${report.host.repository}`;
}
/** A path from the repository's root as GitHub wants it; `null` for one that is not in the repository, such as `$OUT_DIR/…` or `../x`. */
function repositoryPath(path) {
    if (path === null || path.startsWith('$OUT_DIR/') || /^[A-Za-z]:[\\/]/.test(path) || /\p{Cs}/u.test(path))
        return null;
    const plain = path.replace(/^(?:\.\/)+/, '');
    return plain.split('/').some((segment) => ['', '.', '..'].includes(segment)) ? null : plain;
}
function encodeSegment(segment) {
    return encodeURIComponent(segment).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
/**
 * Where a file can be read on GitHub: the plan at the commit it was read at, any other file at the head. `null` where that is not known.
 * Lines are 1-based.
 */
function fileUrl(report, path, line, endLine) {
    const root = repositoryUrl(report);
    const commit = path === report.plan?.path ? report.plan.sha : report.head;
    const plain = repositoryPath(path);
    if (root === null || plain === null || commit === null || !COMMIT.test(commit))
        return null;
    // Without `plain=1` GitHub shows Markdown rendered, where lines cannot be linked to.
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

// EXTERNAL MODULE: ./build/report/finding-words.js
var finding_words = __webpack_require__(286);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
;// CONCATENATED MODULE: ./build/report/markdown-findings.js







/** Findings of a gate that are in sight; the others fold away. A fold for one or two would save nothing. */
const IN_SIGHT = 10;
const WORTH_FOLDING = 3;
/** Bytes of one message or help text before escaping: room for a compiler's or a test's words, not for a flood. */
const MAX_PROSE = 2_000;
/** One section for each gate that has findings and for each reason that left gates unknown, worst first. */
function findingSections(report, texts) {
    return (0,ranking/* topicsWorstFirst */.Kx)(report).map((topic) => {
        if (topic.about === 'unknown')
            return unknownSection(topic.reason, topic.gates, texts);
        const { id, outcome } = topic.gate;
        const why = (0,ranking/* onlyNotices */.Ke)(topic.gate) ? '' : whyWords(id, texts);
        const open = `### ${report_words/* OUTCOME_EMOJI */.sg[outcome]} ${gateName(id, texts)}${why}`;
        return {
            blocks: [{ open, rows: [], close: '' }, ...findingBlocks(report, topic.gate)],
            thing: 'finding',
        };
    });
}
/** `File scope (`file-scope`)`, in Markdown. */
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
function unknownSection(reason, gates, texts) {
    const [only, ...others] = gates;
    const names = gates.map(({ id }) => gateName(id, texts)).join(', ');
    const why = only === undefined || others.length > 0 ? '' : whyWords(only.id, texts);
    const words = markdownProse((0,report_escape/* shorten */.ml)(reason, MAX_PROSE));
    return paragraph(`### ${report_words/* OUTCOME_EMOJI */.sg.unknown} Could not be judged\n\n${names}: ${words}${why}`);
}
function findingBlocks(report, gate) {
    const ranked = (0,ranking/* rankFindings */.JM)(gate);
    const inSight = ranked.length < IN_SIGHT + WORTH_FOLDING ? ranked.length : IN_SIGHT;
    const open = [];
    const folded = [];
    let placed = 0;
    for (const { help, members } of (0,ranking/* groupByHelp */.uj)(ranked)) {
        const here = members.slice(0, Math.max(0, inSight - placed));
        const rest = members.slice(here.length);
        placed += members.length;
        // The help stands with those in sight; in the fold it is only said for groups that are wholly there.
        open.push(...groupRows(report, here, help));
        folded.push(...groupRows(report, rest, here.length === 0 ? help : ''));
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
function groupRows(report, members, help) {
    const toDo = help === '' ? '' : `➡️ **What to do:** ${markdownProse((0,report_escape/* shorten */.ml)(help, MAX_PROSE))}`;
    if (members.length > 1 && toDo !== '') {
        return [...members.map((member) => findingRow(report, member, '')), { text: `- ${toDo}`, count: 0 }];
    }
    return members.map((member) => findingRow(report, member, toDo === '' ? '' : `<br>${toDo}`));
}
function findingRow(report, { finding, times }, toDo) {
    const rest = (0,finding_words/* wordsAfterPath */.n0)(finding);
    const place = placeWords(report, finding);
    const message = markdownProse((0,report_escape/* shorten */.ml)(rest ?? (0,finding_words/* wordsOf */.Z9)(finding, 'message'), MAX_PROSE));
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

;// CONCATENATED MODULE: ./build/report/markdown.js







/** GitHub drops a job summary above 1,048,576 bytes whole (actions/runner: `AttachmentSizeLimit`); some room is left for other steps' habits. */
const SUMMARY_LIMIT_BYTES = 1_000_000;
/** The check run API counts the summary's and the text's bytes, whatever its documentation says of characters. */
const CHECK_RUN_LIMIT_BYTES = 65_535;
/** The whole report in GitHub's Markdown: verdict, table of gates, findings, what was judged, the plan's chunks, what is left to people. */
function renderMarkdown(report, texts, options = {}) {
    const sections = [
        ...overviewSections(report, texts),
        ...findingSections(report, texts),
        contextSection(report),
        ...outlookSections(report, options.mermaid ?? true),
    ];
    return fitSections(sections, options.limitBytes ?? SUMMARY_LIMIT_BYTES);
}
/** Bytes of a gate's sentence, or the headline, before escaping. */
const MAX_SENTENCE = 1_000;
/** The verdict in words, then the table of gates. */
function overviewSections(report, texts) {
    const emoji = report.conclusion === 'success' ? '✅' : '❌';
    const headline = markdownProse((0,report_escape/* shorten */.ml)(report.headline, MAX_SENTENCE).replace(/\s+/g, ' '));
    const verdict = paragraph(`## ${emoji} ${headline}\n\n**${(0,report_words/* verdictLabel */.Id)(report)}**: ${(0,report_words/* verdictWords */.L2)(report)}`);
    if (report.gates.length === 0)
        return [verdict];
    const rows = report.gates.map((gate) => ({ text: gateRow(gate, texts), count: 1 }));
    const header = { text: '| Gate | Outcome | What it found |\n| :-- | :-- | :-- |', count: 0 };
    return [verdict, { blocks: [{ open: '', rows: [header, ...rows], close: '' }], thing: 'gate' }];
}
function gateRow(gate, texts) {
    const warnings = gate.findings.filter(({ level }) => level === 'warning').length;
    const besides = warnings === 0 ? '' : `, ${(0,report_words/* counted */.hS)(warnings, 'warning')}`;
    const outcome = `${report_words/* OUTCOME_EMOJI */.sg[gate.outcome]} ${gate.outcome}${besides}`;
    return `| ${gateName(gate.id, texts)} | ${outcome} | ${markdownProse((0,report_escape/* shorten */.ml)((0,report_words/* gateWords */.DO)(gate), MAX_SENTENCE))} |`;
}
/** What was judged: plan, revision, chunk, commits. */
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
        return 'none';
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
/** The plan's chunks, and the assertions that a person has to judge. */
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
/** Chunks that are listed in sight where nothing is drawn. */
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

// EXTERNAL MODULE: ./build/report/terminal.js + 1 modules
var terminal = __webpack_require__(176);
// EXTERNAL MODULE: ./build/changes/scope.js
var scope = __webpack_require__(942);
// EXTERNAL MODULE: ./build/plan/plan-files.js
var plan_files = __webpack_require__(201);
;// CONCATENATED MODULE: ./build/plan/select-chunk.js
/** Chooses the chunk by every signal that spec.md section 1 lists; signals that disagree are an error. */
function selectChunk(plan, pullRequest, input) {
    const signals = [
        ...(input === null ? [] : [{ id: input, source: 'input chunk' }]),
        ...labelSignals(pullRequest.labels),
        ...bodySignals(pullRequest.body),
        ...branchSignals(plan, pullRequest.headRef),
    ];
    const first = signals[0];
    if (first === undefined)
        return refused('no_chunk', 'Nothing says which chunk this pull request works on.', plan);
    if (signals.some((signal) => signal.id !== first.id)) {
        const said = signals.map((signal) => `${signal.source} says ${signal.id}`).join(', ');
        return refused('chunk_signals_disagree', `The signals for the chunk disagree: ${said}.`, plan);
    }
    const chunk = plan.chunks.find((candidate) => candidate.id === first.id);
    if (chunk === undefined) {
        return refused('unknown_chunk', `${first.source} says ${first.id}, but the plan has no such chunk.`, plan);
    }
    return { ok: true, chunk, because: first.source };
}
function labelSignals(labels) {
    return labels
        .filter((label) => label.startsWith('chunk:'))
        .map((label) => ({ id: label.slice('chunk:'.length).trim(), source: `label ${label}` }));
}
/** Reads `Plan-Chunk: <id>` as git reads trailers: the key in any case, one a line. */
function bodySignals(body) {
    const signals = [];
    for (const line of body.split(/\r\n|\r|\n/)) {
        const colon = line.indexOf(':');
        if (colon < 0 || line.slice(0, colon).trim().toLowerCase() !== 'plan-chunk')
            continue;
        signals.push({ id: line.slice(colon + 1).trim(), source: 'the line Plan-Chunk in the description' });
    }
    return signals;
}
function branchSignals(plan, headRef) {
    if (headRef === null)
        return [];
    const source = `head branch ${headRef}`;
    const prefix = `${plan.feature.slug}/chunk-`;
    const ids = new Set(plan.chunks.map((chunk) => chunk.id));
    const last = headRef.slice(headRef.lastIndexOf('/') + 1);
    const exact = ids.has(last) ? [{ id: last, source }] : [];
    if (!headRef.startsWith(prefix))
        return exact;
    const rest = headRef.slice(prefix.length);
    const withoutAttempt = rest.replace(/-a[1-9][0-9]{0,8}$/, '');
    // `x-a2` may be a chunk of that name or the second attempt at `x`: where both exist, they disagree and the reader decides.
    const candidates = [...new Set([rest, withoutAttempt])].filter((id) => ids.has(id));
    const named = candidates.length > 0 ? candidates : [withoutAttempt];
    return [...named.map((id) => ({ id, source })), ...exact];
}
function refused(code, message, plan) {
    const ids = plan.chunks.map((chunk) => chunk.id);
    const shown = ids.length > 50 ? `${ids.slice(0, 50).join(', ')} and ${ids.length - 50} more` : ids.join(', ');
    const help = `Chunks of this plan: ${shown}. Name one by input \`chunk\`, a label \`chunk:<id>\`, a line \`Plan-Chunk: <id>\` in the description, ` +
        `a head branch \`${plan.feature.slug}/chunk-<id>\`, or a head branch whose last segment is the id; use one way, or the same id in all.`;
    return { ok: false, finding: { code, level: 'error', message, help } };
}

// EXTERNAL MODULE: ./build/evidence/hash.js
var hash = __webpack_require__(606);
;// CONCATENATED MODULE: ./build/evidence/object-id.js
/** SHA-1 and SHA-256 object ids. Case is left open, as git reads both; ids are compared byte for byte all the same. */
const FULL_OBJECT_ID = /^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/;
/** True for an object id that is written out whole, so that it cannot name another object later. */
function isFullObjectId(text) {
    return FULL_OBJECT_ID.test(text);
}

// EXTERNAL MODULE: ./build/evidence/snapshot.js
var evidence_snapshot = __webpack_require__(826);
;// CONCATENATED MODULE: ./build/evidence/toolchain.js
/** What `capture` records when `rustc -V` could not be asked; two such captures are not known to be alike. */
const UNKNOWN_TOOLCHAIN = 'unknown';
/** Unicode White_Space, which is what splits words in the reference (JavaScript's `\s` differs in two code points). */
const WHITE_SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
/** The grammar of semver.org, with its named parts reduced to the three numbers. */
const NUMBER = '(0|[1-9][0-9]*)';
const PRE = '(?:0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*)';
const BUILD = '[0-9a-zA-Z-]+';
const SEMVER = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PRE}(?:\\.${PRE})*)?(?:\\+${BUILD}(?:\\.${BUILD})*)?$`);
/** The reference keeps version numbers in 64 bits; a longer one is no version to it. */
const MAX_VERSION_NUMBER = 2n ** 64n - 1n;
const MAX_VERSION_LENGTH = 256;
/**
 * True when results of two toolchains (as `rustc -V` prints them) may be compared: same major and minor version where both
 * are `rustc <semver>`, else only when they are the same string.
 */
function compatibleToolchains(a, b) {
    const left = rustcMinor(a);
    const right = rustcMinor(b);
    return left !== null && right !== null ? left === right : a === b;
}
/** `major.minor` of what `rustc -V` prints, or null for anything else. */
function rustcMinor(toolchain) {
    const words = toolchain.split(WHITE_SPACE).filter((word) => word !== '');
    const version = words[0] === 'rustc' ? (words[1] ?? '') : '';
    const numbers = version.length <= MAX_VERSION_LENGTH ? SEMVER.exec(version)?.slice(1, 4) : undefined;
    if (numbers?.every((digits) => BigInt(digits) <= MAX_VERSION_NUMBER) !== true)
        return null;
    return `${numbers[0]}.${numbers[1]}`;
}

;// CONCATENATED MODULE: ./build/evidence/baseline.js




/** The plan's name of each hash, with the finding's code and what the hash covers. */
const HASHES = [
    { field: 'test_passlist_hash', code: 'test-passlist-hash', covers: 'tests that passed' },
    { field: 'clippy_warnings_hash', code: 'clippy-warnings-hash', covers: 'clippy warnings' },
    { field: 'enumerated_targets_hash', code: 'enumerated-targets-hash', covers: 'test targets' },
];
const RECAPTURE = 'Capture the baseline again at the commit that the plan names (`plan-gate baseline`), or let the plan pin this file in its next revision.';
/**
 * Everything that keeps a snapshot from being the baseline that a plan pins, in the order of spec.md section 3; empty when it
 * is that baseline. `hashes` are the snapshot's own, for callers that have them already.
 */
function verifyBaseline(plan, snapshot, hashes = (0,hash/* hashSnapshot */.F)(snapshot)) {
    return [
        ...verifyVersion(snapshot),
        ...verifyProvenance(plan, snapshot),
        ...verifyOids(plan, snapshot),
        ...verifyToolchain(plan, snapshot),
        ...HASHES.filter(({ field }) => plan[field] !== hashes[field]).map(({ field, code, covers }) => mismatch(code, `The baseline's ${covers} hash to ${hashes[field]}, but the plan pins ${plan[field]} as \`${field}\`.`)),
    ];
}
/** True when the plan pins exactly these hashes: how the snapshot that belongs to a plan is found among several. */
function pinsHashes(plan, hashes) {
    return HASHES.every(({ field }) => plan[field] === hashes[field]);
}
/**
 * Whether a baseline was captured with the arguments that evidence is captured with. Other arguments build other targets,
 * so they are an error; a file that does not say is told of as a notice.
 */
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
/** Hashes of another version may cover other things, so a wrong version must not show up as tests that changed. */
function verifyVersion(snapshot) {
    if (snapshot.schema_version === evidence_snapshot/* SNAPSHOT_SCHEMA_VERSION */.A0)
        return [];
    return [
        mismatch('schema-version', `The baseline has schema version ${snapshot.schema_version}; this plan-gate reads ${evidence_snapshot/* SNAPSHOT_SCHEMA_VERSION */.A0}.`, 'Use the plan-gate that wrote the baseline, or capture it again with this one.'),
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
        if (value !== UNKNOWN_TOOLCHAIN)
            continue;
        findings.push(mismatch('toolchain-unknown', `${side} calls the baseline's toolchain \`unknown\`, so its results cannot be compared.`));
    }
    return findings;
}
function verifyOids(plan, snapshot) {
    const findings = [];
    for (const [side, value] of sides(plan, snapshot, 'commit_oid')) {
        if (value === '' || isFullObjectId(value))
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
    const said = [plan.toolchain, snapshot.toolchain].every((text) => text !== '' && text !== UNKNOWN_TOOLCHAIN);
    if (!said || compatibleToolchains(plan.toolchain, snapshot.toolchain))
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

// EXTERNAL MODULE: ./build/evidence/snapshot-file.js + 1 modules
var snapshot_file = __webpack_require__(773);
;// CONCATENATED MODULE: ./build/collect/baseline-proof.js




/** Whether a plan pull request brings a baseline file that is, by all it says and hashes to, the one that the plan pins. */
async function proveBaseline(repository, head, changes, pinned) {
    const brought = changes
        .filter((file) => file.change !== 'deleted' && (0,plan_files/* planFolderRole */.ko)(file.path) === 'baseline')
        .map((file) => file.path);
    if (brought.length === 0)
        return known(false);
    const contents = await repository.readFiles(head, brought, snapshot_file/* SNAPSHOT_LIMITS */.m3.maxBytes);
    if (contents.state !== 'known')
        return contents;
    const proven = [...contents.value.values()].some((content) => {
        const snapshot = content.state === 'bytes' ? (0,snapshot_file/* parseSnapshot */.E$)(content.bytes) : null;
        return (snapshot?.ok === true &&
            verifyBaseline(pinned, snapshot.value).every((finding) => finding.level !== 'error'));
    });
    return known(proven);
}

;// CONCATENATED MODULE: ./build/changes/code-lines.js
/** At least one character that shows: neither white space nor a control or format character. */
const VISIBLE = /[^\s\p{C}]/u;
/**
 * The lines of a text that hold code, trimmed and without their comments, in order; the lines of a string are code. It is
 * as exact as a table of openers and closers can be. Where that table misjudges a quote (in a regular expression, say),
 * a comment may count as code, but code is never lost to a string. Linear in the text.
 */
function codeLines(text, syntax) {
    const openers = openersOf(syntax);
    const next = new RegExp([...openers.keys(), '\n'].sort(longestFirst).map(escapeRegExp).join('|'), 'g');
    const lines = lineCollector();
    const statements = statementWatch();
    let at = 0;
    for (let found = next.exec(text); found !== null; found = next.exec(text)) {
        const plain = text.slice(at, found.index);
        const start = found.index;
        lines.add(plain);
        const alone = syntax.docstrings === true && statements.startsAfter(plain);
        const opener = isPlainHash(text, found, syntax) ? undefined : openers.get(found[0]);
        at = opener === undefined ? next.lastIndex : opener.end(text, next.lastIndex);
        const whole = text.slice(start, at);
        const documents = alone && found[0].length === 3 && endsStatement(text, at);
        if (opener?.kind === 'comment' || documents)
            lines.skip(whole);
        else
            lines.add(whole);
        if (syntax.docstrings)
            statements.pass(whole);
        next.lastIndex = at;
    }
    lines.add(text.slice(at));
    return lines.finish();
}
function openersOf(syntax) {
    const openers = new Map();
    for (const literal of syntax.strings) {
        openers.set(literal.open, { kind: 'string', end: (text, from) => stringEnd(text, from, literal) });
    }
    for (const open of syntax.line)
        openers.set(open, { kind: 'comment', end: lineEnd });
    for (const block of syntax.block) {
        openers.set(block.open, { kind: 'comment', end: (text, from) => blockEnd(text, from, block) });
    }
    return openers;
}
function lineEnd(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
function blockEnd(text, from, { open, close, nests }) {
    const either = new RegExp(`${escapeRegExp(open)}|${escapeRegExp(close)}`, 'g');
    either.lastIndex = from;
    let depth = 1;
    for (let found = either.exec(text); found !== null; found = either.exec(text)) {
        if (found[0] === close)
            depth--;
        else if (nests)
            depth++;
        if (depth === 0)
            return either.lastIndex;
    }
    return text.length;
}
function stringEnd(text, from, { close, multiline, escapes }) {
    if (close === '')
        return from;
    for (let at = from; at < text.length; at++) {
        const unit = text[at];
        if (escapes && unit === '\\')
            at++;
        else if (!multiline && unit === '\n')
            return at;
        else if (unit === close[0] && text.startsWith(close, at))
            return at + close.length;
    }
    return text.length;
}
function isPlainHash(text, found, { spacedHash }) {
    return spacedHash === true && found[0] === '#' && /\S/.test(text.charAt(found.index - 1));
}
/** Knows whether a Python statement may start here: on a line that holds nothing yet, within no brackets. */
function statementWatch() {
    let blank = true;
    let depth = 0;
    return {
        startsAfter(plain) {
            const starts = blank && depth === 0 && /^\s*[rRuU]?$/.test(plain);
            blank &&= !/\S/.test(plain);
            depth = Math.max(0, depth + count(plain, /[([{]/g) - count(plain, /[)\]}]/g));
            return starts;
        },
        pass(whole) {
            blank = whole === '\n';
        },
    };
}
function count(code, what) {
    return code.match(what)?.length ?? 0;
}
/** Whether nothing but a comment follows on the line. */
function endsStatement(text, from) {
    return /^[ \t\r;]*(?:[#\n]|$)/.test(text.slice(from, from + 200));
}
function lineCollector() {
    const lines = [];
    let current = '';
    const end = () => {
        if (VISIBLE.test(current))
            lines.push(current.trim());
        current = '';
    };
    return {
        add(code) {
            const [first = '', ...rest] = code.split('\n');
            current += first;
            for (const line of rest) {
                end();
                current = line;
            }
        },
        skip(comment) {
            if (comment.includes('\n'))
                end();
            else
                current += ' ';
        },
        finish() {
            end();
            return lines;
        },
    };
}
function longestFirst(a, b) {
    return b.length - a.length;
}
function escapeRegExp(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

;// CONCATENATED MODULE: ./build/changes/comment-syntax.js
const DOUBLE = { open: '"', close: '"', escapes: true };
const SINGLE = { open: "'", close: "'", escapes: true };
const DOUBLE_LINES = { ...DOUBLE, multiline: true };
const SINGLE_LINES = { ...SINGLE, multiline: true };
const BACKTICK = { open: '`', close: '`', escapes: true, multiline: true };
const RAW_BACKTICK = { open: '`', close: '`', multiline: true };
const TRIPLE_DOUBLE = { open: '"""', close: '"""', escapes: true, multiline: true };
const TRIPLE_SINGLE = { open: "'''", close: "'''", escapes: true, multiline: true };
const VERBATIM = { open: '@"', close: '"', multiline: true };
const ESCAPED_QUOTES = [
    { open: '\\"', close: '' },
    { open: "\\'", close: '' },
    { open: '\\`', close: '' },
];
const STARRED = { open: '/*', close: '*/' };
const NESTED = { ...STARRED, nests: true };
const ANGLED = { open: '<!--', close: '-->' };
const PARENTHESIZED = { open: '(*', close: '*)', nests: true };
const C = { line: ['//'], block: [STARRED], strings: [DOUBLE, SINGLE] };
const TEXT_BLOCKS = { ...C, strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE] };
const HASH = { line: ['#'], block: [], strings: [DOUBLE, SINGLE], spacedHash: true };
const SHELL = {
    ...HASH,
    strings: [DOUBLE_LINES, { ...SINGLE_LINES, escapes: false }, ...ESCAPED_QUOTES],
};
const MARKUP = { line: [], block: [ANGLED], strings: [] };
const LISP = {
    line: [';'],
    block: [{ open: '#|', close: '|#', nests: true }],
    strings: [DOUBLE_LINES],
};
/** By extensions, or whole names where there is none; everything in lower case. */
const LANGUAGES = [
    ['c h cc cpp cxx hh hpp hxx cu m mm proto thrift glsl wgsl zig v sol', C],
    ['java groovy gradle kt kts swift dart scala sc', TEXT_BLOCKS],
    ['js jsx mjs cjs ts tsx mts cts', { ...C, strings: [DOUBLE, SINGLE, BACKTICK, ...ESCAPED_QUOTES] }],
    ['go', { ...C, strings: [DOUBLE, SINGLE, RAW_BACKTICK] }],
    ['cs', { ...C, strings: [VERBATIM, TRIPLE_DOUBLE, DOUBLE, SINGLE] }],
    ['fs fsx', { line: ['//'], block: [PARENTHESIZED], strings: [VERBATIM, TRIPLE_DOUBLE, DOUBLE] }],
    ['php phpt', { ...C, line: ['//', '#'], strings: [DOUBLE_LINES, SINGLE_LINES], spacedHash: true }],
    ['css', { line: [], block: [STARRED], strings: [DOUBLE, SINGLE] }],
    ['scss less jsonc json5', C],
    [
        'py pyi',
        { line: ['#'], block: [], strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE], docstrings: true },
    ],
    ['rb rake gemspec rakefile gemfile', { ...HASH, block: [{ open: '\n=begin', close: '\n=end' }] }],
    ['cr ex exs nim jl', { ...HASH, strings: [TRIPLE_DOUBLE, DOUBLE] }],
    ['sh bash zsh fish bats ksh pl pm t', SHELL],
    ['ps1 psm1', { ...HASH, block: [{ open: '<#', close: '#>' }] }],
    ['yaml yml toml cfg conf properties r robot feature tf hcl cmake mk dockerfile makefile graphql', HASH],
    ['ini', { ...HASH, line: ['#', ';'] }],
    ['sql', { line: ['--'], block: [STARRED], strings: [{ ...SINGLE_LINES, escapes: false }] }],
    ['lua', { line: ['--'], block: [{ open: '--[[', close: ']]' }], strings: [DOUBLE, SINGLE] }],
    ['hs elm', { line: ['--'], block: [{ open: '{-', close: '-}', nests: true }], strings: [DOUBLE] }],
    ['ml mli', { line: [], block: [PARENTHESIZED], strings: [DOUBLE_LINES] }],
    ['lisp el scm rkt clj cljs cljc edn', LISP],
    ['erl hrl tex sty', { line: ['%'], block: [], strings: [DOUBLE] }],
    ['html htm xml svg xhtml md markdown', MARKUP],
    ['vue svelte', { line: ['//'], block: [ANGLED, STARRED], strings: [DOUBLE, SINGLE, BACKTICK] }],
    ['rs', { line: ['//'], block: [NESTED], strings: [DOUBLE_LINES] }],
];
const BY_NAME = new Map(LANGUAGES.flatMap(([names, syntax]) => names.split(' ').map((name) => [name, syntax])));
/** A file of which nothing is known: all of it counts. */
const UNKNOWN = { line: [], block: [], strings: [] };
/** The syntax that goes with a path's extension, or with its whole name. */
function commentSyntaxOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return BY_NAME.get(name.slice(name.lastIndexOf('.') + 1)) ?? UNKNOWN;
}

// EXTERNAL MODULE: ./node_modules/@lezer/rust/dist/index.js + 3 modules
var dist = __webpack_require__(519);
;// CONCATENATED MODULE: ./build/changes/rust-lexemes.js
/**
 * Where single lexemes of Rust end. Offsets are UTF-16 units; every function looks at each unit a bounded number of
 * times, so that lexing a whole text is linear.
 */
/** rustc accepts at most 255 `#` around a raw string. */
const MAX_HASHES = 255;
/** The longest character literal is `b'\u{10_FFFF}'` with a few more underscores. */
const MAX_CHARACTER_LENGTH = 34;
const NEWLINE = 10;
const EXCLAMATION = 33;
const QUOTE = 34;
const rust_lexemes_HASH = 35;
const APOSTROPHE = 39;
const STAR = 42;
const DOT = 46;
const SLASH = 47;
const BACKSLASH = 92;
/** After a byte order mark and a `#!/interpreter` line; `#![` starts an attribute instead. */
function startOfCode(text) {
    const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    if (!text.startsWith('#!', start))
        return start;
    if (/^#!\s*\[/.test(text.slice(start, start + 200)))
        return start;
    const end = text.indexOf('\n', start);
    return end < 0 ? text.length : end;
}
/** Unicode's Pattern_White_Space, which is what Rust skips. */
function isSpace(unit) {
    if (unit < 0x80)
        return unit === 32 || (unit >= 9 && unit <= 13);
    return unit === 0x85 || unit === 0x200e || unit === 0x200f || unit === 0x2028 || unit === 0x2029;
}
function isDigit(unit) {
    return unit >= 48 && unit <= 57;
}
/** Beyond ASCII everything that is no space counts: an identifier that rustc refuses does not compile anyway. */
function isWordStart(unit) {
    return ((unit >= 97 && unit <= 122) ||
        (unit >= 65 && unit <= 90) ||
        unit === 95 ||
        (unit >= 0x80 && !isSpace(unit)));
}
function wordRunEnd(text, from) {
    let at = from;
    while (at < text.length) {
        const unit = text.charCodeAt(at);
        if (!isWordStart(unit) && !isDigit(unit))
            break;
        at++;
    }
    return at;
}
/** The end of a word; `r#name` is one. */
function wordEnd(text, from) {
    const raw = text.startsWith('r#', from) && isWordStart(text.charCodeAt(from + 2));
    return wordRunEnd(text, raw ? from + 2 : from);
}
/** The end of a literal such as `b"…"`, `r#"…"#` or `b'x'`, or -1 when this is a plain word. */
function prefixedLiteralEnd(text, from, unit) {
    if (unit !== 98 && unit !== 99 && unit !== 114)
        return -1;
    const prefix = unit !== 114 && text.charCodeAt(from + 1) === 114 ? 2 : 1;
    const raw = unit === 114 || prefix === 2;
    const next = text.charCodeAt(from + prefix);
    if (raw && (next === QUOTE || next === rust_lexemes_HASH))
        return rawStringEnd(text, from + prefix);
    if (raw)
        return -1;
    if (next === QUOTE)
        return rust_lexemes_stringEnd(text, from + 2);
    return unit === 98 && next === APOSTROPHE ? characterEnd(text, from + 1) : -1;
}
function rawStringEnd(text, from) {
    let quote = from;
    while (text.charCodeAt(quote) === rust_lexemes_HASH)
        quote++;
    const hashes = quote - from;
    if (hashes > MAX_HASHES || text.charCodeAt(quote) !== QUOTE)
        return -1;
    const close = text.indexOf(`"${'#'.repeat(hashes)}`, quote + 1);
    return close < 0 ? text.length : close + 1 + hashes;
}
/** `from` is the first unit after the quote. A string that never ends takes the rest of the text, as it does for rustc. */
function rust_lexemes_stringEnd(text, from) {
    for (let at = from; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit === BACKSLASH)
            at++;
        else if (unit === QUOTE)
            return at + 1;
    }
    return text.length;
}
/** The end of the character literal at this apostrophe, or -1: then it starts a lifetime, or nothing. */
function characterEnd(text, from) {
    const first = text.codePointAt(from + 1);
    if (first === undefined || first === APOSTROPHE || first === NEWLINE)
        return -1;
    if (first !== BACKSLASH) {
        const end = from + (first > 0xffff ? 3 : 2);
        return text.charCodeAt(end) === APOSTROPHE ? end + 1 : -1;
    }
    for (let at = from + 3; at < from + MAX_CHARACTER_LENGTH && at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit === APOSTROPHE)
            return at + 1;
        if (unit === NEWLINE)
            return -1;
    }
    return -1;
}
/** `1.`, `1.5e-3_f64`, `0xFFu8`; but `1..2`, `1.max(2)` and the `0` and `1` of `x.0.1` are no floats. */
function numberEnd(text, from, afterDot) {
    const run = wordRunEnd(text, from);
    if (afterDot || /[xob]/.test(text.charAt(from + 1)))
        return run;
    let at = exponentEnd(text, from, run);
    if (at > run || text.charCodeAt(at) !== DOT)
        return at;
    const next = text.charCodeAt(at + 1);
    if (next === DOT || isWordStart(next))
        return at;
    const fraction = at + 1;
    at = wordRunEnd(text, fraction);
    return exponentEnd(text, fraction, at);
}
/** A run that ends in `e` goes on over a sign and digits. */
function exponentEnd(text, from, end) {
    const sign = text.charCodeAt(end);
    const signed = (sign === 43 || sign === 45) && isDigit(text.charCodeAt(end + 1));
    if (!signed || end === from || (text.charCodeAt(end - 1) | 32) !== 101)
        return end;
    return wordRunEnd(text, end + 1);
}
/** The end of the comment at this slash, or the next unit when it starts none. Block comments nest. */
function commentEnd(text, from) {
    const next = text.charCodeAt(from + 1);
    if (next === SLASH) {
        const end = text.indexOf('\n', from);
        return end < 0 ? text.length : end;
    }
    if (next !== STAR)
        return from + 1;
    let depth = 1;
    let at = from + 2;
    while (at < text.length && depth > 0) {
        const unit = text.charCodeAt(at);
        const pair = text.charCodeAt(at + 1);
        if (unit === STAR && pair === SLASH)
            depth--;
        else if (unit === SLASH && pair === STAR)
            depth++;
        else {
            at++;
            continue;
        }
        at += 2;
    }
    return Math.min(at, text.length);
}

;// CONCATENATED MODULE: ./build/changes/rust-tokens.js

/**
 * Rust's lexical grammar (https://doc.rust-lang.org/reference/tokens.html), whole and tolerant: every text gives tokens,
 * in linear time and without recursion. It is what tells code from comments and literals, which no grammar of items can
 * do alone inside of macros.
 */
/** Kinds of tokens. A word is an identifier or keyword; punctuation is always one character. */
const WORD = 0;
const LIFETIME = 1;
const rust_tokens_NUMBER = 2;
/** A string, byte string, C string, raw string, character or byte. */
const TEXT = 3;
const PUNCTUATION = 4;
function lexRust(text) {
    const kinds = [];
    const starts = [];
    const ends = [];
    const docs = [];
    let afterDot = false;
    for (let at = startOfCode(text); at < text.length;) {
        const unit = text.charCodeAt(at);
        if (isSpace(unit)) {
            at++;
            continue;
        }
        const end = unit === SLASH ? commentEnd(text, at) : tokenEnd(text, at, unit, afterDot);
        if (unit === SLASH && end > at + 1) {
            const inner = text.charCodeAt(at + 2) === EXCLAMATION;
            if (isDoc(text, at, end))
                docs.push({ inner, start: at, end, before: kinds.length });
        }
        else {
            kinds.push(tokenKind(text, at, end, unit));
            starts.push(at);
            ends.push(end);
            afterDot = unit === DOT && !afterDot;
        }
        at = end;
    }
    return { text, kinds, starts, ends, docs, partners: matchDelimiters(text, kinds, starts) };
}
function tokenEnd(text, at, unit, afterDot) {
    if (isWordStart(unit)) {
        const literal = prefixedLiteralEnd(text, at, unit);
        return literal < 0 ? wordEnd(text, at) : literal;
    }
    if (isDigit(unit))
        return numberEnd(text, at, afterDot);
    if (unit === QUOTE)
        return rust_lexemes_stringEnd(text, at + 1);
    if (unit !== APOSTROPHE)
        return at + 1;
    const character = characterEnd(text, at);
    if (character >= 0)
        return character;
    return isWordStart(text.charCodeAt(at + 1)) ? wordEnd(text, at + 1) : at + 1;
}
/** A word never ends with a quote or `#`, as literals with a prefix do, and a lifetime never with an apostrophe. */
function tokenKind(text, at, end, unit) {
    const last = text.charCodeAt(end - 1);
    if (isWordStart(unit))
        return last === QUOTE || last === rust_lexemes_HASH || last === APOSTROPHE ? TEXT : WORD;
    if (isDigit(unit))
        return rust_tokens_NUMBER;
    if (unit === QUOTE)
        return TEXT;
    if (unit !== APOSTROPHE || end === at + 1)
        return PUNCTUATION;
    return last === APOSTROPHE ? TEXT : LIFETIME;
}
/** The source text of a token; empty beyond the last. */
function tokenText(tokens, index) {
    return tokens.text.slice(tokens.starts[index] ?? tokens.text.length, tokens.ends[index] ?? 0);
}
/** Whether the token is this one punctuation character. */
function isPunctuation(tokens, index, character) {
    return (tokens.kinds[index] === PUNCTUATION &&
        tokens.text.charCodeAt(tokens.starts[index] ?? -1) === character.charCodeAt(0));
}
/** Whether the token opens a group that is closed further on. */
function opensGroup(tokens, index) {
    return (tokens.partners[index] ?? -1) > index;
}
/** `////` and `/***` are plain comments again, and so is the empty block comment of two stars. */
function isDoc(text, from, end) {
    const opener = text.charCodeAt(from + 1);
    const mark = text.charCodeAt(from + 2);
    if (mark === EXCLAMATION)
        return true;
    if (mark !== opener || text.charCodeAt(from + 3) === opener)
        return false;
    return opener !== STAR || end - from > 4;
}
/** A closer pairs with the nearest open one of its own kind; what was left open in between stands alone. */
function matchDelimiters(text, kinds, starts) {
    const partners = new Int32Array(kinds.length).fill(-1);
    const open = [];
    const waiting = { '(': 0, '[': 0, '{': 0 };
    for (let index = 0; index < kinds.length; index++) {
        if (kinds[index] !== PUNCTUATION)
            continue;
        const character = text.charAt(starts[index] ?? 0);
        if (character === '(' || character === '[' || character === '{') {
            open.push(index);
            waiting[character]++;
            continue;
        }
        const opener = openerOf(character);
        if (opener === null || waiting[opener] === 0)
            continue;
        for (let top = open.pop(); top !== undefined; top = open.pop()) {
            const kind = text.charAt(starts[top] ?? 0);
            if (kind === '(' || kind === '[' || kind === '{')
                waiting[kind]--;
            if (kind !== opener)
                continue;
            partners[top] = index;
            partners[index] = top;
            break;
        }
    }
    return partners;
}
function openerOf(character) {
    if (character === ')')
        return '(';
    if (character === ']')
        return '[';
    return character === '}' ? '{' : null;
}

;// CONCATENATED MODULE: ./build/changes/rust-assertions.js

/** Names of macros that assert: `assert!`, `assert_eq!`, `debug_assert_ne!`, `prop_assert!`, `assert_matches!`, … */
const ASSERTING = /^(?:debug_|prop_)?assert/;
const ASSERTING_ONE = /^(?:debug_|prop_)?assert$/;
/**
 * The tokens, in order, that name an asserting macro where it is invoked. An assertion of literals alone, such as
 * `assert!(true)` or `assert_eq!(1, 1)`, says nothing about the code and is left out.
 */
function assertionTokens(tokens) {
    const found = [];
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (tokens.kinds[at] !== WORD || !isPunctuation(tokens, at + 1, '!') || !opensGroup(tokens, at + 2))
            continue;
        const name = tokenText(tokens, at);
        if (ASSERTING.test(name) && !comparesLiterals(tokens, at + 2, ASSERTING_ONE.test(name) ? 1 : 2))
            found.push(at);
    }
    return found;
}
/** How many of these tokens lie in a half-open range. Both searches take logarithmic time. */
function countWithin(sorted, from, to) {
    return firstAtLeast(sorted, to) - firstAtLeast(sorted, from);
}
/** The position of the first element that is not less than the value. */
function firstAtLeast(sorted, value) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? value) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Whether the first arguments are literals and operators, and nothing that could vary. What follows them is a message. */
function comparesLiterals(tokens, open, counted) {
    const close = tokens.partners[open] ?? open;
    let depth = 0;
    let commas = 0;
    for (let at = open + 1; at < close; at++) {
        const kind = tokens.kinds[at];
        if (kind === WORD && !/^(?:true|false)$/.test(tokenText(tokens, at)))
            return false;
        if (kind !== PUNCTUATION && kind !== rust_tokens_NUMBER && kind !== TEXT && kind !== WORD)
            return false;
        if (opensGroup(tokens, at))
            depth++;
        else if (tokens.partners[at] !== -1)
            depth--;
        else if (depth === 0 && isPunctuation(tokens, at, ',') && ++commas === counted)
            return true;
    }
    return close > open + 1;
}

;// CONCATENATED MODULE: ./build/changes/rust-attributes.js

/**
 * Attributes that make a function a test although their last segment is not `test`, by that segment. `#[bench]` is
 * none: it runs no assertion under `cargo test` on stable Rust.
 */
const TEST_ATTRIBUTES = new Set([
    'test',
    'gtest',
    'ktest',
    'parameterized',
    'property_test',
    'proptest',
    'quickcheck',
    'rstest',
    'test_case',
    'test_log',
    'test_matrix',
    'wasm_bindgen_test',
]);
/** Whether this attribute makes a function a test that a harness runs. */
function isTestAttribute({ path }) {
    return TEST_ATTRIBUTES.has(path.slice(path.lastIndexOf(':') + 1));
}
/** Whether this is a `cfg` that names `test` outside of any `not(…)`: `cfg(test)`, `cfg(all(test, unix))`, `cfg(any(test, fuzzing))`. */
function isTestCfg(tokens, attribute) {
    if (attribute.path !== 'cfg')
        return false;
    for (let at = attribute.argumentsFrom; at < attribute.argumentsTo; at++) {
        if (tokens.kinds[at] !== WORD)
            continue;
        const word = tokenText(tokens, at);
        if (word === 'not' && opensGroup(tokens, at + 1))
            at = tokens.partners[at + 1] ?? at;
        else if (word === 'test' && (isPunctuation(tokens, at + 1, ',') || isPunctuation(tokens, at + 1, ')')))
            return true;
    }
    return false;
}
/** The end (the token after `]`) of the attribute at this token, or -1 when none starts here. */
function attributeEnd(tokens, at) {
    if (!isPunctuation(tokens, at, '#'))
        return -1;
    const open = isPunctuation(tokens, at + 1, '!') ? at + 2 : at + 1;
    return isPunctuation(tokens, open, '[') && opensGroup(tokens, open) ? (tokens.partners[open] ?? 0) + 1 : -1;
}
/** The attributes that stand one after the other from this token on and before `to`, those of a `cfg_attr` in its place. */
function readAttributes(tokens, from, to) {
    const attributes = [];
    let at = from;
    for (let end = attributeEnd(tokens, at); end >= 0 && end <= to; end = attributeEnd(tokens, at)) {
        const open = isPunctuation(tokens, at + 1, '!') ? at + 2 : at + 1;
        readMeta(tokens, { token: at, from: open + 1, to: end - 1 }, attributes);
        at = end;
    }
    return { attributes, end: at };
}
function readMeta(tokens, whole, attributes) {
    const waiting = [whole];
    for (let range = waiting.pop(); range !== undefined; range = waiting.pop()) {
        let end = range.from;
        while (end < range.to && (tokens.kinds[end] === WORD || isPunctuation(tokens, end, ':')))
            end++;
        const path = pathText(tokens, range.from, end);
        if (path === 'cfg_attr' && opensGroup(tokens, end)) {
            const [, ...applied] = splitAtCommas(tokens, end + 1, tokens.partners[end] ?? end);
            for (const [from, to] of applied.reverse())
                waiting.push({ token: from, from, to, conditional: true });
        }
        else if (path !== '') {
            const conditional = range.conditional === true;
            attributes.push({ path, token: range.token, argumentsFrom: end, argumentsTo: range.to, conditional });
        }
    }
}
function pathText(tokens, from, to) {
    let path = '';
    for (let at = from; at < to; at++)
        path += tokenText(tokens, at);
    return path;
}
/** Ranges between the commas of a group, commas in inner groups aside. */
function splitAtCommas(tokens, from, to) {
    const parts = [];
    let start = from;
    for (let at = from; at < to; at++) {
        if (opensGroup(tokens, at))
            at = tokens.partners[at] ?? at;
        else if (isPunctuation(tokens, at, ',')) {
            parts.push([start, at]);
            start = at + 1;
        }
    }
    if (start < to)
        parts.push([start, to]);
    return parts;
}
/** Marks the tokens that attributes consist of, wherever they stand. */
function markAttributes(tokens) {
    const marks = new Uint8Array(tokens.kinds.length);
    for (let at = 0; at < marks.length; at++) {
        const end = attributeEnd(tokens, at);
        if (end < 0)
            continue;
        marks.fill(1, at, end);
        at = end - 1;
    }
    return marks;
}

;// CONCATENATED MODULE: ./build/changes/rust-lines.js


/**
 * The source lines that hold one of the chosen tokens, each as these tokens with one space where the source has white
 * space or a comment. So a line of comments, of attributes or of nothing is no line, and indentation makes no difference.
 * A string of several lines counts with each line that is not blank.
 */
function linesOf(tokens, chosen) {
    const lines = [];
    let line = '';
    let previous = -1;
    const end = () => {
        if (line.trim() !== '')
            lines.push(line.trim());
        line = '';
    };
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (!chosen(at))
            continue;
        const gap = previous < 0 ? '' : tokens.text.slice(tokens.ends[previous], tokens.starts[at]);
        if (gap.includes('\n'))
            end();
        else if (gap !== '')
            line += ' ';
        const [first = '', ...rest] = tokenText(tokens, at).split('\n');
        line += first;
        for (const next of rest) {
            end();
            line = next;
        }
        previous = at;
    }
    end();
    return lines;
}
/** Operators of several characters; the lexer gives single ones, and the grammar tells `&&` from `& &`. */
const JOINED = new Set(':: -> => == != <= >= && || += -= *= /= %= ^= &= |= << >> <<= >>= .. ... ..='.split(' '));
/** The tokens of a half-open range, one space between any two: equal for two bodies exactly when their tokens are. */
function tokenSequence(tokens, from, to) {
    const parts = [];
    let last = '';
    for (let at = from; at < to; at++) {
        const text = tokenText(tokens, at);
        const joined = text.length === 1 && last.length <= 2 ? last + text : '';
        const joins = at > from && tokens.starts[at] === tokens.ends[at - 1] && JOINED.has(joined);
        if (joins)
            parts.pop();
        last = joins ? joined : text;
        parts.push(last);
    }
    return parts.join(' ');
}
/** Answers the 1-based line that a UTF-16 offset of the text lies on. */
function lineIndex(text) {
    const newlines = [];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        newlines.push(at);
    return (offset) => firstAtLeast(newlines, offset) + 1;
}

;// CONCATENATED MODULE: ./build/changes/rust-documentation.js



/** The documentation of each item of a file: its pieces stand together, with nothing but attributes and plain comments between. */
function readDocumentation(tokens) {
    const lineAt = lineIndex(tokens.text);
    const pieces = [...commentPieces(tokens, lineAt), ...attributePieces(tokens, lineAt)];
    pieces.sort((a, b) => a.start - b.start);
    const documents = [];
    let last;
    for (const piece of pieces) {
        const document = last !== undefined && belongTogether(tokens, last, piece) ? documents.at(-1) : undefined;
        if (document === undefined)
            documents.push([...piece.lines]);
        else
            for (const line of piece.lines)
                document.push(line);
        last = piece;
    }
    return documents.map(withoutCommonIndent);
}
function belongTogether(tokens, one, next) {
    let at = one.before;
    while (at < next.before) {
        const end = attributeEnd(tokens, at);
        if (end < 0)
            return false;
        at = end;
    }
    return one.inner === next.inner;
}
function commentPieces(tokens, lineAt) {
    return tokens.docs.map(({ inner, start, end, before }) => {
        const block = tokens.text.charAt(start + 1) === '*';
        const content = tokens.text.slice(start + 3, block ? Math.max(start + 3, end - 2) : end);
        const texts = block ? withoutStars(content.split('\n')) : [content];
        const line = lineAt(start);
        return { inner, start, before, lines: texts.map((text, index) => ({ text, line: line + index })) };
    });
}
/** A column of `*` down a block comment is decoration, when each line has one. */
function withoutStars(lines) {
    const [first = '', ...rest] = lines;
    const starred = rest.every((line) => line.trim() === '' || /^\s*\*/.test(line));
    return [first, ...(starred ? rest.map((line) => line.replace(/^\s*\*/, '')) : rest)];
}
function attributePieces(tokens, lineAt) {
    const pieces = [];
    for (let at = 0; at < tokens.kinds.length; at++) {
        const end = attributeEnd(tokens, at);
        if (end < 0)
            continue;
        for (const { path, argumentsFrom: from, argumentsTo: to } of readAttributes(tokens, at, end).attributes) {
            if (path !== 'doc' || to !== from + 2 || !isPunctuation(tokens, from, '='))
                continue;
            if (tokens.kinds[from + 1] !== TEXT)
                continue;
            const start = tokens.starts[at] ?? 0;
            const inner = isPunctuation(tokens, at + 1, '!');
            pieces.push({ inner, start, before: at, lines: literalLines(tokens, from + 1, lineAt) });
        }
        at = end - 1;
    }
    return pieces;
}
function literalLines(tokens, token, lineAt) {
    const literal = tokenText(tokens, token);
    const line = lineAt(tokens.starts[token] ?? 0);
    const raw = /^r(#*)"([\s\S]*)"\1$/.exec(literal);
    if (raw !== null)
        return (raw[2] ?? '').split('\n').map((text, index) => ({ text, line: line + index }));
    const lines = literal.replace(/^"|"$/g, '').split('\n');
    return lines.flatMap((text, index) => unescaped(text)
        .split('\n')
        .map((each) => ({ text: each, line: line + index })));
}
const ESCAPES = { n: '\n', r: '\r', t: '\t', '0': '\0' };
function unescaped(text) {
    return text.replace(/\\(.)/g, (_, escaped) => ESCAPES[escaped] ?? escaped);
}
/** rustdoc takes the indentation away that all lines share, usually the one space after `///`. */
function withoutCommonIndent(document) {
    let common = Number.POSITIVE_INFINITY;
    for (const { text } of document) {
        if (text.trim() !== '')
            common = Math.min(common, text.length - text.trimStart().length);
    }
    return document.map(({ text, line }) => ({ text: text.slice(Math.min(common, text.length)), line }));
}

;// CONCATENATED MODULE: ./build/changes/rust-doctests.js





/** Finds the doctests of a file, as https://doc.rust-lang.org/rustdoc/write-documentation/documentation-tests.html describes them. */
function readDoctests(tokens) {
    return readDocumentation(tokens)
        .flatMap(codeBlocks)
        .flatMap((block) => doctest(block) ?? []);
}
function doctest(block) {
    const code = lexRust(block.map(({ text }) => unhidden(text)).join('\n'));
    const attributes = markAttributes(code);
    const lines = linesOf(code, (token) => attributes[token] === 0);
    const first = block[0];
    const last = block.at(-1);
    if (lines.length === 0 || first === undefined || last === undefined)
        return null;
    return { line: first.line, endLine: last.line, lines, assertions: assertionTokens(code).length };
}
/** `# use x;` hides a line from readers, `##` writes a `#`; `#[attribute]` is code as it stands. */
function unhidden(line) {
    const code = line.trimStart();
    if (code === '#' || code.startsWith('# '))
        return code.slice(1);
    return code.startsWith('##') ? code.slice(1) : line;
}
/** The blocks of Rust code in one item's Markdown: fenced, or indented by four spaces after a blank line. */
function codeBlocks(document) {
    const blocks = [];
    let fence = null;
    let block = [];
    let inList = false;
    let afterBlank = true;
    const finish = (compiled) => {
        if (compiled && block.length > 0)
            blocks.push(block);
        block = [];
    };
    for (const line of document) {
        const blank = line.text.trim() === '';
        if (fence !== null) {
            const closes = closesFence(line.text, fence);
            if (!closes)
                block.push({ ...line, text: withoutIndent(line.text, fence.indent) });
            else
                finish(fence.compiled);
            if (closes)
                fence = null;
            afterBlank = closes;
            continue;
        }
        const indented = /^(?: {4}|\t)/.test(line.text) && !inList && (afterBlank || block.length > 0);
        fence = indented ? null : openedFence(line.text);
        if (indented)
            block.push({ ...line, text: withoutIndent(line.text, 4) });
        else if (!blank)
            finish(true);
        if (!blank && !indented)
            inList = /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(line.text) || (inList && /^\s/.test(line.text));
        afterBlank = blank;
    }
    finish(fence?.compiled ?? true);
    return blocks;
}
function openedFence(line) {
    const found = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line);
    if (found === null)
        return null;
    const [, indent = '', mark = '', info = ''] = found;
    if (mark.startsWith('`') && info.includes('`'))
        return null;
    return { mark, indent: indent.length, compiled: isCompiled(info) };
}
function closesFence(line, { mark }) {
    const text = line.trim();
    return text.length >= mark.length && text === mark.charAt(0).repeat(text.length);
}
const RUST_TAGS = /^(?:rust|should_panic|no_run|compile_fail|test_harness|standalone_crate|allow_fail|edition\d+|E\d{4})$/;
/** Whether rustdoc compiles a block with this info string: a tag of another language rules it out unless one of Rust came first. */
function isCompiled(info) {
    let rust = false;
    let other = false;
    for (const tag of info.split(/[\s,]+/).filter((each) => each !== '' && !each.startsWith('{'))) {
        if (tag === 'ignore' || tag.startsWith('ignore-'))
            return false;
        if (tag === 'rust')
            rust = true;
        else if (RUST_TAGS.test(tag))
            rust ||= !other;
        else
            other = true;
    }
    return rust || !other;
}
function withoutIndent(line, width) {
    const blank = line.length - line.trimStart().length;
    return line.slice(Math.min(width, blank));
}

;// CONCATENATED MODULE: ./build/changes/rust-function-item.js
/** UTF-16 units of a function's path; a longer one is no name that people give, and is passed over. */
const MAX_PATH_LENGTH = 4_096;
/** The path of a function in these modules, outermost list and module first; `null` when it is too long to be one. */
function functionPath(modules, name) {
    const path = [];
    let length = name.length;
    for (const module of modules.flatMap((list) => list.slice(0, MAX_PATH_LENGTH))) {
        length += module.name.length + 2;
        if (length > MAX_PATH_LENGTH)
            return null;
        path.push(module.name);
    }
    return length > MAX_PATH_LENGTH ? null : [...path, name];
}

;// CONCATENATED MODULE: ./build/changes/rust-headers.js

/** Keywords of items that hold no other items and end with a `;`. */
const PLAIN = new Set(['const', 'static', 'type', 'use']);
/** What follows a `const` that belongs to a function. */
const MODIFIERS = new Set(['async', 'extern', 'fn', 'unsafe']);
/** Whether an item of this keyword starts here: the keyword and a name (`impl` has none). */
function isItemHead(tokens, at, keyword) {
    return tokenText(tokens, at) === keyword && (tokens.kinds[at + 1] === WORD || keyword === 'impl');
}
/**
 * The `{` of the item whose keyword stands at `at`, or -1 when it has no body. Braces in a generic argument are
 * followed by `>` or `,`, a body never is. The search ends where the next item of the kind starts, so that all
 * searches in a text together are linear.
 */
function bodyOf(tokens, at) {
    const keyword = tokenText(tokens, at);
    for (let next = at + 2; next < tokens.kinds.length; next++) {
        if (opensGroup(tokens, next)) {
            const close = tokens.partners[next] ?? next;
            const follows = isPunctuation(tokens, close + 1, '>') || isPunctuation(tokens, close + 1, ',');
            if (isPunctuation(tokens, next, '{') && !follows)
                return next;
            next = close;
        }
        else if (tokens.kinds[next] === WORD) {
            if (isItemHead(tokens, next, keyword))
                return -1;
        }
        else if (endsHeader(tokens, next)) {
            return -1;
        }
    }
    return -1;
}
/**
 * The `;` of the constant, static, type or `use` that starts at `at`, `pub` included, or -1 when none does. Like
 * `bodyOf`, the search ends where the next such item starts.
 */
function endOfPlainItem(tokens, at) {
    if (!startsItem(tokens, at))
        return -1;
    let keyword = at;
    if (tokenText(tokens, at) === 'pub')
        keyword = opensGroup(tokens, at + 1) ? (tokens.partners[at + 1] ?? at) + 1 : at + 1;
    if (!PLAIN.has(tokenText(tokens, keyword)) || MODIFIERS.has(tokenText(tokens, keyword + 1)))
        return -1;
    for (let next = keyword + 1; next < tokens.kinds.length; next++) {
        if (opensGroup(tokens, next))
            next = tokens.partners[next] ?? next;
        else if (isPunctuation(tokens, next, ';'))
            return next;
        else if (endsHeader(tokens, next))
            return -1;
        else if (tokens.kinds[next] === WORD && PLAIN.has(tokenText(tokens, next)) && startsItem(tokens, next))
            return -1;
    }
    return -1;
}
/** A `;`, or the end of the group that the item stands in. */
function endsHeader(tokens, at) {
    if (isPunctuation(tokens, at, ';'))
        return true;
    return isPunctuation(tokens, at, '}') || isPunctuation(tokens, at, ')') || isPunctuation(tokens, at, ']');
}
/** `*const T`, `<const N: usize>`, `&raw const x` and `impl Trait + use<'a>` start no item. */
function startsItem(tokens, at) {
    if (at === 0 || tokenText(tokens, at - 1) === 'pub')
        return true;
    return ['}', '{', ';', ']', ')'].some((character) => isPunctuation(tokens, at - 1, character));
}

;// CONCATENATED MODULE: ./build/changes/rust-skeleton.js




function skeletonOf(tokens) {
    const parts = [];
    const offsets = [];
    const written = [];
    let length = 0;
    for (let at = 0; at < tokens.kinds.length;) {
        const passage = passageAt(tokens, at);
        const space = at > 0 && isGlued(tokens, at) ? '' : ' ';
        parts.push(space);
        length += space.length;
        for (const [text, token] of passage.pieces) {
            parts.push(text);
            offsets.push(length);
            written.push(token);
            length += text.length;
        }
        at = passage.next;
    }
    const tokenAt = (offset) => written[firstAtLeast(offsets, offset + 1) - 1] ?? 0;
    return { text: parts.join(''), tokenAt };
}
function passageAt(tokens, at) {
    const afterAttribute = attributeEnd(tokens, at);
    if (afterAttribute >= 0) {
        const inner = isPunctuation(tokens, at + 1, '!');
        return {
            pieces: [
                [inner ? '#![a' : '#[a', at],
                [']', afterAttribute - 1],
            ],
            next: afterAttribute,
        };
    }
    if (isPunctuation(tokens, at, '[') && opensGroup(tokens, at)) {
        const close = tokens.partners[at] ?? at;
        return {
            pieces: [
                ['[a', at],
                [']', close],
            ],
            next: close + 1,
        };
    }
    const known = tokens.kinds[at] === WORD ? wordPassage(tokens, at) : null;
    return known ?? { pieces: [[plainText(tokens, at), at]], next: at + 1 };
}
const BODIED = new Map([
    ['fn', '() {'],
    ['struct', '{'],
    ['enum', '{'],
    ['union', '{'],
]);
function wordPassage(tokens, at) {
    const word = tokenText(tokens, at);
    const opening = BODIED.get(word);
    if (opening !== undefined && isItemHead(tokens, at, word)) {
        const open = bodyOf(tokens, at);
        return open < 0 ? null : withEmptyGroup(tokens, [at, at + 1], open, opening);
    }
    const group = macroGroup(tokens, at);
    if (group >= 0)
        return withEmptyGroup(tokens, range(at, group), group, tokenText(tokens, group));
    const end = endOfPlainItem(tokens, at);
    return end < 0 ? null : { pieces: [['use a', at]], next: end };
}
/** Some tokens, and a group of which nothing is written but its delimiters. */
function withEmptyGroup(tokens, head, open, opening) {
    const close = tokens.partners[open] ?? open;
    const spaced = head.map((token) => [`${plainText(tokens, token)} `, token]);
    return { pieces: [...spaced, [opening, open], [tokenText(tokens, close), close]], next: close + 1 };
}
/** Words that may stand before a `!` that is no macro's, as in `impl Trait for !`. */
const NO_MACRO = new Set([
    'as',
    'const',
    'dyn',
    'for',
    'if',
    'impl',
    'in',
    'match',
    'mut',
    'return',
    'while',
]);
/** The group of the macro that is invoked, or defined (`macro_rules! name`), from this word on; -1 when there is none. */
function macroGroup(tokens, at) {
    if (!isPunctuation(tokens, at + 1, '!') || NO_MACRO.has(tokenText(tokens, at)))
        return -1;
    const group = tokens.kinds[at + 2] === WORD ? at + 3 : at + 2;
    return opensGroup(tokens, group) ? group : -1;
}
/** What the grammar's tokens can't spell (a raw or non-ASCII name) is written as another of its kind. */
function plainText(tokens, at) {
    switch (tokens.kinds[at]) {
        case TEXT:
            return '""';
        case rust_tokens_NUMBER:
            return '0';
        case LIFETIME:
            return "'a";
        case WORD: {
            const word = tokenText(tokens, at);
            return /^\w+$/.test(word) ? word : 'r_';
        }
        default:
            return tokenText(tokens, at);
    }
}
/** Characters of one operator stay together, and `$` with its name. */
function isGlued(tokens, at) {
    if (tokens.starts[at] !== tokens.ends[at - 1] || tokens.kinds[at - 1] !== PUNCTUATION)
        return false;
    return tokens.kinds[at] === PUNCTUATION || isPunctuation(tokens, at - 1, '$');
}
function range(from, to) {
    return Array.from({ length: to - from }, (_, index) => from + index);
}

;// CONCATENATED MODULE: ./build/changes/rust-macro-items.js





/** Macros that make a test of every function in them. */
const TESTING_MACROS = new Set(['quickcheck']);
/**
 * Finds the functions in a macro's tokens, where the grammar has no items to offer: attributes, `fn`, a name that is
 * spelled out, and a body. The definition of a macro is left alone, since its functions are none until it is invoked.
 */
function itemsInMacro(tokens, macro, found) {
    const end = tokens.partners[macro.open] ?? 0;
    const inner = [];
    let pending = null;
    for (let at = macro.open + 1; at < end;) {
        while (at > (inner.at(-1)?.close ?? end))
            inner.pop();
        if (attributeEnd(tokens, at) >= 0) {
            pending = readAttributes(tokens, at, end);
            at = pending.end;
            continue;
        }
        const skipped = skipGroup(tokens, at);
        if (skipped >= 0) {
            at = skipped;
            pending = null;
        }
        else if (isItemHead(tokens, at, 'mod') && opensGroup(tokens, at + 2)) {
            const close = tokens.partners[at + 2] ?? at;
            inner.push({ name: tokenText(tokens, at + 1), close });
            noteTestOnly(tokens, pending, close, found);
            pending = null;
            at += 3;
        }
        else if (isItemHead(tokens, at, 'fn')) {
            const modules = [macro.modules, inner];
            at = noteFunction(tokens, { at, modules, pending, generated: TESTING_MACROS.has(macro.name) }, found);
            pending = null;
        }
        else {
            if (endsItem(tokens, at))
                pending = null;
            at++;
        }
    }
}
/** Returns the token to go on with. */
function noteFunction(tokens, { at, modules, pending, generated }, found) {
    const open = bodyOf(tokens, at);
    if (open < 0)
        return at + 2;
    const close = tokens.partners[open] ?? open;
    noteTestOnly(tokens, pending, close, found);
    const path = functionPath(modules, tokenText(tokens, at + 1));
    if (path === null)
        return close + 1;
    found.functions.push({
        path,
        attributes: pending?.attributes ?? [],
        first: pending?.end ?? at,
        name: at + 1,
        open,
        close,
        free: true,
        generated,
    });
    return close + 1;
}
function noteTestOnly(tokens, pending, close, found) {
    if (pending?.attributes.some((attribute) => isTestCfg(tokens, attribute)))
        found.testOnly.push([pending.end, close + 1]);
}
/** The token after a macro's definition, an `impl` or a trait, or -1 when none of these starts here. */
function skipGroup(tokens, at) {
    if (tokens.kinds[at] !== WORD)
        return -1;
    const word = tokenText(tokens, at);
    const open = word === 'macro_rules'
        ? macroGroup(tokens, at)
        : (word === 'impl' || word === 'trait') && isItemHead(tokens, at, word)
            ? bodyOf(tokens, at)
            : -1;
    return open < 0 ? -1 : (tokens.partners[open] ?? open) + 1;
}
function endsItem(tokens, at) {
    return [';', '{', '}', '=', ','].some((character) => isPunctuation(tokens, at, character));
}

;// CONCATENATED MODULE: ./build/changes/rust-items.js






/** Nodes of the grammar in which a function is no test, whatever its attributes say. */
const ENCLOSING = new Set(['ImplItem', 'TraitItem', 'ForeignModItem', 'Block']);
/** What is done where a node of the grammar starts, given its half-open range of tokens. */
const ENTER = {
    AttributeItem: enterAttributes,
    InnerAttribute: enterInnerAttribute,
    ModItem: enterModule,
    FunctionItem: enterFunction,
    MacroInvocation: enterMacro,
};
/** Reads the items of a file off the syntax tree of its skeleton. */
function readItems(tokens, skeleton, tree) {
    const walk = {
        tokens,
        functions: [],
        testOnly: [],
        modules: [],
        pending: { attributes: [], end: -1 },
        enclosing: 0,
    };
    tree.iterate({
        enter({ name, from, to }) {
            const handle = ENTER[name];
            if (handle)
                handle(walk, skeleton.tokenAt(from), skeleton.tokenAt(Math.max(from, to - 1)) + 1);
            if (ENCLOSING.has(name))
                walk.enclosing++;
        },
        leave({ name }) {
            if (name === 'ModItem')
                walk.modules.pop();
            if (ENCLOSING.has(name))
                walk.enclosing--;
        },
    });
    return walk;
}
function enterAttributes(walk, from, to) {
    walk.pending = readAttributes(walk.tokens, from, to);
    if (walk.pending.attributes.some((attribute) => isTestCfg(walk.tokens, attribute))) {
        walk.testOnly.push([walk.pending.end, to]);
    }
}
/** `#![cfg(test)]` governs the module that it stands in, or the file. */
function enterInnerAttribute(walk, from, to) {
    if (walk.enclosing > 0)
        return;
    const { attributes } = readAttributes(walk.tokens, from, to);
    if (!attributes.some((attribute) => isTestCfg(walk.tokens, attribute)))
        return;
    const module = walk.modules.at(-1) ?? { from: 0, to: walk.tokens.kinds.length };
    walk.testOnly.push([module.from, module.to]);
}
function enterModule(walk, from, to) {
    const name = keywordWithin(walk.tokens, 'mod', from, to) + 1;
    walk.modules.push({ name: tokenText(walk.tokens, name), from, to });
}
function enterFunction(walk, from, to) {
    const { tokens, modules, pending } = walk;
    const name = keywordWithin(tokens, 'fn', from, to) + 1;
    const close = to - 1;
    const open = tokens.partners[close] ?? -1;
    const path = functionPath([modules], tokenText(tokens, name));
    if (path === null || open < name || !isPunctuation(tokens, close, '}'))
        return;
    walk.functions.push({
        path,
        attributes: pending.end === from ? pending.attributes : [],
        first: from,
        name,
        open,
        close,
        free: walk.enclosing === 0,
        generated: false,
    });
}
function enterMacro(walk, from, to) {
    const { tokens, modules } = walk;
    if (walk.enclosing > 0)
        return;
    let name = from;
    while (name < to && !isPunctuation(tokens, name + 1, '!'))
        name++;
    const open = macroGroup(tokens, name);
    if (open >= to || open < 0)
        return;
    itemsInMacro(tokens, { name: tokenText(tokens, name), open, modules }, walk);
}
/** The token of the keyword that a name follows; where the grammar mended a broken item, the one before the range. */
function keywordWithin(tokens, keyword, from, to) {
    for (let at = from; at < to; at++)
        if (isItemHead(tokens, at, keyword))
            return at;
    return from - 1;
}

;// CONCATENATED MODULE: ./build/changes/rust-source.js








/**
 * Parses a Rust source file. Every text has an answer: what is no Rust is passed over, and the items around it are still
 * found. Time is linear in the text, however hostile, and nothing recurses with its nesting.
 */
function parseRust(text) {
    const tokens = lexRust(text);
    const skeleton = skeletonOf(tokens);
    const { functions, testOnly } = readItems(tokens, skeleton, dist/* parser */.K.parse(skeleton.text));
    functions.sort((a, b) => a.name - b.name);
    const context = { tokens, lineAt: lineIndex(text), assertions: assertionTokens(tokens) };
    const testItems = functions.filter(isTest);
    const tests = testItems.map((item) => testFunction(context, item));
    const helpers = functions.filter((item) => !isTest(item)).map((item) => rustFunction(context, item));
    const doctests = readDoctests(tokens);
    const attributes = markAttributes(tokens);
    const ofTests = markRanges(tokens, [
        ...testOnly,
        ...testItems.map(({ first, close }) => [first, close + 1]),
    ]);
    const doctestLines = doctests.flatMap((doctest) => doctest.lines);
    const own = linesOf(tokens, (token) => attributes[token] === 0 && ofTests[token] === 1);
    return {
        tests,
        helpers,
        doctests,
        testLines: [...own, ...doctestLines],
        get codeLines() {
            return [...linesOf(tokens, (token) => attributes[token] === 0), ...doctestLines];
        },
        assertions: rust_source_sum([
            context.assertions.length,
            ...tests.map(({ shouldPanic }) => Number(shouldPanic)),
            ...doctests.map((doctest) => doctest.assertions),
        ]),
    };
}
function isTest({ free, generated, attributes }) {
    return free && (generated || attributes.some(isTestAttribute));
}
function rustFunction({ tokens, lineAt, assertions }, item) {
    return {
        name: item.path.join('::'),
        line: lineAt(tokens.starts[item.name] ?? 0),
        endLine: lineAt(tokens.starts[item.close] ?? 0),
        assertions: countWithin(assertions, item.open, item.close),
    };
}
function testFunction(context, item) {
    const { tokens, lineAt } = context;
    const written = rustFunction(context, item);
    const ignore = item.attributes.find(({ path, conditional }) => path === 'ignore' && !conditional);
    const shouldPanic = item.attributes.some(({ path }) => path === 'should_panic');
    return {
        ...written,
        assertions: written.assertions + Number(shouldPanic),
        ignoreLine: ignore === undefined ? null : lineAt(tokens.starts[ignore.token] ?? 0),
        shouldPanic,
        body: tokenSequence(tokens, item.open + 1, item.close),
    };
}
/** Marks the tokens that lie in one of the half-open ranges; ranges may nest as deep as they like. */
function markRanges(tokens, ranges) {
    const steps = new Int32Array(tokens.kinds.length + 1);
    for (const [from, to] of ranges) {
        steps[from] = (steps[from] ?? 0) + 1;
        steps[to] = (steps[to] ?? 0) - 1;
    }
    const marks = new Uint8Array(tokens.kinds.length);
    let depth = 0;
    for (let token = 0; token < marks.length; token++) {
        depth += steps[token] ?? 0;
        if (depth > 0)
            marks[token] = 1;
    }
    return marks;
}
function rust_source_sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(573);
;// CONCATENATED MODULE: ./build/changes/source-text.js

/** git calls a file binary when one of its first 8,000 bytes is NUL (`buffer_is_binary` in its xdiff-interface.c). */
const BINARY_PROBE_BYTES = 8_000;
function isBinary(bytes) {
    return bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
/**
 * The text of a source file, without a byte order mark. Where a file is not UTF-8, each byte that belongs to no
 * character becomes the lone surrogate U+DC00 + byte, which no UTF-8 text can hold: nothing is lost, equal bytes stay
 * equal, and what is counted in one version of a file is counted in the other (spec: B14).
 */
function decodeSource(bytes) {
    const decoder = new TextDecoder();
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return decoder.decode(bytes);
    const parts = [];
    const runs = new TextDecoder('utf-8', { ignoreBOM: true });
    let valid = 0;
    for (let at = 0; at < bytes.length;) {
        const length = characterLength(bytes, at);
        if (length === 0) {
            parts.push(runs.decode(bytes.subarray(valid, at)), String.fromCharCode(0xdc00 + (bytes[at] ?? 0)));
            valid = at + 1;
        }
        at += Math.max(1, length);
    }
    parts.push(runs.decode(bytes.subarray(valid)));
    return parts.join('').replace(/^\ufeff/, '');
}
/** Bytes of the character that starts here, 0 where none does. */
function characterLength(bytes, at) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80)
        return 1;
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const character = bytes.subarray(at, at + length);
    return character.length === length && (0,external_node_buffer_.isUtf8)(character) ? length : 0;
}

;// CONCATENATED MODULE: ./build/changes/test-lines.js




/**
 * The lines of a file that count as tests, in order: all code lines of a file that the globs call a test, and in another
 * Rust source those of its test functions, of what is compiled for tests only, and of its doctests. A line is trimmed and
 * bare of comments, so that only code can make a difference; blank lines, comments and (in Rust) attributes are none. A
 * binary file has no lines.
 */
function testLinesOf(path, bytes, testGlobs) {
    const isTest = testGlobs.matches(path) !== null;
    if (path.endsWith('.rs')) {
        const source = parseRust(decodeSource(bytes));
        return isTest ? source.codeLines : source.testLines;
    }
    return isTest && !isBinary(bytes) ? codeLines(decodeSource(bytes), commentSyntaxOf(path)) : [];
}
/**
 * The lines that `after` holds more often than all of `before` together, in order. So a line that moved, within a file
 * or from one file to another, gains nothing, and one that was written a second time does.
 */
function gainedLines(before, after) {
    const spare = new Map();
    for (const lines of before)
        for (const line of lines)
            spare.set(line, (spare.get(line) ?? 0) + 1);
    return after.filter((line) => {
        const left = spare.get(line) ?? 0;
        if (left > 0)
            spare.set(line, left - 1);
        return left === 0;
    });
}

;// CONCATENATED MODULE: ./build/collect/test-gains.js


/** A larger source file is not read as a test: no hand writes it, and parsing it would cost every reader. */
const MAX_SOURCE_BYTES = 2 * 1024 * 1024;
/** Files looked at in one round; the search ends with the first round that holds a gain. */
const ROUND = 40;
/**
 * Looks for test lines that the head holds and the merge base does not. Lines that only moved, within a file or out of
 * a deleted one, are no gain: that is why deleted test files count as part of what was there before.
 */
async function readTestGains(repository, search) {
    const relevant = search.changes.filter((file) => file.path.endsWith('.rs') || search.testGlobs.matches(file.path) !== null);
    const deleted = relevant.filter((file) => file.change === 'deleted');
    const present = likelyFirst(relevant.filter((file) => file.change !== 'deleted'), search.testGlobs);
    const testless = deleted.map((file) => ({ path: file.path, why: 'deleted' }));
    const paths = (files) => files.map((file) => file.path);
    let before;
    for (let start = 0; start < present.length; start += ROUND) {
        const round = present.slice(start, start + ROUND);
        const modified = round.filter((file) => file.change === 'modified');
        const [deletedBefore, roundBefore, roundAfter] = await Promise.all([
            before ?? repository.readFiles(search.mergeBase, paths(deleted), MAX_SOURCE_BYTES),
            repository.readFiles(search.mergeBase, paths(modified), MAX_SOURCE_BYTES),
            repository.readFiles(search.head, paths(round), MAX_SOURCE_BYTES, knownOids(round)),
        ]);
        before = deletedBefore;
        if (deletedBefore.state !== 'known')
            return deletedBefore;
        if (roundBefore.state !== 'known')
            return roundBefore;
        if (roundAfter.state !== 'known')
            return roundAfter;
        const moved = [...deletedBefore.value].map(([path, content]) => test_gains_linesOf(path, content, search.testGlobs));
        const judged = round.map((file) => judge(file, roundBefore.value.get(file.path), roundAfter.value.get(file.path), moved, search.testGlobs));
        const gained = judged.filter((answer) => 'lines' in answer);
        testless.push(...judged.filter((answer) => 'why' in answer && isTestFile(answer.path, search)).map(asTestless));
        if (gained.length > 0)
            return known({ owner: search.owner, gained, testless });
    }
    return known({ owner: search.owner, gained: [], testless });
}
function judge(file, before, after, moved, testGlobs) {
    if (after?.state === 'too-large' || before?.state === 'too-large')
        return { path: file.path, why: 'too-large' };
    if (after?.state !== 'bytes')
        return { path: file.path, why: 'not-a-file' };
    const was = before === undefined ? [] : [test_gains_linesOf(file.path, before, testGlobs)];
    const gained = gainedLines([...was, ...moved], testLinesOf(file.path, after.bytes, testGlobs));
    return gained.length > 0
        ? { path: file.path, lines: gained.length }
        : { path: file.path, why: 'no-new-line' };
}
function test_gains_linesOf(path, content, testGlobs) {
    return content.state === 'bytes' ? testLinesOf(path, content.bytes, testGlobs) : [];
}
/** Files that are tests by their path come before Rust sources that may hold some. */
function likelyFirst(files, testGlobs) {
    const isTest = (file) => testGlobs.matches(file.path) !== null;
    return [...files.filter(isTest), ...files.filter((file) => !isTest(file))];
}
/** A Rust source that held no tests before or after is no reason to name it among the tests that fell short. */
function isTestFile(path, search) {
    return search.testGlobs.matches(path) !== null;
}
function asTestless(answer) {
    return 'why' in answer ? answer : { path: answer.path, why: 'no-new-line' };
}
function knownOids(files) {
    return new Map(files.flatMap((file) => (file.after === undefined ? [] : [[file.path, file.after.oid]])));
}

;// CONCATENATED MODULE: ./build/collect/facts.js






/** The chosen plan and chunk, or why every fact that depends on them has no value. */
function subjectOf(input, choice) {
    if (choice.state === 'missing')
        return choice;
    const { chosen, ungoverned } = choice.value;
    if (chosen === null && ungoverned && input.options.ifNoPlan === 'pass')
        return notApplicable('No plan governs this pull request.');
    if (chosen === null)
        return missing('bad-plan', 'There is no usable plan to judge by: see the gate `plan`.');
    const chunk = chosen.kind === 'chunk' ? selectChunk(chosen.plan, input.pullRequest, input.options.chunk) : null;
    return known({ chosen, chunk });
}
/** Reads what the gates need beyond the plan and puts every fact in its place. */
async function collectFacts(input, plan, subject) {
    const [history, testGains] = await Promise.all([readHistory(input, plan), readGains(input, plan, subject)]);
    return {
        planChoice: judgedChoice(input, plan.choice, subject),
        planHistory: history,
        placement: mapFact(subject, ({ chosen }) => known(placementOf(chosen, input.pullRequest))),
        scope: mapFact(subject, (value) => scopeOf(value, input.options)),
        protectedFiles: mapFact(subject, ({ chosen }) => protectedOf(chosen, input.options)),
        changes: plan.changes,
        testGains,
        evidence: evidenceOf(subject, input.options),
    };
}
/** The plan gate's view: the search's findings, with the chunk's, and with an ungoverned pull request as it was configured. */
function judgedChoice({ options }, choice, subject) {
    if (choice.state === 'missing')
        return choice;
    const { ungoverned, findings } = choice.value;
    if (ungoverned && options.ifNoPlan === 'pass') {
        return known({
            ...choice.value,
            findings: findings.map((finding) => ({ ...finding, level: 'notice' })),
        });
    }
    if (subject.state === 'known' && subject.value.chunk?.ok === false) {
        return known({ ...choice.value, findings: [...findings, subject.value.chunk.finding] });
    }
    return choice;
}
function placementOf(chosen, pullRequest) {
    const { baseRef, headRef, sameRepository } = pullRequest;
    return { kind: chosen.kind, feature: chosen.plan.feature, baseRef, headRef, sameRepository };
}
function scopeOf({ chosen, chunk }, { allow, slack }) {
    if (chosen.kind === 'plan')
        return notApplicable('A plan pull request changes nothing but plan and baseline files.');
    if (chosen.kind === 'feature') {
        const entries = [...new Set(chosen.plan.chunks.flatMap((each) => each.files_touched))];
        return known({ owner: `feature ${chosen.plan.feature.slug}`, entries, allow, slack, steeringToo: true });
    }
    if (chunk?.ok !== true)
        return noChunk();
    return known({
        owner: `chunk ${chunk.chunk.id}`,
        entries: chunk.chunk.files_touched,
        allow,
        slack,
        steeringToo: false,
    });
}
function protectedOf({ kind }, options) {
    if (kind === 'plan')
        return notApplicable('A plan pull request changes nothing but plan and baseline files.');
    return known({ globs: options.protected, steeringToo: kind === 'chunk' });
}
/** Whether the floor is on does not depend on the plan: where there is no usable one, `floor: off` still holds. */
function evidenceOf(subject, { floor }) {
    if (floor === 'off')
        return notApplicable('`floor: off`: no test was run and no warning counted for this verdict.');
    return mapFact(subject, ({ chosen }) => chosen.kind === 'plan' ? notApplicable('A plan pull request changes no code.') : known({ found: false }));
}
async function readHistory(input, plan) {
    if (plan.base.state !== 'known')
        return plan.base;
    if (plan.changes.state !== 'known')
        return plan.changes;
    const listed = await input.repository.listFiles(plan.base.value, plan_files/* PLAN_FOLDER */.Vx);
    if (listed.state !== 'known')
        return listed;
    const changes = plan.changes.value;
    const atBase = new Map(listed.value.map((entry) => [entry.path, entry.oid]));
    const chosen = plan.choice.state === 'known' ? plan.choice.value.chosen : null;
    if (chosen?.kind !== 'plan')
        return known({ changes, atBase, proposal: null });
    const predecessor = plan.atBase.state === 'known' ? predecessorOf(plan.atBase.value) : null;
    const proven = await proveBaseline(input.repository, input.pullRequest.headSha, changes, chosen.plan.baseline);
    if (proven.state !== 'known')
        return proven;
    const proposal = { predecessor, proposed: chosen.plan, path: chosen.path, baselineProven: proven.value };
    return known({ changes, atBase, proposal });
}
function predecessorOf({ chosen, broken }) {
    if (chosen !== null)
        return chosen.plan;
    return broken === null ? null : { ...broken, baseline: null };
}
async function readGains(input, plan, subject) {
    if (subject.state !== 'known')
        return subject;
    const { chosen, chunk } = subject.value;
    if (chosen.kind === 'plan')
        return notApplicable('A plan pull request owes no tests.');
    if (chosen.kind === 'chunk' && chunk?.ok !== true)
        return noChunk();
    const owing = chunk?.ok === true ? [chunk.chunk] : chosen.plan.chunks;
    if (!owing.some((each) => each.requires_tests))
        return notApplicable('The plan does not ask for tests here (`requires_tests` is false).');
    if (plan.changes.state !== 'known')
        return plan.changes;
    if (plan.mergeBase.state !== 'known')
        return plan.mergeBase;
    const globs = (0,scope/* compileGlobs */.tI)(input.options.testPaths);
    if (!globs.ok)
        return missing('infrastructure', "Input `test-paths` holds a glob that can't be used.");
    const owner = chunk?.ok === true ? `Chunk ${chunk.chunk.id}` : `Feature ${chosen.plan.feature.slug}`;
    const changes = plan.changes.value;
    return readTestGains(input.repository, {
        owner,
        changes,
        mergeBase: plan.mergeBase.value,
        head: input.pullRequest.headSha,
        testGlobs: globs.globs,
    });
}
function noChunk() {
    return missing('bad-plan', 'It could not be told which chunk this is: see the gate `plan`.');
}
function mapFact(fact, onKnown) {
    return fact.state === 'known' ? onKnown(fact.value) : fact;
}

;// CONCATENATED MODULE: ./build/plan/select-plan.js

/** How a feature's branches relate to a pull request; `null` when they do not. */
function kindFor(feature, context) {
    const { baseRef, headRef, sameRepository } = context.pullRequest;
    if (baseRef === feature.integration_branch)
        return context.onlyPlanFiles ? 'plan' : 'chunk';
    const isFeature = baseRef === feature.source_branch && headRef === feature.integration_branch && sameRepository;
    return isFeature ? 'feature' : null;
}
/** Chooses the plan that governs a pull request out of all that were found (spec.md section 1, "Which"). */
function selectPlan(listing, context) {
    const refused = listing.refused.map((file) => refusal(file.path, file.why, listing));
    const unreadable = listing.files.filter((file) => !file.result.ok && featureOf(file) === undefined);
    if (refused.length > 0 || unreadable.length > 0) {
        return failed([...refused, ...unreadable.flatMap(problemFindings)]);
    }
    const slugs = [...new Set(governing(listing, context).map((file) => featureOf(file)?.slug ?? ''))];
    if (slugs.length > 1)
        return failed([twoFeatures(listing, context)]);
    const slug = slugs[0];
    if (slug === undefined)
        return ungoverned(listing, context);
    return newestRevision(listing, context, listing.files.filter((file) => featureOf(file)?.slug === slug));
}
function governing(listing, context) {
    if (context.named && listing.files.length === 1)
        return listing.files;
    return listing.files.filter((file) => {
        const feature = featureOf(file);
        return feature !== undefined && kindFor(feature, context) !== null;
    });
}
function newestRevision(listing, context, files) {
    const clashes = [...revisionGroups(files)].filter(([, copies]) => copies.some((copy) => copy.oid !== copies[0]?.oid));
    if (clashes.length > 0)
        return failed(clashes.map(([clash, copies]) => twoContents(copies, clash)));
    const revision = files.reduce((highest, file) => Math.max(highest, revisionOf(file)), 0);
    const newest = files.filter((file) => revisionOf(file) === revision);
    const first = newest[0];
    if (first === undefined)
        return ungoverned(listing, context);
    const misnamed = newest.flatMap((file) => misnamedFinding(file, revision));
    if (!first.result.ok)
        return { ...failed([...problemFindings(first), ...misnamed]), broken: brokenPlan(first, revision) };
    if (misnamed.length > 0)
        return failed(misnamed);
    const plan = first.result.plan;
    // A plan that was named by hand may belong to other branches: the `branch` gate says so.
    const kind = kindFor(plan.feature, context) ?? 'chunk';
    const chosen = { kind, path: preferred(newest).path, ref: listing.ref, sha: listing.sha, plan };
    return { chosen, ungoverned: false, broken: null, findings: olderProblems(files, revision) };
}
function brokenPlan(file, revision) {
    const feature = featureOf(file);
    return feature === undefined || revision === Number.MAX_SAFE_INTEGER
        ? null
        : { plan_rev: revision, feature };
}
function revisionGroups(files) {
    const groups = new Map();
    for (const file of files)
        groups.set(revisionOf(file), [...(groups.get(revisionOf(file)) ?? []), file]);
    return groups;
}
/** Among equal copies the numbered one is named: `plan.json` is the moving copy. */
function preferred(copies) {
    return copies.find((file) => (0,plan_files/* revisionInName */.CO)(file.path) !== null) ?? copies[0];
}
function featureOf(file) {
    return file.result.ok ? file.result.plan.feature : file.result.partial.feature;
}
/** A broken plan whose revision can't be read counts by its name, and as the newest when that does not say either. */
function revisionOf(file) {
    const inside = file.result.ok ? file.result.plan.plan_rev : file.result.partial.plan_rev;
    return inside ?? (0,plan_files/* revisionInName */.CO)(file.path) ?? Number.MAX_SAFE_INTEGER;
}
/** One finding for each problem of a plan file, at its line. */
function problemFindings(file) {
    if (file.result.ok)
        return [];
    return file.result.problems.map((problem) => problemFinding(file.path, problem));
}
function problemFinding(path, problem) {
    const where = problem.pointer === '' ? '' : ` (at ${problem.pointer})`;
    return {
        code: problem.code,
        level: 'error',
        message: `${problem.message}${where}`,
        help: `Correct ${path} at line ${problem.line}, column ${problem.column}; \`plan-gate validate ${path}\` lists every problem at once.`,
        path,
        line: problem.line,
        column: problem.column,
        endColumn: problem.column,
    };
}
function misnamedFinding(file, revision) {
    const promised = (0,plan_files/* revisionInName */.CO)(file.path);
    if (promised === null || promised === revision || !file.result.ok)
        return [];
    return [
        {
            code: 'revision_mismatch',
            level: 'error',
            message: `${file.path} must hold plan_rev ${promised}, but it holds ${revision}.`,
            help: `Set plan_rev to ${promised}, or name the file plan.v${revision}.json.`,
            path: file.path,
            line: 1,
        },
    ];
}
function olderProblems(files, revision) {
    return files
        .filter((file) => !file.result.ok && revisionOf(file) < revision)
        .map((file) => ({
        code: 'older_revision_broken',
        level: 'notice',
        message: `${file.path} is an older revision that is not valid; revision ${revision} is the one that counts.`,
        help: 'Nothing to do for this pull request.',
        path: file.path,
    }));
}
function refusal(path, why, listing) {
    const what = why === 'too-large' ? 'is larger than 4 MiB' : `is a ${why}, which could lead anywhere`;
    return {
        code: why === 'too-large' ? 'plan_too_large' : 'plan_is_link',
        level: 'error',
        message: `${path} at ${listing.ref} (${listing.sha}) ${what}, so it is not read.`,
        help: why === 'too-large'
            ? 'Split the feature into plans of less than 4 MiB.'
            : 'Commit the plan as an ordinary file.',
        path,
    };
}
function twoFeatures(listing, context) {
    const files = governing(listing, context);
    const named = files.map((file) => `${file.path} (feature ${featureOf(file)?.slug ?? '?'})`).join(', ');
    return {
        code: 'two_features',
        level: 'error',
        message: `Plans of two features claim this pull request into ${context.pullRequest.baseRef}: ${named}.`,
        help: 'Give each feature an integration branch of its own, or name the plan with input `plan`.',
    };
}
function twoContents(files, revision) {
    const named = files.map((file) => file.path).join(' and ');
    const which = revision === Number.MAX_SAFE_INTEGER ? 'no readable plan_rev' : `plan_rev ${revision}`;
    return {
        code: 'two_contents',
        level: 'error',
        message: `${named} all hold ${which}, but their content differs.`,
        help: 'A revision is immutable: keep one content for it, and number the other as the next revision.',
        ...(files[0] === undefined ? {} : { path: files[0].path }),
    };
}
function ungoverned(listing, context) {
    const { baseRef, headRef } = context.pullRequest;
    const branches = listing.files.map((file) => {
        const feature = featureOf(file);
        return `${file.path} governs ${feature?.integration_branch ?? '?'} (and its merge into ${feature?.source_branch ?? '?'})`;
    });
    const found = branches.length === 0 ? 'It holds no plan.' : `Plans found: ${branches.slice(0, 20).join('; ')}.`;
    const finding = {
        code: 'no_plan',
        level: 'error',
        message: `No plan governs the pull request from ${headRef ?? 'a detached head'} into ${baseRef}. Looked in ${listing.where} at ${listing.ref} (${listing.sha}). ${found}`,
        help: `Open the pull request against the plan's integration branch, commit a plan to ${baseRef}, or set \`if-no-plan: pass\` where pull requests without a plan may merge.`,
    };
    return { chosen: null, ungoverned: true, broken: null, findings: [finding] };
}
function failed(findings) {
    return { chosen: null, ungoverned: false, broken: null, findings };
}

// EXTERNAL MODULE: ./build/plan/parse-plan.js + 9 modules
var parse_plan = __webpack_require__(144);
;// CONCATENATED MODULE: ./build/collect/plan-listing.js





/** More plan files than this at one commit are not a plan folder that people keep; the search says so and stops. */
const MAX_PLAN_FILES = 500;
/** Finds and parses every plan file at a commit, below the plan folder or as input `plan` says. */
async function readPlanListing(repository, at, named) {
    const search = planSearch(named);
    if (search.state !== 'known')
        return search;
    const listed = await repository.listFiles(at.sha, search.value.folder);
    if (listed.state !== 'known')
        return listed;
    if (listed.value.length === 0)
        return emptyListing(repository, at, search.value);
    const wanted = listed.value.filter(search.value.matches);
    if (wanted.length > MAX_PLAN_FILES) {
        return missing('bad-plan', `${search.value.where} at ${at.ref} holds ${wanted.length} plan files, more than the ${MAX_PLAN_FILES} that are read. Move finished plans elsewhere, or name one with input \`plan\`.`);
    }
    const links = wanted.filter((entry) => linkKind(entry) !== null);
    const plans = wanted.filter((entry) => linkKind(entry) === null);
    const blobs = await repository.readBlobs([...new Set(plans.map((entry) => entry.oid))], plan_files/* MAX_PLAN_BYTES */.di);
    if (blobs.state !== 'known')
        return blobs;
    const files = [];
    const refused = links.map((entry) => ({
        path: entry.path,
        why: linkKind(entry) ?? 'symlink',
    }));
    for (const entry of plans) {
        const content = blobs.value.get(entry.oid);
        if (content?.state === 'bytes')
            files.push({ path: entry.path, oid: entry.oid, result: (0,parse_plan/* parsePlan */.v)(content.bytes) });
        else if (content?.state === 'too-large')
            refused.push({ path: entry.path, why: 'too-large' });
        else
            return missing('infrastructure', `${entry.path} is listed at ${at.sha}, but its content could not be read.`);
    }
    return known({ ref: at.ref, sha: at.sha, where: search.value.where, files, refused });
}
/** A folder without files is absent, unless something on the way to it is a link: that is refused, not followed. */
async function emptyListing(repository, at, { folder, where }) {
    const names = folder.split('/').filter((name) => name !== '');
    const way = names.map((_, index) => names.slice(0, index + 1).join('/'));
    const found = await repository.readFiles(at.sha, way, 0);
    if (found.state !== 'known')
        return found;
    const links = way.filter((path) => found.value.get(path)?.state === 'not-a-file');
    const refused = links.map((path) => ({ path, why: 'symlink' }));
    return known({ ref: at.ref, sha: at.sha, where, files: [], refused });
}
/** Below the plan folder every link is wanted too, so that it is refused and can't stand for a plan. */
function planSearch(named) {
    if (named === null) {
        const matches = (entry) => (0,plan_files/* planFolderRole */.ko)(entry.path) === 'plan' || linkKind(entry) !== null;
        return known({ folder: plan_files/* PLAN_FOLDER */.Vx, where: `${plan_files/* PLAN_FOLDER */.Vx}/`, matches });
    }
    const compiled = (0,scope/* compileGlobs */.tI)([named]);
    if (!compiled.ok) {
        return missing('bad-plan', `Input \`plan\` is not a usable path or glob: ${compiled.problems.map((problem) => problem.message).join(' ')}`);
    }
    const matches = (entry) => compiled.globs.matches(entry.path) !== null;
    return known({ folder: literalFolder(named), where: named, matches });
}
function linkKind(entry) {
    if (entry.mode === changed_file/* MODE_SYMLINK */.it)
        return 'symlink';
    return entry.mode === changed_file/* MODE_SUBMODULE */.x1 ? 'submodule' : null;
}
/** The folder that a glob can't match outside of: what stands before its first special character, up to a `/`. */
function literalFolder(glob) {
    const special = glob.search(/[*?]/);
    const literal = special < 0 ? glob : glob.slice(0, special);
    return literal.slice(0, Math.max(0, literal.lastIndexOf('/')));
}

;// CONCATENATED MODULE: ./build/collect/plan.js




/** Resolves the commits, lists the changes and chooses the plan. Reads run side by side wherever they can. */
async function collectPlan(input) {
    const { pullRequest, options, repository } = input;
    // The tree at the base commit that the event named is asked for at once: mostly it is the tip, and a round trip is saved.
    if (pullRequest.baseSha !== null && options.planRef === null)
        void repository.listFiles(pullRequest.baseSha, plan_files/* PLAN_FOLDER */.Vx);
    const [base, planAt] = await Promise.all([
        resolveCommit(repository, pullRequest.baseRef, 'The base branch'),
        options.planRef === null ? undefined : resolveCommit(repository, options.planRef, 'Input `plan-ref`'),
    ]);
    const at = planAt ?? base;
    const ref = options.planRef ?? pullRequest.baseRef;
    const [listing, { mergeBase, changes }] = await Promise.all([
        at.state === 'known' ? readPlanListing(repository, { ref, sha: at.value }, options.plan) : at,
        readChanges(repository, base, pullRequest.headSha),
    ]);
    const context = selectionContext(input, changes);
    const atBase = await choiceAtBase(input, listing, context);
    const choice = context.onlyPlanFiles ? await proposedChoice(input, atBase, context) : atBase;
    return { base, mergeBase, changes, choice, atBase };
}
async function resolveCommit(repository, ref, what) {
    const resolved = await repository.resolve(ref);
    if (resolved.state === 'missing')
        return resolved;
    if (resolved.value !== null)
        return known(resolved.value);
    return missing('infrastructure', `${what} ${ref} does not exist in this repository, so there is nothing to judge by. Check the name, or fetch it.`);
}
async function readChanges(repository, base, head) {
    if (base.state !== 'known')
        return { mergeBase: base, changes: base };
    const mergeBase = await repository.mergeBase(base.value, head);
    if (mergeBase.state !== 'known')
        return { mergeBase, changes: mergeBase };
    return { mergeBase, changes: await repository.changedFiles(mergeBase.value, head) };
}
function selectionContext({ pullRequest, options }, changes) {
    const files = changes.state === 'known' ? changes.value : [];
    // Without a whole list nobody can say that only plan files changed: then the stricter kind holds.
    const onlyPlanFiles = files.length > 0 && files.every((file) => (0,plan_files/* isSteeringFile */.Wg)(file.path));
    return { pullRequest, named: options.plan !== null, onlyPlanFiles };
}
/** A feature pull request may bring the first plan to its source branch: then the plan comes from the integration branch. */
async function choiceAtBase(input, listing, context) {
    if (listing.state !== 'known')
        return listing;
    const choice = selectPlan(listing.value, context);
    const { pullRequest, options, repository } = input;
    const mayBeFeature = pullRequest.sameRepository && pullRequest.headRef !== null && options.planRef === null;
    if (!choice.ungoverned || !mayBeFeature || pullRequest.headRef === null)
        return known(choice);
    const tip = await repository.resolve(pullRequest.headRef);
    if (tip.state !== 'known')
        return tip;
    if (tip.value === null)
        return known(choice);
    const there = await readPlanListing(repository, { ref: pullRequest.headRef, sha: tip.value }, options.plan);
    if (there.state !== 'known')
        return there;
    const feature = selectPlan(there.value, { ...context, named: false });
    return known(feature.chosen?.kind === 'feature' ? feature : choice);
}
/** In a plan pull request the proposed plan is read at the head; whether it governs is still the base's to say. */
async function proposedChoice(input, atBase, context) {
    if (atBase.state !== 'known')
        return atBase;
    if (atBase.value.chosen !== null && atBase.value.chosen.kind !== 'plan')
        return atBase;
    const { pullRequest, options, repository } = input;
    const listing = await readPlanListing(repository, { ref: pullRequest.headRef ?? pullRequest.headSha, sha: pullRequest.headSha }, options.plan);
    if (listing.state !== 'known')
        return listing;
    const proposed = selectPlan(listing.value, context);
    if (proposed.chosen?.kind === 'plan' || !proposed.ungoverned)
        return known(proposed);
    return known(atBase.value.ungoverned ? atBase.value : { ...proposed, ungoverned: false });
}

// EXTERNAL MODULE: ./build/gates/index.js + 10 modules
var gates = __webpack_require__(322);
;// CONCATENATED MODULE: ./build/report/assemble.js
/** Puts the verdict and its context into the public report format. */
function assembleReport(context, verdict) {
    const subject = context.subject.state === 'known' ? context.subject.value : null;
    const chosen = subject?.chosen ?? null;
    const chunk = subject?.chunk?.ok === true ? subject.chunk.chunk : null;
    return {
        schema_version: 1,
        conclusion: verdict.conclusion,
        failure_kind: verdict.failureKind,
        headline: verdict.headline,
        kind: chosen?.kind ?? null,
        plan: chosen === null ? null : reportedPlan(chosen),
        chunk: chunk?.id ?? null,
        base: valueOrNull(context.base),
        head: context.head,
        merge_base: valueOrNull(context.mergeBase),
        changed_files: valueOrNull(context.changes)?.length ?? null,
        gates: verdict.gates.map(reportedGate),
        chunks: chosen === null ? [] : reportedChunks(chosen, chunk?.id ?? null),
        assertions: chunk?.assertions ?? featureAssertions(chosen),
    };
}
/** The report of a run that ended before any gate could be asked, such as one whose event could not be read. */
function infrastructureReport(reason, head, gateIds) {
    return {
        schema_version: 1,
        conclusion: 'failure',
        failure_kind: 'infrastructure',
        headline: `plan-gate could not judge this change: ${reason}`,
        kind: null,
        plan: null,
        chunk: null,
        base: null,
        head,
        merge_base: null,
        changed_files: null,
        gates: gateIds.map((id) => ({ id, outcome: 'unknown', reason, summary: reason, findings: [] })),
        chunks: [],
        assertions: [],
    };
}
function valueOrNull(read) {
    return read.state === 'known' ? read.value : null;
}
function reportedPlan({ path, ref, sha, plan }) {
    return { path, ref, sha, rev: plan.plan_rev, slug: plan.feature.slug };
}
function reportedGate({ id, outcome, reason, summary, findings }) {
    return { id, outcome, reason, summary, findings: findings.map(reportedFinding) };
}
function reportedFinding(finding) {
    return {
        code: finding.code,
        level: finding.level,
        message: finding.message,
        path: finding.path ?? null,
        line: finding.line ?? null,
        end_line: finding.endLine ?? null,
        column: finding.column ?? null,
        end_column: finding.endColumn ?? null,
        help: finding.help,
    };
}
function reportedChunks({ plan }, current) {
    return plan.chunks.map(({ id, title, deps }) => ({
        id,
        title,
        deps,
        state: id === current ? 'this' : 'planned',
    }));
}
function featureAssertions(chosen) {
    if (chosen?.kind !== 'feature')
        return [];
    return chosen.plan.acceptance.filter((item) => item.kind === 'assertion').map((item) => item.desc);
}

// EXTERNAL MODULE: ./build/verdict.js + 1 modules
var build_verdict = __webpack_require__(837);
;// CONCATENATED MODULE: ./build/run.js





/** The whole pipeline: plan, facts, gates, verdict, report. Never throws for anything that a pull request can bring. */
async function run(input) {
    const plan = await collectPlan(input);
    const subject = subjectOf(input, plan.choice);
    const [facts, headNow] = await Promise.all([collectFacts(input, plan, subject), input.readHead()]);
    const verdict = (0,build_verdict/* evaluate */._3)(gates/* GATES */.J, facts, input.options.warnOnly);
    const context = { ...plan, subject, head: input.pullRequest.headSha };
    return { report: assembleReport(context, verdict), headNow };
}

// EXTERNAL MODULE: ./build/inputs.js + 1 modules
var inputs = __webpack_require__(776);
// EXTERNAL MODULE: ./build/cli/command.js + 1 modules
var command = __webpack_require__(465);
;// CONCATENATED MODULE: ./build/cli/check-flags.js


const NAMES = Object.keys(inputs/* INPUT_DEFAULTS */.WJ);
/** Flags that may be given several times: each value is one line of the setting. */
const LISTS = ['allow', 'protected', 'test-paths', 'warn-only'];
/** Reads the flags of `check`; settings are the action's inputs by the same names. */
function parseCheck(args) {
    const settings = NAMES.map((name) => [name, { type: 'string', multiple: LISTS.includes(name) }]);
    const flags = (0,command/* parseFlags */.b)(args, {
        ...Object.fromEntries(settings),
        base: { type: 'string' },
        head: { type: 'string' },
        'base-branch': { type: 'string' },
        'head-branch': { type: 'string' },
        label: { type: 'string', multiple: true },
        format: { type: 'string' },
        repo: { type: 'string' },
    });
    if (!flags.ok)
        return flags;
    const text = (name) => asLines(flags.values[name]);
    if (flags.files.length > 0)
        return { ok: false, problem: `check takes no file, but was given ${JSON.stringify(flags.files[0])}.` };
    const base = text('base');
    if (base === '')
        return {
            ok: false,
            problem: "Say what the change is to be merged into: --base BRANCH (for a chunk, the plan's integration branch).",
        };
    const format = text('format') || 'terminal';
    if (!isFormat(format))
        return {
            ok: false,
            problem: `--format is ${JSON.stringify(format)}; it accepts terminal, json or markdown.`,
        };
    const parsed = (0,inputs/* parseOptions */.Ac)(text);
    if (!parsed.ok)
        return { ok: false, problem: parsed.problems.join('\n') };
    const request = {
        options: parsed.options,
        format,
        directory: text('repo') || '.',
        base,
        head: text('head') || 'HEAD',
        baseBranch: text('base-branch') || null,
        headBranch: text('head-branch') || null,
        labels: text('label')
            .split('\n')
            .filter((label) => label !== ''),
    };
    return { ok: true, request };
}
function isFormat(value) {
    return value === 'terminal' || value === 'json' || value === 'markdown';
}
function asLines(value) {
    if (typeof value === 'string')
        return value;
    return Array.isArray(value) ? value.join('\n') : '';
}

// EXTERNAL MODULE: ./build/cli/terminal-settings.js
var terminal_settings = __webpack_require__(447);
;// CONCATENATED MODULE: ./build/cli/check.js












/** `plan-gate check`: the gate on a local repository, by the same engine and with the same report as the action. */
async function check(args) {
    (0,signals/* endOnSignals */.c)();
    const parsed = parseCheck(args);
    if (!parsed.ok)
        return (0,command/* failure */.V)(parsed.problem);
    const report = await checkRepository(parsed.request);
    if (report.state !== 'known')
        return (0,command/* failure */.V)(report.reason);
    return {
        exitCode: exitCodeFor(report.value),
        stdout: renderReport(report.value, parsed.request.format),
        stderr: '',
    };
}
/** Judges two commits of a local repository as if they were a pull request. */
async function checkRepository(request) {
    const clone = await openClone(request.directory);
    if (clone.state !== 'known')
        return clone;
    const [base, head] = await Promise.all([findBase(clone.value, request), findHead(clone.value, request)]);
    if (base.state !== 'known')
        return base;
    if (head.state !== 'known')
        return head;
    const pullRequest = {
        number: null,
        baseRef: base.value.branch,
        baseSha: null,
        headRef: head.value.branch,
        headSha: head.value.commit,
        sameRepository: true,
        labels: request.labels,
        body: '',
        changedFiles: null,
    };
    const repository = withBranch(clone.value, base.value);
    const result = await run({
        pullRequest,
        options: request.options,
        repository,
        readHead: async () => known(pullRequest.headSha),
    });
    return known(result.report);
}
function renderReport(report, format) {
    if (format === 'json')
        return renderJson(report);
    if (format === 'markdown')
        return renderMarkdown(report, texts/* GATE_TEXTS */.D);
    return (0,terminal/* renderTerminal */.b)(report, texts/* GATE_TEXTS */.D, { colour: (0,terminal_settings/* colourWanted */.q)(), width: (0,terminal_settings/* terminalWidth */.J)() });
}
async function findBase(clone, request) {
    const commit = await findCommit(clone, '--base', request.base);
    if (commit.state !== 'known')
        return commit;
    const branch = request.baseBranch === null
        ? await branchName(clone, request.base, commit.value)
        : known(request.baseBranch);
    if (branch.state !== 'known')
        return branch;
    if (branch.value !== null)
        return known({ branch: branch.value, commit: commit.value });
    return missing('infrastructure', `--base ${request.base} is a commit that no single branch points at, and the plan is chosen by the branch's name. Say which branch it stands for: --base-branch NAME.`);
}
async function findHead(clone, request) {
    const commit = await findCommit(clone, '--head', request.head);
    if (commit.state !== 'known')
        return commit;
    if (request.headBranch !== null)
        return known({ branch: request.headBranch, commit: commit.value });
    const current = request.head === 'HEAD' ? await clone.currentBranch() : known(null);
    if (current.state !== 'known')
        return current;
    const branch = current.value === null ? await branchName(clone, request.head, commit.value) : current;
    return branch.state === 'known' ? known({ branch: branch.value, commit: commit.value }) : branch;
}
async function findCommit(clone, flag, name) {
    const commit = await clone.resolve(name);
    if (commit.state !== 'known')
        return commit;
    if (commit.value !== null)
        return known(commit.value);
    return missing('infrastructure', `${flag} ${name} names no commit of this repository. Check the name, or fetch it.`);
}
/** The branch that a name stands for: itself, without a remote's prefix, or the only branch at that commit. */
async function branchName(clone, name, commit) {
    for (const candidate of new Set([
        name,
        name.replace(/^(?:refs\/heads\/|refs\/remotes\/[^/]+\/|origin\/)/, ''),
    ])) {
        const tip = await clone.branchCommit(candidate);
        if (tip.state !== 'known')
            return tip;
        if (tip.value === commit)
            return known(candidate);
    }
    const branches = await clone.branchesAt(commit);
    if (branches.state !== 'known')
        return branches;
    return known(branches.value.length === 1 ? (branches.value[0] ?? null) : null);
}
/** The base branch is what the caller said it is, even where the clone has no branch of that name. */
function withBranch(clone, base) {
    return {
        ...clone,
        resolve: async (ref) => (ref === base.branch ? known(base.commit) : clone.resolve(ref)),
    };
}


/***/ }),

/***/ 447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ terminalWidth),
/* harmony export */   q: () => (/* binding */ colourWanted)
/* harmony export */ });
/** Colour where a person looks at a terminal, unless they say otherwise (no-color.org; FORCE_COLOR as Node reads it). */
function colourWanted() {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (NO_COLOR !== undefined && NO_COLOR !== '')
        return false;
    if (FORCE_COLOR !== undefined)
        return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
    return process.stdout.isTTY === true && TERM !== 'dumb';
}
/** Columns of the terminal; 100 where nobody says, as in a pipe or a log. */
function terminalWidth() {
    const columns = process.stdout.columns ?? Number(process.env.COLUMNS);
    return Number.isInteger(columns) && columns >= 40 ? Math.min(columns, 140) : 100;
}


/***/ }),

/***/ 322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ GATES)
});

;// CONCATENATED MODULE: ./build/gates/gate.js
/** Declares a gate; `needs` decides what `evaluate` can see, so reading another fact does not compile. */
function defineGate(gate) {
    return gate;
}

;// CONCATENATED MODULE: ./build/gates/branch.js

const branchGate = defineGate({
    id: 'branch',
    title: 'Branch',
    why: 'A change that lands on another branch than the plan names escapes every later check of the feature.',
    failureKind: 'violation',
    needs: ['placement'],
    evaluate({ placement }) {
        const expected = expectedBase(placement);
        if (placement.baseRef === expected) {
            return {
                summary: `The base ${placement.baseRef} is the plan's branch for a ${placement.kind} pull request.`,
                findings: [],
            };
        }
        return {
            summary: `The base is ${placement.baseRef}, not ${expected}.`,
            findings: [wrongBase(placement, expected)],
        };
    },
});
function expectedBase({ kind, feature }) {
    return kind === 'feature' ? feature.source_branch : feature.integration_branch;
}
function wrongBase(placement, expected) {
    return {
        code: 'wrong_base',
        level: 'error',
        message: `A ${placement.kind} pull request of ${placement.feature.slug} goes into ${expected}, but this one goes into ${placement.baseRef}.`,
        help: `Change the base of the pull request to ${expected}, or choose the plan that governs ${placement.baseRef}.`,
    };
}

;// CONCATENATED MODULE: ./build/gates/evidence.js

const evidenceGate = defineGate({
    id: 'evidence',
    title: 'Evidence',
    why: 'Without evidence from running the code nobody knows whether tests and clippy still hold.',
    failureKind: 'incomplete-evidence',
    needs: ['evidence'],
    evaluate() {
        return {
            summary: 'There is no evidence of what the code does.',
            findings: [
                {
                    code: 'no_evidence',
                    level: 'error',
                    message: 'The floor is on, but no evidence of tests and clippy was given.',
                    help: 'Set `floor: off` to judge the change without running its code.',
                },
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/changes/changed-file.js
var changed_file = __webpack_require__(537);
// EXTERNAL MODULE: ./build/changes/scope.js
var changes_scope = __webpack_require__(942);
;// CONCATENATED MODULE: ./build/changes/scope-hint.js

/** Folders above a path that are compared with the entries, outermost first: deeper nesting is no slip of a plan's author. */
const MAX_FOLDERS = 32;
const indexes = new WeakMap();
/**
 * A whole sentence about the entry that a path outside of all entries narrowly misses, or `null` when none is near:
 * they differ only in how letters with marks are composed, or only by case, or the entry names a folder and lacks `/**`.
 * It is only a hint: the path stays outside.
 */
function scopeHint(path, entries) {
    const index = indexOf(entries);
    const composed = originOf(index.composed, compose(path));
    if (composed !== null) {
        return `The entry ${composed} looks the same, but its letters are composed of other Unicode characters (NFC or NFD).`;
    }
    const folded = originOf(index.folded, fold(path));
    if (folded !== null)
        return `The entry ${folded} differs only by upper and lower case.`;
    const folder = folderEntry(path, index.exact);
    if (folder === null)
        return null;
    return `The entry ${folder} covers a folder's name only; ${folder.replace(/\/$/, '')}/** covers what is in it.`;
}
function indexOf(entries) {
    const known = indexes.get(entries);
    if (known !== undefined)
        return known;
    const index = {
        exact: compileAll(entries),
        composed: rewrite(entries, compose),
        folded: rewrite(entries, fold),
    };
    indexes.set(entries, index);
    return index;
}
function rewrite(entries, change) {
    const origins = new Map();
    for (const entry of entries) {
        const changed = change(entry);
        if (!origins.has(changed))
            origins.set(changed, entry);
    }
    return { globs: compileAll([...origins.keys()]), origins };
}
/** A rewritten entry can grow beyond a limit; then there are no hints, which nothing depends on. */
function compileAll(entries) {
    const compiled = (0,changes_scope/* compileGlobs */.tI)(entries);
    return compiled.ok ? compiled.globs : compileAll([]);
}
function originOf({ globs, origins }, path) {
    const entry = globs.matches(path);
    return entry === null ? null : (origins.get(entry) ?? null);
}
function folderEntry(path, exact) {
    let end = path.indexOf('/');
    for (let depth = 0; end >= 0 && depth < MAX_FOLDERS; depth++) {
        const folder = path.slice(0, end);
        const entry = exact.namesLiterally(`${folder}/`) ? `${folder}/` : exact.matches(folder);
        if (entry !== null)
            return entry;
        end = path.indexOf('/', end + 1);
    }
    return null;
}
function compose(text) {
    return text.normalize('NFC');
}
function fold(text) {
    return compose(text).toLowerCase();
}

// EXTERNAL MODULE: ./build/plan/plan-files.js
var plan_files = __webpack_require__(201);
;// CONCATENATED MODULE: ./build/gates/file-scope.js





/** Entries that matched nothing are listed up to this many; more are counted. */
const LISTED_ENTRIES = 20;
const fileScopeGate = defineGate({
    id: 'file-scope',
    title: 'File scope',
    why: 'The plan says which files a chunk may touch, so that chunks can be built side by side and reviewed for what they are.',
    failureKind: 'violation',
    needs: ['changes', 'scope'],
    evaluate({ changes, scope }) {
        const compiled = (0,changes_scope/* compileGlobs */.tI)([...scope.entries, ...scope.allow]);
        if (!compiled.ok)
            return {
                summary: 'An entry of the scope is not usable.',
                findings: compiled.problems.map(unusableEntry),
            };
        const split = compiled.globs.split(changes.map((file) => file.path));
        const strays = new Set(split.outside);
        const outside = changes.filter((file) => strays.has(file.path) && !(scope.steeringToo && (0,plan_files/* isSteeringFile */.Wg)(file.path)));
        const tolerated = outside.length <= scope.slack;
        const findings = outside.map((file) => outOfScope(file, scope, tolerated));
        return {
            summary: summary(changes.length, outside.length, scope),
            findings: [...findings, ...unmatchedNotices(split.unmatched, scope)],
        };
    },
});
function summary(changed, outside, { owner, slack }) {
    const files = `${changed} changed ${changed === 1 ? 'file' : 'files'}`;
    if (outside === 0)
        return `All of ${files} ${changed === 1 ? 'is' : 'are'} in the scope of ${owner}.`;
    const slackNote = slack === 0 ? '' : ` (${slack} tolerated by \`slack\`)`;
    return `${outside} of ${files} ${outside === 1 ? 'is' : 'are'} outside the scope of ${owner}${slackNote}.`;
}
function outOfScope(file, scope, tolerated) {
    const { path } = file;
    const hint = scopeHint(path, scope.entries);
    const near = hint === null ? '' : ` ${hint}`;
    return {
        code: tolerated ? 'tolerated_by_slack' : 'out_of_scope',
        level: tolerated ? 'notice' : 'error',
        message: `${path} ${described(file)}, but it is not in files_touched of ${scope.owner}.${near}`,
        help: `Undo the change to ${path}, or have the next plan revision list it for ${scope.owner}.`,
        path,
        line: 1,
    };
}
/** What happened to the file, with the kinds of change that are easily overlooked said outright. */
function described(file) {
    const { before, after } = file;
    const done = { added: 'is added', deleted: 'is deleted or moved away', modified: 'is changed' }[file.change];
    if (after?.mode === changed_file/* MODE_SYMLINK */.it && before?.mode !== changed_file/* MODE_SYMLINK */.it)
        return file.change === 'added' ? 'is added as a symlink' : 'becomes a symlink';
    if (after?.mode === changed_file/* MODE_SUBMODULE */.x1)
        return file.change === 'added'
            ? 'is added as a submodule'
            : 'is a submodule that moves to another commit';
    const onlyMode = file.change === 'modified' && before?.oid === after?.oid && before !== undefined;
    return onlyMode ? `changes its mode from ${before?.mode} to ${after?.mode}` : done;
}
function unmatchedNotices(entries, scope) {
    const planned = new Set(scope.entries);
    const listed = entries.filter((entry) => planned.has(entry));
    if (listed.length === 0)
        return [];
    const shown = listed.slice(0, LISTED_ENTRIES).join(', ');
    const more = listed.length > LISTED_ENTRIES ? ` and ${listed.length - LISTED_ENTRIES} more` : '';
    return [
        {
            code: 'unmatched_entries',
            level: 'notice',
            message: `Entries of ${scope.owner} that no changed file matches: ${shown}${more}.`,
            help: 'Nothing to do, unless one was meant to match: entries are exact, case counts, and a folder needs `/**`.',
        },
    ];
}
function unusableEntry(problem) {
    return {
        code: 'unusable_entry',
        level: 'error',
        message: problem.message,
        help: 'Have the next plan revision use a simpler entry, or correct input `allow`.',
    };
}

;// CONCATENATED MODULE: ./build/gates/plan.js

const planGate = defineGate({
    id: 'plan',
    title: 'Plan',
    why: 'Everything else is judged by the plan, so it must be valid, and exactly one must govern the pull request.',
    failureKind: 'bad-plan',
    needs: ['planChoice'],
    evaluate({ planChoice }) {
        const { chosen, findings } = planChoice;
        const errors = findings.filter((finding) => finding.level === 'error').length;
        if (errors > 0)
            return { summary: `${errors} ${errors === 1 ? 'problem' : 'problems'} with the plan.`, findings };
        if (chosen === null)
            return {
                summary: 'No plan governs this pull request, and `if-no-plan: pass` lets it through.',
                findings,
            };
        const { plan, path } = chosen;
        return { summary: `${path}, revision ${plan.plan_rev} of ${plan.feature.slug}, is valid.`, findings };
    },
});

;// CONCATENATED MODULE: ./build/plan/history.js

/** Holds a pull request to the rule that a revision never changes and that the next one follows the last. */
function checkHistory(history) {
    return [
        ...history.changes.flatMap((file) => revisionFindings(file, history.atBase)),
        ...proposalFindings(history),
    ];
}
function revisionFindings(file, atBase) {
    const revision = (0,plan_files/* revisionInName */.CO)(file.path);
    if ((0,plan_files/* planFolderRole */.ko)(file.path) !== 'plan' || revision === null)
        return [];
    // One that the base branch gained meanwhile counts as existing; the same content twice is no change.
    const existing = atBase.get(file.path);
    const identical = existing !== undefined && existing === file.after?.oid;
    if (file.change === 'added' && (existing === undefined || identical))
        return [];
    const done = file.change === 'deleted' ? 'deletes or renames' : 'edits';
    return [
        {
            code: file.change === 'deleted' ? 'revision_deleted' : 'revision_edited',
            level: 'error',
            message: `The pull request ${done} ${file.path}, but a plan revision never changes once it is on the base branch.`,
            help: `Restore ${file.path} from the base branch; put what should change into plan.v${revision + 1}.json in a pull request of its own.`,
            path: file.path,
            line: 1,
        },
    ];
}
function proposalFindings(history) {
    const { proposal } = history;
    if (proposal === null)
        return [];
    const { predecessor, proposed, path } = proposal;
    const added = newRevisions(history);
    const findings = added
        .filter((file) => (0,plan_files/* revisionInName */.CO)(file.path) !== proposed.plan_rev)
        .map((file) => at(file.path, 'extra_revision', `${file.path} comes beside revision ${proposed.plan_rev}: a plan pull request adds exactly one revision.`, 'Leave one new revision in this pull request.'));
    if (predecessor === null)
        return [...findings, ...firstRevisionFindings(proposed, path)];
    const expected = predecessor.plan_rev + 1;
    if (proposed.plan_rev !== expected)
        findings.push(skipped(proposed.plan_rev, expected, path));
    if (!sameFeature(predecessor.feature, proposed.feature)) {
        findings.push(at(path, 'feature_changed', `Revision ${proposed.plan_rev} is of another feature than revision ${predecessor.plan_rev}: slug and branches must stay.`, 'Restore `feature` as it was, or plan the other feature on a branch of its own.'));
    }
    if (!sameBaseline(predecessor.baseline, proposed.baseline) && !proposal.baselineProven) {
        findings.push(at(path, 'baseline_unproven', predecessor.baseline === null
            ? `Revision ${predecessor.plan_rev} is not valid, so its baseline can't be compared, and no baseline file in this pull request hashes to the new one.`
            : 'The baseline differs from the one before, and no baseline file in this pull request hashes to it.', 'Keep the baseline, or add the file that `plan-gate baseline` writes for the new one.'));
    }
    return findings;
}
function newRevisions(history) {
    return history.changes.filter((file) => file.change === 'added' && (0,plan_files/* planFolderRole */.ko)(file.path) === 'plan' && (0,plan_files/* revisionInName */.CO)(file.path) !== null);
}
function firstRevisionFindings(proposed, path) {
    if (proposed.plan_rev <= 1)
        return [];
    return [
        at(path, 'revision_skipped', `The first plan of a feature is revision 0 or 1, but this one is ${proposed.plan_rev}.`, 'Number it 1.'),
    ];
}
function skipped(found, expected, path) {
    const unchanged = found === expected - 1;
    const message = unchanged
        ? `The pull request adds no plan revision: the newest is still ${found}, and the next would be ${expected}.`
        : `The pull request proposes revision ${found}, but the next one is ${expected}.`;
    return at(path, unchanged ? 'no_revision' : 'revision_skipped', message, `Add the change as plan.v${expected}.json with plan_rev ${expected}.`);
}
function at(path, code, message, help) {
    return { code, level: 'error', message, help, path, line: 1 };
}
function sameFeature(a, b) {
    const keys = ['slug', 'source_branch', 'integration_branch'];
    return keys.every((key) => a[key] === b[key]);
}
function sameBaseline(a, b) {
    const keys = [
        'ref',
        'commit_oid',
        'toolchain',
        'test_passlist_hash',
        'clippy_warnings_hash',
        'enumerated_targets_hash',
    ];
    return a !== null && keys.every((key) => a[key] === b[key]);
}

;// CONCATENATED MODULE: ./build/gates/plan-history.js


const planHistoryGate = defineGate({
    id: 'plan-history',
    title: 'Plan history',
    why: 'Work is judged by the revision it was given; a revision that can change can be bent to fit the work.',
    failureKind: 'violation',
    needs: ['planHistory'],
    evaluate({ planHistory }) {
        const findings = checkHistory(planHistory);
        if (findings.length > 0)
            return { summary: 'The history of the plan is broken.', findings };
        if (planHistory.proposal === null)
            return { summary: 'No plan revision changes.', findings };
        const { proposed, predecessor } = planHistory.proposal;
        const after = predecessor === null ? 'is the first' : `follows revision ${predecessor.plan_rev}`;
        return { summary: `Revision ${proposed.plan_rev} ${after}.`, findings };
    },
});

;// CONCATENATED MODULE: ./build/gates/protected-files.js



const protectedFilesGate = defineGate({
    id: 'protected-files',
    title: 'Protected files',
    why: 'These files steer how changes are built and judged; a change that bends them can let itself through.',
    failureKind: 'violation',
    needs: ['changes', 'scope', 'protectedFiles'],
    evaluate({ changes, scope, protectedFiles }) {
        const globs = (0,changes_scope/* compileGlobs */.tI)(protectedFiles.globs);
        if (!globs.ok)
            return {
                summary: 'The list of protected files is not usable.',
                findings: globs.problems.map(unusableGlob),
            };
        const named = new Set(scope.entries);
        const findings = changes.flatMap((file) => findingFor(file, globs.globs, named, scope, protectedFiles.steeringToo));
        const summary = findings.length === 0
            ? 'No protected file changes without being named in the plan.'
            : `${findings.length} protected ${findings.length === 1 ? 'file changes' : 'files change'}.`;
        return { summary, findings };
    },
});
function findingFor(file, globs, named, scope, steeringToo) {
    if (steeringToo && (0,plan_files/* isSteeringFile */.Wg)(file.path))
        return [steeringFile(file.path)];
    const glob = globs.matches(file.path);
    return glob === null || named.has(file.path) ? [] : [unnamed(file.path, glob, scope.owner)];
}
function steeringFile(path) {
    return {
        code: 'plan_file_changed',
        level: 'error',
        message: `${path} says how changes are judged, so a chunk pull request never changes it.`,
        help: 'Take it out of this pull request; plans and baselines change in a pull request that changes nothing else.',
        path,
        line: 1,
    };
}
function unnamed(path, glob, owner) {
    return {
        code: 'protected_file',
        level: 'error',
        message: `${path} is protected (${glob}), and files_touched of ${owner} does not name it literally; a glob is not enough.`,
        help: `Leave ${path} as it is, or have the next plan revision name exactly this path.`,
        path,
        line: 1,
    };
}
function unusableGlob(problem) {
    return {
        code: 'unusable_glob',
        level: 'error',
        message: problem.message,
        help: 'Correct input `protected`.',
    };
}

;// CONCATENATED MODULE: ./build/gates/requires-tests.js

const requiresTestsGate = defineGate({
    id: 'requires-tests',
    title: 'Tests owed',
    why: 'The plan says that this chunk owes tests; without them nothing holds the new behaviour in place.',
    failureKind: 'violation',
    needs: ['testGains'],
    evaluate({ testGains }) {
        const [first, ...others] = testGains.gained;
        if (first !== undefined) {
            const more = others.length === 0 ? '' : ` and ${others.length} more`;
            return { summary: `Tests were added or changed in ${first.path}${more}.`, findings: [] };
        }
        return {
            summary: `${testGains.owner} owes tests, and none were added or changed.`,
            findings: noTests(testGains),
        };
    },
});
function noTests(gains) {
    const looked = gains.testless.filter((change) => change.why !== 'deleted');
    if (looked.length > 0)
        return looked.map((change) => unconvincing(change, gains.owner));
    return [
        {
            code: 'no_tests',
            level: 'error',
            message: `${gains.owner} owes tests (requires_tests), but the pull request adds or changes none.`,
            help: 'Add a test that fails without this change: a file below a test path, or in Rust a `#[test]` function, a `#[cfg(test)]` module or a doctest.',
        },
    ];
}
const WHY = {
    deleted: 'is deleted',
    'no-new-line': 'gains no line of test code: blank lines, comments, lone attributes and moved lines do not count',
    'not-a-file': 'is a symlink or a submodule, which holds no test',
    'too-large': 'is too large to be read as a test',
};
function unconvincing(change, owner) {
    return {
        code: 'no_test_line',
        level: 'error',
        message: `${owner} owes tests (requires_tests), but ${change.path} ${WHY[change.why]}.`,
        help: 'Add or change a line that a test runs.',
        path: change.path,
        line: 1,
    };
}

;// CONCATENATED MODULE: ./build/gates/index.js







/** Every gate, in the order that reports list them. One line a gate. */
const GATES = [
    planGate,
    planHistoryGate,
    branchGate,
    fileScopeGate,
    protectedFilesGate,
    requiresTestsGate,
    evidenceGate,
];


/***/ }),

/***/ 55:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ GATE_TEXTS)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(322);

/** What reports say about a gate beside its result, by its id. */
const GATE_TEXTS = Object.fromEntries(_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GATES */ .J.map(({ id, title, why }) => [id, { title, why }]));


/***/ }),

/***/ 776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WJ: () => (/* binding */ INPUT_DEFAULTS),
  Ac: () => (/* binding */ parseOptions)
});

// UNUSED EXPORTS: oneOf, wholeNumber

// EXTERNAL MODULE: ./build/changes/scope.js
var scope = __webpack_require__(942);
;// CONCATENATED MODULE: ./build/changes/test-paths.js
/**
 * Globs of files that are tests by where they lie or what they are called, in the layouts that the common tools of each
 * language look in. Rust needs few of them: what is a test inside of a source file is told by its grammar.
 */
const DEFAULT_TEST_PATHS = [
    // Folders, whatever the language.
    '**/test/**',
    '**/tests/**',
    '**/Test/**',
    '**/Tests/**',
    '**/__tests__/**',
    '**/e2e/**',
    '**/testdata/**',
    // Names that several languages share: `x_test.go`, `x_test.dart`, `x.test.ts`, `x.spec.ts`, `test_x.py`, `test_x.c`.
    '**/*_test.*',
    '**/*_tests.*',
    '**/*.test.*',
    '**/*.tests.*',
    '**/*.spec.*',
    '**/test_*.*',
    // Rust: `mod tests;` in a file of its own.
    '**/tests.rs',
    // JavaScript and TypeScript.
    '**/*-test.js',
    '**/*-test.jsx',
    '**/*-test.ts',
    '**/*-test.tsx',
    '**/*-spec.js',
    '**/*-spec.ts',
    '**/*Spec.js',
    '**/*Spec.ts',
    '**/*.cy.js',
    '**/*.cy.jsx',
    '**/*.cy.ts',
    '**/*.cy.tsx',
    // Python.
    '**/tests.py',
    '**/conftest.py',
    // Java, Kotlin, Groovy, Scala; source sets such as `src/integrationTest` and `src/commonTest`.
    '**/src/*Test/**',
    '**/*Test.java',
    '**/*Tests.java',
    '**/*TestCase.java',
    '**/*IT.java',
    '**/*Test.kt',
    '**/*Tests.kt',
    '**/*Test.groovy',
    '**/*Spec.groovy',
    '**/*Spec.kt',
    '**/*Test.scala',
    '**/*Suite.scala',
    '**/*Spec.scala',
    // C#, F# and PowerShell; .NET's test projects are folders such as `Billing.Tests`.
    '**/*.Test/**',
    '**/*.Tests/**',
    '**/*.UnitTests/**',
    '**/*.IntegrationTests/**',
    '**/*Test.cs',
    '**/*Tests.cs',
    '**/*Tests.fs',
    '**/*.Tests.ps1',
    // Swift and Objective-C.
    '**/*Tests/**/*.swift',
    '**/*Tests.swift',
    '**/*Test.swift',
    '**/*Tests.m',
    // Ruby, PHP, Perl, Lua, Crystal.
    '**/spec/**/*.rb',
    '**/spec/**/*.cr',
    '**/*_spec.rb',
    '**/*_spec.cr',
    '**/*_spec.lua',
    '**/features/**/*.feature',
    '**/*Test.php',
    '**/*Spec.php',
    '**/*.phpt',
    '**/*.t',
    // C and C++.
    '**/*_unittest.cc',
    '**/*_unittest.cpp',
    '**/*Test.cpp',
    '**/*Tests.cpp',
    // Haskell, Erlang, shell, Solidity, Flutter.
    '**/*Spec.hs',
    '**/*_SUITE.erl',
    '**/*.bats',
    '**/*.t.sol',
    '**/integration_test/**',
];
/** Globs of the files that steer how a change is validated; only a chunk that names one literally may change it (spec: "protected-files"). */
const DEFAULT_PROTECTED = [
    '.github/**',
    '.cargo/**',
    'rust-toolchain',
    'rust-toolchain.toml',
    '**/clippy.toml',
    '**/.clippy.toml',
    '**/build.rs',
    '.gitattributes',
    '.gitmodules',
    '.config/nextest.toml',
];

// EXTERNAL MODULE: ./build/gates/index.js + 10 modules
var gates = __webpack_require__(322);
// EXTERNAL MODULE: ./build/verdict.js + 1 modules
var verdict = __webpack_require__(837);
;// CONCATENATED MODULE: ./build/inputs.js




/** What a setting is when it is left empty. A test holds `action.yml` to these. */
const INPUT_DEFAULTS = {
    plan: '',
    'plan-ref': '',
    chunk: '',
    floor: 'on',
    slack: '0',
    allow: '',
    protected: DEFAULT_PROTECTED.join('\n'),
    'test-paths': DEFAULT_TEST_PATHS.join('\n'),
    'warn-only': '',
    'if-no-plan': 'fail',
};
/** Parses the settings; an empty text means the default. */
function parseOptions(text) {
    const problems = [];
    const raw = (name) => text(name).trim() || INPUT_DEFAULTS[name];
    const optional = (name) => raw(name) || null;
    const options = {
        plan: optional('plan'),
        planRef: optional('plan-ref'),
        chunk: optional('chunk'),
        floor: oneOf('floor', raw('floor'), ['on', 'off'], problems),
        slack: wholeNumber('slack', raw('slack'), 100_000, problems),
        allow: globs('allow', raw('allow'), problems),
        protected: globs('protected', raw('protected'), problems),
        testPaths: globs('test-paths', raw('test-paths'), problems),
        warnOnly: gateIds(raw('warn-only'), problems),
        ifNoPlan: oneOf('if-no-plan', raw('if-no-plan'), ['fail', 'pass'], problems),
    };
    return problems.length === 0 ? { ok: true, options } : { ok: false, problems };
}
/** One of a few words, exactly as written here; anything else is refused with the words that are accepted. */
function oneOf(name, value, words, problems) {
    const found = words.find((word) => word === value);
    if (found === undefined)
        problems.push(`Input \`${name}\` is ${JSON.stringify(value)}; it accepts ${words.map((word) => `\`${word}\``).join(' or ')}.`);
    return found ?? words[0];
}
/** A whole number from 0 to `highest`, written in plain digits. */
function wholeNumber(name, value, highest, problems) {
    const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number <= highest)
        return number;
    problems.push(`Input \`${name}\` is ${JSON.stringify(value)}; it accepts a whole number from 0 to ${highest}.`);
    return 0;
}
/** One glob a line. */
function globs(name, value, problems) {
    const lines = value
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const compiled = (0,scope/* compileGlobs */.tI)(lines);
    if (!compiled.ok)
        problems.push(...compiled.problems.map((problem) => `Input \`${name}\`: ${problem.message}`));
    return lines;
}
function gateIds(value, problems) {
    const ids = value.split(/[\s,]+/).filter((id) => id !== '');
    const accepted = gates/* GATES */.J.map((gate) => gate.id).filter((id) => !verdict/* NEVER_WARN_ONLY */.vr.includes(id));
    for (const id of ids.filter((each) => !accepted.includes(each))) {
        const why = verdict/* NEVER_WARN_ONLY */.vr.includes(id)
            ? `can't be softened: without \`${id}\` there is no ground to stand on`
            : 'is no gate';
        problems.push(`Input \`warn-only\` names ${JSON.stringify(id)}, which ${why}; it accepts ${accepted.join(', ')}.`);
    }
    return ids;
}


/***/ }),

/***/ 286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   n0: () => (/* binding */ wordsAfterPath),
/* harmony export */   v4: () => (/* binding */ sharedHelp)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(924);

/**
 * The words of a finding, in which its own path, where that holds unseen characters, is spelt out. Otherwise a line break in a file's
 * name would break the message's line.
 */
function wordsOf(finding, field) {
    const { path } = finding;
    if (path === null || path === '' || (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path) === path)
        return finding[field];
    // A function, since `$&` in a name would mean something in a replacement string.
    return finding[field].replaceAll(path, () => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path));
}
/** The help without the finding's own path, in words that hold for several findings: `Undo the change to each file.` */
function sharedHelp(finding) {
    const help = wordsOf(finding, 'help');
    const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.path ?? '');
    if (name === '')
        return help;
    const parts = help.split(name);
    return parts
        .slice(1)
        .reduce((text, part) => text + (standsAlone(text, part) ? 'each file' : name) + part, parts[0] ?? '');
}
/** Whether what stands between is a word of its own, and not a part of a longer path or word. */
function standsAlone(before, after) {
    return !/[\w/-]$/.test(before) && !/^[\w/-]/.test(after);
}
/** What a message says after its subject, where that is the finding's own path: the place can then be that subject. */
function wordsAfterPath(finding) {
    const message = wordsOf(finding, 'message');
    const opening = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.path ?? '')} `;
    return finding.path !== null && message.startsWith(opening) ? message.slice(opening.length) : null;
}


/***/ }),

/***/ 321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ rankFindings),
/* harmony export */   Ke: () => (/* binding */ onlyNotices),
/* harmony export */   Kx: () => (/* binding */ topicsWorstFirst),
/* harmony export */   uj: () => (/* binding */ groupByHelp)
/* harmony export */ });
/* unused harmony exports unknownTopics, findingsInTurns */
/* harmony import */ var _finding_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(286);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(702);


/** A gate's findings, each once, worst first, else as the gate gave them. */
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
        const key = JSON.stringify([member.finding.level, (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .sharedHelp */ .v4)(member.finding)]);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [member]);
        else
            group.push(member);
    }
    return [...groups.values()].map((members) => ({ help: helpFor(members), members }));
}
function helpFor(members) {
    const [first] = members;
    if (first === undefined)
        return '';
    const help = (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(first.finding, 'help');
    const same = members.every(({ finding }) => (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(finding, 'help') === help);
    return same ? help : (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .sharedHelp */ .v4)(first.finding);
}
/** Everything to explain, worst first: gates that failed, what could not be judged, then gates by their worst finding. */
function topicsWorstFirst(report) {
    const telling = gatesWorstFirst(report).map((gate) => ({ about: 'findings', gate }));
    const failed = telling.filter((topic) => topic.about === 'findings' && topic.gate.outcome === 'fail').length;
    return [...telling.slice(0, failed), ...unknownTopics(report), ...telling.slice(failed)];
}
/** Gates that lack the same fact have the same reason, which is told once. */
function unknownTopics(report) {
    const byReason = new Map();
    for (const gate of report.gates.filter(({ outcome }) => outcome === 'unknown')) {
        const reason = gate.reason ?? gate.summary;
        byReason.set(reason, [...(byReason.get(reason) ?? []), gate]);
    }
    return [...byReason].map(([reason, gates]) => ({ about: 'unknown', reason, gates }));
}
/** Whether a gate only informs: then nobody is held up, and why it matters need not be said. */
function onlyNotices(gate) {
    return gate.findings.every(({ level }) => level === 'notice');
}
/** The gates that have findings, worst first; else in the report's order. */
function gatesWorstFirst(report) {
    return report.gates
        .filter(({ findings }) => findings.length > 0)
        .sort((a, b) => gateSeverity(a) - gateSeverity(b));
}
function gateSeverity(gate) {
    if (gate.outcome === 'fail')
        return -1;
    return gate.findings.reduce((worst, { level }) => Math.min(worst, severity(level)), _words_js__WEBPACK_IMPORTED_MODULE_1__/* .LEVELS */ .A_.length);
}
function severity(level) {
    return _words_js__WEBPACK_IMPORTED_MODULE_1__/* .LEVELS */ .A_.indexOf(level);
}
/**
 * The findings of all gates for a surface that has room for some: errors first, and within a level the gates take turns, so that
 * one gate's thousand findings do not hide another's only one.
 */
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


/***/ }),

/***/ 176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(924);
// EXTERNAL MODULE: ./build/report/finding-words.js
var finding_words = __webpack_require__(286);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
;// CONCATENATED MODULE: ./build/report/terminal-layout.js
/** Columns that a character takes on a terminal: none for a combining mark, two for East Asian wide ones and emoji. */
const COMBINING = /^\p{M}$/u;
const WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{1fa70}-\u{1faff}\u{20000}-\u{3fffd}]$/u;
/** Columns that a text without escapes takes. */
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
/** A text filled up with spaces to a number of columns. */
function padTo(text, width) {
    return text + ' '.repeat(Math.max(0, width - columns(text)));
}
/** Lines of at most `width` columns, broken at spaces. A longer word, such as a path, stays whole so that it can be copied. */
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
/** Lines that follow one another under the same indent, the first behind `lead`, all within `width` columns. */
function hang(lead, texts, width) {
    const indent = columns(lead);
    const lines = texts.flatMap((text) => wrap(text, Math.max(20, width - indent)));
    return lines.map((line, index) => `${index === 0 ? lead : ' '.repeat(indent)}${line}`.trimEnd());
}

// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(702);
;// CONCATENATED MODULE: ./build/report/terminal.js





const FINDINGS_PER_GATE = 50;
const SIGNS = {
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
/** The report for people at a terminal: verdict, gates, findings by gate with what to do, what was judged. Ends in a newline. */
function renderTerminal(report, texts, options) {
    const paint = (text, colour) => options.colour ? `\u001b[${colour}m${text}\u001b[0m` : text;
    const sign = (name) => SIGNS[name][options.ascii ? 1 : 0];
    const pen = { width: Math.max(40, options.width), sign, paint };
    const limit = options.findingsPerGate ?? FINDINGS_PER_GATE;
    const parts = [
        verdictLines(report, pen),
        gateLines(report, pen),
        ...(0,ranking/* topicsWorstFirst */.Kx)(report).map((topic) => topicLines(topic, texts, limit, pen)),
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
    const colour = SIGNS[outcome][2];
    return [...headline.map((line) => pen.paint(pen.paint(line, colour), BOLD)), ...meaning];
}
/** Paints the sign that a line starts with, after its layout is done: colours have no columns. */
function painted(lines, indent, sign, pen) {
    const [first, ...others] = lines;
    if (first === undefined)
        return [];
    const mark = pen.sign(sign);
    return [indent + pen.paint(mark, SIGNS[sign][2]) + first.slice(indent.length + mark.length), ...others];
}
function gateLines(report, pen) {
    const names = Math.max(0, ...report.gates.map(({ id }) => columns((0,report_escape/* visible */.RK)(id))));
    const signs = Math.max(...['pass', 'fail'].map((sign) => columns(pen.sign(sign))));
    return report.gates.flatMap((gate) => {
        const lead = `  ${padTo(pen.sign(gate.outcome), signs)} ${padTo((0,report_escape/* visible */.RK)(gate.id), names)}  `;
        const words = (0,report_escape/* visibleLines */.gB)((0,report_words/* gateWords */.DO)(gate)).join(' ');
        const told = gate.outcome === 'skipped' || gate.outcome === 'unknown' ? `${gate.outcome}: ${words}` : words;
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
    if (why !== '' && !(0,ranking/* onlyNotices */.Ke)(gate))
        lines.push(...hang('  Why it matters: ', [(0,report_escape/* visible */.RK)(why)], pen.width));
    const ranked = (0,ranking/* rankFindings */.JM)(gate);
    for (const group of (0,ranking/* groupByHelp */.uj)(ranked.slice(0, limit)))
        lines.push(...groupLines(group, pen));
    const more = ranked.slice(limit).reduce((total, { times }) => total + times, 0);
    if (more > 0)
        lines.push(`  ${(0,report_words/* counted */.hS)(more, 'more finding')} of this gate; the JSON report holds all.`);
    return lines;
}
function groupLines({ help, members }, pen) {
    const lines = members.flatMap(({ finding, times }) => {
        const sign = finding.level;
        const repeated = times === 1 ? [] : [`(${times} times)`];
        const named = (0,finding_words/* wordsAfterPath */.n0)(finding) !== null && (finding.line ?? 1) === 1;
        const texts = [
            ...(named ? [] : place(finding)),
            ...(0,report_escape/* visibleLines */.gB)((0,finding_words/* wordsOf */.Z9)(finding, 'message')),
            ...repeated,
        ];
        return painted(hang(`  ${pen.sign(sign)} `, texts, pen.width), '  ', sign, pen);
    });
    if (help === '')
        return lines;
    const toDo = hang(`    ${pen.sign('todo')} `, (0,report_escape/* visibleLines */.gB)(help), pen.width);
    return [...lines, ...painted(toDo, '    ', 'todo', pen)];
}
/** `path:line:column`, which editors and terminals make into a link. */
function place({ path, line, column }) {
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
                ? 'none'
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


/***/ }),

/***/ 702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ LEVEL_EMOJI),
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   DO: () => (/* binding */ gateWords),
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   Id: () => (/* binding */ verdictLabel),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   QE: () => (/* binding */ CHUNK_STATE_WORDS),
/* harmony export */   bp: () => (/* binding */ gateText),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   sg: () => (/* binding */ OUTCOME_EMOJI)
/* harmony export */ });
/* unused harmony export grouped */
function gateText(texts, id) {
    const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
    return text ?? { title: id, why: '' };
}
/** What each kind of failure means, for someone who has never heard of plan-gate. */
const FAILURE_WORDS = {
    'bad-plan': 'The plan itself cannot be used, so nothing can be judged by it. The change may be fine; mend the plan first.',
    violation: 'The change does not keep to its plan. Each finding says what to do.',
    'bad-baseline': 'The baseline does not prove what the plan pins, so the change has nothing to be compared with. The change may be fine; mend the baseline first.',
    'incomplete-evidence': 'What the code does was not shown in full, and what is not shown does not count as passed.',
    infrastructure: 'Something that plan-gate needs could not be had. This says nothing about the change: run it again, and if it fails again, follow the reason given.',
};
/** One or two sentences below the headline: what this conclusion and kind mean for the reader. */
function verdictWords(report) {
    if (report.conclusion === 'success')
        return 'Nothing that plan-gate judges speaks against merging this change.';
    if (report.failure_kind === null)
        return 'This change may not merge yet.';
    return FAILURE_WORDS[report.failure_kind];
}
/** `success`, or `failure` with its kind: the words that the JSON report uses. */
function verdictLabel(report) {
    return report.failure_kind === null ? report.conclusion : `${report.conclusion} (${report.failure_kind})`;
}
/** The order in which levels are told, worst first. */
const LEVELS = ['error', 'warning', 'notice'];
const LEVEL_EMOJI = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
const OUTCOME_EMOJI = {
    pass: '✅',
    fail: '❌',
    skipped: '⏭️',
    unknown: '❔',
};
/** What a gate says for itself in a table: its summary, or why it was skipped. Why it is unknown is told below, since gates share such reasons. */
function gateWords(gate) {
    if (gate.outcome === 'skipped')
        return gate.reason ?? gate.summary;
    if (gate.outcome === 'unknown' && gate.summary === gate.reason)
        return 'The reason is below.';
    return gate.summary;
}
const KIND_WORDS = {
    chunk: 'one chunk of the plan',
    feature: 'the whole feature',
    plan: 'a change of the plan itself',
};
/** What the pull request is, in the plan's terms; a chunk's id is told apart from this. */
function kindWords(report) {
    if (report.kind !== null)
        return KIND_WORDS[report.kind];
    return report.conclusion === 'success' ? 'no plan governs it' : 'its part in a plan could not be told';
}
const CHUNK_STATE_WORDS = {
    this: 'this one',
    planned: 'planned',
    landed: 'landed',
    waiting: 'waiting',
    blocked: 'blocked',
};
/** `1,234`: a number with its thousands set apart. */
function grouped(count) {
    return count.toLocaleString('en-US');
}
/** `1 finding`, `1,234 findings`. */
function counted(count, one, many = `${one}s`) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vr: () => (/* binding */ NEVER_WARN_ONLY),
  _3: () => (/* binding */ evaluate)
});

// UNUSED EXPORTS: conclude

;// CONCATENATED MODULE: ./build/finding.js
/** Why a verdict is `failure`, most fundamental first (spec: "Fail closed"). */
const FAILURE_KINDS = [
    'bad-plan',
    'violation',
    'bad-baseline',
    'incomplete-evidence',
    'infrastructure',
];

;// CONCATENATED MODULE: ./build/verdict.js

/** Gates that `warn-only` never softens: without them there is no ground to stand on. */
const NEVER_WARN_ONLY = ['plan', 'baseline', 'evidence'];
/** Evaluates every gate on its facts and concludes. The one place that does: all gates run, and no finding hides another. */
function evaluate(gates, facts, warnOnly) {
    return conclude(gates.map((gate) => evaluateGate(gate, facts, warnOnly)));
}
/** Success needs at least one pass and neither a fail nor an unknown. */
function conclude(gates) {
    const bad = gates.filter((gate) => gate.outcome === 'fail' || gate.outcome === 'unknown');
    const passed = gates.filter((gate) => gate.outcome === 'pass');
    if (bad.length === 0 && passed.length > 0) {
        return { conclusion: 'success', failureKind: null, headline: successHeadline(gates), gates };
    }
    // Of several kinds the most fundamental one is named; where nothing at all was judged, that is what is missing.
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
        findings: weighed,
        failureKind: failed ? gate.failureKind : null,
    };
}
/** The facts a gate declared, as plain values. The cast is the registry's: each gate's own type was checked where it is defined. */
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
const WEIGHT = { error: 0, warning: 1, notice: 2 };
function worstFirst(findings) {
    return [...findings].sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level]);
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
    const failed = bad.filter((gate) => gate.outcome === 'fail').map((gate) => gate.id);
    const unknown = bad.filter((gate) => gate.outcome === 'unknown').map((gate) => gate.id);
    const parts = [
        ...(failed.length > 0 ? [`${failed.join(', ')} ${failed.length === 1 ? 'fails' : 'fail'}`] : []),
        ...(unknown.length > 0 ? [`${unknown.join(', ')} could not be judged`] : []),
    ];
    return `This change may not merge: ${parts.length === 0 ? 'no gate applied to it' : parts.join('; ')}.`;
}


/***/ })

};
