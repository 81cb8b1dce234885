import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** One call, as it would stand on the wire. */
export interface HostileCall {
  method: string;
  /** The raw target: nothing has read it yet. */
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Response to a hostile call. */
export interface HostileReply {
  status: number;
  text: string;
}

/** Gives a call to a server as its parser would, without a socket. An endless answer is cut at its head. */
export const callBelowSockets = (
  server: Server,
  { method, target, headers, body }: HostileCall,
): Promise<HostileReply> =>
  new Promise((resolve) => {
    let text = '';
    const wire = new Duplex({
      read: () => undefined,
      write(chunk, _encoding, done) {
        text += String(chunk);
        done();
        if (/^content-type: text\/event-stream/im.test(text)) response.destroy();
      },
    });
    const socket = Object.assign(wire, { remoteAddress: '127.0.0.1' }) as unknown as Socket;
    const request = new IncomingMessage(socket);
    const all = { host: 'localhost', connection: 'close', ...headers };
    Object.assign(request, { method, url: target, httpVersion: '1.1', complete: true });
    Object.assign(request, { httpVersionMajor: 1, httpVersionMinor: 1, headers: all });
    if (body !== undefined) {
      const bytes = Buffer.from(body);
      Object.assign(request.headers, { 'content-length': String(bytes.length) });
      request.push(bytes);
    }
    request.push(null);
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    const end = () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1] ?? 0), text: rest.join('\r\n\r\n') });
    };
    response.once('finish', end);
    response.once('close', end);
    server.emit('request', request, response);
  });
