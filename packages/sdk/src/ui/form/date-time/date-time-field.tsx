'use client';
import type { ReactElement } from 'react';
import { fromDraft, toDraft } from './date-time-parts';
import { DraftField, type DraftFieldProps } from './draft-field';

/** Props of {@link DateTimeField}. */
export interface DateTimeFieldProps extends Omit<DraftFieldProps<number>, 'value' | 'onChange'> {
  /** Epoch milliseconds; null for none. */
  valueMs: number | null;
  /** Gets each moment that is whole, and null when somebody leaves fields that mean none. */
  onChange: (valueMs: number | null) => void;
  /** IANA name of the zone whose clock is written; an unknown one is UTC. */
  timeZone: string;
  /** Name of the button that opens a calendar. */
  calendarLabel: string;
}

/** A moment, typed as `locale`, clock and time zone write it, whatever the browser's are. */
export function DateTimeField({ valueMs, timeZone, ...rest }: DateTimeFieldProps): ReactElement {
  const { locale, hour12 = false } = rest;
  return (
    <DraftField
      {...rest}
      kind="dateTime"
      value={valueMs}
      toDraft={(value) => toDraft(value, { timeZone, hour12 })}
      fromDraft={(draft) => fromDraft(draft, { timeZone, hour12, locale })}
    />
  );
}
