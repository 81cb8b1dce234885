import type { Unsubscribe } from './live-types';

/** Callbacks of a store, e.g. for React's `useSyncExternalStore`. */
export interface Listeners<Args extends unknown[]> {
  /** The same callback added twice is called twice. Returns its removal. */
  add(callback: (...args: Args) => void): Unsubscribe;
  call(...args: Args): void;
  clear(): void;
  size(): number;
}

/** A set of callbacks. One that throws does not keep the others from being called. */
export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const callbacks = new Set<(...args: Args) => void>();
  return {
    add(callback: (...args: Args) => void): Unsubscribe {
      // A wrapper of its own, so that the same callback can be added twice.
      const entry = (...args: Args) => callback(...args);
      callbacks.add(entry);
      return () => void callbacks.delete(entry);
    },
    call(...args: Args): void {
      for (const callback of [...callbacks]) callSafely(() => callback(...args));
    },
    clear: () => callbacks.clear(),
    size: () => callbacks.size,
  };
}

/** Callbacks by id: a change of one id calls only those who listen to it. */
export function createKeyedListeners() {
  const byId = new Map<number, Listeners<[]>>();
  return {
    add(id: number, callback: () => void): Unsubscribe {
      const listeners = byId.get(id) ?? createListeners();
      byId.set(id, listeners);
      const remove = listeners.add(callback);
      return () => {
        remove();
        if (listeners.size() === 0 && byId.get(id) === listeners) byId.delete(id);
      };
    },
    call: (id: number) => byId.get(id)?.call(),
  };
}

function callSafely(run: () => void): void {
  try {
    run();
  } catch (error) {
    // Thrown outside, where the page's error reporting sees it.
    queueMicrotask(() => {
      throw error;
    });
  }
}
