'use client';
import { CalendarDays } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../../class-names';
import { SelectMenu } from '../field/select-menu';
import { Segment } from '../toggle/segment';
import { DateTimeField } from './date-time-field';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;
const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 12px;
`;
const Note = styled.div`
  color: var(--rastro-text-subtle);
  font-size: 12px;
  line-height: 16px;
  & > p {
    margin: 0;
  }
`;

/** The two moments of a period of one's own, epoch milliseconds; null for one that is not given. */
export interface PeriodFieldEnds {
  fromMs: number | null;
  toMs: number | null;
}

/** Props of {@link PeriodField}. */
export interface PeriodFieldProps<Kind extends string> {
  label: string;
  /** The periods that have a name. */
  options: readonly { value: Kind; label: string; hint?: ReactNode }[];
  kind: Kind;
  onKindChange: (kind: Kind) => void;
  /** The two fields of a period of one's own; null leaves them out. */
  ends: PeriodFieldEnds | null;
  onEndsChange: (ends: PeriodFieldEnds) => void;
  /** Format of moments; the zone is an IANA name. */
  clock: { locale: string; hour12: boolean; timeZone: string };
  words: { from: string; to: string; calendar: (label: string) => string };
  errors?: { fromMs?: string | undefined; toMs?: string | undefined } | undefined;
  /** Lines below: what the period means, the time zone. */
  note?: ReactNode;
  /** A menu for narrow places, a row of choices for wide ones. Default `menu`. */
  look?: 'menu' | 'segment';
  className?: string;
}

/** A period by its name, or two moments of one's own. */
export function PeriodField<Kind extends string>({
  label,
  options,
  kind,
  onKindChange,
  ends,
  onEndsChange,
  clock,
  words,
  errors = {},
  note,
  look = 'menu',
  className,
}: PeriodFieldProps<Kind>): ReactElement {
  const end = (field: keyof PeriodFieldEnds, name: string) => (
    <DateTimeField
      label={name}
      valueMs={ends?.[field] ?? null}
      onChange={(valueMs) => ends && onEndsChange({ ...ends, [field]: valueMs })}
      {...clock}
      calendarLabel={words.calendar(name)}
      error={errors[field]}
    />
  );
  return (
    <Root className={classNames('rastro-period-field', className)}>
      {look === 'segment' ? (
        <Segment label={label} options={options} value={kind} onChange={onKindChange} />
      ) : (
        <SelectMenu
          label={label}
          hideLabel
          icon={<CalendarDays aria-hidden="true" />}
          options={options}
          value={kind}
          onChange={onKindChange}
        />
      )}
      {ends ? (
        <Ends>
          {end('fromMs', words.from)}
          {end('toMs', words.to)}
        </Ends>
      ) : null}
      {note ? <Note data-printable>{note}</Note> : null}
    </Root>
  );
}
