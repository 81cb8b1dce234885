import { type Listener, openListener } from '../../../listener/open-listener';
import type { TurnOptions } from '../../../listener/answer-turns';
import { createMessageListener, type MessageListenerOptions } from './message-listener';

/** A tracker that has not said all by then is gone. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A gateway sends what it has kept without a pause, and goes into few batches then. */
const TURNS: TurnOptions = { atOnce: 64, mostWaiting: 2_000 };

/** Where trackers connect. */
export interface IngestServerOptions extends MessageListenerOptions {
  host: string;
  /** 0 asks for a free one. */
  port: number;
}

/** A listener of its own for trackers: OsmAnd's protocol (tracking-api §7). */
export const createIngestServer = ({ host, port, ...options }: IngestServerOptions): Listener => {
  const { log, limits } = options;
  const request = createMessageListener(options);
  return openListener(
    // Messages count by their device, which their listener knows.
    { request, isExempt: () => true },
    {
      ...{ host, port, log, limits },
      requestTimeout: REQUEST_TIMEOUT_MS,
      turns: TURNS,
    },
  );
};
