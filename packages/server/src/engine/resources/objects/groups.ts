import type { Unit } from '../../../db/database';
import { refused } from '../../common/engine-error';
import { createCrud } from '../shared/crud';
import { GROUP } from '../../entities/entities';
import { lockEntity } from '../../../entities/entity-store';

/** True when `parentId` is the group itself or lies below it. */
const isBelow = async (unit: Unit, parentId: number, groupId: number): Promise<boolean> => {
  const { rows } = await unit.query(
    `with recursive up (id, group_id) as (
       select id, group_id from groups where id = $1
       union select g.id, g.group_id from groups g join up on g.id = up.group_id)
     select 1 from up where id = $2`,
    [parentId, groupId],
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
  async check({ unit }, _access, { id, groupId }) {
    if (!id || !groupId) return;
    await lockTree(unit, id);
    if (await isBelow(unit, Number(groupId), id)) throw refused('Cycle in group hierarchy');
  },
  written({ afterCommit }) {
    afterCommit(() => undefined, { visibility: true });
  },
  deleted({ afterCommit, fleet }, id) {
    afterCommit(() => fleet.forget('groupId', id), { visibility: true });
  },
});
