// Which packages a bundle holds code of, found without the bundler's word for it: by lines that only one package has.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleText, filesBelow, manifest, ROOT, RUNTIME } from './packages.js';

/** Shorter lines are in too much code, and those with an import are written anew by the bundler. */
const MIN_LENGTH = 24;
const REWRITTEN = /^(?:\/\/|\/\*|\*)|\b(?:import|export|exports|require)\b/;

/** A file is in the bundle where at least this many of its own lines are, and at least half of them. */
const MIN_LINES = 3;

function tellingLines(text: string): ReadonlySet<string> {
  const lines = text.split('\n').map((line) => line.trim());
  return new Set(lines.filter((line) => line.length >= MIN_LENGTH && !REWRITTEN.test(line)));
}

interface Source {
  readonly name: string;
  readonly lines: ReadonlySet<string>;
}

const SOURCES: readonly Source[] = RUNTIME.flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => /\.[cm]?js$/.test(file))
    .map((file) => ({
      name: manifest(folder).name,
      lines: tellingLines(readFileSync(path.join(ROOT, folder, file), 'utf8')),
    })),
);

function packagesByLine(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { name, lines } of SOURCES)
    for (const line of lines) found.set(line, (found.get(line) ?? new Set()).add(name));
  return found;
}

/** The names of the packages whose code is in a bundle, sorted. */
export function bundledPackages(folder: string): readonly string[] {
  const text = bundleText(folder);
  const bundled = tellingLines(text);
  const owners = packagesByLine();
  const byLine = SOURCES.filter(({ lines }) => {
    const own = [...lines].filter((line) => owners.get(line)?.size === 1);
    const there = own.filter((line) => bundled.has(line));
    return there.length >= MIN_LINES && there.length * 2 >= own.length;
  });
  // Where the bundler joins modules it also says which; that covers those that are too small to tell by lines.
  const byComment = [
    ...text.matchAll(/CONCATENATED MODULE: \.\/.*node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//g),
  ];
  return [
    ...new Set([...byLine.map(({ name }) => name), ...byComment.map((match) => match[1] ?? '')]),
  ].sort();
}
