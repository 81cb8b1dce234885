import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../db/open-database';
import { resolveAssetsDir } from '../db/resolve-database-assets';
import { loadFleetDay } from '../demo/day/load-fleet-day';
import { openBrand } from '../ground/branding/brand-source';
import { createDoorLimits } from '../listener/door-limits';
import { probePort } from '../http/listen-error';
import type { RunningServer, StartOptions } from './running-server';
import { toUrlHost } from '../config/to-url-host';
import type { OnStop } from './tracking';

/**
 * Starts everything in order, and undoes it when a later part fails.
 * Throws `ConfigError`, `DataFolderError` or `DatabaseUrlError` with what to do.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const undo: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) {
      try {
        await step();
      } catch (error) {
        // What comes later is more important: it flushes what was acknowledged.
        options.log.error({ err: error }, 'a part of the server did not stop cleanly');
      }
    }
  };
  try {
    return { ...(await checkAndStart(options, (step) => undo.push(step))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function checkAndStart(
  {
    config,
    log,
    consoleDir = findConsole(),
    onFatal,
    onRestart,
    onPages,
    onFirstSteps,
  }: StartOptions,
  onStop: OnStop,
): Promise<Omit<RunningServer, 'stop'>> {
  const brand = await openBrand({
    dir: config.brandDir,
    attributePrefix: config.prefix,
    hasExternalMaps: config.hasExternalMaps,
    log,
  });
  // Before anything is made: a password that was made and never shown would lock everybody out.
  await probePort(config, 'port');
  const { trackingUrl, ingestHost, ingestPort, engineHost, enginePort } = config;
  const { metricsHost, metricsPort } = config;
  if (trackingUrl === undefined) {
    await probePort({ host: ingestHost, port: ingestPort }, 'ingest-port');
    if (enginePort !== undefined) {
      await probePort({ host: engineHost, port: enginePort }, 'engine-port');
    }
  }
  if (metricsPort !== undefined) {
    await probePort({ host: metricsHost, port: metricsPort }, 'metrics-port');
  }
  if (config.receiver) await probePort(config.receiver, 'receiver-port');
  const opening = openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    onFatal,
    // Several servers share a database only when none of them holds the engine.
    isExclusive: trackingUrl === undefined,
  });
  const closeDatabase = opening.then(
    (database) => () => database.close(),
    // Told where the database is needed; there is nothing to close.
    () => () => undefined,
  );
  onStop(async () => (await closeDatabase)());
  // All of it while the database opens in a thread of its own: that is most of what a start costs.
  const { openLobby } = await import('../http/open-lobby');
  const metrics =
    metricsPort === undefined
      ? undefined
      : (await import('../metrics/create-metrics')).createMetrics();
  const unwatched = createDoorLimits({ ...config, clock: () => performance.now() });
  const limits = metrics?.watchLimits(unwatched) ?? unwatched;
  const lobby = await openLobby({ config, brand, consoleDir, log, limits });
  onStop(() => lobby.close());
  const publicUrl = config.publicUrl ?? `http://${toUrlHost(config.host)}:${lobby.port}`;
  onPages?.({ url: publicUrl, brand: await brand.read() });
  const loading = import('./start-parts');
  const demoDay = config.isDemo ? loadFleetDay() : null;
  // A failure is told where the day is needed.
  demoDay?.catch(() => undefined);
  const database = await opening;
  const { startParts } = await loading;
  const parts = {
    config,
    database,
    lobby,
    publicUrl,
    folderBrand: brand,
    demoDay,
    consoleDir,
    log,
    limits,
  };
  return startParts({ ...parts, metrics, onRestart, onFirstSteps }, onStop);
}

function findConsole(): string | undefined {
  const dir = join(resolveAssetsDir(), 'console');
  return existsSync(join(dir, 'index.html')) ? dir : undefined;
}
