import { ENGINE_ORIGIN } from '../db/credential-epoch';
import { type CommandText, HarmlessMarks } from '../saved-commands/harmless-marks';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mayStopEngine } from '@rastro/sdk/domain';
import { createAsaas } from '../areas/billing/asaas';
import { startTestAsaas } from '../areas/billing/testing';
import { readMadeParts } from './made-parts';
import { createDemoTest, log } from './testing';
import { waitFor } from '../testing/wait-for';

const demo = createDemoTest();
const { openFleet, listFixes } = demo;

describe('what the demo has to show', () => {
  beforeEach(demo.setUp);
  afterEach(demo.tearDown);

  const LISTS = [
    ...['groups', 'devices', 'geofences', 'notifications', 'drivers', 'calendars'],
    ...['maintenance', 'attributes/computed', 'commands'],
  ];
  const readLists = async (userId: number): Promise<Record<string, { name?: string }[]>> => {
    const lists = LISTS.map(async (path) => {
      const request = { method: 'GET', path: `/${path}`, query: new URLSearchParams() };
      const { body } = await demo.engine.upstream.send(request, { actor: { userId } });
      return [path, JSON.parse(body ?? '')] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  };
  const isComplete = () =>
    waitFor(
      async () => {
        expect([...(await readMadeParts(demo.db))].at(-1)).toBe('driver access');
      },
      { timeout: 20_000 },
    );

  it('has something of everything to show, and makes nothing of it twice', async () => {
    const fleet = await openFleet();
    fleet.start(demo.ingestUrl);
    await isComplete();
    const userId = fleet.signInUserId();
    const shown = await readLists(userId);
    for (const path of LISTS) expect(shown[path], path).not.toHaveLength(0);
    expect(shown['drivers']).toHaveLength(2);
    const commands = shown['commands'] as (CommandText & { id: number })[];
    const marks = new HarmlessMarks({ origin: ENGINE_ORIGIN, prefix: 'rastro' });
    const ids = commands.map(({ id }) => id);
    const marked = await marks.read(demo.db, ids);
    const reaching = commands.filter((command) => {
      const attributes = marks.show(command, marked.get(command.id));
      return !mayStopEngine({ ...command, attributes }, 'rastro');
    });
    expect(reaching).toMatchObject([
      { attributes: { data: 'WHERE' }, description: 'Informar a posição agora' },
    ]);
    // Who sees the demo hears of alarms and limits, not of each bus that moves; rules are named by what happens.
    const rules = shown['notifications'] as { type: string; description: string | null }[];
    expect(new Set(rules.map(({ type }) => type))).toEqual(
      new Set(['alarm', 'deviceOverspeed', 'maintenance', 'geofenceEnter']),
    );
    expect(rules.every(({ description }) => !description)).toBe(true);
    await fleet.close();
    const fence = shown['geofences']?.[0] as { id: number };
    await demo.db.query('delete from geofences where id = $1', [fence.id]);

    const again = await openFleet();
    again.start(demo.ingestUrl);
    await waitFor(async () => expect((await listFixes('2010')).length).toBe(11), {
      timeout: 20_000,
    });
    await again.close();
    const lists = await readLists(userId);
    for (const path of LISTS.filter((path) => path !== 'geofences')) {
      expect(lists[path], path).toHaveLength(shown[path]?.length ?? 0);
    }
    expect(lists['geofences']).toHaveLength((shown['geofences']?.length ?? 0) - 1);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('shows a business that lives: a reseller, its customers, invoices of every kind, who drives, a webhook', async () => {
    const asaas = await startTestAsaas();
    onTestFinished(() => asaas.stop());
    asaas.setToday('2000-01-01');
    const fleet = await openFleet({
      payments: createAsaas({ ...asaas, webhookToken: undefined, userAgent: async () => 'test' }),
    });
    fleet.start(demo.ingestUrl);
    await isComplete();
    const read = async (sql: string) =>
      (await demo.db.query<{ value: string }>(sql)).rows.map(({ value }) => value);
    expect(new Set(await read('select status as value from invoice'))).toEqual(
      new Set(['GENERATED', 'OVERDUE', 'RECEIVED', 'RECEIVED_IN_CASH', 'CANCELED', 'REFUNDED']),
    );
    const owed = await read(
      `select cents as value from invoice i
         cross join lateral (select coalesce(sum(cents), 0) as cents from invoice_entry
           where invoice_id = i.id) e
       where status in ('RECEIVED', 'RECEIVED_IN_CASH', 'CANCELED', 'REFUNDED')`,
    );
    expect(new Set(owed.map(Number))).toEqual(new Set([0]));
    const customers = 'select reseller_id as value from account where reseller_id is not null';
    expect(new Set(await read(customers)).size).toBe(1);
    expect(await read(customers)).toHaveLength(3);
    // What is still to come for the operator is paid at the sandbox, the late one too.
    expect(
      await read(
        `select status || ' ' || provider as value from invoice
         where seller_id = 0 and status in ('GENERATED', 'OVERDUE') order by 1`,
      ),
    ).toEqual(['GENERATED asaas', 'OVERDUE asaas']);
    const [late] = await read("select provider_id as value from invoice where status = 'OVERDUE'");
    const dueDays = await read("select due_on as value from invoice where status = 'OVERDUE'");
    expect([asaas.payments.get(late ?? '')?.['dueDate']]).toEqual(dueDays);
    expect(new Set(await read('select status as value from fiscal_note'))).toEqual(
      new Set(['AUTHORIZED', 'CANCELED', 'ERROR']),
    );
    // It bills one of them itself: an invoice that was paid, and one that is to be.
    expect(
      await read('select status as value from invoice where seller_id <> 0 order by due_on'),
    ).toEqual(['RECEIVED', expect.stringMatching(/GENERATED|PENDING/)]);
    expect(await read('select ended_at as value from drive order by began_at')).toEqual([
      expect.any(Date),
      null,
    ]);
    expect(await read('select is_paused as value from webhook')).toEqual([true]);
    // Who drives can sign in, by what the start of the fleet told.
    const signedIn = await demo.engine.upstream.signIn({
      email: 'motorista',
      password: fleet.firstDriver?.password ?? '',
    });
    expect(
      await read(
        `select a.user_id::text as value from qr_access a
         join drive d on d.driver_id = a.driver_id and d.ended_at is null
         join users u on u.id = a.user_id and u.name = d.driver_name and u.readonly`,
      ),
    ).toEqual(['userId' in signedIn ? String(signedIn.userId) : '']);
    expect(log.warn).not.toHaveBeenCalled();

    // Whom it invented hears of nothing outside; who runs it and whom that one makes do.
    const [administratorId] = await read('select id::text as value from users where administrator');
    const real = { name: 'Ana', email: 'ana@example.com', password: 'secret' };
    await demo.engine.upstream.send(
      { method: 'POST', path: '/users', query: new URLSearchParams(), body: real },
      { actor: { userId: Number(administratorId) } },
    );
    for (const id of await read('select id::text as value from users order by id')) {
      const notice = { subject: 'Hello', body: '', why: 'account' } as const;
      await demo.engine.notices.add(demo.db, { userId: Number(id) }, notice);
    }
    await demo.engine.deliver();
    expect(demo.mailed.toSorted()).toEqual(['admin@example.com', 'ana@example.com']);
  });

  it('gives a folder of an earlier version what it lacks, and keeps what people wrote', async () => {
    const fleet = await openFleet();
    await fleet.close();
    await demo.db.query(`delete from setting where key = 'demo.made'`);
    await demo.db.query(
      `update devices set phone = null, attributes = '{}',
         name = case unique_id when 'capmetro-2010' then '101 · 2010' else 'My bus' end`,
    );
    await demo.restartEngine();
    const later = await openFleet();
    later.start(demo.ingestUrl);
    await isComplete();
    const { devices } = await readLists(later.signInUserId());
    expect(devices).toMatchObject([
      { name: 'Bus 2010 · Route 101', phone: '+1 512 555 0100' },
      { name: 'My bus', attributes: { plate: expect.any(String) } },
    ]);
    expect(log.warn).not.toHaveBeenCalled();
  });
});
