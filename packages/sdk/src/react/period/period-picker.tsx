'use client';
import type { ReactElement } from 'react';
import {
  findClockChanges,
  HOUR_MS,
  PERIOD_KINDS,
  toDayKey,
  type PeriodChoice,
  type PeriodKind,
  type PeriodProblem,
} from '../../domain';
import { PeriodField } from '../../ui/form/date-time/period-field';
import type { Namespace } from '../../words';
import { LazyWords } from '../provider/lazy-words';
import { useClock } from '../time/use-clock';
import { useForeignZone } from '../time/use-foreign-zone';
import { useFormat } from '../use-format';
import { useLabels } from '../use-labels';
import type { PeriodState } from './use-period';

const WORDS: readonly Namespace[] = ['period'];

/** Props of {@link PeriodPicker}. */
export interface PeriodPickerProps {
  choice: PeriodChoice;
  /** `isStep`: another kind was chosen, in place of a moment that is being typed. */
  onChange: (choice: PeriodChoice, options: { isStep: boolean }) => void;
  /** State from `usePeriod` for the choice. */
  state: PeriodState;
  /** The periods that are offered; default all. */
  kinds?: readonly PeriodKind[];
  /** A menu for narrow places, a row of choices for wide ones. Default `menu`. */
  look?: 'menu' | 'segment';
}

/** Chooses a period by its name or by two moments, in the account's time zone, which it names where the reader's clock shows another time. */
export function PeriodPicker(props: PeriodPickerProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <Picker {...props} />
    </LazyWords>
  );
}

function Picker({
  choice,
  onChange,
  state,
  kinds = PERIOD_KINDS,
  look,
}: PeriodPickerProps): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const clock = useClock();
  const foreignZone = useForeignZone();
  const { period, problem, maxDays } = state;
  const isCustom = choice.kind === 'custom';
  const changes = period ? findClockChanges(period, clock.timeZone) : [];
  const [from, to] = [period?.fromMs, period?.toMs].map((ms) => ms && toDayKey(ms, clock.timeZone));
  const isOneDay = from === to;
  const sentence = (end: PeriodProblem['field']) =>
    problem?.field === end
      ? t(`period.problem.${problem.code}`, { count: maxDays ?? 0 })
      : undefined;
  const chooseKind = (kind: PeriodKind) => {
    if (kind === choice.kind) return;
    // A period of one's own starts as the one that was shown.
    onChange(
      { kind, fromMs: period?.fromMs ?? null, toMs: period?.toMs ?? null },
      { isStep: true },
    );
  };
  return (
    <PeriodField
      label={t('period.kind.label')}
      options={kinds.map((value) => ({ value, label: t(`period.kind.${value}`) }))}
      kind={choice.kind}
      onKindChange={chooseKind}
      ends={isCustom ? choice : null}
      onEndsChange={(ends) => onChange({ ...choice, ...ends }, { isStep: false })}
      clock={clock}
      words={{
        from: t('period.from.label'),
        to: t('period.to.label'),
        calendar: (label) => t('period.calendar.action', { label }),
      }}
      errors={{ fromMs: sentence('fromMs'), toMs: sentence('toMs') }}
      look={look}
      note={
        <>
          {period && !isCustom ? (
            <p>
              {t('period.span.text', {
                from: format.dateTime(period.fromMs, { year: true }),
                to: isOneDay
                  ? format.time(period.toMs)
                  : format.dateTime(period.toMs, { year: true }),
              })}
            </p>
          ) : null}
          {foreignZone ? <p>{t('period.zone.text', { zone: foreignZone })}</p> : null}
          {changes.map(({ dayMs, lengthMs }) => (
            <p key={dayMs} role="note">
              {t('period.clockChange.text', {
                date: format.date(dayMs),
                hours: format.number(lengthMs / HOUR_MS, lengthMs % HOUR_MS === 0 ? 0 : 1),
              })}
            </p>
          ))}
        </>
      }
    />
  );
}
