import { useCallback, useState } from 'react';

/** A value that the host holds when it gives one, and the widget otherwise; the host hears of every change. */
export function useControlled<Value, Next extends Value = Value>(
  given: Value | undefined,
  start: Value,
  onChange: ((value: Next) => void) | undefined,
): [Value, (value: Next) => void] {
  const [own, setOwn] = useState<Value>(start);
  const set = useCallback(
    (value: Next) => {
      setOwn(value);
      onChange?.(value);
    },
    [onChange],
  );
  return [given === undefined ? own : given, set];
}
