import type { Database } from '../../db/database';
import { openBrand } from '../../features/branding/brand-source';
import { type AppOptions, createApp } from '../../http/create-app';
import { createLog } from '../../http/create-log';
import { openTestDoor, type TestDoor } from '../../http/testing';
import type { Upstream } from '../../upstream/upstream';

/** The product's door over any tracking API, as it stands before one elsewhere. */
export async function openProductDoor(
  upstream: Upstream,
  database: Database,
  { config, ...more }: Pick<AppOptions, 'rows'> & { config?: Partial<AppOptions['config']> } = {},
): Promise<TestDoor> {
  const log = createLog('silent');
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
    brand: await openBrand({ dir: undefined, attributePrefix: undefined, log }),
    demo: undefined,
    setupCode: undefined,
    consoleDir: undefined,
    log,
    clock: Date.now,
    ...more,
  });
  return openTestDoor(app);
}
