export const id = 770;
export const ids = [770];
export const modules = {

/***/ 7770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: () => (/* binding */ demo)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./capture/git.js + 10 modules
var git = __webpack_require__(134);
// EXTERNAL MODULE: ./capture/signals.js
var signals = __webpack_require__(4595);
// EXTERNAL MODULE: ./gates/texts.js
var texts = __webpack_require__(8328);
// EXTERNAL MODULE: ./report/terminal.js
var terminal = __webpack_require__(6656);
// EXTERNAL MODULE: ./cli/check.js + 32 modules
var check = __webpack_require__(56);
// EXTERNAL MODULE: ./cli/check-flags.js + 1 modules
var check_flags = __webpack_require__(8459);
// EXTERNAL MODULE: ./cli/command.js
var command = __webpack_require__(1475);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./capture/process.js + 2 modules
var capture_process = __webpack_require__(4764);
;// CONCATENATED MODULE: ./cli/demo-repository.js



const INTEGRATION_BRANCH = 'feat/rate-limiter';
const GOOD_BRANCH = 'rate-limiter/chunk-bucket';
const BAD_BRANCH = 'rate-limiter/chunk-clock';
const LANDED_CHUNK = 'bucket';
const PLAN = {
    schema_version: 3,
    plan_rev: 1,
    intent_rev: 1,
    feature: { slug: 'rate-limiter', source_branch: 'main', integration_branch: INTEGRATION_BRANCH },
    baseline: {
        ref: `${INTEGRATION_BRANCH}@fork`,
        commit_oid: '0000000000000000000000000000000000000000',
        toolchain: 'rustc 1.95.0 (59807616e 2026-04-14)',
        test_passlist_hash: 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        clippy_warnings_hash: 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        enumerated_targets_hash: 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    },
    acceptance: [{ kind: 'check', desc: 'every test passes', run: 'cargo test' }],
    chunks: [
        {
            id: 'bucket',
            title: 'Token bucket',
            tier: 'code',
            brief: 'A bucket that refills at a steady rate.',
            files_touched: ['src/bucket.rs', 'tests/bucket.rs'],
            checks: [{ desc: 'bucket tests pass', run: 'cargo test bucket' }],
            requires_tests: true,
        },
        {
            id: 'clock',
            title: 'Monotonic clock',
            deps: [LANDED_CHUNK],
            tier: 'code',
            brief: 'A clock that never runs backwards.',
            files_touched: ['src/clock.rs', 'tests/clock.rs'],
            checks: [{ desc: 'clock tests pass', run: 'cargo test clock' }],
            requires_tests: true,
        },
    ],
};
const CHUNKS = PLAN.chunks.map(({ id, files_touched }) => ({ id, files: files_touched }));
const BUCKET = 'pub struct Bucket {\n    pub tokens: u32,\n}\n';
const BUCKET_AFTER = `${BUCKET}\nimpl Bucket {\n    pub fn take(&mut self) -> bool {\n        let had = self.tokens > 0;\n        self.tokens = self.tokens.saturating_sub(1);\n        had\n    }\n}\n`;
const BUCKET_TEST = 'use limiter::bucket::Bucket;\n\n#[test]\nfn an_empty_bucket_refuses() {\n    assert!(!Bucket { tokens: 0 }.take());\n}\n';
const CLOCK_TEST = 'use limiter::clock::now;\n\n#[test]\nfn time_moves() {\n    assert!(now() <= now());\n}\n';
const CLOCK = 'pub fn now() -> std::time::Instant {\n    std::time::Instant::now()\n}\n';
async function makeSampleRepository(directory) {
    const repository = sampleRepository(directory);
    try {
        await repository.git('init', '--quiet', '--initial-branch=main');
        await repository.commit('A limiter without a limit yet', {
            'Cargo.toml': '[package]\nname = "limiter"\nversion = "0.1.0"\nedition = "2024"\n',
            'src/lib.rs': 'pub mod bucket;\npub mod clock;\n',
            'src/bucket.rs': BUCKET,
            'src/time.rs': CLOCK,
            'src/clock.rs': '',
            'tests/clock.rs': CLOCK_TEST,
            '.github/workflows/ci.yml': 'on: push\njobs: {}\n',
        });
        await repository.git('switch', '--quiet', '--create', INTEGRATION_BRANCH);
        await repository.commit('Plan the rate limiter', {
            '.taskfleet/rate-limiter/plan.v1.json': `${JSON.stringify(PLAN, null, 2)}\n`,
        });
        await repository.git('switch', '--quiet', '--create', GOOD_BRANCH);
        await repository.commit('Take tokens from the bucket', {
            'src/bucket.rs': BUCKET_AFTER,
            'tests/bucket.rs': BUCKET_TEST,
        });
        await repository.git('switch', '--quiet', '--create', BAD_BRANCH, INTEGRATION_BRANCH);
        await (0,promises_.rename)((0,external_node_path_.join)(directory, 'src/time.rs'), (0,external_node_path_.join)(directory, 'src/clock.rs'));
        await repository.commit('Move the clock', {
            'tests/clock.rs': `// Time never runs backwards.\n${CLOCK_TEST}`,
            '.github/workflows/ci.yml': 'on: workflow_dispatch\njobs: {}\n',
        });
        return null;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
function sampleRepository(directory) {
    const git = async (...args) => {
        const result = await (0,capture_process/* runProcess */.R3)({
            command: 'git',
            args,
            cwd: directory,
            env: gitEnvironment(directory),
            timeoutMs: 60_000,
            maxOutputBytes: 1_000_000,
        });
        if (result.exitCode !== 0)
            throw new Error(`git ${args[0]}: ${result.reason} ${result.stderr.toString('utf8').trim()}`);
    };
    const commit = async (message, files) => {
        for (const [path, content] of Object.entries(files)) {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(directory, path)), { recursive: true });
            await (0,promises_.writeFile)((0,external_node_path_.join)(directory, path), content);
        }
        await git('add', '--all');
        await git('commit', '--quiet', '--message', message);
    };
    return { git, commit };
}
function gitEnvironment(directory) {
    const who = { NAME: 'plan-gate demo', EMAIL: 'demo@localhost', DATE: '2026-01-01T00:00:00Z' };
    const identity = Object.entries(who).flatMap(([key, value]) => [
        [`GIT_AUTHOR_${key}`, value],
        [`GIT_COMMITTER_${key}`, value],
    ]);
    return {
        PATH: process.env.PATH ?? '',
        HOME: directory,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: (0,external_node_path_.join)(directory, '.git', 'no-global-config'),
        ...Object.fromEntries(identity),
    };
}

// EXTERNAL MODULE: ./report/escape.js
var report_escape = __webpack_require__(6399);
// EXTERNAL MODULE: ./report/terminal-layout.js
var terminal_layout = __webpack_require__(1459);
// EXTERNAL MODULE: ./cli/shell-words.js
var shell_words = __webpack_require__(580);
;// CONCATENATED MODULE: ./cli/demo-words.js




function paragraph(text, width) {
    return `${(0,terminal_layout/* wrap */.LV)(text, width).join('\n')}\n`;
}
function introduction(directory, keep, width) {
    const fate = keep ? 'It stays there.' : 'It is removed at the end; --keep leaves it there.';
    const names = Math.max(...CHUNKS.map(({ id }) => id.length));
    const chunks = CHUNKS.flatMap(({ id, files }) => (0,terminal_layout/* hang */.lG)(`  ${(0,terminal_layout/* padTo */.v0)(id, names)}  `, [files.join(', ')], width));
    return [
        paragraph('plan-gate answers one question about a change: may it merge under its plan?', width),
        paragraph(`The demo made a small repository in ${(0,report_escape/* visible */.RK)(directory)}. ${fate}`, width),
        paragraph('Its plan splits a rate limiter into two chunks of work, and says which files each may touch (files_touched):', width) + chunks.map((line) => `${line}\n`).join(''),
        paragraph(`Two changes want to merge into its integration branch, ${INTEGRATION_BRANCH}: one for each chunk.`, width),
    ].join('\n');
}
function nextSteps(directory, keep, width) {
    const { here, anywhere } = (0,shell_words/* invocation */.H)(process.argv[1] ?? 'plan-gate', process.cwd());
    const look = keep
        ? {
            told: 'Look around in the repository, change and commit something, and gate it again:',
            commands: [
                `cd ${(0,shell_words/* shellQuoted */.x)(directory)}`,
                `${anywhere} check --base ${INTEGRATION_BRANCH} --landed ${LANDED_CHUNK} --floor off`,
            ],
        }
        : { told: 'Keep the repository and play with it:', commands: [`${here} demo --keep`] };
    const steps = [
        look,
        {
            told: 'Have the workflow, an example plan and its baseline written into your own repository, by this command there:',
            commands: [`${anywhere} init`],
        },
        {
            told: "Gate a branch of yours that is checked out (INTEGRATION is the plan's integration branch):",
            commands: [`${anywhere} check --base INTEGRATION --floor off`],
        },
    ];
    const lines = steps.flatMap(({ told, commands }, index) => [
        ...(0,terminal_layout/* hang */.lG)(`  ${index + 1}. `, [told], width),
        ...commands.map((command) => `       ${command}`),
    ]);
    return `${paragraph('One success and one failure, as it should be. What to try next:', width)}${lines.join('\n')}\n`;
}

// EXTERNAL MODULE: ./cli/flags.js
var flags = __webpack_require__(4881);
// EXTERNAL MODULE: ./cli/terminal-settings.js
var terminal_settings = __webpack_require__(5548);
;// CONCATENATED MODULE: ./cli/demo.js














const STORIES = [
    {
        branch: GOOD_BRANCH,
        landed: null,
        told: 'The first change keeps to its chunk: it edits the file that the plan names and brings a test.',
        expected: 'success',
    },
    {
        branch: BAD_BRANCH,
        landed: LANDED_CHUNK,
        told: 'The second one, for when bucket has landed, strays: it moves a file in from elsewhere, edits a workflow, and its only new test line is a comment.',
        expected: 'failure',
    },
];
async function demo(args) {
    const parsed = (0,flags/* parseFlags */.b)('demo', args);
    if (!parsed.ok)
        return (0,command/* failure */.V)(parsed.problem);
    const noGit = await (0,git/* gitProblem */.w0)();
    if (noGit !== null)
        return (0,command/* failure */.V)(noGit);
    (0,signals/* endOnSignals */.c)('the demo did not end');
    const directory = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plan-gate-demo-'));
    const remove = () => (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true, maxRetries: 3 });
    process.once('exit', remove);
    let keep = false;
    try {
        const problem = await makeSampleRepository(directory);
        if (problem !== null)
            return (0,command/* failure */.V)(`the demo could not make its repository: ${problem}`);
        const result = await tellStories(directory, parsed.flags.isOn('keep'));
        keep = parsed.flags.isOn('keep');
        return result;
    }
    finally {
        process.off('exit', remove);
        if (!keep)
            remove();
    }
}
async function tellStories(directory, keep) {
    const width = (0,terminal_settings/* terminalWidth */.J)();
    const told = [introduction(directory, keep, width)];
    let asExpected = true;
    for (const story of STORIES) {
        const ends = ['--base', INTEGRATION_BRANCH, '--head', story.branch];
        const flags = [...ends, ...(story.landed === null ? [] : ['--landed', story.landed]), '--floor', 'off'];
        const verdict = await judge(directory, flags, width);
        if (typeof verdict === 'string')
            return (0,command/* failure */.V)(verdict);
        asExpected &&= verdict.conclusion === story.expected;
        told.push(`${paragraph(story.told, width)}\n$ plan-gate check ${flags.join(' ')}\n${verdict.text}\nVerdict: ${verdict.conclusion}\n`);
    }
    if (!asExpected)
        return {
            exitCode: 2,
            stdout: told.join('\n'),
            stderr: 'plan-gate: the demo did not come out as it should. Please report this.\n',
        };
    told.push(nextSteps(directory, keep, width));
    return { exitCode: 0, stdout: told.join('\n'), stderr: '' };
}
async function judge(directory, flags, width) {
    const parsed = (0,check_flags/* parseCheck */.Q)(['--repo', directory, ...flags]);
    if (!parsed.ok)
        return parsed.problem;
    const report = await (0,check.checkRepository)(parsed.request);
    if (report.state !== 'known')
        return report.reason;
    const text = (0,terminal/* renderTerminal */.b)(report.value, texts/* GATE_TEXTS */.D, { colour: (0,terminal_settings/* colourWanted */.q)(), width });
    return { conclusion: report.value.conclusion, text };
}


/***/ })

};
