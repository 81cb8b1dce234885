import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLayerWatch } from './use-layer-watch';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const start = (layerId: string | undefined = 'streets', isReady = true) =>
  renderHook(({ id, ready }) => useLayerWatch(id, ready), {
    initialProps: { id: layerId, ready: isReady },
  });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('useLayerWatch', () => {
  it('gives up waiting after 4 s, and takes what comes later', () => {
    const { result } = start();
    pass(3_999);
    expect(result.current.state).toBe('waiting');
    pass(1);
    expect(result.current.state).toBe('slow');
    act(() => result.current.onShown());
    expect(result.current.state).toBe('shown');
  });

  it('waits for nobody before the map is ready', () => {
    const { result, rerender } = start('streets', false);
    pass(10_000);
    expect(result.current.state).toBe('waiting');
    rerender({ id: 'streets', ready: true });
    pass(4_000);
    expect(result.current.state).toBe('slow');
  });

  it('tries again when the browser comes online', () => {
    const { result } = start();
    act(() => result.current.onFailed());
    const { attempt } = result.current;
    expect(result.current.state).toBe('failed');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(result.current).toMatchObject({ state: 'slow', attempt: attempt + 1 });
  });

  it('tries again each minute, and not while the browser is offline', () => {
    const { result } = start();
    act(() => result.current.onFailed());
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    pass(60_000);
    expect(result.current.state).toBe('failed');
    online.mockReturnValue(true);
    pass(60_000);
    expect(result.current.state).toBe('slow');
  });

  it('stays with what is shown, and hears nothing of an attempt before', () => {
    const { result } = start();
    const before = result.current;
    act(() => result.current.onFailed());
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => before.onFailed());
    expect(result.current.state).toBe('slow');
    act(() => result.current.onShown());
    act(() => result.current.onFailed());
    expect(result.current.state).toBe('shown');
  });

  it('begins anew with another layer', () => {
    const { result, rerender } = start();
    act(() => result.current.onShown());
    rerender({ id: 'night', ready: true });
    expect(result.current.state).toBe('waiting');
    pass(4_000);
    expect(result.current.state).toBe('slow');
  });
});
