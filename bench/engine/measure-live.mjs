import { percentile } from '../lib/percentile.mjs';
import { readResidentMib } from '../lib/process-figures.mjs';
import { DEPOTS, FLEET_SIZE } from './make-fleet.mjs';
import { openSocket } from './open-socket.mjs';
import { startBare } from './start-engine.mjs';
import { sendSteadily } from './tracker-load.mjs';

const PER_SECOND = 500;
const FRESHNESS_SECONDS = 10;
const WARM_UP_SECONDS = 3;
const SOCKETS = 1_000;
const OPEN_AT_ONCE = 20;
const SAMPLE_MS = 1_000;
const POSITIONS = Buffer.from('{"positions":');

const isPosition = (bytes) => bytes.subarray(0, POSITIONS.length).equals(POSITIONS);
const sequenceOf = (bytes) => Number(/"seq":(\d+)/.exec(bytes.latin1Slice())?.[1]);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Measures the age of a fix when it arrives on the socket of an account that sees the whole fleet.
 */
export async function measureFreshness(server, { fleet }) {
  await sendSteadily(server, {
    perSecond: PER_SECOND,
    seconds: WARM_UP_SECONDS,
    vehicles: FLEET_SIZE,
    onSent: () => undefined,
  });
  const sentAt = new Map();
  const ages = [];
  const socket = await openSocket(server, fleet.token, (bytes) => {
    if (!isPosition(bytes)) return;
    ages.push(performance.now() - sentAt.get(sequenceOf(bytes)));
  });
  await sendSteadily(server, {
    perSecond: PER_SECOND,
    seconds: FRESHNESS_SECONDS,
    vehicles: FLEET_SIZE,
    onSent: ({ sequence, dueAt }) => sentAt.set(sequence, dueAt),
  });
  socket.close();
  const floor = await timeBareAnswers();
  const row = (share, words) => ({
    what: `a fix on the socket at ${PER_SECOND} fixes/s, ${words}`,
    value: percentile(ages, share),
    unit: 'ms',
    peer: 'the answer of a bare server to it',
    ratio: percentile(ages, share) / percentile(floor, share),
  });
  return [row(0.5, 'median'), row(0.99, '99 %')];
}

/** Measures the answer times of a server that does nothing, for the same fixes. */
async function timeBareAnswers() {
  const bare = await startBare();
  const dueAt = new Map();
  const times = [];
  await sendSteadily(bare, {
    perSecond: PER_SECOND,
    seconds: WARM_UP_SECONDS,
    vehicles: FLEET_SIZE,
    onSent: ({ sequence, dueAt: at }) => dueAt.set(sequence, at),
    onAnswered: ({ sequence }) => times.push(performance.now() - dueAt.get(sequence)),
  });
  await bare.stop();
  return times;
}

async function openMany(server, depots, onFrame) {
  const sockets = [];
  for (let start = 0; start < SOCKETS; start += OPEN_AT_ONCE) {
    const some = Array.from({ length: OPEN_AT_ONCE }, (_, index) => {
      const number = start + index;
      return openSocket(server, depots[number % DEPOTS].token, (bytes) => onFrame(number, bytes));
    });
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

/** A thousand people look at fifty vehicles each, and somebody who sees all has stopped reading. */
export async function measureCrowd(server, { administrator, depots }, seconds) {
  const counts = new Array(SOCKETS).fill(0);
  const sentAt = new Map();
  const ages = [];
  const sockets = await openMany(server, depots, (number, bytes) => {
    if (!isPosition(bytes)) return;
    counts[number] += 1;
    if (number < DEPOTS) ages.push(performance.now() - sentAt.get(sequenceOf(bytes)));
  });
  const stalled = await openSocket(server, administrator.token, () => undefined);
  stalled.stall();
  const memory = [];
  const timer = setInterval(() => memory.push(readResidentMib(server.pid)), SAMPLE_MS);
  const expected = new Array(DEPOTS).fill(0);
  await sendSteadily(server, {
    perSecond: PER_SECOND,
    seconds,
    vehicles: FLEET_SIZE,
    onSent: ({ sequence, vehicle, dueAt }) => {
      sentAt.set(sequence, dueAt);
      expected[Math.floor(vehicle / (FLEET_SIZE / DEPOTS))] += 1;
    },
  });
  await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
  clearInterval(timer);
  const isDropped = await hasClosed(stalled);
  const due = counts.reduce((sum, _, number) => sum + expected[number % DEPOTS], 0);
  const got = counts.reduce((sum, count) => sum + count, 0);
  const open = sockets.filter(({ isOpen }) => isOpen).length;
  for (const socket of sockets) socket.close();
  stalled.close();
  const part = Math.ceil(memory.length / 4);
  const memoryBefore = mean(memory.slice(part, 2 * part));
  const memoryAfter = mean(memory.slice(-part));
  return [
    {
      what: `frames to ${SOCKETS} sockets`,
      value: got / seconds,
      unit: 'frames/s',
      peer: 'the frames that were due',
      ratio: got / due,
    },
    {
      what: 'sockets of readers that stayed open',
      value: open,
      unit: 'sockets',
      peer: 'those opened',
      ratio: open / SOCKETS,
    },
    {
      what: 'stalled readers cut off',
      value: isDropped ? 1 : 0,
      unit: 'sockets',
      peer: 'those stalled',
      ratio: isDropped ? 1 : 0,
    },
    {
      what: 'a fix on those sockets, 99 %',
      value: percentile(ages, 0.99),
      unit: 'ms',
      peer: 'the median',
      ratio: percentile(ages, 0.99) / percentile(ages, 0.5),
    },
    {
      what: `memory in the last quarter of ${seconds} s`,
      value: memoryAfter,
      unit: 'MiB',
      peer: 'the second quarter',
      ratio: memoryAfter / memoryBefore,
    },
  ];
}

/** A paused socket hears of its end only when it reads on. */
async function hasClosed(stalled) {
  stalled.resume();
  for (let wait = 0; wait < 40 && stalled.isOpen; wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return !stalled.isOpen;
}
