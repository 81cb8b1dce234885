import { resources, type ResourceDescription } from '../contract';

const compound = /^[a-z]+[A-Z]/;

/** Names of members that no person reads as words: `uniqueId`, but not `name`. */
const MEMBERS = Object.values<ResourceDescription>(resources).flatMap(({ members }) =>
  Object.keys(members).filter((name) => compound.test(name)),
);

/** Faults in texts of pages: keys without words, names of members, and values that are none. */
export const RAW = [
  '_KT_',
  String.raw`\b(?:attributes|rastro)\.[a-z]\w*`,
  String.raw`\[object Object\]`,
  String.raw`\b(?:undefined|NaN)\b`,
  String.raw`(?<![\w.])(?:${[...new Set(MEMBERS)].join('|')})(?!\w)`,
].join('|');

/** Texts of the page that say something raw. Runs inside the page, and shares nothing with this file. */
export function findRawNames(pattern: string): string[] {
  const raw = new RegExp(pattern);
  // Code is what its reader writes or copies.
  const code = 'code, pre, script, style, textarea';
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (!parentElement?.closest(code)) texts.push(data);
  }
  for (const name of ['title', 'aria-label', 'placeholder', 'alt']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      // A fact tells there the key that an expression knows it by.
      const isKey = name === 'title' && element.matches('dt');
      if (!isKey) texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts.filter((text) => raw.test(text)).map((text) => `raw: ${text.slice(0, 200)}`);
}
