import type { Context } from '../../context';

/** Between two drawings at least; more often nobody can read. */
const PAUSE_MS = 250;

/** A table that stands at the foot of a terminal and is drawn again in its place. */
export interface LiveScreen {
  /** Draws soon. */
  change(): void;
  /** Lets something be said on its own lines, above the table. */
  around(tell: () => void): void;
  /** Draws a last time; what stands there stays. */
  end(): void;
}

/** True when the output can be redrawn. */
export const canRedraw = ({ stdout, env }: Context): boolean =>
  stdout.isTTY === true && env['TERM'] !== 'dumb';

/** `draw` answers whole lines, at most as many as it is told; it is asked at most four times a second. */
export function openLiveScreen(
  { stdout }: Context,
  draw: (maxLines: number) => string[],
): LiveScreen {
  let drawn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const erase = (): string => (drawn > 0 ? `\u001b[${drawn}A\r\u001b[J` : '');
  const paint = () => {
    clearTimeout(timer);
    timer = undefined;
    // The last line of a terminal stays free: writing there would move all others.
    const lines = draw(Math.max(2, (stdout.rows ?? 24) - 1));
    // Without wrapping a long line is cut at the edge, however wide its signs are.
    stdout.write(`${erase()}\u001b[?7l${lines.map((line) => `${line}\n`).join('')}\u001b[?7h`);
    drawn = lines.length;
  };
  return {
    change: () => void (timer ??= setTimeout(paint, PAUSE_MS)),
    around(tell) {
      stdout.write(erase());
      drawn = 0;
      tell();
      paint();
    },
    end: paint,
  };
}
