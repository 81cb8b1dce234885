import { expect, it } from 'vitest';
import { ADMIN, startTestApp } from '../../../http/testing';

const MINUTE_MS = 60_000;

it('keeps random drives of 300 moments: no stop of a person, a fence, a rule or of many at once is carried out above the limit or on an old fix', async () => {
  const own = await startTestApp();
  const driver = own.browser();
  await driver.signIn(ADMIN.email, ADMIN.password);
  const buses = await Promise.all(
    ['drive-1', 'drive-2'].map(async (name) => {
      const id = await own.addDevice(name, name);
      return { id, uniqueId: name, newest: { speedKnots: 99, timestampMs: 0 } };
    }),
  );
  const yard = await driver.call('POST /api/geofences', {
    json: {
      name: 'Yard',
      area: 'CIRCLE (1 2, 500)',
      attributes: { lockOnEnter: true, lockOnExit: true },
    },
  });
  for (const { id } of buses) {
    const link = { deviceId: id, geofenceId: yard.json['id'] };
    expect((await driver.call('POST /api/permissions', { json: link })).status).toBe(204);
  }
  const saved = { type: 'engineStop', description: 'By rule' };
  const commandId = (await driver.call('POST /api/commands', { json: saved })).json['id'];
  const rule = { type: 'alarm', notificators: 'command', commandId, always: true };
  await driver.call('POST /api/notifications', {
    json: { ...rule, attributes: { alarms: 'sos' } },
  });
  const ask = (deviceId: number) =>
    driver.call('POST /api/commands/send', { json: { deviceId, type: 'engineStop' } });
  let nowMs = Date.UTC(2026, 7, 21, 12);
  // A linear congruence: a failure comes again.
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  let carriedOut = 0;
  for (let moment = 0; moment < 300; moment += 1) {
    const waitMs = Math.floor(random() * 20_000);
    own.wait(waitMs);
    nowMs += waitMs;
    const asked = random();
    if (asked < 0.1) await Promise.all(buses.map(({ id }) => ask(id)));
    const bus = buses[moment % 2]!;
    if (asked > 0.6) await ask(bus.id);
    const speedKnots = random() < 0.5 ? 0 : random() * 50;
    const timestampMs = nowMs - (random() < 0.6 ? 0 : Math.floor(random() * 200_000));
    const fix = { speedKnots, timestampMs };
    if (timestampMs >= bus.newest.timestampMs) bus.newest = fix;
    const place = { latitude: random() < 0.5 ? 1 : 1.1, longitude: 2, takesCommand: true };
    const attributes = random() < 0.1 ? { alarm: 'sos' } : {};
    const taken = await own.engine.ingest({ uniqueId: bus.uniqueId, ...place, ...fix, attributes });
    await own.engine.deliver();
    if (!('reply' in taken)) continue;
    carriedOut += 1;
    expect(bus.newest.speedKnots).toBe(0);
    expect(nowMs - bus.newest.timestampMs).toBeLessThan(MINUTE_MS);
  }
  expect(carriedOut).toBeGreaterThan(20);
  // A rule sends the saved command, a fence says its name, a person neither.
  const { rows } = await own.database.query<{ asker: string }>(
    `select distinct case when reason = 'Yard' then 'fence'
       when command ->> 'id' = $1 then 'rule' else 'person' end as asker
     from engine_stop where state = 'sent' order by 1`,
    [String(commandId)],
  );
  expect(rows.map(({ asker }) => asker)).toEqual(['fence', 'person', 'rule']);
  await own.stop();
}, 120_000);
