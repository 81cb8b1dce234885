import type { Unit } from '../../../db/database';

/** Takes the half minute of a one-time code, once: false when a code of it or of a later one was taken before. */
export async function useCodeStep(
  db: Pick<Unit, 'query'>,
  { origin, userId }: { origin: string; userId: number },
  step: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into account as a (tracking_origin, user_id, last_code_step) values ($1, $2, $3)
     on conflict (tracking_origin, user_id) do update set last_code_step = excluded.last_code_step
     where a.last_code_step is null or a.last_code_step < excluded.last_code_step`,
    [origin, userId, step],
  );
  return rowCount > 0;
}
