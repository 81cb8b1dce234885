import { setMaxListeners } from 'node:events';
import { TrackingFault } from './tracking-fault';

/** Log for the operator on losing and regaining the tracking server; pino's own shape. */
export interface TrackingLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Availability of the tracking server: a circuit breaker that a probe opens and closes. */
export interface Availability {
  /** Returns the reason to make no call now; undefined while the tracking server is available. */
  fault(): TrackingFault | undefined;
  /** Something failed, or takes long: looks at once whether the tracking server is there. */
  suspect(): void;
  /** Aborted when the tracking server goes; a new one begins when it is back. */
  signal(): AbortSignal;
  /** Told each time the tracking server goes. Returns the end of it. */
  onAway(listener: () => void): () => void;
  close(): void;
}

interface AvailabilityOptions {
  /** A call that any tracking server answers fast. Throws a `TrackingFault`. */
  probe: (signal: AbortSignal) => Promise<void>;
  log: TrackingLog;
}

const PROBE_TIMEOUT_MS = 3_000;
/** Well below the five seconds after which clients come back. */
const PROBE_EVERY_MS = 1_000;

/** Looks once at the start, then when something is suspected, then until the tracking server is back. */
export function createAvailability({ probe, log }: AvailabilityOptions): Availability {
  const listeners = new Set<() => void>();
  let fault: TrackingFault | undefined;
  let inFlight = createInFlight();
  let isLooking = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const learn = (found: TrackingFault | undefined): void => {
    const wasHere = fault === undefined;
    fault = found;
    if (found === undefined) {
      if (wasHere) return;
      inFlight = createInFlight();
      log.warn({}, 'the tracking server is back');
    } else if (wasHere) {
      log.error({ fault: found.kind, reason: found.message }, 'the tracking server is away');
      inFlight.abort();
      for (const listener of listeners) listener();
    }
  };

  const look = async (): Promise<void> => {
    if (isLooking || isClosed) return;
    isLooking = true;
    const found = await probe(AbortSignal.timeout(PROBE_TIMEOUT_MS)).then(
      () => undefined,
      (error: unknown) =>
        error instanceof TrackingFault ? error : new TrackingFault('away', String(error)),
    );
    isLooking = false;
    if (isClosed) return;
    learn(found);
    clearTimeout(timer);
    if (found !== undefined) timer = setTimeout(() => void look(), PROBE_EVERY_MS).unref();
  };

  void look();
  return {
    fault: () => fault,
    suspect: () => void look(),
    signal: () => inFlight.signal,
    onAway(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      inFlight.abort();
    },
  };
}

/** Every call under way listens. */
function createInFlight(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}
