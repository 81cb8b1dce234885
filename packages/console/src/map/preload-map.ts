import { preloadLiveMap } from '@rastro/sdk';

/** Fetches what the map is drawn with. */
export const preloadMap = async (): Promise<void> => {
  await Promise.all([preloadLiveMap(), import('./map-children')]);
};
