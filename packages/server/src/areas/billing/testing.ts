import type { BillingDay } from '@rastro/sdk/domain';
import type { AsaasSandbox } from '../../sandbox/asaas-sandbox';
import { type OpenSandbox, openAsaasSandbox } from '../../sandbox/open-asaas-sandbox';
import type { Thing } from '../../sandbox/sandbox-call';

/** The sandbox of the payment provider, as tests drive it. */
export interface TestAsaas
  extends
    Pick<AsaasSandbox, 'pay' | 'receive' | 'refund' | 'keyOf' | 'notes'>,
    Pick<OpenSandbox, 'queue' | 'fault' | 'url' | 'stop'> {
  key: string;
  /** Key of another account there, which sees nothing of the first. */
  otherKey: string;
  /** One more of the account of the first. */
  nextKey: string;
  payments: Map<string, Thing>;
  customers: Map<string, Thing>;
  /** Its day, which is one in August 2026 until it is told. */
  setToday(day: BillingDay): void;
  /** Calls that reached it, as `POST /payments`. */
  calls: string[];
  /** Asks it without a connection. */
  fetch: typeof fetch;
}

const KEY = '$aact_hmlg_test';
const OTHER_KEY = '$aact_hmlg_other';
const NEXT_KEY = '$aact_hmlg_next';

/** Starts one on a free port of this machine; its clock is that of the machine unless it has another. */
export async function startTestAsaas(clock: () => number = Date.now): Promise<TestAsaas> {
  const calls: string[] = [];
  let today: BillingDay = '2026-08-21';
  const { sandbox, url, stop, queue, fault } = await openAsaasSandbox({
    keys: [KEY, OTHER_KEY, NEXT_KEY],
    sameAs: { [NEXT_KEY]: KEY },
    port: 0,
    today: () => today,
    clock,
    onCall: (call) => calls.push(call),
  });
  return {
    url,
    stop,
    queue,
    fault,
    calls,
    key: KEY,
    otherKey: OTHER_KEY,
    nextKey: NEXT_KEY,
    payments: sandbox.payments,
    customers: sandbox.customers,
    notes: sandbox.notes,
    setToday: (day) => (today = day),
    pay: (...given) => sandbox.pay(...given),
    receive: (...given) => sandbox.receive(...given),
    refund: (id) => sandbox.refund(id),
    keyOf: (id) => sandbox.keyOf(id),
    async fetch(input, { method = 'GET', headers, body } = {}) {
      const json = typeof body === 'string' ? (JSON.parse(body) as Thing) : {};
      const key = new Headers(headers).get('access_token') ?? '';
      const answer = sandbox.answer({ method, url: new URL(String(input)), body: json, key });
      return new Response(JSON.stringify(answer.body), { status: answer.status });
    },
  };
}
