import { lazyPage } from '../../frame/loading/lazy-page';

/** The fences on the map, in a chunk of its own, since it brings Leaflet. */
export const FencesOnMap = lazyPage(() =>
  import('./fence-layers').then((module) => module.PageFences),
);
