import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isWebhookError, verifyWebhook } from '@rastro/sdk/client';
import { CliError } from '../../cli-error';

/** A message as it came, and how it was answered. */
export interface Received {
  at: string;
  /** '' where it had none. */
  id: string;
  type: string;
  /** Times received since the receiver was opened. */
  attempt: number;
  /** Reason its signature is rejected; null for a valid one. */
  problem: string | null;
  status: number;
  /** JSON that was read, or the text that could not be. */
  body: unknown;
}

interface ReceiverOptions {
  port: number;
  secret: string;
  /** The status that answers an attempt of a message that is signed well. */
  answer: (attempt: number) => number;
  onMessage: (received: Received) => void;
}

const HOST = '127.0.0.1';
const BODY_MAX = 4 * 1024 * 1024;
const [UNAUTHORIZED, NO_SUCH_METHOD, TOO_LARGE] = [401, 405, 413];

/** Takes messages on this machine alone. Throws `CliError` where the port is taken. */
export async function openReceiver({ port, secret, answer, onMessage }: ReceiverOptions): Promise<{
  url: string;
  close(): Promise<void>;
}> {
  const attempts = new Map<string, number>();

  const take = async (request: IncomingMessage): Promise<number> => {
    if (request.method !== 'POST') return NO_SUCH_METHOD;
    const bytes = await readBytes(request);
    if (bytes === undefined) return TOO_LARGE;
    const { headers } = request;
    const problem = await verifyWebhook({ headers, body: bytes }, { secret }).then(
      () => null,
      (error: unknown) => {
        if (isWebhookError(error)) return error.message;
        throw error;
      },
    );
    const id = String(headers['webhook-id'] ?? '');
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    const status = problem === null ? answer(attempt) : UNAUTHORIZED;
    const body = readJson(bytes.toString());
    const { type = '' } = Object(body) as { type?: unknown };
    const at = new Date().toISOString();
    onMessage({ at, id, type: String(type), attempt, problem, status, body });
    return status;
  };

  const server = createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status).end(),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new CliError(`Port ${port}: ${error.message}`)));
    server.listen(port, HOST, resolve);
  });
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

/** Undefined where it is too much. */
async function readBytes(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > BODY_MAX) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
