import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Body = Record<string, unknown>;

/** A stand-in for Asaas, as it was recorded: creates answer 200, errors name the first failure alone, money has decimals. */
export interface TestAsaas {
  url: string;
  key: string;
  /** Of another account there, which sees nothing of the first. */
  otherKey: string;
  payments: Map<string, Body>;
  customers: Map<string, Body>;
  /** Calls that reached it, as `POST /payments`. */
  calls: string[];
  /** What is answered to every call with until it is null again. */
  fault: number | null;
  /** Asks it without a connection. */
  fetch: typeof fetch;
  /** All that was paid is given back, by who runs the account there. */
  refund(paymentId: string): void;
  /** Paid by Pix at once; with fine and interest where it is late. */
  pay(paymentId: string, day: string, value?: number): void;
  stop(): Promise<void>;
}

const KEY = '$aact_hmlg_test';
const OTHER_KEY = '$aact_hmlg_other';

const readBody = async (request: IncomingMessage): Promise<Body> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? {} : (JSON.parse(text) as Body);
};

/** Starts one on a free port of this machine. */
export async function startTestAsaas(): Promise<TestAsaas> {
  const payments = new Map<string, Body>();
  const customers = new Map<string, Body>();
  /** Which key made a customer or a payment. */
  const owners = new Map<unknown, string>();
  const told: TestAsaas = {
    ...{ url: '', key: KEY, otherKey: OTHER_KEY, payments, customers, calls: [], fault: null },
    async fetch(input, { method = 'GET', headers, body } = {}) {
      const url = new URL(String(input));
      const json = typeof body === 'string' ? (JSON.parse(body) as Body) : {};
      const key = new Headers(headers).get('access_token') ?? '';
      const { status, body: sent } = answer({ method, url, body: json, key });
      return new Response(JSON.stringify(sent), { status });
    },
    refund(id) {
      const payment = payments.get(id);
      if (!payment) throw new Error(`no payment ${id}`);
      const refunds = [{ value: payment['value'], status: 'DONE' }];
      Object.assign(payment, { status: 'REFUNDED', refunds });
    },
    pay(id, day, value) {
      const payment = payments.get(id);
      if (!payment) throw new Error(`no payment ${id}`);
      Object.assign(payment, { status: 'RECEIVED', clientPaymentDate: day, paymentDate: day });
      if (value !== undefined) Object.assign(payment, { originalValue: payment['value'], value });
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const refuse = (code: string, description: string) => ({
    status: 400,
    body: { errors: [{ code, description }] },
  });
  const listOf = (things: Iterable<Body>) => {
    const data = [...things];
    return { object: 'list', hasMore: false, totalCount: data.length, limit: 10, offset: 0, data };
  };
  const answer = (asked: {
    method: string;
    url: URL;
    body: Body;
    key: string;
  }): { status: number; body: unknown } => {
    const { method, url, body, key } = asked;
    const [, , kind, id = '', action] = url.pathname.split('/');
    const reference = url.searchParams.get('externalReference');
    const matches = (thing: Body) =>
      thing['externalReference'] === reference && owners.get(thing['id']) === key;
    if (kind === 'customers') {
      if (method === 'GET')
        return { status: 200, body: listOf([...customers.values()].filter(matches)) };
      if (!/^([0-9A-Z]{14}|\d{11})$/.test(String(body['cpfCnpj']))) {
        return refuse('invalid_object', 'O CPF/CNPJ informado é inválido.');
      }
      const made = { ...body, id: `cus_${String(customers.size + 1).padStart(12, '0')}` };
      customers.set(made.id, made);
      owners.set(made.id, key);
      return { status: 200, body: made };
    }
    if (kind === 'myAccount') return { status: 200, body: { email: 'billing@example.com' } };
    if (kind !== 'payments') return { status: 404, body: {} };
    if (id === '') {
      if (method === 'GET')
        return { status: 200, body: listOf([...payments.values()].filter(matches)) };
      const paymentId = `pay_${String(payments.size + 1).padStart(16, '0')}`;
      const made = {
        ...{ ...body, id: paymentId, status: 'PENDING', deleted: false },
        invoiceUrl: `https://sandbox.asaas.com/i/${paymentId}`,
      };
      payments.set(paymentId, made);
      owners.set(paymentId, key);
      return { status: 200, body: made };
    }
    const payment = payments.get(id);
    if (!payment || owners.get(id) !== key) return { status: 404, body: {} };
    const isOpen = ['PENDING', 'OVERDUE'].includes(String(payment['status']));
    if (action === 'pixQrCode')
      return { status: 200, body: { payload: `00020126pix${id}6304ABCD` } };
    if (action === 'identificationField') {
      return {
        status: 200,
        body: { identificationField: '00190000090275928800021932978170187890000005000' },
      };
    }
    if (action === 'receiveInCash') {
      if (!isOpen) return refuse('invalid_action', 'A cobrança já foi recebida.');
      const { paymentDate, value } = body;
      Object.assign(payment, { status: 'RECEIVED_IN_CASH', paymentDate, value });
      Object.assign(payment, { clientPaymentDate: paymentDate });
    } else if (action === 'undoReceivedInCash') {
      Object.assign(payment, { status: 'PENDING', clientPaymentDate: null, paymentDate: null });
    } else if (action === 'refund') {
      if (isOpen) return refuse('invalid_action', 'A cobrança não foi recebida.');
      const refunds = [...((payment['refunds'] as Body[] | undefined) ?? [])];
      refunds.push({ value: body['value'], status: 'DONE' });
      const sum = refunds.reduce((total, refund) => total + Number(refund['value']), 0);
      Object.assign(payment, { refunds });
      if (sum >= Number(payment['value'])) payment['status'] = 'REFUNDED';
    } else if (method === 'DELETE') {
      if (!isOpen) return refuse('invalid_action', 'A cobrança já foi recebida.');
      payment['deleted'] = true;
    } else if (method === 'PUT') {
      if (!isOpen) return refuse('invalid_action', 'A cobrança já foi recebida.');
      Object.assign(payment, body, { status: 'PENDING' });
    }
    return { status: 200, body: payment };
  };
  const server: Server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://asaas.test');
      told.calls.push(`${request.method} ${url.pathname.replace('/v3', '')}`);
      const body = await readBody(request);
      const key = String(request.headers['access_token']);
      const { status, body: sent } =
        told.fault !== null
          ? { status: told.fault, body: {} }
          : [KEY, OTHER_KEY].includes(key)
            ? answer({ method: request.method ?? '', url, body, key })
            : { status: 401, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(sent));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  told.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`;
  return told;
}
