import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { defaultAssets } from '@rastro/theme/schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../../http/error-answer';
import { assetsPath, type LoadedBranding } from './branding.service';

const ONE_HOUR = 'public, max-age=3600';

/** The brand's JSON, at the specification's address and under `/api`, and the brand's files beside it. */
export async function registerBrandingRoutes(
  app: FastifyInstance,
  { branding, dir }: LoadedBranding,
): Promise<void> {
  const base = assetsPath(branding);
  const json = JSON.stringify(branding);
  const sendBranding = (_request: unknown, reply: FastifyReply): FastifyReply =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(json);
  app.get(`${base}config.json`, sendBranding);
  app.get(`/api${base}config.json`, sendBranding);

  if (dir !== undefined) {
    await app.register(fastifyStatic, { root: dir, serve: false, dotfiles: 'ignore' });
  }
  app.get<{ Params: { '*': string } }>(`${base}*`, async (request, reply) => {
    const name = request.params['*'];
    const asset = Object.entries(defaultAssets).find(([known]) => known === name)?.[1];
    const isOwn = dir !== undefined && (asset === undefined || existsSync(join(dir, name)));
    if (isOwn && name !== 'branding.json') {
      return reply.header('cache-control', ONE_HOUR).sendFile(name, dir, { cacheControl: false });
    }
    if (asset === undefined) throw notFound(request);
    return reply.header('cache-control', ONE_HOUR).type('image/svg+xml').send(asset);
  });
}
