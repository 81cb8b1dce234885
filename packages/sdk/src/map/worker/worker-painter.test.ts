// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CanvasView } from '../canvas/canvas-view';
import { EMPTY_FRAME, type FleetFrame } from '../fleet/fleet-frame';
import { createFleetWorkerHost } from './fleet-worker-host';
import type { FoundVehicles } from './fleet-messages';
import type { FromFleetWorker, ToFleetWorker } from './fleet-worker-messages';
import { createVehiclePacker } from '../fleet/pack-vehicles';
import { readFleetPalette } from '../fleet/fleet-palette';
import { createTestVehicle, placeAt } from '../fleet/test-vehicles';
import { createWorkerPainter, SILENCE_MS } from './worker-painter';

const view: CanvasView = {
  zoom: 8,
  scale: 65_536,
  left: 30_000,
  top: 30_000,
  width: 600,
  height: 400,
  pixelRatio: 1,
};
const viewAt = (left: number): CanvasView => ({ ...view, left });

/** A worker by hand: what it was told, and a way to answer. */
function createHandWorker() {
  const told: { message: ToFleetWorker; transfer: readonly Transferable[] }[] = [];
  let listener: ((event: MessageEvent<FromFleetWorker>) => void) | undefined;
  const worker = {
    postMessage: (message: ToFleetWorker, transfer: Transferable[] = []) =>
      void told.push({ message, transfer }),
    terminate: vi.fn(),
    addEventListener: (type: string, added: unknown) => {
      if (type === 'message') listener = added as typeof listener;
    },
    removeEventListener: (type: string) => {
      if (type === 'message') listener = undefined;
    },
  };
  const tell = (data: FromFleetWorker) => listener?.(new MessageEvent('message', { data }));
  return {
    worker: worker as object as Worker,
    terminate: worker.terminate,
    told,
    shows: () => told.flatMap(({ message }) => (message.type === 'show' ? [message] : [])),
    tell,
    answer: (canvasIndex: number, frame: FleetFrame = EMPTY_FRAME) =>
      tell({ type: 'frame', canvasIndex, frame }),
  };
}

beforeEach(() => {
  HTMLCanvasElement.prototype.transferControlToOffscreen = function () {
    return { width: 1, height: 1, getContext: () => null } as object as OffscreenCanvas;
  };
});

describe('createWorkerPainter', () => {
  function setUp() {
    const hand = createHandWorker();
    const mounted: HTMLCanvasElement[] = [];
    const shown: { canvas: number; view: CanvasView }[] = [];
    const frames: FleetFrame[] = [];
    const founds: FoundVehicles[] = [];
    const onLost = vi.fn();
    const painter = createWorkerPainter(hand.worker, {
      onCanvas: (canvas) => mounted.push(canvas),
      onShow: (canvas, at) => shown.push({ canvas: mounted.indexOf(canvas), view: at }),
      onFrame: (frame) => frames.push(frame),
      onFound: (found) => founds.push(found),
      onLost,
    });
    return { ...hand, painter, mounted, shown, frames, founds, onLost };
  }

  it('hands on what a box holds, which is no picture', () => {
    const { painter, tell, founds, frames } = setUp();
    painter.show(viewAt(1));
    const found = { requestId: 3, deviceIds: Float64Array.of(1, 2) };
    tell({ type: 'found', found });
    expect(founds).toEqual([found]);
    expect(frames).toEqual([]);
  });

  it('hands two canvases over, both on the page', () => {
    const { told, mounted } = setUp();
    expect(mounted).toHaveLength(2);
    expect(told[0]?.message.type).toBe('start');
    expect(told[0]?.transfer).toHaveLength(2);
  });

  it('puts a view in its place only when its picture is there', () => {
    const { painter, answer, shown, frames } = setUp();
    painter.show(viewAt(1));
    expect(shown).toEqual([]);
    answer(0);
    expect(shown).toEqual([{ canvas: 0, view: viewAt(1) }]);
    expect(frames).toHaveLength(1);
  });

  it('paints the next view on the canvas that is not seen, one at a time, the newest only', () => {
    const { painter, answer, shown, shows } = setUp();
    painter.show(viewAt(1));
    painter.show(viewAt(2));
    painter.show(viewAt(3));
    expect(shows()).toHaveLength(1);
    answer(0);
    expect(shows().map((one) => [one.canvasIndex, one.view.left])).toEqual([
      [0, 1],
      [1, 3],
    ]);
    // Frames of the canvas that is seen still come while the other one is painted.
    answer(0);
    expect(shown).toHaveLength(1);
    answer(1);
    expect(shown.at(-1)).toEqual({ canvas: 1, view: viewAt(3) });
  });

  it('transfers the arrays of vehicles instead of copying them', () => {
    const { painter, told } = setUp();
    const vehicles = createVehiclePacker().pack([createTestVehicle(1)], []);
    painter.post({ type: 'packed', vehicles });
    expect(told.at(-1)?.transfer).toHaveLength(9);
    expect(told.at(-1)?.transfer).toContain(vehicles.deviceIds.buffer);
  });

  it('takes a worker for dead that owes a picture for long, but not while the page is hidden', () => {
    vi.useFakeTimers();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { painter, answer, onLost, terminate } = setUp();
    painter.show(viewAt(1));
    vi.advanceTimersByTime(10 * SILENCE_MS);
    answer(0);
    hidden.mockReturnValue(false);
    vi.advanceTimersByTime(10 * SILENCE_MS);
    expect(onLost).not.toHaveBeenCalled();
    painter.show(viewAt(2));
    vi.advanceTimersByTime(SILENCE_MS);
    expect(onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(SILENCE_MS);
    expect(onLost).toHaveBeenCalledOnce();
    expect(terminate).toHaveBeenCalledOnce();
    vi.useRealTimers();
    hidden.mockRestore();
  });

  it('ends the worker and hears nothing more', () => {
    const { painter, answer, frames, terminate } = setUp();
    painter.destroy();
    answer(0);
    expect(terminate).toHaveBeenCalledOnce();
    expect(frames).toEqual([]);
  });
});

describe('createFleetWorkerHost', () => {
  function setUp() {
    const sent: FromFleetWorker[] = [];
    const fonts: string[] = [];
    let callbacks: (() => void)[] = [];
    const receive = createFleetWorkerHost({
      postMessage: (message) => void sent.push(message),
      requestAnimationFrame: (callback) => callbacks.push(callback),
      cancelAnimationFrame: () => undefined,
      addFont: async ({ family }) => void fonts.push(family),
    });
    const canvas = () =>
      Object.assign(document.createElement('canvas'), {
        getContext: () => new Proxy({}, { get: () => () => ({ width: 10 }), set: () => true }),
      }) as object as OffscreenCanvas;
    receive({ type: 'start', canvases: [canvas(), canvas()] });
    return {
      sent,
      fonts,
      receive,
      step() {
        const due = callbacks;
        callbacks = [];
        due.forEach((callback) => callback());
      },
    };
  }

  beforeEach(() => {
    class FakeCanvas {
      getContext = () => null;
    }
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    return () => vi.unstubAllGlobals();
  });

  it('says first that it is ready', () => {
    expect(setUp().sent).toEqual([{ type: 'ready' }]);
  });

  it('tells of a frame in the frame after it, with the canvas it is on', () => {
    const { receive, step, sent } = setUp();
    const palette = readFleetPalette((name) => name);
    const bus = createTestVehicle(7, { ...placeAt(view, 100, 50), fixAt: 1234 });
    receive({ type: 'render', message: { type: 'palette', palette } });
    receive({
      type: 'render',
      message: {
        type: 'marks',
        selectedId: 7,
        followedIds: [],
        hoverId: undefined,
        openedId: undefined,
      },
    });
    const vehicles = createVehiclePacker().pack([bus], []);
    receive({ type: 'render', message: { type: 'packed', vehicles } });
    receive({ type: 'show', canvasIndex: 1, view });
    step();
    expect(sent).toHaveLength(1);
    step();
    expect(sent[1]).toMatchObject({ type: 'frame', canvasIndex: 1 });
    const frame = sent[1]?.type === 'frame' ? sent[1].frame : EMPTY_FRAME;
    expect([...frame.deviceIds]).toEqual([7]);
    expect(frame.x[0]).toBeCloseTo(100, 1);
    expect(frame.selected).toMatchObject({ deviceId: 7, fixAt: 1234 });
  });

  it('takes the fonts of the page', () => {
    const { receive, fonts } = setUp();
    const descriptors = { weight: '400', style: 'normal', unicodeRange: 'U+0-FF' };
    receive({
      type: 'fonts',
      fonts: [{ family: 'Inter', data: new ArrayBuffer(1), descriptors }],
    });
    expect(fonts).toEqual(['Inter']);
  });
});
