import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playNoticeSound } from './play-notice-sound';

/** Addresses that were fetched, in order, and how many notes of ours were played. */
let fetched: string[];
let notes = 0;
/** Addresses that give no sound. */
let absent: string[];
let nowMs = 0;

/** Fake of a browser's audio, just enough to play a note. */
class FakeContext {
  readonly currentTime = 0;
  readonly state = 'running';
  readonly destination = {};
  createOscillator() {
    notes += 1;
    const node = { frequency: {}, connect: () => node, start: () => {}, stop: () => {} };
    return node;
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
    const node = { gain: { ...gain, exponentialRampToValueAtTime() {} }, connect: () => node };
    return node;
  }
}
class FakeAudio {
  constructor(private readonly url: string) {}
  async play() {
    fetched.push(this.url);
    if (absent.includes(this.url)) throw new Error('NotSupportedError');
  }
}

beforeEach(() => {
  [fetched, notes, absent] = [[], 0, []];
  nowMs += 60_000;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => vi.unstubAllGlobals());

const onUnreachable = vi.fn();
const play = (soundUrl: string, isAsked = false) => {
  nowMs += 3_000;
  playNoticeSound({ sound: 'custom', soundUrl }, { nowMs, isAsked, onUnreachable });
};

it('plays one of ours for a sound that cannot be fetched, and tells of it once', async () => {
  const url = 'https://sounds.example/gone.mp3';
  absent = [url];
  play(url);
  await waitFor(() => expect(onUnreachable).toHaveBeenCalledExactlyOnceWith(url));
  const notesOfOne = notes;
  expect(notesOfOne).toBeGreaterThan(0);
  play(url);
  expect(notes).toBe(2 * notesOfOne);
  expect(fetched).toEqual([url]);
  expect(onUnreachable).toHaveBeenCalledTimes(1);
});

it('fetches it anew for who asks to hear it, and goes on with it once it is there', async () => {
  onUnreachable.mockClear();
  const url = 'https://sounds.example/late.mp3';
  absent = [url];
  play(url);
  await waitFor(() => expect(onUnreachable).toHaveBeenCalledTimes(1));
  play(url, true);
  await waitFor(() => expect(onUnreachable).toHaveBeenCalledTimes(2));
  const before = notes;
  absent = [];
  play(url, true);
  await waitFor(() => expect(fetched).toHaveLength(3));
  await Promise.resolve();
  play(url);
  await waitFor(() => expect(fetched).toHaveLength(4));
  expect(notes).toBe(before);
});
