import type { Unit } from '../db/database';

/** What is written down of what people do (tracking-api §2.13). */
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
export const writeAction = async (unit: Unit, action: Action, nowMs: number): Promise<void> => {
  await unit.query(
    `insert into actions (action_time, address, user_id, action_type, object_type, object_id, attributes)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      new Date(nowMs),
      action.address ?? null,
      action.userId,
      action.type,
      action.objectType ?? null,
      action.objectId ?? 0,
      JSON.stringify(action.attributes ?? {}),
    ],
  );
};
