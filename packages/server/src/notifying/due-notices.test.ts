import { expect, it } from 'vitest';
import { useNotifying } from './testing/use-notifying';

const place = useNotifying();

it('a notice of what is due goes out once, by several servers in front of one tracking server', async () => {
  const { make, link, runAll, admin, adminId, deviceId } = place;
  const me = await admin.call(`GET /api/users/${adminId}`);
  await admin.call(`PUT /api/users/${adminId}`, {
    json: { ...me.json, phone: '+55 11 90000-0001' },
  });
  const plan = { name: 'Vistoria', type: 'serverTime', period: 365 * 86_400_000, attributes: {} };
  const start = Date.now() + 3 * 86_400_000;
  const maintenanceId = await make('maintenance', { ...plan, start });
  await link({ deviceId, maintenanceId });
  const device = await admin.call(`GET /api/devices/${deviceId}`);
  const { uniqueId } = device.json as { uniqueId: string };
  const query = new URLSearchParams({ id: uniqueId, lat: '1', lon: '2' });
  await fetch(`${place.elsewhere.ingestOrigin}/?${query.toString()}`, { method: 'POST' });
  expect(JSON.parse((await admin.call('GET /api/due-notices/channels')).text)).toEqual([
    'sms',
    'whatsapp',
  ]);
  await make('due-notices', { kind: 'maintenance', days: 7, channels: 'whatsapp' });
  for (const _ of [1, 2]) {
    await Promise.all(place.doors.map(({ app }) => app.sweep()));
    await runAll();
  }
  expect(place.texts.map(([phone]) => phone)).toEqual(['5511900000001']);
  expect(place.texts[0]?.[1]).toContain(`${uniqueId}: Vistoria`);
});
