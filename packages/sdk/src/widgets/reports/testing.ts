import { HOUR_MS } from '../../domain';
import { makeDevice, makeGroup, makePosition, makeUser, type FakeServerState } from '../../testing';

/** The day that the reports of tests and stories are about, in UTC. */
export const REPORT_DAY = Date.UTC(2026, 7, 20);
const HOSTILE = '<img src=x onerror=alert(1)>';

const at = (minute: number) => new Date(REPORT_DAY + minute * 60_000).toISOString();
const idOf = (url: URL) => Number(url.searchParams.get('deviceId'));

const trip = (deviceId: number, index: number) => ({
  deviceId,
  deviceName: `Vehicle ${deviceId}`,
  startTime: at(480 + index * 90 + deviceId),
  endTime: at(530 + index * 90 + deviceId),
  duration: 50 * 60_000,
  distance: 10_000 * deviceId + 700 * index,
  averageSpeed: 18,
  maxSpeed: 40 + deviceId,
  startLat: -23.55,
  startLon: -46.63 - index * 0.01,
  endLat: -23.6,
  endLon: -46.7,
  startAddress: index === 0 ? 'Rua Guararapes, 80 – Brooklin' : null,
  endAddress: 'Av. Presidente Juscelino Kubitschek, 1830 – Itaim Bibi',
  driverName: deviceId === 2 ? HOSTILE : 'João Batista',
  driverUniqueId: `d-${deviceId}`,
});
const stop = (deviceId: number) => ({
  ...trip(deviceId, 3),
  latitude: -23.6,
  longitude: -46.7,
  address: 'Av. Presidente Juscelino Kubitschek, 1830 – Itaim Bibi',
  engineHours: 10 * 60_000,
});
const summary = (deviceId: number) => ({ ...trip(deviceId, 0), engineHours: 2 * HOUR_MS });
const event = (deviceId: number, index: number, type: string, more: object = {}) => ({
  id: deviceId * 100 + index,
  deviceId,
  type,
  eventTime: at(500 + index),
  positionId: 5,
  geofenceId: 0,
  attributes: {},
  ...more,
});
const fix = (deviceId: number, index: number) =>
  makePosition(deviceId, {
    id: index + 1,
    fixTime: at(480 + index),
    latitude: -23.55 + 0.02 * Math.sin(index / 9),
    longitude: -46.63 + 0.03 * Math.cos(index / 9),
    speed: 20 + 15 * Math.sin(index / 4),
    address: index % 4 === 0 ? 'Av. Paulista, 900' : null,
    attributes: { ignition: true },
  });
const way = (deviceId: number) => Array.from({ length: 50 }, (_, index) => fix(deviceId, index));

const SILENT_FIX = makePosition(3, {
  fixTime: '2026-01-01T00:00:00Z',
  attributes: { batteryLevel: 12 },
});

/** A server with three vehicles, one of them hostile by its name, and a day of reports. */
export const reportState: FakeServerState = {
  user: makeUser(),
  groups: [makeGroup(1, { name: 'Entregas Zona Sul' })],
  devices: [
    makeDevice(1, { name: 'Fiorino 07', groupId: 1, attributes: { 'rastro.plate': 'RTA4F27' } }),
    makeDevice(2, { name: HOSTILE, attributes: { 'rastro.plate': 'FQK2B91' } }),
    makeDevice(3, {
      name: 'Caminhão frigorífico da transportadora com um nome muito comprido',
      lastUpdate: '2026-01-01T00:00:00Z',
      phone: '+55 11 91234-5678',
    }),
  ],
  answers: {
    'GET /api/reports/trips': ({ url }: { url: URL }) =>
      [0, 1, 2].map((index) => trip(idOf(url), index)),
    'GET /api/reports/stops': ({ url }: { url: URL }) => [stop(idOf(url))],
    'GET /api/reports/summary': ({ url }: { url: URL }) => [summary(idOf(url))],
    'GET /api/reports/events': ({ url }: { url: URL }) => [
      event(idOf(url), 1, 'ignitionOn'),
      event(idOf(url), 2, 'alarm', { attributes: { alarm: 'sos' }, positionId: 0 }),
      event(idOf(url), 3, 'geofenceEnter', { geofenceId: 5 }),
      event(idOf(url), 9, 'geofenceExit', { geofenceId: 5 }),
    ],
    'GET /api/reports/route': ({ url }: { url: URL }) => way(idOf(url)),
    'GET /api/geofences': [{ id: 5, name: 'Depósito', area: 'CIRCLE (-23.5 -46.6, 200)' }],
    'GET /api/positions': ({ url }: { url: URL }) =>
      url.searchParams.has('from') || url.searchParams.has('id') ? way(1) : [SILENT_FIX],
  },
};
