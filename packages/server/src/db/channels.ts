/** Hears what was told; null when something may have been missed: look at everything then. */
export type ChannelListener = (payload: string | null) => void;

/** The listeners of this process, by channel. */
export interface Listeners {
  add(channel: string, listener: ChannelListener): () => void;
  tell(channel: string, payload: string): void;
  /** Something may have been missed, on every channel. */
  tellAll(): void;
  readonly isEmpty: boolean;
}

/** Nobody listens yet. */
export const createListeners = (): Listeners => {
  const byChannel = new Map<string, Set<ChannelListener>>();
  return {
    add(channel, listener) {
      const there = byChannel.get(channel) ?? new Set();
      byChannel.set(channel, there.add(listener));
      return () => {
        there.delete(listener);
        if (there.size === 0 && byChannel.get(channel) === there) byChannel.delete(channel);
      };
    },
    tell(channel, payload) {
      for (const listener of byChannel.get(channel) ?? []) listener(payload);
    },
    tellAll() {
      for (const all of byChannel.values()) for (const listener of all) listener(null);
    },
    get isEmpty() {
      return byChannel.size === 0;
    },
  };
};

/** Message channels between servers on one database. */
export interface Channels {
  listen(channel: string, listener: ChannelListener): () => void;
  /** The statement that tells the others at the commit; without one this process tells itself. */
  readonly statement: string | undefined;
  tell(channel: string, payload: string): void;
  close(): Promise<void>;
}

/** Creates the channels of a database used by no other process. */
export const createOwnChannels = (): Channels => {
  const { add, tell } = createListeners();
  return { listen: add, statement: undefined, tell, close: async () => undefined };
};
