// @vitest-environment jsdom
import { map as createMap } from 'leaflet';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coversMap, readMapCover } from './map-cover';
import { toFitOptions } from './map-movement';
import { NO_PADDING } from './map-padding';

const box = (left: number, top: number, right: number, bottom: number) =>
  ({ left, top, right, bottom, width: right - left, height: bottom - top }) as DOMRect;

function putUp(parts: { edge: 'right' | 'bottom'; box: DOMRect }[]): HTMLElement {
  const root = document.createElement('div');
  const container = document.createElement('div');
  vi.spyOn(container, 'getBoundingClientRect').mockReturnValue(box(0, 0, 320, 600));
  root.append(container);
  for (const part of parts) {
    const element = document.createElement('div');
    for (const [name, value] of Object.entries(coversMap(part.edge))) {
      element.setAttribute(name, value);
    }
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(part.box);
    root.append(element);
  }
  return container;
}

afterEach(() => vi.restoreAllMocks());

describe('readMapCover', () => {
  it('says how far controls and foot reach in', () => {
    const container = putUp([
      { edge: 'right', box: box(264, 12, 308, 220) },
      { edge: 'bottom', box: box(12, 560, 308, 588) },
    ]);
    expect(readMapCover(container)).toEqual({ right: 56, bottom: 40 });
  });

  it('is nothing without them, and for those that are not shown', () => {
    expect(readMapCover(putUp([]))).toEqual({ right: 0, bottom: 0 });
    expect(readMapCover(putUp([{ edge: 'right', box: box(0, 0, 0, 0) }]))).toEqual({
      right: 0,
      bottom: 0,
    });
  });
});

describe('toFitOptions', () => {
  it('keeps the end of a way clear of the buttons of a narrow map', () => {
    const container = putUp([{ edge: 'right', box: box(264, 12, 308, 220) }]);
    const { paddingBottomRight } = toFitOptions(createMap(container), NO_PADDING, 17);
    expect(paddingBottomRight).toEqual([82, 48]);
  });

  it('counts what a panel covers once', () => {
    const container = putUp([{ edge: 'right', box: box(164, 12, 208, 220) }]);
    const padding = { ...NO_PADDING, right: 100 };
    const { paddingBottomRight } = toFitOptions(createMap(container), padding, 17);
    expect(paddingBottomRight).toEqual([182, 48]);
  });
});
