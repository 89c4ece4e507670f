import path from 'node:path';
import { sequentialRoundTrips, untilPosted } from '../../__tests__/double/request-log.ts';
import { openStage, pullEvent, queueEvent, runAction, TOKEN } from '../action.mjs';
import { interleaved, median, rounded, runEmpty, runNode } from '../measure.mjs';

const LATENCY_MS = 50;
/**
 * Which requests wait for which is told by which overlap: for that the wait must be longer than a busy machine takes to send
 * forty requests.
 */
const DEPTH_LATENCY_MS = 300;
/** What 10 files may cost beyond Node itself, on the reference machine. */
const SMALL_WORK_MS = 80;
const PAGES = path.join(import.meta.dirname, '..', 'children', 'pages.mjs');

/** The action against the double, beside what asks for one page after another. */
export async function measure({ quick, reference }) {
  const stage = await openStage();
  try {
    const times = quick ? 2 : 7;
    await gate(stage, stage.pulls.ten);
    const large = await measureLarge(stage, times);
    const small = await measureSmall(stage, times, reference);
    const scenarios = quick ? [] : [await roundTrips(stage)];
    const peers = await measurePeer(stage, times);
    return { figures: [...large, small], tables: [...scenarios, ...peers] };
  } finally {
    const notes = await stage.close();
    if (notes.length > 0) console.error(`The double says: ${JSON.stringify(notes.slice(0, 3))}`);
  }
}

/** Runs plan-gate on a head that it has not seen; `postedMs` is from process start to the reply to the post of the check run. */
async function gate(stage, pull, { eventOf = pullEvent, cloned = false, latency = 0 } = {}) {
  await stage.renew(pull);
  const event = await eventOf(stage, pull);
  const place = cloned ? { workspace: stage.checkout(pull) } : {};
  stage.double.setLatency(latency);
  const result = await runAction(stage, event, place);
  stage.double.setLatency(0);
  const last = untilPosted(result.requests).at(-1);
  if (last?.method !== 'POST' || !result.stdout.includes('success')) {
    throw new Error(`The run did not end in a check run of success:\n${result.stdout}${result.stderr}`);
  }
  return { ...result, postedMs: last.endedAt - result.startedAt };
}

async function pages(stage, { number }, count) {
  const list = `${stage.double.apiUrl}/repos/acme/app/pulls/${number}/files`;
  stage.double.setLatency(LATENCY_MS);
  const result = await runNode([PAGES, list, TOKEN, String(count)]);
  stage.double.setLatency(0);
  return result;
}

async function measureLarge(stage, times) {
  const runs = await interleaved(times, {
    gate: () => gate(stage, stage.pulls.thousands, { latency: LATENCY_MS }),
    pages: () => pages(stage, stage.pulls.thousands, 30),
  });
  const ms = median(runs.gate.map(({ postedMs }) => postedMs));
  const other = median(runs.pages.map((each) => each.ms));
  const { requests } = await gate(stage, stage.pulls.thousands, { latency: DEPTH_LATENCY_MS });
  const depth = sequentialRoundTrips(untilPosted(requests));
  return [
    { bar: 'large-pull-time', value: ms / other, note: `${rounded(ms)} ms; 30 pages ${rounded(other)} ms` },
    { bar: 'large-pull-round-trips', value: depth, note: `${requests.length} requests` },
  ];
}

async function measureSmall(stage, times, reference) {
  const runs = await interleaved(times, { gate: () => gate(stage, stage.pulls.ten), empty: runEmpty });
  const ms = median(runs.gate.map(({ postedMs }) => postedMs));
  const empty = median(runs.empty.map((each) => each.ms));
  const allowed = 2.5 * empty + SMALL_WORK_MS * (empty / reference);
  const note = `${rounded(ms)} ms; empty ${rounded(empty)} ms, so at most ${rounded(allowed)} ms`;
  return { bar: 'small-pull-time', value: ms / allowed, note };
}

async function roundTrips(stage) {
  const { pulls } = stage;
  const cloned = { cloned: true };
  const scenarios = [
    ['10 files', pulls.ten, {}],
    ['300 files', pulls.hundreds, {}],
    ['3,000 files', pulls.thousands, {}],
    ['3,000 files, tests owed', pulls.owing, {}],
    ['3,040 files, by trees', pulls.beyond, {}],
    ['10 files, a dependency', pulls.dependent, {}],
    ['300 files in a merge queue', pulls.hundreds, { eventOf: queueEvent }],
    ['3,000 files, from a checkout', pulls.thousands, cloned],
    ['3,000 files, tests owed, from a checkout', pulls.owing, cloned],
    ['10 files, a dependency, from a checkout', pulls.dependent, cloned],
  ];
  const rows = [];
  for (const [name, pull, options] of scenarios) {
    rows.push(await scenario(stage, name, pull, options));
  }
  return {
    title: `Pull requests at ${LATENCY_MS} ms a request, floor off`,
    columns: ['what', 'round trips in sequence', 'requests', 'ms to the check run'],
    rows,
  };
}

/** One that can't be run, as by a bundle that is older than the sources, says so and hides no other. */
async function scenario(stage, name, pull, options) {
  try {
    const { postedMs } = await gate(stage, pull, { ...options, latency: LATENCY_MS });
    const { requests } = await gate(stage, pull, { ...options, latency: DEPTH_LATENCY_MS });
    return [
      name,
      String(sequentialRoundTrips(untilPosted(requests))),
      String(requests.length),
      rounded(postedMs),
    ];
  } catch (error) {
    stage.double.setLatency(0);
    console.error(`${name} could not be run: ${error.message}`);
    return [name, 'not run', '', ''];
  }
}

/** dorny/paths-filter, where `PATHS_FILTER_DIR` names a folder with its `dist/index.js`. */
async function measurePeer(stage, times) {
  const folder = process.env.PATHS_FILTER_DIR;
  if (folder === undefined || folder === '') return [];
  const entry = path.join(folder, 'dist', 'index.js');
  const inputs = {
    token: TOKEN,
    filters: "src:\n  - 'src/**'\n",
    'list-files': 'none',
    'initial-fetch-depth': '100',
    'predicate-quantifier': 'some',
    'working-directory': '',
    base: '',
    ref: '',
  };
  const rows = [];
  for (const [name, pull, latency] of [
    ['10 files, 0 ms', stage.pulls.ten, 0],
    ['300 files, 50 ms', stage.pulls.hundreds, LATENCY_MS],
    ['3,000 files, 0 ms', stage.pulls.thousands, 0],
    ['3,000 files, 50 ms', stage.pulls.thousands, LATENCY_MS],
  ]) {
    const runs = await interleaved(times, {
      gate: () => gate(stage, pull, { latency }),
      peer: async () => {
        const event = await pullEvent(stage, pull);
        stage.double.setLatency(latency);
        const result = await runAction(stage, event, { entry, inputs });
        stage.double.setLatency(0);
        return result;
      },
    });
    const [own, peer] = [runs.gate, runs.peer].map((all) => median(all.map((each) => each.ms)));
    rows.push([name, rounded(own), rounded(peer), rounded(own / peer, 2)]);
  }
  return [
    {
      title: 'Beside dorny/paths-filter, whole processes',
      columns: ['what', 'plan-gate, ms', 'paths-filter, ms', 'ratio'],
      rows,
    },
  ];
}
