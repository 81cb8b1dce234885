import { ACCESS_ACTIONS, type AccessAction, type AccessArea } from './access-areas';
import type { AccessSubject } from './access-subject';

interface Deed {
  /** Area that users expect it in. */
  of: AccessArea;
  action: AccessAction;
  area: AccessArea;
  subject: AccessSubject;
}

/** Actions that users have a name for, and the access check behind each. */
const DEEDS = {
  lock: {
    of: 'devices',
    ...({ action: 'send', area: 'commands', subject: { engine: 'stop' } } as const),
  },
  unlock: {
    of: 'devices',
    ...({ action: 'send', area: 'commands', subject: { engine: 'resume' } } as const),
  },
  anchor: {
    of: 'devices',
    ...({ action: 'create', area: 'geofences', subject: { isAnchor: true } } as const),
  },
  // Whoever reads a report may keep it.
  export: { of: 'reports', action: 'read', area: 'reports', subject: {} },
  logInAs: { of: 'users', action: 'enter', area: 'users', subject: { isSelf: false } },
} as const satisfies Record<string, Deed>;

type DeedName = keyof typeof DEEDS;

/**
 * Actions that can be explained for an account: all access actions, and those with a name of their
 * own.
 */
export const EXPLAINED_ACTIONS = [
  ...ACCESS_ACTIONS,
  ...(['lock', 'unlock', 'anchor', 'export', 'logInAs'] as const satisfies readonly DeedName[]),
] as const;

/**
 * Action to explain for an account; `lock`, `unlock` and `anchor` of `devices`, `export` of
 * `reports`, `logInAs` of `users`.
 */
export type ExplainedAction = (typeof EXPLAINED_ACTIONS)[number];

/**
 * Converts an action to its access check; for a named action outside the passed area, returns its
 * own area as `of`.
 */
export function toAskedAccess(
  action: ExplainedAction,
  area: AccessArea,
): { action: AccessAction; area: AccessArea; subject: AccessSubject } | { of: AccessArea } {
  if (!isDeed(action)) {
    return { action, area, subject: area === 'users' ? { isSelf: false } : {} };
  }
  const { of, ...asked } = DEEDS[action];
  return of === area ? asked : { of };
}

const isDeed = (action: ExplainedAction): action is DeedName => Object.hasOwn(DEEDS, action);
