import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { WebSocketServer } from 'ws';
import { createFleet, PROBE_ID } from '../../lib/create-fleet.mjs';

/** Fixes come all the time; they are put together for as long as the server does. */
const TICK_MS = 10;
const FRAME_MS = 100;
const PROBE_EVERY_MS = 200;

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** A server with the pages, a fleet, and a socket that tells of its changes. */
export async function startTracker({ folder, vehicles, updatesPerSecond }) {
  const fleet = createFleet(vehicles);
  const answers = {
    '/api/session': () => ({ id: 1, name: 'Bench', email: 'bench@example.com', attributes: {} }),
    '/api/server': () => ({ id: 1, attributes: {} }),
    '/api/devices': fleet.listDevices,
    '/api/positions': fleet.listPositions,
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers[pathname];
    if (answer) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer()));
      return;
    }
    try {
      const body = await readFile(join(folder, normalize(pathname)));
      response.setHeader('content-type', TYPES[extname(pathname)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const sockets = new WebSocketServer({ server, path: '/api/socket' });
  const waiting = new Map();
  sockets.on('connection', (socket) => socket.send('{"positions":[]}'));

  let due = 0;
  let lastTickAt = performance.now();
  const tick = setInterval(() => {
    const now = performance.now();
    due += ((now - lastTickAt) * updatesPerSecond) / 1_000;
    lastTickAt = now;
    for (; due >= 1; due--) {
      const position = fleet.moveNext();
      waiting.set(position.deviceId, position);
    }
  }, TICK_MS);
  const probe = setInterval(() => waiting.set(PROBE_ID, fleet.move(PROBE_ID)), PROBE_EVERY_MS);
  const flush = setInterval(() => {
    if (waiting.size === 0) return;
    const frame = JSON.stringify({ positions: [...waiting.values()] });
    waiting.clear();
    for (const socket of sockets.clients) socket.send(frame);
  }, FRAME_MS);

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      [tick, probe, flush].forEach(clearInterval);
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
