import type { Unit } from '../../db/database';
import type { Upstream, UpstreamResponse } from '../../upstream/upstream';

type Database = Pick<Unit, 'query'>;

const USER = /^\/users\/(\d+)$/;

/** Writes down who made an account; 0 is nobody. */
export async function setMaker(
  database: Database,
  origin: string,
  { userId, makerId }: { userId: number; makerId: number },
): Promise<void> {
  await database.query(
    `insert into account (tracking_origin, user_id, made_by) values ($1, $2, $3)
     on conflict (tracking_origin, user_id) do update set made_by = excluded.made_by`,
    [origin, userId, makerId || null],
  );
}

/** Passes the accounts made by a deleted account on to that account's maker. */
async function handOver(database: Database, origin: string, userId: number): Promise<void> {
  const one = [origin, userId];
  await database.query(
    `update account set made_by = gone.made_by from account gone
     where account.tracking_origin = $1 and account.made_by = $2
       and gone.tracking_origin = $1 and gone.user_id = $2`,
    one,
  );
  await database.query(
    `update account set made_by = null, last_restrictions = ''
     where tracking_origin = $1 and user_id = $2`,
    one,
  );
}

/** The tracking API where it is written down who makes accounts: in the transaction that makes one, where there is one to share. */
export const recordMakers = (tracking: Upstream, database: Database): Upstream => ({
  ...tracking,
  async send(request, context) {
    const { method, path } = request;
    const { actor, alongside } = context;
    const makerId = 'userId' in actor ? actor.userId : 0;
    const [, goneId] = (method === 'DELETE' && USER.exec(path)) || [];
    const isMade = method === 'POST' && path === '/users' && makerId > 0;
    if (!isMade && goneId === undefined) return tracking.send(request, context);

    const record = async (unit: Database, answer: UpstreamResponse): Promise<void> => {
      if (answer.status >= 400) return;
      if (goneId !== undefined) return handOver(unit, tracking.origin, Number(goneId));
      const userId = Number((JSON.parse(answer.body ?? '{}') as { id?: number }).id);
      if (userId > 0) await setMaker(unit, tracking.origin, { userId, makerId });
    };
    let isRecorded = false;
    const answer = await tracking.send(request, {
      ...context,
      async alongside(unit, made) {
        await record(unit, made);
        isRecorded = true;
        await alongside?.(unit, made);
      },
    });
    if (!isRecorded) await record(context.unit ?? database, answer);
    return answer;
  },
});
