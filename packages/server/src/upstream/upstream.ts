import type { Unit } from '../db/database';

/** Who a request is made for. `tokenExpiresAt` (epoch ms) caps the tokens such a request may make. */
export type Actor = { userId: number; tokenExpiresAt?: number } | { anonymous: true };

/** One call of the tracking API. */
export interface UpstreamRequest {
  method: string;
  /** Below `/api`, with a leading slash: `/devices/5`. */
  path: string;
  query: URLSearchParams;
  /** Parsed JSON, or the fields of a form as an object or URLSearchParams. */
  body?: unknown;
  /** The `Accept` header, when there is one; left out, JSON is answered. */
  accept?: string;
  /** The `Content-Type` header, when there is one; left out, the media type is not checked. */
  contentType?: string;
}

/** An answer. Errors are answers with a status of 400 or more and the upstream's words in line 1. */
export interface UpstreamResponse {
  status: number;
  contentType?: string;
  /** Already text: JSON comes serialised from the database. Null for an empty body. */
  body: string | null;
}

/** For whom, and inside which transaction of ours. Without `unit` a write has a transaction of its own. */
export interface UpstreamContext {
  actor: Actor;
  unit?: Unit;
}

/** One thing on its way to a socket: JSON text made once, whoever reads it. */
export interface FrameItem {
  deviceId: number;
  json: string;
}

/** A frame of the socket before it is written: one key, its items in order. */
export interface UpstreamFrame {
  key: 'positions' | 'devices' | 'events';
  items: readonly FrameItem[];
}

/** A socket's hold on the live stream. */
export interface UpstreamSocket {
  close(): void;
}

/** A refusal with the upstream's status and words. */
export interface Refusal {
  status: number;
  message: string;
}

/** What `verifyToken` tells of a good token; `expiresAt` in epoch ms. */
export interface TokenOwner {
  userId: number;
  expiresAt: number;
}

/** The tracking API as the rest of the server sees it: nothing outside can tell which one answers. */
export interface Upstream {
  /** Answers one call; never throws for what the caller did wrong. */
  send(request: UpstreamRequest, context: UpstreamContext): Promise<UpstreamResponse>;
  /**
   * Streams what the actor may see. The first frame is `positions` with the latest of every
   * device the actor sees, always sent. Resolves once it was handed over; refuses with a
   * `Refusal` (401) when the actor has no live account.
   */
  openSocket(
    actor: Actor,
    onFrame: (frame: UpstreamFrame) => void,
  ): Promise<UpstreamSocket | Refusal>;
  /** Checks email (or login) and password: 401 wrong, 400 disabled or expired with the words. */
  signIn(credentials: { email: string; password: string }): Promise<{ userId: number } | Refusal>;
  /** Whose token this is: 400 when it cannot be read, 401 when expired, revoked, forged or its user gone. */
  verifyToken(token: string): Promise<TokenOwner | Refusal>;
}

/** True for the refusing half of an answer of `Upstream`. */
export const isRefusal = (answer: object): answer is Refusal => 'message' in answer;
