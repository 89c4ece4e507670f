import { openClone } from '../capture/git.js';
import { type Diagnosis, diagnose, doctorExitCode } from '../doctor/diagnosis.js';
import { planBranches } from '../doctor/plan-branches.js';
import { renderDiagnosis, renderDiagnosisJson } from '../doctor/render.js';
import { RULES } from '../doctor/rules.js';
import { missing } from '../facts.js';
import { createClient } from '../github/client.js';
import type { RepositoryName } from '../github/endpoints.js';
import { fetchTransport } from '../github/fetch-transport.js';
import { nearestName } from '../plan/wording.js';
import { type CommandResult, failure, readFormat } from './command.js';
import { readLocalSetup } from './doctor-files.js';
import { fetchSettings, type SettingsReading } from './doctor-settings.js';
import { type Flags, parseFlags } from './flags.js';
import { colourWanted, terminalWidth } from './terminal-settings.js';

/** `plan-gate doctor`: what in a repository's setup would let a change through or hold it up, each with the fix. */
export async function doctor(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseFlags('doctor', args);
  if (!parsed.ok) return failure(parsed.problem);
  const { flags } = parsed;
  const format = readFormat(flags.text('format'), ['terminal', 'json']);
  if (!format.ok) return failure(format.problem);
  const request = readRequest(flags);
  if (typeof request === 'string') return failure(request);
  const clone = await openClone(flags.text('directory') || '.');
  if (clone.state === 'missing') return failure(clone.reason);
  if (clone.value.isBare)
    return failure(`${clone.value.directory} is bare; doctor reads the files of a work tree.`);
  const diagnosis = await examine(clone.value.directory, request);
  const text =
    format.format === 'json'
      ? renderDiagnosisJson(diagnosis)
      : renderDiagnosis(diagnosis, { colour: colourWanted(), width: terminalWidth() });
  return { exitCode: doctorExitCode(diagnosis), stdout: text, stderr: '' };
}

interface Request {
  readonly github: {
    readonly repository: RepositoryName;
    readonly token: string;
    readonly apiUrl: string;
  } | null;
  readonly ignored: readonly string[];
  readonly actions: readonly string[];
}

async function examine(top: string, { github, ignored, actions }: Request): Promise<Diagnosis> {
  const { files, unread } = await readLocalSetup(top);
  const branches = planBranches(files).map(({ branch }) => branch);
  const reading: SettingsReading =
    github === null
      ? NOT_ASKED
      : await fetchSettings(
          createClient({ transport: fetchTransport(github.token), baseUrl: github.apiUrl }),
          github.repository,
          branches,
        );
  const findings = diagnose({ ...files, settings: reading.settings, actions }, RULES, ignored);
  const complete =
    reading.complete && unread.length === 0 && !files.unreadableWorkflows.some(({ tooMuch }) => tooMuch);
  return { findings, unread: [...unread, ...reading.unread], ignored, complete };
}

const NOT_ASKED_REASON =
  'Name the repository with --repo OWNER/NAME and put a token into GITHUB_TOKEN to have them looked at.';
const NOT_ASKED: SettingsReading = {
  settings: missing('infrastructure', NOT_ASKED_REASON),
  unread: [
    { what: 'Settings on GitHub (rulesets, branch protection, required checks)', reason: NOT_ASKED_REASON },
  ],
  complete: true,
};

/** What was asked for, or what is wrong with it. */
function readRequest(flags: Flags): Request | string {
  const ignored = valuesOf(flags, 'ignore');
  const ids = RULES.map(({ id }) => id);
  const unknown = ignored.find((id) => !ids.includes(id));
  if (unknown !== undefined) {
    const meant = nearestName(unknown, ids);
    return `--ignore takes the name of a rule; ${JSON.stringify(unknown)} is none${meant === null ? `. They are ${ids.join(', ')}.` : `; did you mean ${meant}?`}`;
  }
  const actions = valuesOf(flags, 'action').map((name) => name.toLowerCase());
  const odd = actions.find((name) => readName(name) === null);
  if (odd !== undefined)
    return `--action takes OWNER/NAME, such as acme/plan-gate, not ${JSON.stringify(odd)}.`;
  const github = readGitHub(flags);
  return typeof github === 'string' ? github : { github, ignored, actions };
}

function readGitHub(flags: Flags): Request['github'] | string {
  const named = flags.text('repo');
  const variable = flags.text('token-env') || 'GITHUB_TOKEN';
  if (named === '') return flags.text('token-env') === '' ? null : '--token-env goes with --repo OWNER/NAME.';
  const repository = readName(named);
  if (repository === null)
    return `--repo takes OWNER/NAME, such as acme/app, not ${JSON.stringify(named)}. The folder to look at is --directory DIR.`;
  const token = process.env[variable] ?? '';
  if (token === '')
    return `--repo needs a token, but ${variable} is not set. A token that may read the repository will do.`;
  // Anything else could not be sent as a header, and the message of that failure would show it.
  if (!/^[\x21-\x7e]+$/.test(token))
    return `${variable} does not hold a token: it has spaces or characters outside of ASCII.`;
  const apiUrl = process.env.GITHUB_API_URL || 'https://api.github.com';
  if (!/^https?:\/\//.test(apiUrl) || !URL.canParse(apiUrl))
    return `GITHUB_API_URL is no address: ${JSON.stringify(apiUrl)}.`;
  return { repository, token, apiUrl };
}

function readName(text: string): RepositoryName | null {
  const [, owner, repo] = /^([A-Za-z0-9_-]{1,100})\/([\w.-]{1,100})$/.exec(text) ?? [];
  if (owner === undefined || repo === undefined || repo === '.' || repo === '..') return null;
  return { owner, repo };
}

function valuesOf(flags: Flags, name: string): readonly string[] {
  return flags
    .text(name)
    .split('\n')
    .filter((value) => value !== '');
}
