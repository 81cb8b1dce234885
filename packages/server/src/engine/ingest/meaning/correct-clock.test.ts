import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CarefulEngine, openCarefulEngine } from './testing';

const WEEKS_1024 = 619_315_200;

describe('a tracker whose clock is wrong', () => {
  let careful: CarefulEngine;
  let literal: CarefulEngine;
  beforeAll(async () => {
    careful = await openCarefulEngine({ 'time.correct': true });
    literal = await openCarefulEngine({});
  });
  afterAll(async () => {
    await careful.close();
    await literal.close();
  });
  const ms = (value: unknown): number => Date.parse(String(value));

  it('is corrected by 1,024 weeks, after a good fix and from the start, and marked', async () => {
    const { test } = careful;
    for (const [uniqueId, lines] of [
      ['after', ['lat=-23.55&lon=-46.63&speed=0&timestamp={now-600}']],
      ['start', []],
    ] as const) {
      const id = await careful.addDevice(uniqueId);
      await careful.say(
        uniqueId,
        ...lines,
        `lat=-22.9&lon=-43.2&speed=40&timestamp={now-${WEEKS_1024}}`,
      );
      const fix = await careful.latest(id);
      expect(fix).toMatchObject({ latitude: -22.9, speed: 40 });
      expect([ms(fix['fixTime']), ms(fix['deviceTime'])]).toEqual([test.now(), test.now()]);
      const { clockTime, clockWrongSince } = fix.attributes;
      expect(ms(clockTime)).toBe(test.now() - WEEKS_1024 * 1000);
      expect(ms(clockWrongSince)).toBe(test.now());
      const { json } = await test.send(careful.admin, 'GET /positions');
      expect((json as { deviceId: number }[]).map(({ deviceId }) => deviceId)).toContain(id);
    }
  });

  it('keeps since when, and says nothing more once the clock is right', async () => {
    const { test } = careful;
    const id = await careful.addDevice('since');
    const sinceMs = test.now();
    await careful.say('since', `lat=1&lon=1&timestamp={now-${WEEKS_1024}}`);
    test.wait(60_000);
    await careful.say('since', `lat=1&lon=1&timestamp={now-${WEEKS_1024}}`);
    expect(ms((await careful.latest(id)).attributes['clockWrongSince'])).toBe(sinceMs);
    test.wait(60_000);
    await careful.say('since', 'lat=1&lon=1&timestamp={now}');
    expect((await careful.latest(id)).attributes).not.toHaveProperty('clockWrongSince');
  });

  it.each(['{now+72000}', '{now+9000000}', '0', '946684800'])(
    'is heard now where it says %s, and the next good fix takes its place',
    async (timestamp) => {
      const { test } = careful;
      const uniqueId = `odd-${timestamp}`;
      const id = await careful.addDevice(uniqueId);
      await careful.say(uniqueId, `lat=-23.55&lon=-46.63&speed=30&timestamp=${timestamp}`);
      const odd = await careful.latest(id);
      expect(odd).toMatchObject({
        latitude: -23.55,
        attributes: { clockTime: expect.any(String) },
      });
      expect(ms(odd['fixTime'])).toBe(test.now());
      await careful.say(uniqueId, 'lat=-23.56&lon=-46.64&speed=10&timestamp={now-1}');
      const good = await careful.latest(id);
      expect(good).toMatchObject({ latitude: -23.56, speed: 10 });
      expect(ms(good['fixTime'])).toBe(test.now() - 1000);
      expect(good.attributes).not.toHaveProperty('clockTime');
    },
  );

  it('is found with its place however old that is, but by clients made for a Traccar', async () => {
    const id = await careful.addDevice('parked');
    await careful.say('parked', 'lat=-23.55&lon=-46.63&timestamp={now-7862400}');
    const { upstream } = careful.test.engine;
    const request = { method: 'GET', path: '/positions', query: new URLSearchParams() };
    const actor = { userId: careful.admin };
    const holds = async (isLiteral: boolean): Promise<boolean> => {
      const { body } = await upstream.send(request, { actor, isLiteral });
      return (JSON.parse(body ?? '[]') as { deviceId: number }[]).some(
        ({ deviceId }) => deviceId === id,
      );
    };
    expect([await holds(false), await holds(true)]).toEqual([true, false]);
    const firstFrame = (isLiteral: boolean) =>
      new Promise<number[]>((resolve) => {
        void upstream.openSocket(
          actor,
          ({ items }) => resolve(items.map(({ deviceId }) => deviceId)),
          undefined,
          { isLiteral },
        );
      });
    expect(await firstFrame(false)).toContain(id);
    expect(await firstFrame(true)).not.toContain(id);
  });

  it('dates its events by the corrected time', async () => {
    const id = await careful.addDevice('events');
    await careful.say('events', `lat=1&lon=1&alarm=sos&timestamp={now-${WEEKS_1024}}`);
    const { test, admin } = careful;
    const period = `deviceId=${id}&from=${test.iso(-60)}&to=${test.iso(60)}`;
    const { json } = await test.send(admin, `GET /reports/events?${period}`);
    expect((json as { type: string }[]).map(({ type }) => type)).toContain('alarm');
  });

  it('is taken at its word where the setting is off, or the device says so', async () => {
    const id = await literal.addDevice('van');
    await literal.say('van', `lat=1&lon=1&timestamp={now-${WEEKS_1024}}`);
    const fix = await literal.latest(id);
    expect(ms(fix['fixTime'])).toBe(literal.test.now() - WEEKS_1024 * 1000);
    expect(fix.attributes).not.toHaveProperty('clockTime');
    const own = await careful.addDevice('own', { 'time.correct': false });
    await careful.say('own', 'lat=1&lon=1&timestamp={now+72000}', 'lat=2&lon=1&timestamp={now}');
    expect(await careful.latest(own)).toMatchObject({ latitude: 1 });
  });
});
