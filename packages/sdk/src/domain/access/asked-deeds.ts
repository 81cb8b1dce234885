import { ACCESS_ACTIONS, type AccessAction, type AccessArea } from './access-areas';
import type { AccessSubject } from './access-subject';

interface Deed {
  /** What people say it is about. */
  of: AccessArea;
  action: AccessAction;
  area: AccessArea;
  subject: AccessSubject;
}

/** What people call by a name of its own, and how it is decided. */
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

/** What may be asked of an account: every action, and what has a name of its own. */
export const EXPLAINED_ACTIONS = [
  ...ACCESS_ACTIONS,
  ...(['lock', 'unlock', 'anchor', 'export', 'logInAs'] as const satisfies readonly DeedName[]),
] as const;

/** What is asked of an account; `lock`, `unlock` and `anchor` of `devices`, `export` of `reports`, `logInAs` of `users`. */
export type ExplainedAction = (typeof EXPLAINED_ACTIONS)[number];

/** How something is decided that is asked of an account; `of` names the area of a deed that is not one of the given area. */
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
