import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { KEPT_VERSIONS } from './saved-brands';

interface Theme {
  revision: number;
  branding: { productName?: string };
  files: { name: string; bytes: number }[];
  versions: { revision: number; savedBy: string }[];
  proof: { name: string; value: string; file: string } | null;
  verifiedAt: string | null;
}

const svg = (color: string, inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30" fill="${color}">${inside}<path d="M0 0h9v9z"/></svg>`,
  ).toString('base64');
/** Each part draws the one before it ten times. */
const BOMB = Array.from(
  { length: 9 },
  (_, id) => `<g id="l${id + 1}">${`<use href="#l${id}"/>`.repeat(10)}</g>`,
).join('');
const LOGO = { kind: 'image', light: '/rastro/assets/custom/logo.svg' };

let server: TestApp;
let ana: TestBrowser;
let texts: string[][] = [];
const asked: string[] = [];
/** Files on sites of the internet, by address. */
let siteFiles: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestApp({
    readDnsTexts: async (name) => {
      asked.push(name);
      return texts;
    },
    readSiteFile: async ({ href }) => siteFiles[href] ?? Promise.reject(new Error('404')),
  });
  await server.addUser({ name: 'Bruno', email: 'bruno@example.com', password: ADMIN.password });
  ana = server.browser();
  await ana.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());

const read = async (domain = ''): Promise<Theme> =>
  (await ana.call(`GET /api/theme?domain=${domain}`)).json as unknown as Theme;
const put = (json: object, domain = '') => ana.call(`PUT /api/theme?domain=${domain}`, { json });
/** A page that came by another name: `fetch` would not let it be said. */
const textAt = async (host: string, path: string): Promise<string> =>
  (await request(`${server.origin}${path}`, { headers: { host } })).body.text();
const configAt = async (host: string) =>
  JSON.parse(await textAt(host, '/rastro/assets/custom/config.json')) as {
    productName: string;
    logo: { light?: string };
  };

describe('the brand of the server', () => {
  it('[S7.90] is saved, served at once with its files, and is that of the folder again once it is taken away', async () => {
    expect(await read()).toMatchObject({ revision: 0, branding: {}, files: [], proof: null });
    const branding = { productName: 'Veloz', logo: LOGO };
    const reply = await put({ branding, files: { 'logo.svg': svg('#123456') }, revision: 0 });
    expect([reply.status, reply.json]).toMatchObject([
      200,
      { revision: 1, branding, versions: [{ revision: 1, savedBy: 'Ana' }] },
    ]);
    const config = await configAt('anywhere.example');
    expect(config.productName).toBe('Veloz');
    expect(config.logo.light).toMatch(/^\/rastro\/assets\/custom\/logo\.svg\?v=\w+$/);
    expect(await textAt('anywhere.example', config.logo.light ?? '')).toContain('#123456');
    expect((await ana.call('DELETE /api/theme')).status).toBe(204);
    expect((await configAt('anywhere.example')).productName).toBe('Rastro');
  });

  it('is edited from that of the folder, whose files come with it', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'brand-'));
    writeFileSync(join(dir, 'branding.json'), JSON.stringify({ productName: 'Pasta', logo: LOGO }));
    writeFileSync(join(dir, 'logo.svg'), Buffer.from(svg('#abcdef'), 'base64'));
    const door = await server.openDoor({ config: { brandDir: dir } });
    const admin = door.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
    const before = (await admin.call('GET /api/theme')).json as unknown as Theme;
    expect(before).toMatchObject({ branding: { productName: 'Pasta' }, revision: 0 });
    const branding = { ...before.branding, productName: 'Tela' };
    await admin.call('PUT /api/theme', { json: { branding, revision: 0 } });
    const { json } = await admin.call('GET /rastro/assets/custom/config.json');
    expect(json).toMatchObject({ productName: 'Tela' });
    const { text } = await admin.call('GET /rastro/assets/custom/logo.svg');
    expect(text).toContain('#abcdef');
    await admin.call('DELETE /api/theme');
    await door.stop();
    rmSync(dir, { recursive: true });
  });
});

describe('the brand of a domain', () => {
  const domain = 'track.acme.com';
  const branding = { productName: 'Acme', logo: LOGO };

  it('is served once a file of its site proves it, too', async () => {
    texts = [];
    const at = 'frota.acme.com';
    await put({ branding: { productName: 'Acme' }, revision: 0 }, at);
    const { proof } = await read(at);
    const verify = () => ana.call(`POST /api/theme/verify?domain=${at}`);
    siteFiles = { [proof!.file]: `<p>${proof!.value}</p>` };
    expect((await verify()).json).toMatchObject({ code: 'DOMAIN_NOT_PROVED' });
    siteFiles = { [proof!.file]: `${proof!.value}\n` };
    expect((await verify()).status).toBe(200);
    expect((await configAt(at)).productName).toBe('Acme');
  });

  it('is served there alone, and only once the DNS proves the domain', async () => {
    await put({ branding, files: { 'logo.svg': svg('#ff0000') }, revision: 0 }, domain);
    expect((await configAt(domain)).productName).toBe('Rastro');
    const { proof } = await read(domain);
    expect(proof).toEqual({
      name: `_rastro.${domain}`,
      value: expect.stringMatching(/^rastro=\w{32}$/),
      file: `https://${domain}/.well-known/rastro.txt`,
    });
    texts = [['rastro=somebody else']];
    expect(await ana.call(`POST /api/theme/verify?domain=${domain}`)).toMatchObject({
      status: 409,
      json: { code: 'DOMAIN_NOT_PROVED', message: expect.stringContaining(proof!.value) },
    });
    texts = [['other'], [proof!.value.slice(0, 9), proof!.value.slice(9)]];
    expect((await ana.call(`POST /api/theme/verify?domain=${domain}`)).status).toBe(200);
    expect(asked.at(-1)).toBe(`_rastro.${domain}`);

    expect(await configAt(domain)).toMatchObject({
      productName: 'Acme',
      serverBrand: {},
    });
    expect(await configAt('other.acme.com')).not.toHaveProperty('serverBrand');
    expect((await configAt(`${domain.toUpperCase()}.:8082`)).productName).toBe('Acme');
    expect((await configAt('other.acme.com')).productName).toBe('Rastro');
    expect(await textAt(domain, '/rastro/assets/custom/logo.svg')).toContain('#ff0000');
    expect(await textAt('other.acme.com', '/rastro/assets/custom/logo.svg')).not.toContain(
      '#ff0000',
    );
    expect(await textAt(domain, '/rastro/assets/custom/manifest.webmanifest')).toContain('Acme');
  });

  it('stays as it is while somebody else has saved another version, and goes back to an earlier one', async () => {
    const change = { branding: { ...branding, productName: 'Acme 2' }, revision: 1 };
    expect((await put(change, domain)).json).toMatchObject({ revision: 2 });
    expect(await put(change, domain)).toMatchObject({
      status: 409,
      json: { code: 'CHANGE_LOST', field: 'revision' },
    });
    const back = await ana.call(`POST /api/theme/revert?domain=${domain}`, {
      json: { revision: 1 },
    });
    expect(back.json).toMatchObject({ revision: 3, branding: { productName: 'Acme' } });
    expect((await configAt(domain)).productName).toBe('Acme');
    const gone = await ana.call(`POST /api/theme/revert?domain=${domain}`, {
      json: { revision: 99 },
    });
    expect(gone.status).toBe(404);
  });

  it('of two saves at once one is refused', async () => {
    const { revision } = await read(domain);
    const saves = await Promise.all([1, 2, 3].map(() => put({ branding, revision }, domain)));
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('keeps its newest versions, and no content that none of them has', async () => {
    let { revision } = await read('old.acme.com');
    for (let count = 0; count < KEPT_VERSIONS + 2; count += 1) {
      const files = { 'logo.svg': svg(`#0000${(count + 16).toString(16)}`) };
      await put({ branding, files, revision }, 'old.acme.com');
      revision += 1;
    }
    const { versions } = await read('old.acme.com');
    expect(versions.map((one) => one.revision).sort((a, b) => a - b)[0]).toBe(3);
    expect(versions).toHaveLength(KEPT_VERSIONS);
    const { rows } = await server.database.query<{ count: number }>(
      `select count(*)::int as count from brand_content
       where brand_id = (select id from brand where domain = 'old.acme.com')`,
    );
    // A logo for each version, and one text of the brand.
    expect(rows[0]?.count).toBe(KEPT_VERSIONS + 1);
  });
});

describe('a drawing', () => {
  const PATH = '/rastro/assets/custom/logo.svg';
  it('is written anew before it is kept', async () => {
    const sent = svg('#123456', '<!-- mine --><metadata>x</metadata><g data-a="1"/>');
    const branding = { logo: LOGO };
    const json = { branding, files: { 'logo.svg': sent }, revision: (await read()).revision };
    expect((await put(json)).status).toBe(200);
    const kept =
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30" fill="#123456"><g/><path d="M0 0h9v9z"/></svg>';
    expect(await textAt('localhost', PATH)).toBe(kept);
    const { rows } = await server.database.query<{ text: string }>(
      `select convert_from(bytes, 'UTF8') as text from brand_content where convert_from(bytes, 'UTF8') like '<svg%'`,
    );
    expect(rows.map(({ text }) => text)).toContain(kept);
  });
});

describe('what is wrong', () => {
  it.each([
    [
      'a colour that is none',
      { branding: { colors: { accent: 'bleu' } } },
      'branding.colors.accent',
    ],
    ['a file that is not there', { branding: { logo: LOGO } }, 'branding.logo.light'],
    ['a program', { branding: {}, files: { 'a.exe': svg('#000') } }, 'files.a.exe'],
    ['a page', { branding: {}, files: { 'a.html': svg('#000') } }, 'files.a.html'],
    ['a way out', { branding: {}, files: { '../a.svg': svg('#000') } }, 'files.../a.svg'],
    [
      'a script',
      { branding: {}, files: { 'a.svg': svg('#000', '<script>1</script>') } },
      'files.a.svg',
    ],
    [
      'a handler',
      { branding: {}, files: { 'a.svg': svg('#000', '<a onclick="x"/>') } },
      'files.a.svg',
    ],
    [
      'a script by a prefix',
      {
        branding: {},
        files: {
          'a.svg': svg('#000', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'),
        },
      },
      'files.a.svg',
    ],
    [
      'a drawing that draws very much',
      { branding: {}, files: { 'a.svg': svg('#000', BOMB) } },
      'files.a.svg',
    ],
    [
      'a branding of files',
      { branding: {}, files: { 'branding.json': 'e30=' } },
      'files.branding.json',
    ],
    ['no base64', { branding: {}, files: { 'a.svg': '%%' } }, 'files.a.svg'],
    ['a text for a brand', { branding: 'red' }, 'branding'],
  ])('%s is refused with its member, and nothing is saved', async (_what, change, field) => {
    const reply = await put({ revision: 0, ...change }, 'bad.acme.com');
    expect([reply.status, reply.json]).toMatchObject([422, { code: 'FIELD_INVALID', field }]);
    expect((await read('bad.acme.com')).revision).toBe(0);
  });

  it('a picture of far too many px is refused', async () => {
    const png = Buffer.alloc(33);
    png.set(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    const files = { 'logo.png': png.toString('base64') };
    const reply = await put({ branding: {}, files, revision: 0 }, 'bad.acme.com');
    expect(reply.json).toMatchObject({ field: 'files.logo.png' });
  });

  it.each(['localhost', '10.0.0.1', 'a b.com', 'http://acme.com', '-.com', '*.com'])(
    'the domain %s is none',
    async (domain) => {
      const reply = await put({ branding: {}, revision: 0 }, encodeURIComponent(domain));
      expect([reply.status, reply.json]).toMatchObject([422, { field: 'domain' }]);
    },
  );

  it.each([
    'GET /api/themes',
    'GET /api/theme',
    'GET /api/theme/file?name=logo.svg',
    'PUT /api/theme',
    'POST /api/theme/revert',
    'POST /api/theme/verify?domain=track.acme.com',
    'DELETE /api/theme?domain=track.acme.com',
  ])('[S6.8] %s is for administrators alone', async (call) => {
    const json = { branding: {}, revision: 1 };
    const options = call.startsWith('P') ? { json } : {};
    expect((await server.browser().call(call, options)).status).toBe(401);
    const bruno = server.browser();
    await bruno.signIn('bruno@example.com', ADMIN.password);
    expect(await bruno.call(call, options)).toMatchObject({
      status: 403,
      json: { code: 'ADMINISTRATOR_REQUIRED' },
    });
  });
});
