import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { isolatedGitEnvironment } from './git-process.js';

export interface GitObjectInfo {
  readonly oid: string;
  readonly type: 'blob' | 'tree' | 'commit' | 'tag';
  readonly size: number;
}

export interface GitObject extends GitObjectInfo {
  readonly bytes: Buffer;
}

/** Reads objects through `git cat-file` processes that stay: no process is started for a request. */
export interface ObjectReader {
  /** The object that a name (id, ref, expression) means; `null` when there is none. */
  info(name: string): Promise<GitObjectInfo | null>;
  read(name: string): Promise<GitObject | null>;
  close(): void;
}

export function openObjectReader(gitDir: string): ObjectReader {
  let infos: Conversation | undefined;
  let contents: Conversation | undefined;
  return {
    info: async (name) => {
      infos ??= converse(gitDir, '--batch-check');
      return (await infos.ask(name)) ?? null;
    },
    read: async (name) => {
      contents ??= converse(gitDir, '--batch');
      return (await contents.ask(name)) ?? null;
    },
    close: () => {
      infos?.close();
      contents?.close();
    },
  };
}

interface Conversation {
  ask(name: string): Promise<GitObject | null>;
  close(): void;
}

interface Waiting {
  readonly resolve: (answer: GitObject | null) => void;
  readonly reject: (reason: Error) => void;
}

function converse(gitDir: string, mode: '--batch' | '--batch-check'): Conversation {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(
    'git',
    [`--git-dir=${gitDir}`, 'cat-file', mode],
    { cwd: gitDir, env: isolatedGitEnvironment(), stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const queue: Waiting[] = [];
  const parse = answerParser(mode === '--batch', (answer) => queue.shift()?.resolve(answer));
  const fail = (reason: Error): void => {
    for (const waiting of queue.splice(0)) waiting.reject(reason);
  };
  child.stdout.on('data', parse);
  child.stdin.on('error', fail);
  child.on('error', fail);
  child.on('close', () => fail(new Error('git cat-file ended.')));
  return {
    ask: (name) => {
      // A newline would be a second question; no object has a name with one.
      if (name === '' || /[\n\r\0]/.test(name)) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        queue.push({ resolve, reject });
        child.stdin.write(`${name}\n`);
      });
    },
    close: () => {
      child.stdin.end();
      child.kill();
    },
  };
}

/** Cuts the stream into answers: a header line, and with contents as many bytes as it says and a newline. */
function answerParser(
  withContents: boolean,
  emit: (answer: GitObject | null) => void,
): (chunk: Buffer) => void {
  let pending: Buffer[] = [];
  let length = 0;
  let needed = 1;
  return (chunk) => {
    pending.push(chunk);
    length += chunk.length;
    while (length >= needed) {
      let buffer = pending.length === 1 && pending[0] !== undefined ? pending[0] : Buffer.concat(pending);
      const lineEnd = buffer.indexOf(0x0a);
      const header = lineEnd === -1 ? undefined : parseHeader(buffer.toString('utf8', 0, lineEnd));
      const contents = withContents && header ? header.size + 1 : 0;
      const total = lineEnd === -1 ? length + 1 : lineEnd + 1 + contents;
      if (header === undefined || length < total) {
        pending = [buffer];
        needed = total;
        return;
      }
      const bytes = buffer.subarray(lineEnd + 1, Math.max(lineEnd + 1, total - 1));
      emit(header === null ? null : { ...header, bytes: withContents ? bytes : Buffer.alloc(0) });
      buffer = buffer.subarray(total);
      pending = [buffer];
      length = buffer.length;
      needed = 1;
    }
  };
}

/** `null` when git says that the name is missing or ambiguous. */
function parseHeader(line: string): GitObjectInfo | null {
  const match = /^([0-9a-f]{40}|[0-9a-f]{64}) (blob|tree|commit|tag) (\d+)$/.exec(line);
  if (match === null) return null;
  const [, oid = '', type = '', size = '0'] = match;
  return { oid, type: type as GitObjectInfo['type'], size: Number(size) };
}
