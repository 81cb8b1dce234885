import * as http from 'node:http';
import * as https from 'node:https';
import type { Duplex } from 'node:stream';

/** Hands calls on to a server, as if its own pages had made them. */
export function createForward(url: string, ownOrigin: () => string) {
  const target = new URL(url);
  const client = target.protocol === 'https:' ? https : http;
  const toOptions = ({ method, url: path, headers }: http.IncomingMessage): http.RequestOptions => {
    const { 'accept-encoding': _packed, referer: _referer, ...rest } = headers;
    const isOwn = headers.origin === ownOrigin();
    return {
      protocol: target.protocol,
      hostname: target.hostname,
      port: target.port,
      method,
      path,
      // What another site's page asks for is refused there as ever.
      headers: { ...rest, host: target.host, ...(isOwn && { origin: target.origin }) },
    };
  };

  return {
    /** Sends a call; a page that comes back is drawn anew first. */
    send(
      request: http.IncomingMessage,
      response: http.ServerResponse,
      draw: (html: string) => string,
    ): void {
      const asked = client.request(toOptions(request), (answer) => {
        const { 'strict-transport-security': _https, ...headers } = answer.headers;
        const status = answer.statusCode ?? 502;
        if (!/^text\/html\b/.test(headers['content-type'] ?? '')) {
          response.writeHead(status, headers);
          answer.pipe(response);
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const {
            'content-length': _length,
            'content-security-policy': policy = '',
            ...rest
          } = headers;
          const html = draw(Buffer.concat(parts).toString('utf8'));
          response.writeHead(status, {
            ...rest,
            'cache-control': 'no-store',
            // Pictures and tiles of the folder's brand may lie elsewhere than those of the server's.
            'content-security-policy': String(policy).replace(
              /\b(img-src|connect-src|frame-src) /g,
              '$1 https: ',
            ),
          });
          response.end(html);
        });
      });
      asked.on('error', () => {
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
        response.end('The server does not answer.\n');
      });
      response.on('close', () => asked.destroy());
      request.pipe(asked);
    },
    /** The same for a socket. */
    upgrade(request: http.IncomingMessage, socket: Duplex, head: Buffer): void {
      const asked = client.request(toOptions(request));
      asked.on('upgrade', (answer, other) => {
        const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
        for (let at = 0; at < answer.rawHeaders.length; at += 2) {
          lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
        }
        socket.write(`${lines.join('\r\n')}\r\n\r\n`);
        if (head.length > 0) other.write(head);
        socket.pipe(other).pipe(socket);
        for (const end of [socket, other]) {
          end.on('error', () => (socket.destroy(), other.destroy()));
          end.on('close', () => (socket.destroy(), other.destroy()));
        }
      });
      // A refusal, or no answer.
      asked.on('response', () => socket.destroy());
      asked.on('error', () => socket.destroy());
      asked.end();
    },
  };
}
