import { mayStopEngine, MAX_QUEUED_COMMANDS, withoutMark } from '@rastro/sdk/domain';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import type { Unit } from '../../db/database';
import { HarmlessMarks } from '../../saved-commands/harmless-marks';
import { refused } from '../common/engine-error';
import type { LiveFleet } from '../devices/live-fleet';
import type { CommandQueue, QueuedCommand } from './command-queue';

/** A command before it waits. */
export type NewCommand = Omit<QueuedCommand, 'id'>;

/** Content of a command, without its device and sender. */
export type CommandContent = Pick<QueuedCommand, 'type' | 'textChannel' | 'attributes'>;

/** A command as it is answered. */
export const commandJson = ({
  id,
  attributes,
  deviceId,
  type,
  textChannel,
}: QueuedCommand): string => JSON.stringify({ id, attributes, deviceId, type, textChannel });

/** `{uniqueId}` in a command's text stands for the device. What is no plain identifier makes a text of nobody's approval. */
export const fillData = (
  attributes: Readonly<Record<string, unknown>>,
  uniqueId: string,
  prefix: string,
): Readonly<Record<string, unknown>> => {
  const { data } = attributes;
  if (typeof data !== 'string' || !data.includes('{uniqueId}')) return attributes;
  const filled = { ...attributes, data: data.replaceAll('{uniqueId}', uniqueId) };
  return /^[\w-]+$/.test(uniqueId) ? filled : withoutMark(filled, prefix);
};

/** Message of a refusal because the queue is full. */
const QUEUE_FULL = 'Command queue full';

/** Parts needed to queue commands. */
interface CommandParts {
  queue: CommandQueue;
  fleet: Pick<LiveFleet, 'get'>;
  attributePrefix: string | undefined;
}

/**
 * Puts a command into the queue of its device: over HTTP a device is reached when it speaks next.
 * Throws when it may not wait.
 */
export const queueCommand = async (
  unit: Unit,
  parts: CommandParts,
  command: NewCommand,
): Promise<QueuedCommand> => {
  const { queue, fleet, attributePrefix } = parts;
  if (command.attributes['noQueue'] === true) throw refused('Failed to send command');
  const uniqueId = fleet.get(command.deviceId)?.entity.uniqueId ?? '';
  const attributes = fillData(command.attributes, uniqueId, attributePrefix ?? '');
  await requireRoom(unit, command.deviceId);
  const { rows } = await unit.query<{ id: number }>(
    `insert into queued_commands
       (device_id, type, text_channel, attributes, overridden, user_id, key_id, saved_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      command.deviceId,
      command.type,
      command.textChannel,
      JSON.stringify(attributes),
      command.isOverridden,
      command.userId,
      command.keyId,
      command.savedId,
    ],
  );
  const queued = { ...command, attributes, id: rows[0]?.id ?? 0 };
  if (command.type === 'engineResume') await callOffStops(unit, parts, command.deviceId);
  unit.afterCommit(() => queue.add(queued));
  return queued;
};

/**
 * Refuses a command when the device's queue is full; concurrent ones are counted one after the
 * other.
 */
const requireRoom = async (unit: Unit, deviceId: number): Promise<void> => {
  await unit.query('select id from devices where id = $1 for no key update', [deviceId]);
  const { rows } = await unit.query<{ count: number }>(
    'select count(*)::int as count from queued_commands where device_id = $1',
    [deviceId],
  );
  if ((rows[0]?.count ?? 0) >= MAX_QUEUED_COMMANDS) throw refused(QUEUE_FULL);
};

/** Removes the waiting stops of a device whose engine may run again. */
const callOffStops = async (
  unit: Unit,
  { queue, attributePrefix }: Pick<CommandParts, 'queue' | 'attributePrefix'>,
  deviceId: number,
): Promise<void> => {
  const stops = queue
    .of(deviceId)
    .filter((command) => mayStopEngine(command, attributePrefix ?? ''));
  await unit.query('delete from queued_commands where id = any($1::bigint[])', [
    stops.map(({ id }) => id),
  ]);
  unit.afterCommit(() => stops.forEach(queue.remove));
};

/** A saved command without its device, with the mark of a harmless one where that holds. */
export const readSavedCommand = async (
  unit: Unit,
  id: number,
  prefix: string,
): Promise<CommandContent | undefined> => {
  const { rows } = await unit.query<CommandContent & Record<string, unknown>>(
    `select type, text_channel as "textChannel", attributes from commands where id = $1`,
    [id],
  );
  const [saved] = rows;
  if (!saved) return undefined;
  const marks = new HarmlessMarks({ origin: ENGINE_ORIGIN, prefix });
  return { ...saved, attributes: marks.show(saved, (await marks.read(unit, [id])).get(id)) };
};
