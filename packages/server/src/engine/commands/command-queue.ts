import type { Unit } from '../../db/database';

/** A command that waits until its device speaks. */
export interface QueuedCommand {
  id: number;
  deviceId: number;
  type: string;
  textChannel: boolean;
  attributes: Readonly<Record<string, unknown>>;
  /** A stop whose risk somebody has taken on: it does not wait for the vehicle to stand. */
  isOverridden: boolean;
  /** Account in whose name it goes out; null for commands queued before accounts were kept. */
  userId: number | null;
  /** API key it was sent with, if any: it ends with the key. */
  keyId: number | null;
  /** Saved command it came from; 0 for none. */
  savedId: number;
}

/** The commands that wait, oldest first, in memory; the table `queued_commands` is written with the fix that takes one. */
export interface CommandQueue {
  load(unit: Unit): Promise<void>;
  /** After a committed write. */
  add(command: QueuedCommand): void;
  of(deviceId: number): readonly QueuedCommand[];
  /** After the fix that took it is stored, or after it was called off. */
  remove(command: QueuedCommand): void;
  /** After the device is gone. */
  forget(deviceId: number): void;
}

/** An empty queue; `load` fills it. */
export const createCommandQueue = (): CommandQueue => {
  const waiting = new Map<number, QueuedCommand[]>();
  const add = (command: QueuedCommand): void => {
    const known = waiting.get(command.deviceId);
    if (known) known.push(command);
    else waiting.set(command.deviceId, [command]);
  };
  return {
    async load(unit) {
      const { rows } = await unit.query<QueuedCommand & Record<string, unknown>>(
        `select id, device_id as "deviceId", type, text_channel as "textChannel", attributes,
           overridden as "isOverridden", user_id as "userId", key_id as "keyId",
           saved_id as "savedId"
         from queued_commands order by id`,
      );
      rows.forEach(add);
    },
    add,
    of: (deviceId) => waiting.get(deviceId) ?? [],
    remove({ id, deviceId }) {
      const left = (waiting.get(deviceId) ?? []).filter((command) => command.id !== id);
      if (left.length > 0) waiting.set(deviceId, left);
      else waiting.delete(deviceId);
    },
    forget: (deviceId) => void waiting.delete(deviceId),
  };
};

/** Returns the reply to the tracker: the command's text, where it has one. */
export const commandText = ({ attributes }: QueuedCommand): string =>
  typeof attributes['data'] === 'string' ? attributes['data'] : '';
