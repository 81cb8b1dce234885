import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import { type Billing, startBilling } from './testing';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, 60_000);
afterEach(() => void vi.useRealTimers());
afterAll(() => billing.stop());

const invoices = (...argv: string[]) => billing.run('invoices', ...argv);
/** Charges an account, and answers the id of the invoice. */
async function charge(account: number, document = '52998224725'): Promise<string> {
  const made = await invoices(
    ...['create', '--account', String(account), '--due-date', '2026-08-26', '--json'],
    ...['--value', '123456', '--document', document],
  );
  return String((JSON.parse(made.out) as { id: number }).id);
}
const read = async (id: string): Promise<unknown> =>
  JSON.parse((await invoices('get', id, '--json')).out);
const last = (all: { keys(): Iterable<string> }): string => [...all.keys()].at(-1) ?? '';

it('shows people amounts, and scripts cents', async () => {
  const id = await charge(billing.accountId);
  const listed = await invoices('list', '--all');
  expect(listed.out).toMatch(/^\d+ +Bia +2026-08-26 +\S+ +1234\.56 BRL +1234\.56 BRL *$/m);
  expect((await invoices('get', id)).out).toMatch(/^value +1234\.56 BRL$/m);
  expect((await invoices('list', '--all', '--csv')).out).not.toContain('1234.56');
  expect(await read(id)).toMatchObject({ value: 123_456, open: 123_456 });
});

it('refuses what is none before anything is done, with what to write in its place', async () => {
  const id = await charge(billing.accountId);
  const cases: [string[], string][] = [
    [['cancel', 'all', '--yes'], '"all" is no id of an invoice'],
    [
      ['create', '--account', '1', '--due-date', '2026-12-05', '--value', '99.00'],
      'no whole number: "99.00"',
    ],
    [['statement', '--to', '31/08/2026'], '--to "31/08/2026" is no day'],
    [['statement', '--all', '--account', 'Bia'], 'not both'],
    [['send', '0x1'], 'rastro invoices list --all'],
    [['due-date', id, '31/08/2026'], 'The due day "31/08/2026" is no day'],
    [['due-date', id], 'day'],
    [['receive', id, '--on', '2026-02-30'], '--on "2026-02-30" is no day'],
    [['receive', id, '--on', ''], 'as in 2026-12-05'],
    [['receive', id, '--value', '99.00'], '--value "99.00" is no number of cents'],
    [['refund', id, '--value', '', '--yes'], '99.50 is 9950'],
    [['cancel', id, '--yes', '--note', 'x'.repeat(501)], '--note has 501 characters'],
  ];
  for (const [argv, said] of cases) {
    const refused = await invoices(...argv);
    expect([argv, refused.code, refused.said]).toEqual([argv, 2, expect.stringContaining(said)]);
  }
  const past = await invoices('due-date', id, '2026-08-20');
  expect([past.code, past.said]).toEqual([1, expect.stringContaining('Aug 21, 2026 or later')]);
  expect((await invoices('pay', '999')).code).toBe(1);
  expect(await read(id)).toMatchObject({ status: 'rastro-generated', dueDate: '2026-08-26' });
});

it('gives an invoice to the provider, shows how to pay it, and does all that is done to it', async () => {
  const id = await charge(await billing.addAccount('Caio'));
  const ageing = await invoices('ageing', '--all');
  expect(ageing.out).toMatch(/^ACCOUNT +NOT DUE +1-30 DAYS/);
  expect(ageing.out).toMatch(/^Caio +1234\.56 BRL +0\.00 BRL .* 1234\.56 BRL$/m);
  const ofCaio = await invoices('ageing', '--account', 'Caio', '--json');
  expect(JSON.parse(ofCaio.out)).toMatchObject([{ notDue: 123_456, total: 123_456 }]);
  expect((await invoices('ageing')).said).toContain('Nothing is owed');
  const byHand = await invoices('pay', id);
  expect(byHand.out).toMatch(/^total +1234\.56 BRL$/m);
  expect([byHand.code, byHand.out.includes('pix')]).toEqual([0, false]);
  expect(byHand.said).toContain('at no payment provider');
  const off = await invoices('send', id);
  expect([off.code, off.said]).toEqual([1, expect.stringContaining('PAYMENTS_OFF')]);

  await billing.setUpPayments();
  const planned = await invoices('send', id, '--dry-run');
  expect(planned.said).toContain(
    `Would give invoice ${id} of Caio (1234.56 BRL, due on 2026-08-26`,
  );
  expect(billing.asaas.payments.size).toBe(0);
  const sent = await invoices('send', id, '--note', 'By script');
  expect([sent.code, sent.said]).toEqual([0, expect.stringContaining('PENDING')]);
  const pay = await invoices('pay', id);
  expect(pay.out).toMatch(/^pix +0002.*br\.gov\.bcb\.pix/m);
  expect(pay.out).toMatch(/^boleto +\d{47}$/m);
  expect(pay.out).toMatch(/^page +http/m);
  expect(JSON.parse((await invoices('pay', id, '--json')).out)).toMatchObject({
    id: Number(id),
    currency: 'BRL',
    total: 123_456,
    pix: expect.stringContaining('0002') as string,
  });

  expect((await invoices('due-date', id, '2026-09-10', '--note', 'Agreed')).code).toBe(0);
  expect([...billing.asaas.payments.values()]).toMatchObject([{ dueDate: '2026-09-10' }]);

  // Tomorrow by the clock of this machine and in UTC; where bills count it is the 21st until three.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-22T02:30:00Z') });
  const part = ['receive', id, '--value', '123400'] as const;
  // The provider keeps no rest open.
  const kept = await invoices(...part);
  expect([kept.code, kept.said]).toEqual([1, expect.stringContaining('waive the rest')]);
  const waived = await invoices(...part, '--waive-rest', '--dry-run');
  expect(waived.said).toContain('2026-08-21, and waive the rest');
  const cash = await invoices(...part, '--waive-rest', '--json');
  expect([cash.code, cash.said]).toEqual([0, expect.any(String)]);
  expect(JSON.parse(cash.out)).toMatchObject({
    status: 'RECEIVED_IN_CASH',
    paidDate: '2026-08-21',
    paid: 123_400,
    open: 0,
  });
  const paid = await invoices('pay', id);
  expect([paid.out.includes('pix'), paid.said]).toEqual([
    false,
    expect.stringContaining('Nothing is to be paid: it is RECEIVED_IN_CASH'),
  ]);

  const unasked = await invoices('undo-cash', id);
  expect([unasked.code, unasked.said]).toEqual([2, expect.stringContaining('--yes')]);
  const undo = await invoices('undo-cash', id, '--dry-run');
  expect(undo.said).toContain(`Would take back that invoice ${id}`);
  expect(await read(id)).toMatchObject({ status: 'RECEIVED_IN_CASH' });
  expect((await invoices('undo-cash', id, '--yes')).code).toBe(0);
  expect(await read(id)).toMatchObject({ status: 'PENDING', open: 123_456 });

  const note = 'Mistake \u001b[2J\u009bgone';
  expect((await invoices('cancel', id, '--yes', '--note', note)).code).toBe(0);
  expect([...billing.asaas.payments.values()]).toMatchObject([{ deleted: true }]);
  const entries = await invoices('entries', id);
  expect(entries.out).toMatch(/canceled +-1234\.56 BRL +CANCELED +\S.* +Mistake/);
  expect(entries.out).toMatch(/By script/);
  // oxlint-disable-next-line no-control-regex -- what must not be there
  expect(entries.out).not.toMatch(/[\u001b\u009b]/);
  const written = JSON.parse((await invoices('entries', id, '--json')).out) as { cents: number }[];
  expect(written.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  const statement = await invoices('statement', '--account', 'Caio', '--from', '2026-01-01');
  expect(statement.out).toMatch(/ \d+ +Caio +invoiced +1234\.56 BRL +1234\.56 BRL/);
  expect(statement.out).toMatch(/ \d+ +Caio +canceled +-1234\.56 BRL +0\.00 BRL +Mistake/);
  const canceled = { invoiceId: Number(id), kind: 'canceled' };
  for (const [whose, last] of [
    [['--account', 'Caio'], { ...canceled, balance: 0 }],
    [['--all'], canceled],
  ] as const) {
    const { out } = await invoices('statement', ...whose, '--json');
    expect((JSON.parse(out) as object[]).at(-1)).toMatchObject(last);
  }
  expect((await invoices('statement')).said).toContain('Nothing was charged');

  const again = await invoices('cancel', id, '--yes');
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('INVOICE_STATUS')]);
});

it('says what the provider has against an invoice, gives money back, and lists what differs', async () => {
  await billing.setUpPayments();
  const account = await billing.addAccount('Dora');
  const wrong = await charge(account, '1');
  const refused = await invoices('send', wrong);
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringContaining('O CPF/CNPJ informado é inválido.'),
  ]);
  expect((await invoices('pay', wrong)).said).toContain('did not take it: O CPF/CNPJ');
  const none = await invoices('differences');
  expect([none.code, none.out, none.said]).toEqual([0, '', expect.stringContaining('Nothing')]);

  const id = await charge(account);
  expect((await invoices('send', id)).code).toBe(0);
  billing.asaas.pay(last(billing.asaas.payments), '2026-08-21');
  // Made in the provider's own panel.
  const panel = { customer: last(billing.asaas.customers), value: 99.5, dueDate: '2026-08-30' };
  await billing.asaas.fetch(`${billing.asaas.url}/payments`, {
    method: 'POST',
    headers: { access_token: billing.asaas.key },
    body: JSON.stringify(panel),
  });
  billing.wait(DAY_MS);
  await billing.sweep();
  const found = await invoices('differences');
  expect(found.out).toMatch(
    /^\d+ +Dora +paid +0\.00 BRL +1234\.56 BRL +pay_\d+ +RECEIVED +2026-08-26 +yes/m,
  );
  expect(found.out).toMatch(
    /^ +Dora +foreign +0\.00 BRL +99\.50 BRL +pay_\d+ +PENDING +2026-08-30 +no/m,
  );
  expect((await invoices('list', '--all')).out).toMatch(/^\d+ +Dora .* 2026-08-21 +1\.99 BRL *$/m);
  const listed = JSON.parse((await invoices('differences', '--json')).out) as object[];
  expect(listed).toContainEqual(
    expect.objectContaining({ invoiceId: Number(id), reason: 'paid', ours: 0, theirs: 123_456 }),
  );

  const asked = await invoices('refund', id, '--value', '23456', '--dry-run');
  expect(asked.said).toContain(
    `Would give back 234.56 BRL of the 1234.56 BRL paid of invoice ${id}`,
  );
  expect((await invoices('refund', id, '--value', '23456', '--yes')).code).toBe(0);
  expect(await read(id)).toMatchObject({ status: 'RECEIVED', paid: 100_000 });
  expect((await invoices('refund', id, '--yes', '--note', 'All')).code).toBe(0);
  expect(await read(id)).toMatchObject({ status: 'REFUNDED', paid: 0 });
});
