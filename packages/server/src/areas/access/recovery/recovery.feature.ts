import { defineFeature } from '../../../ground/feature';
import { registerRecoveryRoutes } from './recovery.routes';

/** A new password by mail. */
export const recoveryFeature = defineFeature({
  name: 'recovery',
  needs: ['passwords', 'throttle'],
  open: ({ config, upstream, integrations }, needed) => ({
    routes: (door) =>
      registerRecoveryRoutes(door, {
        ...needed,
        upstream,
        // A Traccar elsewhere has mail of its own, or says nothing.
        canSendMail: () =>
          integrations.now().mail !== undefined || config.trackingUrl !== undefined,
      }),
  }),
});
