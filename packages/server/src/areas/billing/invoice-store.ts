import { type BillingDay, OWED } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { newMark } from './provider';
import type { NewEntry, NewInvoice, StoredEntry, StoredInvoice } from './stored-invoice';

/** Told of an invoice that was made, or became something else, in the transaction that does so. */
export type OnMoved = (
  unit: Unit,
  invoice: Pick<StoredInvoice, 'id' | 'userId' | 'sellerId'>,
  move: { from: StoredInvoice['status'] | null; to: StoredInvoice['status'] },
) => Promise<void>;

/** Filter of a list of invoices. */
export interface InvoiceFilter {
  /** Accounts of the invoices; undefined for all. */
  accountIds?: readonly number[] | undefined;
  ids?: readonly number[] | undefined;
  /** Reseller of the invoices, or 0 for the server's operator; undefined for any. */
  sellerId?: number | undefined;
  from?: BillingDay | null;
  to?: BillingDay | null;
  /** Also what is owed from before that span. */
  owed?: boolean;
}

/** Members of an invoice that change. */
export type InvoiceChange = Partial<
  Pick<
    StoredInvoice,
    | 'status'
    | 'dueOn'
    | 'firstDueOn'
    | 'paidOn'
    | 'provider'
    | 'mark'
    | 'providerId'
    | 'providerAccount'
    | 'isAstray'
    | 'refunding'
    | 'fee'
    | 'payWith'
    | 'problem'
    | 'isReplaced'
  >
>;

const COLUMNS: Readonly<Record<keyof InvoiceChange, string>> = {
  status: 'status',
  dueOn: 'due_on',
  firstDueOn: 'first_due_on',
  paidOn: 'paid_on',
  provider: 'provider',
  mark: 'provider_mark',
  providerId: 'provider_id',
  providerAccount: 'provider_account',
  isAstray: 'is_astray',
  refunding: 'refunding',
  fee: 'provider_fee',
  payWith: 'pay_with',
  problem: 'problem',
  isReplaced: 'is_replaced',
};

const READ = `select i.id, i.user_id as "userId", seller_id as "sellerId", account_name as "accountName", document,
  contract_id as "contractId", from_day as "from", to_day as "to", due_on as "dueOn",
  first_due_on as "firstDueOn", value, carried, currency, i.status, paid_on as "paidOn",
  description, lines, terms, provider, provider_mark as mark, provider_id as "providerId",
  provider_account as "providerAccount", is_astray as "isAstray", refunding, provider_fee as fee,
  pay_with as "payWith", problem, is_replaced as "isReplaced", suspend_days as "suspendDays", trust_days as "trustDays",
  remind_days as "remindDays",
  exists (select 1 from told_invoice where invoice_id = i.id and subject = 'suspended')
    as "hasSuspended",
  (select json_build_object('id', n.id, 'status', n.status, 'number', n.number,
     'pdfUrl', n.pdf_url, 'hasXml', n.xml is not null)
   from fiscal_note n where n.invoice_id = i.id and n.status <> 'CANCELED') as note,
  coalesce((select sum(cents) from invoice_entry where invoice_id = i.id), 0)::bigint as open,
  coalesce(case when i.status = any('{${OWED.join(',')}}'::text[]) then
    (select json_agg(json_build_object('kind', kind, 'cents', cents, 'day', day) order by id)
     from invoice_entry where invoice_id = i.id and cents <> 0) end, '[]') as moves,
  coalesce((select -sum(cents) from invoice_entry
    where invoice_id = i.id and kind in ('paid', 'cash', 'cashUndone', 'refunded', 'chargedBack')),
    0)::bigint as paid
  from invoice i where i.tracking_origin = $1`;

const FORGET_TOLD = `delete from told_invoice
  where invoice_id = $1 and (subject = 'suspended' or subject like 'remind %')`;

/** Invoices of the accounts of one tracking API, and all that happened to them. */
export class InvoiceStore {
  constructor(
    private readonly db: Unit,
    private readonly origin: string,
    private readonly clock: () => number,
    private readonly onMoved?: OnMoved,
  ) {}

  /** The last due first. */
  async list(filter: InvoiceFilter, unit: Unit = this.db): Promise<StoredInvoice[]> {
    const { accountIds, ids, sellerId, from, to, owed = false } = filter;
    const { rows } = await unit.query<StoredInvoice>(
      `${READ} and ($2::bigint[] is null or i.user_id = any($2))
       and ($3::bigint[] is null or i.id = any($3))
       and ($4::text is null or due_on >= $4 or ($7 and i.status = any($8::text[]))) and ($5::text is null or due_on <= $5)
       and ($6::bigint is null or seller_id = $6)
       order by due_on desc, i.id desc`,
      [
        ...[this.origin, accountIds ?? null, ids ?? null, from ?? null, to ?? null],
        ...[sellerId ?? null, owed, OWED],
      ],
    );
    return rows;
  }

  async find(id: number, unit: Unit = this.db): Promise<StoredInvoice | undefined> {
    return (await this.list({ ids: [id] }, unit))[0];
  }

  /** Those of an account, which nobody else changes until the transaction ends. */
  async listLocked(unit: Unit, userId: number): Promise<StoredInvoice[]> {
    await unit.query(
      'select id from invoice where tracking_origin = $1 and user_id = $2 order by id for update',
      [this.origin, userId],
    );
    return this.list({ accountIds: [userId] }, unit);
  }

  async findAtProvider(
    provider: string,
    { sellerId, providerId }: { sellerId: number; providerId: string },
  ): Promise<StoredInvoice | undefined> {
    const { rows } = await this.db.query<StoredInvoice>(
      `${READ} and provider = $2 and seller_id = $3 and provider_id = $4`,
      [this.origin, provider, sellerId, providerId],
    );
    return rows[0];
  }

  /** Those that money may still be owed or come for. */
  async listOpen(): Promise<StoredInvoice[]> {
    const { rows } = await this.db.query<StoredInvoice>(
      `${READ} and i.status not in ('RECEIVED', 'RECEIVED_IN_CASH', 'REFUNDED', 'CANCELED',
        'DUNNING_RECEIVED') order by due_on, i.id`,
      [this.origin],
    );
    return rows;
  }

  /**
   * Those at a provider that may still change there: owed, due or paid since a day, or paid since `disputed.since`
   * and not compared since `disputed.unseen`.
   */
  async listCompared(
    provider: string,
    since: BillingDay,
    disputed: { since: BillingDay; unseen: BillingDay },
  ): Promise<{ id: number }[]> {
    const { rows } = await this.db.query<{ id: number }>(
      `select id from invoice where tracking_origin = $1 and provider = $2
       and provider_id is not null and (due_on >= $3 or paid_on >= $3 or
         status not in ('RECEIVED', 'RECEIVED_IN_CASH', 'REFUNDED', 'CANCELED', 'DUNNING_RECEIVED') or
         (paid_on >= $4 and (compared_on is null or compared_on <= $5)))
       order by id`,
      [this.origin, provider, since, disputed.since, disputed.unseen],
    );
    return rows;
  }

  /** Marks what is owed to a seller, and was sent to another account of its provider than the one that it has now. */
  async markAstray(provider: string, sellerId: number, account: string): Promise<void> {
    await this.db.query(
      `update invoice set is_astray = not is_astray
       where tracking_origin = $1 and provider = $2 and seller_id = $3 and provider_id is not null
         and provider_account <> '' and status = any($5::text[])
         and is_astray <> (provider_account <> $4)`,
      [this.origin, provider, sellerId, account, OWED],
    );
  }

  /** It was compared with its provider. */
  async markCompared(id: number, day: BillingDay): Promise<void> {
    await this.db.query('update invoice set compared_on = $2 where id = $1', [id, day]);
  }

  /** First days of the periods of a contract that are invoiced, the last of these invoices, and what is left of its credit. */
  async listPeriods(contractId: number) {
    const { rows } = await this.db.query<
      Pick<StoredInvoice, 'from' | 'carried' | 'lines' | 'status'> & { from: BillingDay }
    >(
      `select from_day as "from", carried, lines, status from invoice where contract_id = $1 and not is_replaced
       order by from_day`,
      [contractId],
    );
    return {
      from: new Set(rows.map(({ from }) => from)),
      carried: rows.at(-1)?.carried ?? 0,
      last: rows.at(-1),
    };
  }

  /** Makes one, with its first entry; undefined where its period has one. */
  async create(made: NewInvoice, entry: Pick<NewEntry, 'day' | 'userId' | 'userName' | 'note'>) {
    return this.db.transaction(async (unit) => {
      const { rows } = await unit.query<{ id: number }>(
        `insert into invoice (tracking_origin, user_id, account_name, document, contract_id,
           from_day, to_day, due_on, value, carried, currency, status, description, lines, terms,
           provider, suspend_days, remind_days, created_at, seller_id, trust_days, provider_mark)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
           $20, $21, $22)
         on conflict (contract_id, from_day) where not is_replaced do nothing returning id`,
        [
          ...[this.origin, made.userId, made.accountName, made.document, made.contractId],
          ...[made.from, made.to, made.dueOn, made.value, made.carried, made.currency],
          ...[made.status, made.description, JSON.stringify(made.lines)],
          ...[JSON.stringify(made.terms), made.provider, made.suspendDays, made.remindDays],
          ...[new Date(this.clock()), made.sellerId, made.trustDays, newMark()],
        ],
      );
      const id = rows[0]?.id;
      if (id === undefined) return undefined;
      const { value: cents, status, userId, sellerId } = made;
      await this.#write(unit, id, [{ ...entry, kind: 'invoiced', cents, status }]);
      await this.onMoved?.(unit, { id, userId, sellerId }, { from: null, to: status });
      return id;
    });
  }

  /**
   * Changes one while nobody else does; `decide` gives what changes and what is written of it, or undefined for
   * nothing. Answers whether something changed: what a provider said twice is written once.
   */
  async change(
    id: number,
    decide: (
      invoice: StoredInvoice,
      entries: StoredEntry[],
    ) => { change?: InvoiceChange; entries: readonly NewEntry[] } | undefined,
  ): Promise<boolean> {
    return this.db.transaction(async (unit) => {
      await unit.query('select id from invoice where id = $1 for update', [id]);
      const invoice = await this.find(id, unit);
      const decided = invoice && decide(invoice, await this.listEntries(id, unit));
      if (!decided) return false;
      await this.#write(unit, id, decided.entries);
      const change = Object.entries(decided.change ?? {});
      if (change.length === 0) return true;
      const sets = change.map(
        ([name], at) => `${COLUMNS[name as keyof InvoiceChange]} = $${at + 2}`,
      );
      const values = change.map(([, value]) =>
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      );
      await unit.query(`update invoice set ${sets.join(', ')} where id = $1`, [id, ...values]);
      const { status = invoice.status, dueOn = invoice.dueOn } = decided.change ?? {};
      // What was told and done for the day before is told and done for the new one too.
      if (dueOn !== invoice.dueOn) await unit.query(FORGET_TOLD, [id]);
      if (status !== invoice.status || dueOn !== invoice.dueOn) {
        await this.onMoved?.(unit, invoice, { from: invoice.status, to: status });
      }
      return true;
    });
  }

  /** The oldest first. */
  async listEntries(id: number, unit: Unit = this.db): Promise<StoredEntry[]> {
    const { rows } = await unit.query<StoredEntry>(
      `select id, at, day, kind, cents, status, user_id as "userId", user_name as "userName",
         note, reference from invoice_entry where invoice_id = $1 order by id`,
      [id],
    );
    return rows;
  }

  /** Marks these as told, as part of the caller's transaction; gives whether they were not before. */
  async mark(unit: Unit, id: number, subject: string): Promise<boolean> {
    const { rowCount } = await unit.query(
      `insert into told_invoice (invoice_id, subject, told_at) values ($1, $2, $3)
       on conflict do nothing`,
      [id, subject, new Date(this.clock())],
    );
    return rowCount > 0;
  }

  /** Lets the paid invoices of an account suspend it once more where a payment is taken back. */
  async mayAllSuspend(unit: Unit, userId: number): Promise<void> {
    await unit.query(
      `delete from told_invoice using invoice where invoice.id = invoice_id
       and tracking_origin = $1 and user_id = $2 and subject = 'suspended'`,
      [this.origin, userId],
    );
  }

  /**
   * Gives the invoices of a contract its document where nobody has taken the one that they have: they are owed, and at
   * no provider, or the city refused their note.
   */
  async takeDocument(contractId: number, document: string): Promise<void> {
    await this.db.query(
      `update invoice set document = $3, problem = ''
       where tracking_origin = $1 and contract_id = $2 and document <> $3 and provider_id is null
         and (status in ('GENERATED', 'PENDING', 'OVERDUE') or exists
           (select 1 from fiscal_note n where n.invoice_id = invoice.id and n.status = 'ERROR'))`,
      [this.origin, contractId, document],
    );
  }

  /** Stops debts to a seller from suspending an account; returns whether any would have. */
  async suspendNoMore({ sellerId, userId }: { sellerId: number; userId: number }) {
    const { rowCount } = await this.db.query(
      `update invoice set suspend_days = 0
       where tracking_origin = $1 and seller_id = $2 and user_id = $3 and suspend_days > 0`,
      [this.origin, sellerId, userId],
    );
    return rowCount > 0;
  }

  async #write(unit: Unit, id: number, entries: readonly NewEntry[]): Promise<void> {
    for (const { kind, cents, day, status, userId, userName, note, reference } of entries) {
      await unit.query(
        `insert into invoice_entry
           (invoice_id, at, day, kind, cents, status, user_id, user_name, note, reference)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          ...[id, new Date(this.clock()), day, kind, cents, status],
          ...[userId, userName, note, reference ?? null],
        ],
      );
    }
  }
}
