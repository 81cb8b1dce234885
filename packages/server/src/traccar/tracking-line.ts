import { type Availability, createAvailability, type TrackingLog } from './availability';
import { readAnswer } from './read-answer';
import { createTrackingHttp, type TrackingCall, type TrackingReply } from './tracking-http';

/** The way to the tracking server, and whether anybody is at its end. */
export interface TrackingLine {
  availability: Availability;
  /** Throws a `TrackingFault`: at once while the tracking server is known to be away. */
  call(call: TrackingCall): Promise<TrackingReply>;
  close(): Promise<void>;
}

/** A call that takes longer has the tracking server looked at. */
const SUSPECT_AFTER_MS = 5_000;

/** Connections to `origin`, and a probe that watches over them. */
export function createTrackingLine(origin: string, log: TrackingLog): TrackingLine {
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
      if (fault !== undefined) throw fault;
      const slow = setTimeout(availability.suspect, SUSPECT_AFTER_MS).unref();
      try {
        return await http.call({ ...call, signal: availability.signal() });
      } catch (error) {
        availability.suspect();
        throw availability.fault() ?? error;
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
