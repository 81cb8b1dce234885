/**
 * A tracking server with a past, in a process of its own: 100 vehicles with fixes and trips in whatever
 * period is asked for, and 2,000 fences. Keeps its answers, so that it answers at once the second time.
 * Says its port when it listens.
 */
import { createServer } from 'node:http';
import { createFleet } from '../lib/create-fleet.mjs';
import { server as self, token, user } from '../lib/stand-in-account.mjs';
import { listFences, listFixes, listTrips } from './make-past.mjs';

const fleet = createFleet(Number(process.argv[2] ?? '100'));
const [first] = fleet.listPositions();
const fences = listFences(first);
const fixes = (query) => listFixes(first, query);

const answers = {
  '/api/server': () => self,
  '/api/session': () => user,
  '/api/users/1': () => user,
  '/api/devices': fleet.listDevices,
  '/api/positions': (query) => (query.has('from') ? fixes(query) : fleet.listPositions()),
  '/api/reports/route': fixes,
  '/api/reports/trips': (query) => listTrips(first, query),
  '/api/groups': fleet.listGroups,
  '/api/geofences': () => fences,
};
const kept = new Map();

/** The answer to a question as text; to an unknown one an empty list. */
function answer(path, query) {
  const key = `${path}?${query}`;
  let text = kept.get(key);
  if (text === undefined) {
    text = JSON.stringify(answers[path]?.(query) ?? []);
    if (query.has('from')) kept.set(key, text);
  }
  return text;
}

createServer((request, response) => {
  request.resume();
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const isToken = pathname === '/api/session/token';
  response.writeHead(200, {
    'content-type': isToken ? 'text/plain' : 'application/json',
    ...(pathname === '/api/session' && { 'set-cookie': 'JSESSIONID=bench0; Path=/' }),
  });
  response.end(isToken ? token : answer(pathname, searchParams));
}).listen(0, '127.0.0.1', function () {
  process.stdout.write(`${this.address().port}\n`);
});
