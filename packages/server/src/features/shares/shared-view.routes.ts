import { describeCall } from '../../request/describe-call';
import {
  pickSharedDevice,
  pickSharedPosition,
  readSharer,
  SHARED_TRAIL_MS,
} from '@rastro/sdk/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { FOR_STRANGERS } from '../../request/for-strangers';
import { ApiError, forbidden } from '../../request/api-error';
import { createBuckets } from '../../listener/create-buckets';
import { toNetwork } from '../../listener/to-network';
import { parseBody } from '../../request/parse-body';
import type { Upstream } from '../../upstream/upstream';
import type { SessionCookie } from '../sessions/session-cookie';
import { tooManyAttempts } from '../sessions/too-many-attempts';
import type { FindByToken } from './find-by-token';
import { readOwn } from './read-own';
import type { Share } from './share-store';
import type { IdentifyView } from './identify-view';
import { shareEnded, type ShareViews } from './share-views';
import { askAs, readScope, type SharedScope } from './shared-scope';

/** What the routes of viewers need. */
export interface SharedViewOptions {
  upstream: Pick<Upstream, 'send'>;
  views: ShareViews;
  findByToken: FindByToken;
  cookie: SessionCookie;
  identify: IdentifyView;
  /** The server's attribute prefix. */
  prefix: string;
  clock: () => number;
}

const openSchema = z.object({ token: z.string().min(1).max(256) });
const trailSchema = z.object({
  deviceId: z.coerce.number().int().positive().optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
});
const viewSchema = z.object({
  name: z.string(),
  sharedBy: z.string(),
  remainingMs: z.number(),
  showsName: z.boolean(),
  showsSpeed: z.boolean(),
  showsAddress: z.boolean(),
  showsTrail: z.boolean(),
});
/** So often one link is opened at once from one address, which may be an office. */
const OPENINGS_AT_ONCE = 60;
/** From so many devices on, the latest fixes of all that the maker sees are asked for at once. */
const MANY_DEVICES = 10;

/**
 * `/api/shared`: all that people see who opened a link. It is asked in the name of who made it, and what
 * goes out is made anew from what the link shows.
 */
export function registerSharedViewRoutes(app: FastifyInstance, options: SharedViewOptions): void {
  const { upstream, views, findByToken, cookie, identify, prefix, clock } = options;
  const openings = createBuckets({ perSecond: 1, burst: OPENINGS_AT_ONCE, clock });

  /** Once the maker sees nothing of it any more, it has ended. */
  const scopeOf = async (share: Share): Promise<SharedScope> => {
    const scope = await readScope(upstream, share);
    if (scope.devices.length === 0) throw shareEnded();
    return scope;
  };
  const readMaker = async (userId: number) => {
    try {
      return await readOwn(upstream, userId, `/users/${userId}`);
    } catch (error) {
      // Whose account is closed shares nothing.
      throw error instanceof ApiError && error.status < 500 ? shareEnded() : error;
    }
  };
  const describe = async (share: Share, reply: FastifyReply) => {
    const sharedBy = readSharer(await readMaker(share.userId));
    const { name, showsName, showsSpeed, showsAddress, showsTrail } = share;
    const remainingMs = share.expiresAt - clock();
    void reply.header('cache-control', 'no-store');
    return { name, sharedBy, remainingMs, showsName, showsSpeed, showsAddress, showsTrail };
  };

  app.post(
    '/api/shared/session',
    describeCall(
      {
        summary: 'Opens a link, with a cookie of its own.',
        body: openSchema,
        answer: viewSchema,
        isPublic: true,
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { token } = parseBody(openSchema, request.body);
      const share = await findByToken(token, request.ip);
      if (!openings.take(`${share.id} ${toNetwork(request.ip)}`)) throw tooManyAttempts(1);
      await scopeOf(share);
      const answered = await describe(share, reply);
      const secret = await views.begin(share);
      cookie.write(request, reply, secret, Math.floor(answered.remainingMs / 1000));
      return answered;
    },
  );

  app.get(
    '/api/shared/session',
    describeCall({ summary: 'What the open link shows, and how long.', answer: viewSchema }),
    async (request, reply) => {
      const { share } = await identify(request);
      return describe(share, reply);
    },
  );

  app.delete(
    '/api/shared/session',
    describeCall({ summary: 'Closes the link.', answer: 'none' }, FOR_STRANGERS),
    async (request, reply) => {
      const { hash } = await identify(request);
      await views.end(hash);
      cookie.clear(request, reply);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/shared/devices',
    describeCall({
      summary: 'The vehicles of the link.',
      answer: z.array(z.looseObject({ id: z.number().int() })),
    }),
    async (request, reply) => {
      const { share } = await identify(request);
      const { devices } = await scopeOf(share);
      void reply.header('cache-control', 'no-store');
      return devices.map((device) => pickSharedDevice(device, share, prefix));
    },
  );

  app.get(
    '/api/shared/positions',
    describeCall({
      summary: 'Latest fixes of the link, or its trail of a period.',
      query: trailSchema.shape,
      answer: z.array(z.looseObject({ deviceId: z.number().int() })),
    }),
    async (request, reply) => {
      const { share } = await identify(request);
      const { devices } = await scopeOf(share);
      const { deviceId, from, to } = parseBody(trailSchema, request.query);
      const shown = new Set(devices.map(({ id }) => id));
      const asked =
        deviceId === undefined ? shown : new Set([deviceId].filter((id) => shown.has(id)));
      const isTrail = from !== undefined || to !== undefined;
      if (isTrail && !share.showsTrail) throw forbidden('ACCOUNT_WITHOUT_REPORTS');
      const fixes = isTrail
        ? await readTrail(share, asked, { from, to })
        : await readLatest(share, asked);
      void reply.header('cache-control', 'no-store');
      return fixes
        .filter((fix) => asked.has(Number(fix['deviceId'])))
        .map((fix) => pickSharedPosition(fix, share));
    },
  );

  const readLatest = async ({ userId }: Share, ids: ReadonlySet<number>) => {
    if (ids.size > MANY_DEVICES) return (await askAs(upstream, userId, '/positions')) ?? [];
    const lists = await Promise.all(
      [...ids].map((id) => askAs(upstream, userId, '/positions', { deviceId: [id] })),
    );
    return lists.flatMap((list) => list ?? []);
  };

  const readTrail = async (
    { userId }: Share,
    ids: ReadonlySet<number>,
    { from, to }: { from: string | undefined; to: string | undefined },
  ) => {
    const [deviceId] = ids;
    const now = clock();
    const toMs = Math.min(now, to === undefined ? now : Date.parse(to));
    const fromMs = Math.max(now - SHARED_TRAIL_MS, from === undefined ? 0 : Date.parse(from));
    if (deviceId === undefined || fromMs >= toMs) return [];
    const [first, last] = [fromMs, toMs].map((ms) => new Date(ms).toISOString());
    const query = { deviceId: [deviceId], from: first ?? '', to: last ?? '' };
    return (await askAs(upstream, userId, '/positions', query)) ?? [];
  };
}
