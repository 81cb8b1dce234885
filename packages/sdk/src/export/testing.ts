import { unzipSync, unzlibSync } from 'fflate';
import { DAY_MS } from '../domain';
import type { ExportColumn, ExportDocument, ExportLine } from './table/export-table';

/** All pieces of a file, as one. */
export async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The files of an archive as texts, by name. */
export const unzipTexts = (bytes: Uint8Array): Map<string, string> =>
  new Map(
    Object.entries(unzipSync(bytes)).map(([name, data]) => [name, new TextDecoder().decode(data)]),
  );

const latin = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** The objects of a PDF, found where its table says they are, and their streams unpacked. */
export function readPdf(bytes: Uint8Array): { objects: string[]; pages: string[][] } {
  const text = latin(bytes);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const table = text.slice(start).split('\n');
  const count = Number(table[1]?.split(' ')[1]);
  const objects = Array.from({ length: count }, (_, id) => {
    if (id === 0) return '';
    const at = Number(table[2 + id]?.split(' ')[0]);
    const own = text.slice(at);
    if (!own.startsWith(`${id} 0 obj\n`))
      throw new Error(`Object ${id} is not where it should be.`);
    const [head = ''] = own.split('endobj', 1);
    const length = /\/Length (\d+) >>\nstream\n/.exec(head);
    if (!length) return head;
    const from = at + length.index + length[0].length;
    const packed = bytes.subarray(from, from + Number(length[1]));
    const content = /FlateDecode/.test(length.input.slice(0, length.index))
      ? latin(unzlibSync(packed))
      : latin(packed);
    return `${own.slice(0, length.index)}\n${content}`;
  });
  const letters = new Map<string, string>();
  for (const [, glyph = '', code = ''] of (
    objects.find((one) => one.includes('begincmap')) ?? ''
  ).matchAll(/<(\w{4})> <(\w{4})>/g)) {
    letters.set(glyph, String.fromCharCode(parseInt(code, 16)));
  }
  const say = (id: string | undefined): string[] =>
    [...(objects[Number(id)] ?? '').matchAll(/<(\w*)> Tj/g)].map(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph) ?? '\uFFFD').join(''),
    );
  const kids = /\/Kids \[(.*)\]/.exec(objects.join('\n'))?.[1]?.split(' 0 R') ?? [];
  const pages = kids
    .map((kid) => kid.trim())
    .filter((kid) => kid !== '')
    .map((kid) => {
      const page = objects[Number(kid)] ?? '';
      const forms = [...page.matchAll(/\/X(\d+) \d+ 0 R/g)].flatMap(([, id]) => say(id));
      return [...say(/\/Contents (\d+)/.exec(page)?.[1]), ...forms];
    });
  return { objects, pages };
}

const COLUMNS: ExportColumn[] = [
  { key: 'vehicle', kind: 'text', label: 'Veículo' },
  { key: 'start', kind: 'time', label: 'Saída' },
  { key: 'path', kind: 'text', label: 'Trajeto' },
  { key: 'distance', kind: 'distance', label: 'Distância' },
  { key: 'duration', kind: 'duration', label: 'Duração' },
  { key: 'average', kind: 'speed', label: 'Média' },
];

/** 2026-11-21 11:04 UTC. */
const START_MS = Date.UTC(2026, 10, 21, 11, 4);

/** Rows of trips, in pieces of a thousand. */
export function* tripLines(count: number): Generator<ExportLine[]> {
  for (let at = 0; at < count; at += 1000) {
    yield Array.from({ length: Math.min(1000, count - at) }, (_, index) => ({
      type: 'row' as const,
      cells: [
        `RTA4F27 · Fiorino ${at + index}`,
        START_MS + (at + index) * 60_000,
        'Brooklin, R. Guararapes – Itaim Bibi, Av. Juscelino Kubitschek',
        24_100 + index,
        42 * 60_000,
        18.4,
      ],
    }));
  }
}

/** A document of trips, with what a test wants otherwise. */
export const tripDocument = ({
  lines = [
    {
      type: 'row',
      cells: ['Fiorino 07', START_MS, 'Brooklin → Itaim', 24_100, 1.5 * DAY_MS, 18.4],
    },
    { type: 'total', cells: ['Total', null, null, 24_100, 1.5 * DAY_MS, null] },
  ],
  pieces,
  ...more
}: Partial<ExportDocument> & {
  lines?: ExportLine[];
  pieces?: Iterable<ExportLine[]>;
} = {}): ExportDocument => ({
  title: 'Viagens',
  subtitle: ['21/11/2026 00:00 – 22/11/2026 00:00', '5 veículos'],
  tables: [{ name: 'Viagens', columns: COLUMNS, lines: pieces ?? [lines] }],
  brand: { name: 'Açaí Rastreamento', color: '#2f5bd7' },
  style: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo' },
  words: { pageOf: 'Página {page} de', madeAt: 'Gerado em 22/11/2026 08:00', empty: 'Sem viagens' },
  ...more,
});
