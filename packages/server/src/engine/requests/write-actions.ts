import type { Unit } from '../../db/database';

/** Action of an account, for the audit log (tracking-api §2.13). */
export interface Action {
  type:
    | 'create'
    | 'edit'
    | 'remove'
    | 'link'
    | 'unlink'
    | 'login'
    | 'logout'
    | 'accumulators'
    | 'command'
    | 'report';
  /** 0 for nobody. */
  userId: number;
  address?: string | undefined;
  /** An entity's name in lower camel case, or `token`. */
  objectType?: string;
  objectId?: number;
  attributes?: Record<string, unknown>;
}

/** Writes an action down, in the transaction of the action itself. */
export const writeAction = (unit: Unit, action: Action, nowMs: number): Promise<void> =>
  writeActions(unit, [{ action, timeMs: nowMs }]);

const ROW = `action_time timestamptz, address text, user_id bigint, action_type text,
  object_type text, object_id bigint, attributes json`;
const COLUMNS = 'action_time, address, user_id, action_type, object_type, object_id, attributes';

/** Writes several down, in their order. */
export const writeActions = async (
  unit: Unit,
  entries: readonly { action: Action; timeMs: number }[],
): Promise<void> => {
  if (entries.length === 0) return;
  const rows = entries.map(({ action, timeMs }) => ({
    action_time: new Date(timeMs).toISOString(),
    address: action.address ?? null,
    user_id: action.userId,
    action_type: action.type,
    object_type: action.objectType ?? null,
    object_id: action.objectId ?? 0,
    attributes: action.attributes ?? {},
  }));
  await unit.query(
    `insert into actions (${COLUMNS})
     select ${COLUMNS} from json_to_recordset($1::json) as r(${ROW})`,
    [JSON.stringify(rows)],
    { name: 'write-actions' },
  );
};
