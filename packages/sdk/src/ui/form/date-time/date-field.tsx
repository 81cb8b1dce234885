'use client';
import type { ReactElement } from 'react';
import { dayFromDraft, dayToDraft } from './date-time-parts';
import { DraftField, type DraftFieldProps } from './draft-field';

/** Props of {@link DateField}; a value is a day such as `2026-11-21`. */
export interface DateFieldProps extends Omit<DraftFieldProps<string>, 'hour12'> {
  /** Name of the button that opens a calendar. */
  calendarLabel: string;
}

/** A day of the calendar, of no time zone, typed as `locale` writes it. */
export function DateField(props: DateFieldProps): ReactElement {
  return <DraftField {...props} kind="date" toDraft={dayToDraft} fromDraft={dayFromDraft} />;
}
