import type { ReactElement } from 'react';
import { useFormat, useNow } from '../../../react';

/** How old the row's figures are. It ticks by itself, so that the row need not. */
export function RowAge({ at }: { at: string | null }): ReactElement | null {
  const format = useFormat();
  const now = useNow();
  if (at === null) return null;
  return (
    <time className="rastro-row-age" dateTime={at}>
      {format.age(at, now)}
    </time>
  );
}
