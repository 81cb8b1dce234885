import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { map as createMap, type Map as LeafletMap } from 'leaflet';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer } from '../../../react/testing';
import { makeDevice, makePosition } from '../../../testing';
import { NO_PADDING } from '../../view/map-padding';
import { SMALL_MAP_QUERY } from '../../view/small-map';
import * as drawing from './measure/draw-measure';
import type { ToolsMenuProps } from './open-tools';
import { ToolsMenu } from './tools-menu';

let map: LeafletMap;

// The chunk of the tools takes longer than a query waits.
beforeAll(() => import('./open-tools'));
beforeEach(() => {
  const element = document.createElement('div');
  document.body.append(element);
  map = createMap(element, { zoomAnimation: false }).setView([0, 0], 15);
  const names = ['setTransform', 'clearRect', 'beginPath', 'arc', 'fill', 'stroke'];
  const context = Object.fromEntries(names.map((name) => [name, vi.fn()]));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(drawing, 'drawMeasure').mockReturnValue();
});
afterEach(() => {
  cleanup();
  map.getContainer().remove();
  map.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openTools(props: Partial<ToolsMenuProps> = {}) {
  const server = createTestServer({
    devices: [makeDevice(1)],
    positions: [makePosition(1, { latitude: -23.5, longitude: -46.6, course: 90 })],
  });
  const view = render(
    <ToolsMenu map={map} padding={NO_PADDING} selectedId={undefined} {...props} />,
    { wrapper: server.wrapper({ locale: 'en-US', timeZone: 'America/Sao_Paulo' }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Map tools' }));
  await screen.findByRole('menu');
  return view;
}
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));
const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('measuring', () => {
  const press = (x: number, y: number) => {
    const at = { clientX: x, clientY: y, bubbles: true };
    act(() => {
      map.getContainer().dispatchEvent(new MouseEvent('pointerdown', at));
      map.getContainer().dispatchEvent(new MouseEvent('click', at));
    });
  };

  it('adds what is pressed to the way, and presses nothing on the map', async () => {
    await openTools();
    const pressed = vi.fn();
    map.on('click', pressed);
    await choose('Measure distance');
    expect(screen.getByText('Click on the map, or press Enter to mark its center.')).toBeVisible();
    press(0, 0);
    press(200, 0);
    // 200 px at the equator, 4.777 m each at zoom 15.
    expect(screen.getByText('955 m')).toBeVisible();
    expect(screen.getByText('2 points')).toBeVisible();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('does not take a drag for a press', async () => {
    await openTools();
    await choose('Measure distance');
    press(0, 0);
    act(() => {
      const element = map.getContainer();
      const at = (x: number) => ({ clientX: x, bubbles: true });
      element.dispatchEvent(new MouseEvent('pointerdown', at(0)));
      element.dispatchEvent(new MouseEvent('click', at(90)));
    });
    expect(screen.queryByText('2 points')).toBeNull();
  });

  it('goes by keyboard: Enter adds the middle, Backspace takes back, Escape ends', async () => {
    await openTools();
    await choose('Measure distance');
    await waitFor(() => expect(map.getContainer()).toHaveFocus());
    const outside = vi.fn();
    window.addEventListener('keydown', outside);
    await userEvent.keyboard('{Enter}');
    act(() => void map.panBy([300, 0], { animate: false }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('2 points')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText('2 points')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Distance measuring' })).toBeNull();
    expect(outside).not.toHaveBeenCalled();
    window.removeEventListener('keydown', outside);
    expect(map.getContainer()).not.toHaveAttribute('data-measuring');
  });
});

describe('where am I', () => {
  const answer = (ask: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: navigator.userAgent,
      geolocation: { getCurrentPosition: ask },
    });

  it('goes there, and says how sure it is', async () => {
    answer((found) =>
      found({ coords: { latitude: 10, longitude: 20, accuracy: 35 } } as GeolocationPosition),
    );
    await openTools();
    await choose('Where am I');
    expect(await screen.findByText('You are here, to within 35 m.')).toBeVisible();
    await waitFor(() => expect(map.getCenter().lat).toBeCloseTo(10, 2));
    await userEvent.click(screen.getByRole('button', { name: 'Hide my location' }));
    expect(screen.queryByText(/You are here/)).toBeNull();
  });

  it.each([
    [1, /does not allow access to your location/],
    [2, /does not report its location/],
    [3, /did not arrive in time/],
  ])('says why not (%s), and asks again', async (code, words) => {
    const ask = vi.fn((_found: PositionCallback, failed: PositionErrorCallback) =>
      failed({ code } as GeolocationPositionError),
    );
    answer(ask);
    await openTools();
    await choose('Where am I');
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('street view', () => {
  it('opens in a tab of its own without a key, which hears nothing of this page', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await openTools();
    await choose('Open in Google Street View');
    expect(open).toHaveBeenCalledWith(
      expect.stringMatching(
        /^https:\/\/www\.google\.com\/maps\/@\?api=1&.*viewpoint=-?0\.000000%2C-?0\.000000/,
      ),
      '_blank',
      'noopener,noreferrer',
    );
  });

  it('[S2.50] shows a panel by the key, which is switched on and off', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
    await openTools({ streetViewKey: 'k-1' });
    vi.stubGlobal('fetch', fetched);
    await choose('Street view');
    const frame = await screen.findByTitle('Street view');
    const { origin, searchParams } = new URL(frame.getAttribute('src') ?? '');
    expect([origin, searchParams.get('key')]).toEqual(['https://www.google.com', 'k-1']);
    expect(JSON.stringify(fetched.mock.calls)).not.toContain('k-1');
    await userEvent.click(screen.getByRole('button', { name: 'Close street view' }));
    expect(screen.queryByTitle('Street view')).toBeNull();
  });

  it('says that the site is away instead of a broken frame, and tries again', async () => {
    await openTools({ streetViewKey: 'k-1' });
    vi.stubGlobal(
      'fetch',
      vi
        .fn()
        .mockRejectedValueOnce(new TypeError('offline'))
        .mockResolvedValue(new Response(null, { status: 204 })),
    );
    await choose('Street view');
    expect(await screen.findByText(/Street view is not responding/)).toBeVisible();
    expect(screen.queryByTitle('Street view')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open in Google Street View' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTitle('Street view')).toBeInTheDocument();
  });
});

describe('full screen and print', () => {
  it('offers full screen only where the browser allows it', async () => {
    const { unmount } = await openTools();
    expect(names()).not.toContain('Full screen');
    unmount();
    const go = vi.fn(() => Promise.resolve());
    Object.assign(document, { fullscreenEnabled: true });
    document.documentElement.requestFullscreen = go;
    await openTools();
    await choose('Full screen');
    expect(go).toHaveBeenCalledOnce();
    Object.assign(document, { fullscreenEnabled: undefined });
  });

  it('prints the map with a caption: brand, time with its zone, what the signs mean', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await openTools({ printTitle: 'Frota & Cia' });
    await choose('Print the map');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const caption = document.querySelector('.rastro-print-caption');
    expect(caption).toHaveTextContent('Frota & Cia');
    expect(caption).toHaveTextContent('Brasilia Time (GMT−3)');
    expect(caption).toHaveTextContent('Moving');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('.rastro-print-caption')).toBeNull();
    expect(document.querySelector('[data-printed]')).toBeNull();
  });
});

describe('on a phone', () => {
  it('has following among the tools, for its map has no button for it', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === SMALL_MAP_QUERY,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const onToggleFollow = vi.fn();
    await openTools({ selectedId: 1, isFollowing: true, onToggleFollow });
    const follow = await screen.findByRole('menuitemcheckbox', { name: 'Follow vehicle' });
    expect(follow).toBeChecked();
    await userEvent.click(follow);
    expect(onToggleFollow).toHaveBeenCalledOnce();
  });

  it('leaves following to its button where there is room', async () => {
    await openTools({ selectedId: 1, onToggleFollow: () => undefined });
    expect(screen.queryByRole('menuitemcheckbox')).not.toBeInTheDocument();
  });
});
