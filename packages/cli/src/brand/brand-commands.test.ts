import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { parseBrandingText } from '@rastro/theme/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../context';
import { runCommandLine } from '../create-program';
import { createTestContext } from '../testing/create-test-context';

const drawing = (size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" fill="#a3195b"><path d="M0 0"/></svg>`;

let home = '';
let dir = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'brand-'));
  dir = join(home, 'my brand');
});
afterEach(() => rmSync(home, { recursive: true }));

const put = (name: string, content: string) => {
  writeFileSync(join(home, name), content);
  return join(home, name);
};
const readBrand = () =>
  JSON.parse(readFileSync(join(dir, 'branding.json'), 'utf8')) as Record<string, unknown>;

async function run(argv: string[], more: Partial<Context> = {}) {
  const { context, stdout, stderr } = createTestContext(more);
  const code = await runCommandLine(['brand', ...argv], context);
  return { code, stdout: stdout(), stderr: stderr() };
}
const required = ['--name', 'Veloz', '--accent', '#a3195b'];

describe('brand init', () => {
  it('writes a whole brand from flags, and says what to type next', async () => {
    const logo = put('Veloz final (2).SVG', drawing('88 22'));
    const policy = put('Política.html', '<p>');
    const { code, stdout, stderr } = await run([
      ...['init', dir, ...required, '--logo', logo, '--header', 'ink', '--radius', '0.5'],
      ...['--whatsapp', '+55 (11) 99999-9999', '--data-policy', policy, '--prefix', 'veloz'],
      ...['--headline-pt', 'Sua frota em dia', '--headline-en', 'Your fleet, on time'],
    ]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain(`npm start -- --brand '${dir}'`);
    expect(readdirSync(dir).sort()).toEqual(['branding.json', 'logo.svg', 'policy.html']);
    expect(readBrand()).toEqual({
      productName: 'Veloz',
      title: 'Veloz',
      attributePrefix: 'veloz',
      logo: { kind: 'image', light: 'logo.svg' },
      colors: { accent: '#a3195b' },
      header: 'ink',
      scheme: 'system',
      radiusScale: 0.5,
      density: 'comfortable',
      login: { headline: { 'pt-BR': 'Sua frota em dia', 'en-US': 'Your fleet, on time' } },
      links: {
        whatsapp: { enabled: true, url: 'https://wa.me/5511999999999' },
        androidApp: { enabled: false, url: '' },
        appleApp: { enabled: false, url: '' },
        dataPolicy: { enabled: true, url: 'policy.html' },
      },
    });
    expect(await run(['check', dir])).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('can be used'),
    });
  });

  it('writes the terms that people accept, and who answers for their data', async () => {
    const terms = ['--data-policy', 'https://a.example/terms', '--terms-version', '2026-11'];
    const contact = ['--privacy-name', 'Bia', '--privacy-email', 'dpo@a.example'];
    expect(await run(['init', dir, ...required, ...terms, ...contact])).toMatchObject({ code: 0 });
    expect(readBrand()['links']).toMatchObject({
      dataPolicy: {
        enabled: true,
        url: 'https://a.example/terms',
        version: '2026-11',
        contact: { name: 'Bia', email: 'dpo@a.example' },
      },
    });
  });

  it('takes a square logo as the icon, and names each by its content', async () => {
    const logo = put('logo.png', drawing('40 40'));
    expect(await run(['init', dir, ...required, '--logo', logo])).toMatchObject({ code: 0 });
    expect(readBrand()).toMatchObject({ logo: { light: 'logo.svg' }, icon: 'logo.svg' });
  });

  it.each([
    [[], ['--name', '--accent']],
    [['--name', 'Veloz'], ['--accent']],
    [
      [...required, '--accent', 'bleu'],
      ['--accent', 'bleu', '#rrggbb'],
    ],
    [
      [...required, '--logo', 'gone.svg'],
      ['--logo', 'gone.svg'],
    ],
    [
      [...required, '--logo-dark', 'dark.svg'],
      ['--logo-dark', '--logo FILE'],
    ],
    [[...required, '--logo', 'a.svg', '--logo-text', 'a'], ['--logo-text']],
    [
      [...required, '--whatsapp', '123'],
      ['--whatsapp', '+55'],
    ],
    [[...required, '--android', 'javascript:alert(1)'], ['--android']],
    [[...required, '--prefix', 'api'], ['--prefix']],
    [[...required, '--header', 'pink'], ['--header']],
    [
      [...required, '--logo-text', 'x'.repeat(41)],
      ['--logo-text', '40'],
    ],
  ])('answers 2 to %j, names the flag and writes nothing', async (flags, words) => {
    const { code, stdout, stderr } = await run(['init', dir, ...flags]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    for (const word of words) expect(stderr).toContain(word);
    expect(existsSync(dir)).toBe(false);
  });

  it('names the files it would replace, keeps them, and replaces them only when told to', async () => {
    await run(['init', dir, ...required]);
    const again = ['init', dir, '--name', 'Other', '--accent', '#2f5bd8'];
    const refused = await run(again);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain(join(dir, 'branding.json'));
    expect(readBrand()).toMatchObject({ productName: 'Veloz' });
    expect(await run([...again, '--force'])).toMatchObject({ code: 0 });
    expect(readBrand()).toMatchObject({ productName: 'Other' });
    expect(await run([...again, '--yes', '--name', 'Third'])).toMatchObject({ code: 0 });
    expect(readBrand()).toMatchObject({ productName: 'Third' });
  });

  it('leaves nothing behind where it cannot write', async () => {
    mkdirSync(join(dir, 'branding.json'), { recursive: true });
    const refused = await run(['init', dir, ...required, '--force']);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toMatch(/my brand cannot be written \(E\w+\)/);
    const inFile = await run(['init', join(put('file', ''), 'brand'), ...required]);
    expect(inFile).toMatchObject({ code: 1 });
    expect(readdirSync(home).sort()).toEqual(['file', 'my brand']);
  });

  it('shows the file in a dry run, and as JSON what it wrote', async () => {
    const dry = await run(['init', dir, ...required, '--dry-run']);
    expect(JSON.parse(dry.stdout)).toMatchObject({ productName: 'Veloz' });
    expect(dry.stderr).toContain(join(dir, 'branding.json'));
    expect(existsSync(dir)).toBe(false);
    const flags = ['--name', 'Sol', '--accent', '#f6c21c', '--json', '--quiet'];
    const { stdout, stderr } = await run(['init', dir, ...flags]);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      files: [join(dir, 'branding.json')],
      branding: { colors: { accent: '#f6c21c' } },
      warnings: expect.arrayContaining([
        expect.objectContaining({ before: '#f6c21c', after: '#b78e00' }),
      ]),
    });
  });

  it(
    'asks in a terminal for what is missing, and again where an answer cannot be used',
    { timeout: 30_000 },
    async () => {
      const stdin = Object.assign(new PassThrough(), { isTTY: true });
      const answers: [question: string, answer: string][] = [
        ['Name that people read', 'Andorinha'],
        ['as in #a3195b', 'bleu'],
        ['expected a color', '\u0015#b3261e'],
        ['Logo file', ''],
        ['Header', ''],
        ['Scheme', ''],
        ['Photograph', ''],
        ['in Portuguese', 'Cada entrega, no caminho'],
        ['in Spanish', ''],
        ['in English', ''],
        ['WhatsApp', '5511988887777'],
        ['Android', ''],
        ['iPhone', ''],
        ['Data policy', ''],
      ];
      const shown: string[] = [];
      const stderr = Object.assign(new PassThrough(), { isTTY: true });
      // Each question ends its output; the process's own stream stays open then.
      stderr.end = () => stderr;
      stderr.on('data', (chunk) => {
        shown.push(String(chunk));
        const [question, answer] = answers[0] ?? [];
        if (question === undefined || !shown.join('').includes(question)) return;
        answers.shift();
        shown.length = 0;
        // A question listens only after it was drawn.
        setImmediate(() => stdin.write(`${answer}\r`));
      });
      expect(await run(['init', dir], { stdin, stderr })).toMatchObject({ code: 0 });
      expect(answers).toEqual([]);
      expect(readBrand()).toMatchObject({
        productName: 'Andorinha',
        colors: { accent: '#b3261e' },
        logo: { kind: 'text', text: 'Andorinha' },
        login: { headline: { 'pt-BR': 'Cada entrega, no caminho' } },
        links: { whatsapp: { url: 'https://wa.me/5511988887777' } },
      });
      const parsed = parseBrandingText(readFileSync(join(dir, 'branding.json'), 'utf8'));
      expect(parsed.ok).toBe(true);
    },
  );
});

describe('brand check', () => {
  const write = (json: object | string) => {
    mkdirSync(dir, { recursive: true });
    const text = typeof json === 'string' ? json : JSON.stringify(json);
    writeFileSync(join(dir, 'branding.json'), text);
  };

  it('tells every problem with path, found, expected and suggestion, and answers 1', async () => {
    write({ colors: { acent: '#fff' }, header: 'blue', logo: { kind: 'image', light: '../a' } });
    const { code, stdout, stderr } = await run(['check', dir]);
    expect(code).toBe(1);
    expect(stdout.split('\n').sort()).toEqual([
      '',
      'problem  colors.acent: this key does not exist. Did you mean "accent"?',
      'problem  header: found "blue", expected one of: surface, ink, brand.',
      'problem  logo.light: found "../a", expected an address like https://… or a file beside this one.',
    ]);
    expect(stderr).toContain('3 problems');
  });

  it('tells contrast with before and after, and answers 0', async () => {
    write({ colors: { accent: '#f6c21c' } });
    const text = await run(['check', dir]);
    expect(text).toMatchObject({ code: 0 });
    expect(text.stdout).toContain('#f6c21c would lack contrast, #b78e00 is used');
    const { code, stdout } = await run(['check', dir, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      problems: [],
      warnings: expect.arrayContaining([
        expect.objectContaining({
          before: '#f6c21c',
          after: '#b78e00',
          message: expect.any(String),
        }),
      ]),
    });
  });

  it('names words that do not exist, with the nearest, and those that could not be filled', async () => {
    await run(['init', dir, ...required]);
    mkdirSync(join(dir, 'words'));
    const words = {
      'nav.map.lable': 'Karte',
      'mail.test.subject': '{produkt}',
      'alarm.sos': 'SOS',
    };
    writeFileSync(join(dir, 'words/de.json'), JSON.stringify(words));
    expect(await run(['check', dir])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(
        [
          'warning  words/de.json, nav.map.lable: this key does not exist. Did you mean "nav.map.label"? It is left out.',
          'warning  words/de.json, mail.test.subject: found {produkt}, expected one of: {product}. It is left out.',
          '',
        ].join('\n'),
      ),
    });
    writeFileSync(join(dir, 'words/de.json'), '{');
    const broken = await run(['check', dir]);
    expect([broken.code, broken.stdout]).toEqual([1, expect.stringContaining('words/de.json: ')]);
  });

  it('takes the branding.json of a folder too, and says how to check for any other file', async () => {
    write('{"title": "Veloz"}');
    const file = join(dir, 'branding.json');
    expect(await run(['check', file])).toEqual(await run(['check', dir]));
    const other = join(dir, 'notes.txt');
    writeFileSync(other, 'x');
    const { code, stderr } = await run(['check', other]);
    expect(code).toBe(2);
    expect(stderr).toContain(`rastro brand check ${dir}`);
  });

  it('answers in JSON with problems, too, and 2 without a folder', async () => {
    write('{"title": "a" "b"}');
    const { code, stdout } = await run(['check', dir, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      file: join(dir, 'branding.json'),
      ok: false,
      problems: [{ code: 'NOT_JSON', expected: '1:15' }],
    });
    expect(await run(['check'])).toMatchObject({ code: 2, stdout: '' });
    expect(await run(['check', join(home, 'gone')])).toMatchObject({ code: 1 });
  });

  it('prints hostile keys without their control characters', async () => {
    write({ '\u001b[2Jx': 1 });
    expect((await run(['check', dir])).stdout).not.toContain('\u001b');
  });
});

describe('brand map', () => {
  const geojson = (kind: string) =>
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { class: kind, name: 'Main St' },
          geometry: {
            type: 'LineString',
            coordinates: [
              [0, 0],
              [0.01, 0],
            ],
          },
        },
      ],
    });

  it('makes a map and its small streets, which the brand can name', async () => {
    await run(['init', dir, ...required]);
    const files = [put('a.geojson', geojson('primary')), put('b.geojson', geojson('service'))];
    const out = join(dir, 'map.json');
    const { code, stderr } = await run(['map', ...files, '--credit', '© City', '--out', out]);
    expect([code, stderr]).toEqual([0, expect.stringContaining('map-streets.json: 2 features')]);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
      attribution: '© City',
      more: 'map-streets.json',
    });
    const brand = { ...readBrand(), map: { included: 'map.json' } };
    writeFileSync(join(dir, 'branding.json'), JSON.stringify(brand));
    expect((await run(['check', dir])).code).toBe(0);
    rmSync(join(dir, 'map-streets.json'));
    expect((await run(['check', dir])).stdout).toContain('map-streets.json');
    writeFileSync(out, '{}');
    expect((await run(['check', dir])).stdout).toContain('map.included');
  });

  it('writes nothing of a file without known classes, and says what a feature needs', async () => {
    const { code, stderr } = await run(['map', put('a.geojson', geojson('volcano'))]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('properties.class')]);
    const other = await run(['map', put('b.geojson', '[]')]);
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('FeatureCollection')]);
  });
});
