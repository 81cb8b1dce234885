import type { Config } from '../../config/config';
import type { Database } from '../../db/database';
import { openBrands } from '../../ground/themes/resolve-brands';
import { createUserAgent } from '../../ground/branding/create-user-agent';
import { openPlaces } from '../../ground/places/open-places';
import { type AppOptions, createApp } from '../../http/create-app';
import { createLog } from '../../http/create-log';
import { openTestDoor, type TestDoor } from '../../http/testing';
import type { Upstream } from '../../upstream/upstream';
import { openIntegrations } from '../../integrations/integrations';
import { createRecipientRights } from '../../upstream/recipient-rights';
import { openTestWebhooks } from '../../webhooks/testing';

/** The product's door over any tracking API, as it stands before one elsewhere. */
export async function openProductDoor(
  upstream: Upstream,
  database: Database,
  {
    config,
    ...more
  }: Pick<AppOptions, 'rows' | 'mail' | 'push' | 'notices' | 'onForwarded'> &
    Partial<Pick<AppOptions, 'webhooks' | 'recipientRights' | 'clock' | 'readDnsTexts'>> & {
      config?: Partial<
        AppOptions['config'] &
          Pick<Config, 'geocoder' | 'asaas' | 'asaasUrl' | 'mail' | 'providers' | 'serviceUrls'>
      >;
    } = {},
): Promise<TestDoor> {
  const log = createLog('silent');
  const brand = await openBrands({
    database,
    clock: Date.now,
    log,
    origin: upstream.origin,
    dir: undefined,
    attributePrefix: undefined,
  });
  const integrations = await openIntegrations({
    config: config ?? {},
    database,
    clock: Date.now,
    log,
    origin: upstream.origin,
    secret: () => 'a secret of a test',
  });
  const recipientRights = createRecipientRights();
  const app = await createApp({
    config: {
      host: '127.0.0.1',
      publicUrl: undefined,
      allowedOrigins: [],
      trustProxy: [],
      isDemoPublic: false,
      trackingUrl: 'http://tracking.test',
      ...config,
    },
    database,
    upstream,
    brand,
    places: openPlaces({
      readService: () => integrations.now().geocoder,
      database,
      userAgent: createUserAgent(brand, config?.publicUrl),
      clock: Date.now,
      log,
    }),
    integrations,
    recipientRights,
    webhooks: openTestWebhooks(database, {
      origin: upstream.origin,
      clock: Date.now,
      mayHear: recipientRights.mayHear,
    }),
    readSiteFile: () => Promise.reject(new Error('no site')),
    demo: undefined,
    setupCode: undefined,
    consoleDir: undefined,
    log,
    clock: Date.now,
    ...more,
  });
  return openTestDoor(app);
}
