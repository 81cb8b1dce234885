import { defineFeature } from '../ground/feature';
import { type Readiness, registerHealthRoutes, watchReadiness } from './health.routes';

declare module '../ground/feature' {
  interface Offers {
    readiness: Readiness;
  }
}

/** Health checks: the server is running, and is able to do its work. */
export const healthFeature = defineFeature({
  name: 'health',
  open({ database, upstream }) {
    const readiness: Readiness = { isStopping: false };
    const watch = watchReadiness({ database, upstream, readiness });
    return {
      offers: { readiness },
      routes: (door) => registerHealthRoutes(door, watch.check),
      stop: () => watch.stop(),
    };
  },
});
