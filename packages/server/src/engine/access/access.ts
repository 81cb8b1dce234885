import type { Unit } from '../../db/database';
import { refused } from '../common/engine-error';
import { DEVICE, USER } from '../entities/entities';
import type { Entity } from '../../entities/entity';
import { COMMAND } from '../entities/linked-entities';
import type { Caller } from './caller';

/** Every right of the tracking API is asked for here; each method throws the words of Traccar (tracking-api §5). */
export interface ObjectAccess {
  readonly caller: Caller;
  requireAdministrator(): void;
  requireManager(): void;
  /** Nothing for read-only accounts: links, deletion of fixes. */
  requireUnrestricted(): void;
  /** History and fixes by id are closed to accounts without reports. */
  requireReports(): void;
  /** Accounts of limited commands send saved ones only; a shared account of them sends none. */
  requireCommands(isSaved: boolean): void;
  /** Nothing that several people at one account are to do: tests, mails, further accounts. */
  requireNoGuest(): void;
  /** The caller sees the object: linked, or an administrator. */
  requireObject(entity: Entity, id: number): Promise<void>;
  /** The account is the caller's own or one he manages. */
  requireUser(id: number): Promise<void>;
  /** The account is no administrator above the caller: made by, or managed over administrators between (decision 6). */
  requireNotAbove(id: number): Promise<void>;
  /** An administrator is freed from who manages it by the highest alone: it would stand beside who is above the caller. */
  requireToFree(id: number): Promise<void>;
  /** The caller may write objects of this kind; `adding` counts devices against his limit. */
  requireEdit(entity: Entity, adding: boolean): Promise<void>;
}

/** The rights of one caller inside one unit of work. */
export const createAccess = (unit: Unit, caller: Caller): ObjectAccess => {
  const isLinked = async (view: string, column: string, id: number): Promise<boolean> => {
    const { rows } = await unit.query(
      `select 1 from ${view} where user_id = $1 and ${column} = $2 limit 1`,
      [caller.id, id],
    );
    return rows.length > 0;
  };

  const requireRoomForDevice = async (): Promise<void> => {
    if (caller.administrator || caller.deviceLimit < 0) return;
    if (caller.deviceLimit === 0) throw refused('Write access denied');
    // One at a time for each owner: a count checked outside the lock lets parallel calls pass.
    await unit.query(`select pg_advisory_xact_lock(hashtext('device-limit'), $1::int)`, [
      caller.id,
    ]);
    const { rows } = await unit.query<{ count: number }>(
      'select count(distinct device_id)::int as count from user_sees_device where user_id = $1',
      [caller.id],
    );
    if ((rows[0]?.count ?? 0) >= caller.deviceLimit) throw refused('Write access denied');
  };

  const requireUser = async (id: number): Promise<void> => {
    if (caller.administrator || id === caller.id) return;
    if (caller.manager && (await isLinked('user_user', 'managed_user_id', id))) return;
    throw refused('User access denied');
  };

  return {
    caller,
    requireUser,
    requireAdministrator() {
      if (!caller.administrator) throw refused('Administrator access required');
    },
    requireManager() {
      if (!caller.administrator && !caller.manager) throw refused('Manager access required');
    },
    requireUnrestricted() {
      if (caller.readonly) throw refused('Operation restricted');
    },
    requireReports() {
      if (caller.disableReports) throw refused('Operation restricted');
    },
    requireCommands(isSaved) {
      if (caller.limitCommands && (!isSaved || caller.temporary)) {
        throw refused('Operation restricted');
      }
    },
    requireNoGuest() {
      if (caller.temporary) throw refused('Temporary user');
    },
    async requireObject(entity, id) {
      if (entity === USER) return requireUser(id);
      if (caller.administrator) return;
      if (await isLinked(entity.seenView, entity.linkColumn, id)) return;
      throw refused(`${entity.name} access denied`);
    },
    async requireNotAbove(id) {
      if (!caller.administrator || id === caller.id) return;
      const { rows } = await unit.query(
        `with recursive above (id) as (
           select l.user_id from user_user l join users u on u.id = l.user_id and u.administrator
           where l.managed_user_id = $1
           union
           select l.user_id from above join user_user l on l.managed_user_id = above.id
             join users u on u.id = l.user_id and u.administrator)
         select 1 from above where id = $2`,
        [caller.id, id],
      );
      if (rows.length > 0) throw refused('User access denied');
    },
    async requireToFree(id) {
      const { rows } = await unit.query(
        `select 1 from users freed where freed.id = $2 and freed.administrator
           and exists (select 1 from user_user l join users u on u.id = l.user_id and u.administrator
             where l.managed_user_id = $1)`,
        [caller.id, id],
      );
      if (rows.length > 0) throw refused('User access denied');
    },
    async requireEdit(entity, adding) {
      if (caller.administrator) return;
      const isClosed =
        (entity === DEVICE && caller.deviceReadonly) ||
        (entity === COMMAND && caller.limitCommands);
      if (caller.readonly || isClosed) {
        throw refused('Write access denied');
      }
      if (entity === DEVICE && adding) await requireRoomForDevice();
    },
  };
};
