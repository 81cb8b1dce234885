import { type Listener, openListener } from '../../../listener/open-listener';
import { createMessageListener, type MessageListenerOptions } from './message-listener';

/** A tracker that has not said all by then is gone. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Where trackers connect. */
export interface IngestServerOptions extends MessageListenerOptions {
  host: string;
  /** 0 asks for a free one. */
  port: number;
}

/** A listener of its own for trackers: OsmAnd's protocol (tracking-api §7). */
export const createIngestServer = ({ host, port, ...options }: IngestServerOptions): Listener => {
  const { log } = options;
  const request = createMessageListener(options);
  return openListener({ request }, { host, port, requestTimeout: REQUEST_TIMEOUT_MS, log });
};
