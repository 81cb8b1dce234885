import type { UpstreamFault } from '../../upstream/upstream';
import { type Availability, createAvailability, type TrackingLog } from './availability';
import { readAnswer } from './read-answer';
import { toFault } from './tracking-fault';
import { createTrackingHttp, type TrackingCall, type TrackingReply } from './tracking-http';

/** The way to the tracking server, and whether anybody is at its end. */
export interface TrackingLine {
  availability: Availability;
  /** Throws a `TrackingFault`: at once while the tracking server is known to be away. */
  call(call: TrackingCall): Promise<TrackingReply>;
  close(): Promise<void>;
}

/** Result of a call: answered, failed, or skipped because the server is unavailable. */
export type LineOutcome = 'ok' | UpstreamFault | 'skipped';

/** Told of each call; the time is what passed until its answer began. */
export type OnLineCall = (outcome: LineOutcome, durationMs: number) => void;

/** A call that takes longer has the tracking server looked at. */
const SUSPECT_AFTER_MS = 5_000;

/** Connections to `origin`, and a probe that watches over them. */
export function createTrackingLine(
  origin: string,
  log: TrackingLog,
  onCall: OnLineCall = () => undefined,
): TrackingLine {
  const http = createTrackingHttp(origin);
  const probed = { method: 'GET', target: '/api/server', accept: 'application/json' } as const;
  const availability = createAvailability({
    async probe(signal) {
      await readAnswer(await http.call({ ...probed, signal }), { method: 'GET', path: '/server' });
    },
    log,
  });

  return {
    availability,
    async call(call) {
      const fault = availability.fault();
      if (fault !== undefined) {
        onCall('skipped', 0);
        throw fault;
      }
      const startedMs = performance.now();
      const slow = setTimeout(availability.suspect, SUSPECT_AFTER_MS).unref();
      try {
        const reply = await http.call({ ...call, signal: availability.signal() });
        onCall('ok', performance.now() - startedMs);
        return reply;
      } catch (error) {
        availability.suspect();
        const failure = availability.fault() ?? toFault(error);
        onCall(failure.kind, performance.now() - startedMs);
        throw failure;
      } finally {
        clearTimeout(slow);
      }
    },
    async close() {
      availability.close();
      await http.close();
    },
  };
}
