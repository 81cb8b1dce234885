import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listener, type ListenerLog, openListener } from '../listener/open-listener';
import type { Metrics } from './create-metrics';

/** Metrics to expose, and the address to expose them at. */
export interface MetricsListenerOptions {
  metrics: Pick<Metrics, 'read'>;
  host: string;
  /** 0 asks for a free one. */
  port: number;
  log: ListenerLog;
}

const REQUEST_TIMEOUT_MS = 10_000;
const NOT_FOUND = { status: 404, text: 'Only GET /metrics is here.\n', type: 'text/plain' };
const FAILED = { status: 500, text: 'The figures cannot be read.\n', type: 'text/plain' };

const isScrape = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && /^\/metrics(\?|$)/.test(url);

/** A port of its own for `GET /metrics`. It asks nobody who they are, and has nothing else. */
export const createMetricsListener = (options: MetricsListenerOptions): Listener => {
  const { metrics, host, port, log } = options;
  const answer = async (request: IncomingMessage): Promise<typeof NOT_FOUND> => {
    if (!isScrape(request)) return NOT_FOUND;
    try {
      return { status: 200, ...(await metrics.read()) };
    } catch (error) {
      log.error({ err: error }, 'The figures could not be read');
      return FAILED;
    }
  };
  const request = (raw: IncomingMessage, response: ServerResponse): void => {
    raw.resume();
    void answer(raw).then(({ status, text, type }) => {
      response
        .writeHead(status, {
          'content-type': type,
          'content-length': Buffer.byteLength(text),
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .end(text);
    });
  };
  return openListener({ request }, { host, port, requestTimeout: REQUEST_TIMEOUT_MS, log });
};
