export const id = 432;
export const ids = [432];
export const modules = {

/***/ 1432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  captureForLater: () => (/* binding */ captureForLater)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./capture/capture.js + 40 modules
var capture = __webpack_require__(7338);
// EXTERNAL MODULE: ./evidence/reuse.js
var reuse = __webpack_require__(7453);
// EXTERNAL MODULE: ./facts.js
var facts = __webpack_require__(1844);
// EXTERNAL MODULE: ./capture/capture-place.js
var capture_place = __webpack_require__(7234);
// EXTERNAL MODULE: ./capture/capture-setting.js
var capture_setting = __webpack_require__(8765);
// EXTERNAL MODULE: ./capture/cargo-argv.js
var cargo_argv = __webpack_require__(5009);
// EXTERNAL MODULE: ./capture/cargo-toolchain.js
var cargo_toolchain = __webpack_require__(1084);
;// CONCATENATED MODULE: ./capture/capture-origin.js






function readOrigin(request) {
    return (0,capture_setting/* withSetting */.$)(request, async ({ place, args, env, runner }) => {
        const { clone, directory, repository } = place;
        const proven = await (0,capture_place/* provenCommit */.A5)(clone, request.commit);
        if (proven.state === 'missing')
            return proven;
        const { commit } = proven.value;
        const tree = await clone.treeOid(commit);
        if (tree.state === 'missing')
            return tree;
        const toolchain = await (0,cargo_toolchain/* findToolchain */.v)(env, (command, words) => runner.run({ command, args: words, cwd: directory, env }));
        if ('missing' in toolchain)
            return (0,facts/* missing */.LO)('infrastructure', toolchain.missing);
        const origin = {
            tree: tree.value,
            toolchain: toolchain.version,
            host: toolchain.host,
            directory: (0,capture_place/* folderIn */.CH)(repository, directory) ?? '',
            commands: (0,cargo_argv/* workspaceCommands */.yk)(args),
            shard: request.shard ?? null,
        };
        return (0,facts/* known */.eO)({ ...origin, commit, key: (0,reuse/* evidenceKey */.Z)(origin) });
    });
}

// EXTERNAL MODULE: ./evidence/evidence-file.js
var evidence_file = __webpack_require__(303);
// EXTERNAL MODULE: ./capture/given-evidence.js
var given_evidence = __webpack_require__(9245);
;// CONCATENATED MODULE: ./capture/taken-over.js



async function takeOver(entries, origin, run) {
    const [labelled] = await (0,given_evidence/* readEvidenceFiles */.F)(entries);
    const [file, ...more] = labelled?.files ?? [];
    if (file === undefined || more.length > 0)
        return none('Not exactly one file of evidence was given.');
    if ('reason' in file.content)
        return none(file.content.reason);
    const parsed = (0,evidence_file/* parseEvidence */.vf)(file.content);
    if (!parsed.ok)
        return none(`What was given is no evidence. ${parsed.problems[0]?.message ?? ''}`);
    const evidence = parsed.value;
    if (!evidence.complete || evidence.problems.length > 0)
        return none('The evidence that was given is not whole.');
    const { commit: head, tree: headTree, toolchain, directory, commands } = origin;
    const terms = { head, headTree, expectedRun: run, toolchain, directory, commands };
    const verdict = (0,reuse/* mayReuse */.e)(evidence, terms, 'on');
    if (verdict.state === 'refused')
        return none(verdict.reason);
    const { tree_oid: tree, shard = null } = evidence;
    if ((0,reuse/* evidenceKey */.Z)({ ...origin, tree, toolchain: evidence.toolchain, shard }) !== origin.key)
        return none('The evidence that was given is of another toolchain, or of another share.');
    const from = verdict.state === 'reused' ? verdict.from : `The evidence is of ${head} and of this run.`;
    return { state: 'taken', evidence, from };
}
function none(why) {
    return { state: 'none', why };
}

// EXTERNAL MODULE: ./github/event.js + 1 modules
var github_event = __webpack_require__(7122);
// EXTERNAL MODULE: ./report/escape.js
var report_escape = __webpack_require__(6399);
// EXTERNAL MODULE: ./report/words.js
var words = __webpack_require__(463);
;// CONCATENATED MODULE: ./report/evidence-words.js

function evidenceCounts({ snapshot }) {
    const { passed, failed, ignored, targets } = snapshot.tests;
    const tests = `${(0,words/* counted */.hS)(passed.length, 'test')} passed, ${failed.length} failed, ${ignored.length} ignored`;
    return `${tests} in ${(0,words/* counted */.hS)(targets.length, 'target')}; ${(0,words/* counted */.hS)(snapshot.clippy.warnings.length, 'clippy warning')}`;
}

// EXTERNAL MODULE: ./capture/capture-folder.js + 1 modules
var capture_folder = __webpack_require__(5685);
// EXTERNAL MODULE: ./capture/capture-runner.js + 1 modules
var capture_runner = __webpack_require__(6550);
// EXTERNAL MODULE: ./capture/cargo-environment.js
var cargo_environment = __webpack_require__(5122);
// EXTERNAL MODULE: ./capture/checks.js
var capture_checks = __webpack_require__(4473);
// EXTERNAL MODULE: ./capture/evidence-source.js + 1 modules
var evidence_source = __webpack_require__(1977);
// EXTERNAL MODULE: ./capture/worktree.js + 1 modules
var worktree = __webpack_require__(8762);
;// CONCATENATED MODULE: ./capture/check-source.js









function createCheckSource(settings) {
    const { clone, temporaryFolder } = settings;
    return {
        runChecks: async (commit, checks) => {
            if (await (0,evidence_source/* isCheckedOut */.k)(clone, commit))
                return runIn(clone.directory, checks, settings);
            const place = { clone, commit, ...(temporaryFolder === undefined ? {} : { temporaryFolder }) };
            const ran = await (0,worktree/* withWorktree */._)(place, (directory) => runIn(directory, checks, settings));
            return ran.state === 'known' ? ran.value : ran;
        },
    };
}
async function runIn(directory, checks, settings) {
    const inherited = (0,cargo_environment/* inheritedEnvironment */.aJ)(settings.environment, settings.extraEnvironment);
    if (inherited.state === 'missing')
        return inherited;
    const folder = await openFolder(settings.temporaryFolder ?? (0,external_node_os_.tmpdir)());
    if (folder.state === 'missing')
        return folder;
    const runner = (0,capture_runner/* createRunner */.j)(folder.value, settings.limits, settings.signal);
    const building = { CARGO_TARGET_DIR: (0,external_node_path_.join)(folder.value.path, 'checks'), CARGO_INCREMENTAL: '0' };
    const temporary = (0,external_node_path_.join)(folder.value.path, 'tmp');
    const place = process.platform === 'win32' ? { TEMP: temporary, TMP: temporary } : { TMPDIR: temporary };
    try {
        const env = { ...inherited.value, ...building, CARGO_TERM_COLOR: 'never', ...place };
        settings.progress?.({ kind: 'started', step: 'checks' });
        const started = performance.now();
        const timeoutMs = settings.limits.targetMs;
        const results = await (0,capture_checks/* runChecks */.J)(checks, { repository: directory, env, runner, timeoutMs });
        settings.progress?.({ kind: 'finished', step: 'checks', ok: true, ms: performance.now() - started });
        return (0,facts/* known */.eO)(results);
    }
    finally {
        runner.dispose();
        await folder.value.remove();
    }
}
async function openFolder(base) {
    try {
        return (0,facts/* known */.eO)(await (0,capture_folder/* createRunFolder */.kg)(base));
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return (0,facts/* missing */.LO)('infrastructure', `No temporary folder could be made in ${base}: ${why}.`);
    }
}

// EXTERNAL MODULE: ./capture/git.js + 9 modules
var git = __webpack_require__(2700);
// EXTERNAL MODULE: ./plan/plan-files.js
var plan_files = __webpack_require__(5250);
// EXTERNAL MODULE: ./collect/facts.js + 103 modules
var collect_facts = __webpack_require__(8704);
// EXTERNAL MODULE: ./collect/floor-checks.js
var floor_checks = __webpack_require__(3120);
// EXTERNAL MODULE: ./collect/plan.js + 2 modules
var collect_plan = __webpack_require__(2513);
// EXTERNAL MODULE: ./collect/plan-listing.js + 8 modules
var plan_listing = __webpack_require__(3543);
;// CONCATENATED MODULE: ./collect/capture-checks.js






const MAX_CAPTURED_CHECKS = 200;
const MAX_FEATURES = 20;
async function findCaptureChecks(input) {
    const { branchCommit, resolve } = input.repository;
    const { baseRef, baseSha } = input.pullRequest;
    const repository = {
        ...input.repository,
        resolve: async (ref) => {
            const own = input.queued && ref === baseRef && baseSha !== null ? await resolve(baseSha) : (0,facts/* known */.eO)(null);
            if (own.state === 'missing' || own.value !== null)
                return own;
            const branch = await branchCommit(ref);
            return branch.state === 'known' && branch.value === null ? resolve(ref) : branch;
        },
    };
    const local = { ...input, repository };
    const { choice } = await (0,collect_plan/* collectPlan */.q)(local);
    if (choice.state === 'missing')
        return capture_checks_none(choice.reason);
    const subject = (0,collect_facts/* subjectOf */.e)(local, choice);
    if (subject.state === 'known')
        return limited(checksOfSubject(subject.value));
    const features = input.queued && choice.value.ungoverned ? await queuedFeatures(local) : (0,facts/* known */.eO)([]);
    if (features.state === 'missing')
        return capture_checks_none(features.reason);
    if (features.value.length === 0)
        return capture_checks_none(whyNot(choice.value));
    return limited(features.value.flatMap((chosen) => (0,floor_checks/* checksOf */.t)(chosen, null) ?? []));
}
function checksOfSubject({ chosen, chunk }) {
    if (chosen.kind === 'plan')
        return [];
    return (0,floor_checks/* checksOf */.t)(chosen, chunk) ?? chosen.plan.chunks.flatMap(({ checks }) => checks);
}
async function queuedFeatures(input) {
    const { pullRequest, repository } = input;
    const branches = await branchesInto(input);
    if (branches.state === 'missing')
        return branches;
    const found = [];
    for (const headRef of branches.value.slice(0, MAX_FEATURES)) {
        const tip = await repository.resolve(headRef);
        if (tip.state !== 'known' || tip.value === null)
            continue;
        const plan = await (0,collect_plan/* collectPlan */.q)({ ...input, pullRequest: { ...pullRequest, headRef } });
        const landed = await hasLanded(repository, plan.base, tip.value);
        const chosen = plan.choice.state === 'known' ? plan.choice.value.chosen : null;
        if (chosen?.kind === 'feature' && !landed)
            found.push(chosen);
    }
    return (0,facts/* known */.eO)(found);
}
async function branchesInto({ pullRequest, options, repository, }) {
    const { baseRef, headSha } = pullRequest;
    const base = await repository.resolve(baseRef);
    if (base.state === 'missing')
        return base;
    const names = new Set();
    for (const sha of [headSha, base.value ?? headSha]) {
        const listing = await (0,plan_listing/* readPlanListing */.e)(repository, { ref: baseRef, sha }, options.plan);
        if (listing.state === 'missing')
            return listing;
        for (const file of listing.value.files) {
            const feature = (0,plan_files/* featureOf */.mo)(file);
            if (feature?.source_branch === baseRef)
                names.add(feature.integration_branch);
        }
    }
    return (0,facts/* known */.eO)([...names]);
}
async function hasLanded(repository, base, tip) {
    if (base.state === 'missing')
        return false;
    const common = await repository.mergeBase(base.value, tip);
    return common.state === 'known' && common.value === tip;
}
function limited(checks) {
    const once = new Map(checks.map((check) => [checkKey(check), check]));
    const more = once.size - MAX_CAPTURED_CHECKS;
    const left = more === 1 ? '1 more is' : `${more} more are`;
    const note = `${MAX_CAPTURED_CHECKS} plan checks are run ahead; ${left} left out, and a gate that needs one says so. Name the chunk with input \`chunk\`.`;
    return { checks: [...once.values()].slice(0, MAX_CAPTURED_CHECKS), note: more > 0 ? note : null };
}
function checkKey({ desc, run, cwd, }) {
    return JSON.stringify([desc, run, cwd ?? null]);
}
function whyNot({ findings }) {
    return findings[0]?.message ?? 'There is no usable plan.';
}
function capture_checks_none(reason) {
    return { checks: [], note: `No plan check is run. ${reason}` };
}

// EXTERNAL MODULE: ./evidence/shard.js
var evidence_shard = __webpack_require__(7245);
// EXTERNAL MODULE: ./action/subject.js + 4 modules
var subject = __webpack_require__(6078);
;// CONCATENATED MODULE: ./action/capture-checks.js






async function planChecksFor(context, inputs) {
    const { options, shard } = inputs;
    if (options.runChecks === false || (shard !== null && !(0,evidence_shard/* runsClippy */.Ey)(shard)))
        return { checks: [], note: null };
    const read = await readCandidate(context);
    if (read.state === 'missing')
        return action_capture_checks_none(read.reason);
    const clone = await (0,git/* openClone */.ok)(context.workspace ?? '');
    if (clone.state === 'missing')
        return action_capture_checks_none(clone.reason);
    const repository = clone.value;
    const found = await findCaptureChecks({ ...read.value, options, repository });
    if (found.note === null || !repository.isShallow)
        return found;
    return {
        ...found,
        note: `${found.note} Check out with \`fetch-depth: 0\`, so that the base branch is there.`,
    };
}
const CAPTURED_EVENTS = ['pull_request', 'merge_group'];
async function readCandidate(context) {
    const { eventName } = context;
    if (!CAPTURED_EVENTS.includes(eventName)) {
        const event = eventName === '' ? 'Without an event' : `On \`${eventName}\``;
        return (0,facts/* missing */.LO)('infrastructure', `${event} nothing here says which pull request the plan would be for.`);
    }
    const event = await (0,subject/* readEvent */.j_)(context, '');
    return event.state === 'known' ? candidateOf(event.value) : event;
}
function candidateOf(event) {
    if (event.known === 'all')
        return (0,facts/* known */.eO)({ pullRequest: event.pullRequest, queued: false });
    if (event.known !== 'group')
        return (0,facts/* missing */.LO)('infrastructure', 'The event does not tell what the pull request is.');
    const { number, baseRef, baseSha, headSha } = event.group;
    const untold = { headRef: null, sameRepository: true, labels: [], body: '', changedFiles: null };
    return (0,facts/* known */.eO)({ pullRequest: { number, baseRef, baseSha, headSha, ...untold }, queued: true });
}
function action_capture_checks_none(reason) {
    return { checks: [], note: `No plan check is run. ${reason}` };
}
async function withPlanChecks(evidence, request) {
    const held = new Set(evidence.checks.map(checkKey));
    const lacking = (request.checks ?? []).filter((check) => !held.has(checkKey(check)));
    if (lacking.length === 0)
        return (0,facts/* known */.eO)(evidence);
    const clone = await (0,git/* openClone */.ok)(request.repository);
    if (clone.state === 'missing')
        return clone;
    const head = await clone.value.resolve('HEAD');
    if (head.state === 'missing')
        return head;
    const source = createCheckSource({ ...request, clone: clone.value, headRef: request.ref });
    const ran = await source.runChecks(head.value ?? '', lacking);
    if (ran.state === 'missing')
        return ran;
    return (0,facts/* known */.eO)({ ...evidence, checks: [...evidence.checks, ...ran.value] });
}

// EXTERNAL MODULE: ./action/judge.js + 19 modules
var judge = __webpack_require__(8178);
// EXTERNAL MODULE: ./action/outputs.js
var outputs = __webpack_require__(5608);
;// CONCATENATED MODULE: ./action/capture-mode.js
















async function captureForLater(core, context, inputs) {
    const read = captureRequest(context, inputs);
    if (read.state === 'missing')
        return stopped(core, read.reason, inputs);
    const origin = await readOrigin(read.value);
    if (origin.state === 'missing')
        return stopped(core, origin.reason, inputs);
    (0,outputs/* setOutputs */.n)(core, { 'evidence-key': origin.value.key });
    if (inputs.mode === 'key')
        return core.info(origin.value.key);
    const { checks, note } = await planChecksFor(context, inputs);
    if (note !== null)
        core.notice((0,report_escape/* escapeLog */.Ah)(note));
    const request = { ...read.value, checks };
    const earlier = await fromEarlier(core, context, inputs, origin.value);
    const captured = await (earlier === null ? captureWhole(request) : withPlanChecks(earlier, request));
    if (captured.state === 'missing')
        return stopped(core, captured.reason, inputs);
    (0,outputs/* setOutputs */.n)(core, { evidence: await writeEvidence(context, captured.value) });
    tell(core, captured.value);
}
async function captureWhole(request) {
    const captured = await (0,capture/* captureEvidence */.G)(request);
    return captured.state === 'known' ? (0,facts/* known */.eO)(captured.value.evidence) : captured;
}
function stopped(core, reason, { mode }) {
    (0,outputs/* setOutputs */.n)(core, { evidence: '' });
    const what = mode === 'key' ? 'The key of the evidence could not be told.' : 'No evidence was written.';
    core.setFailed((0,report_escape/* escapeLog */.Ah)(`${what} ${reason}`));
}
function captureRequest(context, inputs) {
    if (github_event/* API_ONLY_EVENTS */.KF.includes(context.eventName)) {
        return (0,facts/* missing */.LO)('infrastructure', `plan-gate runs no code under \`${context.eventName}\`, where the token can write. Capture on \`pull_request\` and \`merge_group\`.`);
    }
    if (context.workspace === null)
        return (0,facts/* missing */.LO)('infrastructure', 'GITHUB_WORKSPACE is not set. Check the repository out before this step.');
    const { shard } = inputs;
    const settings = (0,judge/* captureSettings */.gf)(context, inputs);
    return (0,facts/* known */.eO)({ ...settings, repository: context.workspace, ref: '', shard, run: context.run });
}
async function fromEarlier(core, { run }, { files }, origin) {
    if (files.reuse === 'off' || files.evidence.length === 0)
        return null;
    const found = await takeOver(files.evidence, origin, run);
    if (found.state === 'taken') {
        core.info((0,report_escape/* escapeLog */.Ah)(`Nothing is run. ${found.from}`));
        return found.evidence;
    }
    core.info((0,report_escape/* escapeLog */.Ah)(`The code is run. ${found.why}`));
    return null;
}
async function writeEvidence({ tempDirectory }, evidence) {
    const parent = tempDirectory !== null && (0,external_node_fs_.existsSync)(tempDirectory) ? tempDirectory : (0,external_node_os_.tmpdir)();
    const path = (0,external_node_path_.join)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, 'plan-gate-')), 'evidence.json');
    await (0,promises_.writeFile)(path, (0,evidence_file/* serializeEvidence */.wN)(evidence));
    return path;
}
function tell(core, evidence) {
    const { shard, complete, problems, commit_oid, checks } = evidence;
    const share = shard === undefined ? '' : `, shard ${shard.index} of ${shard.count}`;
    const ran = checks.length === 0 ? '' : `; ${(0,words/* counted */.hS)(checks.length, 'plan check')} ran`;
    core.info((0,report_escape/* escapeLog */.Ah)(`Evidence of ${commit_oid}${share}: ${evidenceCounts(evidence)}${ran}.`));
    if (complete)
        return;
    for (const { message } of problems)
        core.warning((0,report_escape/* escapeLog */.Ah)(message));
    core.setFailed('The evidence is not complete: see the warnings. The gate will not take it for whole.');
}


/***/ })

};
