import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { ServiceFound } from '@rastro/sdk/domain';
import { DeliveryError, type DeliveryProblem } from './delivery-error';
import type { Mailer } from './mailer';

/** Settings of outgoing mail: server and sender. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. Never logged. */
  url: string;
  /** Address that mail comes from. */
  from: string;
  /** Name of the sender; default: the brand's. */
  fromName?: string | undefined;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 6;
const DEFAULT_PORT = 587;
const TLS_PORT = 465;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** Mail over SMTP. A password goes to another machine over TLS only. */
export const createSmtpMailer = (
  { url, from, fromName: ownName }: SmtpSettings,
  /** Resolved address of the host; looked up when left out. */
  address?: string,
): Mailer => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    host: address ?? host,
    port: port === '' ? (secure ? TLS_PORT : DEFAULT_PORT) : Number(port),
    secure,
    requireTLS: !secure && username !== '' && !isLoopback(host),
    // A certificate of the same machine proves nothing that matters.
    tls: {
      rejectUnauthorized: !isLoopback(host),
      ...(address !== undefined && isIP(host) === 0 && { servername: host }),
    },
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ fromName, reference, by: _by, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from: { name: ownName || fromName, address: from },
          ...(reference !== undefined && { messageId: `<${reference}@${from.split('@').at(-1)}>` }),
        });
      } catch (error) {
        throw toDeliveryError(error, host);
      }
    },
    async verify() {
      try {
        await transport.verify();
      } catch (error) {
        throw toDeliveryError(error, host);
      }
    },
    close: () => transport.close(),
  };
};

/** Only a lasting refusal (5xx) of the receiver or the text is final; all else concerns the server. */
const toDeliveryError = (error: unknown, service: string): DeliveryError => {
  const { message, code, responseCode, command } = error as Error & {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  return new DeliveryError(
    toProblem(code, responseCode, command),
    message.split('\n')[0] ?? 'The mail server gave no reason',
    undefined,
    undefined,
    toFound(service, error as Error & { code?: string; response?: string }),
  );
};

const NOT_REACHED = /\bE(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)\b/;

/**
 * Returns the server's response, or the lack of one; undefined where only the message states the
 * reason.
 */
const toFound = (
  service: string,
  { message, code, response }: { message: string; code?: string; response?: string },
): ServiceFound | undefined => {
  if (response !== undefined) {
    return { code: 'said', params: { service, said: response.split('\n')[0] ?? '' } };
  }
  if (code === 'ETIMEDOUT') return { code: 'slow', params: { service } };
  if (code === 'EDNS' || NOT_REACHED.test(message)) return { code: 'away', params: { service } };
  return undefined;
};

const toProblem = (
  code: string | undefined,
  responseCode: number | undefined,
  command: string | undefined,
): DeliveryProblem => {
  // Larger than the server takes, or an address nobody could have: it said so before anything went.
  if (code === 'EMESSAGE' && responseCode === undefined) return 'refused';
  if (code === 'EENVELOPE' && command === 'API') return 'refused';
  if (responseCode === undefined || (command !== 'RCPT TO' && command !== 'DATA')) return 'away';
  return responseCode >= 500 ? 'refused' : 'failed';
};
