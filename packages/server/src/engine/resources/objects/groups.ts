import type { Unit } from '../../../db/database';
import { refused } from '../../common/engine-error';
import { createCrud } from '../shared/crud';
import { GROUP } from '../../entities/entities';
import { lockEntity } from '../../../entities/entity-store';

/** More groups one in another than anybody has; ends at a circle. */
const MAX_DEPTH = 1_000;
/** A Traccar looks no further for a circle, nor do we for its clients; whatever follows groups upwards ends at one. */
const SEEN_BY_A_TRACCAR = 3;

/** True when `parentId` is the group itself or lies below it, that many levels at most. */
const isBelow = async (
  unit: Unit,
  parentId: number,
  groupId: number,
  levels: number,
): Promise<boolean> => {
  const { rows } = await unit.query(
    `with recursive up (id, group_id, level) as (
       select id, group_id, 1 from groups where id = $1
       union all select g.id, g.group_id, up.level + 1
         from groups g join up on g.id = up.group_id where up.level < $3)
     select 1 from up where id = $2 limit 1`,
    [parentId, groupId, levels],
  );
  return rows.length > 0;
};

/** One move at a time: two that do not see each other would close a circle. Always the row first. */
const lockTree = async (unit: Unit, id: number): Promise<void> => {
  await lockEntity(unit, GROUP, id);
  await unit.query(`select pg_advisory_xact_lock(hashtext('group-tree'))`);
};

/** `/groups`: a group may not become its own ancestor. */
export const groupHandlers = createCrud(GROUP, {
  async check({ unit, isLiteral }, _access, { id, groupId }) {
    if (!id || !groupId) return;
    await lockTree(unit, id);
    const levels = isLiteral ? SEEN_BY_A_TRACCAR : MAX_DEPTH;
    if (await isBelow(unit, Number(groupId), id, levels)) throw refused('Cycle in group hierarchy');
  },
  written({ afterCommit }) {
    afterCommit(() => undefined, { visibility: true });
  },
  deleted({ afterCommit, fleet }, id) {
    afterCommit(() => fleet.forget('groupId', id), { visibility: true });
  },
});
