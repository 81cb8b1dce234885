import { act, render, waitFor } from '@testing-library/react';
import { MapContainer } from 'react-leaflet';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useLive } from '../../../react/live/use-live';
import { createTestServer } from '../../../react/testing';
import { makeDevice, makePosition, makeUser, type FakeServerState } from '../../../testing';
import * as drawing from '../route/draw-route';
import * as marks from './draw-trail-marks';
import { VehicleExtras } from '../vehicle-extras';

beforeEach(() => {
  const context = { setTransform: vi.fn(), clearRect: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(drawing, 'drawRoute').mockReturnValue();
  vi.spyOn(marks, 'drawTrailMarks').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const NOTHING_MORE = { precision: false, stops: false, events: false };
const SERVER = { id: 1, attributes: {} };
const NOW = Date.UTC(2026, 7, 21, 16);
const fixAt = (deviceId: number, minute: number, latitude: number) => ({
  ...makePosition(deviceId, { latitude, longitude: -97 }),
  id: minute,
  fixTime: new Date(NOW + minute * 60_000).toISOString(),
});

function open(
  state: FakeServerState = {},
  toFake: ('Date' | 'setTimeout' | 'clearTimeout')[] = ['Date'],
) {
  vi.useFakeTimers({ now: NOW, toFake });
  onTestFinished(() => void vi.useRealTimers());
  const asked: URL[] = [];
  const server = createTestServer({
    devices: [makeDevice(1), makeDevice(2)],
    positions: [fixAt(1, 0, 30), fixAt(2, 0, 31)],
    ...state,
    answers: {
      ...state.answers,
      'GET /api/positions': ({ url }: { url: URL }) => {
        if (!url.searchParams.has('deviceId')) return [fixAt(1, 0, 30), fixAt(2, 0, 31)];
        asked.push(url);
        const deviceId = Number(url.searchParams.get('deviceId'));
        return [fixAt(deviceId, -20, 29.998), fixAt(deviceId, -10, 29.999)];
      },
    },
  });
  function Stage({ selectedId, followIds = [] }: { selectedId?: number; followIds?: number[] }) {
    useLive('test');
    return (
      <MapContainer center={[30, -97]} zoom={15}>
        <VehicleExtras
          selectedId={selectedId}
          show={NOTHING_MORE}
          deviceIds={followIds}
          onChange={undefined}
          isPaused
          onPausedChange={vi.fn()}
        />
      </MapContainer>
    );
  }
  const wrapper = server.wrapper({ locale: 'en-US', timeZone: 'America/Sao_Paulo' });
  const view = render(<Stage selectedId={1} />, { wrapper });
  return { ...server, asked, show: (props: object) => view.rerender(<Stage {...props} />) };
}
const last = () => vi.mocked(drawing.drawRoute).mock.lastCall;
const lastCount = () => last()?.[1].reduce((sum, way) => sum + way.length, 0);

describe('the way of the selected vehicle', () => {
  it('is that of the day, asked once, and goes on with what comes', async () => {
    const { asked, push } = open();
    await waitFor(() => expect(lastCount()).toBe(3));
    expect(last()?.[3].isTrail).toBe(true);
    expect(marks.drawTrailMarks).not.toHaveBeenCalled();
    act(() => push({ positions: [fixAt(1, 1, 30.001)] }));
    await waitFor(() => expect(lastCount()).toBe(4));
    expect(asked.map(({ searchParams }) => searchParams.get('from'))).toEqual([
      '2026-08-21T03:00:00.000Z',
    ]);
  });

  it('is asked for of the one that is looked at, and gone when that is let go', async () => {
    const { asked, show } = open();
    show({ selectedId: 2 });
    await waitFor(() => expect(lastCount()).toBe(3));
    expect(asked.map(({ searchParams }) => searchParams.get('deviceId'))).toEqual(['2']);
    expect(document.querySelector('.rastro-trail-canvas')).not.toBeNull();
    show({});
    expect(document.querySelector('.rastro-trail-canvas')).toBeNull();
  });

  it('is asked for again once all of the demo’s history is stored', async () => {
    let done = 1;
    const demo = { attribution: '', history: { done, total: 2 } };
    const { asked } = open({
      answers: {
        'GET /api/server': () => ({ ...SERVER, demo: { ...demo, history: { done, total: 2 } } }),
      },
    });
    await waitFor(() => expect(asked).toHaveLength(1));
    done = 2;
    await waitFor(() => expect(asked).toHaveLength(2));
  }, 15_000);

  it('gives way to that of following it', async () => {
    const { show } = open();
    show({ selectedId: 1, followIds: [1] });
    await waitFor(() => expect(marks.drawTrailMarks).toHaveBeenCalled());
    expect(document.querySelectorAll('.rastro-trail-canvas')).toHaveLength(1);
  });

  it('is not asked for by an account that may not look back', async () => {
    const reader = makeUser({ administrator: false, disableReports: true });
    const { asked, client } = open({ user: reader }, ['Date', 'setTimeout', 'clearTimeout']);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(client.live.positions.get(1)).toBeDefined();
    expect(asked).toEqual([]);
    expect(document.querySelector('.rastro-trail-canvas')).toBeNull();
  });
});
