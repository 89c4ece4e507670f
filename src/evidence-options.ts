import { type LabelledPath, type LabelledPaths, parseLabelledPaths } from './evidence/labels.js';
import type { Reuse } from './evidence/reuse.js';
import { oneOf, type SayName, sayInput } from './inputs.js';
import { named } from './plan/wording.js';

/** The settings of files that were captured before, by their name in `action.yml` (and, with `--`, on the command line). */
export type EvidenceInputName = 'evidence' | 'baseline' | 'reuse';

export const EVIDENCE_DEFAULTS: Readonly<Record<EvidenceInputName, string>> = {
  evidence: '',
  baseline: '',
  reuse: 'off',
};

export interface EvidenceOptions {
  /** Files and folders of evidence; either all have a label or none. Empty where none are named. */
  readonly evidence: readonly LabelledPath[];
  /** Path of the baseline file; `null` where none is named, or where there are labels. */
  readonly baseline: string | null;
  /** For each label the path of its baseline in the repository, at the plan ref; those not in it have theirs beside the plan. */
  readonly labelBaselines: ReadonlyMap<string, string>;
  readonly reuse: Reuse;
}

/** Parses the settings; what is wrong is added to `problems`, whole sentences. */
export function parseEvidenceOptions(
  text: (name: EvidenceInputName) => string,
  problems: string[],
  say: SayName = sayInput,
): EvidenceOptions {
  const entriesOf = (name: 'evidence' | 'baseline', several: boolean) =>
    entries(parseLabelledPaths(text(name), { said: say(name), several }), problems);
  const evidence = entriesOf('evidence', true);
  const baselines = entriesOf('baseline', false);
  if (evidence !== null && baselines !== null) problems.push(...mismatches(evidence, baselines, say));
  const [baseline] = baselines ?? [];
  return {
    evidence: evidence ?? [],
    baseline: baseline?.label === null ? baseline.path : null,
    labelBaselines: new Map(
      (baselines ?? []).flatMap(({ label, path }) => (label === null ? [] : [[label, path]])),
    ),
    reuse: oneOf(say('reuse'), text('reuse').trim() || EVIDENCE_DEFAULTS.reuse, ['off', 'on'], problems),
  };
}

/** `null` where they can't be used. */
function entries(parsed: LabelledPaths, problems: string[]): readonly LabelledPath[] | null {
  if (parsed.ok) return parsed.entries;
  problems.push(...parsed.problems);
  return null;
}

/** A baseline is one label's exactly when evidence is. */
function mismatches(
  evidence: readonly LabelledPath[],
  baselines: readonly LabelledPath[],
  say: SayName,
): readonly string[] {
  const labels = new Set(evidence.map(({ label }) => label));
  const [first] = baselines;
  if (first === undefined || labels.size === 0) {
    return first === undefined || first.label === null
      ? []
      : [
          `${say('baseline')} has labels, but there is no evidence of any. Name the evidence by the same labels.`,
        ];
  }
  if (labels.has(null)) {
    return first.label === null
      ? []
      : [
          `${say('baseline')} has labels, but ${say('evidence').replace(/^I/, 'i')} has none. Give both the same labels, or none.`,
        ];
  }
  if (first.label === null) {
    return [
      `${say('baseline')} has no label, but ${say('evidence').replace(/^I/, 'i')} has. Name one file for each label (\`label=path\`), or leave it empty: then \`baseline.<label>.json\` beside the plan is taken.`,
    ];
  }
  return baselines
    .filter(({ label }) => !labels.has(label))
    .map(
      ({ label }) =>
        `${say('baseline')} names the label ${named(label ?? '')}, of which there is no evidence. Take it out, or name its evidence.`,
    );
}
