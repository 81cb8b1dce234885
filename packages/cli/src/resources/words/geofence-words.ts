import type { ResourceWords } from './resource-words';

const CIRCLE = "'CIRCLE (-23.5505 -46.6333, 200)'";

export const geofenceWords: ResourceWords = {
  one: 'geofence',
  columns: ['id', 'name', 'description', 'calendar'],
  members: {
    name: { hint: 'what people call it', example: '"Depot South"' },
    description: { hint: 'what it is for', example: '"Gate 3"' },
    area: {
      hint: `its place, latitude first: CIRCLE (lat lon, metres), POLYGON ((…)) or LINESTRING (…)`,
      example: CIRCLE,
    },
    calendarId: { hint: 'the times at which it counts' },
  },
  examples: {
    list: ['rastro geofences list', 'rastro geofences list --device "Truck 7" --json'],
    create: [
      `rastro geofences create --name "Depot South" --area ${CIRCLE}`,
      `rastro geofences create --name "Night yard" --area ${CIRCLE} --calendar Nights`,
    ],
    update: [
      'rastro geofences update "Depot South" --attribute color=#d32f2f',
      "rastro geofences update 12 --calendar '' --dry-run",
    ],
  },
};
