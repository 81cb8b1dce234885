'use client';
import { useCallback, useRef, useState } from 'react';
import { useKept } from './use-kept';

/** Values of a form that are kept while nobody has saved or given them up. */
export interface KeptValues<Values> {
  values: Values;
  change: (next: Partial<Values>) => void;
  /** Text from before the form went is back, and not saved. */
  isBack: boolean;
  /** They are saved or given up; what is typed from now on is kept again. */
  drop: () => void;
}

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/**
 * Holds the values of a form and keeps those that somebody changed, as `useKept` does. Secrets are left out.
 * @param name names the form among others of the account
 */
export function useKeptValues<Values extends object>(
  name: string,
  start: Values | (() => Values),
  secrets: readonly (keyof Values)[] = [],
): KeptValues<Values> {
  const [before] = useState(start);
  const [values, setValues] = useState(before);
  const isOver = useRef(false);
  const changed = Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) =>
        !secrets.includes(key as keyof Values) && !isSame(value, before[key as keyof Values]),
    ),
  ) as Partial<Values>;
  const isDirty = Object.keys(changed).length > 0;
  const { isBack, drop } = useKept({
    name,
    isDirty,
    isGivenUp: () => isOver.current,
    read: () => changed,
    restore(kept) {
      setValues((now) => ({ ...now, ...kept }));
      return true;
    },
  });
  const change = useCallback((next: Partial<Values>) => {
    isOver.current = false;
    setValues((now) => ({ ...now, ...next }));
  }, []);
  return {
    values,
    change,
    isBack: isBack && isDirty,
    drop: useCallback(() => {
      isOver.current = true;
      drop();
    }, [drop]),
  };
}
