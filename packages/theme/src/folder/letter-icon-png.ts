import { crc32, deflateSync } from 'node:zlib';
import type { LetterIcon } from '../schema/assets/letter-icon';
import type { Stroke } from '../schema/assets/letter-strokes';

/** The icon as PNG, filling its square: phones cut their own corners, and some read no SVG. */
export function letterIconToPng(
  { ground, ink, strokes, penWidth }: LetterIcon,
  side = 512,
): Buffer {
  const [under, over] = [toRgb(ground), toRgb(ink)];
  const reach = (penWidth / 2) * side;
  const segments = strokes.flatMap((stroke) => toSegments(stroke, side));
  const rowLength = side * 3 + 1;
  const pixels = Buffer.alloc(rowLength * side);
  for (let y = 0; y < side; y += 1) {
    const near = segments.filter(
      ([, y1, , y2]) => y > Math.min(y1, y2) - reach - 2 && y < Math.max(y1, y2) + reach + 2,
    );
    for (let x = 0; x < side; x += 1) {
      const distances = near.map((segment) => distanceTo(segment, x + 0.5, y + 0.5));
      // One pixel of softness at the edge of the pen.
      const cover = Math.min(1, Math.max(0, reach + 0.5 - Math.min(...distances, Infinity)));
      for (let part = 0; part < 3; part += 1) {
        const from = under[part] ?? 0;
        pixels[y * rowLength + 1 + x * 3 + part] = from + ((over[part] ?? 0) - from) * cover;
      }
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    toChunk('IHDR', head),
    toChunk('IDAT', deflateSync(pixels, { level: 9 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

function toSegments(stroke: Stroke, side: number): Segment[] {
  const at = (index: number): number => (stroke[index] ?? 0) * side;
  return Array.from({ length: stroke.length / 2 - 1 }, (_, index) => {
    const from = index * 2;
    return [at(from), at(from + 1), at(from + 2), at(from + 3)] as const;
  });
}

function distanceTo([x1, y1, x2, y2]: Segment, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - t * dx, y - y1 - t * dy);
}

const toRgb = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

function toChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
