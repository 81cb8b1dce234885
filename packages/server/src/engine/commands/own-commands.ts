import type { OwnCommandGuard } from '../../upstream/own-commands';

/** The guard of commands that rules and fences send, once there is one; it throws until then. */
export interface ConnectedGuard extends OwnCommandGuard {
  connect(guard: OwnCommandGuard): void;
}

/** No guard yet. */
export const createOwnCommandGuard = (): ConnectedGuard => {
  let connected: OwnCommandGuard | undefined;
  const find = async (): Promise<OwnCommandGuard> => {
    if (!connected) throw new Error('Nobody guards commands at the moment');
    return connected;
  };
  return {
    take: async (stop) => (await find()).take(stop),
    may: async (...asked) => (await find()).may(...asked),
    connect(guard) {
      connected = guard;
    },
  };
};
