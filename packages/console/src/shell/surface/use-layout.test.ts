// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLayout } from './use-layout';

/** A window of a width that can be changed; it reads the two kinds of questions that layouts ask. */
function stubWidth(first: number): (px: number) => void {
  let width = first;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      const [, kind, px] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? [];
      return kind === 'max' ? width <= Number(px) : width >= Number(px);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (px) => {
    width = px;
    for (const listener of listeners) listener();
  };
}
afterEach(() => vi.unstubAllGlobals());

it('[S9.20] is that of a phone up to 768 px, and follows a phone that is turned', () => {
  const setWidth = stubWidth(768);
  const { result } = renderHook(() => useLayout());
  expect(result.current).toBe('phone');
  act(() => setWidth(769));
  expect(result.current).not.toBe('phone');
  act(() => setWidth(375));
  expect(result.current).toBe('phone');
  act(() => setWidth(2560));
  expect(result.current).toBe('wide');
});
