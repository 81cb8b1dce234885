import { expect, it } from 'vitest';
import { openTestDatabase } from '../../db/testing';
import { createTestEngine } from '../testing';
import { unzip } from './testing';

it('a KMZ holds the track as the KML has it, and nothing else', async () => {
  const db = await openTestDatabase();
  const test = await createTestEngine(db);
  await test.send('anonymous', 'POST /users', { name: 'A', email: 'a@example.com', password: 'p' });
  const admin = await test.userId('a@example.com');
  await test.send(admin, 'POST /devices', { name: 'Ônibus <1> & "2"', uniqueId: 'bus' });
  for (const minute of [3, 2, 1]) {
    await test.engine.ingest({
      uniqueId: 'bus',
      timestampMs: test.now() - minute * 60_000,
      latitude: -23.5 - minute,
      longitude: -46.25,
      attributes: {},
    });
  }
  const read = async (type: 'kml' | 'kmz'): Promise<Buffer> => {
    const query = new URLSearchParams({ deviceId: '1', from: test.iso(-600), to: test.iso(0) });
    const { status, stream = [] } = await test.engine.upstream.send(
      { method: 'GET', path: `/positions/${type}`, query },
      { actor: { userId: admin } },
    );
    expect(status).toBe(200);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  };
  const kml = (await read('kml')).toString();
  expect(kml).toContain('Ônibus &lt;1&gt; &amp; ');
  expect(kml).toContain(
    '<coordinates>-46.250000,-26.500000,0.000000 -46.250000,-25.500000,0.000000 -46.250000,-24.500000,0.000000</coordinates>',
  );
  expect(unzip(await read('kmz'))).toEqual(new Map([['doc.kml', kml]]));
  await test.engine.close();
  await db.close();
});
