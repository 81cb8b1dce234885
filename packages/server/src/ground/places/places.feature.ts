import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../feature';
import { registerPlacesRoutes } from './places.routes';

/** The addresses of places. Without a geocoder of one's own, the tracking server behind is asked. */
export const placesFeature = defineFeature({
  name: 'places',
  open({ places, upstream }) {
    const { geocoder } = places;
    return {
      routes: (door) => registerPlacesRoutes(door, { upstream, geocoder }),
      sweeps: [{ name: 'forget old addresses', everyMs: HOUR_MS, forget: places.sweep }],
    };
  },
});
