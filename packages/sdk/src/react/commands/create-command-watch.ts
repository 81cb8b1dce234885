import { isTrackingError, type TrackingClient } from '../../client';
import { DAY_MS, readText, type SentState } from '../../domain';
import type { createCommandRun } from './create-command-run';

/** Max vehicles requested in one call. */
const MAX_ASKED = 60;
const STEPS = ['queuedCommandSent', 'commandResult'];

/**
 * Hears how commands go on where no event says it: a tracking server pushes the events of rules that the account has,
 * and no others. What a tracker answers stands in its next position; whether a queued command was handed over, the
 * report of events says once the tracker has spoken. Without the right to reports the command stays in the queue.
 */
export function createCommandWatch(
  { live, reports }: Pick<TrackingClient, 'live' | 'reports'>,
  {
    stateOf,
    hearEvent,
  }: {
    stateOf: (deviceId: number) => SentState | undefined;
    hearEvent: ReturnType<typeof createCommandRun>['hearEvent'];
  },
) {
  let heard = new Map<number, number | undefined>();
  const unasked = new Set<number>();
  /** Those that spoke while they were told: whether their command is in the queue is not known yet. */
  const early = new Set<number>();
  let isAsking = false;
  let isEnded = false;

  async function ask() {
    if (isAsking) return;
    isAsking = true;
    while (unasked.size > 0 && !isEnded) {
      const deviceId = [...unasked].slice(0, MAX_ASKED);
      for (const id of deviceId) unasked.delete(id);
      try {
        // Clocks of browsers are wrong; the command is known by its id.
        const from = new Date(Date.now() - DAY_MS).toISOString();
        const to = new Date(Date.now() + DAY_MS).toISOString();
        const events = await reports.events({ deviceId, type: STEPS, from, to });
        if (isEnded) return;
        for (const event of events.sort((left, right) => left.id - right.id)) hearEvent(event);
      } catch (error) {
        // The next position asks again.
        isEnded ||= isTrackingError(error) && error.status === 403;
      }
    }
    isAsking = false;
  }

  return {
    /** Remembers where the devices are before they are told. */
    begin(deviceIds: readonly number[]): void {
      heard = new Map(deviceIds.map((id) => [id, live.positions.get(id)?.id]));
    },
    hearChanges(deviceIds: ReadonlySet<number>): void {
      for (const deviceId of deviceIds) {
        const position = live.positions.get(deviceId);
        if (!position || !heard.has(deviceId) || heard.get(deviceId) === position.id) continue;
        heard.set(deviceId, position.id);
        const known = stateOf(deviceId);
        if (!known) early.add(deviceId);
        if (known?.kind === 'queued') unasked.add(deviceId);
        else if (readText(position, 'result') !== '') {
          hearEvent({ type: 'commandResult', deviceId, attributes: position.attributes });
        }
      }
      void ask();
    },
    /** A command was sent: asks for what happened while it was. */
    hearSent(): void {
      for (const deviceId of early) {
        const known = stateOf(deviceId);
        if (!known) continue;
        early.delete(deviceId);
        if (known.kind === 'queued') unasked.add(deviceId);
      }
      void ask();
    },
    end(): void {
      isEnded = true;
    },
  };
}
