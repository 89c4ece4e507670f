const OVERVIEW = `plan-gate: may this change merge under its plan?

Usage: plan-gate COMMAND [options]

Commands:
  check      gate a change in a local repository, as the action would
  validate   list every problem of plan files
  hash       hash a list of strings, or the three sets of a snapshot
  demo       watch plan-gate let one sample change through and stop another

plan-gate COMMAND --help tells more. Exit codes: 0 success, 1 the gate failed, 2 could not judge or misuse.
`;

const CHECK = `Usage: plan-gate check --base BRANCH [options]

Gates the change from the merge base of --base and --head to --head.

  --base BRANCH         what the change is to be merged into; for a chunk, the plan's integration branch
  --head REF            the change (default: HEAD)
  --chunk ID            the chunk that the change works on, where the branch name does not say it
  --plan PATH           a path or glob that replaces the search below .taskfleet/
  --plan-ref REF        read the plan here instead of at the tip of the base
  --floor on|off        off: judge without evidence from running the code (default: on)
  --format FORMAT       terminal, json or markdown (default: terminal)
  --repo DIR            the repository (default: the current folder)
  --base-branch NAME    the branch that --base stands for, where --base is a commit
  --head-branch NAME    the branch that --head stands for, where --head is a commit
  --label LABEL         a label that the pull request would carry, such as chunk:bucket (may be repeated)
  --slack N             out-of-scope files that are tolerated (default: 0)
  --allow GLOB          always in scope (may be repeated)
  --protected GLOB      opened only by a literal entry of the plan; replaces the default list (may be repeated)
  --test-paths GLOB     files that are tests; replaces the default list (may be repeated)
  --warn-only GATE      errors of this gate count as warnings (may be repeated)
  --if-no-plan fail|pass  what a change that no plan governs comes to (default: fail)

Examples:
  plan-gate check --base feat/rate-limiter --floor off
  plan-gate check --base feat/rate-limiter --head rate-limiter/chunk-bucket --floor off --format json
`;

const VALIDATE = `Usage: plan-gate validate [--format terminal|json] FILE…

Lists every problem of each plan file with its line and column. With --format json it prints one line a file.
Exit 0 when all are valid, 1 when one is not, 2 when one can't be read.

Example:
  plan-gate validate .taskfleet/plan.v1.json
`;

const HASH = `Usage: plan-gate hash [--format terminal|json] FILE

FILE holds a JSON array of strings, which gives one hash, or a baseline snapshot, which gives the three that a plan pins.

Example:
  plan-gate hash .taskfleet/baseline.json
`;

const DEMO = `Usage: plan-gate demo [--keep]

Makes a small repository with a plan, gates one good and one bad change, and prints both verdicts. Needs git.

  --keep   leave the repository there and say where it is
`;

const PAGES: Readonly<Record<string, string>> = { check: CHECK, validate: VALIDATE, hash: HASH, demo: DEMO };

/** The help page of a command, or the overview. */
export function helpText(command: string | null): string {
  return (command !== null && Object.hasOwn(PAGES, command) ? PAGES[command] : undefined) ?? OVERVIEW;
}
