import { expect, it } from 'vitest';
import { EVENT_SEVERITIES } from '../../../domain/alarms/rate-event';
import { drawEventPlace } from './draw-event-place';

/** A canvas that keeps what is written on it, and in which colours it is filled. */
function makeContext() {
  const told: string[] = [];
  const context = {
    fillStyle: '',
    beginPath() {},
    arc: (x: number, y: number) => told.push(`dot ${x},${y}`),
    roundRect: (x: number, y: number) => told.push(`pill ${x},${y}`),
    stroke() {},
    fill: () => told.push(context.fillStyle),
    measureText: (text: string) => ({ width: text.length * 6 }),
    fillText: (text: string, x: number) => told.push(`${text} ${x} ${context.fillStyle}`),
  };
  return { told, context: context as unknown as CanvasRenderingContext2D };
}

it('marks where it was in the colour of its severity, and says when in the middle below', () => {
  const { told, context } = makeContext();
  drawEventPlace(context, { x: 100, y: 50, severity: 'critical', text: '14:32' }, (name) => name);
  expect(told).toEqual([
    ...['dot 100,50', 'status-alarm', 'dot 100,50', 'status-alarm'],
    ...['pill 75,70', 'status-alarm', '14:32 100 surface'],
  ]);
});

it('has a colour of its own for each severity', () => {
  const colors = EVENT_SEVERITIES.map((severity) => {
    const { told, context } = makeContext();
    drawEventPlace(context, { x: 0, y: 0, severity, text: '' }, (name) => name);
    return told[1];
  });
  expect(new Set(colors).size).toBe(EVENT_SEVERITIES.length);
});
