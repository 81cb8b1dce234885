import { describeCall } from '../../request/describe-call';
import { readDeviceKind, readSharer, SHARE_LANGUAGES } from '@rastro/sdk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FOR_STRANGERS } from '../../request/for-strangers';
import { ApiError } from '../../request/api-error';
import { createBuckets } from '../../listener/create-buckets';
import { toNetwork } from '../../listener/to-network';
import { parseBody } from '../../request/parse-body';
import type { Upstream } from '../../upstream/upstream';
import type { PositionRead, ReadLog } from '../../ground/logs/read-log';
import type { SessionCookie } from '../../ground/sessions/session-cookie';
import { tooManyAttempts } from '../../ground/sessions/too-many-attempts';
import type { FindByToken } from './find-by-token';
import type { MayShare } from './maker-rights';
import { readOwn } from '../../ground/own-resources/read-own';
import type { Share } from './share-store';
import { foreignPage, type IdentifyView } from './identify-view';
import { isForeign } from '../../request/origin-rules';
import { shareEnded, type ShareView, type ShareViews } from './share-views';
import type { SharedAnswers } from './shared-answers';
import type { Shown } from './shown';
import { toShownPeriod, toViewRead } from './to-view-read';

/** Information for viewers: content and end; the rest exists for links only. */
interface Told {
  shown: Shown;
  /** Epoch ms. */
  endsAt: number;
  share: Share | undefined;
}

/** Dependencies of the viewers' routes. */
export interface SharedViewOptions {
  upstream: Pick<Upstream, 'send'>;
  answers: SharedAnswers;
  mayShare: MayShare;
  views: ShareViews;
  findByToken: FindByToken;
  cookie: SessionCookie;
  identify: IdentifyView;
  readLog: Pick<ReadLog, 'note'>;
  publicUrl: string | undefined;
  /** Origins whose pages may open links. */
  allowedOrigins: readonly string[];
  clock: () => number;
}

const openSchema = z.object({
  token: z.string().min(1).max(256),
  pin: z.string().max(8).nullish(),
  withoutCookie: z.boolean().optional(),
});
const trailSchema = z.object({
  deviceId: z.coerce.number().int().positive().optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
});
const FLAGS = {
  showsName: z.boolean(),
  showsPlate: z.boolean(),
  showsSpeed: z.boolean(),
  showsAddress: z.boolean(),
  showsArea: z.boolean(),
  showsDriver: z.boolean(),
  showsFences: z.boolean(),
  showsTrail: z.boolean(),
};
const viewSchema = z.object({
  sharedBy: z.string(),
  remainingMs: z.number(),
  startsInMs: z.number(),
  ...FLAGS,
  trailHours: z.number(),
  destinationName: z.string(),
  destinationLatitude: z.number(),
  destinationLongitude: z.number(),
  replayFrom: z.iso.datetime().nullable(),
  replayTo: z.iso.datetime().nullable(),
  language: z.enum(SHARE_LANGUAGES),
  message: z.string(),
  viewToken: z.string().optional(),
});
/** Max openings of one link at once from one address, which may be an office. */
const OPENINGS_AT_ONCE = 60;

type ViewTools = ReturnType<typeof createViewTools>;

/** Answers and notes that the routes of viewers share. */
function createViewTools({ upstream, views, cookie, readLog, clock }: SharedViewOptions) {
  const readMaker = async (userId: number) => {
    try {
      return await readOwn(upstream, userId, `/users/${userId}`);
    } catch (error) {
      // Whose account is closed shares nothing.
      throw error instanceof ApiError && error.status < 500 ? shareEnded() : error;
    }
  };
  const isWaiting = ({ startsAt }: Shown): boolean => startsAt !== null && startsAt > clock();
  const describe = async ({ shown, endsAt, share }: Told, reply: FastifyReply) => {
    const sharedBy = readSharer(await readMaker(shown.userId));
    void reply.header('cache-control', 'no-store');
    return {
      sharedBy,
      remainingMs: endsAt - clock(),
      startsInMs: Math.max(0, (shown.startsAt ?? 0) - clock()),
      ...Object.fromEntries(Object.keys(FLAGS).map((name) => [name, shown[name as keyof Shown]])),
      trailHours: shown.trailHours,
      destinationName: share?.destinationName ?? '',
      destinationLatitude: shown.destinationLatitude,
      destinationLongitude: shown.destinationLongitude,
      replayFrom: toIso(shown.replayFrom),
      replayTo: toIso(shown.replayTo),
      language: share?.language ?? 'auto',
      message: share?.message ?? '',
    };
  };
  /** Checks whether the browser has opened the link already, as when reloading the page. */
  const hasOpened = async (request: FastifyRequest, share: Share): Promise<boolean> => {
    const secret = cookie.read(request);
    const view = secret === undefined ? undefined : await views.find(secret);
    return view?.kind === 'share' && view.id === share.id;
  };

  /** Writes down what a viewer is about to be told. */
  const note = async (
    { ip }: FastifyRequest,
    view: ShareView,
    told: { fixes: readonly Record<string, unknown>[] } & Pick<PositionRead, 'call' | 'period'>,
  ): Promise<void> => {
    const { fixes, call, period } = told;
    const deviceIds = [...new Set(fixes.map(({ deviceId }) => Number(deviceId)))];
    if (deviceIds.length === 0) return;
    await readLog.note(toViewRead(view, ip, { call, deviceIds, ...(period && { period }) }));
  };

  return { isWaiting, describe, hasOpened, note };
}

/** Route that opens a link. */
function registerOpening(
  app: FastifyInstance,
  options: SharedViewOptions,
  { isWaiting, describe, hasOpened }: ViewTools,
): void {
  const { answers, mayShare, views, findByToken, cookie, publicUrl, clock } = options;
  const allowed = new Set(options.allowedOrigins);
  const openings = createBuckets({ perSecond: 1, burst: OPENINGS_AT_ONCE, clock });

  app.post(
    '/api/shared/session',
    describeCall(
      {
        who: { isPublic: 'the link says what is shown' },
        summary: 'Opens a link, with a cookie of its own.',
        body: openSchema,
        answer: viewSchema,
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { token, pin, ...asked } = parseBody(openSchema, request.body);
      const isOfSite = isForeign(request, publicUrl);
      if (isOfSite && !allowed.has(request.headers.origin ?? '')) throw foreignPage();
      // A page of another site never gets a cookie.
      const withoutCookie = isOfSite || asked.withoutCookie === true;
      const share = await findByToken(token, request.ip);
      if (!openings.take(`${share.id} ${toNetwork(request.ip)}`)) throw tooManyAttempts(1);
      if (!(await mayShare(share.userId))) throw shareEnded();
      const isOpen = !withoutCookie && (await hasOpened(request, share));
      if (!isOpen) await views.requirePin(share, pin ?? undefined);
      if (!isWaiting(share)) await answers.scopeOf(share);
      const answered = await describe({ shown: share, endsAt: share.expiresAt, share }, reply);
      if (isOpen) return answered;
      const secret = await views.begin(share, readDeviceKind(request.headers['user-agent']));
      if (withoutCookie) return { ...answered, viewToken: secret };
      cookie.write(request, reply, secret, Math.floor(answered.remainingMs / 1000));
      return answered;
    },
  );
}

/** Routes of a link that is open: what it shows, and its end. */
function registerOpenSession(
  app: FastifyInstance,
  { views, cookie, identify }: SharedViewOptions,
  { describe }: ViewTools,
): void {
  app.get(
    '/api/shared/session',
    describeCall({
      who: { shows: 'the opening of a link, or the token of a page' },
      summary: 'What the open link shows, and how long.',
      answer: viewSchema,
    }),
    async (request, reply) => {
      const view = await identify(request);
      const share = view.kind === 'share' ? view.share : undefined;
      return describe({ shown: view.shown, endsAt: view.endsAt, share }, reply);
    },
  );

  app.delete(
    '/api/shared/session',
    describeCall(
      {
        who: { shows: 'the opening of a link, or the token of a page' },
        summary: 'Closes the link.',
        answer: 'none',
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { hash } = await identify(request);
      await views.end(hash);
      cookie.clear(request, reply);
      return reply.code(204).send();
    },
  );
}

/** Routes of the vehicles of a link, and of where they are, which is written down. */
function registerVehicles(
  app: FastifyInstance,
  { answers, identify, clock }: SharedViewOptions,
  { note }: ViewTools,
): void {
  app.get(
    '/api/shared/devices',
    describeCall({
      who: { shows: 'the opening of a link, or the token of a page' },
      summary: 'The vehicles of the link.',
      answer: z.array(z.looseObject({ id: z.number().int() })),
    }),
    async (request, reply) => {
      const { shown } = await identify(request);
      void reply.header('cache-control', 'no-store');
      return answers.devices(shown);
    },
  );

  app.get(
    '/api/shared/positions',
    describeCall({
      who: { shows: 'the opening of a link, or the token of a page' },
      summary: 'Latest fixes of the link, or its trail of a period.',
      query: trailSchema.shape,
      answer: z.array(z.looseObject({ deviceId: z.number().int() })),
    }),
    async (request, reply) => {
      const query = parseBody(trailSchema, request.query);
      const isTrail = query.from !== undefined || query.to !== undefined;
      const view = await identify(request, isTrail ? 'trail' : 'live');
      void reply.header('cache-control', 'no-store');
      const fixes = await answers.positions(view.shown, query);
      const period = toShownPeriod(view, query, clock());
      await note(request, view, { fixes, call: '/shared/positions', period });
      return fixes;
    },
  );
}

/** Routes of what is around the vehicles of a link: fences, and the destination. */
function registerSurroundings(
  app: FastifyInstance,
  { answers, identify }: SharedViewOptions,
  { note }: ViewTools,
): void {
  app.get(
    '/api/shared/geofences',
    describeCall({
      who: { shows: 'the opening of a link, or the token of a page' },
      summary: 'The fences of the vehicles, where the link shows them.',
      answer: z.array(z.looseObject({ id: z.number().int() })),
    }),
    async (request, reply) => {
      const { shown } = await identify(request, 'fences');
      void reply.header('cache-control', 'no-store');
      return answers.fences(shown);
    },
  );

  app.get(
    '/api/shared/arrivals',
    describeCall({
      who: { shows: 'the opening of a link, or the token of a page' },
      summary: 'How far the vehicles are from the destination, and when they are likely there.',
      answer: z.array(
        z.object({
          deviceId: z.number().int(),
          leftMeters: z.number(),
          arrivesAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
    async (request, reply) => {
      const view = await identify(request, 'live');
      void reply.header('cache-control', 'no-store');
      const arrivals = await answers.arrivals(view.shown);
      await note(request, view, { fixes: arrivals, call: '/shared/arrivals' });
      return arrivals;
    },
  );
}

/**
 * `/api/shared`: all that people see who opened a link. It is asked in the name of who made it, and what
 * goes out is made anew from what the link shows.
 */
export function registerSharedViewRoutes(app: FastifyInstance, options: SharedViewOptions): void {
  const tools = createViewTools(options);
  registerOpening(app, options, tools);
  registerOpenSession(app, options, tools);
  registerVehicles(app, options, tools);
  registerSurroundings(app, options, tools);
}

const toIso = (timeMs: number | null): string | null =>
  timeMs === null ? null : new Date(timeMs).toISOString();
