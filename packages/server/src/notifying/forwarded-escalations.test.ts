import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { AlarmStore } from '../areas/alarms/alarm-store';
import { PREFIX, useNotifying } from './testing/use-notifying';

const place = useNotifying();
const { make, link, alarms, alarm, forward, runAll } = place;

describe('an alarm at a tracking server elsewhere that nobody takes', () => {
  const password = 'a long password';
  const emailOf = (name: string) => `${name.toLowerCase()}-${place.deviceId}@example.com`;
  /** An account of the administrator's; `sees` the vehicle or not. */
  const addContact = async (name: string, phone: string, sees = true): Promise<number> => {
    const userId = await make('users', { name, email: emailOf(name), password, phone });
    if (sees) await link({ userId, deviceId: place.deviceId });
    return userId;
  };
  const pass = async (minutes: number) => {
    place.aheadMs += minutes * MINUTE_MS;
    await runAll();
  };
  const told = () => place.texts.map(([phone]) => phone);
  const goesOn = (contacts: number[], more: object = {}) =>
    alarms('web', {
      attributes: {
        alarms: 'sos',
        [`${PREFIX}.escalateAfter`]: 5,
        [`${PREFIX}.escalateTo`]: contacts.join(),
        [`${PREFIX}.escalateBy`]: 'whatsapp',
        ...more,
      },
    });
  const turnsOf = async (name: string) => {
    const browser = place.doors[1]!.browser(); // there are two
    await browser.signIn(emailOf(name), password);
    return place.notifiers[1]!.readAlarmTurns(
      Number((await browser.call('GET /api/session')).json['id']),
    );
  };

  it('goes to the next contact that sees the vehicle, once, by several servers', async () => {
    const eva = await addContact('Eva', '+55 11 90000-0001', false);
    const rui = await addContact('Rui', '+55 11 90000-0002');
    const ana = await addContact('Ana', '+55 11 90000-0003');
    await goesOn([eva, rui, ana, 99_999]);
    const body = alarm();
    await Promise.all([forward(body), forward(body, 1)]);
    await pass(0);
    const turn = { eventId: body.event.id, deviceId: place.deviceId };
    expect(await turnsOf('Rui')).toMatchObject([{ ...turn, userName: 'Rui' }]);
    expect(await turnsOf('Eva')).toEqual([]);
    await pass(4.9);
    expect(told()).toEqual([]);
    await pass(0.2);
    expect(told()).toEqual(['5511900000002']);
    expect(place.texts[0]?.[1]).toContain('Caminhão 7');
    expect(await turnsOf('Rui')).toMatchObject([{ ...turn, userName: 'Ana' }]);
    await pass(5);
    await pass(30);
    expect(told()).toEqual(['5511900000002', '5511900000003']);
    expect(await turnsOf('Rui')).toEqual([]);
  });

  it('goes to nobody while somebody has it, and on once it is given back', async () => {
    await goesOn([await addContact('Rui', '+55 11 90000-0002')]);
    const { event } = alarm();
    await forward({ ...alarm(), event });
    await pass(0);
    const takes = new AlarmStore(
      place.db,
      place.front.upstream.origin,
      () => Date.now() + place.aheadMs,
    );
    await takes.take({
      eventId: event.id,
      deviceId: place.deviceId,
      eventTime: event.eventTime,
      alarm: 'sos',
      positionId: 0,
      userId: place.adminId,
      userName: 'Admin',
      note: undefined,
    });
    await pass(6);
    expect(told()).toEqual([]);
    await takes.release(event.id, place.adminId);
    await pass(6);
    expect(told()).toEqual(['5511900000002']);
  });

  it('goes to no stranger', async () => {
    const rui = await addContact('Rui', '+55 11 90000-0002');
    const ruleId = await goesOn([rui]);
    await forward(alarm());
    await pass(0);
    await link({ userId: rui, notificationId: ruleId });
    const path = 'DELETE /api/permissions';
    await place.admin.call(path, { json: { userId: place.adminId, notificationId: ruleId } });
    await place.admin.call(path, { json: { userId: rui, notificationId: ruleId } });
    await pass(6);
    expect(told()).toEqual([]);
    const { rows } = await place.db.query('select 1 from escalations');
    expect(rows).toEqual([]);
  });
});
