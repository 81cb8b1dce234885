import { readText } from '../device/read-attribute';
import { SAME_ALARM_MS } from './find-attendance';

/** Min number of events of one kind from one vehicle that are grouped. */
export const MIN_FLOOD = 3;

/** The least that must be known of an event. */
export interface FoldableEvent {
  id: number;
  type: string;
  deviceId: number;
  /** ISO text. */
  eventTime: string;
  attributes?: Record<string, unknown> | null;
}

/** An event, and those that came before it of the same kind from the same vehicle. */
export interface FoldedEvent<T> {
  event: T;
  more: readonly T[];
}

/**
 * Puts floods together: three or more of one kind from one vehicle within ten minutes stand behind the
 * newest of them. `events` come the newest first, and so do the answers; floods whose newest event is
 * in `openIds` are left as they are.
 */
export function foldFloods<T extends FoldableEvent>(
  events: readonly T[],
  openIds: ReadonlySet<number> = new Set(),
): FoldedEvent<T>[] {
  const runs = new Map<string, T[]>();
  const runOf = new Map<T, T[]>();
  for (const event of events) {
    const kind = `${event.deviceId} ${event.type} ${readText(event, 'alarm')}`;
    const known = runs.get(kind);
    const first = known?.[0];
    const isNear =
      first !== undefined &&
      Date.parse(first.eventTime) - Date.parse(event.eventTime) <= SAME_ALARM_MS;
    const run = known && isNear ? known : [];
    run.push(event);
    runs.set(kind, run);
    runOf.set(event, run);
  }
  return events.flatMap((event) => {
    const run = runOf.get(event) ?? [event];
    const [first = event, ...more] = run;
    if (run.length < MIN_FLOOD || openIds.has(first.id)) return [{ event, more: [] }];
    return event === first ? [{ event, more }] : [];
  });
}
