import { expect, it } from 'vitest';
import { useNotifying } from './testing/use-notifying';

const place = useNotifying();

it('posts a forwarded event to the account’s own system once, by several servers in front of one tracking server', async () => {
  const { make, link, alarms, alarm, forward, runAll, deviceId } = place;
  await make('webhooks', { name: 'ERP', url: 'https://erp.example.com/events' });
  const notificationId = await alarms('webhook');
  await link({ deviceId, notificationId });
  const body = alarm();
  await Promise.all([forward(body, 0), forward(body, 1)]);
  await runAll();
  const sent = place.service.sent.filter(({ url }) => url === 'https://erp.example.com/events');
  expect(sent).toHaveLength(1);
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({
    type: 'event',
    data: { event: { type: 'alarm', deviceId }, device: { id: deviceId } },
  });
});
