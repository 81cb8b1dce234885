import { z } from 'zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessAction } from '@rastro/sdk/domain';
import { refuseField } from '../../request/refuse-field';
import { describeCall } from '../../request/describe-call';
import { notFound } from '../../request/error-answer';
import { parseBody } from '../../request/parse-body';
import { recordAction } from '../../upstream/record-action';
import type { RecordedAction } from '../../upstream/recorded-action';
import type { Upstream } from '../../upstream/upstream';
import type { Access } from '../access/access';
import { mediaTypeOf } from '../branding/media-type-of';
import { identityOf } from '../identity/identity';
import { readUser } from '../sessions/read-user';
import { MAX_BRAND_BYTES } from './theme-files';
import type { Themes } from './themes';
import {
  domainQuery,
  revertSchema,
  themeChangeSchema,
  themeListSchema,
  themeSchema,
} from './themes.schemas';
import { toDomain } from './to-domain';

interface ThemeRoutesOptions {
  upstream: Upstream;
  access: Pick<Access, 'require' | 'actorOf'>;
  themes: Themes;
}

interface Asked {
  Querystring: { domain?: unknown };
}

/** Base64 is a third longer than what it says, and the brand's own text comes with it. */
const BODY_LIMIT = MAX_BRAND_BYTES * 1.5;

const readDomain = ({ domain }: { domain?: unknown }): string => {
  if (domain === undefined || domain === '') return '';
  const read = typeof domain === 'string' ? toDomain(domain) : '';
  if (read !== '') return read;
  throw refuseField('domain', 'refusal.domain');
};

type ThemeTools = ReturnType<typeof createThemeTools>;

/** Checks and records that the routes of brands share. */
function createThemeTools({ upstream, access }: ThemeRoutesOptions) {
  const admit = async (request: FastifyRequest) => {
    const { userId } = identityOf(request);
    const actor = await access.actorOf(userId);
    return { userId, ownDomain: actor.kind === 'administrator' ? null : actor.resellerDomain };
  };
  /** Finds the domain of the requested brand; throws where the caller may not read or change it. */
  const admitTo = async (request: FastifyRequest<Asked>, action: AccessAction) => {
    const { userId, ownDomain } = await admit(request);
    const domain = readDomain(request.query) || (ownDomain ?? '');
    await access.require(userId, action, 'theme', { domain });
    return { userId, domain };
  };
  const writerOf = async (userId: number) => {
    const { name } = JSON.parse(await readUser(upstream, userId)) as { name: string };
    return { userId, name };
  };
  const record = (
    { ip, log }: FastifyRequest,
    userId: number,
    { type, domain }: Pick<RecordedAction, 'type'> & { domain: string },
  ) =>
    recordAction(
      upstream,
      { type, userId, address: ip, objectType: 'theme', objectId: 0, attributes: { domain } },
      log,
    );

  return { admit, admitTo, writerOf, record };
}

/** Routes that read brands. */
function registerReads(
  app: FastifyInstance,
  { themes }: ThemeRoutesOptions,
  { admit, admitTo }: ThemeTools,
): void {
  app.get(
    '/api/themes',
    describeCall({
      who: ['read', 'theme'],
      summary: 'Brands that were saved, by domain.',
      answer: themeListSchema,
    }),
    async (request) => {
      const { ownDomain } = await admit(request);
      const brands = await themes.list();
      const own = brands.filter(({ domain }) => ownDomain === null || domain === ownDomain);
      return own.map(({ domain, revision, verifiedAt }) => ({ domain, revision, verifiedAt }));
    },
  );

  app.get<Asked>(
    '/api/theme',
    describeCall({
      who: ['read', 'theme'],
      summary: 'A brand as it is edited.',
      query: domainQuery,
      answer: themeSchema,
    }),
    async (request) => {
      const { domain } = await admitTo(request, 'read');
      return themes.read(domain);
    },
  );

  app.get<{ Querystring: { domain?: unknown; name?: unknown } }>(
    '/api/theme/file',
    describeCall({
      who: ['read', 'theme'],
      summary: 'A file of a brand, by its name.',
      query: { ...domainQuery, name: z.string() },
      answer: 'bytes',
    }),
    async (request, reply) => {
      const { domain } = await admitTo(request, 'read');
      const name = String(request.query.name);
      const bytes = await themes.readFile(domain, name);
      if (!bytes) throw notFound(request);
      // A drawing that is opened by itself is a page: it gets no right of this one.
      return reply
        .headers({ 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" })
        .type(mediaTypeOf(name))
        .send(Buffer.from(bytes));
    },
  );
}

/** Routes that save a brand, have its domain looked at, and take it away. */
function registerChanges(
  app: FastifyInstance,
  { themes }: ThemeRoutesOptions,
  { admitTo, writerOf, record }: ThemeTools,
): void {
  app.put<Asked>(
    '/api/theme',
    describeCall(
      {
        who: ['update', 'theme'],
        summary: 'Saves a brand: all that it says, and the files that change.',
        query: domainQuery,
        body: themeChangeSchema,
        answer: themeSchema,
      },
      { bodyLimit: BODY_LIMIT },
    ),
    async (request) => {
      const { userId, domain } = await admitTo(request, 'update');
      const change = parseBody(themeChangeSchema, request.body);
      const saved = await themes.write(domain, change, await writerOf(userId));
      await record(request, userId, { type: 'edit', domain });
      return saved;
    },
  );

  app.post<Asked>(
    '/api/theme/revert',
    describeCall({
      who: ['update', 'theme'],
      summary: 'Saves an earlier version once more, as the newest.',
      query: domainQuery,
      body: revertSchema,
      answer: themeSchema,
    }),
    async (request) => {
      const { userId, domain } = await admitTo(request, 'update');
      const { revision } = parseBody(revertSchema, request.body);
      const saved = await themes.revert(domain, revision, await writerOf(userId));
      await record(request, userId, { type: 'edit', domain });
      return saved;
    },
  );

  app.post<Asked>(
    '/api/theme/verify',
    describeCall({
      who: ['update', 'theme'],
      summary:
        'Looks whether the DNS of the domain has the record of its brand, which is served from then on.',
      query: domainQuery,
      answer: themeSchema,
    }),
    async (request) => {
      const { domain } = await admitTo(request, 'update');
      return themes.verify(domain);
    },
  );

  app.delete<Asked>(
    '/api/theme',
    describeCall({
      who: ['delete', 'theme'],
      summary: 'Takes a saved brand away: what is served is that of the folder again.',
      query: domainQuery,
      answer: 'none',
    }),
    async (request, reply) => {
      const { userId, domain } = await admitTo(request, 'delete');
      if (!(await themes.remove(domain))) throw notFound(request);
      await record(request, userId, { type: 'remove', domain });
      return reply.code(204).send();
    },
  );
}

/**
 * `/api/theme` and `/api/themes`: brands of the server and of domains, for administrators, and for a reseller that of
 * their own domain, which need not be named then (spec §7).
 */
export function registerThemeRoutes(app: FastifyInstance, options: ThemeRoutesOptions): void {
  const tools = createThemeTools(options);

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (/^\/api\/themes?\b/.test(request.url)) void reply.header('cache-control', 'no-store');
    done();
  });

  registerReads(app, options, tools);
  registerChanges(app, options, tools);
}
