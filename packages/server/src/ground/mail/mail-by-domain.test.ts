import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProductWords } from '@rastro/sdk/words';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createLog } from '../../http/create-log';
import { openBrands } from '../themes/resolve-brands';
import { openMail } from './open-mail';

const COUNT = 20;
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let database: Database;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

it('mail of twenty accounts of twenty domains: each has the look and the words of its own, and no other', async () => {
  const brand = await openBrands({
    database,
    clock: Date.now,
    log: createLog('silent'),
    origin: ENGINE_ORIGIN,
    dir: undefined,
    attributePrefix: undefined,
  });
  const domains = Array.from({ length: COUNT }, (_, index) => `track.brand-${index}.example`);
  for (const [index, domain] of domains.entries()) {
    const branding = {
      productName: `Brand ${index} of twenty`,
      logo: { kind: 'image', light: '/rastro/assets/custom/logo.png' },
    };
    const files = new Map([
      ['branding.json', Buffer.from(JSON.stringify(branding))],
      ['words/pt-BR.json', Buffer.from(JSON.stringify({ 'mail.open.action': `Abrir ${index}` }))],
      ['logo.png', Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.of(index)])],
    ]);
    await brand.saved.save(domain, { from: 0, files, by: { userId: 1, name: 'Ana' } });
    await brand.saved.setVerified(domain);
    await database.query(
      'insert into account (tracking_origin, user_id, domain) values ($1, $2, $3)',
      [ENGINE_ORIGIN, 100 + index, domain],
    );
  }
  // Whoever belongs to a reseller is written to in the reseller's look.
  await database.query(
    'insert into account (tracking_origin, user_id, reseller_id) values ($1, 300, 107)',
    [ENGINE_ORIGIN],
  );
  brand.forget();
  const mail = openMail(
    () => ({ url: 'smtp://127.0.0.1:9', from: 'no-reply@example.com' }),
    brand,
    'https://fleet.example',
    brand.domainOf,
  );
  const looks = await Promise.all(domains.map((_, index) => mail?.brand(100 + index)));
  looks.forEach((look, index) => {
    expect(look?.title).toBe(`Brand ${index} of twenty`);
    expect(look?.logo.kind).toBe('image');
    if (look?.logo.kind === 'image') expect(look.logo.image.content.at(-1)).toBe(index);
  });
  expect((await mail?.brand(300))?.title).toBe('Brand 7 of twenty');
  expect((await mail?.brand(999))?.title).toBe((await mail?.brand())?.title);
  expect((await mail?.brand())?.title).not.toContain('of twenty');
  mail?.mailer.close();

  const wordOf = async (userId: number) =>
    (await brand.wordsFor(userId))('pt-BR').t('mail.open.action');
  for (const [index] of domains.entries()) {
    expect(await wordOf(100 + index)).toBe(`Abrir ${index}`);
  }
  expect(await wordOf(300)).toBe('Abrir 7');
  expect(await wordOf(999)).toBe(getProductWords('pt-BR').t('mail.open.action'));
});
