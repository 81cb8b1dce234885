import { defineFeature } from '../../../ground/feature';
import { type CompleteServer, createCompleteServer } from './complete-server';
import { createLicenseHeaders } from './license-headers';
import { registerIngestAddressRoutes } from './ingest-address.routes';
import { registerServerInfoRoutes } from './server-info.routes';

declare module '../../../ground/feature' {
  interface Offers {
    completeServer: CompleteServer;
  }
}

/** Information about the server itself. */
export const serverInfoFeature = defineFeature({
  name: 'server-info',
  needs: ['identify', 'passwords', 'isDemoOpenTo'],
  open(host, { identify, passwords, isDemoOpenTo }) {
    const { config, upstream, demo, brand, ingestUrl } = host;
    const license = createLicenseHeaders(brand.attributePrefix);
    const completeServer = createCompleteServer({
      onRead: license.onRead,
      demo,
      isDemoOpenTo,
      brand,
      passwords,
      hasGeocoder: () => host.places.geocoder() !== undefined,
      hasPostcodes: () => host.integrations.now().postcode !== undefined,
      hasWeather: () => host.integrations.now().weather !== undefined,
      escalatesAlarms: host.readAlarmTurns !== undefined,
      isRestartable: host.restart !== undefined,
      // Over a tracking server elsewhere only what it forwards says that a fence was entered or left.
      locksByFences: config.trackingUrl === undefined || host.onForwarded !== undefined,
    });
    return {
      offers: { completeServer },
      routes(door) {
        license.register(door);
        registerServerInfoRoutes(door, { upstream, identify, completeServer });
        registerIngestAddressRoutes(door, { ingestUrl });
      },
    };
  },
});
