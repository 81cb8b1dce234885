import type { GuardOwnStops, OwnStop } from '../../upstream/own-stops';

/** The guard of stops that rules and fences ask for, once there is one. */
export interface OwnStopGuard {
  /** Throws while nobody guards stops. */
  ask(stop: OwnStop): Promise<boolean>;
  connect(guard: GuardOwnStops): void;
}

/** No guard yet. */
export const createOwnStopGuard = (): OwnStopGuard => {
  let connected: GuardOwnStops | undefined;
  return {
    ask(stop) {
      return connected
        ? connected(stop)
        : Promise.reject(new Error('Nobody guards stops at the moment'));
    },
    connect(guard) {
      connected = guard;
    },
  };
};
