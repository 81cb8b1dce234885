import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tripDocument, tripLines } from '../testing';
import { makeExport } from '../make-export';
import { createExportHost } from './create-export-host';
import type { FromExportWorker, ToExportWorker } from './export-messages';
import { runExport } from './run-export';

type Behaviour = 'works' | 'is not found' | 'dies' | 'fails';
let behaviour: Behaviour = 'works';
let workers: FakeWorker[] = [];

/** Runs the real host, with messages that are copied as between threads. */
class FakeWorker extends EventTarget {
  readonly terminate = vi.fn();
  readonly #receive = createExportHost((message) => this.#tell(message), makeExport);
  #given = 0;

  constructor(readonly url: URL) {
    super();
    workers.push(this);
  }

  #tell(message: FromExportWorker): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: message })));
  }

  postMessage(message: ToExportWorker): void {
    this.#given += 1;
    if (behaviour === 'fails') return this.#tell({ type: 'failed' });
    if (behaviour === 'is not found' || (behaviour === 'dies' && this.#given > 2)) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    } else this.#receive(structuredClone(message));
  }
}

const go = (signal = new AbortController().signal, onLines: (count: number) => void = () => {}) =>
  runExport(tripDocument({ pieces: tripLines(5000) }), 'csv', { signal, onLines });

beforeEach(() => {
  behaviour = 'works';
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('runExport', () => {
  it('writes in a worker, tells how far it is, and ends it', async () => {
    let taken = 0;
    const file = await go(undefined, (count) => (taken += count));
    expect((await file.text()).split('\r\n')).toHaveLength(5002);
    expect(file.type).toMatch(/^text\/csv/);
    expect(taken).toBe(5000);
    expect(workers[0]?.url.href).toMatch(/export-worker\.ts/);
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  });

  it.each(['is not found', 'none'] as const)(
    'writes in the page where the worker %s',
    async (how) => {
      if (how === 'none') vi.stubGlobal('Worker', undefined);
      else behaviour = how;
      let taken = 0;
      const file = await go(undefined, (count) => (taken += count));
      expect((await file.text()).split('\r\n')).toHaveLength(5002);
      expect(taken).toBe(5000);
    },
  );

  it.each(['dies', 'fails'] as const)('says so when the worker %s', async (how) => {
    behaviour = how;
    await expect(go()).rejects.toThrow();
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  });

  it.each(['worker', 'page'] as const)('stops in the %s when it is told to', async (where) => {
    if (where === 'page') vi.stubGlobal('Worker', undefined);
    const control = new AbortController();
    let taken = 0;
    const file = go(control.signal, (count) => {
      taken += count;
      control.abort(new Error('not wanted'));
    });
    await expect(file).rejects.toThrow('not wanted');
    expect(taken).toBeLessThan(5000);
    expect(workers.every(({ terminate }) => terminate.mock.calls.length === 1)).toBe(true);
  });

  it('says so when the lines cannot be had', async () => {
    const pieces = (function* () {
      yield [];
      throw new Error('no places');
    })();
    const document = tripDocument({ pieces });
    const run = { signal: new AbortController().signal, onLines: () => {} };
    await expect(runExport(document, 'xlsx', run)).rejects.toThrow('no places');
  });
});
