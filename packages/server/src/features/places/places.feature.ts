import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../feature';
import { registerPlacesRoutes } from './places.routes';

/** The addresses of places. Without a geocoder of one's own, the gate asks the tracking server behind. */
export const placesFeature = defineFeature({
  name: 'places',
  needs: ['identify', 'access'],
  open({ places }, needed) {
    const { geocoder } = places;
    return {
      ...(geocoder && { routes: (door) => registerPlacesRoutes(door, { ...needed, geocoder }) }),
      jobs: [{ name: 'forget old addresses', everyMs: HOUR_MS, run: () => places.sweep() }],
    };
  },
});
