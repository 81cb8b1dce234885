import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED_WIDGETS } from '@rastro/sdk/domain';
import type { FastifyInstance } from 'fastify';
import type { BrandSource, ServedBrand } from '../../ground/branding/brand-source';
import type { KeyStore } from '../../ground/keys/key-store';
import { readOrigins } from '../../ground/keys/read-lines';
import { openToAll } from '../../request/route-access';
import { notFound } from '../../request/error-answer';
import { type BuiltPage, buildPage } from './build-page';

interface EmbedOptions {
  /** Folder of the built console; undefined serves the API alone. */
  consoleDir: string | undefined;
  brand: BrandSource;
  keyStore: Pick<KeyStore, 'findPublic'>;
}

const PAGE = 'embed.html';
/** The file of the elements, with the prefix left open. */
const ELEMENTS = 'embed-elements.js';
const WIDGETS: ReadonlySet<string> = new Set(EMBED_WIDGETS);

/**
 * `/embed/{widget}?key=`: what a partner's page frames, on the sites that its key names and nowhere else; and
 * `/{prefix}/embed.js`: the elements for pages without React. These two alone lift what keeps other sites out: they take
 * no cookie, and hold nothing.
 */
export function registerEmbedPages(app: FastifyInstance, options: EmbedOptions): void {
  const { consoleDir, brand, keyStore } = options;
  if (consoleDir === undefined || !existsSync(join(consoleDir, PAGE))) return;
  const template = readFileSync(join(consoleDir, PAGE), 'utf8');
  const elements = readFileSync(join(consoleDir, ELEMENTS), 'utf8');
  const pages = new WeakMap<ServedBrand, BuiltPage>();

  app.get<{ Params: { widget: string }; Querystring: { key?: unknown } }>(
    '/embed/:widget',
    openToAll('the page holds nothing'),
    async (request, reply) => {
      if (!WIDGETS.has(request.params.widget)) throw notFound(request);
      const served = await brand.read(request.hostname);
      const page = pages.get(served) ?? buildPage(template, served, brand.base);
      pages.set(served, page);
      const { key } = request.query;
      const found = typeof key === 'string' ? await keyStore.findPublic(key) : undefined;
      const origins = readOrigins(found?.mayEmbed ? found.origins : '');
      const ancestors = origins.length > 0 ? origins.join(' ') : "'none'";
      void reply.removeHeader('x-frame-options');
      return reply
        .headers({
          'content-security-policy': page.policy.replace(
            "frame-ancestors 'none'",
            `frame-ancestors ${ancestors}`,
          ),
          'cross-origin-resource-policy': 'cross-origin',
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-cache',
        })
        .type('text/html; charset=utf-8')
        .send(page.html);
    },
  );

  app.get(
    `/${brand.attributePrefix}/embed.js`,
    openToAll('the elements hold nothing'),
    (_request, reply) =>
      reply
        .headers({
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': '*',
          'cache-control': 'public, max-age=300',
        })
        .type('text/javascript; charset=utf-8')
        .send(elements.replaceAll('__PREFIX__', brand.attributePrefix)),
  );
}
