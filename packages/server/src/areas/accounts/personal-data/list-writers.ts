import { normalizeSignInName } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import { readWhole } from '../../../request/read-whole';
import { translateError } from '../../../request/translate-error';
import { type Actor, toRefusal, type Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import { createServiceAsk, readSideOf } from '../../../ground/holders/read-holders';

/** Requester of somebody's data; `isEntered` when they only logged in as the account. */
export interface DataAsker {
  userId: number;
  actor: Actor;
  isEntered?: boolean;
}

interface Options {
  upstream: Pick<Upstream, 'origin' | 'send' | 'readForService'>;
  database: Pick<Database, 'query'>;
  access: Pick<Access, 'actorOf'>;
}

interface Asked {
  asker: DataAsker;
  account: { id: number; email: string };
}

/** Link to the accounts that an account manages. */
const MANAGED = { entity: 'User', path: '/users', side: 'managedUserId', owners: [] };

/** Checks whether the account's e-mail is proved, by the link that was sent to it. */
async function isProved({ upstream, database }: Options, { account }: Asked): Promise<boolean> {
  const { rows } = await database.query(
    'select 1 from account where tracking_origin = $1 and user_id = $2 and proved_email = $3',
    [upstream.origin, account.id, normalizeSignInName(account.email)],
  );
  return rows.length > 0;
}

const seesAll = async ({ access }: Options, { asker }: Asked): Promise<boolean> =>
  (await access.actorOf(asker.userId)).kind === 'administrator';

/**
 * Checks whether data with an account's e-mail counts as the person's: the e-mail is proved, or the
 * requester is an administrator.
 */
export const ownsEmail = async (options: Options, asked: Asked): Promise<boolean> =>
  (await seesAll(options, asked)) || isProved(options, asked);

/**
 * Lists the accounts whose rows are included when found by an account's e-mail; null means all: for
 * administrators, and for the person who proved it. Otherwise the requester, the accounts they
 * manage, and the managers of a person who requests their own data.
 */
export async function listWriters(options: Options, asked: Asked): Promise<number[] | null> {
  const { upstream } = options;
  const { asker, account } = asked;
  const isSelf = asker.userId === account.id;
  if (await seesAll(options, asked)) return null;
  if (isSelf && !asker.isEntered && (await isProved(options, asked))) return null;
  const answer = await upstream.send(
    { method: 'GET', path: '/users', query: new URLSearchParams() },
    { actor: asker.actor },
  );
  const json = await readWhole(answer);
  if (answer.status >= 500) throw translateError(toRefusal(answer), { entity: undefined });
  const managed = answer.status < 400 ? (JSON.parse(json ?? '[]') as { id: number }[]) : []; // a list, as the API says
  const service = isSelf ? createServiceAsk(upstream) : undefined;
  const above = service
    ? await readSideOf(service, 'userId', MANAGED, account.id, async () => [])
    : [];
  return [asker.userId, account.id, ...managed.map(({ id }) => id), ...above];
}
