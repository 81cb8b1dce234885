import { geofence } from '@rastro/sdk/contract';
import type { FakeServerState } from '@rastro/sdk/testing';
import { fleetState, HOSTILE_NAME } from './story-fleet';

const POLYGON =
  'POLYGON ((-23.58 -46.69, -23.57 -46.68, -23.575 -46.665, -23.59 -46.67, -23.592 -46.685))';

const makeGeofence = (id: number, change: object) => geofence.decode({ id, ...change });

const holders = { deviceIds: [1, 2], groupIds: [1] };

/** Fences of each kind over the story's fleet, and an anchor. */
export const fencesState: FakeServerState = {
  ...fleetState,
  answers: {
    ...fleetState.answers,
    'GET /api/geofences/1/holders': { deviceIds: [], groupIds: [] },
    'GET /api/geofences/2/holders': holders,
    'GET /api/geofences/4/holders': holders,
  },
  geofences: [
    makeGeofence(1, { name: 'CD Pinheiros', area: 'CIRCLE (-23.5632 -46.6843, 400)' }),
    makeGeofence(2, {
      name: 'Zona Itaim – entregas',
      area: POLYGON,
      attributes: { speedLimit: 27, color: '#0F766E', lockOnExit: true },
      description: 'Entregas até as 18 h',
    }),
    makeGeofence(3, {
      name: 'Corredor Bandeirantes',
      area: 'LINESTRING (-23.6 -46.69, -23.59 -46.67, -23.6 -46.65)',
      attributes: { polylineDistance: 60 },
    }),
    makeGeofence(4, { name: HOSTILE_NAME, area: 'CIRCLE (' }),
    makeGeofence(5, { name: 'Sem área', area: '' }),
    makeGeofence(6, {
      name: 'Fiorino 07',
      area: 'CIRCLE (-23.5632 -46.6843, 150)',
      attributes: { isAnchor: true, deviceId: 1 },
    }),
  ],
};
