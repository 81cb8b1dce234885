// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Branding } from '../shape/branding';
import { defaultBranding } from './default-branding';
import { parseBranding } from './parse-branding';
import { parseBrandingText } from './parse-branding-text';

/** The brand of a file that must be right. */
function brandOf(json: unknown, options?: { attributePrefix: string }): Branding {
  const result = parseBranding(json, options);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.branding;
}

/** The problems of a file that must be wrong. */
function problemsOf(json: unknown) {
  const result = parseBranding(json);
  return result.ok ? [] : result.problems;
}

const full = {
  productName: 'Veloz Rastreadores',
  attributePrefix: 'veloz',
  title: 'Veloz',
  logo: { kind: 'image', light: 'logo.png', dark: 'https://cdn.example.com/dark.png', width: 120 },
  icon: '/icon.png',
  colors: { accent: '#A3195B', neutralHue: 350 },
  header: 'ink',
  radiusScale: 0.5,
  density: 'compact',
  font: "'Figtree', sans-serif",
  scheme: 'dark',
  login: { image: 'patio.jpg', headline: { 'pt-BR': 'Sua frota em dia' } },
  links: {
    whatsapp: { enabled: true, url: 'https://wa.me/5511999999999' },
    dataPolicy: { url: 'policy.html' },
  },
  map: {
    layers: [
      {
        id: 'streets',
        name: 'Ruas',
        url: 'https://tiles.example.com/{z}/{x}/{y}.png',
        attribution: '© OpenStreetMap',
        maxZoom: 19,
        scheme: 'light',
      },
    ],
    streetViewKey: 'AIzaSy-only-for-this-site',
  },
  pinnedAttributes: ['ignition', 'temp1'],
  push: { vapidKey: 'BKey', messagingConfig: { projectId: 'veloz' } },
  defaultLanguage: 'pt-BR',
};

describe('parseBranding', () => {
  it('fills an empty file up to the default brand', () => {
    expect(brandOf({})).toEqual(defaultBranding);
    expect(defaultBranding).toMatchObject({
      productName: 'Rastro',
      logo: { light: '/rastro/assets/custom/default-logo.svg' },
      colors: { accent: '#2f5bd8' },
    });
  });

  it('takes every key, and makes addresses work from any page', () => {
    expect(brandOf(full)).toMatchObject({
      ...full,
      logo: { ...full.logo, light: '/veloz/assets/custom/logo.png' },
      colors: { accent: '#a3195b', neutralHue: 350 },
      login: { ...full.login, image: '/veloz/assets/custom/patio.jpg' },
      links: {
        ...full.links,
        dataPolicy: { enabled: true, url: '/veloz/assets/custom/policy.html' },
        androidApp: { enabled: false, url: '' },
      },
    });
  });

  it('reads its own answer again without a change', () => {
    for (const branding of [brandOf(full), defaultBranding]) {
      expect(brandOf(JSON.parse(JSON.stringify(branding)))).toEqual(branding);
    }
  });

  it('[S3.65] [S3.66] [S3.67] takes a file of the shape of the specification', () => {
    const branding = brandOf({
      title: 'Andorinha Frotas',
      headLogo: { image: false, text: 'andorinha' },
      whatsapp: { enabled: true, url: 'https://wa.me/1' },
      androidApp: { enabled: false },
      appleApp: { enabled: true, url: 'https://apps.apple.com/app/1' },
      dataPolicy: { enabled: true, url: '/policy' },
      push: { vapidKey: 'k', messagingConfig: { apiKey: 'a' } },
    });
    expect(branding).toMatchObject({
      productName: 'andorinha',
      title: 'Andorinha Frotas',
      logo: { kind: 'text', text: 'andorinha' },
      links: {
        whatsapp: { enabled: true, url: 'https://wa.me/1' },
        androidApp: { enabled: false, url: '' },
        appleApp: { enabled: true, url: 'https://apps.apple.com/app/1' },
        dataPolicy: { enabled: true, url: '/policy' },
      },
      push: { vapidKey: 'k', messagingConfig: { apiKey: 'a' } },
    });
    expect(brandOf({ headLogo: { image: true, url: 'l.png' } }).logo).toEqual({
      kind: 'image',
      light: '/rastro/assets/custom/l.png',
      dark: '/rastro/assets/custom/l.png',
    });
  });

  it('never shows the default logo, icon or tint under the name of another brand', () => {
    const branding = brandOf({ productName: 'Veloz', colors: { accent: '#a3195b' } });
    expect(branding).toMatchObject({ title: 'Veloz', logo: { kind: 'text', text: 'Veloz' } });
    expect(branding.icon).toBe('/rastro/assets/custom/letter-icon.svg');
    expect(branding.colors).toEqual({ accent: '#a3195b' });
  });

  it('lets the prefix of the server win over the one of the file', () => {
    const branding = brandOf({ attributePrefix: 'veloz' }, { attributePrefix: 'acme' });
    expect(branding.attributePrefix).toBe('acme');
    expect(branding.logo).toMatchObject({ light: '/acme/assets/custom/default-logo.svg' });
  });

  it('names a misspelt key, where it stands and what was meant', () => {
    expect(problemsOf({ colours: {}, colors: { acent: '#fff' } })).toEqual([
      expect.objectContaining({ code: 'UNKNOWN_KEY', path: 'colors.acent', suggestion: 'accent' }),
      expect.objectContaining({ code: 'UNKNOWN_KEY', path: 'colours', suggestion: 'colors' }),
    ]);
    expect(problemsOf({ map: { layers: [{ ...full.map.layers[0], attributon: 'x' }] } })).toEqual([
      expect.objectContaining({ path: 'map.layers.0.attributon', suggestion: 'attribution' }),
    ]);
    expect(problemsOf({ logo: { kind: 'image', light: 'a.svg', widht: 9 } })).toEqual([
      expect.objectContaining({ path: 'logo.widht', suggestion: 'width' }),
    ]);
    const [stranger] = problemsOf({ map: { zzzzzz: 1 } });
    expect(stranger).toMatchObject({
      path: 'map.zzzzzz',
      expected: 'layers, included, streetViewKey',
    });
    expect(stranger).not.toHaveProperty('suggestion');
  });

  it.each([
    [{ colors: { accent: 'blue' } }, 'BAD_COLOR', 'colors.accent', '"blue"', '#rrggbb'],
    [{ colors: { neutralHue: 400 } }, 'OUT_OF_RANGE', 'colors.neutralHue', '400', '0–360'],
    [{ colors: 5 }, 'WRONG_TYPE', 'colors', '5', 'object'],
    [{ header: 'blue' }, 'NOT_ALLOWED', 'header', '"blue"', 'surface, ink, brand'],
    [{ radiusScale: 2 }, 'NOT_ALLOWED', 'radiusScale', '2', '0.5, 1, 1.5'],
    [{ font: 'x; color: red' }, 'BAD_FONT', 'font', '"x; color: red"', "'Figtree', sans-serif"],
    [{ productName: '  ' }, 'EMPTY', 'productName', '"  "', '1–60'],
    [{ title: 7 }, 'WRONG_TYPE', 'title', '7', 'string'],
    [{ attributePrefix: 'a/b' }, 'BAD_NAME', 'attributePrefix', '"a/b"', 'acme2'],
    [{ attributePrefix: 'api' }, 'RESERVED', 'attributePrefix', '"api"', 'acme2'],
    [{ pinnedAttributes: ['a,b'] }, 'BAD_NAME', 'pinnedAttributes.0', '"a,b"', 'ignition'],
    [{ pinnedAttributes: 'power' }, 'WRONG_TYPE', 'pinnedAttributes', '"power"', 'array'],
    [{ logo: { kind: 'svg' } }, 'NOT_ALLOWED', 'logo.kind', '"svg"', 'image, text'],
    [{ logo: { kind: 'image' } }, 'MISSING', 'logo.light', '', 'string'],
    [{ logo: 'a.svg' }, 'WRONG_TYPE', 'logo', '"a.svg"', 'object'],
    [{ icon: 'javascript:alert(1)' }, 'BAD_URL', 'icon', '"javascript:alert(1)"', 'https://…'],
    [{ whatsapp: { enabled: true } }, 'MISSING', 'whatsapp.url', '', 'https://…'],
    [
      { login: { headline: { fr: 'a' } } },
      'UNKNOWN_KEY',
      'login.headline.fr',
      '"fr"',
      'pt-BR, es, en-US',
    ],
    [
      { push: { vapidKey: 'a', messagingConfig: { a: 1 } } },
      'WRONG_TYPE',
      'push.messagingConfig.a',
      '1',
      'string',
    ],
    [[], 'WRONG_TYPE', '', '[]', 'object'],
    [JSON.parse('{"__proto__":{"x":1}}'), 'UNKNOWN_KEY', '__proto__', '"__proto__"', undefined],
  ])('says what is wrong with %j', (json, code, path, found, expected) => {
    expect(problemsOf(json)).toEqual([
      expect.objectContaining({ code, path, found, ...(expected && { expected }) }),
    ]);
  });

  it('finds what is said twice', () => {
    const layer = full.map.layers[0];
    const link = { enabled: true, url: '/a' };
    expect(problemsOf({ logo: full.logo, headLogo: { text: 'a' } })).toEqual([
      expect.objectContaining({ code: 'CONFLICT', path: 'headLogo', expected: 'logo' }),
    ]);
    expect(problemsOf({ links: { appleApp: link }, appleApp: link })).toEqual([
      expect.objectContaining({ code: 'CONFLICT', path: 'appleApp', expected: 'links.appleApp' }),
    ]);
    expect(problemsOf({ map: { layers: [layer, layer] } })).toEqual([
      expect.objectContaining({ code: 'DUPLICATE', path: 'map.layers.1.id', found: '"streets"' }),
    ]);
  });

  it('tells all problems at once', () => {
    const paths = problemsOf({ header: 1, colors: { accent: 1 }, nmae: 1 }).map((p) => p.path);
    expect(paths.sort()).toEqual(['colors.accent', 'header', 'nmae']);
  });
});

describe('base maps', () => {
  const base = { id: 'city', name: 'City', attribution: '© City' };
  const layersOf = (...layers: object[]) => brandOf({ map: { layers } }).map.layers;
  const layerProblems = (layer: object) => problemsOf({ map: { layers: [layer] } });

  it('are streets in light and dark and image tiles for a brand that names none', () => {
    const kinds = brandOf({ productName: 'Veloz' }).map.layers.map((layer) => [
      'style' in layer ? 'style' : 'url',
      layer.scheme,
    ]);
    expect(kinds).toEqual([
      ['style', 'light'],
      ['style', 'dark'],
      ['url', undefined],
    ]);
    expect(layersOf()).toEqual([]);
  });

  it('are images, styles or files, at addresses that work from any page', () => {
    const own = '/rastro/assets/custom/';
    expect(
      layersOf(
        { ...base, style: 'https://maps.example/day', hosts: ['https://tiles.example'] },
        { ...base, id: 'own', pmtiles: 'city.pmtiles', style: 'day.json' },
      ),
    ).toMatchObject([
      { style: 'https://maps.example/day', hosts: ['https://tiles.example'] },
      { pmtiles: `${own}city.pmtiles`, style: `${own}day.json` },
    ]);
  });

  it('have a name in one language or in several', () => {
    const name = { 'pt-BR': 'Cidade', 'en-US': 'City' };
    expect(layersOf({ ...base, name, style: 'a.json' })[0]?.name).toEqual(name);
    expect(layerProblems({ ...base, name: { fr: 'Ville' }, style: 'a.json' })).toEqual([
      expect.objectContaining({
        code: 'UNKNOWN_KEY',
        path: 'map.layers.0.name.fr',
        expected: 'pt-BR, es, en-US',
      }),
    ]);
    expect(layerProblems({ ...base, name: '', style: 'a.json' })).toEqual([
      expect.objectContaining({ code: 'EMPTY', path: 'map.layers.0.name' }),
    ]);
  });

  it.each([
    [{}, 'MISSING', 'url', 'url | style | pmtiles'],
    [{ url: '/{z}/{x}/{y}.png', style: 'a.json' }, 'CONFLICT', 'url', 'style | pmtiles'],
    [{ style: 'javascript:alert(1)' }, 'BAD_URL', 'style', 'https://…'],
    [{ pmtiles: '../city.pmtiles' }, 'BAD_URL', 'pmtiles', 'https://…'],
    [{ style: 'a.json', id: 'plain' }, 'RESERVED', 'id', 'streets-2'],
    [
      { style: 'a.json', hosts: ["https://a;script-src 'x'"] },
      'BAD_TILE_URL',
      'hosts.0',
      'https://tiles.example.com',
    ],
  ])('say what is wrong with %j', (change, code, path, expected) => {
    expect(layerProblems({ ...base, ...change })).toEqual([
      expect.objectContaining({ code, path: `map.layers.0.${path}`, expected }),
    ]);
  });
});

describe('any JSON', () => {
  const named = ['headLogo', 'whatsapp', 'light', 'url', 'layers', 'name', 'style', 'hosts', 'zz'];
  const keys = fc.constantFrom(...Object.keys(full), ...named);

  it('is read or refused with problems that say where and what, and never breaks', () => {
    const json = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.jsonValue({ maxDepth: 1 }),
        fc.dictionary(keys, tie('value')),
      ),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        const result = parseBranding(value);
        if (result.ok) expect(brandOf(result.branding)).toEqual(result.branding);
        else expect(result.problems.length).toBeGreaterThan(0);
        for (const problem of result.ok ? [] : result.problems) {
          expect(Object.values(problem).every((part) => typeof part === 'string')).toBe(true);
          expect(problem.found.length).toBeLessThanOrEqual(60);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('parseBrandingText', () => {
  it('reads a file with a byte order mark', () => {
    expect(parseBrandingText('\uFEFF{"title":"A"}')).toMatchObject({ ok: true });
  });

  it('says where a file stops being JSON', () => {
    expect(parseBrandingText('{\n  "title": "A",\n}')).toEqual({
      ok: false,
      problems: [{ code: 'NOT_JSON', path: '', found: '"}"', expected: '3:1' }],
    });
    expect(parseBrandingText('{"title": "A"')).toMatchObject({
      ok: false,
      problems: [{ code: 'NOT_JSON', expected: '1:14' }],
    });
  });
});

describe('the data policy', () => {
  const policy = (dataPolicy: object) => parseBranding({ links: { dataPolicy } });
  const contact = { name: 'Bia', email: 'dpo@example.com' };

  it('has a version that people accept, its text, and who answers for their data', () => {
    const said = { version: '2026-11', text: '<b>Be kind</b>', contact };
    const parsed = policy(said);
    expect(parsed).toMatchObject({ ok: true });
    const { branding } = parsed as Extract<typeof parsed, { ok: true }>;
    expect(branding.links.dataPolicy).toEqual({ enabled: false, url: '', ...said });
    expect(parseBranding(branding)).toEqual(parsed);
    expect(policy({ url: 'https://a.example', version: '1' })).toMatchObject({ ok: true });
    expect(parseBranding({}).ok && parseBranding({})).not.toHaveProperty(
      'branding.links.dataPolicy.version',
    );
  });

  it.each([
    [{ version: '1' }, 'url', 'MISSING'],
    [{ text: 'Be kind' }, 'version', 'MISSING'],
    [{ version: ' ', text: 'a' }, 'version', 'EMPTY'],
    [{ version: 'x'.repeat(41), text: 'a' }, 'version', 'TOO_LONG'],
    [{ version: 'a\nb', text: 'a' }, 'version', 'BAD_NAME'],
    [{ version: '1', text: 'x'.repeat(50_001) }, 'text', 'TOO_LONG'],
    [{ version: '1', url: 'javascript:alert(1)' }, 'url', 'BAD_URL'],
    [{ version: '1', url: 'data:text/html,a' }, 'url', 'BAD_URL'],
    [{ contact: { name: 'Bia' } }, 'contact.email', 'MISSING'],
    [{ contact: { ...contact, name: '' } }, 'contact.name', 'EMPTY'],
    [{ contact: { name: 'Bia', email: 'no mail' } }, 'contact.email', 'BAD_NAME'],
    [{ contact: { name: 'Bia', phone: 'javascript:1' } }, 'contact.phone', 'BAD_NAME'],
    [{ contact: { name: 'Bia', url: 'javascript:1' } }, 'contact.url', 'BAD_URL'],
    [{ contact: { name: 'Bia', url: '/page' } }, 'contact.url', 'BAD_URL'],
    [{ contact: { ...contact, mail: 'a' } }, 'contact.mail', 'UNKNOWN_KEY'],
  ])('%j is told of at %s', (said, path, code) => {
    const parsed = policy(said);
    expect(parsed.ok ? [] : parsed.problems).toMatchObject([
      { code, path: `links.dataPolicy.${path}` },
    ]);
  });

  it('of a link that is no policy has no version', () => {
    const parsed = parseBranding({ links: { whatsapp: { version: '1' } } });
    expect(parsed).toMatchObject({ ok: false, problems: [{ code: 'UNKNOWN_KEY' }] });
  });
});

it('takes a zone that programs know, and units', () => {
  const reading = { timeZone: 'America/Manaus', speedUnit: 'kmh', distanceUnit: 'km' };
  expect(parseBranding(reading)).toMatchObject({ ok: true, branding: reading });
  const problems = [expect.objectContaining({ path: 'timeZone', code: 'BAD_NAME' })];
  expect(parseBranding({ timeZone: 'Mars/Olympus' })).toEqual({ ok: false, problems });
});
