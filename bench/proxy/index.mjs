import { percentile } from '../lib/percentile.mjs';
import { startPair } from '../lib/start-pair.mjs';
import { createTimedCalls, signIn } from '../lib/timed-calls.mjs';

export const name = 'proxy';
export const about =
  'what the server adds to a call of a tracking server elsewhere, beside the same call made directly; ' +
  '--profile=FOLDER writes a profile of the server';

const DEVICES = 1_000;
const WARM_UP = 300;
const CALLS = [
  { what: 'one device', path: '/api/devices/1', times: 2_000 },
  { what: `a list of ${DEVICES} devices`, path: '/api/devices', times: 300 },
  {
    what: `a list of ${DEVICES} devices, gzip`,
    path: '/api/devices',
    times: 300,
    encoding: 'gzip',
  },
  {
    what: `a list of ${DEVICES} devices, brotli`,
    path: '/api/devices',
    times: 300,
    encoding: 'br',
  },
];
/** The two ways in turn, so that whatever disturbs one disturbs the other. */
async function compare({ upstream, front, time }, cookie, { path, times, encoding = 'identity' }) {
  const headers = { 'accept-encoding': encoding };
  const direct = [];
  const through = [];
  let bytes = 0;
  let directBytes = 0;
  for (let step = -WARM_UP; step < times; step += 1) {
    const there = await time(upstream, path, headers);
    const here = await time(front, path, { ...headers, cookie });
    if (step < 0) continue;
    direct.push(there.ms);
    through.push(here.ms);
    bytes = here.bytes;
    directBytes = there.bytes;
  }
  const [direct50, through50] = [direct, through].map((times) => percentile(times, 0.5));
  return { direct: direct50, through: through50, bytes, directBytes };
}

export async function run({ print, options: { profile } = {} }) {
  const pair = await startPair({
    standIn: new URL('stand-in.mjs', import.meta.url),
    devices: DEVICES,
    profile,
  });
  const calls = createTimedCalls();
  try {
    const cookie = await signIn(pair.front);
    const rows = [];
    for (const call of CALLS) {
      const { direct, through, bytes, directBytes } = await compare(
        { ...pair, ...calls },
        cookie,
        call,
      );
      print(
        `${call.what}: ${direct.toFixed(2)} ms directly, ${through.toFixed(2)} ms through ours`,
      );
      const peer = 'the direct call';
      rows.push(
        {
          what: call.what,
          value: through,
          unit: 'ms',
          peer,
          ratio: through / direct,
        },
        {
          what: `${call.what}: added`,
          value: through - direct,
          unit: 'ms',
          peer,
          ratio: through / direct - 1,
        },
      );
      if (call.encoding)
        rows.push({
          what: `${call.what}: size`,
          value: bytes / 1024,
          unit: 'KiB',
          peer: 'unpacked',
          ratio: bytes / directBytes,
        });
    }
    return rows;
  } finally {
    calls.close();
    await pair.stop();
  }
}
