import type { ReactElement } from 'react';
import { useFormat, useNow } from '../../../react';

/** Age of the row's figures. It ticks by itself, so the row need not re-render. */
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
