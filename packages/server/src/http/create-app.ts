import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Host, Offers } from '../ground/feature';
import { DriveStore } from '../areas/drivers/drive-store';
import { createNameDrivers } from '../areas/drivers/name-drivers';
import { showDrivers } from '../areas/drivers/show-drivers';
import { createDeletedStore } from '../areas/devices/safe-deletion/deleted-store';
import { recordMakers } from '../ground/access/record-makers';
import { hideDeleted } from '../areas/devices/safe-deletion/hide-deleted';
import { openFeatures } from '../areas/open-features';
import type { AnsweredCall } from '../listener/answered-call';
import { type DoorLimits, NO_LIMITS } from '../listener/door-limits';
import { isOn } from '../mail/switched';
import { BODY_LIMIT_BYTES } from '../request/error-answer';
import { keepOutAccountState } from '../upstream/keep-out-account-state';
import { askRoutes, requireRouteAccess } from './ask-routes';
import { compressAnswers } from './compress-answers';
import { createBareApp } from './create-bare-app';
import { collectCalls } from './docs/collect-calls';
import { FEATURES } from './features';
import type { GateRow } from './gate/gate-row';
import { gateRows } from './gate/gate-rows';
import { createHooks } from './gate/hooks/create-hooks';
import { createCallCheck, registerGate } from './gate/register-gate';
import { openSockets } from './socket/open-sockets';
import { registerConsole } from './static/console.routes';
import { registerEmbedPages } from './static/embed.routes';

/** Every address of the gate; which call it is, its row says. */
const GATE = '/api/*';
const OWN = /^\/(api\/|healthz$|readyz$)/;

/** Tells of every call once it is answered. Sockets, which end with their connection, are no calls. */
function watchCalls(app: FastifyInstance, onCall: (call: AnsweredCall) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.raw.headersSent) {
      const { method } = request;
      const status = reply.statusCode;
      onCall({ method, template: templateOf(request), status, durationMs: reply.elapsedTime });
    }
    done();
  });
}

function templateOf({ gateTemplate, is404, routeOptions: { url } }: FastifyRequest): string | null {
  if (gateTemplate) return `/api${gateTemplate}`;
  if (is404 || url === undefined || url === GATE) return null;
  // Each file of the console and of the brand is a route, under names that others choose.
  return OWN.test(url) ? url : 'page';
}

/** Everything the product's door is made of. */
export interface AppOptions extends Host {
  /** The calls of the gate. Default those of every resource of the product. */
  rows?: readonly GateRow[];
  /** Max open sockets; no limit when left out. */
  limits?: DoorLimits;
  /** Told of every call that was answered. */
  onCall?: ((call: AnsweredCall) => void) | undefined;
}

/** The product's door, not listening yet, and what a graceful stop needs of it. */
export interface App extends Pick<
  Offers,
  'sockets' | 'readiness' | 'receiver' | 'readLog' | 'sendReports' | 'steadyClock'
> {
  fastify: FastifyInstance;
  /** From now on what is done again and again is done. */
  start(): Promise<void>;
  /** Does all of that once. */
  sweep(): Promise<void>;
}

/** Builds the product's door. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, brand, log, clock, rows = gateRows } = options;
  const deletedStore = createDeletedStore(options.database, options.upstream.origin);
  const drives = new DriveStore(options.database, options.upstream.origin);
  const driving = showDrivers({
    tracking: keepOutAccountState(
      hideDeleted(recordMakers(options.upstream, options.database), deletedStore),
      brand.attributePrefix,
    ),
    drives,
    nameDrivers: createNameDrivers(options.database, options.upstream.origin),
    log,
  });
  const { upstream } = driving;
  const { fastify, crossOrigin } = createBareApp({ config, brand, loggerInstance: log });
  if (options.onCall) watchCalls(fastify, options.onCall);
  requireRouteAccess(fastify);
  await fastify.register(fastifyCookie);
  compressAnswers(fastify);
  await fastify.register(fastifyFormbody, { bodyLimit: BODY_LIMIT_BYTES });

  const sockets = openSockets(fastify, options.limits ?? NO_LIMITS);
  const features = await openFeatures(
    FEATURES,
    { ...options, upstream },
    {
      door: fastify,
      offers: { crossOrigin, sockets, rows, deletedStore, drives, calls: collectCalls(fastify) },
    },
  );
  fastify.addHook('onClose', async () => {
    await features.stop();
    driving.stop();
  });
  const { offers, resources: own } = features;
  askRoutes(fastify, { ...offers, checkCall: createCallCheck(rows) });
  registerGate(fastify, {
    ...offers,
    rows,
    own,
    clock,
    rights: offers.accountRights,
    upstream: features.upstream,
    prefix: brand.attributePrefix,
    hasMail: () => isOn(options.mail),
    actions: upstream,
    hooks: createHooks({
      ...offers,
      rights: offers.accountRights,
      prefix: brand.attributePrefix,
      canForget: upstream.forgetHistory !== undefined,
    }),
  });
  registerEmbedPages(fastify, { ...options, keyStore: offers.keyStore });
  await registerConsole(fastify, options);
  const { readiness, receiver, readLog, sendReports, steadyClock } = offers;
  const { start, scheduler } = features;
  return {
    fastify,
    sockets,
    readiness,
    receiver,
    readLog,
    sendReports,
    steadyClock,
    start,
    sweep: scheduler.runAll,
  };
}
