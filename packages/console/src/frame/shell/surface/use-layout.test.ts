// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubWidth } from '../../../testing/stub-width';
import { useLayout } from './use-layout';

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
