/** The moment that somebody points at, in the graph, in the table or on the map; null is none. */
export interface ReplayHover {
  getMs: () => number | null;
  set: (ms: number | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a place for the moment that is pointed at. */
export function createReplayHover(): ReplayHover {
  const listeners = new Set<() => void>();
  let hoveredMs: number | null = null;
  return {
    getMs: () => hoveredMs,
    set(ms) {
      if (ms === hoveredMs) return;
      hoveredMs = ms;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
