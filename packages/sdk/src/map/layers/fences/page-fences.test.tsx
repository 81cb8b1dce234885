import { render, waitFor } from '@testing-library/react';
import { MapContainer } from 'react-leaflet';
import { expect, it, vi } from 'vitest';
import { createTrackingClient } from '../../../client';
import { TrackingProvider } from '../../../react/provider/tracking-provider';
import { EMPTY_FRAME } from '../../fleet/fleet-frame';
import { MapFrameContext, NO_PADDING } from '../../view/map-padding';
import type { FleetCanvasLayer } from '../../worker/fleet-canvas-layer';
import { FenceLayer } from './fence-layer';
import { PageFences } from './page-fences';

const client = createTrackingClient({
  baseUrl: 'https://fleet.example',
  fetch: (input) =>
    Promise.resolve(
      Response.json(
        new URL(input instanceof Request ? input.url : input).pathname === '/api/geofences'
          ? [{ id: 1, name: 'Depot', area: 'CIRCLE (30 -97, 500)', attributes: {} }]
          : { id: 1, name: 'Ana', email: 'ana@example.com', attributes: {} },
      ),
    ),
});
const SHOW = { geofences: true, anchors: false };
const nobody = () => undefined;

it('draws the fences once: those of a page in the place of the map’s own, and these again afterwards', async () => {
  const draw = (isPage: boolean) => (
    <TrackingProvider client={client} locale="en-US">
      <MapContainer center={[30, -97]} zoom={12}>
        <FenceLayer show={SHOW} selectedId={undefined} fleet={null} onUnreadable={nobody} />
        {isPage ? <PageFences /> : null}
      </MapContainer>
    </TrackingProvider>
  );
  const { container, rerender } = render(draw(false));
  const count = (name: string) => container.querySelectorAll(`canvas.${name}`).length;
  const counts = () => [count('rastro-fence-canvas'), count('rastro-page-fence-canvas')];
  await waitFor(() => expect(counts()).toEqual([1, 0]));
  rerender(draw(true));
  await waitFor(() => expect(counts()).toEqual([0, 1]));
  rerender(draw(false));
  await waitFor(() => expect(counts()).toEqual([1, 0]));
});

it('keeps the names of a page’s fences clear of the vehicles of the map', async () => {
  const subscribe = vi.fn(() => () => undefined);
  const fleet = { frame: EMPTY_FRAME, subscribe } as unknown as FleetCanvasLayer;
  render(
    <TrackingProvider client={client} locale="en-US">
      <MapContainer center={[30, -97]} zoom={12}>
        <MapFrameContext value={{ padding: NO_PADDING, isReady: true, fleet }}>
          <PageFences />
        </MapFrameContext>
      </MapContainer>
    </TrackingProvider>,
  );
  await waitFor(() => expect(subscribe).toHaveBeenCalled());
});
