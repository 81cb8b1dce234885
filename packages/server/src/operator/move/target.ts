import { buildContent } from '../../traccar/wire/build-content';
import { readAnswer } from '../../traccar/wire/read-answer';
import { readUpstreamWords } from '../../request/translate-error';
import { createTrackingHttp, type Method } from '../../traccar/wire/tracking-http';
import { TrackingFault } from '../../traccar/wire/tracking-fault';
import { CommandError } from '../command-error';
import type { FleetObject } from './fleet';

/** It refused one call; the message is in its words. */
export class TargetRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The Traccar that a fleet moves to. */
export interface MoveTarget {
  /** The account of the token. */
  self: FleetObject;
  /** The account is the service account: what it makes is linked to nobody. */
  isService: boolean;
  /** Calls `/api/…`. Throws `TargetRefusal`, or `CommandError` when it is of no use to go on. */
  call(method: Method, target: string, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** Traccar's number of its service account. */
const FIRST_SERVICE_ID = 9e18;

/** Signs in with a token of an administrator or the service account. Throws `CommandError`. */
export const openTarget = async (origin: string, token: string): Promise<MoveTarget> => {
  const http = createTrackingHttp(origin);
  const call: MoveTarget['call'] = async (method, target, body) => {
    try {
      return await callOnce(http, token, { method, target, body });
    } catch (error) {
      if (!(error instanceof TrackingFault)) throw error;
      throw new CommandError(
        `${error.message} See that ${origin} is a Traccar that runs, then write the same again: ` +
          'it goes on where it stopped.',
      );
    }
  };
  try {
    const query = new URLSearchParams({ token });
    const self = (await call('GET', `/session?${query}`)) as FleetObject;
    if (self['administrator'] !== true) {
      throw new CommandError(
        `The token is not of an administrator of ${origin}. Make one with an account that is.`,
      );
    }
    return { self, isService: self.id >= FIRST_SERVICE_ID, call, close: () => http.close() };
  } catch (error) {
    await http.close();
    if (!(error instanceof TargetRefusal)) throw error;
    throw new CommandError(
      `${origin} does not take the token (${error.message}). Give the value of its ` +
        "web.serviceAccountToken, or a new token of an administrator's account, with --tracking-token-file.",
    );
  }
};

const callOnce = async (
  http: ReturnType<typeof createTrackingHttp>,
  token: string,
  { method, target, body }: { method: Method; target: string; body: unknown },
): Promise<unknown> => {
  const [path = ''] = target.split('?');
  const reply = await http.call({
    method,
    target: `/api${target}`,
    content: buildContent({ method, path, query: new URLSearchParams(), body }),
    accept: 'application/json',
    as: { bearer: token },
  });
  const answer = await readAnswer(reply, { method, path });
  if (answer.status >= 400) throw toRefusal(answer);
  const text = answer.stream ? await readText(answer.stream) : (answer.body ?? '');
  return text === '' ? undefined : (JSON.parse(text) as unknown);
};

const toRefusal = ({ status, body }: { status: number; body: string | null }): TargetRefusal => {
  const words = readUpstreamWords(body).replace(/[\p{Cc}\p{Cf}]/gu, ' ');
  return new TargetRefusal(status, words === '' ? `HTTP ${status}` : words);
};

const readText = async (stream: AsyncIterable<string | Uint8Array>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
};
