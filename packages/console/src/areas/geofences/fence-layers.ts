/** The fences on the map; in a chunk of its own, since it brings Leaflet. */
export { PageFences } from '@rastro/sdk/internal/map';
