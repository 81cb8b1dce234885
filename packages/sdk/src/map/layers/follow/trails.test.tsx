import { act, render, waitFor } from '@testing-library/react';
import { MapContainer } from 'react-leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrackingClient, type TrackingClient } from '../../../client';
import { position, type Position } from '../../../contract';
import { TrackingProvider } from '../../../react/provider/tracking-provider';
import { createTestPositions } from '../../fleet/test-positions';
import * as drawing from '../route/draw-route';
import * as marks from './draw-trail-marks';
import { Trails, type TrailsProps } from './trails';

let positions: ReturnType<typeof createTestPositions>;
let client: TrackingClient;
let history: ReturnType<typeof vi.fn<TrackingClient['positions']['history']>>;

beforeEach(() => {
  positions = createTestPositions();
  const real = createTrackingClient({ baseUrl: 'https://fleet.example' });
  history = vi.fn(() => Promise.resolve([]));
  client = {
    ...real,
    live: { ...real.live, positions },
    positions: { ...real.positions, history },
  };
  const context = { setTransform: vi.fn(), clearRect: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(drawing, 'drawRoute').mockReturnValue();
  vi.spyOn(drawing, 'drawOlderTrail').mockReturnValue();
  vi.spyOn(marks, 'drawTrailMarks').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const time = (minute: number) => new Date(Date.UTC(2026, 7, 21, 16, minute)).toISOString();
const storedFix = (deviceId: number, minute: number, latitude: number): Position =>
  position.decode({
    id: minute,
    deviceId,
    latitude,
    longitude: -97,
    attributes: {},
    serverTime: time(minute),
    deviceTime: time(minute),
    fixTime: time(minute),
  });

/** Number of points of each way of the trails that were drawn last, in the order of the vehicles. */
const drawnWays = (trails = 1) =>
  vi
    .mocked(drawing.drawRoute)
    .mock.calls.slice(-trails)
    .map(([, ways]) => ways.map((way) => way.length));

const show = (props: TrailsProps) => (
  <TrackingProvider client={client}>
    <MapContainer center={[30, -97]} zoom={15}>
      <Trails {...props} />
    </MapContainer>
  </TrackingProvider>
);

describe('Trails', () => {
  it('[S4.30] keep the fixes of the tracked device as a line, the newest last', async () => {
    positions.move(1, 30, -97);
    render(show({ deviceIds: [1] }));
    await waitFor(() => expect(drawnWays()).toEqual([[1]]));
    act(() => positions.move(1, 30.001, -97));
    act(() => positions.move(1, 30.002, -97));
    expect(drawnWays()).toEqual([[3]]);
    const line = vi.mocked(drawing.drawRoute).mock.lastCall?.[1][0] ?? [];
    expect(line[2]?.y).toBeLessThan(line[0]?.y ?? 0);
  });

  it('[S4.30] begin with what the server has, asked once a vehicle, and stand without it', async () => {
    history.mockImplementation(({ deviceId }) =>
      deviceId === 1
        ? Promise.resolve([storedFix(1, 1, 29.998), storedFix(1, 2, 29.999)])
        : Promise.reject(new Error('not allowed')),
    );
    positions.move(1, 30, -97);
    positions.move(2, 31, -97);
    const { rerender } = render(show({ deviceIds: [1, 2] }));
    await waitFor(() => expect(drawnWays(2)).toEqual([[3], [1]]));
    rerender(show({ deviceIds: [1, 2, 3] }));
    expect(history.mock.calls.map(([{ deviceId }]) => deviceId)).toEqual([1, 2, 3]);
  });

  it('are strong for the last 40 minutes and faint before, in one line', async () => {
    history.mockResolvedValue([storedFix(1, 0, 29.998), storedFix(1, 4, 29.999)]);
    positions.move(1, 30, -97, { fixTime: time(8) });
    render(show({ deviceIds: [1] }));
    await waitFor(() => expect(drawnWays()).toEqual([[3]]));
    expect(drawing.drawOlderTrail).not.toHaveBeenCalled();
    act(() => positions.move(1, 30.001, -97, { fixTime: time(45) }));
    expect(drawnWays()).toEqual([[2]]);
    const [, older] = vi.mocked(drawing.drawOlderTrail).mock.lastCall ?? [];
    expect(older?.map((way) => way.length)).toEqual([3]);
  });

  it('have a colour and a number each, and keep them when another one goes', async () => {
    for (const id of [1, 2, 3]) positions.move(id, 30 + id / 1000, -97);
    const { rerender } = render(show({ deviceIds: [1, 2, 3] }));
    await waitFor(() => expect(drawnWays(3)).toEqual([[1], [1], [1]]));
    const looks = (count: number) =>
      vi
        .mocked(marks.drawTrailMarks)
        .mock.calls.slice(-count)
        .map(([, , { number, ink }]) => [number, ink]);
    const before = looks(3);
    expect(before.map(([number]) => number)).toEqual([1, 2, 3]);
    expect(new Set(before.map(([, ink]) => ink)).size).toBe(3);
    rerender(show({ deviceIds: [1, 3] }));
    await waitFor(() => expect(looks(2)).toEqual([before[0], before[2]]));
  });

  it('keep no more than asked, of a stop two, and nothing of a vehicle that was let go', async () => {
    positions.move(1, 30, -97);
    const { rerender } = render(show({ deviceIds: [1], maxPoints: 3 }));
    await waitFor(() => expect(drawnWays()).toEqual([[1]]));
    for (const minute of [20, 21, 22]) {
      act(() => positions.move(1, 30, -97, { fixTime: time(minute) }));
    }
    expect(drawnWays()).toEqual([[2]]);
    for (const step of [1, 2, 3]) {
      act(() => positions.move(1, 30 + step / 1000, -97, { fixTime: time(30 + step) }));
    }
    expect(drawnWays()).toEqual([[3]]);
    rerender(show({ deviceIds: [], maxPoints: 3 }));
    rerender(show({ deviceIds: [1], maxPoints: 3 }));
    expect(drawnWays()).toEqual([[1]]);
  });

  it('are open where the vehicle leapt', async () => {
    positions.move(1, 30, -97);
    render(show({ deviceIds: [1] }));
    await waitFor(() => expect(drawnWays()).toEqual([[1]]));
    act(() => positions.move(1, 30.5, -97, { attributes: { distance: 0 } }));
    expect(drawnWays()).toEqual([[1, 1]]);
  });

  it('cross the date line the short way and are seen at both edges of the world', async () => {
    positions.move(1, 10, 179.999);
    render(show({ deviceIds: [1] }));
    await waitFor(() => expect(drawnWays()).toEqual([[1]]));
    act(() => positions.move(1, 10, -179.999));
    const [east, west] = vi.mocked(drawing.drawRoute).mock.calls.slice(-2);
    const spanOf = (call: typeof east) => {
      const line = call?.[1][0] ?? [];
      return Math.abs((line[1]?.x ?? 0) - (line[0]?.x ?? 0));
    };
    const worldPx = 256 * 2 ** 15;
    expect([spanOf(east), spanOf(west)].every((px) => px > 0 && px < worldPx / 1000)).toBe(true);
    const shift = (east?.[1][0]?.[0]?.x ?? 0) - (west?.[1][0]?.[0]?.x ?? 0);
    expect(Math.round(shift)).toBe(worldPx);
  });
});
