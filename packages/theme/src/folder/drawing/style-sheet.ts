import { findUnsafe, listReferences } from './references';

/** Supported selectors; the elements matched by others cannot be determined without a browser. */
const SELECTOR = /^(?:[a-z][\w-]*)?(?:[.#][\w-]+)?$/i;

/**
 * Declaration of a style sheet that points to other elements; written at the matching elements,
 * where it can be counted.
 */
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

/** True when a simple selector matches an element. */
export function fits(
  selector: string,
  { name, id, classes }: { name: string; id: string; classes: readonly string[] },
): boolean {
  const [, element = '', mark = '', word = ''] =
    /^([a-z][\w-]*)?([.#])?([\w-]+)?$/i.exec(selector) ?? [];
  if (element !== '' && element !== name) return false;
  return mark === '' || (mark === '#' ? word === id : classes.includes(word));
}
