export const id = 699;
export const ids = [699];
export const modules = {

/***/ 7346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ ownerRuleFor),
/* harmony export */   WN: () => (/* binding */ CODE_OWNERS_PATHS),
/* harmony export */   dK: () => (/* binding */ parseCodeOwners),
/* harmony export */   oB: () => (/* binding */ MAX_CODE_OWNERS_BYTES)
/* harmony export */ });
/* harmony import */ var _changes_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4882);

/** Where GitHub looks, the first that is there counting (docs.github.com, "About code owners"). */
const CODE_OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** GitHub reads no larger one. In bytes. */
const MAX_CODE_OWNERS_BYTES = 3 * 1024 * 1024;
function parseCodeOwners(path, text) {
    const rules = text.split(/\r?\n/).flatMap((line, index) => {
        const words = line
            .replace(/(?:^|\s)#[\s\S]*$/, '')
            .trim()
            .split(/\s+/);
        const [pattern = '', ...owners] = words;
        return pattern === '' ? [] : [{ pattern, owners, line: index + 1 }];
    });
    return { path, rules };
}
/** The rule that decides on a path; `null` where none matches. One that can't be understood matches nothing. */
function ownerRuleFor({ rules }, path) {
    return rules.findLast(({ pattern }) => covers(pattern, path)) ?? null;
}
/** Patterns are those of `.gitignore` without `!` and `[…]`; a last component `*` stays within its folder. */
function covers(pattern, path) {
    const anchored = pattern.replace(/\/$/, '').includes('/');
    const bare = pattern.replace(/^\//, '').replace(/\/$/, '');
    const base = anchored ? bare : `**/${bare}`;
    const within = /(?:^|\/)\*$/.test(bare) && anchored ? [] : [`${base}/**`];
    const globs = (0,_changes_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .tI)(pattern.endsWith('/') ? within : [base, ...within]);
    return globs.ok && globs.globs.matches(path) !== null;
}


/***/ }),

/***/ 2108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ newestPlans),
/* harmony export */   c: () => (/* binding */ planBranches)
/* harmony export */ });
/** The newest valid plan of each feature, with its file. */
function newestPlans({ planFolder, }) {
    const newest = new Map();
    for (const { path, result } of planFolder.plans) {
        if (!result.ok)
            continue;
        const { plan } = result;
        const key = JSON.stringify([plan.feature.slug, plan.feature.integration_branch]);
        const earlier = newest.get(key);
        if (earlier === undefined || earlier.plan.plan_rev < plan.plan_rev)
            newest.set(key, { path, plan });
    }
    return [...newest.values()];
}
/** The branches that plans name, integration branches first, each once. */
function planBranches(setup) {
    const features = newestPlans(setup).map(({ plan }) => plan.feature);
    const found = new Map();
    for (const { integration_branch: branch } of features)
        found.set(branch, { branch, role: 'integration' });
    for (const { source_branch: branch } of features)
        if (!found.has(branch))
            found.set(branch, { branch, role: 'source' });
    return [...found.values()];
}


/***/ }),

/***/ 1699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ RULES)
});

;// CONCATENATED MODULE: ./build/doctor/gate-uses.js
/** Every step of every workflow that runs plan-gate. */
function gateUses(setup) {
    return setup.workflows.flatMap((workflow) => workflow.jobs.flatMap((job) => job.steps.filter((step) => isPlanGate(step, setup)).map((step) => gateUse(workflow, job, step))));
}
/** The steps that judge. */
function judgingUses(setup) {
    return gateUses(setup).filter(({ mode }) => mode === 'gate');
}
function gateUse(workflow, job, step) {
    const mode = modeOf(inputOf(step, 'mode').trim());
    const floorIsOff = inputOf(step, 'floor').trim() === 'off';
    const capturesItself = mode === 'gate' && !floorIsOff && inputOf(step, 'evidence').trim() === '';
    const runsCode = mode === 'capture' || capturesItself;
    return { workflow, job, step, mode, runsCode };
}
/** An expression may come to anything, so it is taken for what matters most. */
function modeOf(text) {
    if (text === 'capture')
        return 'capture';
    return text === '' || text === 'gate' || text.includes(`\${{`) ? 'gate' : 'other';
}
function inputOf(step, name) {
    return step.inputs.get(name)?.text ?? '';
}
function isPlanGate({ uses }, { actions, isActionItself }) {
    if (uses === null)
        return false;
    const name = actionName(uses.text);
    if (name === null)
        return isActionItself && /^(?:\.|\$)\/?$/.test(uses.text);
    return name.endsWith('/plan-gate') || actions.includes(name);
}
/** `owner/name` in lower case of an action or workflow of another repository; `null` for local ones and images. */
function actionName(uses) {
    const [, owner, name] = /^([\w.-]+)\/([\w.-]+)(?:\/[^@]*)?@/.exec(uses) ?? [];
    if (owner === undefined || name === undefined || /^[.]+$/.test(owner))
        return null;
    return `${owner}/${name}`.toLowerCase();
}
/** Whether a step runs an action by its name, such as `actions/checkout`. */
function runsAction(step, ...names) {
    const name = step.uses === null ? null : actionName(step.uses.text);
    return name !== null && names.includes(name);
}
/** Reusable workflows call one another four levels deep at most (docs.github.com, "Reuse workflows"); more is a loop. */
const MAX_CALLS = 10;
/** The workflows through which a workflow is started: itself, and those that call it. */
function entriesOf(workflow, setup) {
    const found = [];
    const waiting = [{ workflow, callers: [] }];
    const seen = new Set();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const at = next;
        if (seen.has(at.workflow) || at.callers.length > MAX_CALLS)
            continue;
        seen.add(at.workflow);
        if (at.workflow.triggers.some(({ event }) => event !== 'workflow_call'))
            found.push(at);
        for (const caller of setup.workflows) {
            for (const job of caller.jobs.filter(({ calls }) => calls !== null && isPathOf(calls.text, at.workflow)))
                waiting.push({ workflow: caller, callers: [{ workflow: caller, job }, ...at.callers] });
        }
    }
    return found;
}
function isPathOf(calls, { path }) {
    return calls === `./${path}` || calls === `$/${path}`;
}
const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target'];
/** The workflows whose triggers decide whether a pull request is judged, each once. */
function decidingWorkflows(setup) {
    const found = new Map();
    const add = (workflow) => {
        for (const trigger of workflow.triggers)
            if (PULL_REQUEST_EVENTS.includes(trigger.event))
                found.set(trigger, { workflow, trigger });
    };
    for (const { workflow: gated } of judgingUses(setup)) {
        for (const { workflow } of entriesOf(gated, setup)) {
            add(workflow);
            for (const source of sourcesOf(workflow, setup))
                add(source);
        }
    }
    return [...found.values()];
}
/** The workflows that a `workflow_run` of this one waits for. */
function sourcesOf(workflow, setup) {
    const names = new Set(workflow.triggers.flatMap(({ workflows }) => workflows.map(({ text }) => text)));
    return setup.workflows.filter(({ name }) => names.has(name));
}
/** Whether a workflow runs with the default branch's trust: its token is not lowered and it sees secrets, also for forks. */
function isPrivileged(workflow) {
    return workflow.triggers.some(({ event }) => PRIVILEGED.has(event));
}
const PRIVILEGED = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);
/** One use a job; of several the one that runs code. */
function onePerJob(uses) {
    const found = new Map();
    for (const use of uses)
        if (!found.has(use.job) || use.runsCode)
            found.set(use.job, use);
    return [...found.values()];
}

;// CONCATENATED MODULE: ./build/doctor/artifact-rules.js

/** Where a folder outside of the checkout begins, as workflows write it. */
const OUTSIDE = /^\s*(?:\$\{\{\s{0,20}runner\.temp\s{0,20}\}\}|\/tmp\/|\/var\/tmp\/|\$RUNNER_TEMP|\$\{RUNNER_TEMP\})/;
const artifactInWorkspace = {
    id: 'artifact-in-workspace',
    title: "another job's artifact is unpacked in the workspace",
    look: (setup) => gatingJobs(setup).flatMap(({ workflow, job }) => job.steps.flatMap((step) => {
        const line = unpacksHere(step);
        if (line === null)
            return [];
        return [
            {
                effect: 'lets-through',
                path: workflow.path,
                line,
                message: `Job \`${job.id}\` unpacks an artifact in the workspace.`,
                why: "What is in it was written by the pull request's code. In the workspace it can replace files, or pose as a clone of the repository, and so be taken for what is trusted.",
                fix: `Unpack it below \`\${{ runner.temp }}\` and hand over the one file as input \`evidence\`.`,
            },
        ];
    })),
};
function unpacksHere(step) {
    if (runsAction(step, 'actions/download-artifact', 'dawidd6/action-download-artifact')) {
        const path = step.inputs.get('path');
        return path !== undefined && OUTSIDE.test(path.text) ? null : (path?.line ?? step.line);
    }
    const { run } = step;
    if (run === null || !/\bgh run download\b/.test(run.text))
        return null;
    return /runner\.temp|RUNNER_TEMP/.test(run.text) ? null : run.line;
}
const cacheInGate = {
    id: 'cache-in-gate',
    title: 'a cache is restored in the job that gates',
    look: (setup) => gatingJobs(setup)
        .filter(({ workflow, runsCode }) => !runsCode || entriesOf(workflow, setup).some((entry) => isPrivileged(entry.workflow)))
        .flatMap(({ workflow, job }) => job.steps.flatMap((step) => {
        const line = restoresCache(step);
        if (line === null)
            return [];
        return [
            {
                effect: 'lets-through',
                path: workflow.path,
                line,
                message: `Job \`${job.id}\`, which gates and runs no code of the pull request, restores a cache.`,
                why: "A job that ran the pull request's code may have written that cache, and what comes out of it is in reach of the token that posts the check.",
                fix: `Restore no cache there, or only below \`\${{ runner.temp }}\` as input \`evidence\`, and set \`cache-mode: none\`.`,
            },
        ];
    })),
};
const CACHES = ['actions/cache', 'swatinem/rust-cache', 'mozilla-actions/sccache-action'];
function restoresCache(step) {
    if (step.uses === null)
        return null;
    if (runsAction(step, ...CACHES)) {
        const paths = inputOf(step, 'path')
            .split('\n')
            .filter((path) => path.trim() !== '');
        return paths.length > 0 && paths.every((path) => OUTSIDE.test(path)) ? null : step.line;
    }
    const setsUp = /^actions\/setup-[\w-]+@/i.test(step.uses.text);
    const cache = step.inputs.get('cache');
    return setsUp && cache !== undefined && !/^(?:false|)$/.test(cache.text.trim()) ? cache.line : null;
}
const cacheMode = {
    id: 'cache-mode',
    title: 'cache-mode leaves more than is needed',
    look(setup) {
        const found = new Map();
        for (const { workflow, job, mode, runsCode } of gateUses(setup)) {
            const set = job.cacheMode ?? workflow.cacheMode;
            // A job that does both, as in layout A, has its own pull request's cache alone to write.
            const wanted = mode === 'gate' && !runsCode ? ['none'] : mode === 'capture' ? ['none', 'read'] : null;
            if (wanted === null || (set !== null && wanted.includes(set.trim())))
                continue;
            const does = mode === 'gate' ? 'gates' : 'captures';
            found.set(job, {
                effect: 'hint',
                path: workflow.path,
                line: job.line,
                message: `Job \`${job.id}\`, which ${does}, has ${set === null ? 'no `cache-mode`' : `\`cache-mode: ${set}\``}.`,
                why: mode === 'gate'
                    ? 'A gate needs no cache, and one that others wrote is a way in.'
                    : 'Code of the pull request can write caches that later runs restore.',
                fix: `Set \`cache-mode: ${wanted.at(-1)}\` on the job (github.com; GitHub Enterprise Server does not know it).`,
            });
        }
        return [...found.values()];
    },
};
function gatingJobs(setup) {
    const uses = judgingUses(setup);
    return uses.filter(({ job }, index) => uses.findIndex((use) => use.job === job) === index);
}

// EXTERNAL MODULE: ./build/changes/scope.js + 3 modules
var scope = __webpack_require__(4882);
;// CONCATENATED MODULE: ./build/doctor/input-rules.js


/** What a pull request's author decides, as workflows name it. */
const OF_THE_PULL_REQUEST = /github\.(?:head_ref|event\.pull_request\.(?:head|title|body|labels|merge_commit_sha)|event\.workflow_run\.head_)/;
/** Under `pull_request` and `merge_group` these are of the change; under `workflow_run` of the default branch. */
const OF_THE_RUN = /github\.(?:ref_name|ref|sha)\b/;
/** Inputs that say what the gate judges by. */
const STEERING = [
    ...['plan', 'plan-ref', 'baseline', 'floor', 'slack', 'allow', 'protected', 'test-paths', 'warn-only'],
    ...['if-no-plan', 'run-checks', 'retries'],
];
const inputFromPullRequest = {
    id: 'input-from-pull-request',
    title: 'the pull request decides what it is judged by',
    look: (setup) => judgingUses(setup).flatMap(({ workflow, step }) => STEERING.flatMap((name) => {
        const input = step.inputs.get(name);
        if (input === undefined || !isTheirs(input.text, workflow))
            return [];
        return [
            {
                effect: 'lets-through',
                path: workflow.path,
                line: input.line,
                message: `Input \`${name}\` is taken from the pull request: \`${input.text.trim()}\`.`,
                why: 'Its author decides what that is, and with it what the pull request is judged by: a plan of its own, say.',
                fix: `Leave \`${name}\` out, or give it a value that only the base branch decides.`,
            },
        ];
    })),
};
function isTheirs(text, { triggers }) {
    if (!text.includes(`\${{`))
        return false;
    const runsOnTheirs = triggers.some(({ event }) => event === 'pull_request' || event === 'merge_group');
    return OF_THE_PULL_REQUEST.test(text) || (runsOnTheirs && OF_THE_RUN.test(text));
}
const gateLoosened = {
    id: 'gate-loosened',
    title: 'inputs that let more pass than the plan says',
    look: (setup) => judgingUses(setup).flatMap((use) => [...warned(use), ...widened(use), ...unprotected(use)]),
};
const FIX = 'Leave the input out where the gate is to hold.';
function warned({ workflow, step }) {
    const input = step.inputs.get('warn-only');
    if (input === undefined || input.text.trim() === '')
        return [];
    const message = `\`warn-only\` turns errors of ${input.text
        .trim()
        .split(/[\s,]+/)
        .map((gate) => `\`${gate}\``)
        .join(', ')} into warnings.`;
    return [
        {
            effect: 'hint',
            path: workflow.path,
            line: input.line,
            message,
            why: 'What these gates find does not stop a change.',
            fix: FIX,
        },
    ];
}
function widened({ workflow, step }) {
    const slack = step.inputs.get('slack');
    const allow = step.inputs.get('allow');
    const found = [];
    if (slack !== undefined && !/^0?$/.test(slack.text.trim())) {
        const message = `\`slack: ${slack.text.trim()}\` tolerates files that the plan does not name.`;
        found.push({
            effect: 'hint',
            path: workflow.path,
            line: slack.line,
            message,
            why: 'Which files these are is for the pull request to choose.',
            fix: FIX,
        });
    }
    if (allow !== undefined && coversAnything(allow.text)) {
        const message = '`allow` covers every file.';
        found.push({
            effect: 'lets-through',
            path: workflow.path,
            line: allow.line,
            message,
            why: 'No change is out of scope then.',
            fix: 'Name the few files that may always change, such as Cargo.lock.',
        });
    }
    return found;
}
/** A name that no repository has, at the root and deep down. */
const ANYTHING = 'a-file/that-nobody/ever-named';
function coversAnything(text) {
    const globs = (0,scope/* compileGlobs */.tI)(linesOf(text));
    return globs.ok && globs.globs.matches(ANYTHING) !== null;
}
function unprotected({ workflow, step }) {
    const input = step.inputs.get('protected');
    const globs = input === undefined ? null : (0,scope/* compileGlobs */.tI)(linesOf(inputOf(step, 'protected')));
    if (input === undefined || globs?.ok !== true || linesOf(input.text).length === 0)
        return [];
    if (globs.globs.matches('.github/workflows/plan.yml') !== null)
        return [];
    return [
        {
            effect: 'hint',
            path: workflow.path,
            line: input.line,
            message: '`protected` replaces the default list and leaves out .github/workflows.',
            why: "A glob such as `**` in a plan then opens the workflows, the gate's own among them.",
            fix: 'Add `.github/**` to the list.',
        },
    ];
}
function linesOf(text) {
    return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
}

;// CONCATENATED MODULE: ./build/doctor/conditions.js
/** What `${{ … }}` holds, or the text itself where there are no such brackets around all of it. */
function bare(condition) {
    const text = condition.trim();
    if (!text.startsWith(`\${{`) || !text.endsWith('}}'))
        return text;
    const inner = text.slice(3, -2);
    return inner.includes(`\${{`) ? text : inner.trim();
}
const ALWAYS = new Set(['always()', '!cancelled()', 'true', 'success()||failure()', 'failure()||success()']);
const COMPARISON = /^github\.event_name(==|!=)(?:'([\w-]+)'|"([\w-]+)")$/;
/**
 * Whether a condition holds for every run of the workflow that was not cancelled, as far as its text shows: made of `always()`,
 * `!cancelled()`, or comparisons of the event's name that name all that start it. Everything else may be false.
 */
function alwaysHolds(condition, events) {
    const text = withoutSpaces(bare(condition));
    return text.split('&&').every((part) => holds(unwrapped(part), events));
}
function holds(part, events) {
    if (ALWAYS.has(part))
        return true;
    const named = part.split('||').map((each) => {
        const [, sign, single, double] = COMPARISON.exec(unwrapped(each)) ?? [];
        return sign === undefined ? null : { isEqual: sign === '==', event: single ?? double };
    });
    const isTrue = (event) => named.some((each) => each !== null && (each.event === event) === each.isEqual);
    return !named.includes(null) && events.every(isTrue);
}
/** Whether a condition makes a job run also where one that it needs failed: without a status function, `success()` is implied. */
function outlivesFailure(condition) {
    return /(?:always|!\s{0,20}cancelled|failure)\s{0,20}\(/.test(condition);
}
function withoutSpaces(text) {
    return text.replaceAll(/\s/g, '');
}
/** Takes one pair of brackets off that stands around all of a text. */
function unwrapped(text) {
    const inner = text.slice(1, -1);
    return text.startsWith('(') && text.endsWith(')') && !/[()]/.test(inner.replaceAll('()', ''))
        ? inner
        : text;
}

;// CONCATENATED MODULE: ./build/doctor/permissions.js
/** What a job's token may do by the workflow's text; `null` where it does not say, so that the repository's default holds. */
function permissionsOf(workflow, job) {
    return job.permissions ?? workflow.permissions;
}
/** The scopes that a job's token may write; `['everything']` for `write-all`. Empty where nothing is said. */
function writableScopes(workflow, job) {
    const permissions = permissionsOf(workflow, job);
    if (permissions === null)
        return [];
    if (permissions.all === 'write')
        return ['everything'];
    return [...permissions.scopes].filter(([, level]) => level.trim() === 'write').map(([scope]) => scope);
}
/** Whether a job's token may write checks; true also where nothing is said. */
function mayWriteChecks(workflow, job) {
    if (permissionsOf(workflow, job) === null)
        return true;
    return writableScopes(workflow, job).some((scope) => scope === 'checks' || scope === 'everything');
}
/** Whether a job's token may read a scope; true also where nothing is said. */
function mayRead(workflow, job, scope) {
    const permissions = permissionsOf(workflow, job);
    if (permissions === null || permissions.all !== null)
        return true;
    return /^(?:read|write)$/.test(permissions.scopes.get(scope)?.trim() ?? '');
}

;// CONCATENATED MODULE: ./build/doctor/job-rules.js



const skippableGate = {
    id: 'skippable-gate',
    title: 'a gate that can be skipped',
    look: (setup) => [
        ...gateJobs(setup).flatMap(({ workflow, job, events }) => skippableJob(workflow, job, events)),
        ...judgingUses(setup).flatMap((use) => skippableStep(use, eventsOf(use.workflow, setup))),
    ],
};
const SKIPPED = 'GitHub takes a job that was skipped for a success. Where the job is the required check the change merges unjudged; where the check run is, it never comes.';
function skippableJob({ path, triggers }, job, events) {
    const condition = job.condition;
    // The job of a workflow_run reports on the default branch, so that only the posted check run counts for the pull request.
    const effect = triggers.every(({ event }) => NO_CHECK_OF_ITS_OWN.has(event)) ? 'holds-up' : 'lets-through';
    const fix = 'Remove the condition, or set `if: always()` (or `!cancelled()`) and let the gate judge what is missing.';
    if (condition !== null && !alwaysHolds(condition.text, events) && !isRunFilter(condition.text, effect)) {
        const message = `Job \`${job.id}\`, which gates, runs only if \`${condition.text}\`.`;
        return [{ effect, path, line: condition.line, message, why: SKIPPED, fix }];
    }
    if (job.needs.length === 0 || outlivesFailure(condition?.text ?? ''))
        return [];
    const needed = job.needs.map((name) => `\`${name}\``).join(', ');
    const message = `Job \`${job.id}\`, which gates, needs ${needed} and is skipped when that fails.`;
    return [
        {
            effect,
            path,
            line: job.line,
            message,
            why: SKIPPED,
            fix: 'Set `if: always()` (or `!cancelled()`) on the job.',
        },
    ];
}
const NO_CHECK_OF_ITS_OWN = new Set(['workflow_run', 'workflow_dispatch', 'schedule']);
/** In a `workflow_run`, telling which events the first run was of is what the layout asks for. */
function isRunFilter(condition, effect) {
    const told = condition
        .replaceAll(/github\.event\.workflow_run\.(?:event|conclusion)/g, '')
        .replaceAll(/'[\w ]*'|"[\w ]*"/g, '');
    const onlyEvent = !condition.includes('workflow_run.conclusion');
    return effect === 'holds-up' && onlyEvent && /^[\s=!|&(){}$]*$/.test(told);
}
function skippableStep({ workflow, job, step }, events) {
    const { condition } = step;
    if (condition === null || alwaysHolds(condition.text, events))
        return [];
    return [
        {
            effect: 'lets-through',
            path: workflow.path,
            line: condition.line,
            message: `The gate's step in job \`${job.id}\` runs only if \`${condition.text}\`.`,
            why: 'A job whose step was skipped succeeds, and no check run is posted.',
            fix: 'Remove the condition; the gate itself fails where something that it needs is missing.',
        },
    ];
}
const failureIgnored = {
    id: 'failure-ignored',
    title: 'continue-on-error on the gate',
    look(setup) {
        const jobs = gateJobs(setup).map(({ workflow, job }) => ({
            path: workflow.path,
            at: job.continueOnError,
            what: `job \`${job.id}\``,
        }));
        const steps = judgingUses(setup).map(({ workflow, job, step }) => ({
            path: workflow.path,
            at: step.continueOnError,
            what: `the gate's step in job \`${job.id}\``,
        }));
        return [...jobs, ...steps].flatMap(({ path, at, what }) => at === null || at.text.trim() === 'false'
            ? []
            : [
                {
                    effect: 'lets-through',
                    path,
                    line: at.line,
                    message: `\`continue-on-error: ${at.text}\` on ${what}.`,
                    why: 'The job succeeds although the gate fails.',
                    fix: 'Remove `continue-on-error` there.',
                },
            ]);
    },
};
const nameClash = {
    id: 'name-clash',
    title: 'the check run is called like a job',
    look(setup) {
        const names = checkNames(setup);
        const required = requiredJobNames(setup);
        const gates = new Set(judgingUses(setup).map(({ job }) => job));
        return setup.workflows.filter(reportsItsJobs).flatMap(({ path, jobs }) => jobs.filter(hasPlainName).flatMap((job) => {
            const name = job.name.trim().toLowerCase();
            const clashes = names.has(name) || (required.has(name) && !gates.has(job));
            if (!clashes)
                return [];
            const whose = names.has(name) ? "the gate's check run" : "the gate's job, which is required";
            return [
                {
                    effect: 'lets-through',
                    path,
                    line: job.line,
                    message: `Job \`${job.id}\` has the name of ${whose}, \`${job.name}\`.`,
                    why: "Two checks of one name compete for one requirement, and which of them counts is not documented: the job's success may stand in for the gate's failure.",
                    fix: 'Rename the job, or give the gate another `check-name` and require that one.',
                },
            ];
        }));
    },
};
/** Jobs of a workflow that is only called are reported under their caller's name too. */
function reportsItsJobs({ triggers }) {
    return triggers.some(({ event }) => event !== 'workflow_call');
}
function hasPlainName(job) {
    return job.calls === null && !job.hasMatrix;
}
/** Names of gating jobs that a branch requires, in lower case. */
function requiredJobNames(setup) {
    const { settings } = setup;
    const branches = settings.state === 'known' ? settings.value.branches : [];
    const required = new Set(branches.flatMap(({ requiredChecks }) => requiredChecks ?? []).map(({ context }) => context));
    const names = judgingUses(setup).map(({ job }) => job.name);
    return new Set(names.filter((name) => required.has(name)).map((name) => name.toLowerCase()));
}
/** The names of the check runs that the gates post, in lower case. A gate whose token can't write checks posts none. */
function checkNames(setup) {
    const posting = judgingUses(setup).filter(({ workflow, job }) => mayWriteChecks(workflow, job));
    return new Set(posting.map(({ step }) => checkName(step).toLowerCase()));
}
/** What the check run of a gate's step is called. */
function checkName(step) {
    const given = inputOf(step, 'check-name').trim();
    return given === '' ? 'plan-gate' : given;
}
/** The jobs that gate and those that call them, each once, with the events that start them. */
function gateJobs(setup) {
    const found = new Map();
    for (const { workflow, job } of judgingUses(setup)) {
        const events = eventsOf(workflow, setup);
        found.set(job, { workflow, job, events });
        for (const entry of entriesOf(workflow, setup))
            for (const caller of entry.callers)
                found.set(caller.job, { ...caller, events });
    }
    return [...found.values()];
}
/** The events on which pull requests are judged through a workflow; those that people start by hand are left out. */
function eventsOf(workflow, setup) {
    const events = entriesOf(workflow, setup).flatMap((entry) => entry.workflow.triggers.map(({ event }) => event));
    return [...new Set(events)].filter((event) => JUDGED.has(event));
}
const JUDGED = new Set(['pull_request', 'pull_request_target', 'merge_group', 'workflow_run']);

// EXTERNAL MODULE: ./build/plan/plan-files.js
var plan_files = __webpack_require__(6201);
// EXTERNAL MODULE: ./build/doctor/code-owners.js
var code_owners = __webpack_require__(7346);
// EXTERNAL MODULE: ./build/doctor/plan-branches.js
var plan_branches = __webpack_require__(2108);
// EXTERNAL MODULE: ./build/doctor/settings.js
var doctor_settings = __webpack_require__(9045);
;// CONCATENATED MODULE: ./build/doctor/required-checks.js




/** What a required check may be called so that it is the gate: the check runs that it posts, and the jobs that it is in. */
function requiredNames(setup) {
    return new Set(judgingUses(setup).flatMap(({ job, step }) => [checkName(step), job.name]));
}
const checkNotRequired = {
    id: 'check-not-required',
    title: 'the gate is not a required check',
    look(setup) {
        const { settings } = setup;
        const names = requiredNames(setup);
        if (settings.state !== 'known' || names.size === 0)
            return [];
        const roles = new Map((0,plan_branches/* planBranches */.c)(setup).map(({ branch, role }) => [branch, role]));
        return settings.value.branches.flatMap(({ branch, requiredChecks, requiresWorkflows }) => {
            if (requiredChecks === null || requiredChecks.some(({ context }) => names.has(context)))
                return [];
            const message = `Branch \`${branch}\` does not require the gate's check.`;
            const why = 'A pull request into it merges whatever the gate says.';
            const fix = `Require ${[...names].map((name) => `\`${name}\``).join(' or ')} in a ruleset for the branch.`;
            if (requiresWorkflows) {
                const told = `${message} A ruleset requires workflows of its own, which may be the gate's.`;
                return [{ effect: 'hint', message: told, why, fix: 'See whether that workflow runs the gate.' }];
            }
            if (roles.get(branch) === 'integration')
                return [{ effect: 'lets-through', message, why, fix }];
            const also = `${fix} Where it also takes pull requests without a plan, set \`if-no-plan: pass\` there.`;
            return [
                {
                    effect: 'hint',
                    message,
                    why: `${why} That is right only where no plan's work goes into it.`,
                    fix: also,
                },
            ];
        });
    },
};
const checkNotPinned = {
    id: 'check-not-pinned',
    title: 'the required check is not bound to an app of its own',
    look(setup) {
        const { settings } = setup;
        const names = requiredNames(setup);
        if (settings.state !== 'known')
            return [];
        return settings.value.branches.flatMap(({ branch, requiredChecks }) => {
            const own = (requiredChecks ?? []).filter(({ context }) => names.has(context));
            return own
                .filter(({ appId }) => appId === null || appId === doctor_settings/* ACTIONS_APP_ID */.G)
                .map(({ context, appId }) => {
                const bound = appId === null ? 'from any app' : 'from GitHub Actions';
                return {
                    effect: 'hint',
                    message: `Branch \`${branch}\` takes check \`${context}\` ${bound}.`,
                    why: "Whoever may write to the repository can report it: by the API, or by a job of that name in the pull request's own workflow file.",
                    fix: "Post the check with a GitHub App of its own (layout C with an App's token) and require it from that App.",
                };
            });
        });
    },
};

;// CONCATENATED MODULE: ./build/doctor/plan-folder-rule.js



const planFolderOpen = {
    id: 'plan-folder-open',
    title: 'a plan folder that anyone may push to',
    look: (setup) => [...openBranches(setup), ...unownedFolder(setup)],
};
function openBranches(setup) {
    const { settings } = setup;
    if (settings.state !== 'known')
        return [];
    const names = requiredNames(setup);
    return settings.value.branches.flatMap((branch) => {
        const gated = branch.requiredChecks?.some(({ context }) => names.has(context)) === true;
        if (branch.needsPullRequest !== false || gated)
            return [];
        return [
            {
                effect: 'lets-through',
                message: `Branch \`${branch.branch}\` takes pushes without a pull request: no ruleset and no branch protection asks for one.`,
                why: `Whoever may push can put a plan into ${plan_files/* PLAN_FOLDER */.Vx}/ that allows what they like, or push the change itself.`,
                fix: "Add a ruleset for the branch that requires a pull request and the gate's check.",
            },
        ];
    });
}
/** The kinds of files that say how changes are judged, as names that a pattern must cover. */
const plan_folder_rule_STEERING = ['plan.v1.json', 'baseline.json', 'allowances.json'];
function unownedFolder(setup) {
    const { codeOwners, settings } = setup;
    const branches = settings.state === 'known' ? settings.value.branches : [];
    // Where every branch takes an approval anyway, somebody looks at each plan.
    if (branches.length > 0 && branches.every(isReviewed))
        return [];
    const why = `A plan pull request that nobody else looks at can open every file. Code owners are asked where ${plan_files/* PLAN_FOLDER */.Vx}/ changes, if the branch's rules require their review.`;
    const fix = `Add a line \`/${plan_files/* PLAN_FOLDER */.Vx}/ @your-team\` to .github/CODEOWNERS, and require the review of code owners.`;
    if (codeOwners === null)
        return [
            { effect: 'hint', message: `There is no CODEOWNERS file, so nobody owns ${plan_files/* PLAN_FOLDER */.Vx}/.`, why, fix },
        ];
    const unowned = plan_folder_rule_STEERING.map((name) => (0,code_owners/* ownerRuleFor */.DL)(codeOwners, `${plan_files/* PLAN_FOLDER */.Vx}/${name}`)).find((rule) => rule === null || rule.owners.length === 0);
    if (unowned === undefined) {
        const lax = branches.filter(({ needsCodeOwners }) => needsCodeOwners === false);
        return lax.map(({ branch }) => ({
            effect: 'hint',
            path: codeOwners.path,
            message: `${plan_files/* PLAN_FOLDER */.Vx}/ has owners, but branch \`${branch}\` does not require their review.`,
            why,
            fix: "Require the review of code owners in the branch's ruleset.",
        }));
    }
    const place = unowned === null ? { path: codeOwners.path } : { path: codeOwners.path, line: unowned.line };
    return [
        { effect: 'hint', ...place, message: `${codeOwners.path} names no owner for ${plan_files/* PLAN_FOLDER */.Vx}/.`, why, fix },
    ];
}
function isReviewed({ approvals, needsCodeOwners }) {
    return (approvals ?? 0) > 0 && needsCodeOwners !== true;
}

// EXTERNAL MODULE: ./build/evidence/baseline.js
var baseline = __webpack_require__(2953);
// EXTERNAL MODULE: ./build/evidence/hash.js
var hash = __webpack_require__(606);
;// CONCATENATED MODULE: ./build/doctor/plan-rules.js





/** Problems of one file that are told; the rest is for `plan-gate validate`. */
const MAX_PROBLEMS = 3;
const planAbsent = {
    id: 'plan-absent',
    title: 'no plan is at hand',
    look: ({ planFolder }) => planFolder.plans.length > 0 || planFolder.refused.length > 0
        ? []
        : [
            {
                effect: 'hint',
                message: `There is no plan file below ${plan_files/* PLAN_FOLDER */.Vx}/ in this work tree.`,
                why: "Plans live on integration branches. Without one it can't be told which branches matter, nor whether plan and baseline hold.",
                fix: 'Check out an integration branch and run this again there.',
            },
        ],
};
const planInvalid = {
    id: 'plan-invalid',
    title: 'a plan or allowances file that does not hold',
    look({ planFolder }) {
        const why = 'The gate refuses it, so that every pull request under it fails as `bad-plan`.';
        const fix = 'Mend it on the integration branch: a broken plan that was merged needs the next revision, in a plan pull request.';
        const found = [];
        for (const { path, reason } of planFolder.refused)
            found.push({
                effect: 'holds-up',
                path,
                message: `${path} ${reason}.`,
                why,
                fix: 'Put a regular file there.',
            });
        for (const { path, result } of planFolder.plans) {
            const named = (0,plan_files/* revisionInName */.CO)(path);
            if (!result.ok) {
                const unlisted = result.problems.length - MAX_PROBLEMS;
                const more = unlisted > 0
                    ? ` ${unlisted === 1 ? 'One more problem is' : `${unlisted} more problems are`} told by \`plan-gate validate ${path}\`.`
                    : '';
                for (const [index, { line, message }] of result.problems.slice(0, MAX_PROBLEMS).entries())
                    found.push({
                        effect: 'holds-up',
                        path,
                        line,
                        message: index === MAX_PROBLEMS - 1 ? `${message}${more}` : message,
                        why,
                        fix,
                    });
            }
            else if (named !== null && named !== result.plan.plan_rev) {
                const message = `${path} holds \`plan_rev\` ${result.plan.plan_rev}, but its name promises ${named}.`;
                found.push({
                    effect: 'holds-up',
                    path,
                    line: 1,
                    message,
                    why,
                    fix: 'Let name and `plan_rev` say the same.',
                });
            }
        }
        for (const { path, content } of planFolder.allowances)
            if (!content.ok)
                found.push({
                    effect: 'holds-up',
                    path,
                    line: content.line,
                    message: content.problem,
                    why,
                    fix: 'Mend it in a plan pull request.',
                });
        return found;
    },
};
const baselineBroken = {
    id: 'baseline-broken',
    title: 'a baseline that does not hash to what its plan pins',
    look(setup) {
        // A floor that is off everywhere reads no baseline.
        const uses = judgingUses(setup);
        const floorIsOff = uses.length > 0 && uses.every(({ step }) => inputOf(step, 'floor').trim() === 'off');
        return floorIsOff
            ? []
            : (0,plan_branches/* newestPlans */.B)(setup).flatMap(({ path, plan }) => judgeBaseline(path, plan.baseline, setup));
    },
};
const NO_BASELINE_WHY = 'With the floor on, changes have nothing to be compared with and fail as `bad-baseline`, or the baseline is captured anew each time.';
function judgeBaseline(planPath, pinned, setup) {
    const files = setup.planFolder.baselines.filter((file) => !isOfAnother(file, pinned, setup));
    const best = files
        .flatMap((file) => file.content.ok
        ? [
            {
                file,
                problems: (0,baseline/* verifyBaseline */.dn)(pinned, file.content.snapshot).filter(({ level }) => level === 'error'),
            },
        ]
        : [])
        .toSorted((a, b) => closeness(b.file, pinned, planPath) - closeness(a.file, pinned, planPath) ||
        a.problems.length - b.problems.length)[0];
    if (best !== undefined) {
        return best.problems.map(({ message, help }) => ({
            effect: 'holds-up',
            path: best.file.path,
            line: 1,
            message: `${message} The plan is ${planPath}.`,
            why: NO_BASELINE_WHY,
            fix: help,
        }));
    }
    const broken = files.flatMap(({ path, content }) => content.ok
        ? []
        : [
            {
                effect: 'holds-up',
                path,
                line: 1,
                message: `The baseline file is not one that can be used. ${content.problem}`,
                why: NO_BASELINE_WHY,
                fix: 'Capture it again with `plan-gate baseline`.',
            },
        ]);
    if (broken.length > 0)
        return broken;
    const placeholder = isPlaceholder(pinned) ? ' The hashes that it pins are those of an empty list.' : '';
    return [
        {
            effect: 'hint',
            path: planPath,
            line: 1,
            message: `There is no baseline file below ${plan_files/* PLAN_FOLDER */.Vx}/ for ${planPath}.${placeholder}`,
            why: 'With the floor on, every run captures the baseline anew, which takes as long as the capture of the head.',
            fix: 'Run `plan-gate baseline` at the commit where the feature forks, and pin what it prints in the next plan revision.',
        },
    ];
}
/** Whether a baseline file is what another plan, or an earlier revision of this one, pins. */
function isOfAnother({ content }, pinned, { planFolder }) {
    if (!content.ok)
        return false;
    const hashes = (0,hash/* hashSnapshot */.F)(content.snapshot);
    if ((0,baseline/* pinsHashes */.nV)(pinned, hashes))
        return false;
    return planFolder.plans.some(({ result }) => result.ok && (0,baseline/* pinsHashes */.nV)(result.plan.baseline, hashes));
}
/** A baseline that the plan pins comes first, then one of its commit, then one beside it. */
function closeness({ path, content }, pinned, planPath) {
    if (!content.ok)
        return -1;
    const pins = (0,baseline/* pinsHashes */.nV)(pinned, (0,hash/* hashSnapshot */.F)(content.snapshot));
    const folder = (file) => file.slice(0, file.lastIndexOf('/'));
    return ((pins ? 4 : 0) +
        (content.snapshot.commit_oid === pinned.commit_oid ? 2 : 0) +
        (folder(path) === folder(planPath) ? 1 : 0));
}
function isPlaceholder(pinned) {
    const empty = (0,hash/* hashStrings */.l)([]);
    return [pinned.test_passlist_hash, pinned.clippy_warnings_hash, pinned.enumerated_targets_hash].every((hash) => hash === empty);
}

;// CONCATENATED MODULE: ./build/doctor/presence-rules.js

const gateAbsent = {
    id: 'gate-absent',
    title: 'no workflow runs the gate on pull requests',
    look(setup) {
        const uses = judgingUses(setup);
        const fix = 'Add the workflow of the README (Quick start), or one of docs/workflows.';
        if (uses.length === 0) {
            const only = gateUses(setup).length > 0 ? ' in mode `gate`, only captures' : '';
            return [
                {
                    effect: 'lets-through',
                    message: `No workflow in .github/workflows uses plan-gate${only}.`,
                    why: 'Nothing judges pull requests. An action that calls plan-gate under another name is not seen.',
                    fix: `${fix} Where plan-gate goes by another name, say so with --action OWNER/NAME.`,
                },
            ];
        }
        if (decidingWorkflows(setup).length > 0 || uses.some((use) => isCalledFromElsewhere(use.workflow, setup)))
            return [];
        return uses.slice(0, 1).map(({ workflow }) => ({
            effect: 'lets-through',
            path: workflow.path,
            line: workflow.line,
            message: `The gate runs, but no pull request starts it: its workflow starts on ${eventNames(workflow)}.`,
            why: 'A pull request is not judged before it merges.',
            fix: 'Start it on `pull_request`, or by a `workflow_run` after a workflow that `pull_request` starts.',
        }));
    },
};
/** A workflow that is only called, and by no workflow of this repository. */
function isCalledFromElsewhere(workflow, setup) {
    const isCalled = workflow.triggers.some(({ event }) => event === 'workflow_call');
    return isCalled && entriesOf(workflow, setup).length === 0;
}
function eventNames({ triggers }) {
    return triggers.length === 0 ? 'nothing' : triggers.map(({ event }) => `\`${event}\``).join(', ');
}
const sourceWorkflowMissing = {
    id: 'source-workflow-missing',
    title: 'workflow_run waits for a workflow that is not there',
    look(setup) {
        const names = new Set(setup.workflows.map(({ name }) => name));
        const entries = judgingUses(setup).flatMap(({ workflow }) => entriesOf(workflow, setup));
        return [...new Set(entries.map(({ workflow }) => workflow))].flatMap((workflow) => workflow.triggers
            .filter(({ event }) => event === 'workflow_run')
            .flatMap(({ workflows, line }) => {
            const fix = `Name the capturing workflow as its \`name\` says. Here are: ${[...names]
                .slice(0, 20)
                .map((name) => `\`${name}\``)
                .join(', ')}.`;
            const why = 'GitHub says nothing about a name that matches no workflow: the gate never starts, and its check never comes.';
            if (workflows.length === 0) {
                const message = '`workflow_run` names no workflow to wait for.';
                return [{ effect: 'holds-up', path: workflow.path, line, message, why, fix }];
            }
            return workflows
                .filter(({ text }) => !names.has(text))
                .map(({ text, line: at }) => {
                const message = `\`workflow_run\` waits for \`${text}\`, but no workflow here has that name.`;
                return { effect: 'holds-up', path: workflow.path, line: at, message, why, fix };
            });
        }));
    },
};

;// CONCATENATED MODULE: ./build/doctor/token-rules.js



const permissionsMissing = {
    id: 'permissions-missing',
    title: 'no permissions block',
    look(setup) {
        const { settings } = setup;
        const byDefault = settings.state === 'known' && settings.value.defaultPermissions.state === 'known'
            ? settings.value.defaultPermissions.value
            : null;
        return onePerJob(gateUses(setup))
            .filter(({ workflow, job }) => permissionsOf(workflow, job) === null)
            .map(({ workflow, job, mode, runsCode }) => {
            const said = byDefault === null
                ? 'which may be to write everything and could not be seen'
                : byDefault === 'write'
                    ? 'which is to write everything'
                    : 'which is to read, so that no check run can be posted';
            return {
                effect: runsCode && byDefault !== 'read' ? 'lets-through' : 'hint',
                path: workflow.path,
                line: job.line,
                message: `Neither job \`${job.id}\` nor its workflow has \`permissions\`, so the repository's default holds, ${said}.`,
                why: runsCode
                    ? "The pull request's own code runs beside this token, which could post the check that it is to pass, or push."
                    : 'The token may hold more than the gate needs, or less.',
                fix: mode === 'capture'
                    ? 'Set `permissions: {}` on the workflow and `contents: read` on this job.'
                    : 'Set `permissions: {}` on the workflow, and on the job `contents: read`, `pull-requests: read` and `checks: write`.',
            };
        });
    },
};
const permissionLacking = {
    id: 'permission-lacking',
    title: 'a permission that the gate needs',
    look: (setup) => onePerJob(judgingUses(setup)).flatMap(({ workflow, job, step }) => {
        if (hasOwnToken(step) || permissionsOf(workflow, job) === null)
            return [];
        const line = permissionsOf(workflow, job)?.line ?? job.line;
        const unread = ['contents', 'pull-requests'].filter((scope) => !mayRead(workflow, job, scope));
        const place = { path: workflow.path, line: job.permissions === null ? job.line : line };
        const fix = "The gate's job needs `contents: read`, `pull-requests: read` and `checks: write`.";
        if (unread.length > 0) {
            const message = `Job \`${job.id}\` may not read ${unread.map((scope) => `\`${scope}\``).join(' and ')}.`;
            return [
                {
                    effect: 'holds-up',
                    ...place,
                    message,
                    why: "Naming one permission takes all others away, so the gate can't read what it judges and fails every change.",
                    fix,
                },
            ];
        }
        if (mayWriteChecks(workflow, job))
            return [];
        const effect = withoutCheckRun(checkName(step), job, setup);
        if (effect === null)
            return [];
        const message = `Job \`${job.id}\` may not write checks, so no check run is posted.`;
        const waits = effect === 'holds-up'
            ? 'The check run is required, and never comes.'
            : 'A requirement of the check run would wait for ever.';
        return [
            {
                effect,
                ...place,
                message,
                why: `The job's own result is the verdict then. ${waits}`,
                fix: 'Require the job, or add `checks: write`.',
            },
        ];
    }),
};
/** What follows from a check run that is not posted; `null` where nothing that is required lacks it. */
function withoutCheckRun(name, job, { settings }) {
    const branches = settings.state === 'known' ? settings.value.branches : [];
    const required = branches
        .flatMap(({ requiredChecks }) => requiredChecks ?? [])
        .map(({ context }) => context);
    if (required.includes(name) && job.name !== name)
        return 'holds-up';
    return required.includes(job.name) ? null : 'hint';
}
function hasOwnToken(step) {
    const token = inputOf(step, 'github-token');
    return token !== '' && !/\$\{\{\s{0,20}(?:github\.token|secrets\.GITHUB_TOKEN)\s{0,20}\}\}/.test(token);
}
const selfHostedRunner = {
    id: 'self-hosted-runner',
    title: 'untrusted code on a runner that stays',
    look: (setup) => onePerJob(gateUses(setup).filter(({ runsCode }) => runsCode)).flatMap(({ workflow, job }) => job.runsOn
        .filter(({ text }) => text.trim().toLowerCase() === 'self-hosted')
        .map(({ line }) => ({
        effect: 'hint',
        path: workflow.path,
        line,
        message: `Job \`${job.id}\` runs the pull request's code on a self-hosted runner.`,
        why: 'What it leaves on the machine can reach into later jobs there, the one that gates included.',
        fix: 'Use a machine that is thrown away after the job, and gate on another one.',
    }))),
};
const writeTokenBesideCode = {
    id: 'write-token-beside-code',
    title: 'a write token beside untrusted code',
    look(setup) {
        const own = onePerJob(gateUses(setup).filter(({ runsCode }) => runsCode));
        const jobs = new Set(own.map(({ job }) => job));
        return [
            ...own.flatMap(({ workflow, job }) => besideOwnCode(workflow, job, setup)),
            ...setup.workflows.flatMap((workflow) => workflow.jobs.filter((job) => !jobs.has(job)).flatMap((job) => besideOtherCode(workflow, job))),
        ];
    },
};
const FORGE = 'Build scripts and tests of the pull request run as the same user as the job: they can take its token, and with it';
const APART = 'Capture in a job of its own with `contents: read` and `mode: capture`, and gate in another one that gets the evidence (layout B or C).';
/**
 * Under `pull_request` a fork's token only reads, so that a token which may write checks and nothing else is beside the code of
 * people alone who may write checks anyway: layout A, which says so.
 */
function besideOwnCode(workflow, job, setup) {
    const scopes = writableScopes(workflow, job);
    const entries = entriesOf(workflow, setup).map((entry) => entry.workflow);
    const privileged = entries.some(isPrivileged);
    if (scopes.length === 0 && !privileged)
        return [];
    const line = permissionsOf(workflow, job)?.line ?? job.line;
    const place = { path: workflow.path, line: job.permissions === null ? job.line : line };
    const named = scopes.length === 0
        ? 'no write permission, but other secrets'
        : `permission to write ${scopes.join(', ')}`;
    const message = privileged
        ? `Job \`${job.id}\` runs the pull request's code in a workflow with the default branch's trust, with ${named}.`
        : `Job \`${job.id}\` runs the pull request's code beside a token with ${named}.`;
    if (!privileged && scopes.every((scope) => scope === 'checks')) {
        const why = `${FORGE} post the check that they are to pass. Fine where all authors are trusted (layout A); a fork's token only reads.`;
        return [{ effect: 'hint', ...place, message, why, fix: APART }];
    }
    return [
        {
            effect: 'lets-through',
            ...place,
            message,
            why: `${FORGE} post the check, push, or merge.`,
            fix: APART,
        },
    ];
}
/** Any job of a pull request with such a token can report the gate's check. */
function besideOtherCode(workflow, job) {
    if (!workflow.triggers.some(({ event }) => event === 'pull_request'))
        return [];
    const scopes = writableScopes(workflow, job).filter((scope) => ['checks', 'statuses', 'everything'].includes(scope));
    const checksOut = job.steps.some((step) => runsAction(step, 'actions/checkout'));
    const runs = job.steps.some(({ run, uses }) => run !== null || uses?.text.startsWith('./') === true);
    if (scopes.length === 0 || !checksOut || !runs)
        return [];
    return [
        {
            effect: 'hint',
            path: workflow.path,
            line: job.permissions?.line ?? job.line,
            message: `Job \`${job.id}\` checks out the pull request and runs commands beside a token with permission to write ${scopes.join(', ')}.`,
            why: "What it runs may come from the pull request, and could report a check of any name. A fork's token only reads.",
            fix: 'Take the permission away, or move what needs it to a job without a checkout.',
        },
    ];
}

;// CONCATENATED MODULE: ./build/doctor/trigger-rules.js



/** What `pull_request` stands for where it names no types (docs.github.com, "Events that trigger workflows"). */
const DEFAULT_TYPES = ['opened', 'synchronize', 'reopened'];
const mergeGroupMissing = {
    id: 'merge-group-missing',
    title: 'no merge_group trigger',
    look(setup) {
        const queues = knownQueues(setup);
        if (queues !== null && queues.length === 0)
            return [];
        return perWorkflow(setup, ({ workflow, trigger }) => {
            if (workflow.triggers.some(({ event }) => event === 'merge_group'))
                return [];
            const place = { path: workflow.path, line: trigger.line };
            const fix = 'Add `merge_group: { types: [checks_requested] }` to `on`.';
            if (queues === null) {
                const message = 'The workflow does not start on `merge_group`.';
                const why = 'With a merge queue, the queue would wait for a check that never comes. Whether a queue is in use could not be seen.';
                return [
                    { effect: 'hint', ...place, message, why, fix: `${fix} Without a merge queue it does nothing.` },
                ];
            }
            const message = `The workflow does not start on \`merge_group\`, but ${queues.map((name) => `\`${name}\``).join(', ')} uses a merge queue.`;
            const why = 'The queue waits for a check that never comes, and then takes the pull request out.';
            return [{ effect: 'holds-up', ...place, message, why, fix }];
        });
    },
};
/** The branches that have a merge queue; `null` where that could not be read of any, or of one. */
function knownQueues({ settings }) {
    if (settings.state !== 'known')
        return null;
    const { branches } = settings.value;
    const queues = branches.filter(({ hasMergeQueue }) => hasMergeQueue === true).map(({ branch }) => branch);
    const unknown = branches.length === 0 || branches.some(({ hasMergeQueue }) => hasMergeQueue === null);
    return queues.length === 0 && unknown ? null : queues;
}
const pathFilter = {
    id: 'path-filter',
    title: "path filters on the gate's workflow",
    look: (setup) => perWorkflow(setup, ({ workflow, trigger }) => trigger.filters
        .filter(({ kind }) => kind.startsWith('paths'))
        .map(({ kind, line }) => ({
        effect: 'holds-up',
        path: workflow.path,
        line,
        message: `\`${trigger.event}\` has a filter \`${kind}\`.`,
        why: 'A workflow that a path filter skips reports nothing: its required check stays at "Expected", and where the check is not required, the change merges unjudged.',
        fix: `Remove \`${kind}\`. plan-gate itself knows what a change may touch.`,
    }))),
};
const branchFilter = {
    id: 'branch-filter',
    title: "branch filters that leave out a plan's branch",
    look: (setup) => perWorkflow(setup, ({ workflow, trigger }) => trigger.filters
        .filter(({ kind }) => kind.startsWith('branches'))
        .flatMap((filter) => judgeFilter(filter, workflow, setup))),
};
function judgeFilter(filter, { path }, setup) {
    const branches = (0,plan_branches/* planBranches */.c)(setup).map(({ branch }) => branch);
    const globs = filter.values.some((value) => /[[\]+!\\]/.test(value)) ? null : (0,scope/* compileGlobs */.tI)(filter.values);
    const place = { path, line: filter.line };
    const fix = `Remove \`${filter.kind}\`, or let it cover every integration and source branch.`;
    if (branches.length === 0 || globs === null || !globs.ok) {
        const why = 'Pull requests into other branches are not judged, and where the check is required there they wait for ever.';
        const unsure = branches.length === 0
            ? 'no plan is at hand that says which branches matter'
            : 'its patterns are not understood here';
        return [
            {
                effect: 'hint',
                ...place,
                message: `The filter \`${filter.kind}\` could not be judged: ${unsure}.`,
                why,
                fix,
            },
        ];
    }
    const { matches } = globs.globs;
    const wanted = filter.kind === 'branches';
    const left = branches.filter((branch) => (matches(branch) !== null) !== wanted);
    return left.map((branch) => ({
        effect: 'holds-up',
        ...place,
        message: `The filter \`${filter.kind}\` leaves out \`${branch}\`, which a plan names.`,
        why: 'Pull requests into it are not judged: a required check stays at "Expected", and one that is not required lets them merge.',
        fix,
    }));
}
const editedMissing = {
    id: 'edited-missing',
    title: 'no activity type edited',
    look: (setup) => perWorkflow(setup, ({ workflow, trigger }) => (trigger.types ?? DEFAULT_TYPES).includes('edited')
        ? []
        : [
            {
                effect: 'lets-through',
                path: workflow.path,
                line: trigger.line,
                message: `\`${trigger.event}\` does not start on type \`edited\`${trigger.types === null ? ', which is not among the default types' : ''}.`,
                why: 'A check belongs to a commit. A pull request that passed against one branch and is then pointed at another keeps its check, unjudged there.',
                fix: 'Set `types: [opened, synchronize, reopened, edited, labeled, unlabeled]`.',
            },
        ]),
};
const typesMissing = {
    id: 'types-missing',
    title: 'other activity types that are missing',
    look: (setup) => perWorkflow(setup, ({ workflow, trigger }) => {
        const types = trigger.types ?? DEFAULT_TYPES;
        const lacks = (names) => names.filter((name) => !types.includes(name));
        const place = { path: workflow.path, line: trigger.line };
        const fix = 'Set `types: [opened, synchronize, reopened, edited, labeled, unlabeled]`.';
        const start = lacks(DEFAULT_TYPES);
        const labels = lacks(['labeled', 'unlabeled']);
        const found = [];
        if (start.length > 0) {
            const message = `\`${trigger.event}\` does not start on ${start.map((type) => `\`${type}\``).join(', ')}.`;
            const why = 'A pull request or a push to it then gets no check, and one that is required stays at "Expected".';
            found.push({ effect: 'holds-up', ...place, message, why, fix });
        }
        if (labels.length > 0) {
            const message = `\`${trigger.event}\` does not start on ${labels.map((type) => `\`${type}\``).join(' or ')}.`;
            const why = 'A label `chunk:<id>` that is added or removed later then changes nothing until the next push.';
            found.push({ effect: 'hint', ...place, message, why, fix });
        }
        return found;
    }),
};
const blockedTrigger = {
    id: 'blocked-trigger',
    title: 'the gate starts on pull_request_target',
    look: (setup) => perWorkflow(setup, ({ workflow, trigger }) => trigger.event !== 'pull_request_target'
        ? []
        : [
            {
                effect: 'hint',
                path: workflow.path,
                line: trigger.line,
                message: 'The gate starts on `pull_request_target`.',
                why: "GitHub's default policy blocks this event in public repositories from 2 December 2026: the check would never come. plan-gate runs no code under it.",
                fix: 'Use `pull_request`, with a `workflow_run` after it where pull requests come from forks (layout C).',
            },
        ]),
};
/** Asks for each workflow that decides, once. */
function perWorkflow(setup, look) {
    return decidingWorkflows(setup).flatMap(look);
}

;// CONCATENATED MODULE: ./build/doctor/trust-rules.js

const headInPrivilegedWorkflow = {
    id: 'head-in-privileged-workflow',
    title: "the head is checked out with the default branch's trust",
    look: (setup) => setup.workflows.filter(isPrivileged).flatMap(({ path, jobs, triggers }) => jobs.flatMap((job) => job.steps.flatMap((step) => {
        const line = headCheckout(step);
        if (line === null)
            return [];
        const events = triggers.map(({ event }) => `\`${event}\``).join(', ');
        return [
            {
                effect: 'lets-through',
                path,
                line,
                message: `Job \`${job.id}\` fetches the pull request's head in a workflow that starts on ${events}.`,
                why: 'Such a run has secrets and a token that is not lowered, also for forks. Whatever runs in the checked-out folder runs with them.',
                fix: 'Do not check out there: plan-gate reads through the API. Run the code in a workflow on `pull_request`.',
            },
        ];
    }))),
};
const HEAD_EXPRESSION = /github\.(?:event\.pull_request\.(?:head|merge_commit_sha|number)|head_ref|event\.workflow_run\.(?:head_|pull_requests)|event\.number|event\.issue\.number)/;
const HEAD_COMMAND = /\bgh pr checkout\b|\bpull\/[^\s/]{1,200}\/(?:head|merge)\b/;
/** The line on which a step fetches a pull request's head; `null` where it does not. */
function headCheckout(step) {
    if (runsAction(step, 'actions/checkout')) {
        const unsafe = step.inputs.get('allow-unsafe-pr-checkout');
        if (unsafe !== undefined && unsafe.text.trim() !== 'false')
            return unsafe.line;
        for (const name of ['ref', 'repository']) {
            const input = step.inputs.get(name);
            if (input !== undefined && (HEAD_EXPRESSION.test(input.text) || /refs\/pull\//.test(input.text)))
                return input.line;
        }
        return null;
    }
    return step.run !== null && HEAD_COMMAND.test(step.run.text) ? step.run.line : null;
}
const credentialsPersisted = {
    id: 'credentials-persisted',
    title: 'the checkout leaves its token behind',
    look: (setup) => onePerJob(gateUses(setup)).flatMap(({ workflow, job }) => job.steps
        .filter((step) => runsAction(step, 'actions/checkout'))
        .filter((step) => inputOf(step, 'persist-credentials').trim() !== 'false')
        .map((step) => ({
        effect: 'hint',
        path: workflow.path,
        line: step.line,
        message: `The checkout in job \`${job.id}\` has no \`persist-credentials: false\`.`,
        why: 'The token stays on disk, where code that runs later finds it.',
        fix: 'Set `persist-credentials: false`; plan-gate does not use it.',
    }))),
};
const secretsBesideCode = {
    id: 'secrets-beside-code',
    title: 'secrets beside untrusted code',
    look: (setup) => onePerJob(gateUses(setup).filter(({ runsCode }) => runsCode)).flatMap(({ workflow, job }) => {
        const callers = entriesOf(workflow, setup).flatMap((entry) => entry.callers);
        const handed = callers.flatMap((caller) => caller.job.inheritsSecrets === null
            ? []
            : [
                {
                    path: caller.workflow.path,
                    line: caller.job.inheritsSecrets,
                    what: 'every secret (`secrets: inherit`)',
                },
            ]);
        const named = [...workflow.environment, ...job.texts].flatMap(({ text, line }) => secretsIn(text).map((name) => ({
            path: workflow.path,
            line,
            what: name === '' ? 'secrets' : `secret \`${name}\``,
        })));
        return [...handed, ...named].map(({ path, line, what }) => ({
            effect: 'lets-through',
            path,
            line,
            message: `Job \`${job.id}\`, which runs the pull request's code, gets ${what}.`,
            why: 'The code can read it and do what it allows: with the token of a GitHub App, post the check that it is to pass.',
            fix: 'Keep secrets out of the job that captures. Where it needs one that only reads, say so with --ignore secrets-beside-code.',
        }));
    }),
};
/** Names of the secrets that a text's expressions use, but for the job's own token; an empty name for all of them. */
function secretsIn(text) {
    if (!text.includes(`\${{`))
        return [];
    const names = [...text.matchAll(/\bsecrets\b(?:\.([\w-]+)|\[['"]([\w-]+)['"]\])?/g)].map((match) => match[1] ?? match[2] ?? '');
    return [...new Set(names)].filter((name) => name.toUpperCase() !== 'GITHUB_TOKEN');
}
const unpinnedAction = {
    id: 'unpinned-action',
    title: 'actions that are not pinned to a commit',
    look: (setup) => [...new Set(gateUses(setup).map(({ workflow }) => workflow))].flatMap(({ path, jobs }) => jobs
        .flatMap((job) => [job.calls, ...job.steps.map(({ uses }) => uses)])
        .filter((uses) => uses !== null)
        .filter(({ text }) => !isPinned(text))
        .map(({ text, line }) => ({
        effect: 'hint',
        path,
        line,
        message: `\`${text}\` is not pinned to a commit.`,
        why: "Whoever can move that tag or branch decides what runs here, beside this job's token.",
        fix: "Write the commit's 40 hex digits, with the version as a comment: `owner/name@<sha> # v1.2.3`.",
    }))),
};
/** Local actions are of the commit that runs. An image is pinned by its digest. */
function isPinned(uses) {
    if (/^(?:\.|\$)\//.test(uses) || uses === '.' || uses === '$')
        return true;
    if (uses.startsWith('docker://'))
        return /@sha256:[0-9a-f]{64}$/.test(uses);
    return /@[0-9a-f]{40}$/.test(uses);
}

;// CONCATENATED MODULE: ./build/doctor/upkeep-rules.js

const timeoutMissing = {
    id: 'timeout-missing',
    title: 'no timeout-minutes',
    look: (setup) => ownJobs(setup)
        .filter(({ job }) => !job.hasTimeout)
        .map(({ workflow, job }) => ({
        effect: 'hint',
        path: workflow.path,
        line: job.line,
        message: `Job \`${job.id}\` has no \`timeout-minutes\`.`,
        why: 'GitHub ends a job that hangs only after six hours; until then the check is open.',
        fix: 'Set `timeout-minutes`: 15 without the floor, above input `timeout-minutes` (60) with it.',
    })),
};
const concurrencyMissing = {
    id: 'concurrency-missing',
    title: 'no concurrency',
    look: (setup) => ownJobs(setup)
        .filter(({ workflow, job }) => workflow.concurrency === null && job.concurrency === null)
        .filter(({ workflow }, index, all) => all.findIndex((each) => each.workflow === workflow) === index)
        .map(({ workflow }) => ({
        effect: 'hint',
        path: workflow.path,
        line: workflow.line,
        message: 'The workflow has no `concurrency`.',
        why: 'Runs for one pull request overlap, and each uses up machines and requests; GITHUB_TOKEN has 1,000 requests an hour for the whole repository.',
        fix: `Add \`concurrency: { group: "plan-gate-\${{ github.event.pull_request.number || github.ref }}", cancel-in-progress: true }\`.`,
    })),
};
const concurrencyShared = {
    id: 'concurrency-shared',
    title: 'one concurrency group for all pull requests',
    look(setup) {
        const groups = new Map(ownJobs(setup).flatMap(({ workflow, job }) => [workflow.concurrency, job.concurrency].flatMap((group) => group === null || group.text.includes(`\${{`) ? [] : [[group, workflow.path]])));
        return [...groups].map(([group, path]) => ({
            effect: 'holds-up',
            path,
            line: group.line,
            message: `The concurrency group \`${group.text}\` is one and the same for every pull request.`,
            why: 'GitHub keeps one run of a group waiting and cancels those that waited before: a check that is cancelled blocks its pull request until somebody runs it again.',
            fix: `Let the group name the pull request: \`plan-gate-\${{ github.event.pull_request.number || github.ref }}\`.`,
        }));
    },
};
const historyMissing = {
    id: 'history-missing',
    title: 'the gate runs code without the history',
    look: (setup) => judgingUses(setup)
        .filter(({ runsCode }) => runsCode)
        .flatMap(({ workflow, job, step }) => {
        const before = job.steps
            .slice(0, job.steps.indexOf(step))
            .filter((each) => runsAction(each, 'actions/checkout'));
        const [first] = before;
        const why = 'The gate captures the head and the baseline from the clone. Without their commits every change fails as `incomplete-evidence`.';
        const fix = "Put `actions/checkout` with `fetch-depth: 0` before it, hand over `evidence` of another job, or set `floor: 'off'`.";
        if (first === undefined) {
            const message = `Job \`${job.id}\` runs the gate with the floor on, without evidence and without a checkout.`;
            return [{ effect: 'holds-up', path: workflow.path, line: step.line, message, why, fix }];
        }
        if (before.some((each) => inputOf(each, 'fetch-depth').trim() === '0'))
            return [];
        const message = `The checkout before the gate in job \`${job.id}\` has no \`fetch-depth: 0\`.`;
        return [{ effect: 'holds-up', path: workflow.path, line: first.line, message, why, fix }];
    }),
};
const passWithoutPlan = {
    id: 'pass-without-plan',
    title: 'changes without a plan pass',
    look: (setup) => judgingUses(setup).flatMap(({ workflow, step }) => {
        const input = step.inputs.get('if-no-plan');
        if (input === undefined || input.text.trim() === 'fail' || input.text.trim() === '')
            return [];
        return [
            {
                effect: 'hint',
                path: workflow.path,
                line: input.line,
                message: `\`if-no-plan: ${input.text}\` lets every pull request pass that no plan governs.`,
                why: 'Right for a branch that also takes ordinary pull requests. Where the check is to hold, such as on integration branches, a pull request under no plan merges unjudged.',
                fix: 'Leave it out where every pull request has a plan.',
            },
        ];
    }),
};
/** The jobs that gate or capture, each once. */
function ownJobs(setup) {
    return setup.workflows.flatMap((workflow) => {
        const jobs = new Set(gateUses(setup)
            .filter((use) => use.workflow === workflow)
            .map(({ job }) => job));
        return [...jobs].map((job) => ({ workflow, job }));
    });
}

;// CONCATENATED MODULE: ./build/doctor/rules.js











const workflowUnreadable = {
    id: 'workflow-unreadable',
    title: "a workflow file that can't be read",
    look: ({ unreadableWorkflows }) => unreadableWorkflows.map(({ path, line, reason, tooMuch }) => ({
        effect: 'holds-up',
        path,
        line,
        message: `The workflow could not be read: ${reason}.`,
        why: tooMuch
            ? 'GitHub may run it all the same, so that nothing is known of what it does.'
            : "GitHub does not run a file that is no workflow: if it is the gate's, its check never comes.",
        fix: tooMuch
            ? 'Make it shorter and flatter.'
            : "Mend the file; GitHub's Actions page shows what it says of it.",
    })),
};
/** Every rule, in the order in which the page tells them. */
const RULES = [
    gateAbsent,
    workflowUnreadable,
    mergeGroupMissing,
    pathFilter,
    branchFilter,
    editedMissing,
    typesMissing,
    sourceWorkflowMissing,
    blockedTrigger,
    skippableGate,
    failureIgnored,
    nameClash,
    historyMissing,
    inputFromPullRequest,
    gateLoosened,
    passWithoutPlan,
    timeoutMissing,
    concurrencyMissing,
    concurrencyShared,
    permissionsMissing,
    permissionLacking,
    writeTokenBesideCode,
    selfHostedRunner,
    headInPrivilegedWorkflow,
    credentialsPersisted,
    secretsBesideCode,
    unpinnedAction,
    artifactInWorkspace,
    cacheInGate,
    cacheMode,
    planAbsent,
    planInvalid,
    baselineBroken,
    planFolderOpen,
    checkNotRequired,
    checkNotPinned,
];


/***/ }),

/***/ 9045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ACTIONS_APP_ID),
/* harmony export */   p: () => (/* binding */ readBranch)
/* harmony export */ });
/* harmony import */ var _parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(364);

/** The app behind every `GITHUB_TOKEN`. */
const ACTIONS_APP_ID = 15_368;
/** Puts together what the answers say. What one of them shows to be there is there; that it is not takes all of them. */
function readBranch(branch, answers) {
    const rules = answers.rules.state === 'known' ? answers.rules.value.map(_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY) : null;
    const reviewed = rules === null ? null : ofType(rules, 'pull_request');
    const protection = classicProtection(answers);
    const reviews = protection === null ? null : (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(protection.required_pull_request_reviews);
    const approvals = [
        ...(reviewed ?? []).map((rule) => (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT)(parameters(rule), 'required_approving_review_count') ?? 0),
        ...(reviews === null ? [] : [(0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT)(reviews, 'required_approving_review_count') ?? 0]),
    ];
    const codeOwners = (reviewed ?? []).some((rule) => parameters(rule)?.require_code_owner_review === true) ||
        reviews?.require_code_owner_reviews === true;
    const whole = reviewed !== null && protection !== null;
    const needsPullRequest = approvals.length > 0 ? true : whole ? false : null;
    return {
        branch,
        needsPullRequest,
        approvals: whole ? Math.max(0, ...approvals) : null,
        needsCodeOwners: codeOwners ? true : whole ? false : null,
        requiredChecks: requiredChecks(rules, answers.branch),
        hasMergeQueue: rules === null ? null : ofType(rules, 'merge_queue').length > 0,
        requiresWorkflows: ofType(rules ?? [], 'workflows').length > 0,
    };
}
const NO_PROTECTION = {};
/** The branch's protection rule; an empty record where there is none, `null` where it can't be known. */
function classicProtection({ branch, protection }) {
    if (protection.state === 'known')
        return (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(protection.value) ?? NO_PROTECTION;
    if (branch.state !== 'known')
        return null;
    return (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(branch.value)?.protected === true ? null : NO_PROTECTION;
}
/** Rulesets and the branch's own answer each list their share, the latter for everyone who may read the repository. */
function requiredChecks(rules, branch) {
    const fromRules = ofType(rules ?? [], 'required_status_checks').flatMap((rule) => readChecks(parameters(rule)?.required_status_checks, 'integration_id'));
    const record = branch.state === 'known' ? (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(branch.value) : null;
    const own = (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(record?.protection)?.required_status_checks);
    const fromBranch = readChecks(own?.checks, 'app_id');
    const contexts = Array.isArray(own?.contexts)
        ? own.contexts.filter((each) => typeof each === 'string')
        : [];
    const named = new Set(fromBranch.map(({ context }) => context));
    const found = [
        ...fromRules,
        ...fromBranch,
        ...contexts.filter((context) => !named.has(context)).map((context) => ({ context, appId: null })),
    ];
    return rules !== null && branch.state === 'known' ? found : found.length > 0 ? found : null;
}
function readChecks(listed, appField) {
    return (Array.isArray(listed) ? listed : []).flatMap((item) => {
        const record = (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(item);
        const context = (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(record, 'context');
        return context === null ? [] : [{ context, appId: (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT)(record, appField) }];
    });
}
function ofType(rules, type) {
    return rules.flatMap((rule) => (rule !== null && rule.type === type ? [rule] : []));
}
function parameters(rule) {
    return (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(rule.parameters);
}


/***/ }),

/***/ 364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OM: () => (/* binding */ stringField),
/* harmony export */   QT: () => (/* binding */ countField),
/* harmony export */   qY: () => (/* binding */ asRecord)
/* harmony export */ });
/* unused harmony exports isObjectId, objectIdField, pathProblem */
/** The value as a record, or `null` when it is anything else (an array too). */
function asRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}
/** A member that is a string, empty or not; else `null`. */
function stringField(record, name) {
    const value = record?.[name];
    return typeof value === 'string' ? value : null;
}
/** A member that is a whole number from 0 to 2^53 - 1; else `null`. */
function countField(record, name) {
    const value = record?.[name];
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Whether the text is a full, lower-case object id (SHA-1 or SHA-256). */
function isObjectId(text) {
    return OBJECT_ID.test(text);
}
/** A member that is a full object id; else `null`. */
function objectIdField(record, name) {
    const value = stringField(record, name);
    return value !== null && isObjectId(value) ? value : null;
}
/**
 * Why a name from GitHub can't be taken for a path in the repository; `null` when it can. GitHub's JSON shows bytes that
 * are not UTF-8 as U+FFFD, so that such a name may be another one than it seems.
 */
function pathProblem(path) {
    if (path === '')
        return 'is empty';
    if (path.includes('\0'))
        return 'holds a NUL character';
    if (/[\p{Surrogate}\u{fffd}]/u.test(path))
        return 'is not UTF-8, so it can not be told which file it is';
    const odd = path.split('/').find((part) => part === '' || part === '.' || part === '..');
    return odd === undefined ? null : 'is not a path inside the repository';
}


/***/ })

};
