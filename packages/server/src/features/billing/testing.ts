import type { AsaasSandbox, Thing } from '../../sandbox/asaas-sandbox';
import { openAsaasSandbox } from '../../sandbox/open-asaas-sandbox';

/** The sandbox of the payment provider, as tests drive it. */
export interface TestAsaas extends Pick<AsaasSandbox, 'pay' | 'refund' | 'keyOf'> {
  url: string;
  key: string;
  /** Of another account there, which sees nothing of the first. */
  otherKey: string;
  payments: Map<string, Thing>;
  customers: Map<string, Thing>;
  /** Calls that reached it, as `POST /payments`. */
  calls: string[];
  /** What is answered to every call with until it is null again. */
  fault: number | null;
  /** Asks it without a connection. */
  fetch: typeof fetch;
  stop(): Promise<void>;
}

const KEY = '$aact_hmlg_test';
const OTHER_KEY = '$aact_hmlg_other';

/** Starts one on a free port of this machine. */
export async function startTestAsaas(): Promise<TestAsaas> {
  const calls: string[] = [];
  const { sandbox, url, stop } = await openAsaasSandbox({
    ...{ keys: [KEY, OTHER_KEY], port: 0, today: () => '2026-08-21' },
    fault: () => told.fault,
    onCall: (call) => calls.push(call),
  });
  const told: TestAsaas = {
    ...{ url, stop, calls, key: KEY, otherKey: OTHER_KEY, fault: null },
    ...{ payments: sandbox.payments, customers: sandbox.customers },
    pay: (...given) => sandbox.pay(...given),
    refund: (id) => sandbox.refund(id),
    keyOf: (id) => sandbox.keyOf(id),
    async fetch(input, { method = 'GET', headers, body } = {}) {
      const json = typeof body === 'string' ? (JSON.parse(body) as Thing) : {};
      const key = new Headers(headers).get('access_token') ?? '';
      const answer = sandbox.answer({ method, url: new URL(String(input)), body: json, key });
      return new Response(JSON.stringify(answer.body), { status: answer.status });
    },
  };
  return told;
}
