import { randomBytes } from 'node:crypto';
import { type BillingDay, type Charge, computeAmountOn, payableUntil } from '@rastro/sdk/domain';
import { pixCode } from './pix-code';

/** A thing as the API tells it. */
export type Thing = Record<string, unknown>;

/** What is asked of the API; `key` is that of the account. */
export interface SandboxCall {
  method: string;
  url: URL;
  body: Thing;
  key: string;
}

/** What is kept: things by the number they have there, and which key made each. */
export interface SandboxState {
  customers: [string, Thing][];
  payments: [string, Thing][];
  owners: [string, string][];
}

/** A key as the sandbox of Asaas has them. */
export const newSandboxKey = (): string => `$aact_hmlg_${randomBytes(24).toString('hex')}`;

const refuse = (code: string, description: string) => ({
  status: 400,
  body: { errors: [{ code, description }] },
});
const listOf = (data: readonly Thing[]) => ({
  ...{ object: 'list', hasMore: false, totalCount: data.length, limit: 10, offset: 0, data },
});
const cents = (units: unknown): number => Math.round(Number(units ?? 0) * 100);

/**
 * The API of Asaas as it was recorded, with money of nobody: creates answer 200, errors name the first failure alone,
 * amounts have decimals, and a key sees what was made with it.
 */
export class AsaasSandbox {
  readonly payments: Map<string, Thing>;
  readonly customers: Map<string, Thing>;
  readonly #owners: Map<string, string>;

  /** `origin` is where people pay. */
  constructor(
    private readonly origin: () => string,
    state?: SandboxState,
  ) {
    this.payments = new Map(state?.payments);
    this.customers = new Map(state?.customers);
    this.#owners = new Map(state?.owners);
  }

  /** All that is kept, to go on with later. */
  get state(): SandboxState {
    return {
      customers: [...this.customers],
      payments: [...this.payments],
      owners: [...this.#owners],
    };
  }

  /** What was made with a key is seen with it. */
  #isOf(key: string, thing: Thing | undefined): thing is Thing {
    return thing !== undefined && this.#owners.get(String(thing['id'])) === key;
  }

  #make(kind: Map<string, Thing>, id: string, { key, body }: SandboxCall): Thing {
    const made = { ...body, id };
    kind.set(id, made);
    this.#owners.set(id, key);
    return made;
  }

  answer(call: SandboxCall): { status: number; body: unknown } {
    const { method, url, body, key } = call;
    const [, , kind, id = '', action] = url.pathname.split('/');
    const reference = url.searchParams.get('externalReference');
    const find = (things: Map<string, Thing>) =>
      listOf(
        [...things.values()].filter(
          (thing) => this.#isOf(key, thing) && thing['externalReference'] === reference,
        ),
      );
    if (kind === 'myAccount') return { status: 200, body: { email: 'billing@example.com' } };
    if (kind === 'customers') {
      if (method === 'GET') return { status: 200, body: find(this.customers) };
      if (!/^([0-9A-Z]{14}|\d{11})$/.test(String(body['cpfCnpj']))) {
        return refuse('invalid_object', 'O CPF/CNPJ informado é inválido.');
      }
      const made = `cus_${String(this.customers.size + 1).padStart(12, '0')}`;
      return { status: 200, body: this.#make(this.customers, made, call) };
    }
    if (kind !== 'payments') return { status: 404, body: {} };
    if (id !== '') return this.#ofPayment(call, id, action);
    if (method === 'GET') return { status: 200, body: find(this.payments) };
    const made = this.#make(
      this.payments,
      `pay_${String(this.payments.size + 1).padStart(16, '0')}`,
      call,
    );
    Object.assign(made, { status: 'PENDING', deleted: false });
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
      const identificationField = '00190000090275928800021932978170187890000005000';
      return { status: 200, body: { identificationField } };
    }
    if (action === 'receiveInCash') {
      if (!isOpen) return paid;
      const { paymentDate, value } = body;
      Object.assign(payment, { status: 'RECEIVED_IN_CASH', paymentDate, value });
      Object.assign(payment, { clientPaymentDate: paymentDate });
    } else if (action === 'undoReceivedInCash') {
      Object.assign(payment, { status: 'PENDING', clientPaymentDate: null, paymentDate: null });
    } else if (action === 'refund') {
      if (isOpen) return refuse('invalid_action', 'A cobrança não foi recebida.');
      const refunds = [...((payment['refunds'] as Thing[] | undefined) ?? [])];
      refunds.push({ value: body['value'], status: 'DONE' });
      const sum = refunds.reduce((total, refund) => total + Number(refund['value']), 0);
      Object.assign(payment, { refunds });
      if (sum >= Number(payment['value'])) payment['status'] = 'REFUNDED';
    } else if (method === 'DELETE') {
      if (!isOpen) return paid;
      payment['deleted'] = true;
    } else if (method === 'PUT') {
      if (!isOpen) return paid;
      Object.assign(payment, body, { status: 'PENDING' });
    }
    return { status: 200, body: payment };
  }

  /** Which key made a payment or a customer. */
  keyOf(id: string): string | undefined {
    return this.#owners.get(id);
  }

  /** A payment that may still be made. */
  findOpen(id: string): Thing | undefined {
    const payment = this.payments.get(id);
    const isOpen = payment && ['PENDING', 'OVERDUE'].includes(String(payment['status']));
    return isOpen && payment['deleted'] !== true ? payment : undefined;
  }

  /** Paid by Pix at once; `value` is what came, where that is not what it is for. */
  pay(id: string, day: BillingDay, value?: number): void {
    const payment = this.#require(id);
    Object.assign(payment, { status: 'RECEIVED', clientPaymentDate: day, paymentDate: day });
    if (value !== undefined) Object.assign(payment, { originalValue: payment['value'], value });
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

/** What is to be paid of one on a day, in currency units: with fine and interest once it is late, less a discount. */
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
