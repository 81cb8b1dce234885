import { decodeError } from './decode-error';
import { TrackingError, isTrackingError } from './tracking-error';
import type { ListQuery } from '../types';

/** Credential of each call: `token` is sent as it is, unless a fetch below puts in another. */
export type SentAuth = { kind: 'cookie' } | { kind: 'token'; token: string };

/** One call: `path` is under `/api`; at most one of `json`, `form` and `bytes`. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: ListQuery;
  json?: unknown;
  form?: URLSearchParams;
  bytes?: Blob;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  /** Makes the error of a refused call, where a call has words of its own. */
  toError?: (status: number, body: string) => TrackingError;
  /** A 401 here is an answer about credentials, not the end of a session. */
  isSignIn?: boolean;
  /** Takes the place of the client's own, for this call. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** Makes the one function that speaks HTTP. It gives the body, as text or as it is read, or throws TrackingError. */
export function createRequest(settings: {
  baseUrl: string;
  auth: SentAuth;
  fetch: typeof globalThis.fetch;
  onUnauthorized: () => void;
  /** Terms of use are to be accepted before anything else. */
  onRightsChanged: () => void;
  /**
   * Returns the number of the current sign-in: a refusal of a call from before the last sign-in
   * ends no session.
   */
  sessionNumber: () => number;
}) {
  function request(call: ApiRequest): Promise<string>;
  function request<T>(call: ApiRequest, read: (response: Response) => Promise<T>): Promise<T>;
  async function request<T>(
    call: ApiRequest,
    read?: (response: Response) => Promise<T>,
  ): Promise<T | string> {
    // Outside of the try: what is wrong with what was given is no failure of the network.
    const url = toUrl(settings.baseUrl, call);
    const init = {
      method: call.method,
      headers: toHeaders(settings.auth, call),
      // A token says it all, and from other sites browsers refuse answers to calls with cookies.
      credentials: settings.auth.kind === 'token' ? 'omit' : 'include',
      ...toBody(call),
    } as const;
    const limit = createLimit(call.signal, call.timeoutMs);
    const sessionNumber = settings.sessionNumber();
    try {
      const { signal } = limit;
      const response = await (call.fetch ?? settings.fetch)(url, { ...init, signal });
      if (response.status < 400) return await (read ?? readText)(response);
      const body = await response.text();
      const isCurrent = sessionNumber === settings.sessionNumber();
      if (response.status === 401 && !call.isSignIn && isCurrent) settings.onUnauthorized();
      const error = (call.toError ?? decodeError)(response.status, body);
      if (error.code === 'TERMS_NOT_ACCEPTED') settings.onRightsChanged();
      throw error;
    } catch (error) {
      if (isTrackingError(error)) throw error;
      const code = limit.failure();
      if (code !== null) throw new TrackingError({ code, cause: error });
      const message = `${addressOf(settings.baseUrl)} does not answer: ${reasonOf(error)}.`;
      throw new TrackingError({ code: 'CONNECTION_ERROR', message, cause: error });
    } finally {
      limit.end();
    }
  }
  return request;
}

/** Never with a name or password that stands in it. */
function addressOf(baseUrl: string): string {
  try {
    return new URL(baseUrl || globalThis.location.origin).origin;
  } catch {
    return baseUrl || 'The server';
  }
}

/** Node says "fetch failed", and why only in what lies below. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { message?: string; code?: string } };
  const { message } = error as { message?: string };
  const reason = cause?.message || cause?.code || message || 'no reason was given';
  // Some name the whole address, with the password that stands in it.
  return reason.replace(/\/\/[^/\s]*@/g, '//');
}

const readText = (response: Response) => response.text();

/** The function that speaks HTTP. */
export type Request = ReturnType<typeof createRequest>;

/** Reads JSON and decodes it; anything else than the contract's shape is UNEXPECTED_ANSWER. */
export function decodeBody<T>(body: string, decode: (json: unknown) => T): T {
  try {
    return decode(JSON.parse(body));
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : '';
    throw new TrackingError({ code: 'UNEXPECTED_ANSWER', message, cause });
  }
}

// AbortSignal.any and .timeout are too new for some browsers, and fake clocks do not reach them.
function createLimit(outer: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController();
  let failure: 'TIMEOUT' | 'ABORTED' | null = null;
  const stop = (code: 'TIMEOUT' | 'ABORTED') => {
    failure ??= code;
    controller.abort();
  };
  const onAbort = () => stop('ABORTED');
  if (outer?.aborted) onAbort();
  outer?.addEventListener('abort', onAbort);
  const timer = setTimeout(() => stop('TIMEOUT'), timeoutMs);
  return {
    signal: controller.signal,
    failure: () => failure,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onAbort);
    },
  };
}

function toUrl(baseUrl: string, { path, query = {} }: ApiRequest): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const item of values) if (item != null) search.append(name, toQueryText(name, item));
  }
  const text = search.toString();
  return `${baseUrl}/api${path}${text === '' ? '' : `?${text}`}`;
}

function toQueryText(field: string, value: unknown): string {
  if (!(value instanceof Date)) return String(value);
  if (!Number.isNaN(value.getTime())) return value.toISOString();
  const message = `${field} is a Date of no moment (Invalid Date).`;
  throw new TrackingError({ code: 'QUERY_INVALID', field, message });
}

function toHeaders(auth: SentAuth, { method, json }: ApiRequest): Record<string, string> {
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  // A content type without a body is refused with 415 by some calls of the tracking API.
  return {
    Accept: 'application/json',
    ...(json === undefined ? {} : { 'Content-Type': type }),
    ...(auth.kind === 'token' ? { Authorization: `Bearer ${auth.token}` } : {}),
  };
}

function toBody({ json, form, bytes }: ApiRequest): Pick<RequestInit, 'body'> {
  if (form ?? bytes) return { body: form ?? bytes! };
  return json === undefined ? {} : { body: JSON.stringify(json) };
}
