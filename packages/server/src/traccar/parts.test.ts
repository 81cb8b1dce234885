import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goneFrame } from '../upstream/upstream';
import { createAvailability } from './wire/availability';
import { buildContent } from './wire/build-content';
import { buildTarget } from './wire/build-target';
import { firstItem } from './wire/first-item';
import { readVisibilityChange } from './live/read-visibility-change';
import { readTokenEnd } from './sessions/read-token-end';
import { createSeal } from '../db/seal';
import { TrackingFault } from './wire/tracking-fault';
import { createWaitingFrames } from './live/waiting-frames';

const NOTHING = new URLSearchParams();

describe('firstItem', () => {
  it('finds the first object of any list, and waits for the end of it', () => {
    const objects = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 });
    fc.assert(
      fc.property(objects, fc.array(objects, { maxLength: 2 }), (first, more) => {
        const text = JSON.stringify([first, ...more]);
        const item = JSON.stringify(first);
        expect(firstItem(text)).toBe(item);
        expect(firstItem(text.slice(0, item.length))).toBeNull();
      }),
    );
  });

  it.each([
    ['[]', ''],
    ['  ', null],
    ['[1]', undefined],
    ['{}', undefined],
  ])('says of %j: %j', (text, found) => expect(firstItem(text)).toBe(found));
});

describe('a sealed text', () => {
  it('is read only with its secret, for what it was sealed for, and unchanged', () => {
    const seal = createSeal('one', 'tokens of the tracking server');
    const sealed = seal.seal('a token', 'user 1');
    expect(sealed).not.toContain(Buffer.from('a token').toString('base64url'));
    expect(seal.unseal(sealed, 'user 1')).toBe('a token');
    expect(seal.unseal(sealed, 'user 2')).toBeUndefined();
    expect(
      createSeal('two', 'tokens of the tracking server').unseal(sealed, 'user 1'),
    ).toBeUndefined();
    for (let at = 0; at < sealed.length; at += 5) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(seal.unseal(changed, 'user 1')).toBeUndefined();
    }
    expect(seal.unseal('', 'user 1')).toBeUndefined();
  });
});

describe('buildTarget', () => {
  it('makes a target in which nothing but plain segments and a query can stand', () => {
    fc.assert(
      fc.property(fc.string(), fc.webQueryParameters(), (path, value) => {
        const target = buildTarget(`/${path}`, new URLSearchParams({ q: value }));
        if (target === undefined) return;
        const url = new URL(target, 'http://a');
        expect([url.host, url.pathname]).toEqual(['a', `/api/${path}`]);
        expect([...url.searchParams]).toEqual([['q', value]]);
      }),
    );
    expect(buildTarget('/reports/trips/xlsx', NOTHING)).toBe('/api/reports/trips/xlsx');
  });
});

describe('buildContent', () => {
  it.each([
    ['/session/token', { expiration: 'x' }, { bytes: 'expiration=x', type: /urlencoded$/ }],
    ['/devices', { name: 'x' }, { bytes: '{"name":"x"}', type: /json$/ }],
    ['/devices/1/image', new Uint8Array([1]), { bytes: new Uint8Array([1]), type: /octet/ }],
  ])('of %s is what that call takes', (path, body, { bytes, type }) => {
    const content = buildContent({ method: 'POST', path, query: NOTHING, body });
    expect(content).toEqual({ bytes, type: expect.stringMatching(type) as string });
  });

  it('takes no label that could hold a second header', () => {
    const contentType = 'text/plain\r\nx-evil: 1';
    expect(buildContent({ method: 'GET', path: '/devices', query: NOTHING, contentType })).toEqual(
      {},
    );
  });
});

describe('readTokenEnd', () => {
  const token = (content: string, signature = Buffer.from('30450221ff7b7d', 'hex')) =>
    Buffer.concat([Buffer.of(signature.length), signature, Buffer.from(content)]).toString(
      'base64url',
    );

  it.each([
    ['"2030-03-17T17:46:40.000+00:00"', 1.9e12],
    ['"2030-03-17T14:46:40.000-03:00"', 1.9e12],
    ['1900000000000', 1.9e12],
    ['"soon"', undefined],
    ['null', undefined],
  ])('reads the end %s behind the signature', (end, endMs) => {
    expect(readTokenEnd(token(`{"i":1,"u":2,"e":${end}}`))).toBe(endMs);
  });

  it('says nothing of a token of another form', () => {
    for (const text of ['{"i":1}', '5', 'null', '', '{"e":']) {
      expect(readTokenEnd(token(text))).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readTokenEnd(text)).toBeUndefined();
      }),
    );
  });
});

describe('readVisibilityChange', () => {
  const both = [
    { userId: 4, groupId: 5 },
    { userId: 6, deviceId: 5 },
    { userId: 4, deviceId: 7 },
  ];
  it.each([
    ['POST', '/devices', {}, { gained: [9] }],
    ['PUT', '/devices/3', {}, {}],
    ['DELETE', '/devices/3', undefined, { deleted: 3 }],
    ['DELETE', '/groups/3', undefined, {}],
    ['POST', '/permissions', { userId: 4, deviceId: 5 }, { gained: [4] }],
    ['POST', '/permissions', { userId: 4, notificationId: 5 }, {}],
    ['DELETE', '/permissions', { userId: 4, deviceId: 5 }, { lost: [[4, [5]]] }],
    ['DELETE', '/permissions', { userId: 4, notificationId: 5 }, {}],
    ['POST', '/permissions/bulk', both, { gained: [4, 6] }],
    [
      'DELETE',
      '/permissions/bulk',
      both,
      {
        lost: [
          [4, [7]],
          [6, [5]],
        ],
      },
    ],
  ] as const)('%s %s %j: %j', (method, path, body, found) => {
    const change = readVisibilityChange({ method, path, query: NOTHING, body }, 9);
    expect({
      gained: change.gained,
      lost: [...change.lost],
      deleted: change.deletedDeviceId,
    }).toEqual({ gained: [], lost: [], deleted: undefined, ...found });
  });
});

describe('waiting frames', () => {
  it('are the newest of every device, and no more events than fit', () => {
    const waiting = createWaitingFrames();
    for (let at = 0; at < 10_050; at += 1) {
      waiting.add({ key: 'positions', items: [{ deviceId: at % 2, json: `${at}` }] });
      waiting.add({ key: 'events', items: [{ deviceId: 1, json: `${at}` }] });
    }
    const [positions, events] = waiting.take();
    expect(positions?.items.map(({ json }) => json)).toEqual(['10048', '10049']);
    expect(events?.items).toHaveLength(10_000);
    expect(events?.items.at(-1)?.json).toBe('10049');
  });
});

describe('waiting frames of a device that is gone', () => {
  it('are no more, and it is named before what came after', () => {
    const waiting = createWaitingFrames();
    const item = (deviceId: number) => ({ deviceId, json: '{}' });
    waiting.add({ key: 'positions', items: [item(1), item(2)] });
    waiting.add(goneFrame([1]));
    expect(waiting.take()).toEqual([goneFrame([1]), { key: 'positions', items: [item(2)] }]);
  });
});

describe('availability', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks one question at a time, and goes on asking only while nobody answers', async () => {
    let isThere = true;
    let asked = 0;
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const probe = () => {
      asked += 1;
      return isThere
        ? Promise.resolve()
        : Promise.reject(new TrackingFault('incompatible', 'another shape'));
    };
    const availability = createAvailability({ probe, log });
    const onAway = vi.fn();
    availability.onAway(onAway);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, availability.fault()]).toEqual([1, undefined]);

    isThere = false;
    const signal = availability.signal();
    for (let times = 0; times < 5; times += 1) availability.suspect();
    await vi.advanceTimersByTimeAsync(0);
    expect([asked, availability.fault()?.kind, signal.aborted]).toEqual([2, 'incompatible', true]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toBe(4);

    isThere = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([availability.fault(), availability.signal().aborted]).toEqual([undefined, false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(5);
    expect([log.error, log.warn, onAway].map((told) => told.mock.calls.length)).toEqual([1, 1, 1]);
    availability.close();
  });
});
