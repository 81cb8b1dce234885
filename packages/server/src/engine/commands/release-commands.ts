import { findEngineEffect } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { OwnCommandGuard } from '../../upstream/own-commands';
import type { EngineLog } from '../common/engine-log';
import type { CommandQueue, QueuedCommand } from './command-queue';

interface ReleaseOptions {
  db: Database;
  queue: Pick<CommandQueue, 'of' | 'remove'>;
  ownCommands: Pick<OwnCommandGuard, 'may'>;
  attributePrefix: string;
  log: EngineLog;
}

/** Queued commands that may be handed over now, by device. */
export type ReleasedCommands = Pick<CommandQueue, 'of'>;

/** Checks the queued commands of devices just before they are handed over. */
export type ReleaseCommands = (deviceIds: Iterable<number>) => Promise<ReleasedCommands>;

/** Ids of the commands whose sender exists and still sees the device. */
const listSeen = async (db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await db.query<{ id: number }>(
    `select q.id from queued_commands q left join users u on u.id = q.user_id
     where q.id = any($1::bigint[]) and (q.user_id is null or u.administrator
       or exists (select 1 from user_sees_device v
         where v.user_id = q.user_id and v.device_id = q.device_id))`,
    [ids],
  );
  return new Set(rows.map(({ id }) => Number(id)));
};

/**
 * Asks for each queued command whether its sender still sees the device and may still send it, with the API key it
 * was sent with. Those that may not are called off; where nobody can tell, a command waits for the next message.
 */
export const createReleaseCommands = ({
  db,
  queue,
  ownCommands,
  attributePrefix,
  log,
}: ReleaseOptions): ReleaseCommands => {
  /** Asks whether the sender may send it; undefined where nobody can tell. */
  const askSender = async (command: QueuedCommand): Promise<boolean | undefined> => {
    const { id, userId, keyId, savedId, type, attributes } = command;
    if (userId === null) return true;
    try {
      return await ownCommands.may(
        userId,
        { id: savedId, type, attributes: { ...attributes } },
        keyId,
      );
    } catch (error) {
      log.warn({ err: error, id }, 'A queued command waits: nobody can tell whether it may go');
      return undefined;
    }
  };

  /** The same question of one batch is asked once. */
  const askOnce = () => {
    const answers = new Map<string, Promise<boolean | undefined>>();
    return (command: QueuedCommand): Promise<boolean | undefined> => {
      const { userId, keyId, savedId } = command;
      const effect = findEngineEffect(command, attributePrefix);
      const question = JSON.stringify([userId, keyId, savedId > 0, effect]);
      const answer = answers.get(question) ?? askSender(command);
      answers.set(question, answer);
      return answer;
    };
  };

  const callOff = async (commands: readonly QueuedCommand[]): Promise<void> => {
    await db.query('delete from queued_commands where id = any($1::bigint[])', [
      commands.map(({ id }) => id),
    ]);
    for (const command of commands) {
      const { id, deviceId, userId, keyId } = command;
      queue.remove(command);
      log.warn(
        { id, deviceId, userId, keyId },
        'A queued command is not its sender’s to send any more',
      );
    }
  };

  return async (deviceIds) => {
    const waiting = [...new Set(deviceIds)].flatMap((deviceId) => queue.of(deviceId));
    if (waiting.length === 0) return { of: () => [] };
    const ids = waiting.map(({ id }) => id);
    const seen = await listSeen(db, ids);
    const ask = askOnce();
    const released = new Set<QueuedCommand>();
    const ended: QueuedCommand[] = [];
    for (const command of waiting) {
      const may = seen.has(command.id) ? await ask(command) : false;
      if (may === true) released.add(command);
      else if (may === false) ended.push(command);
    }
    if (ended.length > 0) await callOff(ended);
    return { of: (deviceId) => queue.of(deviceId).filter((command) => released.has(command)) };
  };
};
