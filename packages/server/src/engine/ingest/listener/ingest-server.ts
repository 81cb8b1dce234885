import type { Socket } from 'node:net';
import { type Listener, openListener } from '../../../listener/open-listener';
import type { TurnOptions } from '../../../listener/answer-turns';
import { createMessageListener, type MessageListenerOptions } from './message-listener';
import { createRefusalLog, type RefusalLog } from './refusal-log';

/** A tracker that has not said all by then is gone. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A gateway sends what it has kept without a pause, and goes into few batches then. */
const TURNS: TurnOptions = { atOnce: 64, maxWaiting: 2_000 };

/** Answers what is no HTTP, and writes down where it came from: somebody waits for that vehicle. */
const refuseBytes = (error: Error & { code?: string }, socket: Socket, log: RefusalLog): void => {
  const { code = '' } = error;
  // A connection that is cut or left says nothing.
  if (/^(HPE_|ERR_HTTP_)/.test(code)) {
    const from = socket.remoteAddress ?? 'somewhere';
    log.write('unknown', {
      device: undefined,
      address: from,
      reason: `what ${from} sends is no HTTP that can be read (${code})`,
    });
  }
  if (!socket.writable) return void socket.destroy();
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n', () => socket.destroy());
};

/** Options of the port for trackers. */
export interface IngestServerOptions extends MessageListenerOptions {
  host: string;
  /** 0 asks for a free one. */
  port: number;
}

/** A listener of its own for trackers: OsmAnd's protocol (tracking-api §7). */
export const createIngestServer = ({ host, port, ...options }: IngestServerOptions): Listener => {
  const { log, limits } = options;
  const request = createMessageListener(options);
  const refusals = createRefusalLog(log, options.unknownTrackers);
  return openListener(
    // Messages count by their device, which their listener knows.
    {
      request,
      isExempt: () => true,
      clientError: (error, socket) => refuseBytes(error, socket as Socket, refusals),
    },
    { host, port, log, limits, requestTimeout: REQUEST_TIMEOUT_MS, turns: TURNS, isLenient: true },
  );
};
