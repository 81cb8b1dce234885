import type { RouteFile, RouteFileFix } from './route-file';

const toPlace = ({ longitude, latitude, altitude }: RouteFileFix): number[] =>
  typeof altitude === 'number' ? [longitude, latitude, altitude] : [longitude, latitude];

/** Routes as GeoJSON (RFC 7946): a line with its times for each way without a gap, stops as points. */
export function toGeoJson(routes: readonly RouteFile[]): string {
  const features = routes.flatMap(({ name, ways, stops }) => [
    ...ways.map((way) => {
      const places = way.map(toPlace);
      const [only] = places;
      return {
        type: 'Feature',
        properties: {
          name,
          times: way.map(({ fixTime }) => fixTime),
          speedsKnots: way.map(({ speed }) => speed),
        },
        geometry:
          places.length === 1
            ? { type: 'Point', coordinates: only }
            : { type: 'LineString', coordinates: places },
      };
    }),
    ...stops.map(({ number, name: stopName, latitude, longitude }) => ({
      type: 'Feature',
      properties: { name: stopName, vehicle: name, stop: number },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  ]);
  return `${JSON.stringify({ type: 'FeatureCollection', features })}\n`;
}
