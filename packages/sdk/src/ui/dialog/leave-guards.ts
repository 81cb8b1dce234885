type Guard = (leave: () => void) => void;

const guards: Guard[] = [];

/** Has a guard asked before somebody leaves; the latest one asks. Returns what takes it away. */
export function addLeaveGuard(guard: Guard): () => void {
  guards.push(guard);
  return () => void guards.splice(guards.indexOf(guard), 1);
}

/**
 * Leaves a page by code: at once, or once somebody has given up what is not saved on it
 * (`useUnsavedGuard`). Links, Back and the closing of the tab need no such call.
 */
export function askToLeave(leave: () => void): void {
  const guard = guards.at(-1);
  if (guard) guard(leave);
  else leave();
}
