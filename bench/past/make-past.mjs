/** Fixes of the first vehicle in whatever period is asked for; the others have fewer. */
const MAX_FIXES = 50_000;
const FEW_FIXES = 10_000;
/** Trips of a vehicle in any requested period. */
const TRIPS = 120;
const FENCES = 2_000;
const METRES_A_DEGREE = 111_320;

/** A moment as the tracking API writes it. */
const toText = (ms) => new Date(ms).toISOString().replace('Z', '+00:00');

/** The start of the period that is asked for, and how far apart so many moments of it lie. */
function readSpan(query, count) {
  const [from, to] = ['from', 'to'].map((name) => Date.parse(query.get(name)));
  return { from, step: (to - from) / (count + 1) };
}

/** Round and round through a city: passes lie on each other, as those of a month do. */
export function listFixes(first, query) {
  const deviceId = Number(query.get('deviceId'));
  const count = deviceId === 1 ? MAX_FIXES : FEW_FIXES;
  const { from, step } = readSpan(query, count);
  return Array.from({ length: count }, (_, index) => {
    const time = toText(from + index * step);
    return {
      ...first,
      id: index + 1,
      deviceId,
      fixTime: time,
      deviceTime: time,
      serverTime: time,
      latitude: first.latitude + 0.05 * Math.sin(index / 700) + 0.01 * Math.sin(index / 31),
      longitude: first.longitude + 0.08 * Math.cos(index / 900) + 0.01 * Math.cos(index / 37),
      speed: 15 + 14 * Math.sin(index / 50),
    };
  });
}

/** Some trips a day of each vehicle that is asked for. */
export function listTrips(first, query) {
  const { from, step } = readSpan(query, TRIPS);
  return query.getAll('deviceId').flatMap((deviceId) =>
    Array.from({ length: TRIPS }, (_, index) => ({
      deviceId: Number(deviceId),
      deviceName: `Vehicle ${deviceId}`,
      distance: 12_000 + index,
      averageSpeed: 20,
      maxSpeed: 40,
      spentFuel: 2,
      startOdometer: 0,
      endOdometer: 0,
      duration: step / 2,
      startTime: toText(from + index * step),
      endTime: toText(from + (index + 0.5) * step),
      startLat: first.latitude,
      startLon: first.longitude,
      startAddress: 'Depot',
      endLat: first.latitude,
      endLon: first.longitude,
      endAddress: 'Harbour',
      driverUniqueId: null,
      driverName: null,
      startPositionId: 0,
      endPositionId: 0,
    })),
  );
}

/** Areas and circles over a city. */
export const listFences = (first) =>
  Array.from({ length: FENCES }, (_, index) => {
    const latitude = first.latitude + 0.35 * (index / FENCES);
    const longitude = first.longitude + 0.65 * (((index * 37) % FENCES) / FENCES);
    const size = (150 + (index % 9) * 20) / METRES_A_DEGREE;
    const corners = Array.from({ length: 13 }, (_, corner) => {
      const angle = ((corner % 12) * Math.PI) / 6;
      return `${latitude + size * Math.cos(angle)} ${longitude + size * Math.sin(angle)}`;
    });
    const area =
      index % 2 === 0
        ? `POLYGON((${corners.join(', ')}))`
        : `CIRCLE (${latitude} ${longitude}, 200)`;
    return { id: index + 1, name: `Fence ${index + 1}`, description: '', area, attributes: {} };
  });
