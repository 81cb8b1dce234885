import { Agent, request } from 'node:http';

/** Sends one message as a tracker does; throws when it was not acknowledged with 200. */
export type OsmandSender = ((fields: URLSearchParams) => Promise<void>) & { close(): void };

const TIMEOUT_MS = 20_000;
/** Messages on their way at once. */
const MAX_SOCKETS = 16;

/** A tracker's side of the OsmAnd protocol (tracking-api §7.1) towards `ingestUrl`. */
export function createOsmandSender(ingestUrl: string): OsmandSender {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const send = (fields: URLSearchParams) =>
    new Promise<void>((resolve, reject) => {
      const url = new URL(`/?${fields}`, ingestUrl);
      const call = request(url, { agent, method: 'POST', timeout: TIMEOUT_MS }, (answer) => {
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`The ingest port answered ${answer.statusCode}`));
        });
      });
      call.once('timeout', () => call.destroy(new Error('The ingest port did not answer')));
      call.once('error', reject);
      call.end();
    });
  return Object.assign(send, { close: () => agent.destroy() });
}
