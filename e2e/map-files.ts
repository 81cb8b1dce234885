import { crc32, deflateSync } from 'node:zlib';

/** A tile and what lies in it. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  data: Buffer;
}

/** A line in px of a tile, 0 to 4096. */
export type TileLine = readonly (readonly [x: number, y: number])[];

export const TILE_EXTENT = 4096;

function encodeVarint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

const number = (field: number, value: number) => [
  ...encodeVarint(field << 3),
  ...encodeVarint(value),
];
const bytes = (field: number, value: readonly number[]) =>
  encodeVarint((field << 3) | 2).concat(encodeVarint(value.length), value);
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

function encodeLine(line: TileLine): number[] {
  let [lastX, lastY] = [0, 0];
  const step = ([x, y]: readonly [number, number]) => {
    const moved = [...encodeVarint(zigzag(x - lastX)), ...encodeVarint(zigzag(y - lastY))];
    [lastX, lastY] = [x, y];
    return moved;
  };
  const [first, ...rest] = line;
  const moveTo = [9, ...step(first!)];
  return [...moveTo, ...encodeVarint((rest.length << 3) | 2), ...rest.flatMap(step)];
}

/** A vector tile (Mapbox Vector Tile 2) of one layer of lines. */
export function encodeVectorTile(layer: string, lines: readonly TileLine[]): Buffer {
  const features = lines
    .filter((line) => line.length > 1)
    .map((line) => bytes(2, [...number(3, 2), ...bytes(4, encodeLine(line))]));
  const content = [
    ...number(15, 2),
    ...bytes(1, [...Buffer.from(layer)]),
    ...features.flat(),
    ...number(5, TILE_EXTENT),
  ];
  return Buffer.from(bytes(3, content));
}

/** Returns a tile's index along the Hilbert curve of all levels. */
function toTileId({ z, x, y }: Tile): number {
  let id = (4 ** z - 1) / 3;
  let [tx, ty] = [x, y];
  for (let side = 2 ** z / 2; side >= 1; side /= 2) {
    const rx = (tx & side) > 0 ? 1 : 0;
    const ry = (ty & side) > 0 ? 1 : 0;
    id += side * side * ((3 * rx) ^ ry);
    if (ry === 0) {
      if (rx === 1) [tx, ty] = [side - 1 - tx, side - 1 - ty];
      [tx, ty] = [ty, tx];
    }
  }
  return id;
}

const HEAD_BYTES = 127;

/** A PMTiles file (version 3), uncompressed, of tiles of one level. */
export function encodePmtiles(tiles: readonly Tile[], kind: 'vector' | 'image'): Buffer {
  const sorted = tiles.map((tile) => ({ ...tile, id: toTileId(tile) })).sort((a, b) => a.id - b.id);
  let offset = 0;
  const entries = sorted.map(({ id, data }) => {
    const entry = { id, offset, length: data.length };
    offset += data.length;
    return entry;
  });
  const directory = Buffer.from([
    ...encodeVarint(entries.length),
    ...entries.flatMap(({ id }, at) => encodeVarint(id - (entries[at - 1]?.id ?? 0))),
    ...entries.flatMap(() => encodeVarint(1)),
    ...entries.flatMap(({ length }) => encodeVarint(length)),
    ...entries.flatMap((entry) => encodeVarint(entry.offset + 1)),
  ]);
  const meta = Buffer.from(JSON.stringify({ vector_layers: [{ id: 'streets', fields: {} }] }));
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('PMTiles');
  head[7] = 3;
  const metaAt = HEAD_BYTES + directory.length;
  const dataAt = metaAt + meta.length;
  const numbers = [
    HEAD_BYTES,
    directory.length,
    metaAt,
    meta.length,
    dataAt,
    0,
    dataAt,
    offset,
    ...[tiles.length, tiles.length, tiles.length],
  ];
  numbers.forEach((value, at) => head.writeBigUInt64LE(BigInt(value), 8 + at * 8));
  const zoom = tiles[0]?.z ?? 0;
  // Clustered, no compression inside or outside, kind, levels.
  [1, 1, 1, kind === 'vector' ? 1 : 2, zoom, zoom].forEach((value, at) => (head[96 + at] = value));
  [-180, -85, 180, 85].forEach((degrees, at) => head.writeInt32LE(degrees * 1e7, 102 + at * 4));
  return Buffer.concat([head, directory, meta, ...sorted.map(({ data }) => data)]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** An image tile of 256 px in one colour with a darker edge. */
export function encodePngTile([red, green, blue]: readonly [number, number, number]): Buffer {
  const side = 256;
  const rows = Array.from({ length: side }, (_, y) => {
    const row = Buffer.alloc(1 + side * 3);
    for (let x = 0; x < side; x++) {
      const isEdge = x === 0 || y === 0;
      [red, green, blue].forEach((value, at) => (row[1 + x * 3 + at] = isEdge ? value / 2 : value));
    }
    return row;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
