import { expect, it } from 'vitest';
import { startTestApp } from '../../../http/testing';

it('forgets whom old invoices and fiscal notes of erased accounts were for, once the law lets it', async () => {
  const { app, database, stop } = await startTestApp();
  await database.query(`insert into erasure values ('engine', 7, now(), 1)`);
  const add = async (userId: number, createdAt: string): Promise<void> => {
    const { rows } = await database.query<{ id: number }>(
      `insert into invoice (tracking_origin, user_id, account_name, document, due_on, value,
         currency, status, description, lines, terms, provider, created_at)
       values ('engine', $1, 'Lia', '52998224725', '2020-01-01', 100, 'BRL', 'RECEIVED', '', '[]',
         '{}', 'asaas', $2) returning id`,
      [userId, createdAt],
    );
    await database.query(
      `insert into fiscal_note (tracking_origin, invoice_id, seller_id, status, value,
         effective_on, provider, xml, user_id, created_at)
       values ('engine', $1, 0, 'AUTHORIZED', 100, '2020-01-01', 'asaas', '<Tomador>Lia', 0, $2)`,
      [rows[0]?.id, createdAt],
    );
  };
  // Of an erased account until the end of the year, one of before, and of an account that is there.
  await add(7, '2020-12-31T12:00:00Z');
  await add(7, '2021-01-01T12:00:00Z');
  await add(8, '2020-06-01T12:00:00Z');
  await app.sweep();
  const { rows } = await database.query(
    `select i.account_name as name, i.document, n.xml from invoice i
       join fiscal_note n on n.invoice_id = i.id order by i.id`,
  );
  const kept = { name: 'Lia', document: '52998224725', xml: '<Tomador>Lia' };
  expect(rows).toEqual([{ name: '', document: '', xml: null }, kept, kept]);
  await stop();
});
