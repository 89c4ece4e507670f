/** What a path holds in a commit: a file's content, or one of the other things that a tree can hold. `null` deletes it. */
export type FileSpec =
  | string
  | Buffer
  | null
  | { readonly executable: string | Buffer }
  | { readonly symlink: string | Buffer }
  | { readonly submodule: string };

/** Names as text, or as bytes where a name is not UTF-8. */
export type FileEntries =
  | Readonly<Record<string, FileSpec>>
  | Iterable<readonly [path: string | Buffer, file: FileSpec]>;

/** One commit for `git fast-import`. */
export interface CommitCommand {
  /** Full name, such as `refs/heads/main`. */
  readonly ref: string;
  readonly message: string;
  /** Seconds since the epoch; author and committer get the same. */
  readonly seconds: number;
  /** What git resolves to a commit; empty for a commit without history. */
  readonly parents: readonly string[];
  readonly files: FileEntries;
  /** True when nothing of the first parent's tree is to stay. */
  readonly replaceTree: boolean;
}

const IDENTITY = 'Plan Gate Tests <tests@example.invalid>';

/** The stream that makes the commit and prints its object id on standard output. */
export function serializeCommit(command: CommitCommand): Buffer {
  const parts: (string | Buffer)[] = [`commit ${command.ref}\nmark :1\n`];
  for (const role of ['author', 'committer']) parts.push(`${role} ${IDENTITY} ${command.seconds} +0000\n`);
  parts.push(...data(Buffer.from(command.message, 'utf8')));
  command.parents.forEach((parent, index) => {
    parts.push(`${index === 0 ? 'from' : 'merge'} ${parent}\n`);
  });
  if (command.replaceTree) parts.push('deleteall\n');
  const entries: (readonly [string | Buffer, FileSpec])[] = isIterable(command.files)
    ? [...command.files]
    : Object.entries(command.files);
  // Deletions go first, so that a folder can take the place of a file that the same commit deletes.
  for (const [path, file] of entries) if (file === null) parts.push(`D ${quotePath(path)}\n`);
  for (const [path, file] of entries) if (file !== null) parts.push(...fileLines(path, file));
  parts.push('\nget-mark :1\ndone\n');
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'utf8') : part)));
}

function fileLines(path: string | Buffer, file: Exclude<FileSpec, null>): (string | Buffer)[] {
  if (typeof file === 'string' || Buffer.isBuffer(file)) return inline('100644', path, file);
  if ('executable' in file) return inline('100755', path, file.executable);
  if ('symlink' in file) return inline('120000', path, file.symlink);
  return [`M 160000 ${file.submodule} ${quotePath(path)}\n`];
}

function inline(mode: string, path: string | Buffer, content: string | Buffer): (string | Buffer)[] {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  return [`M ${mode} inline ${quotePath(path)}\n`, ...data(bytes)];
}

function data(bytes: Buffer): (string | Buffer)[] {
  return [`data ${bytes.length}\n`, bytes, '\n'];
}

/** Quotes every name, so that spaces, quotes, newlines and bytes beyond ASCII need no cases of their own. */
function quotePath(path: string | Buffer): string {
  const bytes = typeof path === 'string' ? Buffer.from(path, 'utf8') : path;
  let quoted = '"';
  for (const byte of bytes) {
    const plain = byte > 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c;
    quoted += plain ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`;
  }
  return `${quoted}"`;
}

function isIterable(files: FileEntries): files is Iterable<readonly [string | Buffer, FileSpec]> {
  return Symbol.iterator in files;
}
