/**
 * Returns the name of a form control, read from it alone: a search by name computes the name of
 * everything on the page, and a list of names needs as many searches.
 */
export function nameOf(control: Element): string {
  const ids = control.getAttribute('aria-labelledby');
  if (ids !== null) {
    return ids
      .split(' ')
      .map((id) => control.ownerDocument.getElementById(id)?.textContent ?? '')
      .join(' ');
  }
  const labels = 'labels' in control ? (control.labels as Iterable<Element> | null) : null;
  return (
    control.getAttribute('aria-label') ??
    Array.from(labels ?? [], ({ textContent }) => textContent).join(' ')
  ).trim();
}
