import type { Position } from '@rastro/sdk/contract';
import {
  makeDevice,
  makeGroup,
  makePosition,
  type FakeCall,
  type FakeServerState,
} from '@rastro/sdk/testing';

/** A moment counted back from now, ISO text. */
const secondsAgo = (seconds: number): string =>
  new Date(Date.now() - seconds * 1_000).toISOString();

/** A name as an attacker or a careless importer would write it. */
export const HOSTILE_NAME =
  '<img src=x onerror=alert(1)> \u202Egnp.exe Caminhão-de-entrega-refrigerado-da-filial-norte-nº-0042';

/** A van on its way: engine on, 62 km/h. */
export const movingDevice = makeDevice(1, {
  name: 'Fiorino 07',
  uniqueId: '864180068905939',
  groupId: 1,
  model: 'FMB920',
  phone: '+55 11 91234-5678',
  lastUpdate: secondsAgo(8),
  attributes: { plate: 'RTA4F27' },
});

/** Position of the van, {@link movingDevice}. */
export const movingPosition = makePosition(1, {
  fixTime: secondsAgo(8),
  latitude: -23.56321,
  longitude: -46.68432,
  address: 'Av. Brig. Faria Lima, 2277 – Jardim Europa, São Paulo',
  speed: 33.5,
  course: 140,
  altitude: 742,
  accuracy: 4,
  protocol: 'osmand',
  attributes: {
    ignition: true,
    motion: true,
    batteryLevel: 96,
    power: 13.8,
    odometer: 84_312_000,
    sat: 14,
    distance: 184.2,
    totalDistance: 84_312_000,
    hours: 7_812_000_000,
    'rastro.driver': 'João Batista',
  },
});

/** A truck that stands with its engine off. */
export const stoppedDevice = makeDevice(2, {
  name: 'Caminhão 11',
  groupId: 1,
  category: 'truck',
  lastUpdate: secondsAgo(40),
  attributes: { plate: 'GHD7C05' },
});

/** Position of the truck, {@link stoppedDevice}. */
const stoppedPosition = makePosition(2, {
  fixTime: secondsAgo(40),
  latitude: -23.58,
  longitude: -46.66,
  attributes: { ignition: false, motion: false },
});

/** A car that has not been heard of for hours. */
const offlineDevice = makeDevice(3, {
  name: 'Corolla Diretoria',
  groupId: 2,
  category: 'car',
  status: 'offline',
  lastUpdate: secondsAgo(3 * 3_600),
});

/** The last that was heard of {@link offlineDevice}. */
const offlinePosition = makePosition(3, {
  fixTime: secondsAgo(3 * 3_600),
  latitude: -23.55,
  longitude: -46.7,
  speed: 12,
  attributes: { ignition: true, motion: true },
});

/** A tracker that was registered and never spoke. */
const silentDevice = makeDevice(4, {
  name: 'Novo rastreador',
  status: 'unknown',
  lastUpdate: null,
  positionId: 0,
});

/** A vehicle whose name wants to break the page. */
export const hostileDevice = makeDevice(5, {
  name: HOSTILE_NAME,
  groupId: 2,
  category: 'motorcycle',
  lastUpdate: secondsAgo(90),
  attributes: { plate: 'ÑÑÑ-9999-XYZ', note: '"><script>alert(1)</script>' },
});

/** Position of the vehicle {@link hostileDevice}. */
const hostilePosition = makePosition(5, {
  fixTime: secondsAgo(90),
  latitude: -23.57,
  longitude: -46.65,
  address: HOSTILE_NAME.repeat(2),
  attributes: { ignition: true, motion: false, alarm: 'sos' },
});

/** A driven hour, a fix a minute, with an arc and changing speed. */
export const drivenHour: readonly Position[] = Array.from({ length: 60 }, (_, minute) =>
  makePosition(1, {
    id: 1_000 + minute,
    fixTime: secondsAgo((60 - minute) * 60),
    latitude: -23.6 + 0.06 * Math.sin(minute / 20),
    longitude: -46.72 + minute * 0.002,
    speed: 8 + 26 * Math.abs(Math.sin(minute / 9)),
    course: 70,
    attributes: { ignition: true, motion: true },
  }),
);

/** The reports of a day on which nothing is known of any vehicle. */
const emptyReports = Object.fromEntries(
  ['summary', 'trips', 'stops', 'events'].map((kind) => [`GET /api/reports/${kind}`, []]),
);

/** Answers the history with `fixes`; what asks for no device gets the latest of all. */
const answerPositions = (latest: readonly Position[], fixes: readonly Position[]) => ({
  'GET /api/positions': ({ url }: FakeCall) => (url.searchParams.has('deviceId') ? fixes : latest),
  ...emptyReports,
});

const devices = [movingDevice, stoppedDevice, offlineDevice, silentDevice, hostileDevice];
const positions = [movingPosition, stoppedPosition, offlinePosition, hostilePosition];

/** A small fleet with one vehicle in each state, and the driven hour as everybody's history. */
export const fleetState: FakeServerState = {
  devices,
  positions,
  groups: [makeGroup(1, { name: 'Entregas Zona Sul' }), makeGroup(2, { name: 'Diretoria' })],
  answers: answerPositions(positions, drivenHour),
};

/** The same fleet, whose history knows nothing. */
export const fleetWithoutHistory: FakeServerState = {
  ...fleetState,
  answers: answerPositions(positions, []),
};

/** The same fleet after a single fix. */
export const fleetWithOneFix: FakeServerState = {
  ...fleetState,
  answers: answerPositions(positions, drivenHour.slice(0, 1)),
};
