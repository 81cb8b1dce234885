export { LiveMap, preloadLiveMap } from './live-map';
export type {
  LiveMapControlsSlotProps,
  LiveMapHandle,
  LiveMapLayer,
  LiveMapProps,
  LiveMapShow,
} from './live-map-props';
