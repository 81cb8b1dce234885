import { createHash } from 'node:crypto';
import type { Unit } from '../../db/database';
import { createMemo } from '../common/memo';

/** Rows `id` and `place`: who is in a list, in which order. */
export interface MembersSql {
  sql: string;
  params: readonly unknown[];
}

/** Members of lists whose objects are in memory. */
export interface KnownMembers {
  /** Ids in their order. */
  read(members: MembersSql): Promise<readonly number[]>;
  forget(): void;
}

/** Max lists kept, each of some hundred thousand ids at the most. */
const MAX_LISTS = 100;

/** Asks the unit about each list once, until all is forgotten. */
export const createKnownMembers = (unit: Unit): KnownMembers => {
  const memo = createMemo(async (key: string): Promise<readonly number[]> => {
    const { sql, params } = JSON.parse(key) as MembersSql;
    const { rows } = await unit.query<{ ids: number[] | null }>(
      `select json_agg(id order by place) as ids from (${sql}) l`,
      params,
      // Planned once for each kind of list: that takes longer than its run.
      { name: `members-${createHash('sha256').update(sql).digest('hex').slice(0, 16)}` },
    );
    return rows[0]?.ids ?? [];
  }, MAX_LISTS);
  return {
    read: ({ sql, params }) => memo.get(JSON.stringify({ sql, params })),
    forget: memo.forget,
  };
};
