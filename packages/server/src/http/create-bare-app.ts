import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config';
import type { BrandSource } from '../ground/branding/brand-source';
import { createCrossOrigin, type CrossOrigin } from './cross-origin/cross-origin';
import { listOpenRoutes } from './cross-origin/open-routes';
import {
  answerUnreadableAddress,
  BODY_LIMIT_BYTES,
  installErrorAnswers,
} from '../request/error-answer';
import { keepLongDigits } from '../text/keep-long-digits';
import { DATA_POLICY, HTTPS_ONLY, SECURITY_HEADERS } from '../request/security-headers';

/** Options of an app without routes. */
export interface BareAppOptions extends Pick<
  FastifyServerOptions,
  'loggerInstance' | 'logController'
> {
  config: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'trustProxy'>;
  brand: Pick<BrandSource, 'base'>;
}

const REQUEST_ID = /^[\w-]{8,64}$/;
const refuseSchema = (): never => {
  throw new Error('Bodies are read with zod: a route has no schema.');
};
/** Left out, two compilers that nothing here uses would be read at each start. */
const NO_SCHEMAS = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

/** Reads JSON bodies. An empty one is none: some clients label each call as JSON, also one without a body. */
function readJsonBodies(fastify: FastifyInstance): void {
  const readJson = fastify.getDefaultJsonParser('error', 'error');
  const types = ['application/json', 'application/merge-patch+json'];
  fastify.addContentTypeParser<string>(types, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void readJson(request, keepLongDigits(body), done);
  });
}

/**
 * Creates the common base of everything that answers at the product's port: limits, ids, headers,
 * the check of a request's origin, and the JSON of errors.
 */
export function createBareApp({ config, brand, ...logging }: BareAppOptions): {
  fastify: FastifyInstance;
  crossOrigin: CrossOrigin;
} {
  const headers = {
    ...SECURITY_HEADERS,
    ...(config.publicUrl?.startsWith('https:') && HTTPS_ONLY),
    'content-security-policy': DATA_POLICY,
  };
  const fastify: FastifyInstance = Fastify({
    ...logging,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    exposeHeadRoutes: false,
    schemaController: { compilersFactory: NO_SCHEMAS },
    // No hook runs for these.
    frameworkErrors: (_error, { id }, reply) =>
      answerUnreadableAddress(reply.headers({ ...headers, 'x-request-id': id })),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  installErrorAnswers(fastify);
  readJsonBodies(fastify);
  const crossOrigin = createCrossOrigin({
    ...config,
    brandBase: brand.base,
    routes: listOpenRoutes(`${brand.base}config.json`),
  });
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...headers, 'x-request-id': request.id });
    if (crossOrigin.admit(request, reply)) return reply;
  });
  return { fastify, crossOrigin };
}
