'use client';
import type { ReactElement } from 'react';
import { clockFromDraft, clockToDraft } from './date-time-parts';
import { DraftField, type DraftFieldProps } from './draft-field';

/** Props of {@link TimeField}; a value is a time of 24 hours such as `08:30`. */
export type TimeFieldProps = DraftFieldProps<string>;

/** A time of day, of no time zone, typed as `locale` and clock write it. */
export function TimeField(props: TimeFieldProps): ReactElement {
  const { hour12 = false } = props;
  return (
    <DraftField
      {...props}
      kind="time"
      toDraft={(value) => clockToDraft(value, hour12)}
      fromDraft={(draft) => clockFromDraft(draft, hour12)}
    />
  );
}
