import * as parse from './setting-parsers';

/** One thing that can be set: a flag and an environment variable with the same meaning. */
export interface Setting<T> {
  flag: string;
  env: string;
  /** Word for the value in the help; a switch has none. */
  placeholder?: string;
  fallback: T;
  /** How the fallback is shown; left out, the fallback itself. */
  fallbackText?: string;
  parse: (value: string, env: NodeJS.ProcessEnv) => T;
  help: string;
  /** The value is not repeated in messages. */
  isSecret?: boolean;
  /** Values separated by commas; the flag may stand several times. */
  isList?: boolean;
}

const setting = <T>(definition: Setting<T>): Setting<T> => definition;

/** Every setting, in the order of the help. */
export const settings = {
  host: setting({
    flag: 'host',
    env: 'LISTEN_HOST',
    placeholder: 'ADDRESS',
    fallback: '127.0.0.1',
    parse: parse.parseHost,
    help: 'address of the console and its API; 0.0.0.0 opens it to the network',
  }),
  port: setting({
    flag: 'port',
    env: 'PORT',
    placeholder: 'N',
    fallback: 8080,
    parse: parse.parsePort,
    help: 'port of the console and its API; 0 takes a free one',
  }),
  ingestHost: setting<string | undefined>({
    flag: 'ingest-host',
    env: 'INGEST_HOST',
    placeholder: 'ADDRESS',
    fallback: undefined,
    fallbackText: 'as --host',
    parse: parse.parseHost,
    help: 'address that trackers send to',
  }),
  ingestPort: setting({
    flag: 'ingest-port',
    env: 'INGEST_PORT',
    placeholder: 'N',
    fallback: 5055,
    parse: parse.parsePort,
    help: 'port that trackers send to (OsmAnd protocol); 0 takes a free one',
  }),
  enginePort: setting<number | undefined>({
    flag: 'engine-port',
    env: 'ENGINE_PORT',
    placeholder: 'N',
    fallback: undefined,
    fallbackText: 'off',
    parse: parse.parsePort,
    help: 'a second door for tools and clients made for Traccar; 0 takes a free port',
  }),
  engineHost: setting({
    flag: 'engine-host',
    env: 'ENGINE_HOST',
    placeholder: 'ADDRESS',
    fallback: '127.0.0.1',
    parse: parse.parseHost,
    help: 'address of that door, which has no throttle and no one-time code',
  }),
  dataDir: setting<string | undefined>({
    flag: 'data',
    env: 'DATA_DIR',
    placeholder: 'DIR',
    fallback: undefined,
    fallbackText: '.rastro-data',
    parse: parse.parseFolder,
    help: 'folder of all data; a relative one counts from where you are',
  }),
  databaseUrl: setting<string | undefined>({
    flag: 'database-url',
    env: 'DATABASE_URL',
    placeholder: 'URL',
    fallback: undefined,
    fallbackText: 'the embedded database',
    parse: parse.parseDatabaseUrl,
    help: 'a PostgreSQL server, 15 or newer',
    isSecret: true,
  }),
  databaseUrlFile: setting<string | undefined>({
    flag: 'database-url-file',
    env: 'DATABASE_URL_FILE',
    placeholder: 'FILE',
    fallback: undefined,
    fallbackText: 'none',
    parse: (value, env) => parse.parseDatabaseUrl(parse.readSecretFile(value, env)),
    help: 'the same, read from a file',
  }),
  trackingUrl: setting<string | undefined>({
    flag: 'tracking-url',
    env: 'TRACKING_URL',
    placeholder: 'URL',
    fallback: undefined,
    fallbackText: 'the embedded engine',
    parse: parse.parseOrigin,
    help: 'a Traccar to stand in front of, in place of the engine, its ports and the demo',
  }),
  trackingToken: setting<string | undefined>({
    flag: 'tracking-token-file',
    env: 'TRACKING_TOKEN_FILE',
    placeholder: 'FILE',
    fallback: undefined,
    fallbackText: 'a token is kept for everybody who signs in',
    parse: parse.readSecretFile,
    help: "file with that Traccar's service account token",
  }),
  secret: setting<string | undefined>({
    flag: 'secret-file',
    env: 'SECRET_FILE',
    placeholder: 'FILE',
    fallback: undefined,
    fallbackText: 'secret.key in the data folder',
    parse: parse.readSecretFile,
    help: 'file with what seals kept tokens; the same for all servers of one database',
  }),
  keepsRawMessages: setting({
    flag: 'raw-messages',
    env: 'RAW_MESSAGES',
    placeholder: 'YES-OR-NO',
    fallback: true,
    fallbackText: 'yes',
    parse: parse.parseSwitch,
    help: 'keep for a day what devices send, word for word, for their logs',
  }),
  retentionDays: setting({
    flag: 'retention-days',
    env: 'RETENTION_DAYS',
    placeholder: 'N',
    fallback: 90,
    parse: parse.parseRetentionDays,
    help: 'how many days of positions are kept',
  }),
  noDemo: setting({
    flag: 'no-demo',
    env: 'NO_DEMO',
    fallback: false,
    parse: parse.parseSwitch,
    help: 'start empty, without the demo fleet',
  }),
  demoSpeed: setting({
    flag: 'demo-speed',
    env: 'DEMO_SPEED',
    placeholder: 'N',
    fallback: 1,
    parse: parse.parseDemoSpeed,
    help: 'the demo fleet drives N times as fast',
  }),
  isDemoPublic: setting({
    flag: 'demo-public',
    env: 'DEMO_PUBLIC',
    fallback: false,
    parse: parse.parseSwitch,
    help: 'let anybody who reaches the server look at the demo, not only this machine',
  }),
  adminEmail: setting({
    flag: 'admin-email',
    env: 'ADMIN_EMAIL',
    placeholder: 'EMAIL',
    fallback: 'admin@example.com',
    parse: parse.parseEmail,
    help: 'e-mail of the administrator made at the first start',
  }),
  adminPassword: setting<string | undefined>({
    flag: 'admin-password-file',
    env: 'ADMIN_PASSWORD_FILE',
    placeholder: 'FILE',
    fallback: undefined,
    fallbackText: 'a random one is printed',
    parse: parse.readSecretFile,
    help: 'file with the password of that administrator',
  }),
  brandDir: setting<string | undefined>({
    flag: 'brand',
    env: 'BRAND_DIR',
    placeholder: 'DIR',
    fallback: undefined,
    fallbackText: 'the default brand',
    parse: parse.parseFolder,
    help: 'folder with branding.json and its logo files',
  }),
  prefix: setting<string | undefined>({
    flag: 'prefix',
    env: 'ATTRIBUTE_PREFIX',
    placeholder: 'WORD',
    fallback: undefined,
    fallbackText: "the brand's",
    parse: parse.parsePrefix,
    help: 'prefix of attributes and of the branding address',
  }),
  publicUrl: setting<string | undefined>({
    flag: 'public-url',
    env: 'PUBLIC_URL',
    placeholder: 'URL',
    fallback: undefined,
    fallbackText: 'none',
    parse: parse.parseOrigin,
    help: 'address people use; https makes cookies secure',
  }),
  allowedOrigins: setting<string[]>({
    flag: 'allow-origin',
    env: 'ALLOW_ORIGIN',
    placeholder: 'ORIGINS',
    fallback: [],
    fallbackText: 'none',
    parse: parse.parseOrigins,
    help: 'sites whose pages may use the API with a token, separated by commas',
    isList: true,
  }),
  trustProxy: setting<string[]>({
    flag: 'trust-proxy',
    env: 'TRUST_PROXY',
    placeholder: 'ADDRESSES',
    fallback: [],
    fallbackText: 'none',
    parse: parse.parseAddresses,
    help: 'proxies whose X-Forwarded headers are believed, separated by commas',
    isList: true,
  }),
  logLevel: setting({
    flag: 'log-level',
    env: 'LOG_LEVEL',
    placeholder: 'LEVEL',
    fallback: 'warn' as const,
    parse: parse.parseLogLevel as (value: string) => ReturnType<typeof parse.parseLogLevel>,
    help: 'silent, error, warn, info or debug; JSON lines on the error output',
  }),
};
