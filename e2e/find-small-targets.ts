/** Touch targets: buttons, links outside of text, boxes, choices, thumbs, handles on a map. */
export const TARGETS = [
  'button',
  'a[href]',
  'summary',
  'input:is([type=checkbox], [type=radio], [type=range])',
  ...['button', 'link', 'tab', 'checkbox', 'switch', 'radio', 'slider', 'option'].map(
    (role) => `[role=${role}]`,
  ),
  // A row that is pressed as a whole.
  '[role=treeitem]',
  '[role^=menuitem]',
  '[data-handle]',
].join();

/**
 * Runs inside the page: targets that a finger misses. Through its middle a target answers over 44 px, both ways,
 * itself or by its label. Where another target, or the edge of the page, is nearer than that, it may end there,
 * as WCAG 2.5.8 counts the spacing between targets, but not below its 24 px. Links inside a sentence are as high
 * as its lines, and what only a pointer brings to sight is for pointers.
 */
export function findSmallTargets(targets: string): string[] {
  /** 44, less what rounding may take at both ends. */
  const TARGET_PX = 43;
  const MIN_PX = 23;
  /** Reach in both directions from which a target is not measured step by step. */
  const HALF_PX = 21;
  const MAX_PX = 44;
  const nameOf = (element: Element): string => {
    const { tagName, textContent } = element;
    const said = element.getAttribute('aria-label') ?? textContent.trim().slice(0, 40);
    const kind = element.classList.value.split(' ').find((name) => name.startsWith('rastro-'));
    return `${tagName.toLowerCase()}${kind ? `.${kind}` : ''} "${said}"`;
  };
  const labelsOf = (element: Element): Element[] => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    return [...(labels ?? [])];
  };
  const isDisabled = (element: Element) =>
    element.matches(':disabled, [aria-disabled=true], [data-disabled]') ||
    element.closest('[inert], [aria-hidden=true]') !== null;
  const isInSentence = (element: Element) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
  const isUnseen = (element: Element) => getComputedStyle(element).opacity === '0';
  /** The target that a point belongs to. */
  const hit = (x: number, y: number): Element | null => {
    const top = document.elementFromPoint(x, y);
    const own = top?.closest(targets);
    if (own) return own;
    const label = top?.closest('label');
    return label?.control ?? null;
  };
  /** True when scrolling a container or the window would bring a point into view. */
  const isBeyond = (element: Element, x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      if (
        scrolls(overflowY) &&
        at.scrollHeight > at.clientHeight &&
        (y < box.top || y > box.bottom)
      )
        return true;
      if (scrolls(overflowX) && at.scrollWidth > at.clientWidth && (x < box.left || x > box.right))
        return true;
    }
    return false;
  };
  const small: string[] = [];
  for (const element of document.querySelectorAll(targets)) {
    if (isDisabled(element) || isInSentence(element) || isUnseen(element)) continue;
    const labels = labelsOf(element);
    // A box that is drawn by its label is as large as that.
    const own = element.getBoundingClientRect();
    const box = own.width > 2 ? own : (labels[0]?.getBoundingClientRect() ?? own);
    if (box.width <= 2 || box.height <= 2) continue;
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const isOwn = (target: Element | null) =>
      target !== null &&
      (target === element || element.contains(target) || target.contains(element));
    // Covered by a dialog, or scrolled away.
    if (!isOwn(hit(x, y))) continue;
    for (const [way, dx, dy] of [
      ['wide', 1, 0],
      ['high', 0, 1],
    ] as const) {
      const isReached = (sign: number) =>
        isOwn(hit(x + sign * dx * HALF_PX, y + sign * dy * HALF_PX));
      if (isReached(-1) && isReached(1)) continue;
      let [extentPx, isFree] = [1, true];
      for (const sign of [-1, 1]) {
        for (let px = 1; px <= MAX_PX; px += 1) {
          const [atX, atY] = [x + sign * dx * px, y + sign * dy * px];
          const there = hit(atX, atY);
          // What lies over a part of it, such as the head of a list, moves away when the list is scrolled.
          const isInside = atX > box.left && atX < box.right && atY > box.top && atY < box.bottom;
          if (isOwn(there) || isInside) {
            extentPx += 1;
            continue;
          }
          if (there !== null || isBeyond(element, atX, atY)) isFree = false;
          break;
        }
      }
      if (extentPx >= TARGET_PX || (!isFree && extentPx >= MIN_PX)) continue;
      small.push(`${nameOf(element)} is ${extentPx} px ${way}`);
    }
  }
  return small;
}
