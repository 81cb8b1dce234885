import type { MarkerStatus } from './motion-state';

/** Marker states from what needs nobody's eye to what needs one at once. */
const BY_URGENCY = ['moving', 'stopped', 'idle', 'offline', 'unknown', 'alarm'] as const;

/**
 * The state that needs attention most of those that several vehicles have: alarm, then unknown,
 * offline, idle, stopped, moving. `undefined` for none.
 */
export function worstState(states: Iterable<MarkerStatus>): MarkerStatus | undefined {
  let worst = -1;
  for (const state of states) worst = Math.max(worst, BY_URGENCY.indexOf(state));
  return BY_URGENCY[worst];
}
