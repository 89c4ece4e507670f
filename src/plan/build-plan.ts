import { type JsonNode, memberOf, type PlainJson, textOf, toPlain } from './json-tree.js';
import type { AcceptanceItem, Chunk, Feature, PartialPlan, Plan, PlanBaseline, PlanCheck } from './plan.js';
import { FIELDS, MAX_REVISION } from './plan-fields.js';
import { integerOf } from './rules-check.js';

/**
 * A plan document as schema and rules leave it: what may be absent still is, and `null` may stand for absent.
 */
interface PlanDocument extends Omit<Plan, 'acceptance' | 'chunks'> {
  readonly acceptance: readonly (({ readonly kind: 'check' } & CheckDocument) | AssertionItem)[];
  readonly chunks: readonly ChunkDocument[];
}

type AssertionItem = Extract<AcceptanceItem, { readonly kind: 'assertion' }>;

interface CheckDocument {
  readonly desc: string;
  readonly run: string;
  readonly cwd?: string | null;
  readonly expect_exit?: number | null;
}

interface ChunkDocument extends Omit<Chunk, 'checks' | 'deps' | 'assertions' | 'requires_tests'> {
  readonly checks: readonly CheckDocument[];
  readonly deps?: readonly string[];
  readonly assertions?: readonly string[];
  readonly requires_tests?: boolean;
}

/**
 * The plan of a document in which nothing is wrong, its fields in the order of the field table and its
 * defaults filled in.
 */
export function buildPlan(root: JsonNode): Plan {
  const document = asPlanDocument(toPlain(root));
  return {
    schema_version: document.schema_version,
    plan_rev: document.plan_rev,
    intent_rev: document.intent_rev,
    feature: buildFeature(document.feature),
    baseline: buildBaseline(document.baseline),
    acceptance: document.acceptance.map(buildAcceptanceItem),
    chunks: document.chunks.map(buildChunk),
  };
}

/** Only for a document that the schema's validator has passed: this is where unknown data gets its type. */
function asPlanDocument(value: PlainJson): PlanDocument {
  return value as unknown as PlanDocument;
}

function buildFeature(feature: Feature): Feature {
  return {
    slug: feature.slug,
    source_branch: feature.source_branch,
    integration_branch: feature.integration_branch,
  };
}

function buildBaseline(baseline: PlanBaseline): PlanBaseline {
  return {
    ref: baseline.ref,
    commit_oid: baseline.commit_oid,
    toolchain: baseline.toolchain,
    test_passlist_hash: baseline.test_passlist_hash,
    clippy_warnings_hash: baseline.clippy_warnings_hash,
    enumerated_targets_hash: baseline.enumerated_targets_hash,
  };
}

function buildAcceptanceItem(item: PlanDocument['acceptance'][number]): AcceptanceItem {
  if (item.kind === 'assertion') return { kind: 'assertion', desc: item.desc };
  return { kind: 'check', ...buildCheck(item) };
}

function buildCheck(check: CheckDocument): PlanCheck {
  return {
    desc: check.desc,
    run: check.run,
    ...(typeof check.cwd === 'string' && { cwd: check.cwd }),
    ...(typeof check.expect_exit === 'number' && { expect_exit: check.expect_exit }),
  };
}

function buildChunk(chunk: ChunkDocument): Chunk {
  return {
    id: chunk.id,
    title: chunk.title,
    deps: chunk.deps ?? [],
    tier: chunk.tier,
    brief: chunk.brief,
    files_touched: chunk.files_touched,
    checks: chunk.checks.map(buildCheck),
    assertions: chunk.assertions ?? [],
    requires_tests: chunk.requires_tests ?? false,
  };
}

/** What a refused document, or the part of it that could be read, says of whose plan it is. */
export function partialPlan(root: JsonNode | undefined): PartialPlan {
  const revision = memberOf(root, 'plan_rev');
  const plan_rev = revision?.kind === 'number' ? integerOf(revision) : null;
  const feature = memberOf(root, 'feature');
  const [slug, source_branch, integration_branch] = FIELDS.feature.map((field) =>
    textOf(memberOf(feature, field)),
  );
  return {
    ...(plan_rev !== null && plan_rev >= 0 && plan_rev <= MAX_REVISION && { plan_rev }),
    ...(slug !== undefined &&
      source_branch !== undefined &&
      integration_branch !== undefined && { feature: { slug, source_branch, integration_branch } }),
  };
}
