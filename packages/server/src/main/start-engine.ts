import { DEFAULT_LOCALE } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Words } from '@rastro/sdk/words';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { disableDemoUser } from '../demo/disable-demo-user';
import type { FleetDay } from '../demo/day/fleet-day';
import type { CityPlaces } from '../demo/places/open-city-places';
import { openDemoFleet } from '../demo/open-demo-fleet';
import { loadCityMap } from '../demo/map/load-city-map';
import { createEngine } from '../engine/engine';
import { createIngestServer } from '../engine/ingest/listener/ingest-server';
import { createUnknownTrackers } from '../upstream/unknown-trackers';
import type { BillingProvider } from '../areas/billing/provider';
import { explainListenError } from '../http/listen-error';
import type { BrandResolver } from '../ground/themes/resolve-brands';
import type { DoorLimits } from '../listener/door-limits';
import type { Metrics } from '../metrics/create-metrics';
import { ensureAdministrator, type FirstSteps } from './ensure-administrator';
import { openEngineDoor } from './ports/open-engine-door';
import type { FindSellers } from '../integrations/find-sellers';
import type { Integrations } from '../integrations/integrations';
import { openTexts } from './open-texts';
import type { DailyBudget } from '../providers/daily-budget';
import type { Push } from '../push/push';
import type { MayHear } from '../upstream/recipient-rights';
import type { Webhooks } from '../webhooks/webhooks';
import type { FindAddress, MailSettings } from '../mail/mail-settings';
import { toUrlHost } from '../config/to-url-host';
import type { OnStop, Tracking } from './tracking';

interface StartEngineOptions {
  config: Config;
  database: Database;
  /** The day that the demo replays; null outside demo mode. */
  demoDay: Promise<FleetDay> | null;
  /** Provider for payments of its bills; undefined outside the demo. */
  demoPayments: BillingProvider | undefined;
  brand: BrandResolver;
  /** Undefined without a mail server. */
  mail: MailSettings | undefined;
  push: Push;
  webhooks: Webhooks;
  mayHear: MayHear;
  /** Undefined without a geocoder. */
  findAddress: FindAddress | undefined;
  /** Addresses of the demo's city; undefined where they are not used. */
  cityPlaces: CityPlaces | undefined;
  /** Origin that people reach the product's door by. */
  publicUrl: string;
  log: FastifyBaseLogger;
  clock: () => number;
  limits: DoorLimits;
  metrics: Metrics | undefined;
  budget: DailyBudget;
  integrations: Integrations;
  /** Lookup of resellers with providers of their own. */
  findSellers: FindSellers;
}

/** The machine's language where it has one: in a container it is often that of the programming language C, or none. */
const readMachineLocale = (): string => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const isNone = /^(C|POSIX)?(\.|$)/.test(LC_ALL || LC_MESSAGES || LANG || '');
  const hasOther = process.platform === 'win32' || process.platform === 'darwin';
  return isNone && !hasOther ? DEFAULT_LOCALE : new Intl.DateTimeFormat().resolvedOptions().locale;
};

/** The words of the server's own language: the brand's, else the machine's, else the product's. */
const readOwnWords = async (brand: BrandResolver): Promise<Words> => {
  const { defaultLanguage } = (await brand.read()).branding;
  return brand.wordsOf(defaultLanguage ?? readMachineLocale());
};

/** Starts the embedded engine, with the demo when asked for. */
export async function startEngine(options: StartEngineOptions, onStop: OnStop): Promise<Tracking> {
  const { config, database, demoDay, brand, mail, push, findAddress, publicUrl } = options;
  const { cityPlaces, webhooks, mayHear, integrations, findSellers } = options;
  const { log, clock, limits, metrics, budget } = options;
  if (!config.isDemo) await disableDemoUser(database);
  const engine = createEngine({
    db: database,
    clock,
    log,
    retentionDays: config.retentionDays,
    checkedOnMs: config.checkedOnMs,
    keepsRaw: config.keepsRawMessages,
    mail,
    push,
    webhooks,
    mayHear,
    findAddress,
    findAddressNow: cityPlaces?.findAddressNow,
    texts: openTexts({ integrations, findSellers, brand, publicUrl, clock }),
    budget,
    wordsOf: brand.wordsOf,
    wordsFor: brand.wordsFor,
    readerOf: brand.readerOf,
    attributePrefix: brand.attributePrefix,
  });
  onStop(() => engine.close());
  await engine.start();
  metrics?.showEngine(engine.figures);
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
        attributePrefix: brand.attributePrefix,
        webhooks,
        payments: options.demoPayments,
        t: (await readOwnWords(brand)).t,
        preparePlaces: cityPlaces?.prepare,
      })
    : null;
  const firstSteps: FirstSteps = demo?.firstAdministrator
    ? {
        kind: 'administrator',
        email: demo.firstAdministrator.email,
        password: config.adminPassword === undefined ? demo.firstAdministrator.password : undefined,
        ...(demo.firstDriver && { driver: demo.firstDriver }),
      }
    : await ensureAdministrator(engine.upstream, config);

  const unknownTrackers = createUnknownTrackers(clock);
  let openIngestPort: number | undefined;
  return {
    upstream: engine.upstream,
    sendEmailLink: engine.sendEmailLink,
    readAlarmTurns: engine.readAlarmTurns,
    notices: engine.notices,
    ingestPort: () => openIngestPort,
    listUnknownTrackers: unknownTrackers.list,
    firstSteps,
    demo: demo ? { ...demo, loadMap: loadCityMap } : undefined,
    async open(reads) {
      const { ingestHost, ingestPort: wantedPort, engineHost, enginePort } = config;
      const ingest = createIngestServer({
        engine,
        host: ingestHost,
        port: wantedPort,
        log,
        limits,
        unknownTrackers,
        onOutcome: metrics?.countMessage,
      });
      const ingestPort = await ingest.listen().catch((error: unknown) => {
        throw explainListenError(error, {
          host: ingestHost,
          port: wantedPort,
          flag: 'ingest-port',
        });
      });
      onStop(() => ingest.close());
      openIngestPort = ingestPort;
      const door =
        enginePort === undefined
          ? null
          : await openEngineDoor(
              engine,
              { host: engineHost, port: enginePort },
              {
                database,
                log,
                limits,
                metrics,
                unknownTrackers,
                reads,
                attributePrefix: brand.attributePrefix,
              },
            );
      if (door) onStop(() => door.close());
      if (demo) {
        demo.start(`http://${toUrlHost(ingestHost)}:${ingestPort}`);
        onStop(() => demo.close());
      }
      return { ingestPort, ...(door && { enginePort: door.port }) };
    },
    sweeps: [],
  };
}
