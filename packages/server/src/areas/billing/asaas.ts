import { addDays, type BillingDay } from '@rastro/sdk/domain';
import {
  type AsaasOptions,
  type AsaasThing,
  createAsaasApi,
  referenceOf,
  textOf,
  toCents,
  toUnits,
} from './asaas-api';
import {
  type BillingProvider,
  type ProviderCharge,
  ProviderError,
  type ProviderPayment,
  type SendAt,
  UnclearError,
} from './provider';
import type { StoredInvoice } from './stored-invoice';

/** Name of this provider on invoices. */
export const ASAAS = 'asaas';

const CURRENCY = 'BRL';
/** It gives no more at a time. */
const PAGE = 100;
/**
 * Max calls, of the 25,000 that an account has in twelve hours; an account with more charges is not
 * fully compared.
 */
const PAGES_MAX = 1_000;

const dayOf = (value: unknown): BillingDay | null =>
  /^\d{4}-\d{2}-\d{2}/.test(textOf(value)) ? textOf(value).slice(0, 10) : null;

/**
 * Reads the fee kept of a payment there: before the payment it is a guess, and cash never arrives
 * there.
 */
function readFee(payment: AsaasThing, status: string): number | null {
  const net = payment['netValue'];
  if (dayOf(payment['clientPaymentDate']) === null || status === 'RECEIVED_IN_CASH') return null;
  if (net === undefined || net === null) return null;
  return Math.max(0, toCents(payment['value']) - toCents(net));
}

/** A charge as Asaas tells it; what it has no word for here passes through. */
function readAsaasPayment(payment: AsaasThing): ProviderPayment {
  const all = Array.isArray(payment['refunds']) ? (payment['refunds'] as AsaasThing[]) : [];
  const refunds = all.filter((refund) => refund['status'] !== 'CANCELLED');
  const status = textOf(payment['status']);
  const isPaid = dayOf(payment['clientPaymentDate']) !== null || status === 'RECEIVED_IN_CASH';
  return {
    providerId: textOf(payment['id']),
    status: status || 'PENDING',
    isDeleted: payment['deleted'] === true,
    dueOn: dayOf(payment['dueDate']) ?? '',
    value: toCents(payment['originalValue'] ?? payment['value']),
    paid: isPaid ? toCents(payment['value']) : 0,
    refunded: refunds.reduce((sum, refund) => sum + toCents(refund['value']), 0),
    fee: readFee(payment, status),
    refundNotes: refunds.map(({ description }) => textOf(description)),
    paidOn: dayOf(payment['clientPaymentDate']) ?? dayOf(payment['paymentDate']),
    payWith: textOf(payment['invoiceUrl']) ? { url: textOf(payment['invoiceUrl']) } : {},
  };
}

function readAsaasCharge(payment: AsaasThing): ProviderCharge {
  const reference = textOf(payment['externalReference']);
  const [, invoiceId, mark = null] = /^invoice-(\d{1,15})(?:-(\w+))?$/.exec(reference) ?? [];
  return {
    ...readAsaasPayment(payment),
    currency: CURRENCY,
    of: invoiceId === undefined ? undefined : { invoiceId: Number(invoiceId), mark },
    payerId: textOf(payment['customer']),
  };
}

type AsaasApi = ReturnType<typeof createAsaasApi>;

/** Reads a charge with what it is paid by: the code of Pix, the line of a boleto. */
const createWithPayment =
  ({ call }: Pick<AsaasApi, 'call'>) =>
  async (
    payment: AsaasThing,
    kept?: Pick<StoredInvoice, 'dueOn' | 'payWith'>,
  ): Promise<ProviderPayment> => {
    const told = readAsaasPayment(payment);
    if (told.isDeleted || !['PENDING', 'OVERDUE'].includes(told.status)) return told;
    // Both are of the due day.
    const { pix: keptPix, boleto: keptBoleto } = kept?.payWith ?? {};
    if (keptPix && keptBoleto && kept?.dueOn === told.dueOn) return told;
    const [pix, line] = await Promise.all([
      call('GET', `/payments/${told.providerId}/pixQrCode`).catch(() => undefined),
      call('GET', `/payments/${told.providerId}/identificationField`).catch(() => undefined),
    ]);
    const [code, boleto] = [textOf(pix?.['payload']), textOf(line?.['identificationField'])];
    const payWith = { ...told.payWith, ...(code && { pix: code }), ...(boleto && { boleto }) };
    return { ...told, payWith };
  };

/** Fine, interest and discount of an invoice, as Asaas takes them. */
const toTerms = ({ terms: { fine, interest, discount } }: StoredInvoice): object => ({
  ...(fine && {
    fine:
      fine.mode === 'fixed'
        ? { value: toUnits(fine.cents), type: 'FIXED' }
        : { value: fine.rate / 100, type: 'PERCENTAGE' },
  }),
  ...(interest > 0 && { interest: { value: interest / 100 } }),
  ...(discount && {
    discount: {
      ...(discount.charge.mode === 'fixed'
        ? { value: toUnits(discount.charge.cents), type: 'FIXED' }
        : { value: discount.charge.rate / 100, type: 'PERCENTAGE' }),
      dueDateLimitDays: discount.days,
    },
  }),
});

/**
 * Finds the charge of an invoice, and brings it to its due day. Throws where that is somebody
 * else's, or says something else.
 */
const createFind =
  (
    { list, must }: Pick<AsaasApi, 'list' | 'must'>,
    withPayment: ReturnType<typeof createWithPayment>,
  ) =>
  async (
    invoice: StoredInvoice,
    { payerId, dueOn }: SendAt,
  ): Promise<ProviderPayment | undefined> => {
    const { mark, value, firstDueOn } = invoice;
    const there = await list(`/payments?externalReference=${referenceOf('invoice', invoice)}`);
    // A number alone says little: the same amount of the same customer may be that of another month.
    const days = [dueOn, invoice.dueOn, firstDueOn];
    const own = there.find((payment) => {
      const told = readAsaasCharge(payment);
      const isDay = mark !== null || days.includes(told.dueOn);
      return told.payerId === payerId && told.value === value && isDay;
    });
    if (!own) {
      if (there[0]) throw new UnclearError(textOf(there[0]['id']));
      return undefined;
    }
    const { providerId, status, dueOn: dueThere } = readAsaasPayment(own);
    // It was late already when it came there.
    const isLate = dueOn > invoice.dueOn && dueThere > invoice.dueOn;
    const isOpen = ['PENDING', 'OVERDUE'].includes(status);
    if (dueThere === dueOn || isLate || !isOpen) return withPayment(own);
    return withPayment(await must('PUT', `/payments/${providerId}`, { dueDate: dueOn }));
  };

/** Asaas: boleto, card and Pix in Brazil. What was sent is found again by the mark of the invoice, and never made twice. */
export function createAsaas(options: AsaasOptions): BillingProvider & {
  /** Asks whose account the key is of, and answers its e-mail. */
  verify(): Promise<string>;
} {
  const api = createAsaasApi(options);
  const { call, must, account, findPayer } = api;
  const withPayment = createWithPayment(api);
  const find = createFind(api, withPayment);

  return {
    name: ASAAS,
    account,
    findPayer,
    find,
    async verify() {
      const { email } = await must('GET', '/myAccount/commercialInfo');
      return textOf(email);
    },
    takes: (currency) => currency === CURRENCY,
    async send(invoice, at) {
      const known = await find(invoice, at);
      if (known) return known;
      const made = await must('POST', '/payments', {
        customer: at.payerId,
        billingType: 'UNDEFINED',
        value: toUnits(invoice.value),
        dueDate: at.dueOn,
        description: invoice.description.slice(0, 500),
        externalReference: referenceOf('invoice', invoice),
        ...toTerms(invoice),
      });
      return withPayment(made);
    },
    async read(providerId, kept) {
      const payment = await call('GET', `/payments/${encodeURIComponent(providerId)}`);
      return payment && withPayment(payment, kept);
    },
    async *listCharges(since) {
      const late = `status=OVERDUE&dueDate[le]=${addDays(since, -1)}`;
      let pages = 0;
      for (const narrowed of [`dueDate[ge]=${since}`, late]) {
        for (let [offset, hasMore] = [0, true]; hasMore; offset += PAGE) {
          pages += 1;
          if (pages > PAGES_MAX) throw new ProviderError(`More than ${PAGES_MAX * PAGE} charges`);
          const path = `/payments?limit=${PAGE}&offset=${offset}&${narrowed}`;
          const { data, hasMore: isMore } = await must('GET', path);
          hasMore = isMore === true;
          yield Array.isArray(data) ? (data as AsaasThing[]).map(readAsaasCharge) : [];
        }
      }
    },
    async nameOf(payerId) {
      const customer = await call('GET', `/customers/${encodeURIComponent(payerId)}`);
      return textOf(customer?.['name']);
    },
    async cancel(providerId) {
      await must('DELETE', `/payments/${providerId}`);
    },
    async receiveInCash(providerId, { cents, day }) {
      await must('POST', `/payments/${providerId}/receiveInCash`, {
        paymentDate: day,
        value: toUnits(cents),
        notifyCustomer: false,
      });
    },
    async undoCash(providerId) {
      await must('POST', `/payments/${providerId}/undoReceivedInCash`);
    },
    async refund(providerId, cents, note) {
      await must('POST', `/payments/${providerId}/refund`, {
        value: toUnits(cents),
        description: note,
      });
    },
    async changeDueDay(providerId, day) {
      await must('PUT', `/payments/${providerId}`, { dueDate: day });
    },
  };
}
