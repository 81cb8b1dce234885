import { WebSocket } from 'ws';
import { strange } from '../wire/shapes';
import { toFault, TrackingFault } from '../wire/tracking-fault';

const HANDSHAKE_TIMEOUT_MS = 10_000;

/** Opens the live socket of a session that is known to live. Throws a `TrackingFault` when it does not open. */
export function openTrackingSocket(
  origin: string,
  cookie: string,
  onText: (text: string) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/socket`, {
    headers: { cookie },
    handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
    perMessageDeflate: false,
    followRedirects: false,
  });
  // From the start: the first message may come with the handshake.
  socket.on('message', (data, isBinary) => {
    if (!isBinary) onText(String(data));
  });
  return new Promise((resolve, reject) => {
    let refusal: TrackingFault | undefined;
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      refusal =
        statusCode >= 502
          ? new TrackingFault('away', `A proxy before the tracking server says ${statusCode}.`)
          : strange(
              'socket',
              `it does not open (${statusCode}); a proxy may not pass WebSockets on`,
            );
      request.destroy();
      reject(refusal);
    });
    socket.on('error', (error) => reject(refusal ?? toFault(error)));
  });
}
