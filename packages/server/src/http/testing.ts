import { existsSync } from 'node:fs';
import { WebSocket } from 'ws';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { hashCheaply } from '../engine/access/sign-in/hash-cheaply';
import { createEngine, type Engine, type EngineOptions } from '../engine/engine';
import type { PostPublic } from '../push/post-public';
import { createTestPushService, openTestPush } from '../push/testing';
import { createFindSellers } from '../integrations/find-sellers';
import { openIntegrations } from '../integrations/integrations';
import { openLiveServices } from '../integrations/testing';
import { createRecipientRights } from '../upstream/recipient-rights';
import { openTestWebhooks } from '../webhooks/testing';
import { ENGINE_ORIGIN } from '../db/credential-epoch';
import { DailyBudget, type DailyMax } from '../providers/daily-budget';
import type { MailSettings } from '../mail/mail-settings';
import { openBrands } from '../ground/themes/resolve-brands';
import { createUserAgent } from '../ground/branding/create-user-agent';
import { openPlaces } from '../ground/places/open-places';
import type { DemoDoor } from '../ground/demo-door';
import type { DoorLimits } from '../listener/door-limits';
import { type App, type AppOptions, createApp } from './create-app';
import { createLog } from './create-log';
import { openPort } from './open-port';
import { stopApp } from './stop-app';

/** An answer with its JSON, where it is some. */
export interface TestReply {
  status: number;
  headers: Headers;
  text: string;
  json: Record<string, unknown> & { code?: string; message?: string; field?: string };
}

/** Options of one call. */
export interface TestCall {
  json?: unknown;
  form?: Record<string, string>;
  body?: string;
  headers?: Record<string, string>;
}

/** A browser: keeps its cookie, and says where its pages come from. */
export interface TestBrowser {
  cookie: string;
  call(line: string, options?: TestCall): Promise<TestReply>;
  signIn(email: string, password: string): Promise<TestReply>;
  /** Without headers it comes from a page of the server's own. */
  socket(headers?: Record<string, string>, search?: string, path?: string): TestSocket;
}

/** A socket that collects what comes. */
export interface TestSocket {
  raw: WebSocket;
  frames: Record<string, Record<string, unknown>[]>[];
  opened: Promise<void>;
  /** The code it was closed with. */
  closed: Promise<number>;
}

/** A product's door on a free port. */
export interface TestDoor {
  origin: string;
  app: App;
  browser(): TestBrowser;
  stop(): Promise<void>;
}

/** A door over a real engine, on a clock that can be moved; its `stop` ends the engine too. */
export interface TestApp extends TestDoor {
  engine: Engine;
  database: Database;
  logged: string[];
  wait(ms: number): void;
  /** One more door over the same engine. */
  openDoor(options: TestAppOptions): Promise<TestDoor>;
  /** Makes a user through the engine, as its administrator. */
  addUser(user: Record<string, unknown>): Promise<number>;
  addDevice(name: string, uniqueId: string, userId?: number): Promise<number>;
}

/** Options of a test app. */
export interface TestAppOptions {
  /** Start of its clock, epoch ms; left out, noon of 21 August 2026. */
  nowMs?: number;
  setupCode?: string;
  demo?: DemoDoor;
  consoleDir?: string;
  config?: Partial<Config>;
  mail?: MailSettings;
  /** Mail and what brings sentences to phones go by what is saved while it runs. */
  isLive?: boolean;
  /** Max number of messages sent per account and day. */
  maxADay?: Partial<DailyMax>;
  /** Providers that deliver texts and commands to phones. */
  texts?: EngineOptions['texts'];
  /** Address lookup of the tracking server behind. */
  findAddress?: EngineOptions['findAddress'];
  limits?: DoorLimits;
  ingestUrl?: (hostname: string) => string | null;
  listUnknownTrackers?: AppOptions['listUnknownTrackers'];
  checkServer?: AppOptions['checkServer'];
  restart?: AppOptions['restart'];
  readDnsTexts?: AppOptions['readDnsTexts'];
  readSiteFile?: AppOptions['readSiteFile'];
  /** Replacement for the push services of browsers. */
  post?: PostPublic;
}

/** The administrator of every test server, unless it waits for its first one. */
export const ADMIN = { name: 'Ana', email: 'ana@example.com', password: 'a long password' };

/** Opens the services and the brand of a door, by its configuration. */
function createOpeners(parts: {
  database: Database;
  clock: () => number;
  log: ReturnType<typeof createLog>;
}) {
  const { database, clock, log } = parts;
  const openServices = (config: Partial<Config> = {}) =>
    openIntegrations({
      config,
      database,
      clock,
      log,
      origin: ENGINE_ORIGIN,
      secret: () => 'a secret of a test',
    });
  const openBrand = (config: Partial<Config> = {}) =>
    openBrands({
      database,
      clock,
      log,
      origin: ENGINE_ORIGIN,
      dir: config.brandDir,
      attributePrefix: config.prefix,
      hasExternalMaps: config.hasExternalMaps,
    });
  return { openServices, openBrand };
}

/** An engine that hashes passwords cheaply, with the words of a brand. */
const createTestEngine = (
  { config, findAddress }: TestAppOptions,
  {
    texts,
    ...parts
  }: Pick<
    EngineOptions,
    'db' | 'budget' | 'push' | 'webhooks' | 'mayHear' | 'clock' | 'log' | 'mail'
  > & { texts: EngineOptions['texts'] | undefined },
  { wordsOf, wordsFor, readerOf }: Awaited<ReturnType<typeof openBrands>>,
): Engine =>
  createEngine({
    ...parts,
    retentionDays: 90,
    checkedOnMs: Infinity,
    ...(config && 'checkedOnMs' in config && { checkedOnMs: undefined }),
    computeHash: hashCheaply,
    ...(texts && { texts }),
    findAddress,
    wordsOf,
    wordsFor,
    readerOf,
    attributePrefix: config?.prefix ?? 'rastro',
  });

/** Calls an engine as one of its users; answers the id of what was made. */
const createSend =
  (engine: Engine) => async (actor: number | 'anonymous', path: string, body: object) => {
    const answer = await engine.upstream.send(
      { method: 'POST', path, query: new URLSearchParams(), body },
      { actor: actor === 'anonymous' ? { anonymous: true } : { userId: actor } },
    );
    if (answer.status >= 400) throw new Error(answer.body ?? String(answer.status));
    return answer.body ? (JSON.parse(answer.body) as { id: number }).id : 0;
  };

/** Starts a door over a real engine. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  let { nowMs = Date.UTC(2026, 7, 21, 12) } = options;
  const clock = () => nowMs;
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const { post = createTestPushService().post } = options;
  const push = openTestPush(database, { post, clock });
  const recipientRights = createRecipientRights();
  const { mayHear } = recipientRights;
  const webhooks = openTestWebhooks(database, {
    post: options.post,
    mayHear,
    clock,
    networks: options.config?.webhookNetworks,
  });
  const most = { text: undefined, mail: undefined, message: undefined, ...options.maxADay };
  const { openServices, openBrand } = createOpeners({ database, clock, log });
  const integrations = await openServices(options.config);
  const ownBrand = await openBrand(options.config);
  const findSellers = createFindSellers({ database, origin: ENGINE_ORIGIN, integrations });
  const live = options.isLive ? openLiveServices(integrations, findSellers) : undefined;
  const mail = live?.mail ?? options.mail;
  const texts = live?.texts ?? options.texts;
  const budget = new DailyBudget(database, ENGINE_ORIGIN, most, clock);
  const engine = createTestEngine(
    options,
    { db: database, budget, push, webhooks, mayHear, clock, log, mail, texts },
    ownBrand,
  );
  await engine.start();
  const send = createSend(engine);

  const adminId =
    options.setupCode === undefined ? await send('anonymous', '/users', ADMIN) : undefined;
  const asAdmin = (path: string, body: object) => send(adminId ?? 0, path, body);

  const openDoor = async ({
    config,
    consoleDir,
    demo,
    setupCode,
    limits,
    ingestUrl,
    listUnknownTrackers,
    checkServer,
    restart,
    readDnsTexts,
    readSiteFile = () => Promise.reject(new Error('no site')),
    mail: ownMail,
  }: TestAppOptions) => {
    const services = config === options.config ? integrations : await openServices(config);
    if (consoleDir !== undefined && !existsSync(consoleDir)) throw new Error(consoleDir);
    const brand = config === options.config ? ownBrand : await openBrand(config);
    const app = await createApp({
      config: {
        host: '127.0.0.1',
        publicUrl: undefined,
        allowedOrigins: [],
        trustProxy: [],
        checkedOnMs: Infinity,
        isDemoPublic: false,
        ...config,
      },
      database,
      upstream: engine.upstream,
      brand,
      places: openPlaces({
        readService: () => services.now().geocoder,
        database,
        userAgent: createUserAgent(brand, config?.publicUrl),
        clock,
        log,
      }),
      demo,
      mail: live?.mail ?? ownMail,
      budget,
      push,
      webhooks,
      recipientRights,
      integrations: services,
      sendEmailLink: engine.sendEmailLink,
      notices: engine.notices,
      readAlarmTurns: config?.trackingUrl === undefined ? engine.readAlarmTurns : undefined,
      ingestUrl,
      listUnknownTrackers,
      checkServer,
      restart,
      readDnsTexts,
      readSiteFile,
      setupCode,
      consoleDir,
      log,
      clock,
      ...(limits && { limits }),
    });
    return openTestDoor(app);
  };
  const door = await openDoor(options);

  return {
    ...door,
    openDoor,
    engine,
    database,
    logged,
    wait: (ms) => void (nowMs += ms),
    addUser: (user) => asAdmin('/users', { deviceLimit: -1, password: ADMIN.password, ...user }),
    async addDevice(name, uniqueId, userId) {
      const deviceId = await asAdmin('/devices', { name, uniqueId });
      if (userId !== undefined) await asAdmin('/permissions', { userId, deviceId });
      return deviceId;
    },
    async stop() {
      await door.stop();
      await engine.close();
      await database.close();
    },
  };
}

/** Lets a door answer at a free port. */
export async function openTestDoor(app: App): Promise<TestDoor> {
  await app.fastify.ready();
  const port = await openPort(
    { host: '127.0.0.1', port: 0, log: app.fastify.log },
    app.fastify.server,
  );
  const origin = `http://127.0.0.1:${port.port}`;
  return { origin, app, browser: () => createBrowser(origin), stop: () => stopApp(app, port) };
}

/** A browser without a cookie yet. */
export function createBrowser(origin: string): TestBrowser {
  const browser: TestBrowser = {
    cookie: '',
    async call(line, { json, form, body, headers } = {}) {
      const [method = 'GET', path = '/'] = line.split(' ');
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(browser.cookie ? { cookie: browser.cookie } : {}),
          ...(method === 'GET' ? {} : { origin }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(method === 'GET' ? {} : { body: toBody(json, form, body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        browser.cookie = line.split(';', 1)[0] ?? '';
      }
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: readJson(text) };
    },
    signIn: (email, password) => browser.call('POST /api/session', { form: { email, password } }),
    socket: (headers = { origin }, search = '', path = '/api/socket') =>
      openSocket(`${origin.replace('http', 'ws')}${path}${search}`, {
        ...(browser.cookie ? { cookie: browser.cookie } : {}),
        ...headers,
      }),
  };
  return browser;
}

function toBody(json: unknown, form: Record<string, string> | undefined, body?: string) {
  if (form !== undefined) return new URLSearchParams(form);
  return json === undefined ? body : JSON.stringify(json);
}

function readJson(text: string): TestReply['json'] {
  try {
    return JSON.parse(text) as TestReply['json'];
  } catch {
    return {};
  }
}

function openSocket(url: string, headers: Record<string, string>): TestSocket {
  const raw = new WebSocket(url, { headers });
  const frames: TestSocket['frames'] = [];
  raw.on('message', (data) => frames.push(JSON.parse(String(data))));
  const opened = new Promise<void>((resolve, reject) => {
    raw.once('open', () => resolve());
    raw.once('error', reject);
  });
  opened.catch(() => undefined);
  const closed = new Promise<number>((resolve) => raw.once('close', (code) => resolve(code)));
  return { raw, frames, opened, closed };
}
