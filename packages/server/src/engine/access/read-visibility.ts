import type { Unit } from '../../db/database';

/** The devices that accounts see, by account; none for one that is disabled or has expired. */
export type Visibility = ReadonlyMap<number, ReadonlySet<number>>;

interface VisibilityAsked {
  userIds: readonly number[];
  /** Left out, all there are. */
  deviceIds?: readonly number[];
  nowMs: number;
}

/** Reads what some accounts see, all of them at once. */
export const readVisibility = async (
  unit: Unit,
  { userIds, deviceIds, nowMs }: VisibilityAsked,
): Promise<Visibility> => {
  const ofThese = deviceIds ? 'and v.device_id = any($3::bigint[])' : '';
  const { rows } = await unit.query<{ user_id: number; device_id: number }>(
    `select v.user_id, v.device_id from user_sees_device v join users u on u.id = v.user_id
     where v.user_id = any($1::bigint[]) and not u.disabled
       and (u.expiration_time is null or u.expiration_time > $2) ${ofThese}
     order by v.device_id`,
    [userIds, new Date(nowMs), ...(deviceIds ? [deviceIds] : [])],
  );
  const visibility = new Map(userIds.map((userId) => [userId, new Set<number>()]));
  for (const row of rows) visibility.get(row.user_id)?.add(row.device_id);
  return visibility;
};
