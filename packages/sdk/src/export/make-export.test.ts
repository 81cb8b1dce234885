import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml } from '../domain';
import { makeExport } from './make-export';
import { PDF_MAX_ROWS } from './table/pdf-max-rows';
import type { ExportLine, ExportTable } from './table/export-table';
import { collect, readPdf, tripDocument, tripLines, unzipTexts } from './testing';

const csvOf = async (document = tripDocument()): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await collect(makeExport(document, 'csv')));
const xlsxOf = async (document = tripDocument()) =>
  unzipTexts(await collect(makeExport(document, 'xlsx')));
const pdfOf = async (document = tripDocument()) =>
  readPdf(await collect(makeExport(document, 'pdf')));

const hostile = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(
        fc.constantFrom(
          '=',
          '+',
          '-',
          '@',
          '\t=',
          '\r',
          '<script>',
          ']]>',
          '&',
          'ação ',
          '🚚',
          '\u202e',
          '(',
          '\\',
        ),
        fc.string({ unit: 'grapheme' }),
      )
      .map((parts) => parts.join('')),
  )
  .filter((text) => text !== '');
const rowOf = (text: string): ExportLine => ({
  type: 'row',
  cells: [text, null, text, null, null, null],
});

/** A chart's column is called as a stranger's tracker calls what it measures. */
const measuring = (label: string): ExportTable[] => [
  {
    name: label,
    columns: [{ key: 'measure', kind: 'number', label }],
    lines: [[{ type: 'row', cells: [7] }]],
  },
];

/**
 * Builds a document of `count` rows, with a label in every hundredth: drawing thousands of texts
 * takes seconds.
 */
const numbered = (count: number) => {
  const cells = (row: number) => [row % 100 === 0 ? `row ${row}` : null];
  const lines = Array.from({ length: count }, (_, index): ExportLine => {
    return { type: 'row', cells: cells(index + 1) };
  });
  const columns = [{ key: 'row', kind: 'text' as const, label: 'Row' }];
  return tripDocument({ tables: [{ name: 'Rows', columns, lines: [lines] }] });
};
/** Beginning of a line that a spreadsheet computes; figures and dashes stay as they are. */
const COMPUTED = /^"?(?:[=@\t\r]|[-+](?![-+\d.,; ()]*$))/m;
const MEASURES = ['=1+1', '@SUM(A1)', '+1', '-1', '<b>&"', '\t=1'];

describe('a CSV file', () => {
  it('has a mark, units in its head and figures as the language writes them [S2.1]', async () => {
    const text = await csvOf();
    expect(text.split('\r\n')).toEqual([
      '\uFEFFVeículo;Saída;Trajeto;Distância (km);Duração;Média (km/h)',
      'Fiorino 07;2026-11-21 08:04:00;Brooklin → Itaim;24,1;36:00:00;34,1',
      '',
    ]);
    const style = { locale: 'en-US', timeZone: 'UTC', speed: 'mph', distance: 'mi' } as const;
    expect(await csvOf(tripDocument({ style }))).toContain(
      'Fiorino 07,2026-11-21 11:04:00,Brooklin → Itaim,14.975,36:00:00,21.2',
    );
  });

  it('lets no text begin a formula', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const [, line = ''] = (await csvOf(tripDocument({ lines: [rowOf(text)] }))).split(
          'km/h)\r\n',
        );
        expect(line).not.toMatch(COMPUTED);
      }),
      { numRuns: Number(process.env['EXPORT_RUNS'] ?? 60) },
    );
  });
});

it.each(MEASURES)('a column that is called %j begins no formula and no tag', async (label) => {
  const document = tripDocument({ tables: measuring(label) });
  expect((await csvOf(document)).slice(1)).not.toMatch(COMPUTED);
  const sheet = (await xlsxOf(document)).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain(`t="inlineStr" s="2"><is><t xml:space="preserve">${escapeXml(label)}<`);
  expect(sheet).not.toMatch(/<f[ >]|<b>/);
  expect((await pdfOf(document)).pages.flat()).toContain(label.trim());
});

describe('a spreadsheet', () => {
  it('says whose it is, what and of when above the table, as the head of a PDF does', async () => {
    const sheet = (await xlsxOf()).get('xl/worksheets/sheet1.xml') ?? '';
    const rows = sheet.slice(sheet.indexOf('<sheetData>')).split(/<\/row>|<row r="\d+"\/>/);
    const textsOf = (row = '') => [...row.matchAll(/<t [^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(rows.slice(0, 6).map(textsOf)).toEqual([
      ['Viagens'],
      ['Açaí Rastreamento'],
      ['21/11/2026 00:00 – 22/11/2026 00:00'],
      ['5 veículos'],
      [],
      ['Veículo', 'Saída', 'Trajeto', 'Distância', 'Duração', 'Média'],
    ]);
    expect(sheet).toContain('<pane ySplit="6" topLeftCell="A7"');
  });

  it('begins with the names of its columns where nothing is said beside', async () => {
    const files = await xlsxOf(tripDocument({ subtitle: [] }));
    expect(files.get('xl/worksheets/sheet1.xml')).toMatch(
      /<sheetData><row r="1"><c [^>]*><is><t [^>]*>Veículo/,
    );
  });

  it('has typed cells, a head that stays, a filter, and sums that stand out', async () => {
    const files = await xlsxOf();
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toContain('<autoFilter ref="A6:F8"/>');
    expect(sheet).toContain('<v>24.1</v>');
    expect(sheet).toContain('<v>1.5</v>');
    // 08:04 in São Paulo.
    const serial = 46347.336111111115;
    expect(sheet).toContain(`<v>${serial}</v>`);
    expect(files.get('xl/styles.xml')).toContain('dd/mm/yyyy hh:mm:ss');
    expect(files.get('xl/workbook.xml')).toContain('name="Viagens"');
  });

  it('has the heads of figures above them, at the right, and times at the left', async () => {
    const files = await xlsxOf();
    const [, formats = ''] = (files.get('xl/styles.xml') ?? '').split('<cellXfs');
    const sides = [...formats.matchAll(/<xf\/>|<xf .*?<\/xf>/g)].map(
      ([style]) => /horizontal="(\w+)"/.exec(style)?.[1],
    );
    const [head = '', row = ''] = (files.get('xl/worksheets/sheet1.xml') ?? '')
      .split('</row>')
      .slice(4);
    const sidesOf = (line: string) =>
      [...line.matchAll(/<c [^>]*s="(\d+)"/g)].map(([, style]) => sides[Number(style)]);
    expect(sidesOf(head)).toEqual(['left', 'left', 'left', 'right', 'right', 'right']);
    expect(sidesOf(row)).toEqual(sidesOf(head));
  });

  it('holds any text as text, in XML that can be read', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const lines = [rowOf(text)];
        const files = await xlsxOf(tripDocument({ lines, title: text }));
        const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
        expect(sheet).not.toMatch(/<f[ >]/);
        const cells = [...sheet.matchAll(/<is><t xml:space="preserve">([^<]*)<\/t><\/is>/g)];
        expect(cells).toHaveLength(5 + 6 + 2);
        expect(sheet.replaceAll(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
      }),
      { numRuns: Number(process.env['EXPORT_RUNS'] ?? 60) },
    );
  });

  it('has a sheet a table, whatever they are called', async () => {
    const [table] = tripDocument().tables;
    const tables = ['A/B', 'a:b', ''].map((name) => ({ ...table!, name }));
    const workbook = (await xlsxOf(tripDocument({ tables }))).get('xl/workbook.xml') ?? '';
    expect([...workbook.matchAll(/sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'A B',
      'a b 2',
      'Sheet',
    ]);
  });
});

describe('a PDF', () => {
  it('says title, period, head, rows and sums, with the accents of the languages', async () => {
    const { pages, objects } = await pdfOf(
      tripDocument({ subtitle: ['Período: ãõçñáéíóúü ¿¡ ÀÊ'] }),
    );
    const said = pages.flat();
    expect(said).toEqual(
      expect.arrayContaining([
        'Viagens',
        'Período: ãõçñáéíóúü ¿¡ ÀÊ',
        'Açaí Rastreamento',
        'Veículo',
        'Distância',
        'Fiorino 07',
        '21/11/2026 08:04',
        '24,1 km',
        '36 h',
        'Total',
        'Gerado em 22/11/2026 08:00',
        'Página 1 de 1',
      ]),
    );
    expect(objects.join('')).toContain('/Lang (pt-BR)');
  });

  it('repeats the head on each page, and each says how many there are', async () => {
    const { pages } = await pdfOf(tripDocument({ pieces: tripLines(120) }));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.flat()).not.toContain('Só as primeiras 10.000 linhas');
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Veículo');
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
      expect(page.filter((text) => text === 'Veículo')).toHaveLength(1);
    }
    const vehicles = pages.flat().filter((text) => /Fiorino \d+$/.test(text));
    expect(vehicles).toHaveLength(120);
  });

  it('says that there is nothing where there is nothing', async () => {
    const { pages } = await pdfOf(tripDocument({ lines: [] }));
    expect(pages.flat()).toContain('Sem viagens');
  });

  it('has as many rows as anybody leafs through, and says where the others are', async () => {
    const { pages } = await pdfOf(numbered(PDF_MAX_ROWS + 1));
    const rows = pages.flat().filter((text) => /^row \d+$/.test(text));
    expect(rows.slice(-2)).toEqual([`row ${PDF_MAX_ROWS - 100}`, `row ${PDF_MAX_ROWS}`]);
    expect(pages.at(-1)).toContain('Só as primeiras 10.000 linhas');
  });

  it('is whole whatever it is told', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const title = { title: text, subtitle: [text], brand: { name: text, color: text } };
        const { pages } = await pdfOf(tripDocument({ ...title, lines: [rowOf(text)] }));
        expect(pages[0]?.join('|')).toContain('Página 1 de');
      }),
      { numRuns: Number(process.env['EXPORT_RUNS'] ?? 10) },
    );
  });
});

it('asks for rows only as the file is read, and stops asking when reading stops', async () => {
  let asked = 0;
  function* lines(size: number) {
    for (const piece of tripLines(50_000, size)) {
      asked += 1;
      yield piece;
    }
  }
  for (const format of ['csv', 'xlsx', 'pdf'] as const) {
    asked = 0;
    const pieces = lines(format === 'pdf' ? 100 : 1000);
    for await (const piece of makeExport(tripDocument({ pieces }), format)) {
      // A PDF is one piece at its end; before that it only lets others have their turn.
      if ((piece.length > 0 || format === 'pdf') && asked > 1) break;
    }
    expect(asked).toBeLessThan(12);
  }
});
