// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { MINUTE_MS } from '../../../domain';
import { buildTrack } from '../../../domain/replay/route-track';
import { makePosition } from '../../../testing';
import { worldPixels } from '../../canvas/mercator';
import { paintReplay } from './paint-replay';
import { createThinner, toRouteShape } from './route-shape';

const START_MS = Date.UTC(2026, 7, 21, 11);
const MARKS = { stops: true, events: true, fenceEvents: false, ignitionEvents: false };
const at = (minute: number) => START_MS + minute * MINUTE_MS;

/** Paints a way to the east with what is on it, and notes words and the colours of what is filled. */
function paint(zoom: number, ms: number, isRepeated = false) {
  const drawn: string[] = [];
  const notes = {
    fillStyle: '',
    globalAlpha: 1,
    stroke: () => void drawn.push(`alpha ${notes.globalAlpha}`),
    fill: () => void drawn.push(notes.fillStyle),
    fillText: (text: string) => void drawn.push(text),
  };
  const context = new Proxy(notes, {
    get: (target, key) => Reflect.get(target, key) ?? (() => undefined),
  }) as unknown as CanvasRenderingContext2D;
  const fixes = [0, 1, 2].map((minute) =>
    makePosition(1, {
      fixTime: new Date(at(minute)).toISOString(),
      longitude: minute / 100,
      latitude: 0,
    }),
  );
  const stop = (number: number, longitude: number) => ({
    number,
    longitude,
    latitude: 0,
    address: null,
    fromMs: at(number),
    toMs: at(number) + 1,
  });
  const event = { id: 1, deviceId: 1, type: 'driverChanged', attributes: {} };
  const route = {
    deviceId: 1,
    track: buildTrack(fixes),
    trips: [],
    isCut: false,
    stops: [stop(1, 0), stop(2, 0.01), stop(3, 0)],
    events: [{ atMs: at(2), event: { ...event, eventTime: new Date(at(2)).toISOString() } }],
  } as unknown as Parameters<typeof paintReplay>[3][number]['route'];
  const shape = toRouteShape(route.track, []);
  const thin = createThinner(shape);
  const scale = worldPixels(zoom);
  const view = { left: scale / 2, top: scale / 2, width: 800, height: 600, pixelRatio: 1 };
  const painted = { route, shape, thin, color: 0, isAlone: true, isRepeated, projected: [] };
  const picture = { coloring: 'plain', selection: null, marks: MARKS, ms } as const;
  paintReplay(context, { zoom, scale, ...view }, (name) => name, [painted], picture);
  return drawn;
}

it('names stops at one place in one mark, filled while the replay is in either, and all that are near', () => {
  const words = (drawn: string[]) => drawn.filter((one) => /^\d/.test(one));
  expect(words(paint(15, at(2)))).toEqual(['2', '1 · 3']);
  expect(words(paint(4, at(2)))).toEqual(['1 · 2 · 3']);
  const fillOf = (drawn: string[]) => {
    const filled = drawn.filter((one) => !one.startsWith('alpha'));
    return filled[filled.indexOf('1 · 3') - 1];
  };
  expect(fillOf(paint(15, at(3)))).toBe('status-stopped');
  expect(fillOf(paint(15, at(2)))).toBe('surface');
});

it('draws the flag of the end over what happened there', () => {
  const drawn = paint(15, at(0));
  expect(drawn).toContain('text-muted');
  expect(drawn.indexOf('text')).toBeGreaterThan(drawn.indexOf('text-muted'));
});

it('draws only the part that the replay is in strongly where passes lie over each other', () => {
  const faint = (drawn: string[]) => drawn.includes('alpha 0.25') && drawn.includes('alpha 1');
  expect(faint(paint(15, at(1.5), true))).toBe(true);
  expect(faint(paint(15, at(1.5)))).toBe(false);
  expect(faint(paint(15, at(0), true))).toBe(false);
});
