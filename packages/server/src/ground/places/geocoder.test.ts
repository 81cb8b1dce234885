import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LookupError } from '../../lookup/lookup-error';
import type { Point } from '../../lookup/service';
import { createGeocoder, REST_MS } from './geocoder';

interface Question {
  point: Point;
  answer: (address: string) => void;
  fail: (error: Error) => void;
}

function open(gapMs = 0) {
  const questions: Question[] = [];
  const kept = new Map<string, string>();
  const logged: unknown[] = [];
  let nowMs = 0;
  const keyOf = ({ latitude, longitude }: Point) => `${latitude},${longitude}`;
  const geocoder = createGeocoder({
    ask: (point) => new Promise((answer, fail) => void questions.push({ point, answer, fail })),
    store: {
      find: async (point) => kept.get(keyOf(point)),
      keep: async (point, address) => void kept.set(keyOf(point), address),
    },
    clock: () => nowMs,
    log: { warn: (...words: unknown[]) => void logged.push(words) },
    gapMs,
  });
  /** Returns the next question to the service. */
  const next = async (): Promise<Question> => {
    for (;;) {
      const question = questions.shift();
      if (question) return question;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const find = (latitude: number, isBackground = false, asker = 'ana') =>
    geocoder.findAddress({ latitude, longitude: 2 }, { asker, isBackground });
  return { find, next, kept, questions, logged, wait: (ms: number) => void (nowMs += ms) };
}

/** Turns come when the test lets time go on, however slow the machine is. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('createGeocoder', () => {
  it('asks once for all who want a place or one beside it, and never again', async () => {
    const { find, next, questions } = open();
    const wanted = [find(1.000_01), find(1.000_02), find(1)];
    const question = await next();
    expect(question.point).toEqual({ latitude: 1, longitude: 2 });
    question.answer('Rua A');
    await expect(Promise.all(wanted)).resolves.toEqual(['Rua A', 'Rua A', 'Rua A']);
    await expect(find(1)).resolves.toBe('Rua A');
    expect(questions).toEqual([]);
  });

  it('refuses what happens in the background while somebody waits, and nobody else', async () => {
    stopTime();
    const { find, next } = open(60);
    const first = find(1);
    (await next()).answer('Rua A');
    const waiting = find(2);
    await new Promise((resolve) => setImmediate(resolve));
    const background = find(3, true);
    const eager = find(3);
    await expect(background).rejects.toMatchObject({ problem: 'busy' });
    for (const street of ['Rua B', 'Rua C']) {
      await vi.advanceTimersByTimeAsync(60);
      (await next()).answer(street);
    }
    await expect(Promise.all([first, waiting, eager])).resolves.toEqual([
      'Rua A',
      'Rua B',
      'Rua C',
    ]);
  });

  it('keeps that there is no address somewhere', async () => {
    const { find, next, kept } = open();
    const wanted = find(3);
    (await next()).answer('');
    await expect(wanted).resolves.toBe('');
    expect(kept.get('3,2')).toBe('');
  });

  it('leaves a service alone that failed, says it once, and asks again later', async () => {
    const { find, next, questions, logged, wait } = open();
    const wanted = find(1);
    (await next()).fail(new LookupError('away', 'geo.test cannot be reached'));
    await expect(wanted).rejects.toThrow('geo.test cannot be reached');
    await expect(find(2)).rejects.toMatchObject({ problem: 'away' });
    expect(questions).toEqual([]);
    wait(REST_MS);
    const again = find(2);
    (await next()).fail(new LookupError('slow', 'geo.test took too long'));
    await expect(again).rejects.toMatchObject({ problem: 'slow' });
    expect(logged).toHaveLength(1);
    wait(REST_MS);
    const later = find(2);
    (await next()).answer('Rua B');
    await expect(later).resolves.toBe('Rua B');
  });

  it('lets one through at a time, a few wait, and the others are told to come again', async () => {
    const { find, questions } = open(60_000);
    const wanted = [1, 2, 3, 4, 5, 6, 7].map((latitude) => find(latitude));
    await expect(wanted[6]).rejects.toMatchObject({ problem: 'busy' });
    expect(questions.map(({ point }) => point.latitude)).toEqual([1]);
  });

  it('gives each who asks a turn, whatever one of them asks for', async () => {
    stopTime();
    const { find, next } = open(5);
    const first = find(100);
    const held = await next();
    const flood = Array.from({ length: 25 }, (_, n) => find(n + 1, false, 'eva'));
    const refused = flood.map((one) => one.then(String, () => 'busy'));
    const others = ['rui', 'ana'].map((asker, n) => find(200 + n, false, asker));
    // All that may wait do so by now: whoever came first does not go on before the others are there.
    expect(await Promise.all(refused.slice(5))).toEqual(Array(20).fill('busy'));
    held.answer('Rua 0');
    await first;
    const order: number[] = [];
    for (let asked = 0; asked < 7; asked += 1) {
      await vi.advanceTimersByTimeAsync(5);
      const { point, answer } = await next();
      order.push(point.latitude);
      answer('Rua');
    }
    expect(order).toEqual([1, 200, 201, 2, 3, 4, 5]);
    expect((await Promise.all(refused)).filter((one) => one === 'busy')).toHaveLength(20);
    await expect(Promise.all(others)).resolves.toEqual(['Rua', 'Rua']);
  });

  it('answers though what it found cannot be kept', async () => {
    const logged: unknown[] = [];
    const geocoder = createGeocoder({
      ask: async () => 'Rua C',
      store: { find: async () => undefined, keep: () => Promise.reject(new Error('disk full')) },
      clock: () => 0,
      log: { warn: (...words: unknown[]) => void logged.push(words) },
    });
    await expect(geocoder.findAddress({ latitude: 1, longitude: 1 })).resolves.toBe('Rua C');
    expect(logged).toHaveLength(1);
  });
});
