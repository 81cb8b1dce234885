export { createSharedClient } from './create-shared-client';
export { createTrackingClient } from './create-tracking-client';
export { TrackingError, isTrackingError, type TrackingErrorCode } from './request/tracking-error';
export { createListeners, type Listeners } from './live/listeners';
export type { ConnectionState, LiveStore, SocketLike, Unsubscribe } from './live/live-types';
export type { ClientAuth, ClientTimeouts, GetToken, TrackingClientOptions } from './client-options';
export type {
  ClientEvents,
  HistoryQuery,
  ListQuery,
  Resource,
  OperationsOf,
  ResourceOf,
  TrackingClient,
} from './types';
export type { RequestOptions } from './calls/request-options';
export { verifyWebhook, type WebhookCheck, type WebhookRequest } from './webhooks/verify-webhook';
export { isWebhookError, WebhookError, type WebhookProblem } from './webhooks/webhook-error';
