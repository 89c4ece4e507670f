export const id = 735;
export const ids = [735];
export const modules = {

/***/ 6943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ ownerRuleFor),
/* harmony export */   WN: () => (/* binding */ CODE_OWNERS_PATHS),
/* harmony export */   dK: () => (/* binding */ parseCodeOwners),
/* harmony export */   oB: () => (/* binding */ MAX_CODE_OWNERS_BYTES)
/* harmony export */ });
/* harmony import */ var _changes_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8357);

const CODE_OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
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
function ownerRuleFor({ rules }, path) {
    return rules.findLast(({ pattern }) => covers(pattern, path)) ?? null;
}
function covers(pattern, path) {
    const anchored = pattern.replace(/\/$/, '').includes('/');
    const bare = pattern.replace(/^\//, '').replace(/\/$/, '');
    const base = anchored ? bare : `**/${bare}`;
    const within = /(?:^|\/)\*$/.test(bare) && anchored ? [] : [`${base}/**`];
    const globs = (0,_changes_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .tI)(pattern.endsWith('/') ? within : [base, ...within]);
    return globs.ok && globs.globs.matches(path) !== null;
}


/***/ }),

/***/ 7145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ newestPlans),
/* harmony export */   c: () => (/* binding */ planBranches)
/* harmony export */ });
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

/***/ 4735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ RULES)
});

;// CONCATENATED MODULE: ./doctor/gate-uses.js
function gateUses(setup) {
    return setup.workflows.flatMap((workflow) => workflow.jobs.flatMap((job) => job.steps.filter((step) => isPlanGate(step, setup)).map((step) => gateUse(workflow, job, step))));
}
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
function neededCaptures({ workflow, job }, setup) {
    const captures = (step) => isPlanGate(step, setup) && inputOf(step, 'mode').trim() === 'capture';
    return job.needs.filter((name) => workflow.jobs.find(({ id }) => id.toLowerCase() === name.toLowerCase())?.steps.some(captures));
}
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
function actionName(uses) {
    const [, owner, name] = /^([\w.-]+)\/([\w.-]+)(?:\/[^@]*)?@/.exec(uses) ?? [];
    if (owner === undefined || name === undefined || /^[.]+$/.test(owner))
        return null;
    return `${owner}/${name}`.toLowerCase();
}
function runsAction(step, ...names) {
    const name = step.uses === null ? null : actionName(step.uses.text);
    return name !== null && names.includes(name);
}
const MAX_CALLS = 10;
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
function sourcesOf(workflow, setup) {
    const names = new Set(workflow.triggers.flatMap(({ workflows }) => workflows.map(({ text }) => text)));
    return setup.workflows.filter(({ name }) => names.has(name));
}
function isPrivileged(workflow) {
    return workflow.triggers.some(({ event }) => PRIVILEGED.has(event));
}
const PRIVILEGED = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);
function onePerJob(uses) {
    const found = new Map();
    for (const use of uses)
        if (!found.has(use.job) || use.runsCode)
            found.set(use.job, use);
    return [...found.values()];
}

;// CONCATENATED MODULE: ./doctor/artifact-rules.js

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

;// CONCATENATED MODULE: ./doctor/capture-rules.js

const historyMissing = {
    id: 'history-missing',
    title: 'code is run without the history',
    look: (setup) => gateUses(setup)
        .filter(({ runsCode }) => runsCode)
        .flatMap((use) => (use.mode === 'capture' ? shallowCapture(use) : shallowGate(use))),
};
function shallowGate(use) {
    const { workflow, job, step } = use;
    const why = 'The gate captures the head and the baseline from the clone. Without their commits every change fails as `incomplete-evidence`.';
    const fix = "Put `actions/checkout` with `fetch-depth: 0` before it, hand over `evidence` of another job, or set `floor: 'off'`.";
    const { first, isDeep } = checkoutsBefore(use);
    if (first === undefined) {
        const message = `Job \`${job.id}\` runs the gate with the floor on, without evidence and without a checkout.`;
        return [{ effect: 'holds-up', path: workflow.path, line: step.line, message, why, fix }];
    }
    if (isDeep)
        return [];
    const message = `The checkout before the gate in job \`${job.id}\` has no \`fetch-depth: 0\`.`;
    return [{ effect: 'holds-up', path: workflow.path, line: first.line, message, why, fix }];
}
function shallowCapture(use) {
    const { workflow, job, step } = use;
    const { first, isDeep } = checkoutsBefore(use);
    if (first === undefined || isDeep || inputOf(step, 'run-checks').trim() === 'off')
        return [];
    return [
        {
            effect: 'holds-up',
            path: workflow.path,
            line: first.line,
            message: `The checkout before the capture in job \`${job.id}\` has no \`fetch-depth: 0\`.`,
            why: "The capture reads the plan at the base branch in the clone. Without that branch it runs none of the plan's checks, and where the plan has some the gate fails for want of them.",
            fix: "Set `fetch-depth: 0` on the checkout, or `run-checks: 'off'` here and at the gate.",
        },
    ];
}
function checkoutsBefore({ job, step }) {
    const before = job.steps.slice(0, job.steps.indexOf(step));
    const checkouts = before.filter((each) => runsAction(each, 'actions/checkout'));
    const isDeep = checkouts.some((each) => inputOf(each, 'fetch-depth').trim() === '0') ||
        before.some(({ run }) => run !== null && /\bgit\b[^\n]*\bfetch\b[^\n]*--unshallow\b/.test(run.text));
    return { first: checkouts[0], isDeep };
}
const captureUnused = {
    id: 'capture-unused',
    title: 'a capture that no gate follows',
    look(setup) {
        const judged = judgedWorkflows(setup);
        if (judged === null)
            return [];
        const captures = gateUses(setup).filter(({ mode }) => mode === 'capture');
        return captures
            .filter(({ job }, index) => captures.findIndex((use) => use.job === job) === index)
            .filter(({ workflow }) => {
            const started = entriesOf(workflow, setup).map((entry) => entry.workflow);
            return started.some(startsOnChange) && !started.some((each) => judged.has(each));
        })
            .map(({ workflow, job }) => ({
            effect: 'hint',
            path: workflow.path,
            line: job.line,
            message: `Job \`${job.id}\` captures on pull requests, but no job of its workflow judges, and no \`workflow_run\` that does follows \`${workflow.name}\`.`,
            why: 'It runs the code of every pull request for nothing. A workflow of an earlier layout may have been left behind.',
            fix: 'Remove the workflow, or name it in the `workflow_run` of the one that judges.',
        }));
    },
};
function judgedWorkflows(setup) {
    const uses = judgingUses(setup);
    const names = new Set(setup.workflows.map(({ name }) => name));
    const found = new Set(uses.map(({ workflow }) => workflow));
    for (const { workflow } of uses.flatMap((use) => entriesOf(use.workflow, setup))) {
        const waitsFor = workflow.triggers.flatMap(({ workflows }) => workflows);
        if (waitsFor.some(({ text }) => !names.has(text)))
            return null;
        found.add(workflow);
        for (const source of sourcesOf(workflow, setup))
            found.add(source);
    }
    return uses.length === 0 ? null : found;
}
function startsOnChange({ triggers }) {
    return triggers.some(({ event }) => /^(?:pull_request|pull_request_target|merge_group)$/.test(event));
}

// EXTERNAL MODULE: ./plan/wording.js
var wording = __webpack_require__(299);
;// CONCATENATED MODULE: ./doctor/conditions.js
function bare(condition) {
    const text = condition.trim();
    if (!text.startsWith(`\${{`) || !text.endsWith('}}'))
        return text;
    const inner = text.slice(3, -2);
    return inner.includes(`\${{`) ? text : inner.trim();
}
const ALWAYS = new Set(['always()', '!cancelled()', 'true']);
const EITHER = new Set(['success()||failure()', 'failure()||success()']);
const COMPARISON = /^github\.event_name(==|!=)(?:'([\w-]+)'|"([\w-]+)")$/;
function alwaysHolds(condition, events, waits) {
    const text = withoutSpaces(bare(condition));
    return text.split('&&').every((part) => holds(unwrapped(part), events, waits));
}
function holds(part, events, waits) {
    if (ALWAYS.has(part) || (!waits && EITHER.has(part)))
        return true;
    const named = part.split('||').map((each) => {
        const [, sign, single, double] = COMPARISON.exec(unwrapped(each)) ?? [];
        return sign === undefined ? null : { isEqual: sign === '==', event: single ?? double };
    });
    const isTrue = (event) => named.some((each) => each !== null && (each.event === event) === each.isEqual);
    return !named.includes(null) && events.every(isTrue);
}
function outlivesFailure(condition) {
    return /(?:always|!\s{0,20}cancelled|(?<!!\s{0,20})failure)\s{0,20}\(/.test(condition);
}
const TOLD = /^github\.(event_name|event\.action|event\.workflow_run\.event)(==|!=)'([\w-]+)'$/;
function excludes(condition, run) {
    return isFalse(withoutSpaces(bare(condition)), run);
}
function isFalse(text, run) {
    const part = unwrapped(text);
    const alternatives = splitOutside(part, '||');
    if (alternatives.length > 1)
        return alternatives.every((each) => isFalse(each, run));
    const needed = splitOutside(part, '&&');
    if (needed.length > 1)
        return needed.some((each) => isFalse(each, run));
    const [, what, sign, value] = TOLD.exec(part) ?? [];
    const known = Object.entries(run).find(([name]) => name === what)?.[1];
    return known !== undefined && (known === value) !== (sign === '==');
}
function splitOutside(text, sign) {
    const parts = [];
    let depth = 0;
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
        if (text[at] === '(')
            depth += 1;
        if (text[at] === ')')
            depth -= 1;
        if (depth !== 0 || !text.startsWith(sign, at))
            continue;
        parts.push(text.slice(from, at));
        at += 1;
        from = at + 1;
    }
    return [...parts, text.slice(from)];
}
function withoutSpaces(text) {
    return text.replaceAll(/\s/g, '');
}
function unwrapped(text) {
    const inner = text.slice(1, -1);
    return text.startsWith('(') && text.endsWith(')') && !/[()]/.test(inner.replaceAll('()', ''))
        ? inner
        : text;
}

;// CONCATENATED MODULE: ./doctor/permissions.js

function permissionsOf(workflow, job) {
    return job.permissions ?? workflow.permissions;
}
function writableScopes(workflow, job) {
    const permissions = permissionsOf(workflow, job);
    if (permissions === null)
        return [];
    if (permissions.all === 'write')
        return ['everything'];
    return [...permissions.scopes].filter(([, level]) => level.trim() === 'write').map(([scope]) => scope);
}
function mayWriteChecks(workflow, job) {
    if (permissionsOf(workflow, job) === null)
        return true;
    return writableScopes(workflow, job).some((scope) => scope === 'checks' || scope === 'everything');
}
function mayRead(workflow, job, scope) {
    const permissions = permissionsOf(workflow, job);
    if (permissions === null || permissions.all !== null)
        return true;
    return /^(?:read|write)$/.test(permissions.scopes.get(scope)?.trim() ?? '');
}
function hasOwnToken(step) {
    const token = inputOf(step, 'github-token');
    return token !== '' && !/\$\{\{\s{0,20}(?:github\.token|secrets\.GITHUB_TOKEN)\s{0,20}\}\}/.test(token);
}

;// CONCATENATED MODULE: ./doctor/job-rules.js



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
    const effect = triggers.every(({ event }) => NO_CHECK_OF_ITS_OWN.has(event)) ? 'holds-up' : 'lets-through';
    const fix = 'Remove the condition, or set `if: always()` (or `!cancelled()`) and let the gate judge what is missing.';
    if (condition !== null &&
        !alwaysHolds(condition.text, events, job.needs.length > 0) &&
        !isRunFilter(condition.text, effect)) {
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
function isRunFilter(condition, effect) {
    const told = condition
        .replaceAll(/github\.event\.action\s{0,20}==\s{0,20}'completed'/g, '')
        .replaceAll(/github\.event\.workflow_run\.(?:event|conclusion)/g, '')
        .replaceAll(/'[\w ]*'|"[\w ]*"/g, '');
    const onlyEvent = !condition.includes('workflow_run.conclusion');
    return effect === 'holds-up' && onlyEvent && /^[\s=!|&(){}$]*$/.test(told);
}
function skippableStep({ workflow, job, step }, events) {
    const { condition } = step;
    if (condition === null || alwaysHolds(condition.text, events, false))
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
function reportsItsJobs({ triggers }) {
    return triggers.some(({ event }) => event !== 'workflow_call');
}
function hasPlainName(job) {
    return job.calls === null && !job.hasMatrix;
}
function requiredJobNames(setup) {
    const { settings } = setup;
    const branches = settings.state === 'known' ? settings.value.branches : [];
    const required = new Set(branches.flatMap(({ requiredChecks }) => requiredChecks ?? []).map(({ context }) => context));
    const names = judgingUses(setup).map(({ job }) => job.name);
    return new Set(names.filter((name) => required.has(name)).map((name) => name.toLowerCase()));
}
function checkNames(setup) {
    const posting = judgingUses(setup).filter(({ workflow, job }) => mayWriteChecks(workflow, job));
    return new Set(posting.map(({ step }) => checkName(step).toLowerCase()));
}
function checkName(step) {
    const given = inputOf(step, 'check-name').trim();
    return given === '' ? 'plan-gate' : given;
}
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
function eventsOf(workflow, setup) {
    const events = entriesOf(workflow, setup).flatMap((entry) => entry.workflow.triggers.map(({ event }) => event));
    return [...new Set(events)].filter((event) => JUDGED.has(event));
}
function postsCheckRun({ workflow, job, step }) {
    return mayWriteChecks(workflow, job) || hasOwnToken(step);
}
const JUDGED = new Set(['pull_request', 'pull_request_target', 'merge_group', 'workflow_run']);

;// CONCATENATED MODULE: ./doctor/property-paths.js
function propertyPaths(text) {
    return text.includes(OPENING) ? [...new Set(bodies(text).flatMap(pathsIn))] : [];
}
const OPENING = `\${{`;
const TOKEN = /'(?:[^']|'')*'|[A-Za-z_][\w-]*|\d[\w.]*|\S/g;
function bodies(text) {
    return text
        .split(OPENING)
        .slice(1)
        .map((rest) => {
        const tokens = rest.match(TOKEN) ?? [];
        const end = tokens.findIndex((token, index) => token === '}' && tokens[index + 1] === '}');
        return end === -1 ? tokens : tokens.slice(0, end);
    });
}
function pathsIn(tokens) {
    const closing = matchingBrackets(tokens);
    const found = [];
    const ranges = [[0, tokens.length]];
    for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
        let [at] = range;
        while (at < range[1]) {
            const token = tokens[at] ?? '';
            if (!isWord(token) || tokens[at - 1] === '.' || tokens[at + 1] === '(') {
                at += 1;
                continue;
            }
            const path = [token.toLowerCase()];
            at = readMembers(tokens, at + 1, { closing, path, ranges });
            found.push(path.join('.'));
        }
    }
    return found;
}
function readMembers(tokens, start, { closing, path, ranges }) {
    let at = start;
    for (;;) {
        const next = tokens[at + 1] ?? '';
        const end = closing.get(at);
        if (tokens[at] === '.' && (isWord(next) || next === '*')) {
            path.push(next.toLowerCase());
            at += 2;
        }
        else if (end !== undefined) {
            const isPlain = end === at + 2 && /^(?:'|\d|\*)/.test(next);
            path.push(isPlain ? next.replace(/^'|'$/g, '').toLowerCase() : '?');
            if (!isPlain)
                ranges.push([at + 1, end]);
            at = end + 1;
        }
        else {
            return at;
        }
    }
}
function matchingBrackets(tokens) {
    const open = [];
    const found = new Map();
    for (const [index, token] of tokens.entries()) {
        if (token === '[')
            open.push(index);
        const from = token === ']' ? open.pop() : undefined;
        if (from !== undefined)
            found.set(from, index);
    }
    return found;
}
function isWord(token) {
    return /^[A-Za-z_]/.test(token);
}
function touches(path, property) {
    const asked = path.split('.');
    const parts = property.split('.');
    const length = Math.min(asked.length, parts.length);
    return asked
        .slice(0, length)
        .every((part, index) => part === '*' || part === '?' || parts[index] === '*' || part === parts[index]);
}

;// CONCATENATED MODULE: ./doctor/evidence-rules.js




const evidenceResultMissing = {
    id: 'evidence-result-missing',
    title: 'the gate is not told how the capture ended',
    look: (setup) => evidenceUses(setup)
        .filter((use) => !isToldByEvent(use, setup))
        .flatMap((use) => {
        const told = untold(inputOf(use.step, 'evidence-result').trim(), use, setup);
        if (told === null)
            return [];
        const { workflow, job, step } = use;
        const { needs } = job;
        const capturing = neededCaptures(use, setup)[0] ?? needs[0];
        return [
            {
                effect: needs.length > 0 && told.isSure ? 'lets-through' : 'hint',
                path: workflow.path,
                line: step.inputs.get('evidence-result')?.line ?? step.inputs.get('evidence')?.line ?? step.line,
                message: `Job \`${job.id}\` judges by evidence of another job, ${told.said}.`,
                why: 'A capture that failed or was cancelled may have handed over a file that looks whole, and that file is all that the gate sees.',
                fix: needs.length > 0
                    ? `Set \`evidence-result: \${{ needs.${capturing}.result }}\`, with the job that captures.`
                    : `Name the job that captures in \`needs\`, set \`if: always()\`, and \`evidence-result: \${{ needs.<job>.result }}\`.`,
            },
        ];
    }),
};
const evidenceResultEmpty = {
    id: 'evidence-result-empty',
    title: 'an evidence-result that comes to nothing',
    look: (setup) => evidenceUses(setup).flatMap(({ workflow, job, step }) => {
        const input = step.inputs.get('evidence-result');
        if (input === undefined)
            return [];
        return mistakes(input.text, job, workflow.jobs).map(({ message, fix }) => ({
            effect: 'holds-up',
            path: workflow.path,
            line: input.line,
            message,
            why: 'GitHub puts nothing in its place, and the gate takes no answer for a failure: every change fails.',
            fix,
        }));
    }),
};
function evidenceUses(setup) {
    return judgingUses(setup).filter(({ step }) => inputOf(step, 'evidence').trim() !== '' && inputOf(step, 'floor').trim() !== 'off');
}
function isToldByEvent({ workflow }, setup) {
    const events = eventsOf(workflow, setup);
    return events.length > 0 && events.every((event) => event === 'workflow_run');
}
const RESULT_OF = /^needs\.(?:[^.]+|\*)\.(?:result|\*|\?)$/;
const FROM_ELSEWHERE = /^(?:inputs|steps|env|vars|needs)(?:\.|$)/;
function untold(result, use, setup) {
    const { step } = use;
    if (!step.inputs.has('evidence-result'))
        return { said: 'but has no `evidence-result`', isSure: true };
    if (mistakes(result, use.job, use.workflow.jobs).length > 0)
        return null;
    const said = `but its \`evidence-result\` is \`${result}\``;
    const however = { said: `${said} however that job ends`, isSure: true };
    if (!result.includes(`\${{`))
        return result === 'none' || result === 'success' ? however : null;
    const paths = propertyPaths(result);
    const results = paths.filter((path) => RESULT_OF.test(path));
    if (results.length === 0) {
        if (paths.some((path) => /^needs\.[^.]+\.outputs(?:\.|$)/.test(path)))
            return { said: `${said}, an output that its own code can write`, isSure: true };
        const elsewhere = paths.some((path) => FROM_ELSEWHERE.test(path));
        return elsewhere ? { said: `${said}, which could not be followed`, isSure: false } : however;
    }
    if (glossesOver(result))
        return { said: `${said}, which makes other ends a success`, isSure: true };
    const capturing = neededCaptures(use, setup);
    const isOfThem = (path) => capturing.some((name) => path === `needs.${name.toLowerCase()}.result`) || path.includes('*');
    return capturing.length === 0 || results.some(isOfThem)
        ? null
        : { said: `${said}, of a job that captures nothing`, isSure: true };
}
function glossesOver(text) {
    const answers = text
        .replaceAll(/\s/g, '')
        .replaceAll(/=='success'\)?&&'success'(?=\|\||\}\}|\))/gi, '')
        .replaceAll(/!='success'\)?&&'[^']*'\|\|'success'/gi, '')
        .replaceAll(/[!=]='[^']*'/g, '')
        .replaceAll(/'[^']*'[!=]=/g, '');
    return /'(?:success|none)'/i.test(answers);
}
const NEEDED = /(?<![\w.-])needs\s{0,20}(?:\.\s{0,20}([\w-]+)|\[\s{0,20}'([^'\n]*)'\s{0,20}\])(?:\s{0,20}\.\s{0,20}([\w-]+))?/gi;
const KNOWN_OF_A_JOB = ['result', 'outputs'];
function mistakes(text, job, jobs) {
    if (text.trim() === '')
        return [
            {
                message: '`evidence-result` is empty.',
                fix: `Set it to \`\${{ needs.<job>.result }}\`, or leave it out.`,
            },
        ];
    if (!text.includes(`\${{`))
        return [];
    const found = [...text.matchAll(NEEDED)].flatMap(([, plain, quoted, asked]) => {
        const name = plain ?? quoted ?? '';
        if (!named(name, job.needs))
            return [notNeeded(name, job, jobs)];
        if (asked === undefined || named(asked, KNOWN_OF_A_JOB))
            return [];
        const message = `\`evidence-result\` asks for \`${asked}\` of job \`${name}\`, which GitHub does not tell.`;
        return [{ message, fix: `Write \`needs.${name}.result\`.` }];
    });
    return [...new Map(found.map((mistake) => [mistake.message, mistake])).values()];
}
function notNeeded(name, job, jobs) {
    const message = `\`evidence-result\` names job \`${name}\`, which is not in the \`needs\` of job \`${job.id}\`.`;
    const isThere = named(name, jobs.map(({ id }) => id));
    if (isThere)
        return { message, fix: `Add \`${name}\` to \`needs\` of job \`${job.id}\`.` };
    const meant = (0,wording/* nearestName */.qb)(name, job.needs) ?? (job.needs.length === 1 ? job.needs[0] : undefined);
    return {
        message,
        fix: meant === undefined
            ? 'Name the job that captures, there and in `needs`.'
            : `This workflow has no such job; write \`needs.${meant}.result\`.`,
    };
}
function named(name, names) {
    return names.some((each) => each.toLowerCase() === name.toLowerCase());
}

;// CONCATENATED MODULE: ./doctor/upkeep-rules.js

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
        fix: `Add \`concurrency\` with \`group: plan-gate-\${{ github.event.pull_request.number || github.ref }}\`. Set no \`cancel-in-progress: true\`: a label would cancel the run of its own commit, and a cancelled job blocks. docs/workflows/layout-a.yml says when to cancel.`,
    })),
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
function ownJobs(setup) {
    return setup.workflows.flatMap((workflow) => {
        const jobs = new Set(gateUses(setup)
            .filter((use) => use.workflow === workflow)
            .map(({ job }) => job));
        return [...jobs].map((job) => ({ workflow, job }));
    });
}

;// CONCATENATED MODULE: ./doctor/group-rule.js



const SAME = [
    ...['workflow', 'job', 'event_name', 'base_ref', 'repository', 'repository_owner', 'repository_id'],
    ...['workflow_ref', 'server_url', 'event.action', 'event.repository', 'event.pull_request.base'],
    ...['event.merge_group.base_ref', 'event.workflow_run.event', 'event.workflow_run.name'],
    ...['event.workflow_run.workflow_id', 'event.workflow.name', 'event.workflow.id'],
].map((name) => `github.${name}`);
const OF_PULL_REQUESTS = ['github.head_ref', 'github.event.pull_request', 'github.event.number'];
const OF_THE_BASE = ['github.ref', 'github.ref_name', 'github.sha'];
const SAME_IN = {
    pull_request_target: [...SAME, ...OF_THE_BASE],
    merge_group: [...SAME, ...OF_PULL_REQUESTS],
    workflow_run: [...SAME, ...OF_PULL_REQUESTS, ...OF_THE_BASE],
};
const concurrencyShared = {
    id: 'concurrency-shared',
    title: 'one concurrency group for all pull requests',
    look(setup) {
        const groups = new Map(ownJobs(setup).flatMap(({ workflow, job }) => [workflow.concurrency, job.concurrency].flatMap((group) => {
            const event = group === null ? null : sharedIn(group, eventsOf(workflow, setup));
            return group === null || event === null
                ? []
                : [[group, { path: workflow.path, event, says: group.text }]];
        })));
        return [...groups].map(([group, { path, event, says }]) => ({
            effect: 'holds-up',
            path,
            line: group.line,
            message: `The concurrency group \`${says}\` is one and the same for every ${WHOSE[event] ?? 'pull request'}.`,
            why: 'GitHub keeps one run of a group waiting and cancels those that waited before: a check that is cancelled blocks its pull request until somebody runs it again, and in a queue throws it out.',
            fix: event === 'workflow_run'
                ? `Let the group name the commit: \`plan-gate-\${{ github.event.workflow_run.head_repository.id }}-\${{ github.event.workflow_run.head_sha }}\`.`
                : `Let the group name the pull request, or the queue's entry: \`plan-gate-\${{ github.event.pull_request.number || github.ref }}\`.`,
        }));
    },
};
const WHOSE = {
    merge_group: 'entry of a merge queue',
    workflow_run: 'run that a `workflow_run` follows',
};
function sharedIn({ text }, events) {
    if (!text.includes(`\${{`))
        return 'any';
    const paths = propertyPaths(text);
    const isSame = (event) => paths.every((path) => (SAME_IN[event] ?? SAME).some((same) => isWithin(path, same)));
    return events.find(isSame) ?? null;
}
function isWithin(path, property) {
    return touches(path, property) && path.split('.').length >= property.split('.').length;
}

// EXTERNAL MODULE: ./changes/scope.js + 3 modules
var scope = __webpack_require__(8357);
;// CONCATENATED MODULE: ./doctor/authored.js



const PULL_REQUEST = [
    ...['head', 'title', 'body', 'labels', 'merge_commit_sha', 'draft', 'commits', 'additions', 'deletions'],
    'changed_files',
];
const WORKFLOW_RUN = [
    ...['head_branch', 'head_sha', 'head_commit', 'head_repository', 'display_title', 'pull_requests.*.head'],
];
const OF_THE_PULL_REQUEST = [
    'github.head_ref',
    ...PULL_REQUEST.map((name) => `github.event.pull_request.${name}`),
    ...WORKFLOW_RUN.map((name) => `github.event.workflow_run.${name}`),
    ...['head_sha', 'head_ref', 'head_commit'].map((name) => `github.event.merge_group.${name}`),
    ...['label', 'after', 'changes', 'comment', 'review'].map((name) => `github.event.${name}`),
];
const OF_THE_RUN = ['ref', 'ref_name', 'sha', 'workflow_ref', 'workflow_sha'].map((name) => `github.${name}`);
function isAuthored(text, use, setup) {
    const waiting = [...propertyPaths(text)];
    if (waiting.length === 0)
        return false;
    const { workflow, job, step } = use;
    const events = eventsOf(workflow, setup);
    const runsOnTheirs = events.includes('pull_request') || events.includes('merge_group');
    const theirs = [
        ...OF_THE_PULL_REQUEST,
        ...(runsOnTheirs ? OF_THE_RUN : []),
        ...neededCaptures(use, setup).map((name) => `needs.${name.toLowerCase()}.outputs`),
    ];
    const scopes = [step.variables, job.variables, workflow.variables];
    const seen = new Set();
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const asked = path;
        if (theirs.some((each) => touches(asked, each)))
            return true;
        for (const name of namesOf(path, scopes)) {
            if (seen.has(name))
                continue;
            if (seen.size === MAX_VARIABLES)
                return true;
            seen.add(name);
            const value = scopes.find((scope) => scope.has(name))?.get(name);
            for (const each of propertyPaths(value?.text ?? ''))
                waiting.push(each);
        }
    }
    return false;
}
const MAX_VARIABLES = 100;
function namesOf(path, scopes) {
    const [context, name] = path.split('.');
    if (context !== 'env')
        return [];
    return name === undefined || name === '*' || name === '?' ? allNames(scopes) : [name];
}
function* allNames(scopes) {
    for (const scope of scopes)
        yield* scope.keys();
}

;// CONCATENATED MODULE: ./doctor/input-rules.js



const STEERING = [
    ...['plan', 'plan-ref', 'baseline', 'floor', 'slack', 'allow', 'protected', 'test-paths', 'warn-only'],
    ...[
        'if-no-plan',
        'run-checks',
        'retries',
        'mode',
        'check-name',
        'reuse',
        'working-directory',
        'cargo-args',
    ],
];
const inputFromPullRequest = {
    id: 'input-from-pull-request',
    title: 'the pull request decides what it is judged by',
    look: (setup) => judgingUses(setup).flatMap((use) => STEERING.flatMap((name) => {
        const { workflow, step } = use;
        const input = step.inputs.get(name);
        if (input === undefined || !isAuthored(input.text, use, setup))
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
const gateLoosened = {
    id: 'gate-loosened',
    title: 'inputs that let more pass than the plan says',
    look: (setup) => judgingUses(setup).flatMap((use) => [
        ...warned(use),
        ...widened(use),
        ...testsEverywhere(use),
        ...unprotected(use),
    ]),
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
    const covered = allow === undefined ? null : coverage(allow.text);
    if (allow !== undefined && covered !== null) {
        const message = `\`allow\` covers ${covered}.`;
        found.push({
            effect: 'lets-through',
            path: workflow.path,
            line: allow.line,
            message,
            why: 'A change there is never out of scope, whatever the plan says.',
            fix: 'Name the few files that may always change, such as Cargo.lock.',
        });
    }
    return found;
}
function testsEverywhere({ workflow, step }) {
    const input = step.inputs.get('test-paths');
    const covered = input === undefined ? null : coverage(input.text);
    if (input === undefined || covered === null)
        return [];
    return [
        {
            effect: 'lets-through',
            path: workflow.path,
            line: input.line,
            message: `\`test-paths\` counts ${covered} as tests.`,
            why: 'Whatever a chunk changes there is then the test that its plan asks for.',
            fix: 'Leave the input out, or name the folders and file names of tests alone.',
        },
    ];
}
const NOBODYS = [
    ['every file', 'a-file/that-nobody/ever-named'],
    ['whole source folders', 'src/nobody_named.rs', 'src/nobody/named.rs', 'crates/nobody/src/named.rs'],
    ['every file of a language', 'nobody/src/named.rs', 'nobody/src/named.py', 'nobody/src/named.ts'],
];
function coverage(text) {
    const compiled = (0,scope/* compileGlobs */.tI)(linesOf(text));
    if (!compiled.ok)
        return null;
    const { matches } = compiled.globs;
    return NOBODYS.find(([, ...files]) => files.some((file) => matches(file) !== null))?.[0] ?? null;
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

// EXTERNAL MODULE: ./plan/plan-files.js
var plan_files = __webpack_require__(5250);
// EXTERNAL MODULE: ./doctor/code-owners.js
var code_owners = __webpack_require__(6943);
// EXTERNAL MODULE: ./doctor/plan-branches.js
var plan_branches = __webpack_require__(7145);
// EXTERNAL MODULE: ./doctor/settings.js
var doctor_settings = __webpack_require__(1938);
;// CONCATENATED MODULE: ./doctor/required-checks.js




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

;// CONCATENATED MODULE: ./doctor/plan-folder-rule.js



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
const plan_folder_rule_STEERING = ['plan.v1.json', 'baseline.json', 'allowances.json'];
function unownedFolder(setup) {
    const { codeOwners, settings } = setup;
    const branches = settings.state === 'known' ? settings.value.branches : [];
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

// EXTERNAL MODULE: ./evidence/baseline.js
var baseline = __webpack_require__(6202);
// EXTERNAL MODULE: ./evidence/hash.js
var hash = __webpack_require__(6285);
;// CONCATENATED MODULE: ./doctor/plan-rules.js





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
function isOfAnother({ content }, pinned, { planFolder }) {
    if (!content.ok)
        return false;
    const hashes = (0,hash/* hashSnapshot */.F)(content.snapshot);
    if ((0,baseline/* pinsHashes */.nV)(pinned, hashes))
        return false;
    return planFolder.plans.some(({ result }) => result.ok && (0,baseline/* pinsHashes */.nV)(result.plan.baseline, hashes));
}
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

;// CONCATENATED MODULE: ./doctor/trigger-rules.js



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
    look: (setup) => [
        ...perWorkflow(setup, ({ workflow, trigger }) => trigger.filters
            .filter(({ kind }) => kind.startsWith('branches'))
            .flatMap((filter) => judgeFilter(filter, workflow, setup))),
        ...headFilters(setup),
    ],
};
function headFilters(setup) {
    const judging = new Set(judgingUses(setup).flatMap(({ workflow }) => entriesOf(workflow, setup).map((entry) => entry.workflow)));
    return [...judging].flatMap(({ path, triggers }) => triggers
        .filter(({ event }) => event === 'workflow_run')
        .flatMap(({ filters }) => filters)
        .filter(({ kind, values }) => kind.startsWith('branches') && values.join() !== '**')
        .map(({ kind, line }) => ({
        effect: 'holds-up',
        path,
        line,
        message: `\`workflow_run\` has a filter \`${kind}\`, which goes by the head branch and not by the base.`,
        why: 'Pull requests from branches that it leaves out are never judged, and their check never comes.',
        fix: `Remove \`${kind}\`; filter where the workflow that is followed starts, by the base.`,
    })));
}
function areApart(one, other) {
    const [first, second] = [one, other].map(({ filters }) => filters.find(({ kind }) => kind === 'branches')?.values ?? null);
    if (!first || !second || [...first, ...second].some((value) => /[[\]+!\\?]/.test(value)))
        return false;
    const isTaken = (values, globs) => {
        const compiled = (0,scope/* compileGlobs */.tI)(globs);
        return !compiled.ok || values.some((value) => compiled.globs.matches(value) !== null);
    };
    return !isTaken(first, second) && !isTaken(second, first);
}
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
function perWorkflow(setup, look) {
    return decidingWorkflows(setup).flatMap(look);
}

;// CONCATENATED MODULE: ./doctor/posting-rules.js





const checkNameShared = {
    id: 'check-name-shared',
    title: 'several judgements under one check name',
    look(setup) {
        const uses = judgingUses(setup).filter(postsCheckRun);
        const postings = uses.flatMap((use) => postingsOf(use, setup));
        const kept = new Map();
        const found = new Map();
        for (const use of uses)
            if (isRepeated(use, setup))
                found.set(use, legs(use));
        for (const posting of postings) {
            const { use, event, trigger } = posting;
            const key = `${checkName(use.step).toLowerCase()}\n${event}`;
            const others = kept.get(key) ?? [];
            const other = others.find((each) => !areApart(each.trigger, trigger));
            if (other === undefined)
                kept.set(key, [...others, posting]);
            else if (!found.has(use) && !found.has(other.use))
                found.set(use, overwritten(posting, other));
        }
        return [...found.values()];
    },
};
const WHY = 'A commit has one check of a name, and the judgement that ends last overwrites the others: where they differ, in inputs or evidence, a success can stand in for a failure.';
function overwritten({ use, start }, other) {
    const { workflow, job, step } = use;
    const name = checkName(step);
    const place = { path: workflow.path, line: step.line };
    if (use === other.use) {
        const message = `Job \`${job.id}\` judges a pull request more than once as \`${name}\`: through ${other.start.path} and ${start === other.start ? 'again through it' : `through ${start.path}`}.`;
        const fix = 'Let one workflow start it: one `name` in `workflow_run`, which one workflow here has.';
        return { effect: 'lets-through', ...place, message, why: WHY, fix };
    }
    const where = other.use.job === job ? 'an earlier step there' : `job \`${other.use.job.id}\``;
    const message = `Job \`${job.id}\` judges as \`${name}\`, as does ${where}${other.use.workflow === workflow ? '' : ` in ${other.use.workflow.path}`}.`;
    const fix = 'Give each its own `check-name`, and require them all, or remove one.';
    return { effect: 'lets-through', ...place, message, why: WHY, fix };
}
function legs({ workflow, job, step }) {
    return {
        effect: 'lets-through',
        path: workflow.path,
        line: step.line,
        message: `Every leg of a matrix judges as \`${checkName(step)}\` in job \`${job.id}\`.`,
        why: WHY,
        fix: `Judge once, in a job without a matrix that gets the evidence of all legs, or let \`check-name\` name the leg and require each.`,
    };
}
function isRepeated({ workflow, job, step }, setup) {
    const paths = propertyPaths(inputOf(step, 'check-name'));
    const callers = entriesOf(workflow, setup).flatMap((entry) => entry.callers);
    return ((job.hasMatrix && !paths.some((path) => /^(?:matrix|strategy)(?:\.|$)/.test(path))) ||
        (paths.length === 0 && callers.some((caller) => caller.job.hasMatrix)));
}
function postingsOf(use, setup) {
    if (checkName(use.step).includes(`\${{`))
        return [];
    return entriesOf(use.workflow, setup).flatMap((entry) => {
        const direct = entry.workflow.triggers.flatMap((trigger) => started(trigger, entry.workflow, use));
        const after = entry.workflow.triggers.filter(({ event }) => event === 'workflow_run');
        const sources = after.length > 0 && !choosesItsRun(use, entry) ? sourcesOf(entry.workflow, setup) : [];
        const followed = sources.flatMap((start) => start.triggers.flatMap((trigger) => started(trigger, start, use)));
        const isRun = (posting) => !isExcluded(posting, entry, followed.includes(posting));
        return [...direct, ...followed].filter(isRun);
    });
}
function started(trigger, start, use) {
    const event = trigger.event === 'pull_request_target' ? 'pull_request' : trigger.event;
    return event === 'pull_request' || event === 'merge_group' ? [{ use, event, trigger, start }] : [];
}
function isExcluded({ use, trigger }, entry, isFollowed) {
    const run = isFollowed
        ? { event_name: 'workflow_run', 'event.workflow_run.event': trigger.event }
        : { event_name: trigger.event };
    return conditionsOf(use, entry).some((condition) => excludes(condition, run));
}
function choosesItsRun(use, entry) {
    return conditionsOf(use, entry).some((condition) => /github\.event\.(?:workflow_run\.(?:name|path|workflow_id)|workflow\.)/i.test(condition));
}
function conditionsOf({ job, step }, { callers }) {
    const all = [job.condition, step.condition, ...callers.map((caller) => caller.job.condition)];
    return all.flatMap((condition) => (condition === null ? [] : [condition.text]));
}

;// CONCATENATED MODULE: ./doctor/presence-rules.js

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

;// CONCATENATED MODULE: ./doctor/reuse-rule.js

const reuseFromCache = {
    id: 'reuse-from-cache',
    title: 'evidence is taken over from a cache',
    look: (setup) => gateUses(setup)
        .filter(({ mode, step }) => mode === 'capture' && inputOf(step, 'reuse').trim() === 'on')
        .filter(({ workflow }) => workflow.triggers.some(({ event }) => event === 'pull_request'))
        .filter(({ job }) => job.steps.some((step) => runsAction(step, 'actions/cache')))
        .map(({ workflow, job, step }) => ({
        effect: 'hint',
        path: workflow.path,
        line: step.inputs.get('reuse')?.line ?? step.line,
        message: `Job \`${job.id}\` takes over evidence from a cache under \`pull_request\`.`,
        why: 'An earlier commit of the same pull request can put forged evidence into that cache, where no diff that is reviewed shows it.',
        fix: 'Leave `reuse` off unless everybody who opens pull requests may be trusted with the repository; docs/many-machines.md tells more.',
    })),
};

;// CONCATENATED MODULE: ./doctor/standing-rules.js




const withdrawMissing = {
    id: 'withdraw-missing',
    title: 'nothing takes back what a commit got for another base',
    look(setup) {
        const withdrawing = withdrawingUses(setup);
        return judgingUses(setup)
            .filter(postsCheckRun)
            .filter((use, index, all) => all.findIndex(({ job }) => job === use.job) === index)
            .flatMap((use) => {
            const lacking = entriesOf(use.workflow, setup).flatMap((entry) => waits(use, entry, setup));
            const way = lacking.find((each) => !isWithdrawn(use, each, setup, withdrawing));
            return way === undefined ? [] : [notWithdrawn(use, way, setup)];
        });
    },
};
function waits({ job }, { workflow, callers }, setup) {
    const needs = job.needs.length > 0 || callers.some((caller) => caller.job.needs.length > 0);
    const sources = workflow.triggers.some(({ event }) => event === 'workflow_run')
        ? sourcesOf(workflow, setup).filter(startsOnPullRequest)
        : [];
    const found = needs && startsOnPullRequest(workflow) ? ['needs'] : [];
    return sources.length > 0 ? [...found, { after: sources }] : found;
}
function startsOnPullRequest({ triggers }) {
    return triggers.some(({ event }) => PULL_REQUEST_EVENTS.includes(event));
}
function withdrawingUses(setup) {
    return gateUses(setup).filter((use) => inputOf(use.step, 'mode').trim() === 'withdraw' && postsCheckRun(use));
}
function isWithdrawn(judging, way, setup, withdrawing) {
    return withdrawing.some((use) => {
        if (checkName(use.step).toLowerCase() !== checkName(judging.step).toLowerCase())
            return false;
        const conditions = [use.job.condition, use.step.condition].flatMap((each) => each?.text ?? []);
        return entriesOf(use.workflow, setup).some(({ workflow }) => way === 'needs'
            ? startsOnPullRequest(workflow) &&
                use.job.needs.length === 0 &&
                !conditions.some((each) => excludes(each, { event_name: 'pull_request' }))
            : followsAtOnce(workflow, way.after, setup) &&
                !conditions.some((each) => excludes(each, { event_name: 'workflow_run', 'event.action': 'requested' })));
    });
}
function followsAtOnce(workflow, sources, setup) {
    const isEarly = workflow.triggers.some(({ event, types }) => event === 'workflow_run' && (types === null || types.includes('requested')));
    const followed = sourcesOf(workflow, setup);
    return isEarly && sources.every((source) => followed.includes(source));
}
function notWithdrawn({ workflow, job, step }, way, setup) {
    const name = checkName(step);
    const [what, fix] = way === 'needs'
        ? [
            'other jobs',
            'Add a job on `pull_request` that needs none, as in layout B, with `mode: withdraw`, `pull-requests: read` and `checks: write`.',
        ]
        : [
            'another run',
            'Add `requested` to the types of `workflow_run`, and for it a job with `mode: withdraw`, `pull-requests: read` and `checks: write`, as in layout C.',
        ];
    return {
        effect: isRequired(name, setup) === true ? 'lets-through' : 'hint',
        path: workflow.path,
        line: job.line,
        message: `Job \`${job.id}\` waits for ${what} before it judges, and no job with \`mode: withdraw\` takes back check \`${name}\` meanwhile.`,
        why: 'A check belongs to a commit: a success that the commit got for another base or another pull request shows for this one until the gate begins, and lets it merge.',
        fix,
    };
}
function isRequired(name, { settings }) {
    if (settings.state !== 'known')
        return null;
    const { branches } = settings.value;
    if (branches.some(({ requiredChecks }) => requiredChecks?.some(({ context }) => context === name)))
        return true;
    return branches.every(({ requiredChecks }) => requiredChecks !== null) ? false : null;
}
const downloadMayFail = {
    id: 'download-may-fail',
    title: 'the gate does not run where the evidence is missing',
    look: (setup) => evidenceUses(setup).flatMap((use) => {
        const { workflow, job, step } = use;
        if (outlivesFailure(step.condition?.text ?? ''))
            return [];
        const before = job.steps.slice(0, job.steps.indexOf(step));
        const download = before.find((each) => isDownload(each) && !isTolerated(each));
        if (download === undefined)
            return [];
        const effect = ofNoVerdict(use, setup);
        return [
            {
                effect,
                path: workflow.path,
                line: download.line,
                message: `Job \`${job.id}\` ends before the gate's step where there is no evidence to download.`,
                why: CONSEQUENCE[effect],
                fix: 'Set `continue-on-error: true` on the download: the gate itself fails where evidence is missing, and says so.',
            },
        ];
    }),
};
const CONSEQUENCE = {
    'lets-through': 'No verdict is posted then, and a success that the commit got for another base or another pull request stays. The code that is captured can see to it that there is no evidence.',
    'holds-up': 'No verdict is posted then: the check never comes, and nothing says why.',
    hint: 'The job fails then without a verdict, and nothing says why.',
};
function ofNoVerdict(use, setup) {
    if (!postsCheckRun(use) || isRequired(checkName(use.step), setup) === false)
        return 'hint';
    const ways = entriesOf(use.workflow, setup).flatMap((entry) => waits(use, entry, setup));
    const withdrawing = withdrawingUses(setup);
    return ways.every((way) => isWithdrawn(use, way, setup, withdrawing)) ? 'holds-up' : 'lets-through';
}
function isDownload(step) {
    const isCommand = step.run !== null && /\bgh run download\b/.test(step.run.text);
    return isCommand || runsAction(step, 'actions/download-artifact', 'dawidd6/action-download-artifact');
}
function isTolerated({ continueOnError, run }) {
    const isMasked = run !== null && /\bgh run download\b[^\n]*\|\|/.test(run.text);
    return isMasked || (continueOnError !== null && continueOnError.text.trim() !== 'false');
}

;// CONCATENATED MODULE: ./doctor/token-rules.js



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
function withoutCheckRun(name, job, { settings }) {
    const branches = settings.state === 'known' ? settings.value.branches : [];
    const required = branches
        .flatMap(({ requiredChecks }) => requiredChecks ?? [])
        .map(({ context }) => context);
    if (required.includes(name) && job.name !== name)
        return 'holds-up';
    return required.includes(job.name) ? null : 'hint';
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

;// CONCATENATED MODULE: ./doctor/trust-rules.js

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
function isPinned(uses) {
    if (/^(?:\.|\$)\//.test(uses) || uses === '.' || uses === '$')
        return true;
    if (uses.startsWith('docker://'))
        return /@sha256:[0-9a-f]{64}$/.test(uses);
    return /@[0-9a-f]{40}$/.test(uses);
}
const placeholderCommit = {
    id: 'placeholder-commit',
    title: 'plan-gate at a commit that is none',
    look: (setup) => gateUses(setup).flatMap(({ workflow, step }) => {
        const { uses } = step;
        const [, name, digit] = /^(.*)@([0-9a-f])\2{39}$/.exec(uses?.text ?? '') ?? [];
        if (uses === null || name === undefined || digit === undefined)
            return [];
        return [
            {
                effect: 'holds-up',
                path: workflow.path,
                line: uses.line,
                message: `\`${name}@${digit.repeat(4)}…\` is no commit: in the layouts it holds the place of the one that you choose.`,
                why: 'GitHub finds no action there, so that the job fails before plan-gate begins, and its check never comes.',
                fix: `Write the 40 hex digits of a release's commit in its place, with the version as a comment: \`${name}@<sha> # v1.2.3\`. \`plan-gate init\` fills it in where it runs from a checkout of plan-gate.`,
            },
        ];
    }),
};

;// CONCATENATED MODULE: ./doctor/rules.js

















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
    checkNameShared,
    withdrawMissing,
    historyMissing,
    captureUnused,
    reuseFromCache,
    evidenceResultMissing,
    evidenceResultEmpty,
    downloadMayFail,
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
    placeholderCommit,
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

/***/ 1938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ACTIONS_APP_ID),
/* harmony export */   p: () => (/* binding */ readBranch)
/* harmony export */ });
/* harmony import */ var _parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4991);

const ACTIONS_APP_ID = 15_368;
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
function classicProtection({ branch, protection }) {
    if (protection.state === 'known')
        return (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(protection.value) ?? NO_PROTECTION;
    if (branch.state !== 'known')
        return null;
    return (0,_parsers_github_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(branch.value)?.protected === true ? null : NO_PROTECTION;
}
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

/***/ 4991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OM: () => (/* binding */ stringField),
/* harmony export */   QT: () => (/* binding */ countField),
/* harmony export */   qY: () => (/* binding */ asRecord)
/* harmony export */ });
/* unused harmony exports objectIdField, pathProblem */

function asRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}
function stringField(record, name) {
    const value = record?.[name];
    return typeof value === 'string' ? value : null;
}
function countField(record, name) {
    const value = record?.[name];
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
function objectIdField(record, name) {
    const value = stringField(record, name);
    return value !== null && isObjectId(value) ? value : null;
}
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
