/** Moves the focus into the page over the map: to the row that the arrows start from, else to its body. */
export function focusContent(): void {
  const content = document.getElementById('content');
  const row = content?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  (row ?? content)?.focus({ preventScroll: true });
}
