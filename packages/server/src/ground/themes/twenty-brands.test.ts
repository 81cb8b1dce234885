import { request } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';

const COUNT = 20;
const brands = Array.from({ length: COUNT }, (_, index) => {
  const letter = String.fromCharCode(65 + index);
  const color = `#${(0x102030 + index * 0x050301).toString(16)}`;
  return {
    domain: `track.brand-${letter.toLowerCase()}.example`,
    /** In no other brand, nor in ours. */
    mark: `Zeta${letter}${letter}${letter}${index}Quo`,
    color,
    logo: `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30" fill="${color}"><path d="M0 0h9v${index + 1}z"/></svg>`,
  };
});

let server: TestApp;
let ana: TestBrowser;
let texts: string[][] = [];

beforeAll(async () => {
  server = await startTestApp({ readDnsTexts: async () => texts });
  ana = server.browser();
  await ana.signIn(ADMIN.email, ADMIN.password);
  for (const { domain, mark, color, logo } of brands) {
    const branding = {
      productName: mark,
      colors: { accent: color },
      logo: { kind: 'image', light: '/rastro/assets/custom/logo.svg' },
    };
    const files = { 'logo.svg': Buffer.from(logo).toString('base64') };
    const json = { branding, files, revision: 0 };
    const saved = await ana.call(`PUT /api/theme?domain=${domain}`, { json });
    expect(saved.status, saved.text).toBe(200);
    const proof = saved.json['proof'] as { value: string };
    texts = [[proof.value]];
    expect((await ana.call(`POST /api/theme/verify?domain=${domain}`)).status).toBe(200);
  }
});
afterAll(() => server.stop());

const PATHS = [
  '/rastro/assets/custom/config.json',
  '/api/rastro/assets/custom/config.json',
  '/rastro/assets/custom/manifest.webmanifest',
  '/rastro/assets/custom/logo.svg',
];
const textAt = async (host: string, path: string): Promise<string> =>
  (await request(`${server.origin}${path}`, { headers: { host } })).body.text();

it('[S7.90] twenty brands asked for at once: each answers its own name, colour and logo, and no byte of another', async () => {
  const asked = brands.flatMap((brand) => PATHS.map((path) => ({ brand, path })));
  // Mixed, so that what one host leaves behind would be seen by the next.
  asked.sort((a, b) => PATHS.indexOf(a.path) - PATHS.indexOf(b.path));
  for (let round = 0; round < 3; round += 1) {
    const texts = await Promise.all(asked.map(({ brand, path }) => textAt(brand.domain, path)));
    asked.forEach(({ brand, path }, index) => {
      const text = texts[index] ?? '';
      if (path.endsWith('.svg')) expect(text).toBe(brand.logo);
      else expect(text, `${brand.domain} ${path}`).toContain(brand.mark);
      for (const other of brands.filter((one) => one !== brand)) {
        expect(text).not.toContain(other.mark);
        expect(text.toLowerCase()).not.toContain(`"${other.color}"`);
      }
    });
  }
});

it('an unknown host gets that of the server, and nothing of any of them', async () => {
  for (const host of ['track.unknown.example', 'brand-a.example', `x.${brands[0]?.domain}`]) {
    for (const path of PATHS.slice(0, 3)) {
      const text = await textAt(host, path);
      for (const { mark } of brands) expect(text).not.toContain(mark);
    }
  }
});
