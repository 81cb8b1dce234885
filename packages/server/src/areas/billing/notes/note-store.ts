import type { BillingDay, Cents, NotedInvoice } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';
import { newMark } from '../provider';
import type { ProviderNote } from './notes-provider';

/** A note as it is kept. */
export interface StoredNote extends Omit<ProviderNote, 'providerId'> {
  id: number;
  invoiceId: number;
  /** Account that its invoice is for. */
  userId: number;
  accountName: string;
  sellerId: number;
  value: Cents;
  currency: string;
  effectiveOn: BillingDay;
  provider: string;
  /**
   * Part of its name at the provider besides its number; null where it was made before there were
   * marks.
   */
  mark: string | null;
  providerId: string | null;
  tries: number;
  nextAt: Date | null;
  cancelAskedAt: Date | null;
  hasXml: boolean;
  invoiceStatus: string;
  createdAt: Date;
}

/** Filter of a list of notes. */
export interface NoteFilter {
  accountIds?: readonly number[] | undefined;
  invoiceIds?: readonly number[] | undefined;
  ids?: readonly number[] | undefined;
  sellerId?: number | undefined;
}

/** Members of a note that change. */
export type NoteChange = Partial<
  Pick<
    StoredNote,
    | 'status'
    | 'effectiveOn'
    | 'mark'
    | 'providerId'
    | 'number'
    | 'code'
    | 'pdfUrl'
    | 'xmlUrl'
    | 'problem'
    | 'tries'
    | 'nextAt'
    | 'cancelAskedAt'
  >
> & { xml?: string };

const COLUMNS: Readonly<Record<keyof NoteChange, string>> = {
  status: 'status',
  effectiveOn: 'effective_on',
  mark: 'provider_mark',
  providerId: 'provider_id',
  number: 'number',
  code: 'code',
  pdfUrl: 'pdf_url',
  xmlUrl: 'xml_url',
  problem: 'problem',
  tries: 'tries',
  nextAt: 'next_at',
  cancelAskedAt: 'cancel_asked_at',
  xml: 'xml',
};

const READ = `select n.id, n.invoice_id as "invoiceId", i.user_id as "userId",
  i.account_name as "accountName", n.seller_id as "sellerId", n.status, n.value, i.currency,
  n.effective_on as "effectiveOn", n.provider, n.provider_mark as mark, n.provider_id as "providerId", n.number, n.code,
  n.pdf_url as "pdfUrl", n.xml_url as "xmlUrl", n.xml is not null as "hasXml", n.problem, n.tries,
  n.next_at as "nextAt", n.cancel_asked_at as "cancelAskedAt", i.status as "invoiceStatus",
  n.created_at as "createdAt"
  from fiscal_note n join invoice i on i.id = n.invoice_id where n.tracking_origin = $1`;

/** An invoice that may be due a note. */
export interface UnnotedInvoice extends Omit<NotedInvoice, 'createdOn'> {
  id: number;
  value: Cents;
  createdAt: Date;
}

/** Fiscal notes of the invoices of one tracking API. */
export class NoteStore {
  constructor(
    private readonly db: Unit,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  /** The newest first. */
  async list({ accountIds, invoiceIds, ids, sellerId }: NoteFilter): Promise<StoredNote[]> {
    const { rows } = await this.db.query<StoredNote>(
      `${READ} and ($2::bigint[] is null or i.user_id = any($2))
       and ($3::bigint[] is null or n.invoice_id = any($3))
       and ($4::bigint[] is null or n.id = any($4))
       and ($5::bigint is null or n.seller_id = $5) order by n.id desc`,
      [this.origin, accountIds ?? null, invoiceIds ?? null, ids ?? null, sellerId ?? null],
    );
    return rows;
  }

  async find(id: number): Promise<StoredNote | undefined> {
    return (await this.list({ ids: [id] }))[0];
  }

  async findAtProvider(provider: string, at: { sellerId: number; providerId: string }) {
    const { rows } = await this.db.query<StoredNote>(
      `${READ} and n.provider = $2 and n.seller_id = $3 and n.provider_id = $4`,
      [this.origin, provider, at.sellerId, at.providerId],
    );
    return rows[0];
  }

  /** Invoices of a seller in reais that something happened to since a day and that never had a note. */
  async listUnnoted(sellerId: number, since: BillingDay): Promise<UnnotedInvoice[]> {
    const { rows } = await this.db.query<UnnotedInvoice>(
      `select i.id, i.status, i.value, i.due_on as "dueOn", i.paid_on as "paidOn",
         i.created_at as "createdAt"
       from invoice i where i.tracking_origin = $1 and i.seller_id = $2 and i.currency = 'BRL'
       and i.value > 0 and (i.due_on >= $3::text or i.paid_on >= $3::text
         or i.created_at >= ($3::text)::date - interval '1 day')
       and not exists (select 1 from fiscal_note n where n.invoice_id = i.id) order by i.id`,
      [this.origin, sellerId, since],
    );
    return rows;
  }

  /** Those that are to be tried now, that the provider may change, or whose invoice was undone. */
  async listDue(sellerId: number): Promise<StoredNote[]> {
    const { rows } = await this.db.query<StoredNote>(
      `${READ} and n.seller_id = $2 and n.status <> 'CANCELED' and (
         n.next_at <= $3
         or n.status not in ('WAITING', 'AUTHORIZED', 'ERROR', 'CANCELLATION_DENIED')
         or (n.status = 'AUTHORIZED' and n.xml is null and n.xml_url <> '')
         or (i.status in ('CANCELED', 'REFUNDED') and n.cancel_asked_at is null)) order by n.id`,
      [this.origin, sellerId, new Date(this.clock())],
    );
    return rows;
  }

  /** Has an invoice get one, from now on; undefined where it has one that counts. */
  async create(made: {
    invoiceId: number;
    sellerId: number;
    value: Cents;
    effectiveOn: BillingDay;
    provider: string;
    userId: number;
  }): Promise<number | undefined> {
    const now = new Date(this.clock());
    const { rows } = await this.db.query<{ id: number }>(
      `insert into fiscal_note (tracking_origin, invoice_id, seller_id, status, value, effective_on,
         provider, next_at, user_id, created_at, provider_mark)
       values ($1, $2, $3, 'WAITING', $4, $5, $6, $7, $8, $7, $9)
       on conflict (invoice_id) where status <> 'CANCELED' do nothing returning id`,
      [
        ...[this.origin, made.invoiceId, made.sellerId, made.value, made.effectiveOn],
        ...[made.provider, now, made.userId, newMark()],
      ],
    );
    return rows[0]?.id;
  }

  async change(id: number, change: NoteChange): Promise<void> {
    const entries = Object.entries(change);
    if (entries.length === 0) return;
    const sets = entries.map(([name], at) => `${COLUMNS[name as keyof NoteChange]} = $${at + 2}`);
    await this.db.query(`update fiscal_note set ${sets.join(', ')} where id = $1`, [
      id,
      ...entries.map(([, value]) => value),
    ]);
  }

  async readXml(id: number): Promise<string | undefined> {
    const { rows } = await this.db.query<{ xml: string | null }>(
      'select xml from fiscal_note where id = $1 and tracking_origin = $2',
      [id, this.origin],
    );
    return rows[0]?.xml ?? undefined;
  }
}
