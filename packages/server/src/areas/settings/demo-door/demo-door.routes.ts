import { z } from 'zod';
import { describeCall } from '../../../request/describe-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FOR_STRANGERS } from '../../../request/for-strangers';
import { ApiError } from '../../../request/api-error';
import type { StartSession } from '../../access/sign-in/sign-in.routes';
import type { DemoDoor } from '../../../ground/demo-door';
import { isLoopbackHost } from './is-loopback';

interface DemoRoutesOptions {
  demo: DemoDoor | undefined;
  /** Checks whether this request may sign in with one click. */
  isOpenTo: (request: FastifyRequest) => boolean;
  startSession: StartSession;
}

/** Addresses of the map of the demo's city, and of its small streets. */
export const DEMO_MAP_URL = '/api/demo/map.json';
export const DEMO_STREETS_URL = '/api/demo/map-streets.json';

/** The demo is open on this machine only, unless it was made public: by address asked, and by listener. */
export function createIsOpenTo({
  host,
  publicUrl,
  isDemoPublic,
}: {
  host: string;
  publicUrl: string | undefined;
  isDemoPublic: boolean;
}): (request: Pick<FastifyRequest, 'hostname'>) => boolean {
  const isPrivate =
    isLoopbackHost(host) &&
    (publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname));
  return ({ hostname }) => isDemoPublic || (isPrivate && isLoopbackHost(hostname));
}

/** `POST /api/session/demo` and the map of the fleet's city. */
export function registerDemoRoutes(app: FastifyInstance, options: DemoRoutesOptions): void {
  const { demo, isOpenTo, startSession } = options;

  app.post(
    '/api/session/demo',
    describeCall(
      {
        who: { isPublic: 'the demo has no passwords' },
        summary: 'Signs in to the demo.',
        answer: { entity: 'User' },
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      if (demo === undefined) {
        throw new ApiError(404, 'DEMO_OFF', 'This server runs without the demo fleet.');
      }
      if (!isOpenTo(request)) {
        throw new ApiError(
          403,
          'DEMO_NOT_PUBLIC',
          'The demo can be entered from its own machine only.',
        );
      }
      return startSession(request, reply, {
        userId: demo.signInUserId(),
        startedBy: 'demo',
        isRemembered: false,
      });
    },
  );

  if (demo === undefined) return;
  const files = [
    [DEMO_MAP_URL, 'map.json'],
    [DEMO_STREETS_URL, 'map-streets.json'],
  ] as const;
  for (const [url, file] of files) {
    app.get(
      url,
      describeCall({
        who: { isPublic: 'maps of the demo show nobody' },
        summary: 'The map of the city of the demo.',
        answer: z.looseObject({}),
      }),
      async (_request, reply) =>
        reply
          .header('cache-control', 'private, max-age=86400')
          .type('application/json; charset=utf-8')
          .send(await demo.loadMap(file)),
    );
  }
}
