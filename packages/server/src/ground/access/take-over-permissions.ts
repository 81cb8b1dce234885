import { readAttribute } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';

interface Options {
  database: Database;
  upstream: Pick<Upstream, 'origin' | 'send' | 'readForService'>;
  /** Prefix of the brand's attributes. */
  prefix: string;
  clock: () => number;
}

interface User {
  id: number;
  administrator?: boolean;
  attributes?: Record<string, unknown> | null;
}

const QUERY = new URLSearchParams();

/**
 * Takes over the permissions that stand among the attributes of a tracking API's users, where nobody has given any
 * here: once, as soon as all of them can be read. Whatever an account writes there later gives nothing.
 */
export function createTakeOver({ database, upstream, prefix, clock }: Options) {
  let isDone = false;

  const listUsers = async (asker: User): Promise<User[] | undefined> => {
    const asService = await upstream.readForService?.({ path: '/users', query: QUERY });
    const isRead = asService !== undefined && asService.status < 400;
    if (!isRead && asker.administrator !== true) return undefined;
    const answer = isRead
      ? asService
      : await upstream.send(
          { method: 'GET', path: '/users', query: QUERY },
          { actor: { userId: asker.id } },
        );
    const text = await readWhole(answer);
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
    return JSON.parse(text ?? '[]') as User[];
  };

  const isTaken = async (): Promise<boolean> => {
    const { rows } = await database.query(
      'select 1 from permissions_taken_over where tracking_origin = $1',
      [upstream.origin],
    );
    return rows.length > 0;
  };

  /**
   * Returns true when it was done just now; `asker` is the account being read: an administrator can
   * read all users. Throws an `ApiError`.
   */
  return async (asker: User): Promise<boolean> => {
    if (isDone) return false;
    isDone = await isTaken();
    const users = isDone ? undefined : await listUsers(asker);
    if (users === undefined) return false;
    const found = users
      .map((user) => ({ id: user.id, text: readAttribute(user, `${prefix}.advancedPerms`) }))
      .filter(({ text }) => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text));
    await database.transaction(async (unit) => {
      const { rowCount } = await unit.query(
        `insert into permissions_taken_over (tracking_origin, taken_at) values ($1, $2)
         on conflict do nothing`,
        [upstream.origin, new Date(clock())],
      );
      if (rowCount === 0) return;
      await unit.query(
        `insert into account (tracking_origin, user_id, permissions)
         select $1, found.id, found.text
         from unnest($2::bigint[], $3::text[]) as found (id, text)
         on conflict (tracking_origin, user_id) do update set permissions = excluded.permissions
         where account.permissions is null`,
        [upstream.origin, found.map(({ id }) => id), found.map(({ text }) => text)],
      );
    });
    isDone = true;
    return true;
  };
}
