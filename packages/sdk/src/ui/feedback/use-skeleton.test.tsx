import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSkeleton } from './use-skeleton';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const { result, rerender } = renderHook((isLoading: boolean) => useSkeleton(isLoading), {
    initialProps: true,
  });
  return { isShown: () => result.current, load: (isLoading: boolean) => rerender(isLoading) };
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('is shown after 200 ms of loading, and stays for 300', () => {
  const { isShown, load } = start();
  pass(199);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
  load(false);
  pass(299);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
});

it('is not shown for what comes sooner', () => {
  const { isShown, load } = start();
  pass(150);
  load(false);
  pass(1000);
  expect(isShown()).toBe(false);
});

it('does not cover what came in the moment when it was due, and is shown for the next', () => {
  const { isShown, load } = start();
  act(() => {
    vi.advanceTimersByTime(200);
    load(false);
  });
  expect(isShown()).toBe(false);
  pass(1000);
  load(true);
  pass(200);
  expect(isShown()).toBe(true);
});
