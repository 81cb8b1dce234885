/** Selector of times, figures and totals: cut off, they would say something else. */
export const FIGURES = '[data-figure], time';

/** Runs inside the page: times, figures and totals that cannot be read to their end, and what cuts them. */
export function findCutFigures(figures: string): string[] {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const nameOf = ({ tagName, className }: Element) => `${tagName.toLowerCase()}.${className}`;
  /** The first element around a text that hides a part of it for good; what scrolls hides nothing. */
  function findCutter(text: Node): Element | null {
    const range = document.createRange();
    range.selectNodeContents(text);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) return null;
    let cutter: Element | null = null;
    for (let at = text.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, visibility, position } = styleOf(at);
      // Read aloud only.
      if (clipPath !== 'none' || visibility !== 'visible') return null;
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto') return cutter;
      if (overflowX !== 'visible') {
        const box = at.getBoundingClientRect();
        const middle = (rect.top + rect.bottom) / 2;
        const isCut =
          rect.right > box.right + 1 ||
          rect.left < box.left - 1 ||
          middle > box.bottom ||
          middle < box.top;
        if (isCut) cutter ??= at;
      }
      if (position === 'fixed') return cutter;
    }
    return cutter;
  }
  const cut = new Set<string>();
  for (const figure of document.querySelectorAll(figures)) {
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.nodeValue?.trim()) continue;
      const cutter = findCutter(text);
      if (cutter) cut.add(`"${figure.textContent}" is cut by ${nameOf(cutter)}`);
    }
  }
  return [...cut];
}
