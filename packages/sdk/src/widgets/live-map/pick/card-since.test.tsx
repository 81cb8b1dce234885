import { act, render } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MAP_WORDS } from '../../../map/layers/map-words';
import { useLive } from '../../../react/live/use-live';
import { LazyWords } from '../../../react/provider/lazy-words';
import { createTestServer } from '../../../react/testing';
import { makeDevice, makePosition, type FakeServerState } from '../../../testing';
import { CardSince, LOOK_MS } from './card-since';

function Card() {
  useLive('test');
  return (
    <LazyWords files={MAP_WORDS}>
      <CardSince deviceId={1} />
    </LazyWords>
  );
}

function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const eventTime = new Date(Date.now() - 42 * 60_000).toISOString();
  const events = vi.fn(() => [
    { id: 1, type: 'deviceStopped', eventTime, deviceId: 1, attributes: {} },
  ]);
  const server = createTestServer({
    devices: [makeDevice(1)],
    positions: [makePosition(1, { attributes: { motion: false, ignition: false } })],
    answers: { 'GET /api/reports/events': events } as object as FakeServerState['answers'],
  });
  const view = render(<Card />, { wrapper: server.wrapper({ locale: 'en-US', timeZone: 'UTC' }) });
  return { ...server, ...view, events };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('CardSince', () => {
  it('says since when and for how long, and asks once whatever positions come', async () => {
    const { push, container, events } = open();
    await act(() => vi.dynamicImportSettled());
    await pass(LOOK_MS);
    await vi.dynamicImportSettled();
    await pass(2_000);
    expect(container).toHaveTextContent(/since .* · 42\s*min/);
    for (let step = 1; step < 4; step++) {
      const fixTime = new Date(Date.now() + step).toISOString();
      act(() => push({ positions: [makePosition(1, { fixTime, attributes: { motion: false } })] }));
      await pass(1_000);
    }
    expect(events).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing while a pointer only passes by', async () => {
    const { unmount, events } = open();
    await act(() => vi.dynamicImportSettled());
    await pass(LOOK_MS - 50);
    unmount();
    await pass(5_000);
    expect(events).not.toHaveBeenCalled();
  });
});
