import { writeFileSync } from 'node:fs';
import { drawCode } from '../packages/console/src/areas/drivers/drivers/draw-code';

const WIDTH = 640;
const HEIGHT = 480;
const DOT_PX = 8;
const LIGHT = 200;
const DARK = 40;

/**
 * Writes what a camera sees that is held before a code as the product prints it, as a film that Chromium
 * shows in place of a camera's. It takes no other program: frames of Y4M are bare pixels.
 */
export function writeFilm(file: string, { origin, code }: { origin: string; code: string }): void {
  const points = drawCode(origin, code);
  const size = points.length;
  const left = Math.floor((WIDTH - size * DOT_PX) / 2);
  const top = Math.floor((HEIGHT - size * DOT_PX) / 2);
  if (top < 0) throw new Error('the code is larger than the film');
  const picture = Buffer.alloc(WIDTH * HEIGHT, LIGHT);
  for (let y = 0; y < size * DOT_PX; y += 1) {
    for (let x = 0; x < size * DOT_PX; x += 1) {
      const isDark = points[Math.floor(y / DOT_PX)]?.[Math.floor(x / DOT_PX)];
      if (isDark) picture[(top + y) * WIDTH + left + x] = DARK;
    }
  }
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture, colours]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  // It is shown over and over.
  writeFileSync(file, Buffer.concat([head, frame, frame]));
}
