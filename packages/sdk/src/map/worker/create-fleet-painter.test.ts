// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CanvasView } from '../canvas/canvas-view';
import { createFleetPainter } from './create-fleet-painter';

const view: CanvasView = {
  zoom: 8,
  scale: 65_536,
  left: 0,
  top: 0,
  width: 60,
  height: 40,
  pixelRatio: 1,
};

/** Fake workers of the browser in this test. */
let workers: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  posted: unknown[] = [];
  terminate = vi.fn();
  constructor(readonly url: URL) {
    super();
    workers.push(this);
  }
  postMessage(message: unknown) {
    this.posted.push(message);
  }
}

function setUp() {
  const onShow = vi.fn();
  const onCanvas = vi.fn();
  const onLost = vi.fn();
  const painter = createFleetPainter({
    onCanvas,
    onShow,
    onLost,
    onFrame: vi.fn(),
    onFound: vi.fn(),
  });
  painter.show(view);
  return { painter, onShow, onCanvas, onLost };
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  HTMLCanvasElement.prototype.transferControlToOffscreen = () =>
    ({ width: 1 }) as object as OffscreenCanvas;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('createFleetPainter', () => {
  it('waits for the worker to be ready, then tells it everything', async () => {
    const { onShow, onCanvas } = setUp();
    const worker = workers[0]!;
    expect(worker.url.href).toMatch(/fleet-worker\.ts/);
    expect(worker.posted).toEqual([]);
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'ready' } }));
    await expect.poll(() => worker.posted).toHaveLength(2);
    expect(worker.posted[1]).toEqual({ type: 'show', canvasIndex: 0, view });
    expect(onCanvas).toHaveBeenCalledTimes(2);
    expect(onShow).not.toHaveBeenCalled();
  });

  it('paints in the page when the worker may not be loaded', async () => {
    const { onShow } = setUp();
    workers[0]!.dispatchEvent(new Event('error'));
    await expect.poll(() => onShow).toHaveBeenCalledWith(expect.any(HTMLCanvasElement), view);
    expect(workers[0]!.terminate).toHaveBeenCalledOnce();
  });

  it('paints in the page when the worker stays silent', async () => {
    vi.useFakeTimers();
    const { onShow } = setUp();
    await vi.advanceTimersByTimeAsync(5_000);
    // The painter of the page is a file of its own, which no clock of a test brings.
    await vi.dynamicImportSettled();
    expect(onShow).toHaveBeenCalledOnce();
  });

  it('paints in the page where workers are refused or there are none', async () => {
    vi.stubGlobal('Worker', function refuse() {
      throw new DOMException('no', 'SecurityError');
    });
    const refused = setUp();
    await expect.poll(() => refused.onShow).toHaveBeenCalledOnce();
    vi.stubGlobal('Worker', undefined);
    const none = setUp();
    await expect.poll(() => none.onShow).toHaveBeenCalledOnce();
  });

  it('ends a worker that becomes ready when it is not wanted any more', async () => {
    const { painter, onShow } = setUp();
    painter.destroy();
    await expect.poll(() => workers[0]!.terminate).toHaveBeenCalledOnce();
    expect(onShow).not.toHaveBeenCalled();
  });

  it('paints in the page where it is told to', async () => {
    const onShow = vi.fn();
    const host = { onShow, onCanvas: vi.fn(), onFrame: vi.fn(), onFound: vi.fn(), onLost: vi.fn() };
    createFleetPainter(host, true).show(view);
    await expect.poll(() => onShow).toHaveBeenCalledOnce();
    expect(workers).toEqual([]);
  });

  it('tells once when a worker dies that was ready', async () => {
    const { onLost } = setUp();
    const worker = workers[0]!;
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'ready' } }));
    await expect.poll(() => worker.posted).toHaveLength(2);
    worker.dispatchEvent(new Event('error'));
    worker.dispatchEvent(new Event('error'));
    expect(onLost).toHaveBeenCalledOnce();
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});
