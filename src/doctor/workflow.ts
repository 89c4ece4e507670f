import {
  entryAt,
  parseYaml,
  textsBelow,
  textsOf,
  valueAt,
  type YamlMap,
  type YamlNode,
  type YamlText,
} from './yaml-tree.js';

/** A workflow file, as far as the rules look at it. Lines are 1-based. */
export interface Workflow {
  readonly path: string;
  /** What GitHub shows and `workflow_run` names: `name`, else the path. */
  readonly name: string;
  readonly triggers: readonly Trigger[];
  /** `null` where the file says nothing, so that the repository's default holds. */
  readonly permissions: Permissions | null;
  readonly concurrency: YamlText | null;
  readonly cacheMode: string | null;
  /** Texts of the workflow's own `env`. */
  readonly environment: readonly YamlText[];
  readonly variables: Variables;
  readonly jobs: readonly Job[];
  /** Line of `on`. */
  readonly line: number;
}

export interface Trigger {
  readonly event: string;
  readonly line: number;
  /** `null` where the default types hold. */
  readonly types: readonly string[] | null;
  readonly filters: readonly Filter[];
  /** What a `workflow_run` waits for. */
  readonly workflows: readonly YamlText[];
}

export interface Filter {
  readonly kind: 'paths' | 'paths-ignore' | 'branches' | 'branches-ignore';
  readonly values: readonly string[];
  readonly line: number;
}

/** What a token may do: a level for every scope, or one a scope with `none` for the others. */
export interface Permissions {
  readonly all: 'read' | 'write' | null;
  readonly scopes: ReadonlyMap<string, string>;
  readonly line: number;
}

export interface Job {
  readonly id: string;
  /** What its check run is called. */
  readonly name: string;
  readonly line: number;
  readonly condition: YamlText | null;
  readonly needs: readonly string[];
  readonly permissions: Permissions | null;
  readonly continueOnError: YamlText | null;
  readonly hasTimeout: boolean;
  /** Its group. */
  readonly concurrency: YamlText | null;
  readonly runsOn: readonly YamlText[];
  readonly hasMatrix: boolean;
  readonly cacheMode: string | null;
  /** The workflow that this job calls instead of having steps. */
  readonly calls: YamlText | null;
  readonly steps: readonly Step[];
  readonly variables: Variables;
  /** Every text in the job. */
  readonly texts: readonly YamlText[];
  /** Line of `secrets: inherit`. */
  readonly inheritsSecrets: number | null;
}

export interface Step {
  readonly line: number;
  readonly uses: YamlText | null;
  readonly run: YamlText | null;
  readonly condition: YamlText | null;
  readonly continueOnError: YamlText | null;
  /** By name in lower case, as GitHub reads them. */
  readonly inputs: ReadonlyMap<string, YamlText>;
  readonly variables: Variables;
}

/** What `env` sets right there, by name in lower case, as expressions read them. */
export type Variables = ReadonlyMap<string, YamlText>;

/** A workflow file that could not be read as one. `tooMuch`: a limit of plan-gate's, so that GitHub may run it all the same. */
export interface UnreadableWorkflow {
  readonly path: string;
  readonly line: number;
  readonly reason: string;
  readonly tooMuch: boolean;
}

export type WorkflowResult =
  | { readonly ok: true; readonly workflow: Workflow }
  | { readonly ok: false; readonly problem: UnreadableWorkflow };

/** Reads a workflow file: strict about YAML, and about `on` and `jobs` being there; deaf to keys that it does not know. */
export function parseWorkflow(path: string, text: string): WorkflowResult {
  const yaml = parseYaml(text);
  if (!yaml.ok)
    return { ok: false, problem: { path, line: yaml.line, reason: yaml.reason, tooMuch: yaml.tooMuch } };
  const { root } = yaml;
  const on = entryAt(root, 'on');
  const jobs = valueAt(root, 'jobs');
  if (on === null || jobs?.kind !== 'map') {
    const lacks = on === null ? '`on`' : '`jobs`';
    return {
      ok: false,
      problem: {
        path,
        line: root.line,
        reason: `it has no ${lacks}, so that it is no workflow`,
        tooMuch: false,
      },
    };
  }
  const workflow: Workflow = {
    path,
    name: textAt(root, 'name')?.text ?? path,
    triggers: readTriggers(on.value),
    permissions: readPermissions(root),
    concurrency: readGroup(root),
    cacheMode: textAt(root, 'cache-mode')?.text ?? null,
    environment: textsBelow(valueAt(root, 'env') ?? NOTHING),
    variables: readTexts(root, 'env'),
    jobs: readJobs(jobs),
    line: on.line,
  };
  return { ok: true, workflow };
}

const NOTHING: YamlNode = { kind: 'list', items: [], line: 1 };

function textAt(node: YamlNode | null, key: string): YamlText | null {
  const value = valueAt(node, key);
  return value?.kind === 'text' && value.text !== '' ? value : null;
}

function readTriggers(on: YamlNode): readonly Trigger[] {
  if (on.kind !== 'map') {
    return textsOf(on).map(({ text, line }) => ({
      event: text,
      line,
      types: null,
      filters: [],
      workflows: [],
    }));
  }
  return on.entries.map(({ key, line, value }) => {
    const types = valueAt(value, 'types');
    return {
      event: key,
      line,
      types: types === null ? null : textsOf(types).map(({ text }) => text),
      filters: FILTERS.flatMap((kind) => readFilter(value, kind)),
      workflows: textsOf(valueAt(value, 'workflows')),
    };
  });
}

const FILTERS = ['paths', 'paths-ignore', 'branches', 'branches-ignore'] as const;

function readFilter(value: YamlNode, kind: Filter['kind']): readonly Filter[] {
  const entry = entryAt(value, kind);
  return entry === null
    ? []
    : [{ kind, values: textsOf(entry.value).map(({ text }) => text), line: entry.line }];
}

function readPermissions(node: YamlNode): Permissions | null {
  const entry = entryAt(node, 'permissions');
  if (entry === null) return null;
  const { value, line } = entry;
  const all = value.kind === 'text' ? /^(read|write)-all$/.exec(value.text)?.[1] : undefined;
  const scopes = value.kind === 'map' ? value.entries : [];
  return {
    all: all === 'read' || all === 'write' ? all : null,
    scopes: new Map(scopes.map((scope) => [scope.key, scope.value.kind === 'text' ? scope.value.text : ''])),
    line,
  };
}

function readGroup(node: YamlNode): YamlText | null {
  return textAt(node, 'concurrency') ?? textAt(valueAt(node, 'concurrency'), 'group');
}

function readJobs(jobs: YamlMap): readonly Job[] {
  return jobs.entries.map(({ key, line, value }) => {
    const steps = valueAt(value, 'steps');
    const secrets = entryAt(value, 'secrets');
    const inherits = secrets?.value.kind === 'text' && secrets.value.text === 'inherit';
    return {
      id: key,
      name: textAt(value, 'name')?.text ?? key,
      line,
      condition: textAt(value, 'if'),
      needs: textsOf(valueAt(value, 'needs')).map(({ text }) => text),
      permissions: readPermissions(value),
      continueOnError: textAt(value, 'continue-on-error'),
      hasTimeout: valueAt(value, 'timeout-minutes') !== null,
      concurrency: readGroup(value),
      runsOn: textsBelow(valueAt(value, 'runs-on') ?? NOTHING),
      hasMatrix: valueAt(valueAt(value, 'strategy'), 'matrix') !== null,
      cacheMode: textAt(value, 'cache-mode')?.text ?? null,
      calls: textAt(value, 'uses'),
      steps: steps?.kind === 'list' ? steps.items.map(readStep) : [],
      variables: readTexts(value, 'env'),
      texts: textsBelow(value),
      inheritsSecrets: inherits ? (secrets?.line ?? null) : null,
    };
  });
}

function readStep(step: YamlNode): Step {
  return {
    line: step.line,
    uses: textAt(step, 'uses'),
    run: textAt(step, 'run'),
    condition: textAt(step, 'if'),
    continueOnError: textAt(step, 'continue-on-error'),
    inputs: readTexts(step, 'with'),
    variables: readTexts(step, 'env'),
  };
}

/** The texts of a map by their keys in lower case. */
function readTexts(node: YamlNode, key: string): ReadonlyMap<string, YamlText> {
  const map = valueAt(node, key);
  const given = map?.kind === 'map' ? map.entries : [];
  return new Map(
    given.flatMap((entry) =>
      entry.value.kind === 'text' ? [[entry.key.toLowerCase(), entry.value] as const] : [],
    ),
  );
}
