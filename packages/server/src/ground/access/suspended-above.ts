/** Nobody resells so deep: it ends what would go on in a circle. */
export const MAX_DEPTH = 20;

/**
 * SQL of the reseller above `account` that was suspended with all below it, open on trust or not; null where there is
 * none. `$1` is the tracking API.
 */
export const SUSPENDED_ABOVE = `(with recursive above (user_id, depth) as (
    select account.reseller_id, 1 where account.reseller_id is not null
    union
    select boss.reseller_id, above.depth + 1 from account boss join above
      on boss.user_id = above.user_id
    where boss.tracking_origin = $1 and boss.reseller_id is not null and above.depth < ${MAX_DEPTH})
  select top.user_id from above join account top
    on top.tracking_origin = $1 and top.user_id = above.user_id
  where top.suspended_at is not null and top.suspended_with = top.user_id
  order by depth limit 1)`;
