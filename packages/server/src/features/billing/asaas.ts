import type { BillingDay, Cents } from '@rastro/sdk/domain';
import { type BillingProvider, type Payer, ProviderError, type ProviderPayment } from './provider';
import type { StoredInvoice } from './stored-invoice';

/** How Asaas is reached. */
export interface AsaasSettings {
  /** With the version, no slash at its end. */
  url: string;
  /** Never logged. */
  key: string;
  /** What Asaas shows with each message; never logged. Without one its messages are refused. */
  webhookToken: string | undefined;
}

interface AsaasOptions extends AsaasSettings {
  fetch?: typeof fetch;
  userAgent: () => Promise<string>;
}

type Body = Readonly<Record<string, unknown>>;

/** What invoices say of who takes their payments. */
export const ASAAS = 'asaas';

const WAIT_MS = 15_000;

/** Amounts are whole cents here, and currency units with two decimals there. */
const toUnits = (cents: Cents): number => cents / 100;
const toCents = (units: unknown): Cents => Math.round(Number(units ?? 0) * 100) || 0;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const dayOf = (value: unknown): BillingDay | null =>
  /^\d{4}-\d{2}-\d{2}/.test(textOf(value)) ? textOf(value).slice(0, 10) : null;

/** A charge as Asaas tells it; what it has no word for here passes through. */
function readAsaasPayment(payment: Body): ProviderPayment {
  const refunds = Array.isArray(payment['refunds']) ? (payment['refunds'] as Body[]) : [];
  const status = textOf(payment['status']);
  const isPaid = dayOf(payment['clientPaymentDate']) !== null || status === 'RECEIVED_IN_CASH';
  return {
    providerId: textOf(payment['id']),
    status: status || 'PENDING',
    isDeleted: payment['deleted'] === true,
    dueOn: dayOf(payment['dueDate']) ?? '',
    value: toCents(payment['originalValue'] ?? payment['value']),
    paid: isPaid ? toCents(payment['value']) : 0,
    refunded: refunds
      .filter((refund) => refund['status'] !== 'CANCELLED')
      .reduce((sum, refund) => sum + toCents(refund['value']), 0),
    paidOn: dayOf(payment['clientPaymentDate']) ?? dayOf(payment['paymentDate']),
    payWith: textOf(payment['invoiceUrl']) ? { url: textOf(payment['invoiceUrl']) } : {},
  };
}

/** Asaas: boleto, card and Pix in Brazil. What was sent is found again by the number of the invoice, and never made twice. */
export function createAsaas(options: AsaasOptions): BillingProvider & {
  /** Asks whose account the key is of, and answers its e-mail. */
  verify(): Promise<string>;
} {
  const { url, key, userAgent, fetch: ask = fetch } = options;

  const call = async (method: string, path: string, body?: object): Promise<Body | undefined> => {
    const reply = await ask(`${url}${path}`, {
      method,
      headers: {
        ...{ access_token: key, 'user-agent': await userAgent(), accept: 'application/json' },
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(WAIT_MS),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new ProviderError(`Asaas did not answer: ${(error as Error).name}`);
    });
    if (reply.status === 404) return undefined;
    const answer = (await reply.json().catch(() => ({}))) as Body;
    if (reply.ok) return answer;
    const [first] = Array.isArray(answer['errors']) ? (answer['errors'] as Body[]) : [];
    throw new ProviderError(textOf(first?.['description']) || `Asaas answered ${reply.status}`);
  };
  const must = async (...asked: Parameters<typeof call>): Promise<Body> => {
    const answer = await call(...asked);
    if (!answer) throw new ProviderError('Asaas does not know this any more');
    return answer;
  };
  const first = async (path: string): Promise<Body | undefined> => {
    const { data } = (await call('GET', path)) ?? {};
    return Array.isArray(data) ? (data as Body[])[0] : undefined;
  };

  const findPayer = async (payer: Payer): Promise<string> => {
    if (payer.payerId !== undefined) return payer.payerId;
    const reference = `account-${payer.userId}`;
    const known = await first(`/customers?externalReference=${reference}`);
    const made =
      known ??
      (await must('POST', '/customers', {
        ...{ name: payer.name, cpfCnpj: payer.document, externalReference: reference },
        ...(payer.email && { email: payer.email }),
        // The accounts are told by their own channels.
        notificationDisabled: true,
      }));
    return textOf(made['id']);
  };

  const withPayment = async (payment: Body): Promise<ProviderPayment> => {
    const told = readAsaasPayment(payment);
    if (told.isDeleted || !['PENDING', 'OVERDUE'].includes(told.status)) return told;
    const [pix, line] = await Promise.all([
      call('GET', `/payments/${told.providerId}/pixQrCode`).catch(() => undefined),
      call('GET', `/payments/${told.providerId}/identificationField`).catch(() => undefined),
    ]);
    const [code, boleto] = [textOf(pix?.['payload']), textOf(line?.['identificationField'])];
    const payWith = { ...told.payWith, ...(code && { pix: code }), ...(boleto && { boleto }) };
    return { ...told, payWith };
  };

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

  return {
    name: ASAAS,
    async verify() {
      const { email } = await must('GET', '/myAccount/commercialInfo');
      return textOf(email);
    },
    async send(invoice, payer) {
      if (invoice.currency !== 'BRL') return undefined;
      const payerId = await findPayer(payer);
      const reference = `invoice-${invoice.id}`;
      const known = await first(`/payments?externalReference=${reference}`);
      const made =
        known ??
        (await must('POST', '/payments', {
          ...{ customer: payerId, billingType: 'UNDEFINED', value: toUnits(invoice.value) },
          ...{ dueDate: invoice.dueOn, description: invoice.description.slice(0, 500) },
          externalReference: reference,
          ...toTerms(invoice),
        }));
      return { payment: await withPayment(made), payerId };
    },
    async read(providerId) {
      const payment = await call('GET', `/payments/${encodeURIComponent(providerId)}`);
      return payment && withPayment(payment);
    },
    async cancel(providerId) {
      await must('DELETE', `/payments/${providerId}`);
    },
    async receiveInCash(providerId, { cents, day }) {
      await must('POST', `/payments/${providerId}/receiveInCash`, {
        ...{ paymentDate: day, value: toUnits(cents), notifyCustomer: false },
      });
    },
    async undoCash(providerId) {
      await must('POST', `/payments/${providerId}/undoReceivedInCash`);
    },
    async refund(providerId, cents, note) {
      await must('POST', `/payments/${providerId}/refund`, {
        ...{ value: toUnits(cents), description: note },
      });
    },
    async changeDueDay(providerId, day) {
      await must('PUT', `/payments/${providerId}`, { dueDate: day });
    },
  };
}
