import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, ConfigError } from './config';
import { SettingProblem } from './setting-parsers';
import {
  readDailyMost,
  readDailyMostOfTree,
  readProviders,
  readServiceUrls,
} from './provider-settings';
import { readLookups } from './read-lookups';
import { readBilling } from './billing-settings';
import { readReceiver } from './read-receiver';
import type { Setting } from './setting';
import { settings } from './settings';

/** Result of parsing the command line: help, or a server with these settings. */
export type ParsedCommand = { kind: 'help' } | { kind: 'start'; config: Config };

const DATA_FOLDER = '.rastro-data';

/**
 * Reads flags (which win) and environment variables. Throws `ConfigError` for the first wrong one,
 * with the flag, the value found and what to write instead.
 */
export function parseConfig(args: readonly string[], env: NodeJS.ProcessEnv): ParsedCommand {
  const flags = readFlags(args);
  if (flags['help'] === true) return { kind: 'help' };
  const read = <T>(setting: Setting<T>): T => readSetting(setting, flags[setting.flag], env);

  const host = read(settings.host);
  const url = read(settings.databaseUrl);
  const urlFromFile = read(settings.databaseUrlFile);
  if (url !== undefined && urlFromFile !== undefined) {
    throw new ConfigError('Both --database-url and --database-url-file are set. Give one of them.');
  }
  const trackingUrl = read(settings.trackingUrl);
  const enginePort = read(settings.enginePort);
  if (trackingUrl !== undefined && enginePort !== undefined) {
    throw new ConfigError(
      '--engine-port opens a door of the embedded engine, which --tracking-url replaces. Give one of them.',
    );
  }
  const trackingToken = read(settings.trackingToken);
  if (trackingUrl === undefined && trackingToken !== undefined) {
    throw new ConfigError(
      '--tracking-token-file needs --tracking-url: say which Traccar it is for.',
    );
  }
  const mail = readMail(
    read(settings.smtpUrl),
    read(settings.smtpUrlFile),
    read(settings.mailFrom),
  );
  const config: Config = {
    host,
    port: read(settings.port),
    ingestHost: read(settings.ingestHost) ?? host,
    ingestPort: read(settings.ingestPort),
    enginePort,
    engineHost: read(settings.engineHost),
    metricsPort: read(settings.metricsPort),
    metricsHost: read(settings.metricsHost),
    dataDir: read(settings.dataDir) ?? resolve(env['INIT_CWD'] ?? process.cwd(), DATA_FOLDER),
    isDemo: trackingUrl === undefined && !read(settings.noDemo),
    demoSpeed: read(settings.demoSpeed),
    isDemoPublic: read(settings.isDemoPublic),
    prefix: read(settings.prefix),
    brandDir: read(settings.brandDir),
    hasExternalMaps: !read(settings.noExternalMaps),
    publicUrl: read(settings.publicUrl),
    allowedOrigins: read(settings.allowedOrigins),
    trustProxy: read(settings.trustProxy),
    webhookNetworks: read(settings.webhookNetworks),
    addressLimit: read(settings.addressLimit),
    maxConnections: read(settings.maxConnections),
    logLevel: read(settings.logLevel),
    adminEmail: read(settings.adminEmail),
    adminPassword: read(settings.adminPassword),
    databaseUrl: url ?? urlFromFile,
    trackingUrl,
    trackingToken,
    receiver: readReceiver(read, trackingToken),
    secret: read(settings.secret),
    mail,
    providers: readProviders(read),
    dailyMost: readDailyMost(read),
    dailyMostOfTree: readDailyMostOfTree(read),
    ...readBilling(read),
    serviceUrls: readServiceUrls(read),
    ...readLookups(read),
    restart: read(settings.restart),
    retentionDays: read(settings.retentionDays),
    checkedOnMs: read(settings.checkedOn),
    keepsRawMessages: read(settings.keepsRawMessages),
    passwordMinLength: read(settings.passwordMinLength),
  };
  return { kind: 'start', config };
}

function readMail(
  url: string | undefined,
  urlFromFile: string | undefined,
  from: string | undefined,
): Config['mail'] {
  if (url !== undefined && urlFromFile !== undefined) {
    throw new ConfigError('Both --smtp-url and --smtp-url-file are set. Give one of them.');
  }
  const given = url ?? urlFromFile;
  if (given === undefined && from === undefined) return undefined;
  if (given === undefined || from === undefined) {
    throw new ConfigError(
      'Mail needs both a server and a sender. Give --smtp-url (or --smtp-url-file) and --mail-from.',
    );
  }
  return { url: given, from };
}

function readFlags(args: readonly string[]): Record<string, string | boolean | undefined> {
  const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {
    help: { type: 'boolean', short: 'h' },
  };
  const lists = new Set<string>();
  for (const { flag, placeholder, isList } of Object.values<Setting<unknown>>(settings)) {
    options[flag] = { type: placeholder === undefined ? 'boolean' : 'string' };
    if (isList) lists.add(flag);
  }
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const flags: Record<string, string | boolean | undefined> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new ConfigError(`"${token.value}" is not a flag. --help lists them all.`);
    }
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (option === undefined) {
      throw new ConfigError(`There is no flag ${token.rawName}. --help lists them all.`);
    }
    if (option.type === 'string' && (token.value === undefined || token.value.startsWith('--'))) {
      throw new ConfigError(`${token.rawName} needs a value. --help shows which.`);
    }
    const before = lists.has(token.name) ? flags[token.name] : undefined;
    flags[token.name] =
      before === undefined ? (token.value ?? true) : `${String(before)},${token.value ?? ''}`;
  }
  return flags;
}

function readSetting<T>(
  setting: Setting<T>,
  flag: string | boolean | undefined,
  env: NodeJS.ProcessEnv,
): T {
  const fromEnv = env[setting.env];
  const raw = flag === undefined ? fromEnv : String(flag);
  if (raw === undefined || (flag === undefined && raw === '')) return setting.fallback;
  try {
    return setting.parse(raw, env);
  } catch (error) {
    if (!(error instanceof SettingProblem)) throw error;
    const name = flag === undefined ? setting.env : `--${setting.flag}`;
    const found = setting.isSecret ? '' : ` "${raw}"`;
    throw new ConfigError(`${name}${found} cannot be used. ${error.message}`);
  }
}
