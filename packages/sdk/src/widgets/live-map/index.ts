export type { MapLayer as LiveMapLayer } from '../../contract/map-layer';
export { LiveMap, preloadLiveMap } from './live-map';
export type {
  LiveMapControlsSlotProps,
  LiveMapHandle,
  LiveMapProps,
  LiveMapShow,
  LiveMapToolsSlotProps,
} from './live-map-props';
