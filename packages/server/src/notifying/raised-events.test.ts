import { expect, it } from 'vitest';
import { useNotifying } from './testing/use-notifying';

const place = useNotifying();

it('tells of a check-in by a code in front of a tracking server that hears nothing of it, once, and names who drives', async () => {
  const { make, alarms, alarm, forward, runAll, deviceId, admin, doors } = place;
  await make('webhooks', { name: 'ERP', url: 'https://erp.example.com/drivers' });
  const uniqueId = `badge-${deviceId}`;
  const driverId = await make('drivers', { name: 'João', uniqueId });
  const codeOf = async (query: string): Promise<string> => {
    const { text } = await admin.call(`GET /api/qr-codes?${query}`);
    return (JSON.parse(text) as { code: string }[])[0]?.code ?? '';
  };
  await make('notifications', { type: 'driverChanged', always: true, notificators: 'webhook' });
  await alarms('webhook');
  const json = {
    id: await codeOf(`deviceId=${deviceId}`),
    driver: await codeOf(`driverId=${driverId}`),
  };
  expect((await admin.call('POST /api/qr-driver', { json })).status).toBe(200);
  await Promise.all(doors.map(({ app }) => app.sweep()));
  await runAll();
  const told = () =>
    place.service.sent
      .filter(({ url }) => url === 'https://erp.example.com/drivers')
      .map(({ body }) => (JSON.parse(String(body)) as { data: object }).data);
  expect(told()).toMatchObject([
    {
      driver: 'João',
      device: { id: deviceId },
      event: { type: 'driverChanged', attributes: { driverUniqueId: uniqueId } },
    },
  ]);
  await forward(alarm());
  await runAll();
  expect(told().slice(1)).toMatchObject([{ driver: 'João', event: { type: 'alarm' } }]);
});
