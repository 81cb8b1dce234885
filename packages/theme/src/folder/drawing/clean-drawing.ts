import { ACTIVE_ELEMENTS, ATTRIBUTES, ELEMENTS, PICTURE_DATA, TEXTS, WRAPPERS } from './allowed';
import { checkDrawn, type KeptElement } from './count-drawn';
import { DrawingProblem, type ParsedElement, parseDrawing } from './parse-drawing';
import { findUnsafe } from './references';
import { fits, readStyleSheet, type StyleReference } from './style-sheet';

/** A drawing of what only draws; `active` is the first that was left out because it does more. */
export interface CleanDrawing {
  svg: string;
  active: string | undefined;
}

const XLINK = 'http://www.w3.org/1999/xlink';

/**
 * Reads a drawing and writes it anew from the elements and attributes that a picture needs: no scripts, no handlers, no
 * addresses, nothing that draws without end. Answers the problem of one that cannot be used, in words that go on from
 * the name of the file.
 */
export function cleanDrawing(text: string): CleanDrawing | { problem: string } {
  try {
    const cleaner = new Cleaner();
    const root = cleaner.keep(parseDrawing(text));
    if (root === undefined) throw new DrawingProblem('is no drawing');
    for (const reference of cleaner.references) give(root, reference);
    checkDrawn(root);
    return { svg: write(root, true), active: cleaner.active?.trim().slice(0, 60) };
  } catch (error) {
    if (error instanceof DrawingProblem) return { problem: error.message };
    throw error;
  }
}

/** Takes over what may stay, and remembers what may not. */
class Cleaner {
  active: string | undefined;
  readonly references: StyleReference[] = [];

  keep({ name, isSvg, attributes, children }: ParsedElement): KeptElement | undefined {
    if (ACTIVE_ELEMENTS.has(name.toLowerCase())) return this.#refuse(`<${name}`);
    const isWrapper = WRAPPERS.has(name);
    if (!isSvg || (!isWrapper && !ELEMENTS.has(name))) return undefined;
    const kept: KeptElement = { name: isWrapper ? 'g' : name, attributes: new Map(), children: [] };
    for (const attribute of attributes) {
      const value = this.#keepValue(attribute, name);
      if (value !== undefined) kept.attributes.set(attribute.name, value);
    }
    if (name === 'style') return this.#keepStyle(kept, children);
    for (const child of children) {
      const one = typeof child === 'string' ? TEXTS.has(name) && child : this.keep(child);
      if (one) kept.children.push(one);
    }
    return kept;
  }

  #keepValue(
    { name, uri, value }: ParsedElement['attributes'][number],
    element: string,
  ): string | undefined {
    if (/^on[a-z]/i.test(name)) return this.#refuse(`${name}=`);
    if (name === 'href' && (uri === '' || uri === XLINK)) {
      const isPicture = element === 'image' && PICTURE_DATA.test(value);
      if (isPicture || (value.startsWith('#') && element !== 'a')) return value;
      return this.#refuse(`href="${value}`);
    }
    if (uri !== '' || (name !== 'style' && !ATTRIBUTES.has(name))) return undefined;
    const unsafe = findUnsafe(value);
    if (unsafe === undefined || isToldOnly(name)) return value;
    return this.#refuse(unsafe);
  }

  #keepStyle(kept: KeptElement, children: ParsedElement['children']): KeptElement | undefined {
    const sheet = readStyleSheet(children.filter((child) => typeof child === 'string').join(''));
    if ('active' in sheet) return this.#refuse(sheet.active);
    this.references.push(...sheet.references);
    kept.attributes.clear();
    kept.children.push(sheet.css);
    return kept;
  }

  #refuse(found: string): undefined {
    this.active ??= found;
  }
}

/** Words that are read and never drawn by. */
const isToldOnly = (name: string): boolean =>
  name === 'id' || name === 'class' || name === 'aria-label';

/** Writes at each element what a style sheet made it point to. */
function give(element: KeptElement, reference: StyleReference): void {
  const { name, attributes, children } = element;
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  if (fits(reference.selector, { name, id: attributes.get('id') ?? '', classes })) {
    const before = attributes.get('style');
    attributes.set('style', `${reference.declaration}${before ? `;${before}` : ''}`);
  }
  for (const child of children) if (typeof child !== 'string') give(child, reference);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};
const escapeText = (text: string): string => text.replace(/[&<>]/g, (one) => ENTITIES[one] ?? '');
const escapeValue = (text: string): string =>
  text.replace(/[&<>"\n\t\r]/g, (one) => ENTITIES[one] ?? '');

function write({ name, attributes, children }: KeptElement, isRoot = false): string {
  const space = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeValue(value)}"`);
  const inside = children.map((one) => (typeof one === 'string' ? escapeText(one) : write(one)));
  const head = `<${name}${space}${written.join('')}`;
  return inside.length === 0 ? `${head}/>` : `${head}>${inside.join('')}</${name}>`;
}
