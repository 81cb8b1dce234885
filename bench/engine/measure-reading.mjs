import { percentile } from '../lib/percentile.mjs';
import { readResidentMib } from '../lib/process-figures.mjs';
import { call, callRepeatedly } from './call-engine.mjs';
import { FIXES_A_DAY, LONG_ROWS, REPORTED, yesterdayMs } from './history.mjs';
import { FLEET_SIZE } from './make-fleet.mjs';
import { openSocket } from './open-socket.mjs';
import { startBare } from './start-engine.mjs';

const TIMES = 30;
const DAY_MS = 86_400_000;
const SAMPLE_MS = 20;
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const iso = (timeMs) => new Date(timeMs).toISOString();

/** Milliseconds beside the select of the same rows, or a call of a server that does nothing. */
function beside(value, select, raw, bareMs) {
  const peer = select === undefined ? 'a bare server' : 'the select of the same rows';
  const ratio = value / (select === undefined ? bareMs : raw[select]);
  return { value, unit: 'ms', peer, ratio };
}

async function timeBareCall() {
  const bare = await startBare();
  const times = await callRepeatedly(TIMES, bare.url, 'GET', '/session');
  await bare.stop();
  return percentile(times, 0.5);
}

/** Measures the calls that people wait for: lists, latest positions, reports of yesterday. */
export async function measureReading({ engineUrl }, { administrator, fleet, deviceIds }, raw) {
  const span = `from=${iso(yesterdayMs())}&to=${iso(yesterdayMs() + DAY_MS - 1)}`;
  const hundred = deviceIds.slice(0, REPORTED).map((id) => `deviceId=${id}`);
  const { token } = administrator;
  const bareMs = await timeBareCall();
  const median = async (what, select, path, as = token) => {
    const ask = [engineUrl, 'GET', path, { token: as, accept: 'application/json' }];
    await callRepeatedly(3, ...ask);
    const value = percentile(await callRepeatedly(TIMES, ...ask), 0.5);
    return { what: `${what}, median`, ...beside(value, select, raw, bareMs) };
  };
  const trips = `/reports/trips?${hundred.join('&')}&${span}`;
  const asked = await call(engineUrl, 'GET', trips, {
    token,
    accept: 'application/json',
  });
  return [
    {
      what: `trips of ${REPORTED} vehicles over a day, first asked`,
      ...beside(asked.ms, 'days', raw, bareMs),
    },
    await median('a call that reads nothing much', undefined, '/session'),
    await median(`list of ${FLEET_SIZE} devices`, 'devices', '/devices', fleet.token),
    await median(`latest positions of ${FLEET_SIZE}`, 'latest', '/positions', fleet.token),
    await median(`trips of ${REPORTED} vehicles over a day`, 'days', trips),
    await median(
      `stops of ${REPORTED} vehicles over a day`,
      'days',
      `/reports/stops?${hundred.join('&')}&${span}`,
    ),
    await median(
      `a vehicle's day, ${FIXES_A_DAY} fixes`,
      'day',
      `/positions?deviceId=${deviceIds[0]}&${span}`,
    ),
    await median(
      `trips of a vehicle's day`,
      'day',
      `/reports/trips?deviceId=${deviceIds[0]}&${span}`,
    ),
    await median(
      `summary of ${REPORTED} vehicles over a day`,
      'days',
      `/reports/summary?${hundred.join('&')}&${span}`,
    ),
    await median(
      `events of ${REPORTED} vehicles over a day`,
      'events',
      `/reports/events?${hundred.join('&')}&${span}`,
    ),
  ];
}

/** From asking for a socket to its first frame, the latest positions of the fleet. */
export async function measureFirstFrame(server, { fleet }, raw) {
  const times = [];
  for (let step = 0; step < TIMES; step += 1) {
    const socket = await openSocket(server, fleet.token, () => undefined);
    times.push(socket.firstFrameMs);
    socket.close();
  }
  const what = `first frame of a socket, ${FLEET_SIZE} vehicles, median`;
  return [{ what, ...beside(percentile(times, 0.5), 'latest', raw) }];
}

/** A spreadsheet of as many fixes as a report gives, and by how much the server grows meanwhile. */
export async function measureSpreadsheet(server, { administrator, deviceIds }, raw) {
  const before = readResidentMib(server.pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, readResidentMib(server.pid))), SAMPLE_MS);
  const span = `from=${iso(yesterdayMs() - 30 * DAY_MS)}&to=${iso(yesterdayMs() + DAY_MS)}`;
  const path = `/reports/route?deviceId=${deviceIds[REPORTED]}&${span}`;
  const { token } = administrator;
  const { ms } = await call(server.engineUrl, 'GET', path, {
    token,
    accept: SHEET,
  });
  clearInterval(timer);
  return [
    { what: `spreadsheet of ${LONG_ROWS} rows`, ...beside(ms, 'long', raw) },
    {
      what: `memory grown by that spreadsheet`,
      value: Math.max(0, most - before),
      unit: 'MiB',
      peer: 'the memory before',
      ratio: Math.max(0, most - before) / before,
    },
  ];
}
