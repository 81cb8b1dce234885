// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { geofence } from '../../../contract';
import { MARGIN_PX, type CanvasView } from '../../canvas/canvas-view';
import { worldPixels } from '../../canvas/mercator';
import { isNameCovered } from './draw-fence-names';
import type { TakenSpot } from '../taken-spots';
import { drawFences, type FenceStyle } from './draw-fences';
import { listDrawn, toFenceOnMap, type FenceShape } from './to-fence-shape';

const fence = (area: string, attributes: Record<string, unknown> = {}, name = 'Depot') =>
  geofence.decode({ id: 1, name, area, attributes });
const shapeOf = (...given: Parameters<typeof fence>) => toFenceOnMap(fence(...given)).shape;

const viewAt = (zoom: number, worldX = 0.5, worldY = 0.5): CanvasView => {
  const scale = worldPixels(zoom);
  const [width, height] = [1056, 600];
  const [left, top] = [worldX * scale - width / 2, worldY * scale - height / 2];
  return { zoom, scale, left, top, width, height, pixelRatio: 1 };
};

/** A context that notes what is drawn. */
function createContext() {
  const words: string[] = [];
  const places: [x: number, y: number][] = [];
  /** Opacity of each line drawn. */
  const edges: number[] = [];
  const calls = { arc: vi.fn(), lineTo: vi.fn(), fillRect: vi.fn(), moveTo: vi.fn() };
  const nothing = () => undefined;
  const context = {
    ...calls,
    beginPath: nothing,
    closePath: nothing,
    roundRect: nothing,
    globalAlpha: 1,
    stroke: () => void edges.push(context.globalAlpha),
    fill: nothing,
    setLineDash: nothing,
    measureText: (text: string) => ({ width: text.length * 6 }),
    fillText: (text: string, x: number, y: number) => {
      words.push(text);
      places.push([x, y]);
    },
  } as unknown as CanvasRenderingContext2D;
  return { context, calls, words, places, edges };
}

const style = { color: '#123456', surface: '#fff', fontFamily: 'sans-serif' };
const draw = (
  view: CanvasView,
  shapes: readonly (FenceShape | undefined)[],
  taken: readonly TakenSpot[] = [],
  look: Partial<FenceStyle> = {},
) => {
  const drawn = createContext();
  const placed = drawFences(
    drawn.context,
    view,
    shapes.filter((shape) => shape !== undefined),
    { ...style, ...look },
    { taken },
  );
  return { ...drawn, ...placed };
};

describe('toFenceOnMap', () => {
  it('[S3.28] reads circles, areas and corridors, with a radius as wide as the latitude makes it', () => {
    const atEquator = shapeOf('CIRCLE (0 0, 1000)')!;
    const inNorth = shapeOf('CIRCLE (60 0, 1000)')!;
    expect(inNorth.radius / atEquator.radius).toBeCloseTo(2, 6);
    expect(shapeOf('POLYGON ((0 0, 0 1, 1 1, 0 0))')?.kind).toBe('polygon');
    expect(shapeOf('LINESTRING (0 0, 0 1)')?.kind).toBe('line');
    const wide = shapeOf('LINESTRING (0 0, 0 1)', { polylineDistance: 50 })!;
    expect(wide.radius / shapeOf('LINESTRING (0 0, 0 1)')!.radius).toBeCloseTo(2, 6);
  });

  it('goes over the date line without turning round the world', () => {
    const { west, east } = shapeOf('POLYGON ((0 179, 0 -179, 1 -179, 1 179))')!;
    expect(east - west).toBeCloseTo(2 / 360, 6);
  });

  it('leaves out what cannot be read, and takes only colours for colours', () => {
    expect(shapeOf('CIRCLE (0 0')).toBeUndefined();
    expect(shapeOf('CIRCLE (95 0, 10)')).toBeUndefined();
    expect(shapeOf('')).toBeUndefined();
    expect(shapeOf('CIRCLE (0 0, 10)', { color: '#F00' })?.color).toBe('#ff0000');
    expect(shapeOf('CIRCLE (0 0, 10)', { color: 'url(//x)' })?.color).toBeUndefined();
  });

  it('tells anchors and hidden ones', () => {
    const anchor = fence('CIRCLE (0 0, 150)', { isAnchor: true, deviceId: 7 });
    expect(toFenceOnMap(anchor).anchoredId).toBe(7);
    expect(toFenceOnMap(fence('CIRCLE (0 0, 150)')).anchoredId).toBeUndefined();
    expect(toFenceOnMap(fence('CIRCLE (0 0, 150)', { hide: true })).isHidden).toBe(true);
  });

  it('[S5.40] keeps the group of anchors hidden until it is switched on, but for the anchor of the selected device', () => {
    const all = [
      fence('CIRCLE (0 0, 500)'),
      fence('CIRCLE (0 0, 150)', { isAnchor: true, deviceId: 7 }),
      fence('CIRCLE (0 0, 150)', { isAnchor: true, deviceId: 8 }),
      fence('CIRCLE (0 0, 500)', { hide: true }),
      fence('CIRCLE (0'),
    ].map(toFenceOnMap);
    const drawn = (geofences: boolean, anchors: boolean, selectedId?: number) =>
      listDrawn(all, { geofences, anchors }, selectedId).map((shape) =>
        all.findIndex((one) => one.shape === shape),
      );
    expect(drawn(true, false)).toEqual([0]);
    expect(drawn(true, false, 7)).toEqual([0, 1]);
    expect(drawn(true, false, 9)).toEqual([0]);
    expect(drawn(false, false, 7)).toEqual([1]);
    expect(drawn(false, true)).toEqual([1, 2]);
    expect(drawn(true, true, 7)).toEqual([0, 1, 2]);
  });

  it('makes something of any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), (area, attributes) => {
        toFenceOnMap(fence(area, attributes));
      }),
    );
  });
});

describe('drawFences', () => {
  it('draws what is in view, with its name, and nothing else', () => {
    const here = shapeOf('CIRCLE (0 0, 500)', {}, 'Here');
    const far = shapeOf('CIRCLE (0 90, 500)', {}, 'Far');
    const { inView, words, calls } = draw(viewAt(14), [here, far]);
    expect(inView).toBe(1);
    expect(words).toEqual(['Here']);
    expect(calls.arc).toHaveBeenCalledTimes(1);
  });

  it('shows a fence in the copy of the world that is looked at', () => {
    const shape = shapeOf('POLYGON ((-1 179, -1 -179, 1 -179, 1 179))');
    expect(draw(viewAt(8, 0), [shape]).inView).toBe(1);
    expect(draw(viewAt(8, 1), [shape]).inView).toBe(1);
    expect(draw(viewAt(8, 0.5), [shape]).inView).toBe(0);
  });

  it('draws them faint and without names below what the map is about', () => {
    const fence = shapeOf('CIRCLE (0 0, 500)');
    const plain = draw(viewAt(14), [fence]);
    const faint = draw(viewAt(14), [fence], [], { isFaint: true });
    expect([plain.words.length, faint.words.length]).toEqual([1, 0]);
    expect(faint.calls.arc).toHaveBeenCalledTimes(1);
    expect(faint.edges[0]).toBeLessThan(plain.edges[0]! / 2);
    expect(faint.context.globalAlpha).toBe(1);
  });

  it('writes no name over another, nor one wider than its fence', () => {
    const twins = ['One', 'Two', 'Three', 'Four'].map((name) =>
      shapeOf('CIRCLE (0 0, 500)', {}, name),
    );
    expect(draw(viewAt(14), twins).words).toEqual(['One', 'Two', 'Three']);
    expect(draw(viewAt(9), [shapeOf('CIRCLE (0 0, 500)')]).words).toEqual([]);
  });

  it('writes on a narrow map no name that sticks out of its fence', () => {
    const long = shapeOf('CIRCLE (0 0, 500)', {}, 'A name of one and a half');
    const wide = viewAt(14);
    const width = 375 + 2 * MARGIN_PX;
    const narrow = { ...wide, width, left: wide.left + (wide.width - width) / 2 };
    expect(draw(wide, [long]).words).toHaveLength(1);
    expect(draw(narrow, [long]).words).toEqual([]);
    expect(draw(narrow, [shapeOf('CIRCLE (0 0, 500)')]).words).toEqual(['Depot']);
  });

  it('fills none but the chosen one, and draws the edges of the others quietly', () => {
    const { context, edges } = createContext();
    const fills: number[] = [];
    Object.assign(context, { fill: () => void fills.push(context.globalAlpha) });
    const areas = ['CIRCLE (0 0, 500)', 'POLYGON ((-0.01 0, 0 0.01, 0.01 0, -0.01 0))'];
    const shapes = areas.map((area) => shapeOf(area, {}, '')!);
    drawFences(context, viewAt(14), shapes, style);
    expect([fills, edges]).toEqual([[], [0.7, 0.7]]);
    drawFences(context, viewAt(14), [], style, { marked: shapes[0] });
    expect([fills, edges]).toEqual([[0.12], [0.7, 0.7, 1]]);
  });

  it('names on a map of vehicles only near fences, and none of the size of a district', () => {
    const place = shapeOf('CIRCLE (0 0, 1200)', {}, 'Place');
    const district = shapeOf('CIRCLE (0 0, 1300)', {}, 'East');
    const look = { isBackground: true };
    expect(draw(viewAt(12), [place, district], [], look).words).toEqual(['Place']);
    expect(draw(viewAt(11.9), [place], [], look).words).toEqual([]);
    expect(draw(viewAt(14), [district]).words).toEqual(['East']);
  });

  it.each(['CIRCLE (0 0, 1000)', 'POLYGON ((-1 -1, -1 1, 1 1, 1 -1))', 'LINESTRING (0 -1, 0 1)'])(
    'lets the name of %s give way to a vehicle, and go where all are taken',
    (area) => {
      const view = viewAt(area.startsWith('C') ? 14 : 8);
      const shape = shapeOf(area);
      const [[x, y] = [0, 0]] = draw(view, [shape]).places;
      const [moved] = draw(view, [shape], [{ x, y }]).places;
      expect(Math.hypot(moved![0] - x, moved![1] - y)).toBeGreaterThan(18);
      const everywhere = Array.from({ length: 800 }, (_, index) => ({
        x: (index % 40) * 20,
        y: Math.floor(index / 40) * 30,
      }));
      expect(draw(view, [shape], everywhere).words).toEqual([]);
    },
  );

  it('leaves a large cluster all of its disc, and knows when one has come to stand on a name', () => {
    const shape = shapeOf('CIRCLE (0 0, 1000)');
    const view = viewAt(14);
    const { names } = draw(view, [shape]);
    const [name] = names;
    const x = name!.left + name!.width / 2;
    const below = { x, y: name!.top + name!.height + 22, clusterRadius: 25 };
    expect(isNameCovered(names, [below])).toBe(true);
    expect(isNameCovered(names, [{ ...below, y: below.y + 10 }])).toBe(false);
    expect(draw(view, [shape], [below]).names).not.toEqual(names);
    expect(draw(view, [shape], [{ ...below, clusterRadius: 19 }]).names).toEqual(names);
    expect(isNameCovered([], [below])).toBe(false);
  });

  it('names the marked fence first, in its colour, and every other where that leaves room', () => {
    const other = shapeOf('CIRCLE (0 0, 400)', {}, 'Other')!;
    const marked = { ...shapeOf('CIRCLE (0 0, 500)', {}, 'Marked')!, color: '#ff0000' };
    const { context, words } = createContext();
    const tones: unknown[] = [];
    Object.assign(context, {
      fillText: (text: string) => {
        words.push(text);
        tones.push(context.fillStyle);
      },
    });
    drawFences(context, viewAt(14), [other], style, { marked });
    expect(words).toEqual(['Marked', 'Other']);
    expect(tones).toEqual(['#ff0000', style.color]);
  });

  it('writes hostile names as one short line', () => {
    const name = `<b>Depot</b>\n\u202e${'x'.repeat(300)}`;
    const [word] = draw(viewAt(16), [shapeOf('CIRCLE (0 0, 500)', {}, name)]).words;
    expect(word).toMatch(/^<b>Depot<\/b> x+…$/);
    expect(word!.length).toBeLessThanOrEqual(28);
  });

  it('makes dots of small ones, and keeps coordinates near the view in large ones', () => {
    const small = draw(viewAt(4), [shapeOf('CIRCLE (0 0, 500)')]);
    expect(small.calls.fillRect).toHaveBeenCalledTimes(1);
    expect(small.calls.arc).not.toHaveBeenCalled();
    const { calls } = draw(viewAt(18), [shapeOf('POLYGON ((-9 -9, -9 9, 9 9, 9 -9))')]);
    for (const [x, y] of [...calls.moveTo.mock.calls, ...calls.lineTo.mock.calls]) {
      expect(Math.abs(x)).toBeLessThan(2_000);
      expect(Math.abs(y)).toBeLessThan(2_000);
    }
  });
});
