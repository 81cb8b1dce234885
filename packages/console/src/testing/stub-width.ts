import { vi } from 'vitest';

/** A window of a width that the function it gives changes; it reads the two kinds of questions that layouts ask. */
export function stubWidth(first: number): (px: number) => void {
  let width = first;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      const [, kind, px] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? [];
      return kind === 'max' ? width <= Number(px) : width >= Number(px);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (px) => {
    width = px;
    for (const listener of listeners) listener();
  };
}
