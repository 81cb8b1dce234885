import { defineFeature } from '../../../ground/feature';
import { registerSetupRoutes } from './setup.routes';
import { SetupService } from './setup.service';

/** The first administrator of a new server. */
export const setupFeature = defineFeature({
  name: 'setup',
  needs: ['throttle', 'passwords', 'startSession'],
  open({ upstream, setupCode }, needed) {
    const setup = new SetupService(upstream, setupCode);
    return { routes: (door) => registerSetupRoutes(door, { ...needed, setup }) };
  },
});
