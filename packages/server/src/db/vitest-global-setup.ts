import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ELSEWHERE_FILE } from '../traccar/testing/elsewhere-file';
import { buildTemplate } from './build/build-template';
import { bundleEntry, bundleWorker } from './build/bundle-worker';
import { resolveAssetsDir } from './resolve-database-assets';
import { dropTestDatabases } from './testing-server';

/** Builds what the tests of the server start from sources, once before them: the database, and a server elsewhere. */
export async function setup(): Promise<void> {
  // Workers are started with the environment of this process.
  process.env['TEST_DATABASE_RUN'] = randomBytes(4).toString('hex');
  const outDir = resolveAssetsDir();
  await bundleWorker(outDir);
  await buildTemplate(outDir);
  mkdirSync(dirname(ELSEWHERE_FILE), { recursive: true });
  await bundleEntry('../../main.ts', ELSEWHERE_FILE);
}

/** Takes away what they left on a PostgreSQL server. */
export const teardown = dropTestDatabases;
