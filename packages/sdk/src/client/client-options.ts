import type { SocketLike } from './live/live-types';

/**
 * Gets a token from your own server: at first for nothing, later with the token that is to be replaced, since the
 * server refused it or it ends within 30 seconds. Clients that are given the same function share its tokens.
 */
export type GetToken = (
  replaced: string | undefined,
) => Promise<string | { token: string; expiresAt?: string | number | Date }>;

/**
 * Authentication of the client. `cookie` is for pages of the server itself, after a sign-in. A
 * token works from other sites and in Node: it is sent as `Authorization: Bearer`, never in an
 * address; each socket is opened with a one-use ticket bought with it. `token` acts for an account;
 * `embed` shows what a token of `POST /api/embed-tokens` shows, and nothing else of the server.
 */
export type ClientAuth =
  | { kind: 'cookie' }
  | { kind: 'token'; token: string }
  | { kind: 'token' | 'embed'; getToken: GetToken };

/** Timeouts and delays, in milliseconds. */
export interface ClientTimeouts {
  /** A call to the tracking API. Default 60,000 (spec §9). */
  trackingMs?: number;
  /** A call to the extra layer. Default 30,000 (spec §9). */
  extraLayerMs?: number;
  /** Between the end of a socket and the next. Default 5,000 (spec §9). */
  reconnectMs?: number;
  /** Silence after which a socket counts as dead. Default 120,000: two keep-alives of 55 s missed. */
  silenceMs?: number;
}

/** Settings of {@link createTrackingClient}. */
export interface TrackingClientOptions {
  /** The origin of the server, without `/api`, e.g. `https://fleet.example`. '' is the page's own. */
  baseUrl: string;
  /** Default cookie. */
  auth?: ClientAuth;
  /** The prefix of the product's attributes. Default `rastro`. */
  attributePrefix?: string;
  /** Default the global fetch. */
  fetch?: typeof globalThis.fetch;
  /** Default the global WebSocket; without one there is no live data. */
  WebSocket?: new (url: string) => SocketLike;
  timeouts?: ClientTimeouts;
  /** The clock in epoch milliseconds. Default Date.now. */
  now?: () => number;
}
