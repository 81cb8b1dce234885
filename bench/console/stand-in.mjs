/**
 * A tracking server with a fleet that moves, in a process of its own: answers what a console asks,
 * and tells its sockets what changed. `POST /bench/share/0.1` lets a tenth of the fleet change a
 * second; at the start nothing does. Says its port when it listens.
 */
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { createFleet, PROBE_ID } from '../lib/create-fleet.mjs';
import { server as self, token, user } from '../lib/stand-in-account.mjs';

const TICK_MS = 20;
const PROBE_EVERY_MS = 200;

const count = Number(process.argv[2] ?? '1000');
const fleet = createFleet(count);
const answers = {
  'GET /api/server': () => self,
  'GET /api/session': () => user,
  'POST /api/session': () => user,
  'GET /api/users/1': () => user,
  'GET /api/devices': fleet.listDevices,
  'GET /api/positions': fleet.listPositions,
  'GET /api/groups': fleet.listGroups,
};

let share = 0;
const server = createServer((request, response) => {
  request.resume();
  const [path = ''] = (request.url ?? '').split('?');
  const rate = /^\/bench\/share\/([\d.]+)$/.exec(path);
  if (rate) share = Number(rate[1]);
  if (rate) return void response.writeHead(204).end();
  const isToken = path === '/api/session/token';
  const answer = answers[`${request.method} ${path}`];
  // Lists that no figure is about are empty.
  const body = isToken ? token : JSON.stringify(answer ? answer() : []);
  response.writeHead(200, {
    'content-type': isToken ? 'text/plain' : 'application/json',
    ...(path === '/api/session' && { 'set-cookie': 'JSESSIONID=bench0; Path=/' }),
  });
  response.end(body);
});

const sockets = new WebSocketServer({ server, path: '/api/socket' });
const tell = (positions) => {
  const frame = JSON.stringify({ positions });
  for (const socket of sockets.clients) socket.send(frame);
};
sockets.on('connection', (socket) =>
  socket.send(JSON.stringify({ positions: fleet.listPositions() })),
);

let due = 0;
let lastTickAt = performance.now();
setInterval(() => {
  const now = performance.now();
  due += ((now - lastTickAt) * count * share) / 1_000;
  lastTickAt = now;
  const positions = [];
  for (; due >= 1; due--) positions.push(fleet.moveNext());
  if (positions.length > 0) tell(positions);
}, TICK_MS);
setInterval(() => {
  if (share > 0) tell([fleet.move(PROBE_ID)]);
}, PROBE_EVERY_MS);

server.listen(0, '127.0.0.1', function () {
  process.stdout.write(`${this.address().port}\n`);
});
