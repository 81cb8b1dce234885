import { DateTimeField, Segment } from '@rastro/sdk/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import {
  PERIOD_KINDS,
  type PeriodEnds,
  type PeriodKind,
  type PeriodProblem,
} from './resolve-period';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 12px;
`;

const Note = styled.p`
  margin: 0;
  color: var(--rastro-text-subtle);
  font-size: 12px;
  line-height: 16px;
`;

const ENDS = [
  { field: 'fromMs', label: 'history.from.label' },
  { field: 'toMs', label: 'history.to.label' },
] as const;

/** Today, yesterday, or two moments, all in the account's time zone, which is named. */
export function PeriodPicker({
  kind,
  onKindChange,
  ends,
  onEndsChange,
  clock,
  problem,
}: {
  kind: PeriodKind;
  onKindChange: (kind: PeriodKind) => void;
  ends: PeriodEnds;
  onEndsChange: (ends: PeriodEnds) => void;
  /** How the account reads times. */
  clock: { locale: string; hour12: boolean; timeZone: string };
  problem: PeriodProblem | null;
}): ReactElement {
  const t = useText();
  return (
    <>
      <Segment
        label={t('history.period.label')}
        options={PERIOD_KINDS.map((value) => ({ value, label: t(`history.period.${value}`) }))}
        value={kind}
        onChange={onKindChange}
      />
      {kind === 'custom' ? (
        <Fields>
          {ENDS.map(({ field, label }) => (
            <DateTimeField
              key={field}
              label={t(label)}
              valueMs={ends[field]}
              onChange={(valueMs) => onEndsChange({ ...ends, [field]: valueMs })}
              {...clock}
              calendarLabel={t('history.calendar.action', { label: t(label) })}
              error={problem?.field === field ? t(problem.text) : undefined}
            />
          ))}
        </Fields>
      ) : null}
      <Note>{t('history.zone.text', { zone: clock.timeZone.replaceAll('_', ' ') })}</Note>
    </>
  );
}
