/** A start or end tag as it stands in a page. */
export interface Tag {
  readonly name: string;
  readonly end: boolean;
  readonly attributes: readonly string[];
}

/** Elements that a report's page is made of. */
export const ELEMENTS: readonly string[] = [
  ...[
    'a',
    'article',
    'body',
    'br',
    'button',
    'caption',
    'code',
    'dd',
    'defs',
    'desc',
    'details',
    'div',
    'dl',
    'dt',
  ],
  ...[
    'figcaption',
    'figure',
    'footer',
    'g',
    'h1',
    'h2',
    'h3',
    'head',
    'header',
    'html',
    'input',
    'label',
    'li',
  ],
  ...[
    'main',
    'marker',
    'meta',
    'noscript',
    'ol',
    'option',
    'p',
    'path',
    'rect',
    'script',
    'section',
    'select',
    'span',
  ],
  ...[
    'strong',
    'style',
    'summary',
    'svg',
    'table',
    'tbody',
    'td',
    'text',
    'th',
    'thead',
    'title',
    'tr',
    'ul',
  ],
];
const VOID: readonly string[] = ['br', 'input', 'meta'];
const RAW: readonly string[] = ['script', 'style'];

/** Every tag of a page in order, as a browser's tokenizer finds them: what stands in scripts and styles is none. */
export function tagsOf(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  const pattern = /<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
  for (let match = pattern.exec(html); match !== null; match = pattern.exec(html)) {
    const [, slash = '', name = '', rest = ''] = match;
    const attributes = [...rest.matchAll(/([^\s=/]+)(?:="[^"]*")?/g)].map(([, attribute = '']) => attribute);
    tags.push({ name, end: slash !== '', attributes });
    if (slash === '' && RAW.includes(name)) pattern.lastIndex = html.indexOf(`</${name}`, pattern.lastIndex);
  }
  return tags;
}

/** What is wrong with how a page's elements are nested; empty when nothing is. */
export function nestingFaults(html: string): readonly string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const { name, end, attributes } of tagsOf(html)) {
    if (VOID.includes(name) || attributes.includes('/')) continue;
    // The page closes SVG's empty elements in place.
    if (!end && (name === 'path' || name === 'rect')) continue;
    if (!end) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else faults.push(`</${name}> where ${open.at(-1) ?? 'nothing'} is open`);
  }
  return [...faults, ...open.map((name) => `${name} is never closed`)];
}
