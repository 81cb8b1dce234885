import { randomBytes } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Finding, fail, ok } from './check';

const PATIENCE_MS = 10_000;
const REMEDY =
  'A proxy in between must pass WebSockets on (the headers Upgrade and Connection of /api/socket).';

/**
 * Checks that the live socket opens. A bare tracking server takes its token in the address only.
 */
export async function checkSocket(url: string, token: string, isBare: boolean): Promise<Finding> {
  const status = await openSocket(`${url}/api/socket`, token, isBare);
  if (status === 101) return ok('live data', 'the socket opens');
  return status === null
    ? fail('live data', 'The socket does not open.', { remedy: REMEDY })
    : fail('live data', `The socket was answered with ${status}.`, { remedy: REMEDY });
}

/** The status of the answer, null without one. */
function openSocket(address: string, token: string, isBare: boolean): Promise<number | null> {
  return new Promise((resolve) => {
    const target = new URL(address);
    if (isBare) target.searchParams.set('token', token);
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const call = send(target, {
      timeout: PATIENCE_MS,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        ...(isBare ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    const end = (status: number | null) => {
      call.destroy();
      resolve(status);
    };
    call.once('upgrade', (response, socket) => {
      socket.destroy();
      end(response.statusCode ?? null);
    });
    call.once('response', (response) => end(response.statusCode ?? null));
    call.once('timeout', () => end(null));
    call.once('error', () => resolve(null));
    call.end();
  });
}
