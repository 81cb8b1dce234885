import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../domain';
import { makePosition, type FakeServerState } from '../../testing';
import { createTestServer } from '../testing';
import { useEventPlaces } from './use-event-places';

const EVENTS = [{ positionId: 9 }];

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('asks again by the minute for what nobody answered', async () => {
  let isAway = true;
  let asked = 0;
  const server = createTestServer({
    answers: {
      'GET /api/positions': () => {
        asked += 1;
        return isAway ? 400 : [makePosition(1, { id: 9 })];
      },
    } as FakeServerState['answers'],
  });
  const { result } = renderHook(() => useEventPlaces(EVENTS), { wrapper: server.wrapper() });
  await waitFor(() => expect(asked).toBe(1));
  expect(result.current.has(9)).toBe(false);
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await waitFor(() => expect(result.current.get(9)?.id).toBe(9));
  await act(() => vi.advanceTimersByTimeAsync(3 * MINUTE_MS));
  expect(asked).toBe(2);
});
