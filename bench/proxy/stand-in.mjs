/** A tracking server that does nothing but answer, in a process of its own. Says its port when it listens. */
import { createServer } from 'node:http';
import { createFleet } from '../lib/create-fleet.mjs';
import { server, token, user } from '../lib/stand-in-account.mjs';

const [count = '1000'] = process.argv.slice(2);
const devices = createFleet(Number(count)).listDevices();

const answers = {
  'GET /api/server': server,
  'GET /api/session': user,
  'POST /api/session': user,
  'GET /api/users/1': user,
  'GET /api/devices': devices,
  'GET /api/devices/1': devices[0],
  'POST /api/session/token': token,
};
const bodies = new Map(
  Object.entries(answers).map(([call, answer]) => [
    call,
    Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer)),
  ]),
);

createServer((request, response) => {
  request.resume();
  const [path = ''] = (request.url ?? '').split('?');
  const body = bodies.get(`${request.method} ${path}`);
  if (!body) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': body.toString('latin1') === token ? 'text/plain' : 'application/json',
    'content-length': body.length,
    ...(path === '/api/session' && { 'set-cookie': 'JSESSIONID=bench0; Path=/' }),
  });
  response.end(body);
}).listen(0, '127.0.0.1', function () {
  process.stdout.write(`${this.address().port}\n`);
});
