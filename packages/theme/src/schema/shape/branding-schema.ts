import * as z from 'zod/mini';
import { isFontList, isHexColor } from '../../tokens';
import { brandLocales } from './branding';
import type { ProblemCode } from './branding-problem';
import { isOrigin } from './layer-origins';
import { PLAIN_LAYER } from './default-brand';
import { isSafeUrl, isTileUrl } from './safe-url';

/** A rule of ours: its code and expectation travel with the issue and become a BrandingProblem. */
const rule = (holds: (value: string) => boolean, code: ProblemCode, expected: string) =>
  z.refine<string>(holds, { params: { code, expected } });

const text = (most: number) =>
  z.string().check(
    rule((value) => value.trim() !== '', 'EMPTY', `1–${most}`),
    rule((value) => value.length <= most, 'TOO_LONG', String(most)),
  );
const between = (least: number, most: number) =>
  z.number().check(
    z.refine((value) => value >= least && value <= most, {
      params: { code: 'OUT_OF_RANGE', expected: `${least}–${most}` },
    }),
  );
const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
const url = z.string().check(rule(isSafeUrl, 'BAD_URL', 'https://…'));
const color = z.string().check(rule(isHexColor, 'BAD_COLOR', '#rrggbb'));
const localized = z.strictObject({
  'pt-BR': z.optional(text(200)),
  es: z.optional(text(200)),
  'en-US': z.optional(text(200)),
});

const linkShape = {
  enabled: z.optional(z.boolean()),
  url: z.optional(
    z.string().check(rule((value) => value === '' || isSafeUrl(value), 'BAD_URL', 'https://…')),
  ),
};

const hasUrl = z.refine<{ enabled?: boolean | undefined; url?: string | undefined }>(
  (value) => value.enabled !== true || Boolean(value.url),
  { path: ['url'], params: { code: 'MISSING', expected: 'https://…' } },
);

const link = z.strictObject(linkShape).check(hasUrl);

const EMAIL = 'dpo@example.com';
const PHONE = '+55 11 4002-8922';

const contact = z
  .strictObject({
    name: text(120),
    email: z.optional(
      text(128).check(rule((value) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(value), 'BAD_NAME', EMAIL)),
    ),
    phone: z.optional(
      text(40).check(rule((value) => /^\+?[\d\s().-]{5,}$/.test(value), 'BAD_NAME', PHONE)),
    ),
    url: z.optional(
      text(500).check(
        rule((value) => /^https?:/i.test(value) && isSafeUrl(value), 'BAD_URL', 'https://…'),
      ),
    ),
  })
  .check(
    z.refine(({ email, phone, url }) => Boolean(email ?? phone ?? url), {
      path: ['email'],
      params: { code: 'MISSING', expected: 'email | phone | url' },
    }),
  );

/** The data policy, with the version that people accept and who answers for their data. */
const policy = z
  .strictObject({
    ...linkShape,
    version: z.optional(
      text(40).check(rule((value) => !/\p{C}/u.test(value), 'BAD_NAME', '2026-11')),
    ),
    text: z.optional(text(50_000)),
    contact: z.optional(contact),
  })
  .check(
    hasUrl,
    z.refine(({ version, url, text }) => version === undefined || Boolean(url || text), {
      path: ['url'],
      params: { code: 'MISSING', expected: 'url | text' },
    }),
    z.refine(({ version, text }) => version !== undefined || text === undefined, {
      path: ['version'],
      params: { code: 'MISSING', expected: '2026-11' },
    }),
  );

const links = {
  whatsapp: z.optional(link),
  androidApp: z.optional(link),
  appleApp: z.optional(link),
  dataPolicy: z.optional(policy),
};

const logo = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('image'),
    light: url,
    dark: z.optional(url),
    width: z.optional(between(16, 320)),
  }),
  z.strictObject({ kind: z.literal('text'), text: text(40) }),
]);

const LAYER_KINDS = ['url', 'style', 'pmtiles'] as const;

const mapLayer = z
  .strictObject({
    id: z.string().check(
      rule((value) => /^[a-z0-9-]{1,40}$/.test(value), 'BAD_NAME', 'streets-2'),
      rule((value) => value !== PLAIN_LAYER, 'RESERVED', 'streets-2'),
    ),
    name: z.union([text(60), localized]),
    url: z.optional(z.string().check(rule(isTileUrl, 'BAD_TILE_URL', 'https://…/{z}/{x}/{y}.png'))),
    style: z.optional(url),
    pmtiles: z.optional(url),
    hosts: z.optional(
      z.array(z.string().check(rule(isOrigin, 'BAD_TILE_URL', 'https://tiles.example.com'))),
    ),
    attribution: text(300),
    maxZoom: z.optional(between(1, 24)),
    scheme: z.optional(z.literal(['light', 'dark'])),
  })
  .check(
    z.refine((layer) => LAYER_KINDS.some((kind) => layer[kind] !== undefined), {
      path: ['url'],
      params: { code: 'MISSING', expected: LAYER_KINDS.join(' | ') },
    }),
    z.refine((layer) => layer.url === undefined || (layer.style ?? layer.pmtiles) === undefined, {
      path: ['url'],
      params: { code: 'CONFLICT', expected: 'style | pmtiles' },
    }),
  );

const trackers = z.strictObject({
  host: z.optional(text(253)),
  apn: z.optional(text(100)),
  models: z.optional(
    z.array(
      z.strictObject({
        name: text(60),
        port: z.optional(between(1, 65_535)),
        apn: z.optional(text(100)),
        note: z.optional(z.union([text(300), localized])),
        texts: z.optional(
          z.array(z.strictObject({ name: z.union([text(60), localized]), text: text(480) })),
        ),
      }),
    ),
  ),
});

const prefix = z.string().check(
  rule((value) => /^[a-z][a-z0-9]{0,29}$/i.test(value), 'BAD_NAME', 'acme2'),
  rule((value) => value.toLowerCase() !== 'api', 'RESERVED', 'acme2'),
);

/** An account keeps its own choice as a comma list (spec §3), in which no key can hold a comma. */
const attributeKey = z.string().check(
  rule((value) => /^[^\s,]+$/.test(value), 'BAD_NAME', 'ignition'),
  rule((value) => value.length <= 64, 'TOO_LONG', '64'),
);

/** Reading preferences for people who choose none. */
const reading = {
  defaultLanguage: z.optional(z.literal([...brandLocales])),
  timeZone: z.optional(z.string().check(rule(isTimeZone, 'BAD_NAME', 'America/Sao_Paulo'))),
  speedUnit: z.optional(z.literal(['kmh', 'mph', 'kn'])),
  distanceUnit: z.optional(z.literal(['km', 'mi'])),
};

/**
 * The branding file as people write it: every key is optional, a key that is not listed is a
 * problem. Takes our own shape and the one of the specification (spec §3, branding config).
 */
export const brandingSchema = z.strictObject({
  $schema: z.optional(z.string()),
  productName: z.optional(text(60)),
  attributePrefix: z.optional(prefix),
  title: z.optional(text(120)),
  logo: z.optional(logo),
  icon: z.optional(url),
  colors: z.optional(
    z.strictObject({ accent: z.optional(color), neutralHue: z.optional(between(0, 360)) }),
  ),
  header: z.optional(z.literal(['surface', 'ink', 'brand'])),
  radiusScale: z.optional(z.literal([0.5, 1, 1.5])),
  density: z.optional(z.literal(['comfortable', 'compact'])),
  font: z.optional(z.string().check(rule(isFontList, 'BAD_FONT', "'Figtree', sans-serif"))),
  scheme: z.optional(z.literal(['light', 'dark', 'system'])),
  login: z.optional(
    z.strictObject({
      image: z.optional(url),
      headline: z.optional(localized),
      subtitle: z.optional(localized),
    }),
  ),
  links: z.optional(z.strictObject(links)),
  map: z.optional(
    z.strictObject({
      layers: z.optional(z.array(mapLayer)),
      included: z.optional(url),
      streetViewKey: z.optional(text(200)),
    }),
  ),
  pinnedAttributes: z.optional(z.array(attributeKey)),
  trackers: z.optional(trackers),
  push: z.optional(
    z.strictObject({
      vapidKey: text(200),
      messagingConfig: z.record(z.string(), z.string()),
    }),
  ),
  ...reading,
  // Of a domain's brand as it is served.
  serverBrand: z.optional(z.strictObject(reading)),
  // Of a brand as it is served: a folder's own file does not name them, they lie beside it.
  words: z.optional(z.record(z.string(), url)),
  headLogo: z.optional(
    z.strictObject({
      image: z.optional(z.boolean()),
      text: z.optional(text(40)),
      url: z.optional(url),
    }),
  ),
  ...links,
});

/** A branding file that has passed `brandingSchema`, not yet filled in. */
export type BrandingFile = z.infer<typeof brandingSchema>;
