import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TrackingProvider } from '../../react/provider/tracking-provider';
import { LiveMap } from './live-map';
import { createLiveMapClient } from './testing/live-map-client';

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

describe('LiveMap', () => {
  it('renders its fallback on a server', () => {
    const html = renderToString(
      <TrackingProvider client={createLiveMapClient()}>
        <LiveMap fallback={<p>Loading</p>} className="mine" />
      </TrackingProvider>,
    );
    expect(html).toContain('<p>Loading</p>');
    expect(html).toContain('rastro-live-map mine');
    expect(html).not.toContain('leaflet');
  });

  it('is a named region with a named, described map and labelled controls', async () => {
    render(
      <TrackingProvider client={createLiveMapClient()} locale="en-US">
        <LiveMap />
      </TrackingProvider>,
    );
    expect(await screen.findByRole('region', { name: 'Map' })).toBeInTheDocument();
    const map = await screen.findByRole('application', { name: 'Map with the vehicles' });
    expect(map).toHaveAccessibleDescription(/device list/);
    for (const name of ['Map layers', 'Zoom in', 'Zoom out', 'Show all vehicles']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: 'Follow vehicle' })).toBeNull();
  });

  it('has one canvas for vehicles and none of Leaflet’s markers', async () => {
    const { container } = render(
      <TrackingProvider client={createLiveMapClient()}>
        <LiveMap />
      </TrackingProvider>,
    );
    await waitFor(() => {
      expect(container.querySelector('[data-ready="true"]')).not.toBeNull();
      expect(container.querySelectorAll('canvas.rastro-fleet-canvas')).toHaveLength(1);
    });
    expect(container.querySelector('.leaflet-marker-icon, .leaflet-interactive')).toBeNull();
  });

  it.each([
    ['zooms into the box of a drag with Shift', undefined, 1],
    [
      'zooms into no box where one picks vehicles, not even before the code for that is here',
      () => undefined,
      0,
    ],
  ])('%s', async (_title, onPickedChange, boxes) => {
    const { container } = render(
      <TrackingProvider client={createLiveMapClient()} locale="en-US">
        <LiveMap onPickedChange={onPickedChange} />
      </TrackingProvider>,
    );
    const map = await screen.findByRole('application');
    fireEvent.mouseDown(map, { shiftKey: true, button: 0, which: 1, clientX: 10, clientY: 10 });
    fireEvent.mouseMove(document, { shiftKey: true, clientX: 90, clientY: 90 });
    expect(container.querySelectorAll('.leaflet-zoom-box')).toHaveLength(boxes);
    fireEvent.keyDown(document, { key: 'Escape', keyCode: 27 });
  });

  it('switches following of the selected vehicle', async () => {
    const onFollowChange = vi.fn();
    render(
      <TrackingProvider client={createLiveMapClient()} locale="en-US">
        <LiveMap selectedId={1} onFollowChange={onFollowChange} />
      </TrackingProvider>,
    );
    const follow = await screen.findByRole('button', { name: 'Follow vehicle' });
    expect(follow).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(follow);
    expect(onFollowChange).toHaveBeenCalledWith([1]);
  });

  it('always shows the credits, as text', async () => {
    render(
      <TrackingProvider client={createLiveMapClient()}>
        <LiveMap credits={['Data: <a href="javascript:alert(1)">City</a><img src=x>']} />
      </TrackingProvider>,
    );
    expect(await screen.findByText('City')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows the included map of the server and names its makers and those of a demo', async () => {
    const asked: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      asked.push(String(input));
      return Promise.resolve(
        Response.json({ version: 2, attribution: 'Streets: City', lines: {} }),
      );
    });
    const demo = { attribution: 'Buses: City' };
    const server = { id: 1, attributes: {}, includedMapUrl: '/api/demo/map.json', demo };
    render(
      <TrackingProvider client={createLiveMapClient({ '/api/server': server })}>
        <LiveMap />
      </TrackingProvider>,
    );
    expect(await screen.findByText(/Streets: City/)).toBeInTheDocument();
    expect(screen.getByText(/Buses: City/)).toBeInTheDocument();
    expect(asked).toEqual(['https://fleet.example/api/demo/map.json']);
  });

  it('takes words of its own and leaves out parts that are null', async () => {
    render(
      <TrackingProvider client={createLiveMapClient()} locale="es">
        <LiveMap labels={{ 'map.label': 'Flota' }} slots={{ controls: null, scale: null }} />
      </TrackingProvider>,
    );
    expect(await screen.findByRole('region', { name: 'Flota' })).toBeInTheDocument();
    expect(await screen.findByRole('application')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
