import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import type { Metrics } from '../metrics/create-metrics';
import { createTraccarUpstream } from '../traccar/traccar-upstream';
import { ensureAdministrator } from './ensure-administrator';
import { loadSecret } from '../config/load-secret';
import type { OnStop, Tracking } from './tracking';

interface StartTraccarOptions {
  config: Config;
  origin: string;
  database: Database;
  log: FastifyBaseLogger;
  clock: () => number;
  metrics: Metrics | undefined;
}

/** Stands in front of a Traccar elsewhere: no engine, no port for trackers, no demo. */
export async function startTraccar(
  { config, origin, database, log, clock, metrics }: StartTraccarOptions,
  onStop: OnStop,
): Promise<Tracking> {
  const traccar = createTraccarUpstream({
    origin,
    serviceToken: config.trackingToken,
    secret: config.secret ?? loadSecret(config.dataDir),
    db: database,
    clock,
    log,
    onCall: metrics?.observeUpstreamCall,
  });
  onStop(() => traccar.close());
  return {
    upstream: traccar.upstream,
    firstSteps: await ensureAdministrator(traccar.upstream, config),
    demo: undefined,
    open: () => Promise.resolve({}),
    sweep: traccar.sweep,
  };
}
