import { crc32, deflateSync } from 'node:zlib';
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

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The objects of a PDF, found where its table says they are, and their streams unpacked. */
export function readPdf(bytes: Uint8Array): { objects: string[]; pages: string[][] } {
  const text = latin(bytes);
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const table = text.slice(start).split(/\r?\n/);
  const count = Number(table[1]?.split(' ')[1]);
  const objects = Array.from({ length: count }, (_, id) => {
    const [at = '', , kind] = table[2 + id]?.trim().split(' ') ?? [];
    if (kind !== 'n') return '';
    const own = text.slice(Number(at), text.indexOf('endobj', Number(at)));
    if (!own.startsWith(`${id} 0 obj`)) throw new Error(`Object ${id} is not where it should be.`);
    const stream = /^.*?\bstream\n/s.exec(own);
    if (!stream) return own;
    const length = Number(/\/Length (\d+)/.exec(stream[0])?.[1]);
    const from = Number(at) + stream[0].length;
    const packed = bytes.subarray(from, from + length);
    const isPacked = /\/Filter \/FlateDecode/.test(stream[0]);
    return `${stream[0]}${isPacked ? latin(unzlibSync(packed)) : latin(packed)}`;
  });
  const letters = new Map<string, string>();
  for (const map of objects.filter((one) => one.includes('begincmap'))) {
    for (const [, glyph = '', code = ''] of map.matchAll(/<(\w{4})>\s*<(\w{4})>/g)) {
      letters.set(glyph.toLowerCase(), String.fromCharCode(parseInt(code, 16)));
    }
  }
  const say = (id: string | undefined): string[] =>
    [...(objects[Number(id)] ?? '').matchAll(/<(\w*)> Tj/g)].map(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? [])
        .map((glyph) => letters.get(glyph.toLowerCase()) ?? '\uFFFD')
        .join(''),
    );
  const kids = /\/Kids \[(.*?)\]/s.exec(objects.join('\n'))?.[1] ?? '';
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, kid]) =>
    say(/\/Contents (\d+)/.exec(objects[Number(kid)] ?? '')?.[1]),
  );
  return { objects, pages };
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};
/** A PNG with colours and what covers, of the size that its head says. */
export const makePng = (width: number, height: number, lines: readonly number[]) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.from(lines))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
};

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

/** Rows of trips, in pieces of a thousand, or of another size. */
export function* tripLines(count: number, size = 1000): Generator<ExportLine[]> {
  for (let at = 0; at < count; at += size) {
    yield Array.from({ length: Math.min(size, count - at) }, (_, index) => ({
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
  words: {
    pageOf: 'Página {page} de',
    madeAt: 'Gerado em 22/11/2026 08:00',
    empty: 'Sem viagens',
    shortened: 'Só as primeiras 10.000 linhas',
  },
  ...more,
});
