import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTrackingClient } from '../../../client';
import { useToldOnce } from './use-told-once';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const client = createTrackingClient({ baseUrl: 'https://fleet.example' });
const start = (subject: string | undefined) =>
  renderHook((props: { subject: string | undefined }) => useToldOnce(client, props.subject), {
    initialProps: { subject },
  });

it('says a thing for six seconds, once for all maps, and another thing besides', () => {
  const { result, rerender, unmount } = start(undefined);
  expect(result.current).toBe(false);
  rerender({ subject: 'streets' });
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(5_999));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
  rerender({ subject: undefined });
  rerender({ subject: 'streets' });
  expect(result.current).toBe(false);
  unmount();
  expect(start('streets').result.current).toBe(false);
  expect(start('satellite').result.current).toBe(true);
});
