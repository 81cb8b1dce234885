'use client';
import { useMemo } from 'react';
import { useFormat, useLabels } from '../../react';
import { useFieldWords, type OwnField } from '../../react/resource';
import { DateField } from '../../ui';

/** The field of a day such as `2026-11-21`; '' for none. */
export function useDayField(): OwnField {
  const t = useLabels();
  const format = useFormat();
  const { calendar } = useFieldWords();
  return useMemo(
    () => ({
      say: (value) =>
        value ? format.date(`${String(value)}T12:00`, { year: true }) : t('form.changes.empty'),
      draw: ({ value, onChange, values: _, ...field }) => (
        <DateField
          {...field}
          locale={format.locale}
          calendarLabel={calendar(field.label)}
          value={value ? String(value) : null}
          onChange={(next) => onChange(next ?? '')}
        />
      ),
    }),
    [t, format, calendar],
  );
}
