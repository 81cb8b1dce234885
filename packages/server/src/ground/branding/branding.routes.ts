import { z } from 'zod';
import { describeCall } from '../../request/describe-call';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { brandingFileNames, letterIconToPng, WORDS_FOLDER } from '@rastro/theme/folder';
import { createLetterIcon, makeAssets } from '@rastro/theme/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../request/error-answer';
import { openToAll } from '../../request/route-access';
import { BRAND_FILE_POLICY } from '../../request/security-headers';
import { mediaTypeOf } from './media-type-of';
import { isMapFile } from './is-map-file';
import type { BrandSource, ServedBrand } from './brand-source';
import { buildManifest } from './build-manifest';
import { TOUCH_ICON } from './icon-links';

/** Its address carries the version of its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const OF_SIGN_IN = openToAll('the sign-in page shows the brand');

/** Types of file served from a brand's folder; other files in it stay private. */
const SERVED_FILE = /\.(svg|png|jpe?g|gif|webp|avif|ico|html?|pdf|txt|woff2|pbf|mvt|pmtiles)$/i;

const WORDS_FILE = new RegExp(`^${WORDS_FOLDER}/([\\w-]+)\\.json$`);

/** Name of the brand's web app manifest, beside its other files. */
export const MANIFEST = 'manifest.webmanifest';

/** The brand's JSON, at the specification's address and under `/api`, and the brand's files beside it. */
export async function registerBrandingRoutes(
  app: FastifyInstance,
  brand: BrandSource,
): Promise<void> {
  const { base, dir } = brand;
  const sendBranding = async (
    { hostname }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { branding } = await brand.read(hostname);
    return reply.header('cache-control', ASK_AGAIN).send(branding);
  };
  app.get(`${base}config.json`, OF_SIGN_IN, sendBranding);
  app.get(
    `/api${base}config.json`,
    describeCall({
      who: OF_SIGN_IN.config.who,
      summary: 'The brand: names, colours, pictures, maps.',
      answer: z.looseObject({}),
    }),
    sendBranding,
  );
  app.get(`${base}${MANIFEST}`, OF_SIGN_IN, async ({ hostname }, reply) =>
    reply
      .header('cache-control', ASK_AGAIN)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(buildManifest(await brand.read(hostname)))),
  );

  if (dir !== undefined) {
    await app.register(fastifyStatic, { root: dir, serve: false, dotfiles: 'ignore' });
  }
  const toTouchIcon = keepForBrand(({ branding }) => letterIconToPng(createLetterIcon(branding)));
  app.get<{ Params: { '*': string }; Querystring: { v?: string } }>(
    `${base}*`,
    OF_SIGN_IN,
    async (request, reply) => {
      const name = request.params['*'];
      const isHidden = name.includes('..') || brandingFileNames.some((file) => file === name);
      const served = await brand.read(request.hostname);
      const words = served.words.get(WORDS_FILE.exec(name)?.[1] ?? '');
      if (words) {
        const isKept = request.query.v === words.version;
        void reply.header('cache-control', isKept ? FOR_EVER : ASK_AGAIN);
        return reply.type('application/json; charset=utf-8').send(words.text);
      }
      // JSON may be anything: only styles and sprites that the brand names.
      const isServed = SERVED_FILE.test(name) || served.files.has(name);
      if (isHidden || !isServed) throw notFound(request);
      const version = served.files.get(name)?.version;
      const isKept = version !== undefined && request.query.v === version;
      void reply.headers({
        'cache-control': isKept ? FOR_EVER : ASK_AGAIN,
        'content-security-policy': BRAND_FILE_POLICY,
      });
      const made = makeAssets(served.branding);
      const isMade = Object.hasOwn(made, name) || name === TOUCH_ICON;
      const saved = await served.readFile?.(name);
      if (saved) return reply.type(mediaTypeOf(name)).send(Buffer.from(saved));
      // What lies in the server's folder is of its own brand alone, but for the maps.
      const isOfFolder = served.readFile === undefined || isMapFile(name);
      if (dir !== undefined && isOfFolder && (!isMade || (await exists(join(dir, name))))) {
        return reply.sendFile(name, dir, { cacheControl: false });
      }
      if (name === TOUCH_ICON) return reply.type('image/png').send(toTouchIcon(served));
      if (!isMade) throw notFound(request);
      return reply.type('image/svg+xml').send(made[name]);
    },
  );
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Makes something once for each brand that is served. */
function keepForBrand<T>(make: (brand: ServedBrand) => T): (brand: ServedBrand) => T {
  const kept = new WeakMap<ServedBrand, T>();
  return (brand) => {
    const value = kept.get(brand) ?? make(brand);
    kept.set(brand, value);
    return value;
  };
}
