import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { AlarmStore } from '../features/alarms/alarm-store';
import { createAlarms } from '../features/alarms/alarms';
import { createAlarmCalls, createAlarmTurnCalls } from '../features/alarms/alarm-calls';
import { createOwnGuard } from '../features/accounts/own-guard';
import { PasswordPolicy } from '../features/accounts/password-policy';
import { limitDevices } from '../features/device-limit/limit-devices';
import { createDeviceImages } from '../features/device-images/device-images';
import { registerDeviceImageRoutes } from '../features/device-images/device-images.routes';
import { createPrepareUserWrite } from './gate/prepare-user-write';
import { registerBrandingRoutes } from '../features/branding/branding.routes';
import type { BrandSource } from '../features/branding/brand-source';
import { createUserAgent } from '../features/branding/create-user-agent';
import { CredentialStore } from '../features/credentials/credential-store';
import type { Places } from '../features/places/open-places';
import { registerPlacesRoutes } from '../features/places/places.routes';
import type { DemoDoor } from '../features/demo-door/demo-door';
import { createIsOpenTo, registerDemoRoutes } from '../features/demo-door/demo-door.routes';
import { registerNewEmailRoutes } from '../features/new-email/new-email.routes';
import { NewEmails } from '../features/new-email/new-emails';
import { registerRecoveryRoutes } from '../features/recovery/recovery.routes';
import { RecoveryCodes } from '../features/second-factor/recovery-codes';
import { registerSecondFactorRoutes } from '../features/second-factor/second-factor.routes';
import { createSignInWithCode } from '../features/second-factor/sign-in-with-code';
import { registerSentReportRoutes } from '../features/sent-reports/sent-reports.routes';
import { createCompleteServer } from '../features/server-info/complete-server';
import { registerIngestAddressRoutes } from '../features/server-info/ingest-address.routes';
import { registerServerInfoRoutes } from '../features/server-info/server-info.routes';
import { createKnownSessions, type KnownSessions } from '../features/sessions/known-sessions';
import { LoginThrottle } from '../features/sessions/login-throttle';
import { createSessionCookie } from '../features/sessions/session-cookie';
import { createStartSession, registerSessionRoutes } from '../features/sign-in/sign-in.routes';
import { SessionsService } from '../features/sessions/sessions.service';
import { registerSetupRoutes } from '../features/setup/setup.routes';
import { SetupService } from '../features/setup/setup.service';
import { SocketTickets } from '../features/socket-tickets/socket-tickets';
import { registerSocketTicketRoutes } from '../features/socket-tickets/socket-tickets.routes';
import { registerTokenRoutes } from '../features/tokens/tokens.routes';
import { TokensService } from '../features/credentials/tokens.service';
import { ReceiptStore } from '../features/receiver/receipt-store';
import { createReceiver, type Receiver } from '../features/receiver/receiver';
import { SeenEventStore } from '../features/seen-events/seen-event-store';
import { registerSeenEventRoutes } from '../features/seen-events/seen-events.routes';
import { registerHolderRoutes } from '../features/holders/holders.routes';
import { createPushDeviceCalls } from '../features/push/push-device-calls';
import { createUnknownTrackerCalls } from '../features/unknown-trackers/unknown-tracker-calls';
import { createWeather } from '../features/weather/weather';
import { registerWeatherRoutes } from '../features/weather/weather.routes';
import type { AnsweredCall } from '../listener/answered-call';
import { type DoorLimits, NO_LIMITS } from '../listener/door-limits';
import type { Push } from '../push/push';
import { registerRecipientRoutes } from '../features/scheduled-reports/recipient.routes';
import type { DailyBudget } from '../providers/daily-budget';
import type { MailSettings } from '../mail/mail-settings';
import type { ReadAlarmTurns } from '../upstream/read-alarm-turns';
import type { SendEmailLink } from '../upstream/send-email-link';
import type { UnknownTracker } from '../upstream/unknown-tracker';
import type { Upstream } from '../upstream/upstream';
import { createAccess } from '../features/access/access';
import { askBeforeBodies } from './ask-before-bodies';
import { compressAnswers } from './compress-answers';
import { createBareApp } from './create-bare-app';
import { registerDocsRoute } from './docs/docs.routes';
import { BODY_LIMIT_BYTES } from '../request/error-answer';
import { createFenceLocks } from '../features/stops/fence-locks';
import { answerRuleTimes } from '../features/rule-times/answer-rule-times';
import { answerAnchors } from '../features/anchors/answer-anchors';
import { keepPastEvents } from '../features/past-events/keep-past-events';
import { KeptEventStore } from '../features/past-events/kept-event-store';
import { showPastEvents } from '../features/past-events/show-past-events';
import { openStops } from './open-stops';
import type { GateRow } from './gate/gate-row';
import { gateRows } from './gate/gate-rows';
import { createCallCheck, registerGate } from './gate/register-gate';
import { openScheduledReports, type ScheduledReports } from './open-scheduled-reports';
import { openShares } from './open-shares';
import { type Readiness, registerHealthRoutes, watchReadiness } from './health.routes';
import { createIdentify } from '../features/identity/identity';
import { openSockets, type Sockets } from './socket/open-sockets';
import { registerSocketRoute } from './socket/socket.routes';
import { registerConsole } from './static/console.routes';
import { watchCalls } from './watch-calls';

/** Everything the product's door is made of. */
export interface AppOptions {
  config: Pick<Config, 'host' | 'publicUrl' | 'allowedOrigins' | 'trustProxy' | 'isDemoPublic'> &
    Partial<
      Pick<Config, 'mail' | 'trackingUrl' | 'trackingToken' | 'passwordMinLength' | 'weather'>
    >;
  database: Database;
  upstream: Upstream;
  brand: BrandSource;
  places: Places;
  /** Undefined outside demo mode. */
  demo: DemoDoor | undefined;
  /** Left out without a mail server: no report goes out by itself then. */
  mail?: MailSettings | undefined;
  /** What an account may have sent a day; left out, any number. */
  budget?: DailyBudget | undefined;
  /** Left out where nobody says what happens while no page is open. */
  push?: Push | undefined;
  /** Takes what a tracking server elsewhere forwards, once each, to tell people of it. */
  onForwarded?: ((event: { id: number }, body: unknown) => Promise<void>) | undefined;
  /** Left out where no mail goes out that confirms a new e-mail. */
  sendEmailLink?: SendEmailLink | undefined;
  /** Left out where alarms that nobody takes go to nobody. */
  readAlarmTurns?: ReadAlarmTurns | undefined;
  /** Where trackers send to, for who reaches the server by `hostname`; left out, there is no such place. */
  ingestUrl?: ((hostname: string) => string | null) | undefined;
  /** Who sends to the server and is no device; left out where it takes no messages. */
  listUnknownTrackers?: (() => readonly UnknownTracker[]) | undefined;
  /** The one-time code while there is no user. */
  setupCode: string | undefined;
  /** Folder of the built console; undefined serves the API alone. */
  consoleDir: string | undefined;
  log: FastifyBaseLogger;
  clock: () => number;
  /** The calls of the gate. Default those of every resource of the product. */
  rows?: readonly GateRow[];
  /** How many sockets may be open; without limit when left out. */
  limits?: DoorLimits;
  /** Told of every call that was answered. */
  onCall?: ((call: AnsweredCall) => void) | undefined;
}

/** The product's door, not listening yet, and what a graceful stop needs of it. */
export interface App {
  fastify: FastifyInstance;
  sockets: Sockets;
  readiness: Readiness;
  scheduledReports: ScheduledReports;
  /** Takes what a tracking server elsewhere forwards. */
  receiver: Receiver;
  /** Removes expired rows. */
  sweep(): Promise<void>;
}

/** Sessions end by what is written: after each write every session is looked up anew. */
function rememberSessions(
  fastify: FastifyInstance,
  sessions: SessionsService,
  clock: () => number,
): KnownSessions {
  const known = createKnownSessions(sessions, clock);
  fastify.addHook('onSend', ({ method }, _reply, _payload, done) => {
    if (method !== 'GET') known.forgetAll();
    done();
  });
  return known;
}

/** Builds the product's door. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, database, upstream, brand, demo, log, clock } = options;
  const { fastify, crossOrigin } = createBareApp({ config, brand, loggerInstance: log });
  if (options.onCall) watchCalls(fastify, options.onCall);
  await fastify.register(fastifyCookie);
  compressAnswers(fastify);
  await fastify.register(fastifyFormbody, { bodyLimit: BODY_LIMIT_BYTES });

  const { publicUrl, trackingUrl } = config;
  const readiness: Readiness = { isStopping: false };
  const credentials = new CredentialStore(database, upstream.origin, clock);
  const sessions = new SessionsService(credentials, clock);
  const tokens = new TokensService(credentials, clock);
  const passwords = new PasswordPolicy(database, config.passwordMinLength);
  const throttle = new LoginThrottle(database, clock);
  const newEmails = new NewEmails({ database, upstream, clock, sendLink: options.sendEmailLink });
  const recoveryCodes = new RecoveryCodes(database, upstream.origin, clock);
  const guard = createOwnGuard({ upstream, throttle });
  const setup = new SetupService(upstream, options.setupCode);
  const cookie = createSessionCookie(publicUrl);
  // The engine is in this process, where looking a session up costs little beside any call.
  const lookups = trackingUrl === undefined ? sessions : rememberSessions(fastify, sessions, clock);
  const identify = createIdentify({ sessions: lookups, tokens, cookie, upstream, publicUrl });
  const rows = options.rows ?? gateRows;
  askBeforeBodies(fastify, { identify, checkCall: createCallCheck(rows) });
  const access = createAccess(upstream, clock);
  const alarms = createAlarms({
    upstream,
    store: new AlarmStore(database, upstream.origin, clock),
    access,
    readTurns: options.readAlarmTurns,
    clock,
    log,
  });
  const stops = openStops(fastify, {
    ...{ database, upstream, clock, log },
    prefix: brand.attributePrefix,
    canWait: trackingUrl === undefined || config.trackingToken !== undefined,
  });
  const startSession = createStartSession({ upstream, sessions, cookie, newEmails });
  const isOpenTo = createIsOpenTo(config);

  const watch = watchReadiness({ database, upstream, readiness });
  fastify.addHook('onClose', async () => watch.stop());
  registerHealthRoutes(fastify, watch.check);
  registerSessionRoutes(fastify, {
    upstream,
    sessions,
    tokens,
    throttle,
    cookie,
    identify,
    access,
    newEmails,
    signIn: createSignInWithCode({ upstream, db: database, recoveryCodes, clock }),
  });
  registerSecondFactorRoutes(fastify, {
    ...{ upstream, identify, access, guard, recoveryCodes, clock },
    issuer: async () => (await brand.read()).branding.productName,
  });
  registerTokenRoutes(fastify, { upstream, tokens, identify, access, clock });
  registerRecoveryRoutes(fastify, {
    upstream,
    passwords,
    throttle,
    // A Traccar elsewhere has mail of its own, or says nothing.
    canSendMail: config.mail !== undefined || trackingUrl !== undefined,
  });
  registerNewEmailRoutes(fastify, { newEmails, throttle });
  registerSentReportRoutes(fastify, {
    upstream,
    hasConsole: options.consoleDir !== undefined,
    wordsOf: brand.wordsOf,
  });
  registerSetupRoutes(fastify, { setup, throttle, passwords, startSession });
  registerDemoRoutes(fastify, { demo, isOpenTo, startSession });
  const lookup = { clock, log, userAgent: createUserAgent(brand, publicUrl) };
  const { geocoder } = options.places;
  const weather = config.weather && createWeather({ service: config.weather, upstream, ...lookup });
  // Without one of our own, the gate asks the tracking server behind.
  if (geocoder) registerPlacesRoutes(fastify, { identify, access, geocoder });
  registerWeatherRoutes(fastify, { identify, access, weather });
  registerHolderRoutes(fastify, { identify, access, upstream });
  const seen = new SeenEventStore(database, upstream.origin, clock);
  registerSeenEventRoutes(fastify, { identify, access, store: seen, demo, clock });
  const completeServer = createCompleteServer({
    demo,
    isDemoOpenTo: isOpenTo,
    brand,
    passwords,
    hasGeocoder: geocoder !== undefined,
    hasWeather: weather !== undefined,
    escalatesAlarms: options.readAlarmTurns !== undefined,
    // Over a tracking server elsewhere only what it forwards says that a fence was entered or left.
    locksByFences: trackingUrl === undefined || options.onForwarded !== undefined,
  });
  registerServerInfoRoutes(fastify, { upstream, identify, completeServer });
  registerIngestAddressRoutes(fastify, { identify, access, ingestUrl: options.ingestUrl });
  registerDeviceImageRoutes(fastify, { identify, access, images: createDeviceImages(upstream) });
  await registerBrandingRoutes(fastify, brand);
  const tickets = new SocketTickets(clock);
  registerSocketTicketRoutes(fastify, { tickets, identify });
  const sockets = openSockets(fastify, options.limits ?? NO_LIMITS);
  registerSocketRoute(fastify, {
    upstream,
    credentials,
    sessions,
    tokens,
    tickets,
    identify,
    access,
    alarms,
    stops,
    crossOrigin,
    clock,
    publicUrl,
    sockets,
  });
  const keptEvents = new KeptEventStore(database, upstream.origin, clock);
  const past = {
    ...upstream,
    // Only the engine of this process can be asked to show them.
    ...(trackingUrl === undefined
      ? showPastEvents(upstream)
      : keepPastEvents({ upstream, store: keptEvents, clock })),
  };
  const shareCalls = openShares(fastify, {
    ...{ database, upstream, credentials, throttle, sockets, clock, publicUrl },
    prefix: brand.attributePrefix,
  });
  const scheduledReports = openScheduledReports({
    ...{ database, upstream: past, access, brand, geocoder, clock, log },
    mail: options.mail,
    budget: options.budget,
    isAlone: trackingUrl === undefined,
  });
  registerRecipientRoutes(fastify, { recipients: scheduledReports.recipients, throttle });
  fastify.addHook('onClose', () => scheduledReports.stop());
  const prepareUserWrite = createPrepareUserWrite({
    ...{ throttle, passwords, newEmails, guard, recoveryCodes },
  });
  registerDocsRoute(fastify, { rows, identify });
  const told = { ...past, ...answerRuleTimes(past, clock) };
  const limited = limitDevices(stops.answer(told), brand.attributePrefix);
  registerGate(fastify, {
    rows,
    upstream: answerAnchors(limited, access),
    actions: upstream,
    identify,
    access,
    completeServer,
    newEmails,
    prepareUserWrite,
    own: {
      Alarm: createAlarmCalls(alarms),
      AlarmTurn: createAlarmTurnCalls(alarms),
      EngineStop: stops.calls,
      Share: shareCalls,
      ScheduledReport: scheduledReports.calls,
      PushDevice: createPushDeviceCalls(options.push),
      UnknownTracker: createUnknownTrackerCalls(options.listUnknownTrackers),
    },
    clock,
  });
  await registerConsole(fastify, {
    consoleDir: options.consoleDir,
    brand,
  });
  const receipts = new ReceiptStore(database, upstream.origin, clock);
  const lockByFence = createFenceLocks({ upstream, take: stops.take, clock, log });
  const receiver = createReceiver(receipts, {
    onFix: ({ deviceId, ...fix }) => stops.hear(deviceId, fix),
    async onEvent(event, body) {
      await options.onForwarded?.(event, body);
      await lockByFence(event);
    },
  });
  const sweep = async (): Promise<void> => {
    await credentials.sweep();
    await newEmails.sweep();
    await throttle.sweep();
    await options.places.sweep();
    await alarms.sweep();
    await stops.sweep();
    await scheduledReports.sweep();
    await seen.sweep();
    await receipts.sweep();
    await keptEvents.sweep();
  };
  return { fastify, sockets, readiness, scheduledReports, receiver, sweep };
}
