import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../../public/sw.js'), 'utf8');
const ORIGIN = 'https://fleet.test';

interface Answer {
  text: string;
  status: number;
}
type Fetched = Answer | Error | Promise<never>;

/** The worker in a browser that has kept some files; `fetched` is what the network gives. */
function startWorker(kept: Record<string, string>, fetched: Record<string, Fetched> = {}) {
  const names = ['driver-page-1 /assets/start.js', 'driver-page-0 old', 'of the past'];
  const asked: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const caches = {
    keys: async () => names,
    delete: async (name: string) => names.splice(names.indexOf(name), 1).length > 0,
    async match(request: { url: string } | string) {
      const path = typeof request === 'string' ? request : new URL(request.url).pathname;
      return kept[path] === undefined ? undefined : { text: kept[path], status: 200 };
    },
  };
  const fetch = async ({ url }: { url: string }) => {
    const path = new URL(url).pathname;
    asked.push(path);
    const answer = await (fetched[path] ?? new TypeError('Failed to fetch'));
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    clients: { claim: async () => undefined },
  };
  runInNewContext(SCRIPT, { self, URL, fetch, caches, setTimeout });
  /** undefined where the worker leaves it to the browser. */
  const get = (path: string, { mode = 'cors', method = 'GET', headers = {} } = {}) => {
    let answer: Promise<Answer> | undefined;
    const url = new URL(path, ORIGIN).href;
    const request = { url, mode, method, headers: new Headers(headers) };
    const respondWith = (given: Promise<Answer>) => (answer = given);
    listeners.get('fetch')?.({ request, respondWith });
    return answer?.then(({ text }) => text);
  };
  const visit = (path: string) => get(path, { mode: 'navigate' });
  const activate = async () => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get('activate')?.({ waitUntil: (until: Promise<unknown>) => (done = until) });
    await done;
  };
  return { get, visit, activate, asked, names };
}
const page = (text: string, status = 200): Answer => ({ text, status });
afterEach(() => vi.useRealTimers());

describe('the worker at the page of drivers', () => {
  it('shows it as the server has it', async () => {
    const { visit } = startWorker({ '/qr-driver': 'kept' }, { '/qr-driver': page('fresh') });
    expect(await visit('/qr-driver')).toBe('fresh');
  });

  it.each(['/qr-driver', '/qr-driver/', '/qr-driver/scan/V7-1-ABCD-EFGH-JKMN', '/motorista?to=a'])(
    'shows it as it was kept without a network: %s',
    async (path) => {
      expect(await startWorker({ '/qr-driver': 'kept' }).visit(path)).toBe('kept');
    },
  );

  it('shows what was kept where the server is down, and an error where nothing was', async () => {
    const down = { '/qr-driver': page('bad gateway', 502) };
    expect(await startWorker({ '/qr-driver': 'kept' }, down).visit('/qr-driver')).toBe('kept');
    expect(await startWorker({}, down).visit('/qr-driver')).toBe('bad gateway');
    await expect(startWorker({}).visit('/qr-driver')).rejects.toThrow('Failed to fetch');
  });

  it('waits three seconds for a network that hardly answers', async () => {
    vi.useFakeTimers();
    const never = new Promise<never>(() => undefined);
    const { visit } = startWorker({ '/qr-driver': 'kept' }, { '/qr-driver': never });
    const shown = vi.fn();
    void visit('/qr-driver')?.then(shown);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toHaveBeenCalledWith('kept');
  });

  it('takes files of a build as they were kept, others from the server while it is there', async () => {
    const kept = { '/assets/a-1.js': 'kept', '/acme/assets/logo.svg': 'kept' };
    const { get, asked } = startWorker(kept, { '/acme/assets/logo.svg': page('fresh') });
    expect(await get('/assets/a-1.js')).toBe('kept');
    expect(await get('/acme/assets/logo.svg')).toBe('fresh');
    expect(asked).toEqual(['/acme/assets/logo.svg']);
    expect(await startWorker(kept).get('/acme/assets/logo.svg')).toBe('kept');
    await expect(startWorker(kept).get('/assets/b-1.js')).rejects.toThrow('Failed to fetch');
  });

  it('leaves alone the API, other pages, other sites, and what is sent', () => {
    const kept = { '/qr-driver': 'kept', '/api/session': 'kept', '/login': 'kept' };
    const { get, visit } = startWorker(kept);
    expect(get('/api/session')).toBeUndefined();
    expect(get('/api')).toBeUndefined();
    expect(visit('/login')).toBeUndefined();
    expect(visit('/devices')).toBeUndefined();
    expect(visit('/qr-drivers')).toBeUndefined();
    expect(get('https://tiles.test/assets/a.js')).toBeUndefined();
    expect(get('/assets/a.js', { method: 'POST' })).toBeUndefined();
    expect(get('/assets/map.pmtiles', { headers: { range: 'bytes=0-9' } })).toBeUndefined();
  });

  it('deletes what was kept in a way of the past', async () => {
    const { activate, names } = startWorker({});
    await activate();
    expect(names).toEqual(['driver-page-1 /assets/start.js']);
  });
});
