import { type IntegrationKey, isIntegrationKey } from '@rastro/sdk/contract';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { IntegrationStore, type SavedIntegration } from './integration-store';
import { type ServiceSettings, type ServiceUrls, withSaved } from './to-settings';

/** What was said when the server was started. */
type StartedWith = Partial<
  Pick<
    Config,
    | 'asaas'
    | 'asaasUrl'
    | 'mail'
    | 'providers'
    | 'serviceUrls'
    | 'geocoder'
    | 'postcode'
    | 'weather'
  >
>;

interface IntegrationsOptions {
  config: StartedWith;
  database: Database;
  /** Of the tracking API. */
  origin: string;
  /** What secrets are sealed with; asked for once it is needed. */
  secret: () => string;
  clock: () => number;
  log: { warn(facts: object, words: string): void };
}

/** The services that the server works with, as they were saved here, else as the server was started. */
export interface Integrations {
  store: IntegrationStore;
  /** What is in force now. A part that did not change is the same object as before. */
  now(): ServiceSettings;
  /** What was saved by the server's administrators, or by a reseller for its tree; by key. */
  saved(ownerId?: number): ReadonlyMap<string, SavedIntegration>;
  /** How a reseller's mail goes out; undefined where it has none of its own. */
  mailOf(resellerId: number): ServiceSettings['mail'];
  /** Whether any reseller has mail of its own. */
  hasMails(): boolean;
  /** Who takes the payments of a reseller, or with 0 of the server's operator; undefined where nobody does. */
  paymentOf(sellerId: number): ServiceSettings['asaas'];
  /** Whether the server was started with one. */
  isConfigured(key: IntegrationKey): boolean;
  /** Reads what was saved anew: somebody saved. */
  refresh(): Promise<void>;
  close(): void;
}

/** The part of the settings that one is; the others are among `providers`. */
const PARTS: Readonly<
  Partial<Record<IntegrationKey, Exclude<keyof ServiceSettings, 'providers'>>>
> = {
  payment: 'asaas',
  mail: 'mail',
  geocoder: 'geocoder',
  postcode: 'postcode',
  weather: 'weather',
};

const URLS = {
  telegram: 'https://api.telegram.org',
  whatsapp: 'https://graph.facebook.com/v21.0',
  firebase: 'https://fcm.googleapis.com',
};

/** Reads what was saved, and again whenever a server on this database saves. */
export async function openIntegrations(options: IntegrationsOptions): Promise<Integrations> {
  const { config, database, log } = options;
  const store = new IntegrationStore({ ...options, db: database });
  const urls: ServiceUrls = { ...URLS, ...config.serviceUrls, asaas: config.asaasUrl };
  const started: ServiceSettings = {
    ...{ asaas: config.asaas, mail: config.mail, providers: config.providers ?? {} },
    ...{ geocoder: config.geocoder, postcode: config.postcode, weather: config.weather },
  };
  const none: ReadonlyMap<string, SavedIntegration> = new Map();
  let saved = new Map<number, Map<string, SavedIntegration>>();
  /** Of resellers. */
  let mails: ReadonlyMap<number, ServiceSettings['mail']> = new Map();
  let payments: ReadonlyMap<number, ServiceSettings['asaas']> = new Map();
  /** What was made of each, as long as it stays as it was saved. */
  const made = new Map<string, { mark: string; settings: ServiceSettings }>();
  let now = started;

  const settingsOf = (key: IntegrationKey, one: SavedIntegration): ServiceSettings => {
    const name = `${one.ownerId} ${key}`;
    const known = made.get(name);
    if (known?.mark === one.mark) return known.settings;
    const all = { ...one.values, ...one.secrets };
    const settings = withSaved({ ...started, providers: {} }, key, { all, urls });
    made.set(name, { mark: one.mark, settings });
    return settings;
  };

  const refresh = async (): Promise<void> => {
    const list = await store.list();
    let next = started;
    const nextMails = new Map<number, ServiceSettings['mail']>();
    const nextPayments = new Map<number, ServiceSettings['asaas']>();
    const nextSaved = new Map<number, Map<string, SavedIntegration>>();
    for (const one of list) {
      const ofOwner = nextSaved.get(one.ownerId) ?? new Map<string, SavedIntegration>();
      nextSaved.set(one.ownerId, ofOwner.set(one.key, one));
      if (!isIntegrationKey(one.key)) continue;
      if (one.secrets === undefined) {
        log.warn(
          { integration: one.key, ownerId: one.ownerId },
          'What was saved of a service cannot be read: save it again',
        );
        continue;
      }
      const made = settingsOf(one.key, one);
      if (one.ownerId !== 0) {
        if (one.key === 'mail') nextMails.set(one.ownerId, made.mail);
        if (one.key === 'payment') nextPayments.set(one.ownerId, made.asaas);
        continue;
      }
      const part = PARTS[one.key];
      if (part) next = { ...next, [part]: made[part] };
      else next = { ...next, providers: { ...next.providers, ...made.providers } };
    }
    saved = nextSaved;
    mails = nextMails;
    payments = nextPayments;
    now = next;
  };
  await refresh();
  const unlisten = database.listen('integrations', () => {
    refresh().catch((error: unknown) => log.warn({ err: error }, 'Services were not read anew'));
  });
  return {
    ...{ store, refresh, close: unlisten },
    now: () => now,
    saved: (ownerId = 0) => saved.get(ownerId) ?? none,
    mailOf: (resellerId) => mails.get(resellerId),
    hasMails: () => mails.size > 0,
    paymentOf: (sellerId) => (sellerId === 0 ? now.asaas : payments.get(sellerId)),
    isConfigured(key) {
      const part = PARTS[key];
      if (part) return started[part] !== undefined;
      return started.providers[key as keyof ServiceSettings['providers']] !== undefined;
    },
  };
}
