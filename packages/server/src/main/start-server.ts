import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { openDatabase } from '../db/open-database';
import { resolveAssetsDir } from '../db/resolve-database-assets';
import { resolveFleetDayFile } from '../demo/demo-assets';
import { readFleetDay } from '../demo/read-fleet-day';
import { openBrand, type ServedBrand } from '../features/branding/brand-source';
import { createApp } from '../http/create-app';
import { listen, probePort } from '../http/listen';
import { stopApp } from '../http/stop-app';
import { openOperatorSocket } from '../operator/operator-socket';
import { endForeignSessions } from './end-foreign-sessions';
import type { FirstSteps } from './ensure-administrator';
import { startEngine } from './start-engine';
import { startTraccar } from './start-traccar';
import { toUrlHost } from './to-url-host';
import type { OnStop } from './tracking';
import { writePorts } from './write-ports';

/** What a start is given beside its settings. */
export interface StartOptions {
  config: Config;
  log: FastifyBaseLogger;
  /** Folder of the built console; left out, the one of the build, when there is one. */
  consoleDir?: string | undefined;
  /** The server cannot go on. */
  onFatal: (error: Error) => void;
  /** Told how to get in as soon as it is known, also when the start fails later. */
  onFirstSteps?: (firstSteps: FirstSteps) => void;
}

/** A server that listens. */
export interface RunningServer {
  /** Ports that were got. */
  port: number;
  /** Undefined with a tracking server elsewhere. */
  ingestPort?: number;
  /** Undefined while that door is closed. */
  enginePort?: number;
  firstSteps: FirstSteps;
  /** The brand it started with. */
  brand: ServedBrand;
  /** Stops gracefully, in the order that loses nothing acknowledged. */
  stop(): Promise<void>;
}

const SWEEP_INTERVAL_MS = 3_600_000;

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
    return { ...(await startParts(options, (step) => undo.push(step))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  { config, log, consoleDir = findConsole(), onFatal, onFirstSteps }: StartOptions,
  onStop: OnStop,
): Promise<Omit<RunningServer, 'stop'>> {
  const clock = Date.now;
  const brand = await openBrand({ dir: config.brandDir, attributePrefix: config.prefix, log });
  // Before anything is made: a password that was made and never shown would lock everybody out.
  await probePort(config, 'port');
  const { trackingUrl, ingestHost, ingestPort, engineHost, enginePort } = config;
  if (trackingUrl === undefined) {
    await probePort({ host: ingestHost, port: ingestPort }, 'ingest-port');
    if (enginePort !== undefined) {
      await probePort({ host: engineHost, port: enginePort }, 'engine-port');
    }
  }
  // Read while the database opens; a failure is told where the day is needed.
  const demoDay = config.isDemo ? readFleetDay(resolveFleetDayFile()) : null;
  demoDay?.catch(() => undefined);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    onFatal,
    // Several servers share a database only when none of them holds the engine.
    isExclusive: trackingUrl === undefined,
  });
  onStop(() => database.close());
  if (config.databaseUrl === undefined) {
    onStop(await openOperatorSocket({ database, dataDir: config.dataDir, clock, log }));
  }
  await endForeignSessions(database, trackingUrl);
  const parts = { config, database, log, clock };
  let port = config.port;
  const publicUrl = (): string => config.publicUrl ?? `http://${toUrlHost(config.host)}:${port}`;
  const tracking =
    trackingUrl === undefined
      ? await startEngine({ ...parts, demoDay, brand, publicUrl }, onStop)
      : await startTraccar({ ...parts, origin: trackingUrl }, onStop);
  const { upstream, firstSteps, demo } = tracking;
  onFirstSteps?.(firstSteps);

  const app = await createApp({
    config,
    database,
    upstream,
    brand,
    demo,
    setupCode: firstSteps.kind === 'code' ? firstSteps.code : undefined,
    consoleDir,
    log,
    clock,
  });
  onStop(() => stopApp(app));
  port = await listen(app.fastify, config);
  const sweeping = setInterval(() => {
    app
      .sweep()
      .then(tracking.sweep)
      .catch((error: Error) => log.warn({ err: error }, 'old sessions stay for now'));
  }, SWEEP_INTERVAL_MS);
  onStop(() => clearInterval(sweeping));
  const ports = { port, ...(await tracking.open()) };
  onStop(writePorts(config.dataDir, ports));
  return { ...ports, firstSteps, brand: await brand.read() };
}

function findConsole(): string | undefined {
  const dir = join(resolveAssetsDir(), 'console');
  return existsSync(join(dir, 'index.html')) ? dir : undefined;
}
