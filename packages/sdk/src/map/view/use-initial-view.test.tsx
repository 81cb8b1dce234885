import { renderHook, waitFor } from '@testing-library/react';
import { map as createMap } from 'leaflet';
import { afterEach, describe, expect, it } from 'vitest';
import { createTrackingClient } from '../../client';
import type { PlaceOwner } from '../../domain/geo/initial-view';
import { NO_PADDING } from './map-padding';
import { useInitialView } from './use-initial-view';

const map = createMap(document.createElement('div'), { minZoom: 2 }).setView([50, 50], 9);
const { live } = createTrackingClient({ baseUrl: 'https://fleet.example' });

afterEach(() => map.setView([50, 50], 9));

const start = (user: PlaceOwner, hasLoaded = true) =>
  renderHook(() =>
    useInitialView(map, {
      live: { ...live, hasLoaded: () => hasLoaded },
      user,
      server: null,
      view: undefined,
      padding: NO_PADDING,
    }),
  );

describe('useInitialView', () => {
  it('[S4.40] shows the world about 0/0 when nobody has a place, instead of open sea', async () => {
    const { result } = start({});
    await waitFor(() => {
      expect(result.current).toBe(true);
    });
    expect(map.getCenter()).toMatchObject({ lat: 0, lng: 0 });
    expect(map.getZoom()).toBe(2);
  });

  it('[S4.45] shows a place at zoom 17 where neither user nor server has a zoom', async () => {
    const { result } = start({ latitude: -23.5, longitude: -46.6, zoom: 0 });
    await waitFor(() => {
      expect(result.current).toBe(true);
    });
    expect(map.getCenter().lat).toBeCloseTo(-23.5, 2);
    expect(map.getZoom()).toBe(17);
  });

  it('[S4.37] [S4.43] goes to the user’s own place before the devices are known', async () => {
    const { result } = start({ latitude: -23.5, longitude: -46.6, zoom: 12 }, false);
    await waitFor(() => {
      expect(result.current).toBe(true);
    });
    expect(map.getCenter().lat).toBeCloseTo(-23.5, 2);
    expect(map.getZoom()).toBe(12);
  });

  it('starts no closer around a vehicle than asked', async () => {
    const container = document.createElement('div');
    Object.defineProperties(container, {
      clientWidth: { value: 800 },
      clientHeight: { value: 600 },
    });
    const wide = createMap(container).setView([50, 50], 9);
    const here = { south: -23.5, north: -23.5, west: -46.6, east: -46.6 };
    const { result } = renderHook(() =>
      useInitialView(wide, {
        live,
        user: null,
        server: null,
        view: { kind: 'bounds', ...here, maxZoom: 17 },
        closestFit: 15,
        padding: NO_PADDING,
      }),
    );
    await waitFor(() => {
      expect(result.current).toBe(true);
    });
    expect(wide.getZoom()).toBe(15);
    wide.remove();
  });
});
