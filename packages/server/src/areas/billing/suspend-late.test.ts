import { INVOICE_OVERDUE } from '@rastro/sdk/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { AccountRights } from '../../ground/access/account-rights';
import { BY_ITSELF } from './billing-desk';
import { InvoiceStore } from './invoice-store';
import { createSuspendLate } from './suspend-late';

const ORIGIN = 'o';
const TODAY = '2026-08-21';
const ADMIN_ID = 99;

let database: Database;
let invoices: InvoiceStore;
let rights: AccountRights;
/** Call in which the server is killed. */
let killedIn: 'suspendByItself' | 'restoreByItself' | null;
let told: string[];
let late: ReturnType<typeof createSuspendLate>;

beforeEach(async () => {
  database = await openTestDatabase();
  const clock = () => Date.parse(`${TODAY}T12:00:00Z`);
  invoices = new InvoiceStore(database, ORIGIN, clock);
  rights = new AccountRights({ database, origin: ORIGIN, prefix: 'rastro', clock });
  killedIn = null;
  told = [];
  const mortal = <K extends 'suspendByItself' | 'restoreByItself'>(name: K): AccountRights[K] =>
    ((...given: Parameters<AccountRights[K]>) => {
      if (killedIn === name) throw new Error('killed');
      const act = rights[name].bind(rights) as (...given: unknown[]) => unknown;
      return act(...given);
    }) as AccountRights[K];
  late = createSuspendLate({
    database,
    invoices,
    accountRights: {
      suspendByItself: mortal('suspendByItself'),
      restoreByItself: mortal('restoreByItself'),
      isSuspendedByItself: (userId) => rights.isSuspendedByItself(userId),
      listSuspendedByItself: () => rights.listSuspendedByItself(),
    },
    today: () => TODAY,
    isHigher: async (userId) => {
      if (userId === 404) throw new Error('There is no such account');
      return userId === ADMIN_ID;
    },
    onMoved: async (userId, news) => void told.push(`${userId} ${news}`),
    log: {
      warn: (facts: unknown) => void told.push(`${(facts as { userId: number }).userId} skipped`),
    },
  });
});
afterEach(() => database.close());

async function owe(
  userId: number,
  { dueOn = '2026-08-03', suspendDays = 5, trustDays = 3 } = {},
): Promise<number> {
  const id = await invoices.create(
    {
      userId,
      sellerId: 0,
      accountName: 'Ana',
      document: '',
      contractId: null,
      from: null,
      to: null,
      dueOn,
      value: 100,
      carried: 0,
      currency: 'BRL',
      status: 'OVERDUE',
      description: '',
      lines: [],
      terms: { fine: null, interest: 0, discount: null },
      provider: 'manual',
      suspendDays,
      trustDays,
      remindDays: '',
    },
    { day: TODAY, ...BY_ITSELF },
  );
  return Number(id);
}
const pay = (id: number) =>
  invoices.change(id, () => ({
    change: { status: 'RECEIVED' },
    entries: [{ ...BY_ITSELF, kind: 'paid', cents: -100, day: TODAY, status: 'RECEIVED' }],
  }));
const stateOf = async (userId: number) => (await rights.read(userId)).suspension;
const sweep = async () => late.suspend(await invoices.listOpen());

it('suspends once an invoice, also after a kill in the middle', async () => {
  await owe(1);
  killedIn = 'suspendByItself';
  await sweep();
  expect(await stateOf(1)).toBeNull();
  killedIn = null;
  await sweep();
  await sweep();
  expect(await stateOf(1)).toMatchObject({ byUserId: null, reason: INVOICE_OVERDUE });
  expect(told).toEqual(['1 skipped', '1 suspended']);
  await rights.restore(1);
  await sweep();
  expect(await stateOf(1)).toBeNull();
});

it('opens accounts whose payment came while the server was killed', async () => {
  const [paid, owed] = [await owe(1), await owe(2)];
  await sweep();
  await pay(paid);
  killedIn = 'restoreByItself';
  await expect(late.restore(1)).rejects.toThrow('killed');
  killedIn = null;
  await late.restoreAll();
  expect(await stateOf(1)).toBeNull();
  expect(await stateOf(2)).not.toBeNull();
  expect(told).toEqual(['1 suspended', '2 suspended', '1 restored']);
  await pay(owed);
  await late.restoreAll();
  expect(await stateOf(2)).toBeNull();
});

it('suspends once more who paid and took the payment back, and nobody who was opened by hand', async () => {
  const [disputed, kept] = [await owe(1), await owe(2)];
  await sweep();
  for (const id of [disputed, kept]) {
    if (id === kept) await rights.restore(2);
    await pay(id);
    await late.restoreAll();
    await invoices.change(id, () => ({
      change: { status: 'CHARGEBACK_REQUESTED' },
      entries: [{ ...BY_ITSELF, kind: 'chargedBack', cents: 100, day: TODAY, status: 'OVERDUE' }],
    }));
    await sweep();
  }
  expect(await stateOf(1)).toMatchObject({ byUserId: null });
  expect(await stateOf(2)).toBeNull();
  expect(told).toEqual(['1 suspended', '2 suspended', '1 restored', '1 suspended']);
});

it('goes on where an account is gone', async () => {
  await owe(404, { dueOn: '2026-08-01' });
  await owe(2);
  await sweep();
  expect(told).toEqual(['404 skipped', '2 suspended']);
});

it('leaves higher administrators alone', async () => {
  await owe(ADMIN_ID);
  await sweep();
  expect(told).toEqual([]);
});

it('replaces no suspension by somebody, and a payment opens none', async () => {
  const id = await owe(1);
  await rights.suspend(1, { userId: ADMIN_ID, reason: 'Fraud' });
  await sweep();
  expect(await stateOf(1)).toMatchObject({ byUserId: ADMIN_ID, reason: 'Fraud' });
  await pay(id);
  await late.restore(1);
  await late.restoreAll();
  expect(await stateOf(1)).toMatchObject({ reason: 'Fraud' });
  expect(told).toEqual([]);
});

it('is replaced by somebody, whom a payment does not overrule', async () => {
  const id = await owe(1);
  await sweep();
  await rights.suspend(1, { userId: ADMIN_ID, reason: 'Fraud' });
  await pay(id);
  await late.restore(1);
  expect(await stateOf(1)).toMatchObject({ reason: 'Fraud' });
});

it('suspends for what got late meanwhile once somebody opens the account', async () => {
  await owe(1);
  await rights.suspend(1, { userId: ADMIN_ID, reason: 'Fraud' });
  await sweep();
  await rights.restore(1);
  await sweep();
  expect(await stateOf(1)).toMatchObject({ byUserId: null });
});

it('keeps an account below a suspended reseller closed after its payment, until the reseller opens', async () => {
  const id = await owe(2);
  await sweep();
  await rights.suspend(1, { userId: ADMIN_ID, reason: 'Tree', treeId: 1 });
  await rights.suspend(2, { userId: ADMIN_ID, reason: 'Tree', treeId: 1 });
  expect(await stateOf(2)).toMatchObject({ byUserId: null, reason: INVOICE_OVERDUE });
  await pay(id);
  await late.restore(2);
  expect(await stateOf(2)).toMatchObject({ byUserId: ADMIN_ID, reason: 'Tree' });
  expect(await rights.restoreTree(1)).toMatchObject([{ userId: 1 }, { userId: 2, reason: 'Tree' }]);
  expect(await stateOf(2)).toBeNull();
});

it('opens an account with its payment where its reseller was opened alone', async () => {
  const id = await owe(2);
  await sweep();
  for (const userId of [1, 2])
    await rights.suspend(userId, { userId: ADMIN_ID, reason: 'Tree', treeId: 1 });
  await rights.restore(1);
  await pay(id);
  await late.restore(2);
  expect(await stateOf(2)).toBeNull();
});

it('ends a running trust when somebody suspends, alone or a reseller with all below it', async () => {
  for (const treeId of [undefined, 1]) {
    await owe(2);
    await sweep();
    await rights.useTrust(2);
    expect(await stateOf(2)).toBeNull();
    const by = { userId: ADMIN_ID, reason: 'Fraud', ...(treeId && { treeId }) };
    expect(await rights.suspend(2, by)).toBe(true);
    expect(await stateOf(2)).toMatchObject({ trustAvailable: false });
    await rights.restore(2);
  }
});

it('gives the unlock on trust that the contract says, the shortest where several are late', async () => {
  await owe(1, { trustDays: 0 });
  await owe(2, { trustDays: 5 });
  await owe(2, { trustDays: 9 });
  await sweep();
  expect(await stateOf(1)).toMatchObject({ trustAvailable: false, trustDays: 0 });
  expect(await rights.useTrust(1)).toBeUndefined();
  expect(await rights.useTrust(2)).toEqual(new Date('2026-08-26T12:00:00Z'));
  expect(await rights.useTrust(2)).toBeUndefined();
});

it('keeps who owes closed when the reseller opens again', async () => {
  await owe(2);
  await sweep();
  await rights.suspend(2, { userId: ADMIN_ID, reason: 'Tree', treeId: 1 });
  expect(await rights.restoreTree(1)).toEqual([]);
  expect(await stateOf(2)).toMatchObject({ byUserId: null, reason: INVOICE_OVERDUE });
  expect(await rights.restoreTree(1)).toEqual([]);
});

it('forgets reminders and suspension with the due day, and not what was told of its note', async () => {
  const id = await owe(1);
  const mark = (subject: string) =>
    database.transaction((unit) => invoices.mark(unit, id, subject));
  for (const subject of ['remind 1', 'suspended', 'note 7']) await mark(subject);
  await invoices.change(id, () => ({ change: { dueOn: '2026-09-01' }, entries: [] }));
  expect(await mark('remind 1')).toBe(true);
  expect(await mark('suspended')).toBe(true);
  expect(await mark('note 7')).toBe(false);
});
