import { HOUR_MS } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import type { Metrics } from '../metrics/create-metrics';
import type { FindSellers } from '../integrations/find-sellers';
import type { Integrations } from '../integrations/integrations';
import { openTexts } from './open-texts';
import type { BrandResolver } from '../ground/themes/resolve-brands';
import type { MailSettings } from '../mail/mail-settings';
import type { DailyBudget } from '../providers/daily-budget';
import type { Push } from '../push/push';
import type { MayHear } from '../upstream/recipient-rights';
import type { Webhooks } from '../webhooks/webhooks';
import { openNotifying } from '../notifying/open-notifying';
import { openOwnTexts } from '../notifying/own-texts';
import { overhearUnknown } from '../traccar/live/overhear-unknown';
import { createTraccarUpstream } from '../traccar/traccar-upstream';
import { ensureAdministrator } from './ensure-administrator';
import { loadSecret } from '../config/load-secret';
import type { OnStop, Tracking } from './tracking';

interface StartTraccarOptions {
  config: Config;
  origin: string;
  database: Database;
  brand: BrandResolver;
  /** Undefined without a mail server. */
  mail: MailSettings | undefined;
  push: Push;
  webhooks: Webhooks;
  mayHear: MayHear;
  /** Origin that people reach the product's door by. */
  publicUrl: string;
  log: FastifyBaseLogger;
  clock: () => number;
  metrics: Metrics | undefined;
  budget: DailyBudget;
  integrations: Integrations;
  /** Lookup of resellers with providers of their own. */
  findSellers: FindSellers;
}

/** Stands in front of a Traccar elsewhere: no engine, no port for trackers, no demo. */
export async function startTraccar(
  options: StartTraccarOptions,
  onStop: OnStop,
): Promise<Tracking> {
  const { config, origin, database, brand, mail, push, publicUrl, log, clock, metrics, budget } =
    options;
  const { webhooks, mayHear, integrations, findSellers } = options;
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
  const own = openOwnTexts({
    database,
    origin: traccar.upstream.origin,
    budget,
    clock,
    log,
    texts: openTexts({ integrations, findSellers, brand, publicUrl, clock }),
    prefix: brand.attributePrefix,
  });
  const notifying = openNotifying({
    database,
    mail,
    push,
    webhooks,
    mayHear,
    budget,
    clock,
    log,
    upstream: traccar.upstream,
    texts: own.texts,
    wordsOf: brand.wordsOf,
    wordsFor: brand.wordsFor,
    readerOf: brand.readerOf,
    prefix: brand.attributePrefix,
  });
  // People are told of what it forwards; without a port for that nothing is known of it.
  const forwarding = config.receiver && notifying;
  notifying?.start();
  onStop(() => notifying?.stop());
  const upstream = own.answer(forwarding?.upstream ?? traccar.upstream);
  return {
    upstream,
    firstSteps: await ensureAdministrator(upstream, config),
    demo: undefined,
    onForwarded: forwarding?.take,
    readAlarmTurns: forwarding?.readAlarmTurns,
    notices: notifying?.notices,
    listUnknownTrackers: overhearUnknown(traccar.upstream, clock),
    open: () => Promise.resolve({}),
    sweeps: [
      { name: 'forget old tokens of the tracking server', everyMs: HOUR_MS, forget: traccar.sweep },
      { name: 'forget texts that were counted', everyMs: HOUR_MS, forget: own.sweep },
    ],
  };
}
