/** Returns true when an event comes from the grid itself: React bubbles those of open menus too. */
export function isOwn({
  target,
  currentTarget,
}: {
  target: EventTarget;
  currentTarget: EventTarget;
}) {
  return target instanceof Node && currentTarget instanceof Node && currentTarget.contains(target);
}

/** The control that an event came from; it answers to keys and presses itself. */
export function readControl(target: EventTarget): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('button, a, input, label, select, textarea');
}

/** The index of the row that an event came from, -1 for the head, null for neither. */
export function readIndex(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null;
  const text = target.closest('[data-index]')?.getAttribute('data-index');
  return text == null ? null : Number(text);
}

/** Scrolls a cell into view from left and right only: up and down are the virtualizer's. */
export function revealSideways(
  scroller: HTMLElement | null,
  cell: Element | null | undefined,
): void {
  if (!scroller || !cell) return;
  const outer = scroller.getBoundingClientRect();
  const inner = cell.getBoundingClientRect();
  if (inner.left < outer.left) scroller.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) scroller.scrollLeft += inner.right - outer.right;
}
