import { type CommandName, isCommandName } from './options.js';

const OVERVIEW = `plan-gate: may this change merge under its plan?

Usage: plan-gate COMMAND [options]
       plan-gate --version

Commands:
  check      gate a change in a local repository, as the action would
  validate   list every problem of plan files
  hash       hash a list of strings, or the three sets of a snapshot
  capture    run tests and clippy of what is checked out, and write the evidence
  merge      put the evidence of shards together, as the gate does
  baseline   capture a commit, write the baseline file, print the plan's block for it
  init       write the workflow, an example plan and its baseline into a repository
  doctor     tell what in a repository's setup would let a change through or hold it up
  demo       watch plan-gate let one sample change through and stop another
  explain    print what a gate demands, with an example and the fix
  completion print what has a shell complete commands and options

plan-gate COMMAND --help tells more. Exit codes: 0 success, 1 the gate failed, 2 could not judge or misuse.

Example:
  plan-gate demo
`;

const CAPTURE_OPTIONS = `  --working-directory DIR  the Cargo workspace, when it is not the repository's root
  --cargo-args ARG      for every cargo command, such as --all-features (may be repeated)
  --env NAME            a variable that the code gets beside the usual ones (may be repeated)
  --timeout-minutes N   how long a capture may take (default: 60)
  --help                print this
`;

const CHECK = `Usage: plan-gate check --base BRANCH [options]

Gates the change from the merge base of --base and --head to --head. Only commits count: what is not committed
is not judged.
Exit 0: it may merge. 1: a gate fails. 2: it could not be judged, or the command was misused.

  --base BRANCH         what the change is to be merged into; for a chunk, the plan's integration branch
  --head REF            the change: a branch, tag or commit id (default: HEAD, what is checked out)
  --chunk ID            the chunk that the change works on, where the branch name does not say it
  --plan PATH           a path or glob that replaces the search below .taskfleet/
  --plan-ref REF        read the plan here instead of at the tip of the base
  --floor on|off        on: run tests and clippy and hold them against the baseline; off: judge the files alone
                        (default: on)
  --format FORMAT       terminal, json or markdown (default: terminal)
  --html FILE           write the report as one HTML page too; over an earlier one, but over no other file
  --sarif FILE          the same as SARIF 2.1.0, for code scanning
  --repo DIR            the repository (default: the current folder)
  --base-branch NAME    the branch that --base stands for, where --base is a commit
  --head-branch NAME    the branch that --head stands for, where --head is a commit
  --label LABEL         a label that the pull request would carry, such as chunk:bucket (may be repeated)
  --landed ID[,ID…]     chunks that have landed, which a local repository does not know; '' for none (may be repeated)
  --slack N             out-of-scope files that are tolerated (default: 0)
  --allow GLOB          always in scope (may be repeated)
  --protected GLOB      opened only by a literal entry of the plan; replaces the default list (may be repeated)
  --test-paths GLOB     files that are tests; replaces the default list (may be repeated)
  --warn-only GATE      errors of this gate count as warnings (may be repeated)
  --if-no-plan fail|pass  what a change that no plan governs comes to (default: fail)
  --evidence [LABEL=]FILE  evidence that was captured before, a folder of it, or shards (may be repeated); else, with the
                        floor on, the code is run
  --baseline [LABEL=]FILE  the baseline; else the one below .taskfleet/ that the plan pins, else a capture (may be
                        repeated, once a label)
  --reuse on|off        on: evidence of another commit counts where its tree is the head's (default: off)
  --retries N           run a test again, alone, that passed at the baseline and fails now (default: 0)
  --run-checks on|off   run the plan's checks, also those that --evidence holds no result of (default: on)
${CAPTURE_OPTIONS}
Examples:
  plan-gate check --base feat/rate-limiter --floor off
  plan-gate check --base feat/rate-limiter --head rate-limiter/chunk-bucket --floor off --format json
  plan-gate check --base "$(git rev-parse HEAD~1)" --base-branch feat/rate-limiter --chunk bucket --floor off
`;

const VALIDATE = `Usage: plan-gate validate [options] FILE…

Lists every problem of each plan file with its line and column. FILE may be -, which is standard input.
Exit 0 when all are valid, 1 when one is not, 2 when one can't be read.

  --format FORMAT       terminal, or json: one line a file (default: terminal)
  --help                print this

Examples:
  plan-gate validate .taskfleet/plan.v1.json
  git show feat/rate-limiter:.taskfleet/plan.v1.json | plan-gate validate -
`;

const HASH = `Usage: plan-gate hash [options] FILE

FILE holds a JSON array of strings, which gives one hash, or a baseline snapshot, which gives the three that a plan pins.
It may be -, which is standard input. Exit 2 when it is neither, or can't be read.

  --format FORMAT       terminal or json (default: terminal)
  --help                print this

Example:
  plan-gate hash .taskfleet/baseline.json
`;

const CAPTURE = `Usage: plan-gate capture [options]

Runs the tests, the doctests and clippy of what is checked out, and writes what they did. The work tree must be clean.
With --shard, everything is built and one machine's share of it is run: docs/many-machines.md.
Exit 0 when the evidence is whole, also where tests fail; 2 when it is not.

  --out FILE            where to write it (default: evidence.json)
  --base BRANCH         what the change is to be merged into: the checks of its plan run too, last
  --chunk ID            the chunk whose checks those are, where the branch name does not say it; else those of all chunks
  --shard I/N           run the I-th of N shares; shard 1 takes clippy and doctests, unless ,clippy=K or ,doctests=K says
                        otherwise behind it
  --print-key           write nothing but the name that a cache may give the evidence, and run nothing
  --ref NAME            a name for the commit, recorded and nothing else
  --repo DIR            the repository (default: the current folder)
${CAPTURE_OPTIONS}
Examples:
  plan-gate capture --out ../evidence.json
  plan-gate capture --out ../evidence.json --base feat/rate-limiter --chunk bucket
  plan-gate capture --shard 2/4 --out ../evidence-2.json
`;

const MERGE = `Usage: plan-gate merge [options] FILE…

Puts the evidence files of all shards together, in whatever order: the result is what one machine would have captured. FILE
may be a folder, which stands for every .json file directly in it. The gate does this itself; it is for looking at.
Exit 0 when the result is whole; 2 when it is not, or when the files don't make one capture.

  --out FILE            where to write it (default: evidence.json)
  --help                print this

Example:
  plan-gate merge shards/ --out evidence.json
`;

const BASELINE = `Usage: plan-gate baseline [options]

Captures a commit in a worktree of its own, writes the baseline file, and prints the plan's \`baseline\` block for it.

  --commit REV          the commit, where the feature forks (default: HEAD)
  --ref NAME            the plan's name for it (default: <branch>@fork)
  --label LABEL         the system or feature set that it is of, where evidence has labels: docs/many-machines.md
  --out FILE            where to write it (default: .taskfleet/baseline.json, or .taskfleet/baseline.LABEL.json)
  --repo DIR            the repository (default: the current folder)
${CAPTURE_OPTIONS}
Examples:
  plan-gate baseline --ref feat/rate-limiter@fork
  plan-gate baseline --ref feat/rate-limiter@fork --label all --cargo-args --all-features
`;

const INIT = `Usage: plan-gate init [options]

Writes .github/workflows/plan-gate.yml for the layout of your choice (docs/layouts.md), the example plan
.taskfleet/plan.v1.json, and with the floor on the baseline .taskfleet/baseline.json, captured at HEAD; then says what to
do next. For a further feature it writes plan and baseline below .taskfleet/<slug>/, and leaves the workflow that is there
as it is, unless --layout or --pin asks for one. It writes over nothing without --force.

  --layout a|b|c|c-app  a: one job, for trusted authors; b: two jobs; c: two workflows, for forks; c-app: c with a GitHub
                        App (default: a)
  --floor on|off        on: run tests and clippy and hold them against the baseline; off: judge the files alone
                        (default: on where a Cargo workspace is committed)
  --slug NAME           the feature's name (default: that of its branch, else of the folder)
  --source-branch NAME  where the finished feature goes (default: the repository's default branch)
  --integration-branch NAME  where chunks are merged and the plan lives (default: the branch that is checked out, where it is
                        another one; else feat/<slug>)
  --repo DIR            the repository (default: the current folder)
  --pin SHA             the full commit of plan-gate that the workflow uses (default: that of plan-gate's own checkout, where
                        it runs from one; else a placeholder stays)
  --force               replace what is there
  --dry-run             write nothing, and show what would be written
  --help                print this

Examples:
  plan-gate init --dry-run
  plan-gate init --layout b --slug rate-limiter
`;

const DOCTOR = `Usage: plan-gate doctor [options]

Reads the workflows, CODEOWNERS and the plan folder of a work tree, and with --repo the settings on GitHub, and tells what
would let a change through or leave it waiting, each with the fix. Nothing is run and nothing is changed.
Exit 0: nothing was found that lets a change through. 1: something does. 2: not all could be looked at, or misuse.

  --directory DIR       the work tree (default: the current folder)
  --repo OWNER/NAME     look at this repository's settings on GitHub too: rulesets, branch protection, required checks
  --token-env NAME      the variable that holds the token for that (default: GITHUB_TOKEN)
  --format FORMAT       terminal or json (default: terminal)
  --ignore RULE         leave a rule out (may be repeated)
  --action OWNER/NAME   an action that is plan-gate under another name (may be repeated)
  --help                print this

Examples:
  plan-gate doctor
  plan-gate doctor --repo acme/app --format json
`;

const DEMO = `Usage: plan-gate demo [options]

Makes a small repository with a plan, gates one good and one bad change, and prints both verdicts. Needs git.
The repository is made in the temporary folder, and removed at the end.

  --keep                leave the repository there and say where it is
  --help                print this

Example:
  plan-gate demo --keep
`;

const EXPLAIN = `Usage: plan-gate explain [options] [GATE]

Prints the page of a gate: its rule, an example that fails, how to fix it, and what it does not see. Without GATE, it lists
the gates.

  --format FORMAT       terminal, or markdown: the page as it is written (default: terminal)
  --help                print this

Examples:
  plan-gate explain
  plan-gate explain file-scope
`;

const COMPLETION = `Usage: plan-gate completion bash|zsh|fish

Prints a script that has the shell complete commands, options and what they accept.

  --help                print this

Examples:
  eval "$(plan-gate completion bash)"
  plan-gate completion fish > ~/.config/fish/completions/plan-gate.fish
`;

const PAGES: Readonly<Record<CommandName, string>> = {
  check: CHECK,
  validate: VALIDATE,
  hash: HASH,
  capture: CAPTURE,
  merge: MERGE,
  baseline: BASELINE,
  init: INIT,
  doctor: DOCTOR,
  demo: DEMO,
  explain: EXPLAIN,
  completion: COMPLETION,
};

/** The help page of a command; the overview for `null`, and for what is no command. */
export function helpText(command: string | null): string {
  return command !== null && isCommandName(command) ? PAGES[command] : OVERVIEW;
}
