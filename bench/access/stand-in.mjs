/**
 * A tracking server with one account. Told `rights`, it asks for permissions one by one, and the account has all of
 * them. It is an administrator, whose look at the accounts brings them over, until `POST /bench/ordinary`. `POST
 * /bench/frame` tells its sockets a frame of all positions. Says its port when it listens.
 */
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { createFleet } from '../lib/create-fleet.mjs';
import { server as self, token, user } from '../lib/stand-in-account.mjs';

const [, , count = '100', mode = 'plain'] = process.argv;
const hasRights = mode === 'rights';
const fleet = createFleet(Number(count));
const account = {
  ...user,
  administrator: hasRights,
  attributes: hasRights ? { 'rastro.advancedPerms': 'f'.repeat(32) } : {},
};
const answers = {
  'GET /api/server': () => ({
    ...self,
    attributes: hasRights ? { 'rastro.enableAdvancedPerms': true } : {},
  }),
  'GET /api/session': () => account,
  'POST /api/session': () => account,
  'GET /api/users': () => [account],
  'GET /api/users/1': () => account,
  'GET /api/devices': fleet.listDevices,
  'GET /api/devices/1': () => fleet.listDevices()[0],
  'GET /api/positions': fleet.listPositions,
};

const server = createServer((request, response) => {
  request.resume();
  const [path = ''] = (request.url ?? '').split('?');
  if (path === '/bench/frame') {
    const frame = JSON.stringify({ positions: fleet.listPositions() });
    for (const socket of sockets.clients) socket.send(frame);
    return void response.writeHead(204).end();
  }
  if (path === '/bench/ordinary') {
    account.administrator = false;
    return void response.writeHead(204).end();
  }
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
sockets.on('connection', (socket) =>
  socket.send(JSON.stringify({ positions: fleet.listPositions() })),
);

server.listen(0, '127.0.0.1', function () {
  process.stdout.write(`${this.address().port}\n`);
});
