'use client';
import { useMemo } from 'react';
import { listCalendarEntries } from '../../domain';
import { useLabels } from '../../react';
import { useWordFiles } from '../../react/provider/use-word-files';
import type { OwnFields } from '../../react/resource';
import { CalendarField } from './calendar-field';

const WORDS = ['manage'] as const;
/** Until its words are there. */
const NO_FIELDS: OwnFields = {};

/** Provides the form fields of a calendar that need their own control: its schedules. */
export function useCalendarFields(): OwnFields {
  const t = useLabels();
  const isThere = useWordFiles(WORDS);
  return useMemo(() => {
    if (!isThere) return NO_FIELDS;
    return {
      data: {
        isWide: true,
        say: (value) =>
          t('calendar.entries.text', { count: listCalendarEntries(String(value ?? '')).length }),
        draw: (field) => <CalendarField {...field} />,
      },
    };
  }, [isThere, t]);
}
