import type { Refusal, UpstreamFault, UpstreamResponse } from '../../upstream/upstream';

const STATUS: Readonly<Record<UpstreamFault, number>> = { away: 503, slow: 504, incompatible: 502 };

/** The tracking server could not do its work; the message is for the log of the operator. */
export class TrackingFault extends Error {
  readonly kind: UpstreamFault;

  constructor(kind: UpstreamFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TrackingFault';
    this.kind = kind;
  }
}

/** An answer and a refusal at once: what went wrong says so wherever it is returned. */
export type FailedAnswer = UpstreamResponse & Refusal;

/** A fault as an answer. Throws on what is no fault of the tracking server. */
export const toFaultAnswer = (error: unknown): FailedAnswer => {
  if (!(error instanceof TrackingFault)) throw error;
  const { kind, message } = error;
  return { status: STATUS[kind], fault: kind, body: message, message };
};

/** True for a status that means the server is unavailable, rather than that one call failed. */
export const isAwayStatus = (status: number): boolean => status >= 502 && status <= 504;

const SLOW = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** Converts an error of the connection to a fault, by its code. */
export const toFault = (error: unknown): TrackingFault => {
  if (error instanceof TrackingFault) return error;
  const cause = error as { code?: unknown; message?: string; name?: string };
  const code = typeof cause.code === 'string' ? cause.code : (cause.name ?? '');
  if (SLOW.has(code)) {
    return new TrackingFault('slow', 'The tracking server took too long to answer.', { cause });
  }
  if (code === 'Z_DATA_ERROR' || code.startsWith('ERR__ERROR_FORMAT')) {
    const words = `What the tracking server answers cannot be unpacked (${code}).`;
    return new TrackingFault('incompatible', words, { cause });
  }
  if (code.startsWith('HPE_')) {
    return new TrackingFault('incompatible', `The tracking server does not speak HTTP (${code}).`, {
      cause,
    });
  }
  return new TrackingFault('away', `The tracking server cannot be reached (${code}).`, { cause });
};

/** The tracking server does not let this user in. */
export class SignedOut extends Error {
  readonly answer: FailedAnswer = {
    status: 401,
    body: 'HTTP 401 Unauthorized',
    message: 'HTTP 401 Unauthorized',
  };
}
