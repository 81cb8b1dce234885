import { defineFeature } from '../../../ground/feature';
import { createIsOpenTo, registerDemoRoutes } from './demo-door.routes';

declare module '../../../ground/feature' {
  interface Offers {
    isDemoOpenTo: ReturnType<typeof createIsOpenTo>;
  }
}

/** The way into the demo with one click. */
export const demoDoorFeature = defineFeature({
  name: 'demo-door',
  needs: ['startSession'],
  open({ config, demo }, { startSession }) {
    const isOpenTo = createIsOpenTo(config);
    return {
      offers: { isDemoOpenTo: isOpenTo },
      routes: (door) => registerDemoRoutes(door, { demo, isOpenTo, startSession }),
    };
  },
});
