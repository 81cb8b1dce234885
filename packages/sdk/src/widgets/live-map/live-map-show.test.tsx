import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TrackingProvider } from '../../react/provider/tracking-provider';
import { LiveMap } from './live-map';
import { createLiveMapClient, LIVE_MAP_ANSWERS } from './testing/live-map-client';

// The chunk of the map takes longer than a query waits.
beforeAll(() =>
  Promise.all([import('./live-map-view/live-map-view'), import('../../map/worker/page-painter')]),
);

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what LiveMap shows', () => {
  it('[S2.85] [S2.88] [S2.89] [S2.91] has switches that act, tell the host what was chosen, and go back to how the account starts', async () => {
    const onShowChange = vi.fn();
    render(
      <TrackingProvider client={createLiveMapClient()} locale="en-US">
        <LiveMap onShowChange={onShowChange} />
      </TrackingProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Map layers' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Names' }));
    expect(onShowChange).toHaveBeenLastCalledWith({ names: true });
    await userEvent.click(screen.getByRole('switch', { name: 'Plates' }));
    expect(onShowChange).toHaveBeenLastCalledWith({ names: true, plates: false });
    expect(screen.getByRole('switch', { name: 'Geofences' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Status' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Group nearby' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Restore defaults' }));
    expect(onShowChange).toHaveBeenLastCalledWith({});
    expect(screen.getByRole('switch', { name: 'Plates' })).toBeChecked();
  });

  it('[S2.87] starts as account and server say, with fences that can be read', async () => {
    const fence = (id: number, area: string) => ({ id, name: `Depot ${id}`, area, attributes: {} });
    const answers = {
      '/api/session': {
        ...(LIVE_MAP_ANSWERS['/api/session'] as object),
        attributes: { mapNames: true },
      },
      '/api/server': { id: 1, attributes: { mapNames: false } },
      '/api/geofences': [
        fence(1, 'CIRCLE (30 -97, 500)'),
        fence(2, 'CIRCLE (30 -97'),
        fence(3, ''),
      ],
    };
    const { container } = render(
      <TrackingProvider client={createLiveMapClient(answers)} locale="en-US">
        <LiveMap />
      </TrackingProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Map layers' }));
    expect(await screen.findByRole('switch', { name: 'Names' })).toBeChecked();
    const fences = screen.getByRole('switch', { name: 'Geofences' });
    expect(fences).toBeChecked();
    await waitFor(() => {
      expect(fences).toHaveAccessibleDescription(/^2 geofences cannot be drawn/);
      expect(container.querySelectorAll('canvas.rastro-fence-canvas')).toHaveLength(1);
    });
    await userEvent.click(fences);
    await waitFor(() => {
      expect(container.querySelector('canvas.rastro-fence-canvas')).toBeNull();
    });
    expect(fences).not.toHaveAccessibleDescription();
  });

  it('[S5.40] draws the anchor of the selected vehicle alone, and all of them once their layer is on', async () => {
    const attributes = { isAnchor: true, deviceId: 2 };
    const anchor = { id: 1, name: 'Anchor', area: 'CIRCLE (30 -97, 150)', attributes };
    const client = createLiveMapClient({ '/api/geofences': [anchor] });
    const draw = (selectedId?: number) => (
      <TrackingProvider client={client} locale="en-US">
        <LiveMap selectedId={selectedId} />
      </TrackingProvider>
    );
    const { container, rerender } = render(draw(2));
    const drawn = () => container.querySelector('canvas.rastro-fence-canvas');
    await waitFor(() => expect(drawn()).not.toBeNull());
    rerender(draw());
    await waitFor(() => expect(drawn()).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Map layers' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Anchors' }));
    await waitFor(() => expect(drawn()).not.toBeNull());
  });

  it('shows how each base map draws the place in view with who made it, and asks for no tiles before the menu is open', async () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png';
    render(
      <TrackingProvider client={createLiveMapClient()} locale="en-US">
        <LiveMap
          layerId="plain"
          layers={[
            {
              id: 'images',
              name: 'Images',
              url,
              attribution: '© <a href="https://m.test">Images</a>',
            },
            { id: 'more', name: 'More', url, attribution: '© <a href="https://m.test">Images</a>' },
          ]}
        />
      </TrackingProvider>,
    );
    const open = await screen.findByRole('button', { name: 'Map layers' });
    const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
    expect(tiles()).toEqual([]);
    await userEvent.click(open);
    expect(await screen.findByRole('radio', { name: 'Simple' })).toBeChecked();
    const images = screen.getByRole('radio', { name: 'Images' });
    expect(screen.getByRole('link', { name: 'Images' })).toHaveAttribute('href', 'https://m.test');
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
    expect(tiles()[0]?.src).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
    const more = screen.getByRole('radio', { name: 'More' });
    const isShownIn = (tile: Element) =>
      [images, more].some(({ parentElement }) => parentElement?.contains(tile));
    expect(tiles().every(isShownIn)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(tiles()).toEqual([]);
  });

  it('says that a base map does not answer, marks the control, and greys the choice with its reason', async () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png';
    const layers = [{ id: 'streets', name: 'Streets', url, attribution: '' }];
    const away = createLiveMapClient({ '/api/devices': [], '/api/positions': [] });
    render(
      <TrackingProvider client={away} locale="en-US">
        <LiveMap layers={layers} />
      </TrackingProvider>,
    );
    const failAll = async (root: ParentNode) => {
      const list = () => [...root.querySelectorAll('img.leaflet-tile')];
      await waitFor(() => expect(list().length).toBeGreaterThan(0));
      for (const tile of list()) fireEvent.error(tile);
    };
    await failAll(await screen.findByRole('region', { name: 'Map' }));
    expect(await screen.findByText(/^Map “Streets” cannot/, { selector: 'p *' })).toBeVisible();
    const open = screen.getByRole('button', { name: 'Map layers' });
    expect(open).toHaveAccessibleDescription(/^Map “Streets” cannot be reached/);
    await userEvent.click(open);
    const choice = await screen.findByRole('radio', { name: 'Streets' });
    await failAll(choice.closest('fieldset')!);
    await waitFor(() => expect(choice).toHaveAccessibleDescription('Cannot be reached'));
    expect(choice).toBeEnabled();
    expect(screen.getByRole('radio', { name: 'Simple' })).not.toHaveAccessibleDescription();
  });

  it('[S2.90] draws how precise the fix of the selected vehicle is', async () => {
    const { container } = render(
      <TrackingProvider client={createLiveMapClient()} locale="en-US">
        <LiveMap selectedId={1} show={{ precision: true }} />
      </TrackingProvider>,
    );
    await waitFor(() => {
      expect(container.querySelectorAll('canvas.rastro-precision-canvas')).toHaveLength(1);
    });
  });

  it('marks stops and events of the selected vehicle’s day where account or server say so', async () => {
    const session = LIVE_MAP_ANSWERS['/api/session'] as object;
    const answers = {
      '/api/session': { ...session, attributes: { mapStops: true } },
      '/api/server': { id: 1, attributes: { mapEvents: 'true' } },
      '/api/reports/stops': [],
      '/api/reports/events': [],
    };
    const { container } = render(
      <TrackingProvider client={createLiveMapClient(answers)} locale="en-US">
        <LiveMap selectedId={1} />
      </TrackingProvider>,
    );
    await waitFor(() => {
      expect(container.querySelectorAll('canvas.rastro-day-marks-canvas')).toHaveLength(1);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Map layers' }));
    const stops = await screen.findByRole('switch', { name: 'Stops of today' });
    expect(stops).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Events of today' }));
    await userEvent.click(stops);
    await waitFor(() => {
      expect(container.querySelector('canvas.rastro-day-marks-canvas')).toBeNull();
    });
  });

  it('offers neither to an account without reports', async () => {
    const session = LIVE_MAP_ANSWERS['/api/session'] as object;
    const answers = {
      '/api/session': { ...session, disableReports: true, attributes: { mapStops: true } },
    };
    const { container } = render(
      <TrackingProvider client={createLiveMapClient(answers)} locale="en-US">
        <LiveMap selectedId={1} />
      </TrackingProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Map layers' }));
    expect(await screen.findByRole('switch', { name: 'Status' })).toBeChecked();
    await waitFor(() =>
      expect(screen.queryByRole('switch', { name: 'Stops of today' })).toBeNull(),
    );
    expect(container.querySelector('canvas.rastro-day-marks-canvas')).toBeNull();
  });

  it('has a legend with how many vehicles are in each state', async () => {
    const onShowChange = vi.fn();
    render(
      <TrackingProvider client={createLiveMapClient()} locale="en-US">
        <LiveMap show={{ legend: true, geofences: false }} onShowChange={onShowChange} />
      </TrackingProvider>,
    );
    const legend = await screen.findByRole('region', { name: 'Legend' });
    const rows = await within(legend).findAllByRole('listitem');
    expect(rows).toHaveLength(8);
    expect(rows[7]).toHaveTextContent('Grouped');
    await waitFor(() => {
      expect(rows.slice(0, 7).map((row) => row.textContent?.match(/\d+$/)?.[0])).toEqual([
        '0',
        '0',
        '1',
        '0',
        '0',
        '0',
        '0',
      ]);
    });
    await userEvent.click(within(legend).getByRole('button', { name: 'Close legend' }));
    expect(onShowChange).toHaveBeenLastCalledWith({ legend: false, geofences: false });
  });

  it('offers the server’s base maps beside the built-in one, and tells the choice', async () => {
    const onLayerChange = vi.fn();
    const mapLayers = [
      {
        id: 'images',
        name: { 'en-US': 'Images', 'pt-BR': 'Imagens' },
        url: '/tiles/{z}/{x}/{y}.png',
        attribution: '© Images',
      },
    ];
    const answers = { '/api/server': { id: 1, attributes: {}, mapLayers } };
    render(
      <TrackingProvider client={createLiveMapClient(answers)} locale="en-US">
        <LiveMap onLayerChange={onLayerChange} />
      </TrackingProvider>,
    );
    expect(await screen.findByText('© Images')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Map layers' }));
    expect(await screen.findByRole('radio', { name: 'Images' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Simple' }));
    expect(onLayerChange).toHaveBeenCalledWith('plain');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('© Images')).toBeNull();
  });
});
