import type { RequestContext } from '../../requests/request-context';

const LINK_SQL = `
  insert into user_notification (user_id, notification_id)
  select $1, n.id from notifications n
  where n.attributes ->> $3 = 'true' and exists (
    select 1 from user_notification l join users u on u.id = l.user_id
    where l.notification_id = n.id and (u.administrator or u.id = $2))
  on conflict do nothing`;

/**
 * Links a new account to the rules marked to be added to new users (spec §3): those of administrators
 * and those of who makes the account, never those of other resellers.
 */
export const linkMarkedRules = async (
  { unit, attributePrefix }: Pick<RequestContext, 'unit' | 'attributePrefix'>,
  userId: number,
  makerId: number,
): Promise<void> => {
  if (attributePrefix === undefined) return;
  await unit.query(LINK_SQL, [userId, makerId, `${attributePrefix}.autoAdd`]);
};
