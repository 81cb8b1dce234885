import { percentile } from '../lib/percentile.mjs';
import { FLEET_SIZE } from './make-fleet.mjs';
import { startBare } from './start-engine.mjs';
import { sendAtFullSpeed } from './tracker-load.mjs';

const SECONDS = 10;
const CONNECTIONS = [32, 256];
const PEER = 'a bare server';

async function measureLoad(server, connections) {
  await server.readLoopDelayMs();
  const load = { connections, seconds: SECONDS, vehicles: FLEET_SIZE };
  const { rate, times } = await sendAtFullSpeed(server, load);
  return {
    rate,
    answerMs: percentile(times, 0.99),
    lateMs: await server.readLoopDelayMs(),
  };
}

/** Fixes a second with the whole pipeline, durable before the answer, beside a server that does nothing. */
export async function measureIngest(server) {
  const rows = [];
  const bare = await startBare();
  await sendAtFullSpeed(server, {
    connections: 32,
    seconds: 3,
    vehicles: FLEET_SIZE,
  });
  for (const connections of CONNECTIONS) {
    const floor = await measureLoad(bare, connections);
    const ours = await measureLoad(server, connections);
    const row = (what, key, unit) => ({
      what: `${what}, ${connections} connections`,
      value: ours[key],
      unit,
      peer: PEER,
      ratio: ours[key] / floor[key],
    });
    rows.push(
      row('ingest', 'rate', 'fixes/s'),
      row('answer to a fix, 99 %', 'answerMs', 'ms'),
      row('event loop late, 99 %', 'lateMs', 'ms'),
    );
  }
  await bare.stop();
  return rows;
}
