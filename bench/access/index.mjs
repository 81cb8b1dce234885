import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { percentile } from '../lib/percentile.mjs';
import { startPair } from '../lib/start-pair.mjs';
import { createTimedCalls, signIn } from '../lib/timed-calls.mjs';

export const name = 'access';
export const about =
  'what permissions one by one cost at the gate and on the socket, beside a server that asks for none. ' +
  'Aims: 1.15 times a call, 1.3 times a frame of 100 positions';

/** Longer than a server remembers what an account may do. */
const FORGOTTEN_MS = 6_000;
const DEVICES = 100;
const WARM_UP = 300;
const CALLS = [
  { what: 'a call of one device', path: '/api/devices/1', times: 2_000 },
  { what: `a call of a list of ${DEVICES} devices`, path: '/api/devices', times: 500 },
];
const FRAMES = { warmUp: 20, times: 200 };

/** A socket of ours, and the next frame of all positions on it. */
async function openSocket(front, cookie) {
  const socket = new WebSocket(`${front.replace('http', 'ws')}/api/socket`, {
    headers: { cookie, origin: front },
  });
  const frames = [];
  let take;
  socket.on('message', (data) => {
    const { positions = [] } = JSON.parse(String(data));
    if (positions.length < DEVICES) return;
    if (take) take();
    else frames.push(positions);
    take = undefined;
  });
  await once(socket, 'open');
  // The first one comes unasked.
  if (frames.length === 0) await new Promise((resolve) => (take = resolve));
  frames.length = 0;
  return { next: () => new Promise((resolve) => (take = resolve)), close: () => socket.close() };
}

/** A server that asks for permissions, or none, with an account that is signed in and listens. */
async function open(mode) {
  const standIn = new URL('stand-in.mjs', import.meta.url);
  const pair = await startPair({ standIn, devices: DEVICES, words: [mode] });
  const cookie = await signIn(pair.front);
  // Who signs in is read, and read anew once that is forgotten.
  await fetch(`${pair.upstream}/bench/ordinary`, { method: 'POST' });
  await wait(FORGOTTEN_MS);
  const socket = await openSocket(pair.front, cookie);
  return {
    ...pair,
    headers: { cookie, 'accept-encoding': 'identity' },
    async timeFrame() {
      const comes = socket.next();
      const startedAt = performance.now();
      await fetch(`${pair.upstream}/bench/frame`, { method: 'POST' });
      await comes;
      return performance.now() - startedAt;
    },
    async stop() {
      socket.close();
      await pair.stop();
    },
  };
}

/** Both servers in turn, so that whatever disturbs one disturbs the other: the medians of both. */
async function compare([plain, rights], { warmUp, times }, measure) {
  const of = { plain: [], rights: [] };
  for (let step = -warmUp; step < times; step += 1) {
    const without = await measure(plain);
    const withRights = await measure(rights);
    if (step < 0) continue;
    of.plain.push(without);
    of.rights.push(withRights);
  }
  return [percentile(of.plain, 0.5), percentile(of.rights, 0.5)];
}

const toRow = (what, [plain, rights]) => ({
  what,
  value: rights,
  unit: 'ms',
  peer: 'the same where none are asked for',
  ratio: rights / plain,
});

export async function run({ print }) {
  const calls = createTimedCalls();
  const servers = [];
  try {
    for (const mode of ['plain', 'rights']) servers.push(await open(mode));
    const rows = [];
    for (const { what, path, times } of CALLS) {
      const both = await compare(
        servers,
        { warmUp: WARM_UP, times },
        async ({ front, headers }) => {
          const { ms } = await calls.time(front, path, headers);
          return ms;
        },
      );
      print(`${what}: ${both[0].toFixed(2)} ms without permissions, ${both[1].toFixed(2)} ms with`);
      rows.push(toRow(what, both));
    }
    const frames = await compare(servers, FRAMES, (server) => server.timeFrame());
    rows.push(toRow(`a frame of ${DEVICES} positions`, frames));
    return rows;
  } finally {
    calls.close();
    for (const server of servers) await server.stop();
  }
}
