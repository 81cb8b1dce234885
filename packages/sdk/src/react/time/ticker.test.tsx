import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNow } from './use-now';

function Clock() {
  return createElement('output', null, useNow(1000));
}

describe('useNow', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shares one timer among all readers and stops it after the last', () => {
    const first = render(createElement(Clock));
    const second = render(createElement(Clock));
    expect(vi.getTimerCount()).toBe(1);
    act(() => {
      vi.advanceTimersByTime(3000);
    });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      '1003000',
      '1003000',
    ]);
    first.unmount();
    expect(vi.getTimerCount()).toBe(1);
    second.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stands still while the page is hidden and catches up when it is shown', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const { unmount } = render(createElement(Clock));
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(1_060_000);
    visibility.mockReturnValue('visible');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByRole('status')).toHaveTextContent('1060000');
    unmount();
    visibility.mockRestore();
  });
});
