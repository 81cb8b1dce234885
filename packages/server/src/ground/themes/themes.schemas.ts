import { z } from 'zod';

/** Body of `PUT /theme`: files as base64, null for those that go. */
export const themeChangeSchema = z.object({
  branding: z.record(z.string(), z.unknown()),
  files: z.record(z.string().max(90), z.base64().nullable()).default({}),
  revision: z.number().int().min(0),
});

/** Body of `POST /theme/revert`. */
export const revertSchema = z.object({ revision: z.number().int().min(1) });

const moment = z.iso.datetime();

/** A brand as it is edited. */
export const themeSchema = z.object({
  domain: z.string(),
  revision: z.number().int(),
  branding: z.record(z.string(), z.unknown()),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
  versions: z.array(z.object({ revision: z.number().int(), savedAt: moment, savedBy: z.string() })),
  proof: z.object({ name: z.string(), value: z.string(), file: z.string() }).nullable(),
  verifiedAt: moment.nullable(),
});

/** Brands that were saved. */
export const themeListSchema = z.array(
  z.object({ domain: z.string(), revision: z.number().int(), verifiedAt: moment.nullable() }),
);

/** Domain of the brand; left out, the server's own brand. */
export const domainQuery = { domain: z.string().max(253).optional() };
