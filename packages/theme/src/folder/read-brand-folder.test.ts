// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBrandFolder } from './read-brand-folder';

const svg = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4" fill="#123456">${inside}</svg>`;
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

let dir = '';
const put = (name: string, content: string | Buffer) => writeFileSync(join(dir, name), content);
const putBrand = (brand: object) => put('branding.json', JSON.stringify(brand));
const problemsOf = async () => {
  const folder = await readBrandFolder(dir);
  return folder.ok ? [] : folder.problems;
};

beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'brand-'))));
afterEach(() => rmSync(dir, { recursive: true }));

describe('readBrandFolder', () => {
  it('answers the whole brand with the facts of its files', async () => {
    put('logo.svg', svg());
    put('policy.html', '<p>');
    putBrand({
      logo: { kind: 'image', light: 'logo.svg' },
      links: { dataPolicy: { url: 'policy.html' }, whatsapp: { url: 'https://wa.me/1' } },
    });
    const folder = await readBrandFolder(dir, { attributePrefix: 'frota' });
    if (!folder.ok) throw new Error(JSON.stringify(folder.problems));
    expect(folder.branding.logo).toMatchObject({ light: '/frota/assets/custom/logo.svg' });
    expect([...folder.files.keys()]).toEqual(['logo.svg', 'letter-icon.svg', 'policy.html']);
    expect(folder.files.get('logo.svg')).toMatchObject({ type: 'SVG', width: 8, height: 4 });
  });

  it('gives a file another version when its content changes', async () => {
    const version = async () => {
      const folder = await readBrandFolder(dir);
      return folder.ok && folder.files.get('logo.svg')?.version;
    };
    putBrand({ logo: { kind: 'image', light: 'logo.svg' } });
    put('logo.svg', svg());
    const before = await version();
    put('logo.svg', svg('<g/>'));
    expect(before).toMatch(/^[0-9a-f]{10}$/);
    expect(await version()).not.toBe(before);
  });

  it('tells every file problem at once, each with where it is named', async () => {
    put('logo.svg', png);
    put('dark.svg', '<svg><path/></svg>');
    put('icon.png', '%PDF-1.7');
    put('yard.jpg', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5_300_000)]));
    mkdirSync(join(dir, 'policy'));
    putBrand({
      logo: { kind: 'image', light: 'logo.svg', dark: 'dark.svg' },
      icon: 'icon.png',
      login: { image: 'yard.jpg' },
      links: { dataPolicy: { url: 'policy' }, whatsapp: { url: 'polcy.html' } },
    });
    put('policy.html', '');
    expect(await problemsOf()).toEqual([
      {
        code: 'FILE_NAME',
        path: 'logo.light',
        found: '"logo.svg" (PNG)',
        expected: '"logo.png"',
      },
      {
        code: 'FILE_TYPE',
        path: 'logo.dark',
        found: '"dark.svg": <svg>',
        expected: '<svg xmlns="http://www.w3.org/2000/svg">',
      },
      {
        code: 'FILE_TYPE',
        path: 'icon',
        found: '"icon.png" (PDF)',
        expected: 'SVG, PNG, JPEG, GIF, WebP, AVIF, ICO',
      },
      { code: 'TOO_BIG', path: 'login.image', found: '"yard.jpg", 5.1 MB', expected: '5.0 MB' },
      {
        code: 'FILE_MISSING',
        path: 'links.whatsapp.url',
        found: '"polcy.html"',
        expected: '',
        suggestion: 'policy.html',
      },
      {
        code: 'FILE_UNREADABLE',
        path: 'links.dataPolicy.url',
        found: '"policy" (EISDIR)',
        expected: '',
      },
    ]);
  });

  it('names keys of the short shape as they were written', async () => {
    putBrand({ headLogo: { image: true }, whatsapp: { url: 'chat.html' } });
    expect((await problemsOf()).map(({ path }) => path)).toEqual(['headLogo.url', 'whatsapp.url']);
  });

  it('says when the folder or its file is missing, and which name was probably meant', async () => {
    put('brandng.json', '{}');
    expect(await problemsOf()).toMatchObject([
      { code: 'FILE_MISSING', path: '', found: '"branding.json"', suggestion: 'brandng.json' },
    ]);
    const gone = await readBrandFolder(join(dir, 'gone'));
    expect(gone).toMatchObject({ ok: false, problems: [{ code: 'FILE_MISSING' }] });
  });

  it('passes on what is wrong inside the file', async () => {
    putBrand({ colors: { acent: '#fff' } });
    expect(await problemsOf()).toMatchObject([{ path: 'colors.acent', suggestion: 'accent' }]);
  });

  it('warns of a logo that can hardly be seen and of a drawing with a script', async () => {
    put('logo.svg', svg('<script>alert(1)</script>').replace('#123456', '#fafafa'));
    put('dark.svg', svg().replace('#123456', '#fafafa'));
    putBrand({ logo: { kind: 'image', light: 'logo.svg', dark: 'dark.svg' } });
    const folder = await readBrandFolder(dir);
    expect(folder.ok && folder.warnings).toMatchObject([
      { code: 'LOGO_CONTRAST', path: 'logo.light', scheme: 'light', color: '#fafafa' },
      { code: 'ACTIVE_DRAWING', path: 'logo.light', name: 'logo.svg', found: '<script' },
    ]);
  });

  describe('base maps of its own', () => {
    const layer = { id: 'city', name: 'City', attribution: '© City' };
    const style = { version: 8, sources: {}, layers: [] };
    const tiles = (kind: number) => {
      const head = Buffer.alloc(127);
      head.write('PMTiles');
      head[7] = 3;
      head[99] = kind;
      return head;
    };

    it('name the hosts that their styles fetch from, and give out their sprites', async () => {
      const sources = { far: { type: 'vector', url: 'https://tiles.example.com/planet' } };
      const glyphs = 'https://glyphs.example.com/{fontstack}/{range}.pbf';
      put('day.json', JSON.stringify({ ...style, sources, glyphs, sprite: 'signs' }));
      put('signs.json', '{}');
      put('city.pmtiles', tiles(1));
      putBrand({ map: { layers: [{ ...layer, style: 'day.json', pmtiles: 'city.pmtiles' }] } });
      const folder = await readBrandFolder(dir);
      if (!folder.ok) throw new Error(JSON.stringify(folder.problems));
      expect(folder.branding.map.layers[0]?.hosts).toEqual([
        'https://tiles.example.com',
        'https://glyphs.example.com',
      ]);
      expect([...folder.files.keys()]).toEqual(
        expect.arrayContaining(['day.json', 'city.pmtiles', 'signs.json']),
      );
    });

    it('tell what is wrong with their files', async () => {
      put('day.json', '{"version":8}');
      put('night.json', JSON.stringify({ ...style, sprite: 'gone' }));
      put('city.pmtiles', 'PK');
      put('streets.pmtiles', tiles(1));
      putBrand({
        map: {
          layers: [
            { ...layer, style: 'day.json' },
            { ...layer, id: 'b', style: 'night.json' },
            { ...layer, id: 'c', pmtiles: 'city.pmtiles' },
            { ...layer, id: 'd', pmtiles: 'streets.pmtiles' },
          ],
        },
      });
      expect(await problemsOf()).toMatchObject([
        { code: 'FILE_TYPE', path: 'map.layers.0.style', found: '"day.json"' },
        { code: 'FILE_TYPE', path: 'map.layers.2.pmtiles', expected: 'PMTiles 3' },
        { code: 'FILE_MISSING', path: 'map.layers.1.style', found: '"gone.json"' },
        { code: 'MISSING', path: 'map.layers.3.style', expected: '"style.json"' },
      ]);
    });
  });
});

describe('words of a brand', () => {
  const putWords = (name: string, content: string) => {
    mkdirSync(join(dir, 'words'), { recursive: true });
    put(`words/${name}`, content);
  };

  it('are read by language, as they are written', async () => {
    putBrand({});
    putWords('pt-BR.json', '\uFEFF{"nav.map.label":"Mapa da frota"}');
    putWords('fr.json', '{"a":1}');
    putWords('notes.txt', 'x');
    const folder = await readBrandFolder(dir);
    expect(folder.ok && [...folder.words]).toEqual([
      ['fr', { a: 1 }],
      ['pt-BR', { 'nav.map.label': 'Mapa da frota' }],
    ]);
  });

  it('are refused when they cannot be read, each by its file', async () => {
    putBrand({ words: { fr: 'words/fr.json' } });
    putWords('de.json', '{"a":');
    putWords('fr.json', '["a"]');
    putWords('it.json', JSON.stringify({ a: 'x'.repeat(524_288) }));
    putWords('pt-br.json', '{}');
    putWords('no language.json', '{}');
    expect(await problemsOf()).toMatchObject([
      { code: 'NOT_JSON', path: 'words/de.json' },
      { code: 'WRONG_TYPE', path: 'words/fr.json', found: '["a"]', expected: 'object' },
      { code: 'TOO_BIG', path: 'words/it.json', expected: '512 kB' },
      { code: 'BAD_NAME', path: 'words/no language.json' },
      { code: 'FILE_NAME', path: 'words/pt-br.json', expected: '"pt-BR.json"' },
      { code: 'UNKNOWN_KEY', path: 'words' },
    ]);
  });
});
