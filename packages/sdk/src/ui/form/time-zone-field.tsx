'use client';
import { useMemo, type ReactElement } from 'react';
import { Combobox, type ComboboxProps } from './combobox/combobox';
import type { ComboboxOption } from './combobox/combobox-option';

/** Props of {@link TimeZoneField}. */
export interface TimeZoneFieldProps extends Omit<
  ComboboxProps<string>,
  'value' | 'onChange' | 'options'
> {
  /** IANA name such as `America/Sao_Paulo`; null for none. */
  value: string | null;
  onChange: (timeZone: string | null) => void;
  /** Locale of the offsets after the names. */
  locale: string;
}

/**
 * Returns the zone's current offset from UTC, e.g. `GMT-3`; '' for a zone unknown to the browser.
 */
function readOffset(timeZone: string, locale: string): string {
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

const toOption = (timeZone: string, locale: string): ComboboxOption<string> => ({
  value: timeZone,
  label: timeZone.replaceAll('_', ' '),
  hint: readOffset(timeZone, locale),
});

/** A time zone, found by place or by its distance from UTC. One that the browser does not know stays. */
export function TimeZoneField({
  value,
  onChange,
  locale,
  ...rest
}: TimeZoneFieldProps): ReactElement {
  const options = useMemo(() => {
    const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
    return [...zones].sort().map((zone) => toOption(zone, locale));
  }, [locale]);
  return (
    <Combobox
      {...rest}
      value={value === null ? null : toOption(value, locale)}
      onChange={(option) => onChange(option?.value ?? null)}
      options={options}
    />
  );
}
