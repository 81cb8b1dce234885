'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComboboxOption, OptionSource } from './combobox-option';
import { matchOptions } from './match-options';

/** Pause in typing before the server is queried again, in ms. */
const PAUSE_MS = 200;

/** The choices for what was typed last. */
export interface FoundOptions<Value extends string | number> {
  options: readonly ComboboxOption<Value>[];
  state: 'ready' | 'loading' | 'failed';
  /** Asks for the choices of `query` and drops what was asked for before. */
  search: (query: string) => void;
}

const isSame = (some: readonly ComboboxOption[], others: readonly ComboboxOption[]): boolean =>
  some.length === others.length &&
  some.every(({ value, label, hint }, index) => {
    const other = others[index];
    return value === other?.value && label === other.label && hint === other.hint;
  });

/** Finds choices: at once where they are at hand, after a pause in typing where they come from afar. */
export function useOptions<Value extends string | number>(
  source: OptionSource<Value>,
): FoundOptions<Value> {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Omit<FoundOptions<Value>, 'search'>>({
    options: [],
    state: 'ready',
  });
  const asked = useRef<AbortController | null>(null);
  const isFar = useRef(false);
  useEffect(() => () => asked.current?.abort(), []);
  const matched = useMemo(
    () => (typeof source === 'function' ? [] : matchOptions(source, query)),
    [source, query],
  );

  async function ask(ask: Extract<OptionSource<Value>, (...args: never) => unknown>, text: string) {
    const wanted = new AbortController();
    asked.current = wanted;
    try {
      if (isFar.current) {
        setFound(({ options }) => ({ options, state: 'loading' }));
        await new Promise((resolve) => setTimeout(resolve, text === '' ? 0 : PAUSE_MS));
        if (wanted.signal.aborted) return;
      }
      const answer = ask(text, wanted.signal);
      if (answer instanceof Promise) {
        isFar.current = true;
        setFound(({ options }) => ({ options, state: 'loading' }));
      }
      const options = answer instanceof Promise ? await answer : answer;
      if (!wanted.signal.aborted) setFound({ options, state: 'ready' });
    } catch {
      if (!wanted.signal.aborted) setFound({ options: [], state: 'failed' });
    }
  }
  const askedOf = useRef<OptionSource<Value> | null>(null);
  // What is at hand may come after somebody typed: a fleet that was still on its way.
  useEffect(() => {
    if (typeof source !== 'function' || isFar.current) return;
    if (askedOf.current === null || askedOf.current === source) return;
    askedOf.current = source;
    const options = source(query, new AbortController().signal);
    if (options instanceof Promise) return;
    setFound((now) => (isSame(now.options, options) ? now : { options, state: 'ready' }));
  }, [source, query]);
  function search(next: string) {
    askedOf.current = source;
    setQuery(next);
    asked.current?.abort();
    if (typeof source === 'function') void ask(source, next);
  }
  return typeof source === 'function'
    ? { ...found, search }
    : { options: matched, state: 'ready', search };
}
