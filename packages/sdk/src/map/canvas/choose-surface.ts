import type { CreateCanvas, Get2D, PaintSurface } from './paint-surface';

const SIDE_PX = 512;
const SPRITE_PX = 64;
const COPIES = 600;

const getPlain: Get2D = (canvas) => canvas.getContext('2d') as ReturnType<Get2D>;

/** Keeps the picture in memory, where the processor paints it. */
const getInMemory: Get2D = (canvas) =>
  canvas.getContext('2d', { willReadFrequently: true }) as ReturnType<Get2D>;

/**
 * The kind of canvas that copies sprites faster on this machine. A browser may leave painting to a
 * graphics chip that is none (drivers without one, remote desktops): many small copies then take
 * many times longer than in memory.
 * @param now ms of a steady clock
 */
export function chooseSurface(createCanvas: CreateCanvas, now: () => number): PaintSurface {
  const measure = (get2D: Get2D) => timeCopies(createCanvas, get2D, now);
  // The first round of each is for what a browser prepares once.
  const kinds = [getPlain, getInMemory].map((get2D) => {
    measure(get2D);
    return { get2D, milliseconds: measure(get2D) };
  });
  const [plain, inMemory] = kinds as [(typeof kinds)[0], (typeof kinds)[0]];
  const { get2D } = plain.milliseconds < inMemory.milliseconds ? plain : inMemory;
  return { createCanvas, get2D };
}

function timeCopies(createCanvas: CreateCanvas, get2D: Get2D, now: () => number): number {
  const sprite = createCanvas(SPRITE_PX, SPRITE_PX);
  get2D(sprite)?.fillRect(8, 8, SPRITE_PX / 2, SPRITE_PX / 2);
  const context = get2D(createCanvas(SIDE_PX, SIDE_PX));
  if (!context) return Infinity;
  const startedAt = now();
  for (let copy = 0; copy < COPIES; copy++) {
    const [x, y] = [(copy * 37) % SIDE_PX, (copy * 101) % SIDE_PX];
    context.drawImage(sprite, 0, 0, SPRITE_PX, SPRITE_PX, x, y, SPRITE_PX, SPRITE_PX);
  }
  // Nothing is certain to be painted before somebody looks.
  context.getImageData(0, 0, 1, 1);
  return now() - startedAt;
}
