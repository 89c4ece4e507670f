import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** A page of the documentation. */
export interface Page {
  /** From the repository's top, with `/`. */
  readonly path: string;
  readonly text: string;
}

const TOP_PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];

/** Every page, the generated ones too. */
export const PAGES: readonly Page[] = [
  ...TOP_PAGES,
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md'))
    .toSorted(),
].map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** The fenced blocks of a language, without their common indentation. */
export function fenced({ text }: Page, language: string): readonly string[] {
  return [...text.matchAll(/^([ ]*)```(\w+)\n([\s\S]*?)^[ ]*```$/gm)]
    .filter((match) => match[2] === language)
    .map((match) => (match[3] ?? '').replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''));
}

/** A page without what it shows as code. */
export function prose({ text }: Page): string {
  return text
    .replaceAll(/^[ ]*```[\s\S]*?^[ ]*```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => 'x'.repeat(code.length));
}

/** The words of inline code that begins with `plan-gate` and a command. */
export function inlineCommands({ text }: Page): readonly string[] {
  const unfenced = text.replaceAll(/^[ ]*```[\s\S]*?^[ ]*```$/gm, '');
  return [...unfenced.matchAll(/`plan-gate ([a-z][^`\n]*)`/g)].map((match) => match[1] ?? '');
}

/** Where links of a page can lead within it, as GitHub names headings. */
export function anchors({ text }: Page): ReadonlySet<string> {
  const found = new Set<string>();
  const unfenced = text.replaceAll(/^[ ]*```[\s\S]*?^[ ]*```$/gm, '');
  for (const [, heading = ''] of unfenced.matchAll(/^#{1,6} (.*)$/gm)) {
    const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = plain.replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; found.has(anchor); count += 1) anchor = `${slug}-${count}`;
    found.add(anchor);
  }
  return found;
}

/** The words of a line for a shell, without what is expanded: quotes hold spaces. */
export function shellWords(line: string): readonly string[] {
  return [...line.matchAll(/(?:'([^']*)'|"([^"]*)"|[^\s'"])+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|"([^"]*)"/g, (_, single?: string, double?: string) => single ?? double ?? ''),
  );
}

/** The calls of plan-gate in lines for a shell, each as its arguments: behind a variable, in a pipe, before a redirection. */
export function planGateCalls(script: string): readonly (readonly string[])[] {
  return script
    .replaceAll(/\$\(plan-gate ([^)]*)\)/g, '\nplan-gate $1\n')
    .split(/\n| \| | && |; /)
    .map((line) =>
      line
        .trim()
        .replace(/^(?:[A-Z_]+=\S+ )+/, '')
        .replace(/ >.*$/, ''),
    )
    .filter((line) => line.startsWith('plan-gate '))
    .map((line) => shellWords(line).slice(1));
}
