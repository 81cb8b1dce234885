import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { loadSecret, otherSecret } from '../config/load-secret';
import { ENGINE_ORIGIN } from '../db/credential-epoch';
import type { Database } from '../db/database';
import { proveSecret } from '../db/secret-proof';
import type { FleetDay } from '../demo/day/fleet-day';
import { createIsDemoAccount } from '../demo/is-demo-account';
import { openCityPlaces } from '../demo/places/open-city-places';
import { PasswordPolicy } from '../ground/accounts/password-policy';
import type { BrandSource } from '../ground/branding/brand-source';
import { createUserAgent } from '../ground/branding/create-user-agent';
import { createDoorReads } from '../ground/logs/create-door-reads';
import { openMail } from '../ground/mail/open-mail';
import { openPlaces, toFindAddress } from '../ground/places/open-places';
import { type App, type AppOptions, createApp } from '../http/create-app';
import type { Lobby } from '../http/open-lobby';
import type { DoorLimits } from '../listener/door-limits';
import { stopApp } from '../http/stop-app';
import type { Metrics } from '../metrics/create-metrics';
import { resolveBrands } from '../ground/themes/resolve-brands';
import { checkServer } from '../operator/checks/check-server';
import { openOperatorSocket } from '../operator/operator-socket';
import { openPush } from '../push/push';
import { createFindSellerMail, createFindSellers } from '../integrations/find-sellers';
import { type Integrations, openIntegrations } from '../integrations/integrations';
import { createRecipientRights } from '../upstream/recipient-rights';
import { openWebhooks } from '../webhooks/webhooks';
import { createScheduler } from '../schedule/scheduler';
import { toSweepJob } from '../schedule/sweep';
import { endForeignSessions } from './end-foreign-sessions';
import { openBudget } from './open-texts';
import { startEngine } from './start-engine';
import type { RunningServer, ServerPorts, StartOptions } from './running-server';
import { toIngestUrl } from './ports/to-ingest-url';
import { createRestart } from './restart';
import { openDemoPayments } from './open-demo-payments';
import type { OnStop, Tracking } from './tracking';
import { writePorts } from './ports/write-ports';

interface StartPartsOptions extends Pick<
  StartOptions,
  'consoleDir' | 'onRestart' | 'onFirstSteps'
> {
  config: Config;
  database: Database;
  lobby: Lobby;
  /** Origin that people reach the product's door by. */
  publicUrl: string;
  /** Brand of the server's folder. */
  folderBrand: BrandSource;
  /** The day that the demo replays; null outside demo mode. */
  demoDay: Promise<FleetDay> | null;
  log: FastifyBaseLogger;
  limits: DoorLimits;
  /** Undefined while nobody reads figures. */
  metrics: Metrics | undefined;
}

/** Starts the engine, or the connection to a Traccar elsewhere. */
async function startTracking(
  options: Parameters<typeof startEngine>[0],
  onStop: OnStop,
): Promise<Tracking> {
  const { trackingUrl } = options.config;
  if (trackingUrl === undefined) return startEngine(options, onStop);
  const { startTraccar } = await import('./start-traccar');
  return startTraccar({ ...options, origin: trackingUrl }, onStop);
}

/** The product's door over what was started. */
function createProductApp(
  { config, consoleDir, onRestart, log, limits, metrics }: StartPartsOptions,
  services: Pick<
    AppOptions,
    | ('database' | 'brand' | 'places' | 'mail' | 'budget' | 'push' | 'webhooks')
    | ('recipientRights' | 'integrations' | 'clock')
  > & { integrations: Integrations },
  tracking: Tracking,
): Promise<App> {
  const { database, push, integrations, clock } = services;
  const { upstream, firstSteps, demo } = tracking;
  return createApp({
    ...services,
    config,
    upstream,
    demo,
    // A tracking server elsewhere that forwards nothing tells open pages alone.
    push: config.trackingUrl === undefined || tracking.onForwarded ? push : undefined,
    onForwarded: tracking.onForwarded,
    sendEmailLink: tracking.sendEmailLink,
    readAlarmTurns: tracking.readAlarmTurns,
    notices: tracking.notices,
    ingestUrl(hostname) {
      const port = tracking.ingestPort?.();
      return port === undefined ? null : toIngestUrl(config, { hostname, port });
    },
    listUnknownTrackers: tracking.listUnknownTrackers,
    checkServer: () =>
      checkServer({ config: { ...config, ...integrations.now() }, database, log, clock }),
    restart: createRestart(config.restart, { exit: onRestart, log }),
    setupCode: firstSteps.kind === 'code' ? firstSteps.code : undefined,
    consoleDir,
    log,
    limits,
    onCall: metrics && ((call) => metrics.observeCall('product', call)),
  });
}

/** Opens the ports of figures and of forwarded events, where they are set up. */
async function openOwnPorts(
  { config, metrics, log }: Pick<StartPartsOptions, 'config' | 'metrics' | 'log'>,
  app: App,
  onStop: OnStop,
): Promise<Pick<ServerPorts, 'metricsPort' | 'receiverPort'>> {
  const ports: Pick<ServerPorts, 'metricsPort' | 'receiverPort'> = {};
  if (metrics && config.metricsPort !== undefined) {
    const at = { host: config.metricsHost, port: config.metricsPort };
    const { openMetricsPort } = await import('./ports/open-metrics-port');
    ports.metricsPort = await openMetricsPort(metrics, at, { log, onStop });
  }
  if (config.receiver) {
    const { openReceiverPort } = await import('./ports/open-receiver-port');
    ports.receiverPort = await openReceiverPort(app.receiver, config.receiver, { log, onStop });
  }
  return ports;
}

/** Starts everything that stands on an open database. Throws `ConfigError` when a port of its own is taken meanwhile. */
export async function startParts(
  options: StartPartsOptions,
  onStop: OnStop,
): Promise<Omit<RunningServer, 'stop'>> {
  const { config, lobby, publicUrl, demoDay, log, limits, metrics, onFirstSteps } = options;
  const database = metrics?.watchDatabase(options.database) ?? options.database;
  const { trackingUrl } = config;
  const clock = Date.now;
  const { hasExternalMaps } = config;
  const origin = trackingUrl ?? ENGINE_ORIGIN;
  const brand = resolveBrands(options.folderBrand, {
    database,
    hasExternalMaps,
    clock,
    log,
    origin,
  });
  const secret = config.secret ?? loadSecret(config.dataDir);
  if ((await proveSecret(database, secret)) === 'other') throw otherSecret(config);
  if (config.databaseUrl === undefined) {
    onStop(await openOperatorSocket({ database, dataDir: config.dataDir, secret, clock, log }));
  }
  await endForeignSessions(database, trackingUrl);
  const budget = openBudget({ config, database, clock });
  const demoPaid =
    demoDay && !config.asaas ? await openDemoPayments({ ...options, clock }, onStop) : undefined;
  const integrations = await openIntegrations({
    config: { ...config, ...demoPaid },
    database,
    clock,
    log,
    origin,
    secret: () => secret,
  });
  onStop(() => integrations.close());
  const findSellers = createFindSellers({ database, origin, integrations });
  const parts = { config, database, log, clock, metrics, budget, integrations, findSellers };
  const cityPlaces = demoDay && !config.geocoder ? openCityPlaces() : undefined;
  const userAgent = createUserAgent(brand, config.publicUrl);
  const places = openPlaces({
    readService: () => integrations.now().geocoder,
    findIncluded: cityPlaces?.findAddress,
    database,
    userAgent,
    clock,
    log,
  });
  const findAddress = toFindAddress(places);
  const find = createFindSellerMail(findSellers);
  // Also once the demo is over: what it invented is still there.
  const isSilent = trackingUrl === undefined ? createIsDemoAccount(database) : undefined;
  const readMail = () => integrations.now().mail;
  const sent = openMail(readMail, brand, publicUrl, brand.domainOf, {
    find,
    ...(isSilent && { isSilent }),
  });
  const mail = { ...sent, findAddress };
  onStop(() => mail.mailer.close());
  const push = openPush({
    database,
    clock,
    origin,
    secret: () => secret,
    contact: toPushContact(config),
  });
  onStop(() => push.close());
  const recipientRights = createRecipientRights();
  const { mayHear } = recipientRights;
  const webhooks = openWebhooks({
    database,
    clock,
    isSilent,
    origin,
    secret: () => secret,
    userAgent,
    mayHear,
    networks: config.webhookNetworks,
  });
  onStop(() => webhooks.close());
  const tracking = await startTracking(
    {
      ...parts,
      demoDay,
      demoPayments: demoPaid?.payments,
      brand,
      mail,
      push,
      webhooks,
      mayHear,
      findAddress,
      cityPlaces,
      publicUrl,
      limits,
    },
    onStop,
  );
  const { firstSteps } = tracking;
  onFirstSteps?.(firstSteps);
  if (firstSteps.kind !== 'none') {
    await new PasswordPolicy(database, config.passwordMinLength).adopt();
  }

  const services = { database, brand, places, mail, budget, push, webhooks, recipientRights };
  const app = await createProductApp(options, { ...services, integrations, clock }, tracking);
  metrics?.showSockets('product', app.sockets.count);
  onStop(() => stopApp(app, lobby));
  await lobby.open(app.fastify);
  await app.start();
  const sweeps = tracking.sweeps.map((sweep) => toSweepJob(app.steadyClock, sweep));
  const upkeep = createScheduler({ jobs: sweeps, clock, log });
  onStop(() => upkeep.stop());
  upkeep.start();
  const ports: ServerPorts = {
    port: lobby.port,
    ...(await tracking.open(createDoorReads(app.readLog))),
    ...(await openOwnPorts(options, app, onStop)),
  };
  onStop(writePorts(config.dataDir, ports));
  return { ...ports, firstSteps, brand: await brand.read() };
}

/** Push services want an address of whoever runs the server. */
const toPushContact = ({ publicUrl, mail, adminEmail }: Config): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mail?.from ?? adminEmail}`;
