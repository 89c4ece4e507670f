/**
 * The page's script. It fills the searchable lists from their data blocks, and opens what is folded for printing. Every text becomes
 * a text node; nothing is parsed as HTML. Without it the page still tells all but these lists.
 */
export const SCRIPT = `'use strict';
(() => {
  // Rows that are put into the page at once: thousands would make it slow to open and slow to type.
  const STEP = 200;

  const grouped = (count) => count.toLocaleString('en-US');

  const element = (name, className, text) => {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text) made.textContent = text;
    return made;
  };

  // What stands between two backticks is code.
  const said = (text) => {
    const made = element('div', 'text');
    const parts = text.split('\`');
    parts.forEach((part, index) => {
      if (index % 2 === 0) made.append(part);
      else made.append(index === parts.length - 1 ? '\`' + part : element('code', '', part));
    });
    return made;
  };

  const SIGNS = { error: '\\u2717', warning: '!', notice: 'i', pass: '\\u2713' };

  const badge = ([tone, words]) => {
    const made = element('span', 'badge ' + tone);
    const sign = element('span', '', SIGNS[tone]);
    sign.setAttribute('aria-hidden', 'true');
    made.append(sign, ' ' + words);
    return made;
  };

  const placeOf = (place, address) => {
    const code = element('code', '', place);
    if (!/^https?:/.test(address || '')) return code;
    const link = element('a');
    link.href = address;
    link.append(code);
    return link;
  };

  const rowOf = ([kind, text, more, place, address], kinds) => {
    const row = element('li', 'row');
    const body = element('div', 'said');
    body.append(said(text));
    if (place) {
      const where = element('div', 'where');
      where.append(placeOf(place, address));
      body.append(where);
    }
    for (const line of more ? more.split('\\n') : []) {
      const part = said(line);
      part.className = 'more';
      body.append(part);
    }
    row.append(badge(kinds[kind]), body);
    return row;
  };

  const start = (root) => {
    const { thing, kinds, rows } = JSON.parse(document.getElementById(root.dataset.list).textContent);
    const texts = rows.map(([kind, ...parts]) => (kinds[kind][1] + '\\n' + parts.slice(0, 3).join('\\n')).toLowerCase());
    const [input, select, status, list, buttons] = ['input', 'select', '[role=status]', '.rows', '.buttons'].map(
      (selector) => root.querySelector(selector),
    );
    const [some, all] = buttons.querySelectorAll('button');
    let found = [];
    let shown = 0;

    const tell = () => {
      const things = thing[rows.length === 1 ? 0 : 1];
      const part = found.length > shown ? ' The first ' + grouped(shown) + ' are shown.' : '';
      status.textContent =
        found.length === rows.length
          ? (rows.length === 1 ? 'The one ' + things + ' is shown.' : part || 'All ' + grouped(rows.length) + ' ' + things + ' are shown.').trim()
          : (found.length === 0 ? 'None' : grouped(found.length)) + ' of ' + grouped(rows.length) + ' ' + things +
            (found.length === 1 ? ' matches.' : ' match.') + part;
      const left = found.length - shown;
      buttons.hidden = left === 0;
      some.textContent = 'Show ' + grouped(Math.min(STEP, left)) + ' more';
      all.textContent = 'Show all ' + grouped(found.length);
      all.hidden = left <= STEP;
    };

    const show = (count) => {
      const first = shown;
      const piece = document.createDocumentFragment();
      for (const index of found.slice(shown, shown + count)) piece.append(rowOf(rows[index], kinds));
      shown = Math.min(found.length, shown + count);
      list.append(piece);
      tell();
      return list.children[first];
    };

    const filter = () => {
      const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
      const kind = select.value;
      found = [];
      rows.forEach((row, index) => {
        if (kind !== '' && row[0] !== Number(kind)) return;
        if (words.every((word) => texts[index].includes(word))) found.push(index);
      });
      shown = 0;
      list.replaceChildren();
      show(STEP);
    };

    // Whoever goes on by keys goes on at the first row that came, since the button may be gone.
    const goOn = (count) => {
      const row = show(count);
      if (!row) return;
      row.tabIndex = -1;
      row.focus();
    };

    input.addEventListener('input', filter);
    select.addEventListener('change', filter);
    some.addEventListener('click', () => goOn(STEP));
    all.addEventListener('click', () => goOn(rows.length));
    root.querySelector('.search').hidden = false;
    filter();
  };

  for (const root of document.querySelectorAll('[data-list]')) start(root);

  let opened = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('details:not([open])')];
    for (const fold of opened) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
  });
})();
`;
