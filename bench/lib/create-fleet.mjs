/** The vehicle whose age is measured. It stands in for many: it has an alarm, so that lists begin with it. */
export const PROBE_ID = 1;

/** One in so many has an alarm. */
const ALARM_EVERY = 100;
const GROUPS = 20;
/** One in so many fixes says that a vehicle has stopped or goes again. */
const TURN_EVERY = 20;

const CENTRE = { latitude: 30.3, longitude: -97.7 };
const SPAN = { latitude: 0.36, longitude: 0.66 };
const SPEED_MPS = 12;
const METRES_A_DEGREE = 111_320;
const CATEGORIES = ['bus', 'car', 'truck', 'van', 'motorcycle'];

/** Vehicles spread evenly over a city, each on a straight way at 43 km/h. */
export function createFleet(count) {
  const columns = Math.ceil(Math.sqrt(count * 1.6));
  const rows = Math.ceil(count / columns);
  const vehicles = Array.from({ length: count }, (_, index) => ({
    deviceId: index + 1,
    latitude: CENTRE.latitude + SPAN.latitude * ((Math.floor(index / columns) + 0.5) / rows - 0.5),
    longitude: CENTRE.longitude + SPAN.longitude * (((index % columns) + 0.5) / columns - 0.5),
    course: (index * 137.5) % 360,
    isMoving: true,
    movedAt: Date.now(),
  }));
  let next = 0;
  let moves = 0;
  let lastId = 0;

  function move(deviceId) {
    const vehicle = vehicles[deviceId - 1];
    const now = Date.now();
    if (deviceId !== PROBE_ID && ++moves % TURN_EVERY === 0) vehicle.isMoving = !vehicle.isMoving;
    const metres = (SPEED_MPS * (now - vehicle.movedAt)) / 1_000;
    const angle = (vehicle.course * Math.PI) / 180;
    vehicle.latitude += (Math.cos(angle) * metres) / METRES_A_DEGREE;
    vehicle.longitude += (Math.sin(angle) * metres) / METRES_A_DEGREE;
    vehicle.course = (vehicle.course + 15) % 360;
    vehicle.movedAt = now;
    return toPosition(vehicle);
  }

  function toPosition({ deviceId, latitude, longitude, course, isMoving, movedAt }) {
    const time = new Date(movedAt).toISOString().replace('Z', '+00:00');
    return {
      id: ++lastId,
      deviceId,
      protocol: 'osmand',
      serverTime: time,
      deviceTime: time,
      fixTime: time,
      valid: true,
      latitude,
      longitude,
      altitude: 160,
      speed: SPEED_MPS * 1.943844,
      course,
      address: null,
      accuracy: 5,
      network: null,
      geofenceIds: null,
      attributes: {
        batteryLevel: 87,
        ignition: isMoving,
        motion: isMoving,
        ...(deviceId % ALARM_EVERY === PROBE_ID && { alarm: 'sos' }),
        distance: 118.4,
        totalDistance: 1_482_218.7,
        hours: 8_214_000,
      },
    };
  }

  return {
    move,
    /** The next vehicle in turn. */
    moveNext() {
      next = (next % count) + 1;
      return move(next);
    },
    listPositions: () => vehicles.map(toPosition),
    listDevices: () =>
      vehicles.map(({ deviceId }) => ({
        id: deviceId,
        name: `Vehicle ${String(deviceId).padStart(5, '0')}`,
        uniqueId: `unit-${deviceId}`,
        status: 'online',
        lastUpdate: null,
        positionId: 0,
        groupId: 1 + (deviceId % GROUPS),
        category: CATEGORIES[deviceId % CATEGORIES.length],
        attributes: { 'rastro.plate': `RST${1_000 + (deviceId % 9_000)}` },
      })),
    listGroups: () =>
      Array.from({ length: GROUPS }, (_, index) => ({
        id: index + 1,
        name: `Depot ${index + 1}`,
        groupId: 0,
        attributes: {},
      })),
  };
}
