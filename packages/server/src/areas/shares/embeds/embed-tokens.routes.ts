import {
  EMBED_WIDGETS,
  MAX_TRAIL_HOURS,
  MAX_SHARED_DEVICES,
  MINUTE_MS,
  SHARED_TRAIL_HOURS,
} from '@rastro/sdk/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { forbidden, unauthorized } from '../../../request/api-error';
import { refuseField } from '../../../request/refuse-field';
import { describeCall } from '../../../request/describe-call';
import { parseBody } from '../../../request/parse-body';
import type { Upstream } from '../../../upstream/upstream';
import { type IdentifyKey, outOfScope } from '../../../ground/keys/keys';
import { readOrigins } from '../../../ground/keys/read-lines';
import type { EmbedStore } from '../embed-store';
import type { MayShare } from '../maker-rights';
import { readWhose } from '../read-share-input';
import { readScope } from '../shared-scope';

interface EmbedRoutesOptions {
  upstream: Pick<Upstream, 'send'>;
  identifyKey: IdentifyKey;
  embedTokens: EmbedStore;
  mayShare: MayShare;
  publicUrl: string | undefined;
  clock: () => number;
}

/** A page asks for another in time; one that was copied out of it is soon worth nothing. */
const DEFAULT_MINUTES = 15;
const MAX_MINUTES = 60;

const tokenSchema = z.object({
  deviceIds: z.array(z.number().int().positive()).max(MAX_SHARED_DEVICES).nullish(),
  groupId: z.number().int().nonnegative().nullish(),
  widgets: z.array(z.enum(EMBED_WIDGETS)).min(1),
  origins: z.array(z.string().max(256)).max(20).optional(),
  minutes: z.number().min(1).max(MAX_MINUTES).optional(),
  showsName: z.boolean().optional(),
  showsPlate: z.boolean().optional(),
  showsSpeed: z.boolean().optional(),
  showsAddress: z.boolean().optional(),
  showsArea: z.boolean().optional(),
  showsDriver: z.boolean().optional(),
  showsFences: z.boolean().optional(),
  showsTrail: z.boolean().optional(),
  trailHours: z.number().min(0).max(MAX_TRAIL_HOURS).optional(),
});
const answerSchema = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  /** Names the key in the address of a frame: `/embed/live-map?key=`. */
  key: z.string(),
});

/** `POST /api/embed-tokens`: a partner's server asks for what one page may show for some minutes, with its key. */
export function registerEmbedTokenRoutes(app: FastifyInstance, options: EmbedRoutesOptions): void {
  const { upstream, identifyKey, embedTokens, mayShare, clock } = options;
  app.post(
    '/api/embed-tokens',
    describeCall({
      who: 'account-or-key',
      summary: 'A token by which the page of a partner shows vehicles for some minutes.',
      body: tokenSchema,
      answer: answerSchema,
      status: 201,
    }),
    async (request, reply) => {
      const program = await identifyKey(request);
      if (program === undefined) throw unauthorized('Send an API key as Authorization: Bearer.');
      const { key } = program;
      if (!key.mayEmbed) throw outOfScope();
      const body = parseBody(tokenSchema, request.body);
      const { widgets, origins = [], minutes = DEFAULT_MINUTES, ...rest } = body;
      const known = readOrigins(key.origins);
      if (origins.some((origin) => !known.includes(origin))) {
        throw refuseField('origins', 'refusal.embed.origins');
      }
      if (!(await mayShare(key.userId))) throw forbidden('HTTP_403_FORBIDDEN');
      const whose = readWhose(rest);
      const { showsDriver = false } = rest;
      const shown = { userId: key.userId, ...whose, showsDriver };
      const { devices, groupIds } = await readScope(upstream, { ...shown, showsDriver: false });
      if (groupIds ? groupIds.size === 0 : devices.length < whose.deviceIds.length) {
        throw refuseField(groupIds ? 'groupId' : 'deviceIds', 'refusal.unseen');
      }
      const endsAt = Math.min(clock() + minutes * MINUTE_MS, key.expiresAt);
      const scope = {
        ...whose,
        widgets,
        origins: origins.length > 0 ? origins : known,
        startsAt: null,
        showsName: rest.showsName ?? false,
        showsPlate: rest.showsPlate ?? false,
        showsSpeed: rest.showsSpeed ?? false,
        showsAddress: rest.showsAddress ?? false,
        showsArea: rest.showsArea ?? false,
        showsDriver,
        showsFences: rest.showsFences ?? false,
        showsTrail: rest.showsTrail ?? false,
        trailHours: rest.trailHours ?? SHARED_TRAIL_HOURS,
        destinationLatitude: 0,
        destinationLongitude: 0,
        replayFrom: null,
        replayTo: null,
      };
      const token = await embedTokens.create(key, scope, endsAt);
      void reply.code(201).header('cache-control', 'no-store');
      return { token, expiresAt: new Date(endsAt).toISOString(), key: key.publicId };
    },
  );
}
