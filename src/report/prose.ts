import { isCopied } from './copied-lines.js';
import { partsByPage } from './links.js';

/** A piece of a line of prose: words, a name or command as code, or the address of a page of Rust's documentation. */
export interface ProsePart {
  readonly kind: 'words' | 'code' | 'page';
  readonly text: string;
}

/** Takes a line of a message or help text apart. What it puts between backticks is code, and all else but pages is words. */
export function proseParts(line: string): readonly ProsePart[] {
  // Backticks in it are characters like others.
  if (isCopied(line)) return [{ kind: 'code', text: line }];
  return byBackticks(line).filter(({ text }) => text !== '');
}

function byBackticks(text: string): readonly ProsePart[] {
  const parts = text.split('`');
  // With an odd number of backticks the last one has no partner and is an ordinary character.
  const paired = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join('`')];
  return paired.flatMap((part, index): readonly ProsePart[] => {
    if (index % 2 === 0) return byPages(part);
    return part.trim() === '' ? [{ kind: 'words', text: `\`${part}\`` }] : [{ kind: 'code', text: part }];
  });
}

function byPages(text: string): readonly ProsePart[] {
  return partsByPage(text).map((part) => ({ kind: part.isPage ? 'page' : 'words', text: part.text }));
}
