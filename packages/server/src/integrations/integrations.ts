import { type IntegrationKey, isIntegrationKey } from '@rastro/sdk/contract';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import type { FiscalSettings } from './fiscal-settings';
import { IntegrationStore, type SavedIntegration } from './integration-store';
import { type ServiceSettings, type ServiceUrls, withSaved } from './to-settings';

/** Settings that the server was started with. */
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
> & {
  /** Fiscal settings of the operator; not a start setting. */
  fiscal?: FiscalSettings | undefined;
};

interface IntegrationsOptions {
  config: StartedWith;
  database: Database;
  /** Origin of the tracking API. */
  origin: string;
  /** Returns the key that seals secrets; called only once it is needed. */
  secret: () => string;
  clock: () => number;
  log: { warn(facts: object, words: string): void };
}

/** The services that the server works with, as they were saved here, else as the server was started. */
export interface Integrations {
  store: IntegrationStore;
  /** Returns the settings now in force. A part that did not change is the same object as before. */
  now(): ServiceSettings;
  /**
   * Returns the settings saved by the server's administrators, or by a reseller for its tree; by
   * key.
   */
  saved(ownerId?: number): ReadonlyMap<string, SavedIntegration>;
  /** Returns only a reseller's own settings, or with 0 those in force for the server. */
  of(ownerId: number): ServiceSettings;
  /** Lists the owners of such a service, including the operator (0). */
  listOwners(part: 'asaas' | 'fiscal'): number[];
  /** True when any reseller has such a service of its own. */
  hasOwn(key: IntegrationKey): boolean;
  /** True when the server was started with this service. */
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
  fiscal: 'fiscal',
  seller: 'seller',
  mail: 'mail',
  geocoder: 'geocoder',
  postcode: 'postcode',
  weather: 'weather',
};

const NOTHING: ServiceSettings = {
  asaas: undefined,
  fiscal: undefined,
  seller: undefined,
  mail: undefined,
  providers: {},
  geocoder: undefined,
  postcode: undefined,
  weather: undefined,
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
    asaas: config.asaas,
    mail: config.mail,
    providers: config.providers ?? {},
    fiscal: config.fiscal,
    seller: undefined,
    geocoder: config.geocoder,
    postcode: config.postcode,
    weather: config.weather,
  };
  const none: ReadonlyMap<string, SavedIntegration> = new Map();
  let saved = new Map<number, Map<string, SavedIntegration>>();
  /** By whose they are. */
  let owned: ReadonlyMap<number, ServiceSettings> = new Map([[0, started]]);
  let ownedKeys: ReadonlySet<string> = new Set();
  /** Settings built from each saved integration, cached until it is saved again. */
  const made = new Map<string, { mark: string; settings: ServiceSettings }>();

  const settingsOf = (key: IntegrationKey, one: SavedIntegration): ServiceSettings => {
    const name = `${one.ownerId} ${key}`;
    const known = made.get(name);
    if (known?.mark === one.mark) return known.settings;
    const all = { ...one.values, ...one.secrets };
    const isLost = one.secrets === undefined;
    const settings = withSaved(NOTHING, key, { all, urls, isLost });
    made.set(name, { mark: one.mark, settings });
    return settings;
  };

  const refresh = async (): Promise<void> => {
    const list = await store.list();
    const next = new Map([[0, started]]);
    const nextKeys = new Set<string>();
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
      }
      // Without its secret it refuses and says so: nobody is billed by hand, or written to by the operator's services,
      // in its place.
      const { ownerId, key } = one;
      const made = settingsOf(key, one);
      const before = next.get(ownerId) ?? NOTHING;
      const part = PARTS[key];
      const { providers } = before;
      const lost = new Set([...(providers.lost ?? []), key]);
      const more = one.secrets === undefined ? { lost } : made.providers;
      next.set(
        ownerId,
        part
          ? { ...before, [part]: made[part] }
          : { ...before, providers: { ...providers, ...more } },
      );
      if (ownerId !== 0) nextKeys.add(key);
    }
    saved = nextSaved;
    owned = next;
    ownedKeys = nextKeys;
  };
  const of = (ownerId: number): ServiceSettings => owned.get(ownerId) ?? NOTHING;
  await refresh();
  const unlisten = database.listen('integrations', () => {
    refresh().catch((error: unknown) => log.warn({ err: error }, 'Services were not read anew'));
  });
  return {
    store,
    refresh,
    close: unlisten,
    now: () => of(0),
    saved: (ownerId = 0) => saved.get(ownerId) ?? none,
    of,
    listOwners: (part) =>
      [...owned].filter(([, all]) => all[part] !== undefined).map(([ownerId]) => ownerId),
    hasOwn: (key) => ownedKeys.has(key),
    isConfigured(key) {
      const part = PARTS[key];
      if (part) return started[part] !== undefined;
      return started.providers[key as keyof ServiceSettings['providers']] !== undefined;
    },
  };
}
