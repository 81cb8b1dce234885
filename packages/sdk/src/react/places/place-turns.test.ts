import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlaceTurns, type TurnFix } from './place-turns';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A service, lines that wait for it, and what each was told. */
function setUp() {
  const asked: number[] = [];
  const told: [number, string][] = [];
  let isAway = false;
  const join = createPlaceTurns(async ({ deviceId }) => {
    asked.push(deviceId);
    if (isAway) throw new Error('away');
    return `Rua ${deviceId}`;
  });
  const wish = (deviceId: number, speed = 0) => {
    const fix: TurnFix = { deviceId, latitude: deviceId, longitude: 1, speed };
    const leave = join({
      read: () => fix,
      tell: ({ deviceId: id }, address) => void told.push([id, address]),
    });
    return { fix, leave };
  };
  return { wish, asked, told, setAway: (next: boolean) => void (isAway = next) };
}
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe('createPlaceTurns', () => {
  it('asks one after the other, who stands first, and each place once', async () => {
    const { wish, asked, told } = setUp();
    wish(1, 20);
    wish(2);
    wish(3);
    await wait(0.26);
    expect(asked).toEqual([2]);
    await wait(10);
    expect(asked).toEqual([2, 3, 1]);
    expect(told).toEqual([
      [2, 'Rua 2'],
      [3, 'Rua 3'],
      [1, 'Rua 1'],
    ]);
  });

  it('asks again for who drives on, every half minute, and for who stands elsewhere', async () => {
    const { wish, asked } = setUp();
    const [moving, still] = [wish(1, 20), wish(2)];
    await wait(2);
    moving.fix.latitude = 50;
    await wait(20);
    expect(asked).toEqual([2, 1]);
    still.fix.latitude = 60;
    await wait(20);
    expect(asked).toEqual([2, 1, 2, 1]);
  });

  it('forgets who is out of view, and asks for nothing in a page that nobody sees', async () => {
    const { wish, asked } = setUp();
    wish(1).leave();
    await wait(20);
    expect(asked).toEqual([]);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    wish(2);
    await wait(20);
    expect(asked).toEqual([]);
    vi.stubGlobal('document', { visibilityState: 'visible' });
    await wait(6);
    expect(asked).toEqual([2]);
  });

  it('rests longer after each failure, whoever joins meanwhile, and goes on when it is back', async () => {
    const { wish, asked, told, setAway } = setUp();
    setAway(true);
    wish(1);
    await wait(1);
    wish(2);
    await wait(3);
    expect(asked).toHaveLength(1);
    await wait(8);
    expect(asked).toHaveLength(2);
    setAway(false);
    await wait(30);
    expect(told).toHaveLength(2);
  });
});
