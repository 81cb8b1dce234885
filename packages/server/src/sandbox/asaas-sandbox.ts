import { createHash, randomBytes } from 'node:crypto';
import {
  addDays,
  type BillingDay,
  type Charge,
  computeAmountOn,
  DAY_MS,
  payableUntil,
} from '@rastro/sdk/domain';
import { listOf, refuse } from './answers';
import { feeOf, PAID_BY, type PaidBy } from './payment-fee';
import type { SandboxCall, Thing } from './sandbox-call';
import { NotesSandbox } from './notes-sandbox';
import { pixCode } from './pix-code';

/** Saved state: items by their number at the provider, and the key that created each. */
export interface SandboxState {
  customers: [string, Thing][];
  payments: [string, Thing][];
  owners: [string, string][];
  /** Fiscal notes, which one of before has none of. */
  notes?: [string, Thing][];
}

/** The wallet of an account, as its API names it. */
const walletOf = (account: string): string =>
  createHash('sha256')
    .update(account)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** The line of a boleto, which says when it is due in its last fourteen digits: days since 2022-05-29, and the value. */
const boletoLine = ({ dueDate, value }: Thing): string => {
  const days = Math.round((Date.parse(String(dueDate)) - Date.parse('2022-05-29')) / DAY_MS);
  return `001900000902759288000219329781701${String(days).padStart(4, '0')}${String(cents(value)).padStart(10, '0')}`;
};

/** Returns the net amount of a paid value. */
const netOf = (value: unknown, by: PaidBy): number =>
  (cents(value) - feeOf(by, cents(value))) / 100;

const CARD_DAYS = 32;
/** On which day a payment is there. */
const creditDayOf = (by: PaidBy, day: BillingDay): BillingDay =>
  by === 'PIX' ? day : by === 'BOLETO' ? payableUntil(addDays(day, 1)) : addDays(day, CARD_DAYS);

/** A key as the sandbox of Asaas has them. */
export const newSandboxKey = (): string => `$aact_hmlg_${randomBytes(24).toString('hex')}`;

const cents = (units: unknown): number => Math.round(Number(units ?? 0) * 100);

/** True when an item matches the query of a list. */
const isAsked = (thing: Thing, asked: URLSearchParams): boolean =>
  [...asked].every(([name, value]) => {
    if (name === 'limit' || name === 'offset') return true;
    const [, member = name, sign] = /^(\w+)\[(ge|le)\]$/.exec(name) ?? [];
    const own = String(thing[member] ?? '');
    return sign === 'ge' ? own >= value : sign === 'le' ? own <= value : own === value;
  });

const NO_DOCUMENT = refuse('invalid_object', 'O CPF/CNPJ informado é inválido.');
const isDocument = ({ cpfCnpj }: Thing): boolean => /^([0-9A-Z]{14}|\d{11})$/.test(String(cpfCnpj));

const PAST = refuse('invalid_dueDate', 'Não é permitido data de vencimento inferior a hoje.');

/** Statuses that come of card holders, banks and collectors, each with those that it may follow. */
const MOVES = {
  CHARGEBACK_REQUESTED: ['CONFIRMED', 'RECEIVED'],
  CHARGEBACK_DISPUTE: ['CHARGEBACK_REQUESTED'],
  AWAITING_CHARGEBACK_REVERSAL: ['CHARGEBACK_DISPUTE'],
  RECEIVED: ['AWAITING_CHARGEBACK_REVERSAL'],
  DUNNING_REQUESTED: ['OVERDUE'],
  DUNNING_RECEIVED: ['DUNNING_REQUESTED'],
  OVERDUE: ['DUNNING_REQUESTED'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type MovedStatus = keyof typeof MOVES;
export const MOVED_STATUSES = Object.keys(MOVES) as [MovedStatus, ...MovedStatus[]];

/**
 * The API of Asaas as it was recorded, with money of nobody: creates answer 200, errors name the first failure alone,
 * amounts have decimals, and a key sees what was made with it.
 */
export class AsaasSandbox {
  readonly payments: Map<string, Thing>;
  readonly customers: Map<string, Thing>;
  readonly notes: NotesSandbox;
  readonly #owners: Map<string, string>;

  /** `origin` is where people pay; what is due before `earliest` is refused. */
  constructor(
    private readonly origin: () => string,
    private readonly earliest: () => BillingDay,
    state?: SandboxState,
    /** Keys of the account of another key. */
    private readonly sameAs: Readonly<Record<string, string>> = {},
  ) {
    this.payments = new Map(state?.payments);
    this.customers = new Map(state?.customers);
    this.#owners = new Map(state?.owners);
    this.notes = new NotesSandbox({
      origin,
      notes: state?.notes,
      isOf: (key, id) => this.#owners.get(id) === key,
      own: (key, id) => this.#owners.set(id, key),
      findPayment: (id) => this.payments.get(id),
      findCustomer: (id) => this.customers.get(id),
    });
  }

  /** All that is kept, to go on with later. */
  get state(): SandboxState {
    return {
      customers: [...this.customers],
      payments: [...this.payments],
      owners: [...this.#owners],
      notes: [...this.notes.notes],
    };
  }

  /** True when an item was created with this key, and so is visible to it. */
  #isOf(key: string, thing: Thing | undefined): thing is Thing {
    return thing !== undefined && this.#owners.get(String(thing['id'])) === key;
  }

  #isPast({ dueDate }: Thing): boolean {
    return dueDate !== undefined && String(dueDate) < this.earliest();
  }

  #make(kind: Map<string, Thing>, id: string, { key, body }: SandboxCall): Thing {
    const made = { ...body, id };
    kind.set(id, made);
    this.#owners.set(id, key);
    return made;
  }

  answer(asked: SandboxCall): { status: number; body: unknown } {
    const call = { ...asked, key: this.sameAs[asked.key] ?? asked.key };
    const { method, url, body, key } = call;
    const [, , kind, id = '', action] = url.pathname.split('/');
    /** The newest first. */
    const find = (things: Map<string, Thing>) => {
      const own = [...things.values()].filter((thing) => this.#isOf(key, thing));
      return listOf(
        own.filter((thing) => isAsked(thing, url.searchParams)).reverse(),
        url.searchParams,
      );
    };
    if (kind === 'wallets') {
      return { status: 200, body: listOf([{ object: 'wallet', id: walletOf(key) }]) };
    }
    if (kind === 'myAccount') return { status: 200, body: { email: 'billing@example.com' } };
    if (kind === 'invoices' || kind === 'fiscalInfo') return this.notes.answer(call);
    if (kind === 'customers') {
      const known = this.customers.get(id);
      if (id !== '') {
        if (!this.#isOf(key, known)) return { status: 404, body: {} };
        if (body['cpfCnpj'] !== undefined && !isDocument(body)) return NO_DOCUMENT;
        return { status: 200, body: Object.assign(known, body) };
      }
      if (method === 'GET') return { status: 200, body: find(this.customers) };
      if (!isDocument(body)) return NO_DOCUMENT;
      const made = `cus_${String(this.customers.size + 1).padStart(12, '0')}`;
      return { status: 200, body: this.#make(this.customers, made, call) };
    }
    if (kind !== 'payments') return { status: 404, body: {} };
    if (id !== '') return this.#ofPayment(call, id, action);
    if (method === 'GET') return { status: 200, body: find(this.payments) };
    if (!this.#isOf(key, this.customers.get(String(body['customer'])))) {
      return refuse('invalid_customer', 'Customer inválido ou não informado.');
    }
    if (this.#isPast(body)) return PAST;
    const made = this.#make(
      this.payments,
      `pay_${String(this.payments.size + 1).padStart(16, '0')}`,
      call,
    );
    Object.assign(made, { status: 'PENDING', deleted: false });
    Object.assign(made, { netValue: netOf(made['value'], 'BOLETO') });
    Object.assign(made, { invoiceUrl: `${this.origin()}/i/${String(made['id'])}` });
    return { status: 200, body: made };
  }

  #ofPayment({ method, body, key }: SandboxCall, id: string, action: string | undefined) {
    const payment = this.payments.get(id);
    if (!this.#isOf(key, payment)) return { status: 404, body: {} };
    const isOpen = ['PENDING', 'OVERDUE'].includes(String(payment['status']));
    const paid = refuse('invalid_action', 'A cobrança já foi recebida.');
    if (action === 'pixQrCode') {
      return { status: 200, body: { payload: pixCode(Number(payment['value']), id) } };
    }
    if (action === 'identificationField') {
      return { status: 200, body: { identificationField: boletoLine(payment) } };
    }
    if (action === 'receiveInCash') {
      if (!isOpen) return paid;
      const { paymentDate, value } = body;
      Object.assign(payment, { originalValue: payment['value'], value, paymentDate });
      Object.assign(payment, { status: 'RECEIVED_IN_CASH' });
      Object.assign(payment, { clientPaymentDate: paymentDate, netValue: value });
    } else if (action === 'undoReceivedInCash') {
      Object.assign(payment, { status: 'PENDING', clientPaymentDate: null, paymentDate: null });
      Object.assign(payment, { value: payment['originalValue'] ?? payment['value'] });
      Object.assign(payment, { originalValue: null });
      Object.assign(payment, { netValue: netOf(payment['value'], 'BOLETO') });
    } else if (action === 'refund') {
      if (isOpen) return refuse('invalid_action', 'A cobrança não foi recebida.');
      const refunds = [...((payment['refunds'] as Thing[] | undefined) ?? [])];
      const { value, description } = body;
      refunds.push({ value, description, status: 'DONE' });
      const sum = refunds.reduce((total, refund) => total + Number(refund['value']), 0);
      Object.assign(payment, { refunds });
      if (sum >= Number(payment['value'])) payment['status'] = 'REFUNDED';
    } else if (method === 'DELETE') {
      if (!isOpen) return paid;
      payment['deleted'] = true;
    } else if (method === 'PUT') {
      if (!isOpen) return paid;
      if (this.#isPast(body)) return PAST;
      Object.assign(payment, body, { status: 'PENDING' });
      Object.assign(payment, { netValue: netOf(payment['value'], 'BOLETO') });
    }
    return { status: 200, body: payment };
  }

  /** Returns the key that created a payment or a customer. */
  keyOf(id: string): string | undefined {
    return this.#owners.get(id);
  }

  /** A payment that may still be made. */
  findOpen(id: string): Thing | undefined {
    const payment = this.payments.get(id);
    const isOpen = payment && ['PENDING', 'OVERDUE'].includes(String(payment['status']));
    return isOpen && payment['deleted'] !== true ? payment : undefined;
  }

  /**
   * Paid: by Pix it is there at once, by boleto or card later. `value` is what came, where that is not what it is for.
   */
  pay(id: string, day: BillingDay, value?: number, by: PaidBy = 'PIX'): void {
    const payment = this.#require(id);
    if (value !== undefined) Object.assign(payment, { originalValue: payment['value'], value });
    const creditDate = creditDayOf(by, day);
    const isThere = creditDate === day;
    Object.assign(payment, {
      status: isThere ? 'RECEIVED' : 'CONFIRMED',
      billingType: by,
      clientPaymentDate: day,
      creditDate,
      paymentDate: isThere ? day : null,
      netValue: netOf(payment['value'], by),
    });
  }

  /** Receives a confirmed payment, whatever its day, less the fee. */
  receive(id: string, day: BillingDay): void {
    const payment = this.#require(id);
    const by = PAID_BY.find((each) => each === payment['billingType']) ?? 'PIX';
    const netValue = netOf(payment['value'], by);
    Object.assign(payment, { status: 'RECEIVED', paymentDate: day, netValue });
  }

  /** Puts a payment where only a bank or a collector brings it; undefined where that cannot follow on what it is. */
  move(id: string, to: MovedStatus, day: BillingDay): Thing | undefined {
    const payment = this.payments.get(id);
    const before: readonly string[] = MOVES[to];
    if (!payment || payment['deleted'] === true) return undefined;
    if (!before.includes(String(payment['status']))) return undefined;
    payment['status'] = to;
    if (to === 'DUNNING_RECEIVED') {
      Object.assign(payment, { clientPaymentDate: day, paymentDate: day });
    }
    return payment;
  }

  /** Applies the automatic changes to payments until a day, and returns their events, each once. */
  passDays(day: BillingDay): { event: string; payment: Thing }[] {
    return [...this.payments].flatMap(([id, payment]) => {
      const { status, deleted, dueDate, creditDate } = payment;
      if (deleted === true) return [];
      if (status === 'PENDING' && payableUntil(String(dueDate)) < day) {
        payment['status'] = 'OVERDUE';
        return [{ event: 'PAYMENT_OVERDUE', payment }];
      }
      if (status !== 'CONFIRMED' || typeof creditDate !== 'string' || creditDate > day) return [];
      this.receive(id, creditDate);
      return [{ event: 'PAYMENT_RECEIVED', payment }];
    });
  }

  /** All that was paid is given back, by who runs the account there. */
  refund(id: string): void {
    const payment = this.#require(id);
    const refunds = [{ value: payment['value'], status: 'DONE' }];
    Object.assign(payment, { status: 'REFUNDED', refunds });
  }

  #require(id: string): Thing {
    const payment = this.payments.get(id);
    if (!payment) throw new Error(`no payment ${id}`);
    return payment;
  }
}

/**
 * Returns the amount due on a day, in currency units: with fine and interest once overdue, less a
 * discount.
 */
export function dueOn(payment: Thing, day: BillingDay): number {
  const { fine, interest, discount, value, dueDate } = payment as Record<string, Thing | undefined>;
  const toCharge = ({ type, value: amount }: Thing): Charge =>
    type === 'FIXED'
      ? { mode: 'fixed', cents: cents(amount) }
      : { mode: 'percent', rate: cents(amount) };
  const due = String(dueDate);
  const { total } = computeAmountOn(
    { value: cents(value), dueOn: due, payableUntil: payableUntil(due) },
    {
      fine: fine ? toCharge(fine) : null,
      interest: interest ? cents(interest['value']) : 0,
      discount: discount
        ? { charge: toCharge(discount), days: Number(discount['dueDateLimitDays'] ?? 0) }
        : null,
    },
    day,
  );
  return total / 100;
}
