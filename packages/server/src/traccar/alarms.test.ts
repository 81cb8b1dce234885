import { afterEach, expect, it } from 'vitest';
import type { TestBrowser, TestDoor } from '../http/testing';
import { openProductDoor } from './testing/open-product-door';
import { useFront } from './testing/use-front';

const at = useFront();
let door: TestDoor | undefined;
afterEach(() => door?.stop());

const enter = async (email: string, password: string): Promise<TestBrowser> => {
  const browser = door!.browser();
  await browser.signIn(email, password);
  return browser;
};

it('keeps who has which alarm beside a tracking server elsewhere', async () => {
  door = await openProductDoor(at.front.upstream, at.db);
  const { email, password } = at.elsewhere.admin;
  const admin = await enter(email, password);
  const made = await admin.call('POST /api/devices', {
    json: { name: 'Bus', uniqueId: 'alarm-1' },
  });
  const deviceId = Number(made.json['id']);
  const other = { name: 'Rui', email: 'rui-alarms@example.com', password: 'a long password' };
  await admin.call('POST /api/users', { json: other });
  const rui = await enter(other.email, other.password);
  await fetch(`${at.elsewhere.ingestOrigin}/?id=alarm-1&lat=1&lon=2&alarm=sos`);
  const day = 'from=2020-01-01T00:00:00Z&to=2100-01-01T00:00:00Z&type=alarm';
  const report = await admin.call(`GET /api/reports/events?deviceId=${deviceId}&${day}`);
  const [{ id: eventId }] = JSON.parse(report.text) as [{ id: number }];
  const line = `POST /api/alarms/${eventId}/take`;
  expect((await rui.call(line, { json: { eventId } })).status).toBeGreaterThanOrEqual(400);
  const taken = await admin.call(line, { json: { eventId, note: 'Called' } });
  expect(taken.json).toMatchObject({ id: eventId, deviceId, alarm: 'sos', note: 'Called' });
  expect(JSON.parse((await admin.call('GET /api/alarms')).text)).toEqual([taken.json]);
  expect(JSON.parse((await rui.call('GET /api/alarms')).text)).toEqual([]);
});
