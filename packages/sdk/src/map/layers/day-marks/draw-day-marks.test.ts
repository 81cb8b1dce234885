// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { drawDayMarks, type DayMark } from './draw-day-marks';

const marks: DayMark[] = [
  { kind: 'stop', x: 100, y: 50, text: '42 min' },
  { kind: 'event', x: 10, y: 20, text: '08:10' },
];

/** Returns the drawing calls in order, with their positions. */
function draw(hasWords: boolean) {
  const drawn: unknown[][] = [];
  const methods = ['roundRect', 'arc', 'fillText', 'strokeText'];
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_, name: string) =>
      (...values: unknown[]) => {
        if (methods.includes(name)) drawn.push([name, ...values]);
      },
    set: () => true,
  });
  drawDayMarks(context, marks, (name) => name, hasWords);
  return drawn;
}

describe('drawDayMarks', () => {
  it('draws a stop as a sign with a letter and an event as a dot, told apart without colour', () => {
    expect(draw(false)).toEqual([
      ['roundRect', 91, 41, 18, 18, 5],
      ['fillText', 'P', 100, 50.5],
      ['arc', 10, 20, 6, 0, 2 * Math.PI],
    ]);
  });

  it('writes how long and when beside them, with an edge', () => {
    const words = draw(true).filter(([, text]) => text === '42 min' || text === '08:10');
    expect(words).toEqual([
      ['strokeText', '42 min', 114, 50.5],
      ['fillText', '42 min', 114, 50.5],
      ['strokeText', '08:10', 21, 20.5],
      ['fillText', '08:10', 21, 20.5],
    ]);
  });
});
