import { defineFeature } from '../../ground/feature';
import type { CrossOrigin } from '../cross-origin/cross-origin';
import type { OpenSockets } from './open-sockets';
import { registerSharedSocketRoute } from './shared-socket.routes';
import { registerSocketRoute } from './socket.routes';

declare module '../../ground/feature' {
  interface Offers {
    crossOrigin: CrossOrigin;
    sockets: OpenSockets;
  }
}

/** Live updates: sockets of accounts and of visitors with a shared link. */
export const socketsFeature = defineFeature({
  name: 'sockets',
  needs: [
    ...([
      'crossOrigin',
      'sockets',
      'credentials',
      'sessions',
      'tokens',
      'tickets',
      'terms',
      'entered',
    ] as const),
    ...([
      'identify',
      'access',
      'accountRights',
      'alarms',
      'stops',
      'changedDevices',
      'changedLists',
      'readLog',
    ] as const),
    ...(['shareCalls', 'views', 'identifyView', 'mayShare', 'sharedAnswers'] as const),
  ],
  open({ config, upstream, brand, clock }, needed) {
    const parts = { ...needed, upstream, clock };
    return {
      routes(door) {
        registerSocketRoute(door, { ...parts, publicUrl: config.publicUrl });
        registerSharedSocketRoute(door, {
          ...parts,
          prefix: brand.attributePrefix,
          publicUrl: config.publicUrl,
        });
      },
    };
  },
});
