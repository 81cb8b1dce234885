import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWhenIdle } from './load-when-idle';

describe('what comes next', () => {
  let idle: (() => void)[] = [];
  const fetched: string[] = [];
  const fail = (name: string) => (): Promise<never> => {
    fetched.push(name);
    return Promise.reject(new Error('it does not arrive'));
  };

  beforeEach(() => {
    idle = [];
    fetched.length = 0;
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
    vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is fetched one after the other while nothing is to be done', async () => {
    loadWhenIdle([fail('map'), fail('device')]);
    expect(fetched).toEqual([]);
    idle.shift()?.();
    expect(fetched).toEqual(['map']);
    await expect.poll(() => idle).toHaveLength(1);
    idle.shift()?.();
    expect(fetched).toEqual(['map', 'device']);
  });

  it('is not fetched once it is no longer wanted', async () => {
    const stop = loadWhenIdle([fail('map'), fail('device')]);
    stop();
    expect(idle).toEqual([]);
    const stopLater = loadWhenIdle([fail('map'), fail('device')]);
    idle.shift()?.();
    stopLater();
    await Promise.resolve();
    await Promise.resolve();
    expect(idle).toEqual([]);
    expect(fetched).toEqual(['map']);
  });
});
