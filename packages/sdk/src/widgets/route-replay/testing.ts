import { MINUTE_MS } from '../../domain';
import { type FakeCall, type FakeServerState, makeDevice, makePosition } from '../../testing';

/** Start of the routes in tests. */
export const START_MS = Date.UTC(2026, 7, 21, 11);

/** Returns the instant this many minutes after the start, ISO text. */
const at = (minute: number): string => new Date(START_MS + minute * MINUTE_MS).toISOString();

/** A morning with two stops, fuel that goes down, and a gap at its end. */
function makeRoute(deviceId: number, shift = 0) {
  const standing = (minute: number) =>
    (minute >= 20 && minute < 35) || (minute >= 50 && minute < 58);
  const driven = (minute: number) =>
    Array.from({ length: minute }, (_, index) => index).filter((index) => !standing(index)).length;
  const fixes = Array.from({ length: 90 }, (_, minute) => {
    const way = driven(minute);
    return makePosition(deviceId, {
      id: deviceId * 1_000 + minute,
      fixTime: at(minute),
      latitude: -23.6 + 0.05 * Math.sin(way / 18) + shift,
      longitude: -46.72 + way * 0.002,
      speed: standing(minute) ? 0 : 12 + 24 * Math.abs(Math.sin(minute / 8)),
      course: 70,
      attributes: { ignition: !standing(minute), motion: !standing(minute), fuel: 60 - minute / 5 },
    });
  });
  const found = makePosition(deviceId, {
    id: deviceId * 1_000 + 999,
    fixTime: at(140),
    latitude: -23.5 + shift,
    longitude: -46.5,
    speed: 8,
    attributes: { ignition: true, motion: true },
  });
  return [...fixes, found];
}

const stop = (deviceId: number, from: number, to: number, address: string) => ({
  deviceId,
  latitude: -23.58,
  longitude: -46.69,
  address,
  startTime: at(from),
  endTime: at(to),
  duration: (to - from) * MINUTE_MS,
});

/** A server that knows two vehicles with a route, one without, and one with a hostile name. */
export function replayState(change: Partial<FakeServerState['answers']> = {}): FakeServerState {
  const idOf = ({ url }: FakeCall) => Number(url.searchParams.get('deviceId'));
  return {
    devices: [
      makeDevice(1, { name: 'Fiorino 07' }),
      makeDevice(2, { name: 'Caminhão 11', category: 'truck' }),
      makeDevice(3, { name: 'Corolla' }),
      makeDevice(4, { name: '<img src=x onerror=alert(1)> =1+1 \u202Egnp.exe' }),
    ],
    answers: {
      'GET /api/positions': (call: FakeCall) => {
        const deviceId = idOf(call);
        return deviceId === 0 || deviceId === 3
          ? []
          : makeRoute(deviceId, deviceId === 2 ? 0.03 : 0);
      },
      'GET /api/reports/trips': (call: FakeCall) =>
        [
          [0, 20],
          [35, 50],
          [58, 90],
        ].map(([from = 0, to = 0]) => ({
          deviceId: idOf(call),
          startTime: at(from),
          endTime: at(to),
          distance: (to - from) * 900,
          duration: (to - from) * MINUTE_MS,
        })),
      'GET /api/reports/stops': (call: FakeCall) => [
        stop(idOf(call), 20, 35, 'Av. Juscelino Kubitschek, 1830'),
        stop(idOf(call), 50, 58, 'Av. República do Líbano, 420'),
      ],
      'GET /api/reports/events': (call: FakeCall) => [
        {
          id: 1,
          deviceId: idOf(call),
          type: 'alarm',
          eventTime: at(40),
          attributes: { alarm: 'hardBraking' },
        },
        { id: 2, deviceId: idOf(call), type: 'ignitionOff', eventTime: at(50), attributes: {} },
        { id: 3, deviceId: idOf(call), type: 'deviceMoving', eventTime: at(58), attributes: {} },
      ],
      ...change,
    },
  };
}

/** The morning of {@link makeRoute} as a period of one's own. */
export const MORNING = {
  kind: 'custom',
  fromMs: START_MS - 30 * MINUTE_MS,
  toMs: START_MS + 180 * MINUTE_MS,
} as const;
