import { toErrorCode, toErrorMessage } from '../../domain';
import { TrackingError } from './tracking-error';

const STATUS_WORDS: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
};

/**
 * Content of an error body: our JSON, or text of the tracking API; `text` is null when the body
 * says nothing.
 */
export interface ErrorBody {
  text: string | null;
  message: string;
  field?: string;
  details: Record<string, unknown>;
}

/**
 * Reads an error body by what it is, not by its label: plain text goes out labelled as JSON, and
 * proxies answer with pages.
 */
export function readErrorBody(body: string): ErrorBody {
  const json = parseJson(body);
  if (isObject(json)) {
    const { code, message, field, ...details } = json;
    const words = typeof message === 'string' ? message : '';
    return {
      text: typeof code === 'string' && code !== '' ? code : words || null,
      message: words,
      ...(typeof field === 'string' ? { field } : {}),
      details,
    };
  }
  const text = json === undefined ? body : typeof json === 'string' ? json : '';
  const message = text.trimStart().startsWith('<') ? '' : toErrorMessage(text);
  return { text: message || null, message, details: {} };
}

/** The code of a text, if it is one: words, no quoting of values or SQL. */
export function toKnownCode(text: string | null): string | null {
  const code = toErrorCode(text ?? '');
  return /^[A-Z0-9_]{1,64}$/.test(code) ? code : null;
}

/** The code for a status without words, e.g. HTTP_404_NOT_FOUND. */
function toStatusCode(status: number): string {
  const word = STATUS_WORDS[status];
  return word ? `HTTP_${status}_${word}` : `HTTP_${status}`;
}

/** The error for an answer with a status of 400 or more. */
export function decodeError(status: number, body: string): TrackingError {
  const { text, ...rest } = readErrorBody(body);
  return new TrackingError({ code: toKnownCode(text) ?? toStatusCode(status), status, ...rest });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
