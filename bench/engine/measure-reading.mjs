import { percentile } from '../lib/percentile.mjs';
import { readResidentMib } from '../lib/process-figures.mjs';
import { call, callRepeatedly } from './call-engine.mjs';
import { FIXES_A_DAY, LONG_ROWS, REPORTED, yesterdayMs } from './history.mjs';
import { FLEET_SIZE } from './make-fleet.mjs';
import { openSocket } from './open-socket.mjs';

const TIMES = 30;
const DAY_MS = 86_400_000;
const SAMPLE_MS = 20;
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const iso = (timeMs) => new Date(timeMs).toISOString();

/** What people look at: lists, latest positions, reports of yesterday. */
export async function measureReading({ engineUrl }, { administrator, fleet, deviceIds }) {
  const span = `from=${iso(yesterdayMs())}&to=${iso(yesterdayMs() + DAY_MS - 1)}`;
  const hundred = deviceIds.slice(0, REPORTED).map((id) => `deviceId=${id}`);
  const { token } = administrator;
  const median = async (what, aim, path, as = token) => {
    const ask = [engineUrl, 'GET', path, { token: as, accept: 'application/json' }];
    await callRepeatedly(3, ...ask);
    const value = percentile(await callRepeatedly(TIMES, ...ask), 0.5);
    return { what: `${what}, median`, aim, value, unit: 'ms' };
  };
  const trips = `/reports/trips?${hundred.join('&')}&${span}`;
  const asked = await call(engineUrl, 'GET', trips, { token, accept: 'application/json' });
  return [
    { what: `trips of ${REPORTED} vehicles over a day, first asked`, value: asked.ms, unit: 'ms' },
    await median('a call that reads nothing much', undefined, '/session'),
    await median(`list of ${FLEET_SIZE} devices`, '≤ 10', '/devices', fleet.token),
    await median(`latest positions of ${FLEET_SIZE}`, '≤ 10', '/positions', fleet.token),
    await median(`trips of ${REPORTED} vehicles over a day`, '≤ 50', trips),
    await median(
      `stops of ${REPORTED} vehicles over a day`,
      undefined,
      `/reports/stops?${hundred.join('&')}&${span}`,
    ),
    await median(
      `a vehicle's day, ${FIXES_A_DAY} fixes`,
      '≤ 15',
      `/positions?deviceId=${deviceIds[0]}&${span}`,
    ),
    await median(
      `trips of a vehicle's day`,
      undefined,
      `/reports/trips?deviceId=${deviceIds[0]}&${span}`,
    ),
    await median(
      `summary of ${REPORTED} vehicles over a day`,
      undefined,
      `/reports/summary?${hundred.join('&')}&${span}`,
    ),
    await median(
      `events of ${REPORTED} vehicles over a day`,
      undefined,
      `/reports/events?${hundred.join('&')}&${span}`,
    ),
  ];
}

/** From asking for a socket to its first frame, the latest positions of the fleet. */
export async function measureFirstFrame(server, { fleet }) {
  const times = [];
  for (let step = 0; step < TIMES; step += 1) {
    const socket = await openSocket(server, fleet.token, () => undefined);
    times.push(socket.firstFrameMs);
    socket.close();
  }
  const what = `first frame of a socket, ${FLEET_SIZE} vehicles, median`;
  return [{ what, aim: '≤ 50', value: percentile(times, 0.5), unit: 'ms' }];
}

/** A spreadsheet of as many fixes as a report gives, and by how much the server grows meanwhile. */
export async function measureSpreadsheet(server, { administrator, deviceIds }) {
  const before = readResidentMib(server.pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, readResidentMib(server.pid))), SAMPLE_MS);
  const span = `from=${iso(yesterdayMs() - 30 * DAY_MS)}&to=${iso(yesterdayMs() + DAY_MS)}`;
  const path = `/reports/route?deviceId=${deviceIds[REPORTED]}&${span}`;
  const { token } = administrator;
  const { ms } = await call(server.engineUrl, 'GET', path, { token, accept: SHEET });
  clearInterval(timer);
  return [
    { what: `spreadsheet of ${LONG_ROWS} rows`, value: ms / 1000, unit: 's' },
    {
      what: `memory grown by that spreadsheet`,
      aim: '≤ 100',
      value: Math.max(0, most - before),
      unit: 'MiB',
    },
  ];
}
