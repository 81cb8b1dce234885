import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { openDatabase } from '../db/open-database';
import { resolveAssetsDir } from '../db/resolve-database-assets';
import { disableDemoUser } from '../demo/disable-demo-user';
import { resolveFleetDayFile } from '../demo/demo-assets';
import { openDemoFleet } from '../demo/open-demo-fleet';
import { readFleetDay } from '../demo/read-fleet-day';
import { loadStreets } from '../demo/streets/load-streets';
import { createEngine } from '../engine/engine';
import { createIngestServer } from '../engine/ingest/ingest-server';
import { openBrand, type ServedBrand } from '../features/branding/brand-source';
import { createApp } from '../http/create-app';
import { explainListenError, listen, probePort } from '../http/listen';
import { stopApp } from '../http/stop-app';
import { ensureAdministrator, type FirstSteps } from './ensure-administrator';
import { openEngineDoor } from './open-engine-door';
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
  ingestPort: number;
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
  onStop: (step: () => unknown) => void,
): Promise<Omit<RunningServer, 'stop'>> {
  const clock = Date.now;
  const brand = await openBrand({ dir: config.brandDir, attributePrefix: config.prefix, log });
  // Before anything is made: a password that was made and never shown would lock everybody out.
  await probePort(config, 'port');
  await probePort({ host: config.ingestHost, port: config.ingestPort }, 'ingest-port');
  const { engineHost, enginePort: wantedEnginePort } = config;
  if (wantedEnginePort !== undefined) {
    await probePort({ host: engineHost, port: wantedEnginePort }, 'engine-port');
  }
  // Read while the database opens; a failure is told where the day is needed.
  const demoDay = config.isDemo ? readFleetDay(resolveFleetDayFile()) : null;
  demoDay?.catch(() => undefined);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    onFatal,
    isExclusive: true,
  });
  onStop(() => database.close());
  if (!config.isDemo) await disableDemoUser(database);

  const engine = createEngine({
    db: database,
    clock,
    log,
    retentionDays: config.retentionDays,
    keepsRaw: config.keepsRawMessages,
  });
  onStop(() => engine.close());
  await engine.start();
  const demo = demoDay
    ? await openDemoFleet({
        db: database,
        engine,
        clock,
        log,
        day: await demoDay,
        speed: config.demoSpeed,
        adminEmail: config.adminEmail,
        adminPassword: config.adminPassword,
      })
    : null;
  const firstSteps: FirstSteps = demo?.firstAdministrator
    ? {
        kind: 'administrator',
        email: demo.firstAdministrator.email,
        password: config.adminPassword === undefined ? demo.firstAdministrator.password : undefined,
      }
    : await ensureAdministrator(database, engine.upstream, config);
  onFirstSteps?.(firstSteps);

  const app = await createApp({
    config,
    database,
    upstream: engine.upstream,
    brand,
    demo: demo ? { ...demo, loadStreets } : undefined,
    setupCode: firstSteps.kind === 'code' ? firstSteps.code : undefined,
    consoleDir,
    log,
    clock,
  });
  onStop(() => stopApp(app));
  const { ingestHost, ingestPort: wantedPort } = config;
  const ingest = createIngestServer({ engine, host: ingestHost, port: wantedPort, log });
  const ingestPort = await ingest.listen().catch((error: unknown) => {
    throw explainListenError(error, { host: ingestHost, port: wantedPort, flag: 'ingest-port' });
  });
  onStop(() => ingest.close());
  const port = await listen(app.fastify, config);
  const door =
    wantedEnginePort === undefined
      ? null
      : await openEngineDoor(engine, { host: engineHost, port: wantedEnginePort }, { clock, log });
  if (door) onStop(() => door.close());
  const sweeping = setInterval(() => {
    app.sweep().catch((error: Error) => log.warn({ err: error }, 'old sessions stay for now'));
  }, SWEEP_INTERVAL_MS);
  onStop(() => clearInterval(sweeping));
  if (demo) {
    demo.start(`http://${toUrlHost(ingestHost)}:${ingestPort}`);
    onStop(() => demo.close());
  }
  const ports = { port, ingestPort, ...(door && { enginePort: door.port }) };
  onStop(writePorts(config.dataDir, ports));
  return { ...ports, firstSteps, brand: await brand.read() };
}

/** The address to reach a listener by: one on all addresses is reached on loopback. */
export function toUrlHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function findConsole(): string | undefined {
  const dir = join(resolveAssetsDir(), 'console');
  return existsSync(join(dir, 'index.html')) ? dir : undefined;
}
