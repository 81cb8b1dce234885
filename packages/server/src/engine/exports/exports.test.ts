import { xlsxEntries } from '@rastro/sdk/export';
import { getProductWords } from '@rastro/sdk/words';
import { describe, expect, it } from 'vitest';
import type { PositionEntity } from '../positions/position';
import { createColumns } from '../reports/sheet/report-columns';
import { writeCsv } from './csv';
import { writeGpx } from './gpx';
import { unzip } from './testing';

import { zip } from './zip';

async function* pages<T>(...all: T[][]): AsyncGenerator<T[]> {
  yield* all;
}
const collect = async (stream: AsyncIterable<string | Uint8Array>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const fix = (more: Partial<PositionEntity> = {}): PositionEntity => ({
  id: 1,
  attributes: { motion: true },
  deviceId: 2,
  protocol: 'osmand',
  serverTime: '2026-08-21T12:00:00.000+00:00',
  deviceTime: '2026-08-21T12:00:00.000+00:00',
  fixTime: '2026-08-21T12:00:00.000+00:00',
  valid: true,
  latitude: -23.5,
  longitude: -46,
  altitude: 0,
  speed: 10,
  course: 0,
  address: null,
  accuracy: 0,
  network: null,
  geofenceIds: null,
  ...more,
});

describe('zip', () => {
  it('packs what can be unpacked, however it comes', async () => {
    const long = Array.from({ length: 20_000 }, (_, n) => `line ${n}\n`);
    const files = unzip(
      await collect(
        zip([
          { name: 'a.txt', content: ['Olá, ', 'mundo 🚌'] },
          { name: 'long.txt', content: long },
          { name: 'empty.txt', content: [] },
        ]),
      ),
    );
    expect(files.get('a.txt')).toBe('Olá, mundo 🚌');
    expect(files.get('long.txt')).toBe(long.join(''));
    expect(files.get('empty.txt')).toBe('');
  });

  it('fails as its content does', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield 'x';
      throw new Error('the database went away');
    }
    await expect(collect(zip([{ name: 'a', content: broken() }]))).rejects.toThrow('went away');
  });
});

describe('a spreadsheet', () => {
  const reader = {
    language: 'pt-BR',
    timeZone: 'America/Sao_Paulo',
    speedUnit: 'kmh',
    distanceUnit: 'km',
  } as const;

  it('has a sheet a device with cells that count, units and hostile text as text', async () => {
    const { route } = createColumns(reader, getProductWords('pt-BR'));
    const hostile = fix({ address: '=cmd|calc', attributes: { note: '<b>&"\u0000' } });
    const sheets = ['Bus [1]', 'bus [1]', "''"].map((name) => ({
      name,
      columns: route,
      rows: pages([hostile]),
    }));
    const files = unzip(await collect(zip(xlsxEntries(sheets))));
    const workbook = files.get('xl/workbook.xml') ?? '';
    expect([...workbook.matchAll(/sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Bus  1',
      'bus  1 2',
      'Sheet',
    ]);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('Velocidade');
    expect(sheet).toContain('<v>18.52</v>');
    // 09:00 in São Paulo.
    expect(sheet).toContain('<v>46255.375</v>');
    expect(sheet).toContain('<t xml:space="preserve">=cmd|calc</t>');
    expect(sheet).toContain('note=&lt;b&gt;&amp;&quot;');
    expect(sheet).not.toContain('<f>');
    expect(files.get('xl/styles.xml')).toContain('km/h');
  });

  it('without a device is still one', async () => {
    const files = unzip(await collect(zip(xlsxEntries([]))));
    expect(files.get('xl/workbook.xml')).toContain('Report');
  });
});

describe('text exports', () => {
  it('mark in CSV what a spreadsheet would count out, and leave numbers alone', async () => {
    const rows = pages([fix({ address: '+1,2', attributes: { note: '@x', temp: -5 } })]);
    const text = String(await collect(writeCsv(['note', 'temp'], 'America/Sao_Paulo', rows)));
    const [head, line] = text.split('\r\n');
    expect(head).toMatch(/^id,deviceId,protocol,.*,note,temp$/);
    expect(line).toBe(
      `1,2,osmand,2026-08-21 09:00:00,2026-08-21 09:00:00,2026-08-21 09:00:00,true,-23.5,-46,0,10,0,"+1,2",0,'@x,-5`,
    );
  });

  it('write names of devices as text', async () => {
    const text = String(await collect(writeGpx('<Bus> & "co"', pages([fix()]))));
    expect(text).toContain('<name>&lt;Bus&gt; &amp; &quot;co&quot;</name>');
    expect(text).toContain('<trkpt lat="-23.5" lon="-46.0"><ele>0.0</ele>');
  });
});
