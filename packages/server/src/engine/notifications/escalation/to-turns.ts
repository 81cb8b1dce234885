import { decideEscalation, type Escalation } from '@rastro/sdk/domain';
import type { AlarmTurn } from '../../../upstream/read-alarm-turns';

/** More alarms at once nobody reads. */
export const MAX_TURNS = 500;

/** An alarm that waits, as it is in the database. */
export interface WaitingRow {
  id: number;
  event_id: number;
  device_id: number;
  event_time: Date;
  place: number;
  next_at: Date;
}

/** Columns of a {@link WaitingRow}, from `escalations e`. */
export const WAITING_COLUMNS = `e.id, (e.facts->'event'->>'id')::bigint as event_id, e.device_id,
  e.event_time, e.place, e.next_at`;

/**
 * Lists the next contact of each alarm, by the decision that notifies them when the time has come.
 * `nameOf` knows who can be notified.
 */
export function toTurns(
  waiting: readonly { row: WaitingRow; escalation: Escalation | null }[],
  nameOf: (row: WaitingRow, userId: number) => string | undefined,
): AlarmTurn[] {
  const turns = new Map<number, AlarmTurn>();
  for (const { row, escalation } of waiting) {
    const step = decideEscalation({
      escalation,
      place: row.place,
      eventMs: row.event_time.getTime(),
      nowMs: row.next_at.getTime(),
      isTaken: false,
      canBeTold: (id) => nameOf(row, id) !== undefined,
    });
    // Of several rules that name the same alarm the first one counts.
    if (step.action !== 'tell' || turns.has(row.event_id)) continue;
    const userName = nameOf(row, step.userId) ?? '';
    const { event_id: eventId, device_id: deviceId, next_at: nextAt } = row;
    turns.set(eventId, { eventId, deviceId, userName, atMs: nextAt.getTime() });
  }
  return [...turns.values()];
}
