'use client';
import type { ReactElement } from 'react';
import { useFormat, useMinute } from '../../react';

/** The time of day as the account reads it, in its zone; renews with each minute, and nothing around it. */
export function Clock({ className }: { className?: string }): ReactElement {
  const format = useFormat();
  const now = useMinute();
  return (
    <time className={className} dateTime={new Date(now).toISOString()} suppressHydrationWarning>
      {format.time(now)}
    </time>
  );
}
