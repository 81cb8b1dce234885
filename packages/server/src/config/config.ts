import type { Service } from '../lookup/service';
import type { DailyMax } from '../providers/daily-budget';
import type { ProviderSettings } from '../providers/open-providers';

/** A pino level. */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** Everything that can be set, checked. */
export interface Config {
  /** Address of the product's door; loopback unless said otherwise. */
  host: string;
  /** 0 asks for a free port. */
  port: number;
  ingestHost: string;
  ingestPort: number;
  /** The door for tools made for Traccar; undefined leaves it closed. */
  enginePort: number | undefined;
  engineHost: string;
  /** Port for metrics; undefined leaves it closed. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Absolute folder of the server's data. */
  dataDir: string;
  isDemo: boolean;
  demoSpeed: number;
  isDemoPublic: boolean;
  /** Prefix of attributes and branding; undefined takes the brand's. */
  prefix: string | undefined;
  /** Absolute folder with `branding.json` and its files; undefined is the default brand. */
  brandDir: string | undefined;
  /** Base maps that lie outside the own site are offered. */
  hasExternalMaps: boolean;
  /** Origin people use, without a path; undefined when nobody said. */
  publicUrl: string | undefined;
  /** Origins whose pages may call the API with a token. */
  allowedOrigins: string[];
  /** Addresses whose `X-Forwarded-*` headers are believed. */
  trustProxy: string[];
  /** Addresses and networks of one's own that webhooks may lead to. */
  webhookNetworks: string[];
  /** Calls a second of an address at all ports together; 0 is no limit. */
  addressLimit: number;
  /** Connections at all ports together; undefined for what the descriptors allow. */
  maxConnections: number | undefined;
  logLevel: LogLevel;
  adminEmail: string;
  /** From `--admin-password-file`. */
  adminPassword: string | undefined;
  /** Origin of a Traccar to stand in front of; undefined starts the embedded engine. */
  trackingUrl: string | undefined;
  /** Token of an account there that may act for everybody. Never logged. */
  trackingToken: string | undefined;
  /**
   * Address to which that Traccar forwards positions and events; undefined leaves it closed. Its
   * secret is never logged.
   */
  receiver: { host: string; port: number; secret: string } | undefined;
  /**
   * Secret that encrypts stored tokens; undefined uses the one of the data folder. Never logged.
   */
  secret: string | undefined;
  /** Max messages sent a day for one account; undefined for no limit. */
  dailyMost: DailyMax;
  /** The same of all accounts below a reseller or a manager together. */
  dailyMostOfTree: Partial<DailyMax>;
  /** The server that mail is handed to, and whom it comes from; undefined sends none. Its URL is never logged. */
  mail: { url: string; from: string } | undefined;
  /** Providers that deliver notifications to phones. Their keys are never logged. */
  providers: ProviderSettings;
  /** Finds addresses of places; undefined leaves that to the tracking server behind. Its key is never logged. */
  geocoder: Service | undefined;
  /** Says the address of a postcode, with `{postcode}` where that stands; undefined switches it off. */
  postcode: { url: string } | undefined;
  /** Takes payments for invoices; undefined leaves that to people. Its key and token are never logged. */
  asaas: { url: string; key: string; webhookToken: string | undefined } | undefined;
  /** URL of the Asaas API; undefined derives it from the key. */
  asaasUrl: string | undefined;
  /** URLs of services that are set up while the server runs. */
  serviceUrls: Record<'telegram' | 'whatsapp' | 'firebase', string>;
  /** Tells the weather; undefined switches it off. Its key is never logged. */
  weather:
    | (Service & {
        /** With `{ip}` where the address of who asks stands. */
        cityUrl: string | undefined;
        ownAddressUrl: string | undefined;
      })
    | undefined;
  /** PostgreSQL; undefined is the embedded database. Never logged. */
  databaseUrl: string | undefined;
  /**
   * Restart by an administrator: `exit` for a supervisor, otherwise a command; undefined disables
   * it.
   */
  restart: string | undefined;
  retentionDays: number;
  /** The last day whose date a person vouches for; undefined for nobody. */
  checkedOnMs: number | undefined;
  /** Keeps device messages verbatim for a day. */
  keepsRawMessages: boolean;
  /** Characters of a new password; undefined leaves it to the age of the server. */
  passwordMinLength: number | undefined;
}

/** A setting is wrong. The message names the flag, the value and the remedy. */
export class ConfigError extends Error {}
