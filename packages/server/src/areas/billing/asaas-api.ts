import { createHash } from 'node:crypto';
import { type Cents, MINUTE_MS } from '@rastro/sdk/domain';
import { readRetryAfter } from '../../push/read-retry-after';
import { GoneError, type KnownPayer, type Payer, ProviderError } from './provider';

/** Settings for reaching Asaas. */
export interface AsaasSettings {
  /** With the version, no slash at its end. */
  url: string;
  /** Never logged. */
  key: string;
  /**
   * Token that Asaas sends with each message; never logged. Without one its messages are refused.
   */
  webhookToken: string | undefined;
  /** The key was saved and cannot be read any more: nothing is asked, and that is said. */
  isLost?: boolean;
}

/** Options of calls to Asaas. */
export interface AsaasOptions extends AsaasSettings {
  fetch?: typeof fetch;
  /** Left out, that of the machine. */
  clock?: () => number;
  userAgent: () => Promise<string>;
}

/** A thing as Asaas tells it. */
export type AsaasThing = Readonly<Record<string, unknown>>;

/** Calls to Asaas. Each throws a `ProviderError` that says what Asaas said. */
export interface AsaasApi {
  /** undefined for what is not there. */
  call(method: string, path: string, body?: object): Promise<AsaasThing | undefined>;
  /** Makes a call whose object has to be there. */
  must(method: string, path: string, body?: object): Promise<AsaasThing>;
  /** Those of a list that were not deleted. */
  list(path: string): Promise<AsaasThing[]>;
  /** The account that the key is of; '' where Asaas does not say. */
  account(): Promise<string>;
  /**
   * Returns Asaas' id of a payer, who is created there the first time, and updated there once
   * changed here.
   */
  findPayer(payer: Payer): Promise<KnownPayer>;
}

const WAIT_MS = 15_000;
const TOO_MANY = 429;
const PRINT_LENGTH = 22;
const service = 'Asaas';
const KEY_LOST = 'The key of Asaas that was saved cannot be read any more: save it again';
const busy = (): ProviderError =>
  new ProviderError('Asaas takes no more calls for now', { code: 'busy', params: { service } });

/** Amounts are whole cents here, and currency units with two decimals there. */
export const toUnits = (cents: Cents): number => cents / 100;

/** The cents of an amount of there. */
export const toCents = (units: unknown): Cents => Math.round(Number(units ?? 0) * 100) || 0;

/**
 * Returns the reference of an invoice or note at Asaas: its number and its mark, as numbers begin
 * anew with each database. Those made before marks have none.
 */
export const referenceOf = (
  kind: 'invoice' | 'note',
  { id, mark }: { id: number; mark: string | null },
): string => [kind, id, ...(mark === null ? [] : [mark])].join('-');

/** A text, or none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Creates the API that all requests to Asaas go through. */
export function createAsaasApi(options: AsaasOptions): AsaasApi {
  const { url, key, isLost, userAgent, fetch: ask = fetch, clock = Date.now } = options;
  /**
   * Time before which nothing is requested: a client that ignores a wait may have its key blocked.
   */
  let notBeforeMs = 0;

  const call = async (
    method: string,
    path: string,
    body?: object,
  ): Promise<AsaasThing | undefined> => {
    if (isLost) throw new ProviderError(KEY_LOST);
    if (clock() < notBeforeMs) throw busy();
    const reply = await ask(`${url}${path}`, {
      method,
      headers: {
        access_token: key,
        'user-agent': await userAgent(),
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(WAIT_MS),
      redirect: 'error',
    }).catch((error: unknown) => {
      const { name } = error as Error;
      const code = name === 'TimeoutError' ? 'slow' : 'away';
      throw new ProviderError(`Asaas did not answer: ${name}`, { code, params: { service } });
    });
    if (reply.status === TOO_MANY) {
      const said = reply.headers.get('retry-after') ?? reply.headers.get('ratelimit-reset');
      notBeforeMs = readRetryAfter(said ?? undefined, clock()) || clock() + MINUTE_MS;
      throw busy();
    }
    if (reply.status === 404) return undefined;
    const answer = (await reply.json().catch(() => ({}))) as AsaasThing;
    if (reply.ok) return answer;
    const [first] = Array.isArray(answer['errors']) ? (answer['errors'] as AsaasThing[]) : [];
    const said = textOf(first?.['description']);
    const { status } = reply;
    throw new ProviderError(said || `Asaas answered ${status}`, {
      ...(said === ''
        ? { code: 'refused', params: { service, status } }
        : { code: 'said', params: { service, said } }),
    });
  };
  const must = async (...asked: Parameters<typeof call>): Promise<AsaasThing> => {
    const answer = await call(...asked);
    if (!answer) throw new GoneError('Asaas does not know this any more');
    return answer;
  };
  const list = async (path: string): Promise<AsaasThing[]> => {
    const { data } = (await call('GET', path)) ?? {};
    const all = Array.isArray(data) ? (data as AsaasThing[]) : [];
    return all.filter(({ deleted }) => deleted !== true);
  };

  let known: string | undefined;
  const account = async (): Promise<string> => {
    if (known !== undefined) return known;
    const wallets = await list('/wallets/').catch((error: unknown) => {
      // A key may be kept from asking this.
      if (error instanceof ProviderError && error.found?.code === 'said') return [];
      throw error;
    });
    const id = textOf(wallets[0]?.['id']);
    if (id !== '') known = id;
    return id;
  };

  const findPayer = async (payer: Payer): Promise<KnownPayer> => {
    const { userId, name, document, email } = payer;
    const of = await account();
    const print = createHash('sha256').update(JSON.stringify([name, document, email]));
    const told = `${of} ${print.digest('base64url').slice(0, PRINT_LENGTH)}`;
    if (payer.payerId !== undefined && payer.told === told) {
      return { payerId: payer.payerId, told };
    }
    const about = { name, cpfCnpj: document, ...(email && { email }) };
    // One of before is looked for in any account.
    if (payer.payerId !== undefined && (payer.told === '' || payer.told.startsWith(`${of} `))) {
      const changed = await call('PUT', `/customers/${payer.payerId}`, about);
      if (changed) return { payerId: payer.payerId, told };
    }
    const reference = `account-${userId}`;
    // Another database has other accounts under the same numbers.
    const there = (await list(`/customers?externalReference=${reference}`)).find(
      ({ cpfCnpj }) => textOf(cpfCnpj) === document,
    );
    const made = there
      ? await must('PUT', `/customers/${textOf(there['id'])}`, about)
      : await must('POST', '/customers', {
          ...about,
          externalReference: reference,
          // The accounts are told by their own channels.
          notificationDisabled: true,
        });
    return { payerId: textOf(made['id']), told };
  };

  return { call, must, list, account, findPayer };
}
