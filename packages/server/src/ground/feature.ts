import type { ServerCheck } from '@rastro/sdk/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import type { MailSettings } from '../mail/mail-settings';
import type { DailyBudget } from '../providers/daily-budget';
import type { Push } from '../push/push';
import type { Integrations } from '../integrations/integrations';
import type { RecipientRights } from '../upstream/recipient-rights';
import type { Webhooks } from '../webhooks/webhooks';
import type { OwnResource } from '../request/own-resource';
import type { ScheduledJob } from '../schedule/scheduler';
import type { Sweep } from '../schedule/sweep';
import type { Notices } from '../upstream/notices';
import type { ReadAlarmTurns } from '../upstream/read-alarm-turns';
import type { SendEmailLink } from '../upstream/send-email-link';
import type { ListUnknownTrackers } from '../upstream/unknown-tracker';
import type { Upstream } from '../upstream/upstream';
import type { BrandResolver } from './themes/resolve-brands';
import type { ReadFile, ReadTexts } from './themes/themes';
import type { DemoDoor } from './demo-door';
import type { Identity } from './identity/identity';
import type { Places } from './places/open-places';

/** Finding of one check of a dependency of the server. */
export type ServerFinding = Pick<ServerCheck, 'level' | 'what' | 'found'> &
  Partial<Pick<ServerCheck, 'code' | 'params'>> & { remedy?: string };

/** Services and settings of the server, the same for every feature. */
export interface Host {
  config: Pick<Config, 'host' | 'publicUrl' | 'allowedOrigins' | 'trustProxy' | 'isDemoPublic'> &
    Partial<
      Pick<
        Config,
        'trackingUrl' | 'trackingToken' | 'passwordMinLength' | 'retentionDays' | 'checkedOnMs'
      >
    >;
  database: Database;
  upstream: Upstream;
  /** The brand of each domain. */
  brand: BrandResolver;
  /** Left out, the resolver of the machine. */
  readDnsTexts?: ReadTexts | undefined;
  /** Left out, sites of the internet are asked. */
  readSiteFile?: ReadFile | undefined;
  places: Places;
  /** Undefined outside demo mode. */
  demo: DemoDoor | undefined;
  /** Left out without a mail server: no report goes out by itself then. */
  mail?: MailSettings | undefined;
  /** Max messages sent for an account a day; left out, any number. */
  budget?: DailyBudget | undefined;
  /** Left out where nobody says what happens while no page is open. */
  push?: Push | undefined;
  /** Messages to accounts' own systems. */
  webhooks: Webhooks;
  recipientRights: Pick<RecipientRights, 'connect'>;
  /** The services that the server works with. */
  integrations: Integrations;
  /** Takes what a tracking server elsewhere forwards, once each, to tell people of it. */
  onForwarded?: ((event: { id: number }, body: unknown) => Promise<void>) | undefined;
  /** Left out where no mail goes out that confirms a new e-mail. */
  sendEmailLink?: SendEmailLink | undefined;
  /** Left out where nobody can be told without an event of a tracker. */
  notices?: Notices | undefined;
  /** Left out where alarms that nobody takes go to nobody. */
  readAlarmTurns?: ReadAlarmTurns | undefined;
  /**
   * Address that trackers send to, for callers that reach the server by `hostname`; left out, there
   * is none.
   */
  ingestUrl?: ((hostname: string) => string | null) | undefined;
  /** Lists senders that are not devices; left out where the server takes no messages. */
  listUnknownTrackers?: ListUnknownTrackers | undefined;
  /** Looks at everything that the server leans on; left out, nothing is looked at. */
  checkServer?: (() => Promise<readonly ServerFinding[]>) | undefined;
  /** Starts the server anew; left out where nobody has said how. */
  restart?: (() => void) | undefined;
  /** The one-time code while there is no user. */
  setupCode: string | undefined;
  /** Folder of the built console; undefined serves the API alone. */
  consoleDir: string | undefined;
  log: FastifyBaseLogger;
  clock: () => number;
}

/** Services that features offer each other, by name. Each adds its own beside its definition. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Offers {}

/** A feature that has been opened: what it brings. All of it may be left out. */
export interface OpenFeature {
  /** For the features after it. */
  offers?: Partial<Offers>;
  /** Its routes and hooks at the product's door. */
  routes?(door: FastifyInstance): void | Promise<void>;
  /** Resources answered instead of by the tracking API, by name. */
  resources?: Readonly<Record<string, OwnResource<Identity>>>;
  /** Adds to what the tracking API answers at the gate, or guards it; the feature last in the list is asked first. */
  wrap?(tracking: Upstream): Upstream;
  /** Recurring jobs. */
  jobs?: readonly ScheduledJob[];
  /** Deletes old records, by a clock that does not leap; jobs delete none. */
  sweeps?: readonly Sweep[];
  /** Once the door is open. */
  start?(): void | Promise<void>;
  /** While the door closes; the last in the list stops first. */
  stop?(): void | Promise<void>;
}

/** A part of the product that can be read, tested and left out alone. */
export interface Feature {
  name: string;
  /** Offers of features before it. */
  needs: readonly (keyof Offers)[];
  open(host: Host, needed: Offers): OpenFeature;
}

/** Defines a feature; it gets what it needs, and nothing else. */
export const defineFeature = <const Need extends keyof Offers = never>(feature: {
  name: string;
  needs?: readonly Need[];
  open(host: Host, needed: Pick<Offers, Need>): OpenFeature;
}): Feature => ({ needs: [], ...feature });
