import { percentile } from '../lib/percentile.mjs';
import { FLEET_SIZE } from './make-fleet.mjs';
import { sendAtFullSpeed } from './tracker-load.mjs';

const SECONDS = 10;
const LOADS = [
  { connections: 32, aims: ['≥ 3,000', '≤ 60'] },
  { connections: 256, aims: ['≥ 5,000', '≤ 150'] },
];

/** Fixes a second with the whole pipeline, durable before the answer. */
export async function measureIngest(server) {
  const rows = [];
  await sendAtFullSpeed(server, { connections: 32, seconds: 3, vehicles: FLEET_SIZE });
  for (const { connections, aims } of LOADS) {
    await server.readLoopDelayMs();
    const load = { connections, seconds: SECONDS, vehicles: FLEET_SIZE };
    const { rate, times } = await sendAtFullSpeed(server, load);
    const loopMs = await server.readLoopDelayMs();
    rows.push(
      { what: `ingest, ${connections} connections`, aim: aims[0], value: rate, unit: 'fixes/s' },
      {
        what: `answer to a fix, ${connections} connections, 99 %`,
        aim: aims[1],
        value: percentile(times, 0.99),
        unit: 'ms',
      },
      {
        what: `event loop late, ${connections} connections, 99 %`,
        aim: '≤ 20',
        value: loopMs,
        unit: 'ms',
      },
    );
  }
  return rows;
}
