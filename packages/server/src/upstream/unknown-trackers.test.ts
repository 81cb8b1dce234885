import { describe, expect, it } from 'vitest';
import { createUnknownTrackers } from './unknown-trackers';

const START = Date.parse('2026-03-01T12:00:00Z');
const REASON = 'there is no such device';

describe('the list of unknown trackers', () => {
  it('tells who knocked, from where, since when, how often and why not, the latest first', () => {
    let now = START;
    const unknown = createUnknownTrackers(() => now);
    unknown.note({ device: 'a', address: '192.0.2.1', reason: REASON });
    unknown.note({ device: undefined, address: '192.0.2.2', reason: 'no HTTP' });
    now += 60_000;
    unknown.note({ device: 'a', address: '192.0.2.1', reason: 'latitude is no number' });
    expect(unknown.list()).toEqual([
      {
        id: 1,
        uniqueId: 'a',
        address: '192.0.2.1',
        reason: 'latitude is no number',
        count: 2,
        firstTime: '2026-03-01T12:00:00.000Z',
        lastTime: '2026-03-01T12:01:00.000Z',
      },
      expect.objectContaining({ id: 2, uniqueId: null, reason: 'no HTTP', count: 1 }),
    ]);
  });

  it('lets nobody push out others by making names up, and ends at two hundred', () => {
    const unknown = createUnknownTrackers(() => START);
    unknown.note({ device: 'real', address: '192.0.2.1', reason: REASON });
    for (let n = 0; n < 5_000; n += 1) {
      unknown.note({ device: `made-up ${n}`, address: '192.0.2.2', reason: REASON });
    }
    expect(unknown.list().map(({ uniqueId }) => uniqueId)).toContain('real');
    expect(unknown.list()).toHaveLength(21);
    for (let n = 0; n < 1_000; n += 1) {
      unknown.note({ device: 'a', address: `2001:db8::${n}`, reason: REASON });
    }
    expect(unknown.list()).toHaveLength(200);
  });

  it('keeps nothing that steers a terminal, and no long words', () => {
    const unknown = createUnknownTrackers(() => START);
    const device = `\u001b[2J\u202e\ud800\n${'x'.repeat(60_000)}`;
    unknown.note({ device, address: '192.0.2.1', reason: `why\u0007 ${device}` });
    const text = JSON.stringify(unknown.list());
    expect(text.length).toBeLessThan(700);
    expect(text).not.toMatch(/\\u|\\n|\p{C}/u);
  });
});
