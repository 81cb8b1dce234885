// @vitest-environment jsdom
import {
  DomEvent,
  map as createMap,
  type LeafletMouseEvent,
  type Map as LeafletMap,
} from 'leaflet';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestVehicle } from '../fleet/test-vehicles';
import { createFleetCanvasLayer } from './fleet-canvas-layer';

const box = { south: -10, west: -10, north: 10, east: 10 };

// The page's painter is a file of its own.
beforeAll(() => import('./page-painter'));

describe('FleetCanvasLayer', () => {
  let map: LeafletMap;
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    map = createMap(document.body.appendChild(document.createElement('div'))).setView([0, 0], 5);
  });
  afterEach(() => {
    map.remove();
    vi.restoreAllMocks();
  });

  it('answers null to who asked for a box when what paints has gone', async () => {
    const layer = createFleetCanvasLayer({}, true).addTo(map);
    layer.post({ type: 'vehicles', upserts: [createTestVehicle(1)], removedIds: [] });
    const found = layer.find(box);
    layer.remove();
    expect(await found).toBeNull();
  });

  it('tells presses with Shift, or all of them, to whoever picks', () => {
    const [onPress, press] = [vi.fn(), vi.fn()];
    const layer = createFleetCanvasLayer({ onPress }, true).addTo(map);
    const click = (shiftKey: boolean) => {
      const originalEvent = new MouseEvent('click', { shiftKey });
      vi.spyOn(DomEvent, 'stop').mockReturnValue(DomEvent);
      map.fire('click', { containerPoint: { x: 5, y: 5 }, originalEvent } as LeafletMouseEvent);
    };
    click(true);
    expect(onPress).toHaveBeenCalledTimes(1);
    layer.setPicker({ isEach: false, press });
    click(true);
    expect(onPress).toHaveBeenCalledTimes(1);
    click(false);
    expect(onPress).toHaveBeenCalledTimes(2);
    layer.setPicker({ isEach: true, press });
    click(false);
    expect(onPress).toHaveBeenCalledTimes(2);
    expect(press).not.toHaveBeenCalled();
  });
});
