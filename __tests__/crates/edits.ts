import { spawnSync } from 'node:child_process';

/** A work tree: what its paths hold. */
export type Tree = Map<string, Buffer>;

/** A change of a work tree. It throws where the sources are not as it expects, so that none does less than it says. */
export type Edit = (tree: Tree) => void;

export function replaced(path: string, from: string, to: string): Edit {
  return (tree) => {
    const text = textOf(tree, path);
    const parts = text.split(from);
    if (parts.length !== 2)
      throw new Error(`${path} holds ${JSON.stringify(from)} ${parts.length - 1} times, not once`);
    tree.set(path, Buffer.from(parts.join(to)));
  };
}

/** Every place of a text, of which there must be one. */
export function replacedEverywhere(path: string, from: string, to: string): Edit {
  return (tree) => {
    const text = textOf(tree, path);
    if (!text.includes(from)) throw new Error(`${path} does not hold ${JSON.stringify(from)}`);
    tree.set(path, Buffer.from(text.replaceAll(from, to)));
  };
}

export function appended(path: string, more: string): Edit {
  return (tree) => {
    tree.set(path, Buffer.from(`${textOf(tree, path)}${more}`));
  };
}

export function removed(path: string): Edit {
  return (tree) => {
    if (!tree.delete(path)) throw new Error(`${path} is not there to be removed`);
  };
}

export function removedFolder(folder: string): Edit {
  return (tree) => {
    const paths = [...tree.keys()].filter((path) => path.startsWith(`${folder}/`));
    if (paths.length === 0) throw new Error(`${folder} is not there to be removed`);
    for (const path of paths) tree.delete(path);
  };
}

export function renamed(path: string, to: string): Edit {
  return (tree) => {
    const content = contentOf(tree, path);
    tree.delete(path);
    tree.set(to, content);
  };
}

/** Two items, each written out whole, change places. */
export function swapped(path: string, one: string, other: string): Edit {
  return (tree) => {
    const text = textOf(tree, path);
    const mark = '\u0000';
    if (text.split(one).length !== 2 || text.split(other).length !== 2)
      throw new Error(`${path} does not hold each of the two items once`);
    const moved = text.replace(one, () => mark).replace(other, () => one);
    tree.set(path, Buffer.from(moved.replace(mark, () => other)));
  };
}

/** Every line of a file moves down. */
export function pushedDown(path: string): Edit {
  return (tree) => {
    const text = textOf(tree, path);
    // Inner attributes and documentation come before any item, but comments and blank lines may come before them.
    tree.set(path, Buffer.from(`// One line more,\n\n// and another two.\n\n${text}`));
  };
}

/** What rustfmt makes of files when it is told to indent by tabs and to break lines much earlier. */
export function reformatted(edition: string, paths: readonly string[]): Edit {
  return (tree) => {
    for (const path of paths) {
      const before = contentOf(tree, path);
      const options = ['--emit', 'stdout', '--edition', edition, '--config', 'hard_tabs=true,max_width=70'];
      const { status, stdout, stderr } = spawnSync('rustfmt', options, {
        input: before,
        maxBuffer: 1 << 28,
      });
      if (status !== 0) throw new Error(`rustfmt of ${path}: ${stderr}`);
      if (before.equals(stdout)) throw new Error(`rustfmt leaves ${path} as it is`);
      tree.set(path, stdout);
    }
  };
}

export function applyEdits(tree: Tree, edits: readonly Edit[]): Tree {
  const copy = new Map(tree);
  for (const edit of edits) edit(copy);
  return copy;
}

function textOf(tree: Tree, path: string): string {
  return contentOf(tree, path).toString('utf8');
}

function contentOf(tree: Tree, path: string): Buffer {
  const content = tree.get(path);
  if (content === undefined) throw new Error(`${path} is not there`);
  return content;
}
