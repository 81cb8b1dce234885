import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isConsolePath } from '@rastro/sdk/domain';
import { listLayerOrigins } from '@rastro/theme/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../request/error-answer';
import { openToAll } from '../../request/route-access';
import type { BrandSource, ServedBrand } from '../../ground/branding/brand-source';
import { resolveIconLinks } from '../../ground/branding/icon-links';
import { buildMapWorkerPolicy, SITE_WORKER_POLICY } from '../../request/security-headers';
import { chooseEncoding } from '../choose-encoding';
import { addVary } from '../compress-answers';
import { TOKEN_PATH } from '../token-path';
import { buildPage, toScriptText } from './build-page';
import { packPage, type PackedPage } from './pack-page';

interface ConsoleOptions {
  /** Folder of the built console; undefined serves the API alone. */
  consoleDir: string | undefined;
  brand: BrandSource;
}

/** Folders of files with a hash in their name: of the console, and of the frames on partners' sites. */
const HASHED_DIRS = ['assets', 'embed-assets'];
const SITE_WORKER = 'sw.js';
const OF_PAGES = openToAll('pages hold nothing before somebody signs in');
const MAP_WORKER = /^\/(?:embed-)?assets\/maplibre-gl-worker[^/?]*\.m?js(\?|$)/;

/**
 * The console: files with a hash in their name for a year, the page always fresh, and the page again
 * for every address of a page. Elsewhere there is nothing, so that a probe on a wrong path fails;
 * who goes there with a browser gets the page with it, which leads on.
 */
export async function registerConsole(
  app: FastifyInstance,
  { consoleDir, brand }: ConsoleOptions,
): Promise<void> {
  if (consoleDir === undefined) {
    app.setNotFoundHandler((request) => {
      throw notFound(request);
    });
    return;
  }
  const template = readFileSync(join(consoleDir, 'index.html'), 'utf8');
  const pages = new WeakMap<ServedBrand, PackedPage>();
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const served = await brand.read(request.hostname);
    const page = pages.get(served) ?? packPage(buildPage(template, served, brand.base));
    pages.set(served, page);
    if (TOKEN_PATH.test(request.url)) void reply.header('referrer-policy', 'no-referrer');
    addVary(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
    if (encoding !== undefined) void reply.header('content-encoding', encoding);
    return reply
      .code(isPageAddress(request) ? 200 : 404)
      .headers({ 'content-security-policy': page.policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(encoding === undefined ? page.html : page[encoding]);
  };

  for (const name of HASHED_DIRS) {
    const root = join(consoleDir, name);
    if (!existsSync(root)) continue;
    await app.register(async (scope) => {
      adaptMapWorker(scope, brand);
      openFiles(scope);
      await scope.register(fastifyStatic, {
        root,
        prefix: `/${name}/`,
        decorateReply: false,
        preCompressed: true,
        dotfiles: 'ignore',
        index: false,
        immutable: true,
        maxAge: '365d',
      });
    });
  }
  await app.register(async (scope) => {
    openFiles(scope);
    await scope.register(fastifyStatic, {
      root: consoleDir,
      decorateReply: false,
      preCompressed: true,
      dotfiles: 'ignore',
      index: false,
      wildcard: false,
      globIgnore: [
        ...['index.html*', 'embed*', `${SITE_WORKER}*`],
        ...HASHED_DIRS.map((name) => `${name}/**`),
      ],
      maxAge: '1h',
    });
  });
  registerSiteWorker(app, consoleDir, brand);
  app.get('/', OF_PAGES, sendPage);
  app.setNotFoundHandler((request, reply) => {
    const meant = withoutPunctuation(request);
    if (meant !== null) return reply.redirect(meant);
    if (!isPageAddress(request) && !isVisit(request, brand.attributePrefix)) {
      throw notFound(request);
    }
    return sendPage(request, reply);
  });
}

/** Files of pages, whose routes a library registers. */
function openFiles(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...OF_PAGES.config };
  });
}

/**
 * The worker that draws base maps fetches under the policy of its own answer, which the brand's base
 * maps make: browsers ask for it again each time, and keep what has not changed.
 */
function adaptMapWorker(scope: FastifyInstance, brand: BrandSource): void {
  scope.addHook('onSend', async (request, reply) => {
    if (!MAP_WORKER.test(request.url)) return;
    const { map } = (await brand.read(request.hostname)).branding;
    const policy = buildMapWorkerPolicy(map.layers.flatMap(listLayerOrigins));
    void reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' });
  });
}

/**
 * The worker that shows notifications while no page is open, and the page of drivers without a network. It is asked for anew each time, and is
 * another one, which browsers take, when the brand is.
 */
function registerSiteWorker(app: FastifyInstance, dir: string, brand: BrandSource): void {
  const file = join(dir, SITE_WORKER);
  if (!existsSync(file)) return;
  const script = readFileSync(file, 'utf8');
  app.get(`/${SITE_WORKER}`, OF_PAGES, async (request, reply) => {
    const served = await brand.read(request.hostname);
    const shown = { title: served.branding.title, icon: resolveIconLinks(served).touch.href };
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': SITE_WORKER_POLICY })
      .type('text/javascript; charset=utf-8')
      .send(`self.brand = ${toScriptText(shown)};\n${script}`);
  });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

const isPageAddress = ({ method, url }: FastifyRequest): boolean =>
  isRead(method) && isConsolePath(pathOf(url));

/** Signs of a sentence behind a link, plain or encoded: a full stop, a bracket, a quotation mark. */
const PUNCTUATION =
  /(?:[.,;:!?)\]}>'"*]|%(?:2[1279ac]|3[abef]|5d|7d|c2%b[b]|e2%80%(?:9[89cd]|a6)|c2%a0))+$/i;

/** The page that is meant by an address with the punctuation of a sentence behind it; null where none is. */
function withoutPunctuation({ method, url }: FastifyRequest): string | null {
  const [path = '', ...query] = url.split('?');
  const meant = path.replace(PUNCTUATION, '');
  if (!isRead(method) || meant === path || meant === '' || !isConsolePath(meant)) return null;
  // Below the folder that a proxy may have put before it.
  const last = meant.slice(meant.lastIndexOf('/') + 1);
  return [`./${last}`, ...query].join('?');
}

/** True when a browser navigates to a page, not to a file or the API. */
function isVisit({ method, url, headers }: FastifyRequest, attributePrefix: string): boolean {
  const path = pathOf(url);
  const ours = ['api', ...HASHED_DIRS, `${attributePrefix}/assets`].map((name) => `/${name}`);
  const isOurs = ours.some((start) => path === start || path.startsWith(`${start}/`));
  // Browsers tell where the answer goes to safe sites only.
  const target = headers['sec-fetch-dest'] ?? 'document';
  const isWanted = target === 'document' && headers.accept?.includes('text/html') === true;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return isRead(method) && isWanted && !isOurs && !last.includes('.');
}
