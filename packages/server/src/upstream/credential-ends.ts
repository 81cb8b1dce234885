import { EventEmitter } from 'node:events';

/**
 * Credentials that stay valid when those of an account end: one of ours, by its hash, or the
 * sessions of the engine's door, which a new password does not end there.
 */
export type Keeps = { credential: string } | { doorSessions: true };

/** An account whose credentials ended all at once. */
export interface CredentialsEnd {
  userId: number;
  keeps?: Keeps | undefined;
}

/** Notifies listeners that hold something open for an account that it is to end. */
export interface CredentialEnds {
  notify(end: CredentialsEnd): void;
  /** Returns the unsubscribe. */
  listen(listener: (end: CredentialsEnd) => void): () => void;
}

/** Nobody listens yet. */
export const createCredentialEnds = (): CredentialEnds => {
  const emitter = new EventEmitter<{ end: [CredentialsEnd] }>().setMaxListeners(0);
  return {
    notify: (end) => void emitter.emit('end', end),
    listen(listener) {
      emitter.on('end', listener);
      return () => void emitter.off('end', listener);
    },
  };
};

/** The hash of the credential of ours that stays. */
export const keptHash = (keeps: Keeps | undefined): string | undefined =>
  keeps && 'credential' in keeps ? keeps.credential : undefined;
