import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';

/** One call as the server got it. */
export interface SeenCall {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Answer of the server; `hang` never answers. */
export type Answer = 'hang' | { status?: number; body?: unknown; text?: string; type?: string };

/** A tracking server for tests: real HTTP and a real socket on a port of its own. */
export async function startTestServer(answer: (call: SeenCall) => Answer) {
  const calls: SeenCall[] = [];
  let refusesSockets = false;
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, url, headers, body: Buffer.concat(chunks).toString() };
      calls.push(call);
      const given = answer(call);
      if (given === 'hang') return;
      const { status = 200, body, text, type = 'application/json' } = given;
      response.writeHead(status, { 'Content-Type': type });
      response.end(text ?? (body === undefined ? '' : JSON.stringify(body)));
    });
  });
  const sockets = new WebSocketServer({ noServer: true });
  const wires = new Set<Duplex>();
  http.on('upgrade', (request, socket, head) => {
    if (refusesSockets || request.url?.split('?')[0] !== '/api/socket') {
      socket.destroy();
      return;
    }
    calls.push({ method: 'UPGRADE', url: request.url, headers: request.headers, body: '' });
    wires.add(socket);
    sockets.handleUpgrade(request, socket, head, (opened) => {
      sockets.emit('connection', opened);
      opened.send('{"positions":[]}');
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    calls,
    refuseSockets(refuses: boolean) {
      refusesSockets = refuses;
    },
    send(frame: unknown) {
      sockets.clients.forEach((socket) => socket.send(JSON.stringify(frame)));
    },
    /** Sends the beginning of a frame and cuts the wire. */
    cutInFrame(frame: unknown) {
      const payload = Buffer.from(JSON.stringify(frame));
      const head = Buffer.from([0x81, 126, payload.length >> 8, payload.length & 0xff]);
      for (const wire of wires) {
        const half = payload.subarray(0, payload.length / 2);
        wire.write(Buffer.concat([head, half]), () => wire.destroy());
      }
      wires.clear();
    },
    dropSockets() {
      sockets.clients.forEach((socket) => socket.terminate());
    },
    socketCount: () => sockets.clients.size,
    async stop() {
      sockets.clients.forEach((socket) => socket.terminate());
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** A running test server. */
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
