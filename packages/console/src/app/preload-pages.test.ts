import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageImports } from './page-imports';
import { preloadPagesWhenIdle, resolvePageNames } from './preload-pages';

it.each([
  ['/login', ['login']],
  ['/login/recover/t', ['recover']],
  ['/login/confirm/t', ['confirm']],
  ['/maintenance', []],
  ['/setup', ['setup']],
  ['/', ['signedIn']],
  ['/home', ['signedIn']],
  ['/devices', ['signedIn']],
  ['/devices/7', ['signedIn', 'device']],
  ['/history', ['signedIn', 'history']],
])('%s is made of %j', (pathname, names) => {
  expect(resolvePageNames(pathname)).toEqual(names);
});

describe('what comes next', () => {
  let idle: (() => void)[] = [];
  const fetched: string[] = [];

  beforeEach(() => {
    idle = [];
    fetched.length = 0;
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
    vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1));
    const fail = (name: string) => (): Promise<never> => {
      fetched.push(name);
      return Promise.reject(new Error('it does not arrive'));
    };
    vi.spyOn(pageImports, 'map').mockImplementation(fail('map'));
    vi.spyOn(pageImports, 'device').mockImplementation(fail('device'));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is fetched one after the other while nothing is to be done', async () => {
    preloadPagesWhenIdle(['map', 'device']);
    expect(fetched).toEqual([]);
    idle.shift()?.();
    expect(fetched).toEqual(['map']);
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    idle.shift()?.();
    expect(fetched).toEqual(['map', 'device']);
  });

  it('is not fetched once it is no longer wanted', async () => {
    const stop = preloadPagesWhenIdle(['map', 'device']);
    stop();
    expect(idle).toEqual([]);
    const stopLater = preloadPagesWhenIdle(['map', 'device']);
    idle.shift()?.();
    stopLater();
    await Promise.resolve();
    await Promise.resolve();
    expect(idle).toEqual([]);
    expect(fetched).toEqual(['map']);
  });
});
