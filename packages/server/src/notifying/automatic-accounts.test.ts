import { expect, it } from 'vitest';
import { toReader } from '../text/reader';
import { findEnglish } from '../text/testing';
import { useNotifying } from './testing/use-notifying';

const place = useNotifying();

it('tells accounts on "Automatic" in the language and the units of their brand', async () => {
  await place.admin.call(`PATCH /api/users/${place.adminId}`, {
    json: { phone: '+5511987654321' },
  });
  await place.admin.call('POST /api/notifications/test/sms');
  expect(findEnglish(place.texts.splice(0).join())).not.toEqual([]);
  const brand = { defaultLanguage: 'pt-BR', serverBrand: {} };
  place.readerOf = async (_userId, person, server) => toReader(person, server, brand);
  await place.alarms('sms');
  await place.make('notifications', { type: 'deviceOverspeed', always: true, notificators: 'sms' });
  await place.forward(place.alarm());
  const fast = place.alarm();
  const event = { ...fast.event, id: place.nextNumber(), type: 'deviceOverspeed' };
  await place.forward({ ...fast, event: { ...event, attributes: { speed: 50 } } });
  await place.runAll();
  await place.admin.call('POST /api/notifications/test/sms');
  const said = place.texts.map(([, text]) => text.replace(/https?:\S+/g, ''));
  expect(said).toHaveLength(3);
  for (const text of said) expect(findEnglish(text), text).toEqual([]);
  expect(said.join()).toContain('92,6 km/h');
});
