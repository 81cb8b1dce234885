/** Fetches what the map is drawn with. */
export { preloadLiveMap as preloadMap } from '@rastro/sdk/internal';
