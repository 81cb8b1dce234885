import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../http/create-log';
import { openBrand } from './brand-source';

const folderWith = (name: string, text: string): string => {
  const dir = mkdtempSync(join(tmpdir(), 'rastro-brand-'));
  writeFileSync(join(dir, name), text);
  return dir;
};

function open(dir: string | undefined, attributePrefix?: string) {
  const logged: string[] = [];
  const log = createLog('warn', { write: (line) => void logged.push(line) });
  return { opening: openBrand({ dir, attributePrefix, log }), logged };
}

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" fill="${color}"/>`;

describe('openBrand', () => {
  it('is the default brand without a folder, with the prefix of the server', async () => {
    const brand = await open(undefined, 'frota').opening;
    expect(brand.attributePrefix).toBe('frota');
    expect((await brand.read()).branding.logo).toMatchObject({
      light: '/frota/assets/custom/default-logo.svg',
    });
  });

  it('reads a file of the shape of the specification', async () => {
    const dir = folderWith('config.json', '{"title":"T","headLogo":{"image":false,"text":"T"}}');
    const brand = await open(dir).opening;
    expect((await brand.read()).branding.logo).toEqual({ kind: 'text', text: 'T' });
  });

  it('refuses a typo with the file, the path, what was found and what is expected', async () => {
    const dir = folderWith('branding.json', '{"colors":{"accent":"bleu"}}');
    await expect(open(dir).opening).rejects.toThrow(join(dir, 'branding.json'));
    await expect(open(dir).opening).rejects.toThrow(/colors\.accent.*bleu.*#rrggbb/s);
  });

  it('refuses text that is not JSON, an unknown key, and a folder without a file', async () => {
    const refuses = (name: string, text: string, words: string | RegExp) =>
      expect(open(folderWith(name, text)).opening).rejects.toThrow(words);
    await refuses('branding.json', '{"title":', 'JSON');
    await refuses('branding.json', '{"titel":"x"}', 'titel');
    await refuses('other.json', '{}', /branding\.json.*brand init/s);
  });

  it('refuses a logo that is not there', async () => {
    const dir = folderWith('branding.json', '{"logo":{"kind":"image","light":"gone.svg"}}');
    await expect(open(dir).opening).rejects.toThrow('gone.svg');
  });
});

describe('a brand that changes while it is served', () => {
  const write = (dir: string, brand: object) =>
    writeFileSync(join(dir, 'branding.json'), JSON.stringify(brand));
  const logo = { kind: 'image', light: 'logo.svg' };

  it('is read again when its file or one of its pictures changed, and only then', async () => {
    const dir = folderWith('branding.json', JSON.stringify({ title: 'One', logo }));
    writeFileSync(join(dir, 'logo.svg'), svg('#111111'));
    const brand = await open(dir).opening;
    const first = await brand.read();
    expect(await brand.read()).toBe(first);

    write(dir, { title: 'Another', logo });
    const second = await brand.read();
    expect(second.branding.title).toBe('Another');
    expect(second.branding.logo).toEqual(first.branding.logo);

    writeFileSync(join(dir, 'logo.svg'), svg('#22222222'));
    const third = await brand.read();
    expect(third.branding.logo).not.toEqual(first.branding.logo);
    expect(third.branding.logo).toMatchObject({
      light: expect.stringMatching(/^\/rastro\/assets\/custom\/logo\.svg\?v=\w{10}$/),
    });
  });

  it('keeps the last good one when it breaks, and says once what is wrong', async () => {
    const dir = folderWith('branding.json', JSON.stringify({ title: 'One' }));
    const { opening, logged } = open(dir);
    const brand = await opening;
    write(dir, { title: 'Two', colors: { acent: '#fff' }, header: 'blue' });
    expect((await brand.read()).branding.title).toBe('One');
    expect((await brand.read()).branding.title).toBe('One');
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      {
        file: join(dir, 'branding.json'),
        problems: [
          'colors.acent: this key does not exist. Did you mean "accent"?',
          'header: found "blue", expected one of: surface, ink, brand.',
        ],
      },
    ]);

    write(dir, { title: 'Three', logo });
    expect((await brand.read()).branding.title).toBe('One');
    expect(logged.at(-1)).toContain('logo.svg');
    writeFileSync(join(dir, 'logo.svg'), svg('#111111'));
    expect((await brand.read()).branding.title).toBe('Three');

    rmSync(dir, { recursive: true });
    expect((await brand.read()).branding.title).toBe('Three');
    expect(logged).toHaveLength(3);
  });

  it('keeps its prefix, which addresses and data carry, and says so', async () => {
    const dir = folderWith('branding.json', JSON.stringify({ attributePrefix: 'frota' }));
    const { opening, logged } = open(dir);
    const brand = await opening;
    write(dir, { attributePrefix: 'other', title: 'Another' });
    const { branding } = await brand.read();
    expect(branding).toMatchObject({ title: 'Another', attributePrefix: 'frota' });
    await brand.read();
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { attributePrefix: 'frota', found: 'other', msg: expect.stringMatching(/next start/) },
    ]);
  });

  it('says the words of its folder, and those that came later', async () => {
    const dir = folderWith('branding.json', '{}');
    const { opening, logged } = open(dir);
    const brand = await opening;
    expect((await brand.read()).branding.words).toBeUndefined();
    mkdirSync(join(dir, 'words'));
    const put = (words: object) => writeFileSync(join(dir, 'words/fr.json'), JSON.stringify(words));
    put({ 'alarm.sos': 'Urgence', 'alarm.soss': 'x', 'mail.test.subject': '{nom}' });
    const { branding, words, warnings } = await brand.read();
    expect(branding.words).toEqual({
      fr: expect.stringMatching(/^\/rastro\/assets\/custom\/words\/fr\.json\?v=\w{10}$/),
    });
    expect(words.get('fr')?.text).toBe('{"alarm.sos":"Urgence"}');
    expect(warnings).toMatchObject([
      { path: 'words/fr.json', problem: { path: 'alarm.soss', suggestion: 'alarm.sos' } },
      { path: 'words/fr.json', problem: { path: 'mail.test.subject', found: '{nom}' } },
    ]);
    expect(brand.wordsOf('fr').t('alarm.sos')).toBe('Urgence');
    put({ 'alarm.sos': 'Détresse' });
    await brand.read();
    expect(brand.wordsOf('fr').t('alarm.sos')).toBe('Détresse');
    writeFileSync(join(dir, 'words/fr.json'), '{');
    await brand.read();
    expect(brand.wordsOf('fr').t('alarm.sos')).toBe('Détresse');
    expect(logged.join()).toContain('words/fr.json');
  });
});
