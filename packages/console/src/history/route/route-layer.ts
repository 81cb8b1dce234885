/** The driven way on the map; in a chunk of its own, since it brings Leaflet. */
export { RouteLine as RouteLayer } from '@rastro/sdk/map';
