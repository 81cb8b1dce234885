import type { AccessAction, AccessArea } from './access-areas';
import type { AccessRule } from './access-rule';
import type { AccessSubject, Asked } from './access-subject';
import { type AccessRow, listAccessRows } from './access-table';
import type { Actor } from './actor';

/** An answer of `decide`: a refusal names its rule, and there are words for each in every language. */
export type AccessDecision = { allowed: true; rule: null } | { allowed: false; rule: AccessRule };

/**
 * Decides whether an actor may do something, by roles, flags and permissions of the account and the
 * server, as in the table. The tracking API decides which objects an account sees; this only
 * narrows. Unknown facts of the subject refuse nothing: the check is repeated once they are known.
 */
export function decide(
  actor: Actor,
  action: AccessAction,
  area: AccessArea,
  subject: AccessSubject = {},
): AccessDecision {
  const asked: Asked = { ...subject, actor, action, area };
  const rule = rowsOf(action, area).find(({ when }) => when?.(asked) ?? true)?.rule ?? null;
  return rule === null ? { allowed: true, rule } : { allowed: false, rule };
}

const known = new Map<string, readonly AccessRow[]>();

/** The rows that are about an action in an area. */
function rowsOf(action: AccessAction, area: AccessArea): readonly AccessRow[] {
  const key = `${area} ${action}`;
  const found = known.get(key);
  if (found) return found;
  const rows = listAccessRows().filter(
    ({ areas, actions }) => (areas?.includes(area) ?? true) && (actions?.includes(action) ?? true),
  );
  known.set(key, rows);
  return rows;
}
