import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CarefulEngine, openCarefulEngine } from '../../ingest/meaning/testing';

let careful: CarefulEngine;
beforeAll(async () => {
  careful = await openCarefulEngine({});
});
afterAll(() => careful.close());

const EVENT = "event == 'lt' ? 'Armed' : null;";
const save = (expression: string, type = 'string', attribute = 'made') =>
  careful.test.send(careful.admin, 'POST /attributes/computed', {
    description: expression,
    attribute,
    expression,
    type,
    priority: 0,
  });
const told = async (id: number) => {
  const { json } = await careful.test.send(careful.admin, 'GET /attributes/computed');
  return (json as { id: number }[]).find((one) => one.id === id);
};
const link = async (deviceId: number, attributeId: number) =>
  careful.test.send(careful.admin, 'POST /permissions', { deviceId, attributeId });

describe('an expression that is saved', () => {
  it.each([
    [EVENT, 'string', 'event=lt', 'Armed'],
    ['fixTime.getHours()', 'number', 'event=lt', 12],
    ['// litres\nadc3 / 4096 * 75.0', 'number', 'adc3=2048', 37.5],
    ['if (adc3 > 1) "much"; else "little";', 'string', 'adc3=2048', 'much'],
    ['(io2 & 0xF0) >> 4', 'number', 'io2=48', 3],
  ])('is computed: %s', async (expression, type, said, value) => {
    const { json } = await save(expression, type);
    const deviceId = await careful.addDevice(expression.slice(0, 40).replaceAll(/\W/g, '-'));
    await link(deviceId, (json as { id: number }).id);
    await careful.say(expression.slice(0, 40).replaceAll(/\W/g, '-'), `lat=1&lon=1&${said}`);
    expect((await careful.latest(deviceId)).attributes['made']).toBe(value);
  });

  it('is refused with what and where if it is none, and changed into none', async () => {
    const refusal = 'for is not part of the language (at character 1) (expression)';
    expect(await save('for (x : y) 1')).toMatchObject({ status: 400, body: refusal });
    const { json } = await save('1');
    const change = await careful.test.send(
      careful.admin,
      `PUT /attributes/computed/${(json as { id: number }).id}`,
      { ...(json as object), expression: 'speed @ 2' },
    );
    expect(change).toMatchObject({ status: 400 });
    expect(change.body).toContain('(at character 7)');
  });

  it('is stored as it is for a client made for a Traccar', async () => {
    const body = { description: 'x', attribute: 'x', expression: 'for (', type: 'number' };
    const request = { method: 'POST', path: '/attributes/computed', query: new URLSearchParams() };
    const answer = await careful.test.engine.upstream.send(
      { ...request, body },
      { actor: { userId: careful.admin }, isLiteral: true },
    );
    expect(answer.status).toBe(200);
  });
});

describe('a computed attribute that gives nothing', () => {
  it('says why, and since when, until it works again', async () => {
    const { test } = careful;
    const { id } = (await save('adc / 2', 'number', 'half')).json as { id: number };
    const deviceId = await careful.addDevice('fails');
    await link(deviceId, id);
    expect(await told(id)).toMatchObject({ lastError: null, failsSince: null });
    const since = new Date(test.now()).toISOString().replace('Z', '+00:00');
    await careful.say('fails', 'lat=1&lon=1&adc=much');
    test.wait(60_000);
    await careful.say('fails', 'lat=1&lon=1');
    expect(await told(id)).toMatchObject({
      lastError: 'adc is not known (at character 1)',
      failsSince: since,
    });
    await careful.say('fails', 'lat=1&lon=1&adc=3');
    expect(await told(id)).toMatchObject({ lastError: null, failsSince: null });
  });

  it('says so of a value of another type', async () => {
    const { id } = (await save('"much"', 'number', 'word')).json as { id: number };
    const deviceId = await careful.addDevice('typed');
    await link(deviceId, id);
    await careful.say('typed', 'lat=1&lon=1');
    expect(await told(id)).toMatchObject({
      lastError: 'A number was expected, not much (at character 1)',
    });
  });
});
