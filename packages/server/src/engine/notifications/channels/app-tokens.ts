import type { Database, Unit } from '../../../db/database';
import { asText } from '../message/event-facts';

/** The apps of accounts: tokens in the attribute `notificationTokens` (tracking-api §5.1). */
export interface AppTokens {
  list(unit: Unit, userIds: readonly number[]): Promise<ReadonlyMap<number, string[]>>;
  /** One was removed. */
  forget(userId: number, token: string): Promise<void>;
}

const MAX_TOKENS = 20;

/** The tokens of an attribute, the newest, each once. */
export function readAppTokens(attributes: Readonly<Record<string, unknown>> | undefined): string[] {
  const all = asText(attributes?.['notificationTokens']).split(',');
  const some = all.map((token) => token.trim()).filter((token) => /^[\w:.-]{1,4096}$/.test(token));
  return [...new Set(some)].slice(-MAX_TOKENS);
}

const LEFT = `(select string_agg(x.token, ',' order by x.n)
  from unnest(string_to_array(u.attributes ->> 'notificationTokens', ',')) with ordinality x(token, n)
  where trim(x.token) <> $2)`;

/** Whoever writes the attribute meanwhile keeps what is new in it. */
const FORGET_SQL = `update users u set attributes = (case when ${LEFT} is null
    then u.attributes::jsonb - 'notificationTokens'
    else jsonb_set(u.attributes::jsonb, '{notificationTokens}', to_jsonb(${LEFT})) end)::json
  where u.id = $1 and u.attributes ->> 'notificationTokens' is not null`;

/** Those of the engine's accounts; `onForgotten` is told when an account was changed. */
export const createAppTokens = (
  db: Pick<Database, 'query'>,
  onForgotten: () => void,
): AppTokens => ({
  async list(unit, userIds) {
    const { rows } = await unit.query<{ id: number; attributes: Record<string, unknown> }>(
      'select id, attributes from users where id = any($1::bigint[])',
      [userIds],
    );
    return new Map(rows.map(({ id, attributes }) => [id, readAppTokens(attributes)]));
  },
  async forget(userId, token) {
    await db.query(FORGET_SQL, [userId, token]);
    onForgotten();
  },
});
