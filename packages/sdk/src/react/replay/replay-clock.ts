import type { Period } from '../../domain';

/** Replay speeds, as multiples of real time. */
export const REPLAY_RATES = [1, 2, 4, 8, 16, 32, 64] as const;

/** One of {@link REPLAY_RATES}. */
export type ReplayRate = (typeof REPLAY_RATES)[number];

/** The rate of a replay that nobody has changed. */
export const DEFAULT_RATE: ReplayRate = 16;

/** The clock of a replay: a moment of the past, standing or running. */
export interface ReplayClock {
  readonly span: Period;
  getMs: () => number;
  isPlaying: () => boolean;
  getRate: () => ReplayRate;
  /** Goes to a moment, at most to the ends of the span. Playing goes on from there. */
  seek: (ms: number) => void;
  /** Plays; at the end of the span from its start. */
  play: () => void;
  pause: () => void;
  setRate: (rate: ReplayRate) => void;
  /** Hears every change, while it plays once a frame. */
  subscribe: (listener: () => void) => () => void;
}

/** Frame source of a clock: the page's, or a test's. */
export interface ReplayFrames {
  request: (onFrame: (atMs: number) => void) => number;
  cancel: (frame: number) => void;
}

const PAGE_FRAMES: ReplayFrames = {
  request: (onFrame) => requestAnimationFrame(onFrame),
  cancel: (frame) => cancelAnimationFrame(frame),
};

/** A page in the background gets no frames: what it slept through is not caught up on. */
const MAX_FRAME_MS = 250;

/** Makes a clock that stands at `atMs`. */
export function createReplayClock(
  span: Period,
  { atMs = span.fromMs, rate: first = DEFAULT_RATE }: { atMs?: number; rate?: ReplayRate } = {},
  frames: ReplayFrames = PAGE_FRAMES,
): ReplayClock {
  const listeners = new Set<() => void>();
  const clamp = (ms: number) => Math.min(span.toMs, Math.max(span.fromMs, ms));
  let ms = clamp(atMs);
  let rate = first;
  let frame: number | null = null;
  let lastMs: number | null = null;
  const tell = () => listeners.forEach((listener) => listener());
  const stop = () => {
    if (frame !== null) frames.cancel(frame);
    frame = lastMs = null;
  };
  const onFrame = (atFrameMs: number) => {
    const passedMs = lastMs === null ? 0 : Math.min(MAX_FRAME_MS, atFrameMs - lastMs);
    lastMs = atFrameMs;
    ms = clamp(ms + passedMs * rate);
    frame = null;
    if (ms < span.toMs) frame = frames.request(onFrame);
    else stop();
    tell();
  };
  return {
    span,
    getMs: () => ms,
    isPlaying: () => frame !== null,
    getRate: () => rate,
    seek(toMs) {
      const next = clamp(toMs);
      if (next === ms || Number.isNaN(next)) return;
      ms = next;
      tell();
    },
    play() {
      if (frame !== null || span.toMs <= span.fromMs) return;
      if (ms >= span.toMs) ms = span.fromMs;
      frame = frames.request(onFrame);
      tell();
    },
    pause() {
      if (frame === null) return;
      stop();
      tell();
    },
    setRate(next) {
      rate = next;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
