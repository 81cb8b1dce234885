import { findUnsafe, listReferences } from './references';

/** Which elements a rule is about; what a rule says of others cannot be told without a browser. */
const SELECTOR = /^(?:[a-z][\w-]*)?(?:[.#][\w-]+)?$/i;

/** What a style sheet gives to elements by pointing to others: it is written at the elements, where it can be counted. */
export interface StyleReference {
  selector: string;
  declaration: string;
}

/** A style sheet without its references, and these; or what in it may not be. */
export function readStyleSheet(
  text: string,
): { css: string; references: StyleReference[] } | { active: string } {
  const css = text.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, ' ');
  const active = findUnsafe(css);
  if (active !== undefined) return { active };
  if (listReferences(css).length === 0) return { css, references: [] };
  // A rule inside another is not taken apart.
  if (css.includes('@')) return { active: '@media' };
  const references: StyleReference[] = [];
  const rest = css.replace(/([^{}]*)\{([^{}]*)\}/g, (_all, selectors: string, body: string) => {
    const declarations = body.split(';').filter((one) => one.trim() !== '');
    const [pointing, plain] = [true, false].map((points) =>
      declarations.filter((one) => listReferences(one).length > 0 === points),
    );
    for (const declaration of pointing ?? []) {
      for (const selector of selectors.split(',')) {
        references.push({ selector: selector.trim(), declaration: declaration.trim() });
      }
    }
    return `${selectors}{${(plain ?? []).join(';')}}`;
  });
  const odd = references.find(({ selector }) => !SELECTOR.test(selector) || selector === '');
  if (odd) return { active: `${odd.selector} {${odd.declaration}}` };
  return listReferences(rest).length > 0 ? { active: 'url(' } : { css: rest, references };
}

/** Whether a simple selector is about an element. */
export function fits(
  selector: string,
  { name, id, classes }: { name: string; id: string; classes: readonly string[] },
): boolean {
  const [, element = '', mark = '', word = ''] =
    /^([a-z][\w-]*)?([.#])?([\w-]+)?$/i.exec(selector) ?? [];
  if (element !== '' && element !== name) return false;
  return mark === '' || (mark === '#' ? word === id : classes.includes(word));
}
