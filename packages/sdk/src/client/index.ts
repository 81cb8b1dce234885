export { createTrackingClient } from './create-tracking-client';
export { TrackingError, isTrackingError } from './tracking-error';
export type {
  ClientAuth,
  ClientEvents,
  ClientTimeouts,
  ConnectionState,
  HistoryQuery,
  ListQuery,
  LiveStore,
  RequestOptions,
  Resource,
  SocketLike,
  TrackingClient,
  TrackingClientOptions,
  Unsubscribe,
} from './types';
