import { once } from 'node:events';
import { connect } from 'node:net';
import { uniqueIdOf } from './make-fleet.mjs';

const HEAD_END = '\r\n\r\n';

/** A tracker's connection without the weight of an HTTP client: one message at a time. */
async function openConnection(ingestUrl) {
  const { hostname, port } = new URL(ingestUrl);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  await once(socket, 'connect');
  let answered = () => undefined;
  socket.on('data', (bytes) => {
    const text = bytes.latin1Slice();
    if (!text.endsWith(HEAD_END)) throw new Error(`Not an answer to a fix: ${text}`);
    answered(text.startsWith('HTTP/1.1 200'));
  });
  return {
    isFree: true,
    /** Milliseconds until the fix was acknowledged. */
    async send(path) {
      const startedAt = performance.now();
      const answer = new Promise((resolve) => (answered = resolve));
      socket.write(`POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-length: 0${HEAD_END}`);
      if (!(await answer)) throw new Error(`A fix was refused: ${path}`);
      return performance.now() - startedAt;
    },
    close: () => socket.destroy(),
  };
}

const openConnections = (ingestUrl, count) =>
  Promise.all(Array.from({ length: count }, () => openConnection(ingestUrl)));

/** Fixes of vehicles that drive north for ever, numbered. */
function createDrive(vehicles) {
  let sequence = 0;
  return (vehicle = sequence % vehicles) => {
    sequence += 1;
    const latitude = -23.5 + ((sequence / vehicles) % 1000) * 1e-4;
    const longitude = -46.6 + vehicle * 1e-4;
    const place = `lat=${latitude.toFixed(6)}&lon=${longitude.toFixed(6)}&speed=20&bearing=0&altitude=760&accuracy=5`;
    const rest = `batt=80&ignition=true&seq=${sequence}`;
    return {
      sequence,
      vehicle,
      path: `/?id=${uniqueIdOf(vehicle)}&timestamp=${Date.now()}&${place}&${rest}`,
    };
  };
}

/**
 * Sends fixes at full speed over `connections`, each waiting for its answer: returns fixes a second
 * and answer times.
 */
export async function sendAtFullSpeed({ ingestUrl }, { connections, seconds, vehicles }) {
  const nextFix = createDrive(vehicles);
  const open = await openConnections(ingestUrl, connections);
  const times = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  await Promise.all(
    open.map(async (connection) => {
      while (performance.now() < endsAt) times.push(await connection.send(nextFix().path));
    }),
  );
  const rate = times.length / ((performance.now() - startedAt) / 1000);
  for (const connection of open) connection.close();
  return { rate, times };
}

const TICK_MS = 2;

/**
 * A steady rate whatever the answers take; `onSent` is told of each fix and when it was due, so that
 * a server that falls behind is charged for it.
 */
export async function sendSteadily(
  { ingestUrl },
  { perSecond, seconds, vehicles, onSent, onAnswered },
) {
  const nextFix = createDrive(vehicles);
  const free = await openConnections(ingestUrl, vehicles);
  const all = [...free];
  const underway = new Set();
  const startedAt = performance.now();
  const total = perSecond * seconds;
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const connection = free.shift();
      if (!connection) break;
      const fix = nextFix();
      onSent({ ...fix, dueAt: startedAt + (sent / perSecond) * 1000 });
      const answer = connection.send(fix.path).then(() => {
        onAnswered?.(fix);
        free.push(connection);
        underway.delete(answer);
      });
      underway.add(answer);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(underway);
  for (const connection of all) connection.close();
  return total;
}
