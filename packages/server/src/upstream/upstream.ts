import type { ForgottenHistory, HistoryBefore } from './forgotten-history';
import type { OwnCommandGuard } from './own-commands';
import type { RaisedEvent } from './raised-event';
import type { RecordedAction } from './recorded-action';
import type { Unit } from '../db/database';
import type { CredentialsEnd, Keeps } from './credential-ends';

/** A token of the tracking API: its number, whose it is, and the epoch of that account it was made in. */
export interface TokenLink {
  id: number;
  userId: number;
  epoch: number;
}

/**
 * Account that a request is made for. A token created by such a request ends at `tokenExpiresAt`
 * (epoch ms) at the latest, and with each token of `tokenChain`.
 */
export type Actor =
  | { userId: number; tokenExpiresAt?: number; tokenChain?: readonly TokenLink[] }
  | { anonymous: true };

/** One call of the tracking API. */
export interface UpstreamRequest {
  method: string;
  /** Below `/api`, with a leading slash: `/devices/5`. */
  path: string;
  query: URLSearchParams;
  /** Parsed JSON, the fields of a form as an object or URLSearchParams, or the bytes of a file. */
  body?: unknown;
  /** The `Accept` header, when there is one; left out, JSON is answered. */
  accept?: string;
  /** The `Content-Type` header, when there is one; left out, the media type is not checked. */
  contentType?: string;
  /** Address of the client, for the log of actions. */
  address?: string;
}

/**
 * Reason for a failure of the tracking API itself: it is unreachable, it took too long, or its
 * response is not understood.
 */
export type UpstreamFault = 'away' | 'slow' | 'incompatible';

/** An answer. Errors are answers with a status of 400 or more and the upstream's words in line 1. */
export interface UpstreamResponse {
  status: number;
  contentType?: string;
  /** Already text: JSON comes serialised from the database. Null for an empty body. */
  body: string | null;
  /** A long body in place of `body`: made while it is read, ended when its reader goes away. */
  stream?: AsyncIterable<string | Uint8Array>;
  /** Beside the media type: `content-disposition`, `www-authenticate`. */
  headers?: Readonly<Record<string, string>>;
  /** Set where the tracking API could not do its work; the status is 500 or more then. */
  fault?: UpstreamFault;
}

/**
 * For whom, and inside which transaction of ours. Without `unit` a write has a transaction of its own;
 * a tracking server elsewhere shares none with us and takes no notice of it.
 */
export interface UpstreamContext {
  actor: Actor;
  unit?: Unit;
  /** Credentials that stay valid when the call sets a new password or locks the account. */
  keeps?: Keeps | undefined;
  /**
   * The call sends a stop of the engine, which was found to be safe by the fix of now, or overridden. It is not to
   * be carried out later without being looked at anew: where nobody would, it is refused unless its device is there.
   */
  stop?: { isOverridden: boolean } | undefined;
  /** The key of the program that asks: what it asks for and what waits ends with the key. */
  keyId?: number | undefined;
  /**
   * Max number of devices in all; one more is refused with the message of `devicesFull`. They are
   * counted where the device is created, so that two at once do not both take the last place.
   */
  maxDevices?: number;
  /** Asked by who works on what is deleted and kept; else such devices are not there. */
  showsDeleted?: boolean;
  /** Asked by a client made for a Traccar: as one answers, also where others are served better. */
  isLiteral?: boolean;
  /**
   * Events are shown to all who see the vehicle, also those of a fence or service that is gone or not the actor's.
   * A tracking server elsewhere knows no such thing.
   */
  showsAllEvents?: boolean;
  /**
   * Called with the answer of a write in the transaction that makes it, anew where that is tried again. A tracking
   * server elsewhere shares no transaction and does not call it.
   */
  alongside?: ((unit: Unit, answer: UpstreamResponse) => Promise<void>) | undefined;
}

/** One thing on its way to a socket: JSON text made once, whoever reads it. */
export interface FrameItem {
  deviceId: number;
  json: string;
}

/**
 * A frame of the socket before it is written: one key, its items in order. `gone` names devices that the
 * actor sees no more: their ids are the items.
 */
export interface UpstreamFrame {
  key: 'positions' | 'devices' | 'events' | 'logs' | 'gone';
  items: readonly FrameItem[];
}

/** The frame that says which devices are gone. */
export const goneFrame = (deviceIds: Iterable<number>): UpstreamFrame => ({
  key: 'gone',
  items: [...deviceIds].map((deviceId) => ({ deviceId, json: String(deviceId) })),
});

/** A socket's hold on the live stream. */
export interface UpstreamSocket {
  /** Turns the streaming of device messages, as `logs`, on or off; off at first. */
  setLogs(on: boolean): void;
  close(): void;
}

/** A refusal with the upstream's status and words. */
export interface Refusal {
  status: number;
  message: string;
  /** The password was right, and the account asks for a one-time code as well. */
  needsCode?: boolean;
  /** Nothing was found out about the caller: the tracking API could not do its work. */
  fault?: UpstreamFault;
}

/**
 * Sign-in credentials: e-mail (or login), password, and a one-time code where the account has a
 * key.
 */
export interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** Purpose of a sign-in. */
export interface SignInOptions {
  /**
   * A session begins: it is written down, and the tracking API is ready to answer for as long as the
   * session lives. A client that sends its password or token with each call starts none.
   */
  startsSession?: boolean;
  address?: string;
}

/** Return value of `verifyToken` for a valid token; `expiresAt` in epoch ms. */
export interface TokenOwner {
  userId: number;
  expiresAt: number;
  /** True when it was created for choosing a new password; undefined when unknown. */
  setsPassword?: boolean;
  /** The token itself and those it was made with; undefined where nobody can tell. */
  chain?: readonly TokenLink[];
}

/** The report that a link of a mail stands for. */
export interface LinkedReport {
  userId: number;
  /** Type as in `/reports/{type}`. */
  type: string;
  /** The report's own query, `from=…&to=…`. */
  query: string;
}

/** Makes what is to be written out of what is stored; called once more where the write is tried again. */
export type MergeChange = (stored: Record<string, unknown>) => Record<string, unknown>;

/** The tracking API as the rest of the server sees it: nothing outside can tell which one answers. */
export interface Upstream {
  /**
   * Identifier of the tracking API: `engine`, or the address of an external one. Users are
   * identified by it and their number.
   */
  readonly origin: string;
  /** Answers one call; never throws for what the caller did wrong. */
  send(request: UpstreamRequest, context: UpstreamContext): Promise<UpstreamResponse>;
  /**
   * Changes one object, `/devices/5`, to what `merge` makes of it as it is stored by then, and answers as
   * its PUT would. What two change at once is merged one after the other as far as the tracking API
   * allows; a 409 names in its body the members that somebody else wrote in between.
   */
  change(
    path: string,
    merge: MergeChange,
    context: Omit<UpstreamContext, 'unit'>,
  ): Promise<UpstreamResponse>;
  /**
   * Streams what the actor may see. The first frame is `positions` with the latest of every
   * device the actor sees, always sent. Resolves once it was handed over; refuses with a
   * `Refusal` (401) when the actor has no live account. `onLost` is called once when the stream
   * breaks off: what comes after a new one is opened does not follow on what came before.
   */
  openSocket(
    actor: Actor,
    onFrame: (frame: UpstreamFrame) => void,
    onLost?: () => void,
    options?: Pick<UpstreamContext, 'isLiteral'>,
  ): Promise<UpstreamSocket | Refusal>;
  /**
   * Returns, by account, those of these devices that it sees, as in `GET /devices`, with one query
   * for all accounts. Left out where each account is queried separately.
   */
  readSeenBy?(
    userIds: readonly number[],
    deviceIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly FrameItem[]>>;
  /**
   * Hands stops of engines to a guard that the tracking API asks for by itself, with nobody signed in. Left out where
   * nobody hears of what happens then.
   */
  guardOwnCommands?(guard: OwnCommandGuard): void;
  /** Writes down what somebody did with what the product keeps. Left out where the log of actions takes nothing from outside. */
  recordAction?(action: RecordedAction): Promise<void>;
  /**
   * Takes an event that the product saw, and tells people of it by the rules of its type. Left out where nobody hears of
   * events with no page open.
   */
  raiseEvent?(event: RaisedEvent): Promise<void>;
  /**
   * Returns those of these e-mails, in normal form, that belong to accounts; left out where only a
   * service account could query them.
   */
  findAccountEmails?(emails: readonly string[]): Promise<readonly string[]>;
  /**
   * Answers a GET for the account that may read everything, with nobody signed in. Left out where there is none.
   */
  readForService?(request: Pick<UpstreamRequest, 'path' | 'query'>): Promise<UpstreamResponse>;
  /** Changes one object as `change` does, with nobody signed in. Left out where there is no account for that. */
  changeForService?(path: string, merge: MergeChange): Promise<UpstreamResponse>;
  /** Makes or ends a link, with nobody signed in. Left out where there is no account for that. */
  linkForService?(
    method: 'POST' | 'DELETE',
    link: Readonly<Record<string, number>>,
  ): Promise<UpstreamResponse>;
  /**
   * Deletes what a device reported before a time, but its latest fix, with nobody signed in. Left out where there is
   * no account for that. A tracking server elsewhere keeps its events.
   */
  forgetHistory?(asked: HistoryBefore): Promise<ForgottenHistory | Refusal>;
  /** Checks who signs in: 401 wrong, 400 disabled or expired with the words. */
  signIn(credentials: Credentials, options?: SignInOptions): Promise<{ userId: number } | Refusal>;
  /**
   * Returns the owner of a token: 400 when it cannot be read, 401 when expired, revoked, forged or
   * its user is deleted.
   */
  verifyToken(token: string): Promise<TokenOwner | Refusal>;
  /**
   * Returns the owner of a password reset link from a mail; refused like a token when it is not
   * one.
   */
  verifyMailLink(token: string): Promise<TokenOwner | Refusal>;
  /**
   * Returns the report that a link in one of our mails requests: 404 when it is not ours, has
   * expired, or its owner has a new password.
   */
  openReportLink(token: string): Promise<LinkedReport | Refusal>;
  /**
   * Ends all credentials of an account: sessions, tokens and links. A new password, a lock and
   * the end of the account do that by themselves.
   */
  endCredentials(userId: number): Promise<void>;
  /** Calls back when the credentials of an account ended all at once; returns the unsubscribe. */
  onCredentialsEnded(listener: (end: CredentialsEnd) => void): () => void;
}

/** An answer of 400 or more as a refusal. */
export const toRefusal = ({ status, body, fault }: UpstreamResponse): Refusal => ({
  status,
  message: body ?? '',
  ...(fault === undefined ? {} : { fault }),
});

/** True for the refusing half of an answer of `Upstream`. */
export const isRefusal = (answer: object): answer is Refusal => 'message' in answer;
