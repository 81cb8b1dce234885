import { act, render, waitFor } from '@testing-library/react';
import { MapContainer } from 'react-leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrackingClient, type TrackingClient } from '../../../client';
import { TrackingProvider } from '../../../react/provider/tracking-provider';
import * as drawing from './draw-route';
import { createTestPositions } from '../../fleet/test-positions';
import { Trail } from './trail';

let positions: ReturnType<typeof createTestPositions>;
let client: TrackingClient;

beforeEach(() => {
  positions = createTestPositions();
  const real = createTrackingClient({ baseUrl: 'https://fleet.example' });
  client = { ...real, live: { ...real.live, positions } };
  const context = { setTransform: vi.fn(), clearRect: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(drawing, 'drawRoute').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Number of points of each way that was drawn last. */
const drawnWays = () =>
  vi.mocked(drawing.drawRoute).mock.lastCall?.[1].map((way) => way.length) ?? [];

const show = (props: { deviceId: number; maxPoints?: number }) => (
  <TrackingProvider client={client}>
    <MapContainer center={[30, -97]} zoom={15}>
      <Trail {...props} />
    </MapContainer>
  </TrackingProvider>
);

describe('Trail', () => {
  it('[S4.30] keeps the fixes of the tracked device as a line, the newest last', async () => {
    positions.move(1, 30, -97);
    render(show({ deviceId: 1 }));
    await waitFor(() => expect(drawnWays()).toEqual([1]));
    act(() => positions.move(1, 30.001, -97));
    act(() => positions.move(1, 30.002, -97));
    expect(drawnWays()).toEqual([3]);
    const line = vi.mocked(drawing.drawRoute).mock.lastCall?.[1][0] ?? [];
    expect(line[2]?.y).toBeLessThan(line[0]?.y ?? 0);
  });

  it('keeps no more than asked, of a stop two, and begins anew with another device', async () => {
    positions.move(1, 30, -97);
    positions.move(2, 31, -97);
    const { rerender } = render(show({ deviceId: 1, maxPoints: 3 }));
    await waitFor(() => expect(drawnWays()).toEqual([1]));
    for (let times = 0; times < 5; times++) act(() => positions.move(1, 30, -97));
    expect(drawnWays()).toEqual([2]);
    for (const step of [1, 2, 3]) act(() => positions.move(1, 30 + step / 1000, -97));
    expect(drawnWays()).toEqual([3]);
    rerender(show({ deviceId: 2, maxPoints: 3 }));
    expect(drawnWays()).toEqual([1]);
  });

  it('is open where the vehicle leapt', async () => {
    positions.move(1, 30, -97);
    render(show({ deviceId: 1 }));
    await waitFor(() => expect(drawnWays()).toEqual([1]));
    act(() => positions.move(1, 30.5, -97, { attributes: { distance: 0 } }));
    expect(drawnWays()).toEqual([1, 1]);
  });
});
