import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessFixture, createAccessFixture } from './testing';

let fixture: AccessFixture;
beforeAll(async () => {
  fixture = await createAccessFixture();
});
afterAll(() => fixture.stop());

const KINDS = [
  ['orders', 'orderId', { uniqueId: 'o-1', description: 'Bricks' }],
  ['reports', 'reportId', { type: 'summary', description: 'Each night' }],
] as const;

describe.each(KINDS)('%s', (path, linkKey, body) => {
  it('are seen by who made them and by whom they are linked to, and changed by nobody else', async () => {
    const { test, ids, make, link } = fixture;
    const ana = ids['ana']!;
    const bruno = ids['bruno']!;
    const calendarId = await make(ana, 'POST /calendars', { name: 'Nights', data: CALENDAR });
    const whole = path === 'reports' ? { ...body, calendarId } : body;
    const id = await make(ana, `POST /${path}`, whole);
    const listOf = async (who: number): Promise<number> =>
      ((await test.send(who, `GET /${path}`)).json as unknown[]).length;
    expect([await listOf(ana), await listOf(bruno)]).toEqual([1, 0]);
    for (const call of [`GET /${path}/${id}`, `DELETE /${path}/${id}`]) {
      expect((await test.send(bruno, call)).status).toBe(400);
    }
    const change = { ...whole, id, description: 'Taken' };
    expect((await test.send(bruno, `PUT /${path}/${id}`, change)).status).toBe(400);

    await link({ userId: bruno, [linkKey]: id });
    expect(await listOf(bruno)).toBe(1);
    await link({ userId: ids['reader'], [linkKey]: id });
    expect(await listOf(ids['reader']!)).toBe(1);
    const refusal = await test.send(ids['reader']!, `PUT /${path}/${id}`, change);
    expect(refusal).toMatchObject({ status: 400, body: 'Write access denied' });

    const linked = { deviceId: ids['anas'], [linkKey]: id };
    expect((await test.send(bruno, 'POST /permissions', linked)).status).toBe(400);
    expect((await test.send(ana, 'POST /permissions', linked)).status).toBe(204);
    const ofDevice = await test.send(ana, `GET /${path}?deviceId=${ids['anas']}`);
    expect(ofDevice.json).toMatchObject([{ id }]);
  });
});

const CALENDAR = Buffer.from(
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260821T220000Z\r\n' +
    'DTEND:20260821T230000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
).toString('base64');
