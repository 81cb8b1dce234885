import type { EngineLog } from '../common/engine-log';
import { commandText } from '../commands/command-queue';
import { createCountedLines } from './listener/counted-lines';
import type { LiveFleet, FleetDevice } from '../devices/live-fleet';
import type { IngestMessage, IngestResult } from './messages/ingest-message';
import type { RawMessage } from './messages/raw-message';
import { findPlaceProblem } from '../rules/position/find-place-problem';
import type { Writer } from './batch/writer';

/** Options of taking in a message. */
export interface IngestOptions {
  /** History: no status, no frames for each fix, no notifications; events are still stored. */
  silent?: boolean;
}

/** Outcome of many messages. */
export interface IngestSummary {
  stored: number;
  dropped: number;
  /** Unknown or refused devices and values out of range. */
  refused: number;
}

/** Entry point of messages, whoever brings them. */
export interface Intake {
  /** Takes one message; resolves once its fix is durable. Rejects when the database fails. */
  ingest(message: IngestMessage, options?: IngestOptions): Promise<IngestResult>;
  /** Returns true when there is such a device. */
  knows(uniqueId: string): boolean;
  /** Writes a message that is not taken into the log of its device; false when there is no such device. */
  noteRefusal(uniqueId: string, raw: RawMessage, reason: string): boolean;
  /** Takes many in order of time, a part at a time, letting others through in between. */
  ingestMany(messages: readonly IngestMessage[], options?: IngestOptions): Promise<IngestSummary>;
}

/** Messages of one part of `ingestMany`. */
const PART_SIZE = 500;

/** Options of the intake. */
export interface IntakeOptions {
  fleet: LiveFleet;
  writer: Writer;
  /** Called for each message of a known device. */
  countMessage: (deviceId: number, protocol: string, isStored: boolean) => void;
  clock: () => number;
  log: EngineLog;
}

const findRefusal = ({ entity }: FleetDevice, nowMs: number): string | null => {
  if (entity.disabled) return 'Device is disabled';
  const { expirationTime } = entity;
  return expirationTime && Date.parse(expirationTime) <= nowMs ? 'Device has expired' : null;
};

/** Takes messages to the writer. */
export const createIntake = (options: IntakeOptions): Intake => {
  const { fleet, writer, countMessage, clock, log } = options;
  const unwritten = createCountedLines(1, (count) =>
    log.error({ count }, `${count} more refusals could not be written down within a minute`),
  );
  const noteRefusal = (device: FleetDevice, raw: RawMessage, reason: string): void => {
    writer
      .add({ kind: 'refusal', device, raw, reason, silent: false })
      .catch((error: unknown) =>
        unwritten.write(() => log.error({ err: error }, 'A refusal could not be written down')),
      );
  };

  const take = async (message: IngestMessage, silent: boolean): Promise<IngestResult> => {
    const device = fleet.byUniqueId(message.uniqueId);
    if (!device) return { outcome: 'unknownDevice' };
    const reason = findRefusal(device, clock()) ?? findPlaceProblem(message);
    if (reason) {
      if (message.raw) noteRefusal(device, message.raw, reason);
      return { outcome: 'refused', reason };
    }
    const done = await writer.add({ kind: 'message', device, message, silent });
    const { positionId, command } = done;
    const { protocol = 'osmand' } = message;
    countMessage(device.entity.id, protocol, positionId !== undefined);
    const reply = command && { reply: commandText(command) };
    return positionId === undefined
      ? {
          outcome: 'dropped',
          reason: 'A filter or the calendar of the device left it out',
          ...reply,
        }
      : { outcome: 'stored', positionId, ...reply };
  };

  return {
    async ingest(message, { silent = false } = {}) {
      return writer.isFull ? { outcome: 'busy' } : take(message, silent);
    },
    knows: (uniqueId) => fleet.byUniqueId(uniqueId) !== undefined,
    noteRefusal(uniqueId, raw, reason) {
      const device = fleet.byUniqueId(uniqueId);
      if (device && !writer.isFull) noteRefusal(device, raw, reason);
      return device !== undefined;
    },
    async ingestMany(messages, { silent = false } = {}) {
      const nowMs = clock();
      const timeOf = (message: IngestMessage): number => message.timestampMs ?? nowMs;
      const sorted = messages.toSorted((a, b) => timeOf(a) - timeOf(b));
      const summary: IngestSummary = { stored: 0, dropped: 0, refused: 0 };
      for (let start = 0; start < sorted.length; start += PART_SIZE) {
        const part = sorted.slice(start, start + PART_SIZE);
        const results = await Promise.all(part.map((message) => take(message, silent)));
        for (const { outcome } of results) {
          if (outcome === 'stored' || outcome === 'dropped') summary[outcome] += 1;
          else summary.refused += 1;
        }
      }
      return summary;
    },
  };
};
