/** A plan (schema v3) after validation. Field names are the document's own. */
export interface Plan {
  readonly schema_version: 3;
  /** u32; revision of this plan. */
  readonly plan_rev: number;
  readonly intent_rev: number;
  readonly feature: Feature;
  readonly baseline: PlanBaseline;
  readonly acceptance: readonly AcceptanceItem[];
  readonly chunks: readonly Chunk[];
}

/** What a pull request is in its plan's terms (spec.md section 1, "Which"). */
export type PullRequestKind = 'chunk' | 'feature' | 'plan';

export interface Feature {
  readonly slug: string;
  readonly source_branch: string;
  readonly integration_branch: string;
}

/** What the plan pins of the baseline: provenance and three hashes (`sha256:<hex>`). */
export interface PlanBaseline {
  readonly ref: string;
  readonly commit_oid: string;
  readonly toolchain: string;
  readonly test_passlist_hash: string;
  readonly clippy_warnings_hash: string;
  readonly enumerated_targets_hash: string;
}

export interface PlanCheck {
  readonly desc: string;
  /** A command line for `sh -c`. */
  readonly run: string;
  /** Repository-relative folder; the root when absent (`null` in the document means absent). */
  readonly cwd?: string;
  /** 0..255; 0 when absent. */
  readonly expect_exit?: number;
}

export type AcceptanceItem =
  | ({ readonly kind: 'check' } & PlanCheck)
  | { readonly kind: 'assertion'; readonly desc: string };

export interface Chunk {
  readonly id: string;
  readonly title: string;
  readonly tier: 'code' | 'mid' | 'high';
  readonly brief: string;
  readonly files_touched: readonly string[];
  readonly checks: readonly PlanCheck[];
  /** Empty when absent. */
  readonly deps: readonly string[];
  readonly assertions: readonly string[];
  /** False when absent. */
  readonly requires_tests: boolean;
}

/** Everything that can be wrong with a plan document; spec.md section 1 has the rule behind each. */
export const PROBLEM_CODES = [
  'json',
  'duplicate_key',
  'not_object',
  'schema_version_missing',
  'schema_version_not_int',
  'unsupported_schema_version',
  'malformed',
  'unknown_field',
  'empty_string',
  'acceptance_empty',
  'acceptance_no_check',
  'chunks_empty',
  'invalid_chunk_id',
  'duplicate_chunk_id',
  'unknown_dep',
  'duplicate_dep',
  'chunk_no_check',
  'chunk_no_files',
  'unsafe_path',
  'unsafe_cwd',
  'expect_exit_out_of_range',
  'dependency_cycle',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** One thing wrong with a plan document. */
export interface Problem {
  readonly code: ProblemCode;
  /** JSON pointer (RFC 6901) of the value at fault; empty for the document. */
  readonly pointer: string;
  /** 1-based line and column in the file; the column counts UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type PlanResult =
  | {
      readonly ok: true;
      readonly plan: Plan;
      /** Where each check's command stands in the file, by the check's JSON pointer: 1-based lines. */
      readonly checkLines?: ReadonlyMap<string, number>;
    }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[] /** What could still be read, to tell whose plan it is. */;
      readonly partial: PartialPlan;
    };

/** The fields that say whom a plan governs, where a broken document still holds them as the right types. */
export interface PartialPlan {
  readonly plan_rev?: number;
  readonly feature?: Feature;
}
