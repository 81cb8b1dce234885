import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../feature';
import { registerPlacesRoutes } from './places.routes';

/** The addresses of places. Without a geocoder of one's own, the tracking server behind is asked. */
export const placesFeature = defineFeature({
  name: 'places',
  needs: ['identify', 'access'],
  open({ places, upstream }, needed) {
    const { geocoder } = places;
    return {
      routes: (door) => registerPlacesRoutes(door, { ...needed, upstream, geocoder }),
      jobs: [{ name: 'forget old addresses', everyMs: HOUR_MS, run: () => places.sweep() }],
    };
  },
});
