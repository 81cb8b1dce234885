export type { MapLayer as LiveMapLayer } from '../../contract/map-layer';
export { LiveMap, preloadLiveMap } from './live-map';
export type {
  LiveMapControlsSlotProps,
  LiveMapHandle,
  LiveMapProps,
  LiveMapShow,
} from './live-map-props';
