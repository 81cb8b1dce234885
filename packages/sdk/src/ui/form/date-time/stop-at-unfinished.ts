/**
 * Leads to the first field below `root` that somebody has begun and that means no value, and has it say so. What is
 * written there would be left out, so nothing is sent.
 */
export function stopAtUnfinished(root: Element | null): boolean {
  const field = root?.querySelector('[data-unfinished=true]');
  if (!field) return false;
  // It speaks once somebody has left it.
  if (field.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  const inputs = [...field.querySelectorAll<HTMLInputElement>('[data-field]')];
  const input = inputs.find(({ value }) => value === '') ?? inputs[0];
  input?.focus();
  input?.blur();
  input?.focus();
  return true;
}
