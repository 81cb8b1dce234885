import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { REPORT_FORMATS } from '../../contract';
import {
  describeReport,
  formatSilentHours,
  formatWeekday,
  listReportGroupings,
  REPORT_GROUPINGS,
  SCHEDULED_REPORT_KINDS,
  REPORT_REPEATS,
  SCHEDULED_PERIODS,
  type ScheduledPeriod,
  type ScheduleProblem,
  SILENT_HOURS,
} from '../../domain';
import { useLabels, useReportKinds } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import type { ScheduleDraftState } from '../../react/schedules/use-schedule-draft';
import { useForeignZone } from '../../react/time/use-foreign-zone';
import { NumberField, SelectMenu, TextArea, TextField, TimeField } from '../../ui';
import { ColumnsField } from './columns-field';
import { VehiclesField } from '../reports/vehicles-field';

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Note = styled.p`
  margin: -8px 0 0;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

const toClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const fromClock = (text: string | null): number => {
  const [hour = Number.NaN, minute = Number.NaN] = (text ?? '').split(':').map(Number);
  return hour * 60 + minute;
};

/** The sentence for what is wrong with a field. */
function useErrorOf({ problem }: ScheduleDraftState) {
  const t = useLabels();
  return (field: ScheduleProblem['field']) =>
    problem?.field === field ? t(problem.words) : undefined;
}

/** Fields of the time at which a report goes out, and how often. */
function TimeFields({ state }: { state: ScheduleDraftState }): ReactElement {
  const t = useLabels();
  const { locale, units } = useTrackingContext('ScheduleForm');
  const { draft, change } = state;
  const errorOf = useErrorOf(state);
  const foreignZone = useForeignZone(draft.timeZone);
  return (
    <>
      <SelectMenu
        label={t('schedule.repeats.label')}
        options={REPORT_REPEATS.map((value) => ({ value, label: t(`schedule.repeats.${value}`) }))}
        value={draft.repeats}
        onChange={(repeats) => change({ repeats })}
      />
      <TimeField
        label={t('schedule.time.label')}
        locale={locale}
        {...(units.hour12 === undefined ? {} : { hour12: units.hour12 })}
        error={errorOf('minuteOfDay')}
        value={Number.isNaN(draft.minuteOfDay) ? null : toClock(draft.minuteOfDay)}
        onChange={(value) => change({ minuteOfDay: fromClock(value) })}
      />
      {draft.repeats === 'weekly' ? (
        <SelectMenu
          label={t('schedule.weekday.label')}
          options={WEEKDAYS.map((day) => ({
            value: String(day),
            label: formatWeekday(day, locale),
          }))}
          value={String(draft.weekday)}
          onChange={(value) => change({ weekday: Number(value) })}
        />
      ) : null}
      {draft.repeats === 'monthly' ? (
        <NumberField
          locale={locale}
          label={t('schedule.monthDay.label')}
          hint={t('schedule.monthDay.hint')}
          error={errorOf('monthDay')}
          min={1}
          max={31}
          value={Number.isNaN(draft.monthDay) ? null : draft.monthDay}
          onChange={(value) => change({ monthDay: value ?? Number.NaN })}
        />
      ) : null}
      {foreignZone ? <Note data-wide>{t('schedule.zone.text', { zone: foreignZone })}</Note> : null}
    </>
  );
}

/** Fields of a report schedule: report, vehicles, time, format and recipients. */
export function ScheduleForm({ state }: { state: ScheduleDraftState }): ReactElement {
  const t = useLabels();
  const { locale } = useTrackingContext('ScheduleForm');
  const { draft, change } = state;
  const kinds = useReportKinds(SCHEDULED_REPORT_KINDS);
  const errorOf = useErrorOf(state);
  const { deviceIds, groupIds } = draft;
  const isAll = deviceIds.length + groupIds.length === 0;
  // One that was chosen before stays until somebody chooses another.
  const groupings = REPORT_GROUPINGS.filter(
    (one) => one === draft.grouping || listReportGroupings(draft.kind).includes(one),
  );
  const isSilent = draft.kind === 'silent';
  const sayPeriod = (period: ScheduledPeriod) =>
    period === 'lastWeek' ? t('schedule.period.lastWeek') : t(`period.kind.${period}`);
  return (
    <Root>
      <div data-wide>
        <TextField
          label={t('schedule.name.label')}
          hint={t('schedule.name.hint')}
          error={errorOf('name')}
          required
          maxLength={128}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </div>
      <SelectMenu
        label={t('schedule.kind.label')}
        options={kinds.map((value) => ({
          value,
          label: t(describeReport(value)),
        }))}
        value={draft.kind}
        onChange={(kind) =>
          change({
            kind,
            ...(!listReportGroupings(kind).includes(draft.grouping) && { grouping: 'none' }),
          })
        }
      />
      {isSilent ? (
        <SelectMenu
          label={t('schedule.silent.label')}
          options={SILENT_HOURS.map((hours) => ({
            value: String(hours),
            label: formatSilentHours(hours, { locale }),
          }))}
          value={String(draft.silentHours)}
          onChange={(value) => change({ silentHours: Number(value) })}
        />
      ) : (
        <SelectMenu
          label={t('schedule.period.label')}
          options={SCHEDULED_PERIODS.map((value) => ({ value, label: sayPeriod(value) }))}
          value={draft.period}
          onChange={(period) => change({ period })}
        />
      )}
      <div data-wide>
        <VehiclesField
          value={isAll ? 'all' : { deviceIds, groupIds }}
          onChange={(vehicles) =>
            change(vehicles === 'all' ? { deviceIds: [], groupIds: [] } : vehicles)
          }
        />
        {errorOf('deviceIds') ? <Note role="alert">{errorOf('deviceIds')}</Note> : null}
      </div>
      <div data-wide>
        <ColumnsField
          kind={draft.kind}
          value={draft.columns}
          onChange={(columns) => change({ columns })}
        />
      </div>
      <SelectMenu
        label={t('schedule.format.label')}
        options={REPORT_FORMATS.map((value) => ({ value, label: t(`export.file.${value}`) }))}
        value={draft.format}
        onChange={(format) => change({ format })}
      />
      <SelectMenu
        label={t('schedule.grouping.label')}
        options={groupings.map((value) => ({
          value,
          label: t(`report.page.grouping.${value}`),
        }))}
        value={draft.grouping}
        onChange={(grouping) => change({ grouping })}
      />
      <TimeFields state={state} />
      <div data-wide>
        <TextArea
          label={t('schedule.recipients.label')}
          hint={t('schedule.recipients.hint')}
          error={errorOf('recipients')}
          required
          rows={2}
          inputMode="email"
          autoComplete="email"
          value={draft.recipients}
          onChange={(event) => change({ recipients: event.currentTarget.value })}
        />
      </div>
    </Root>
  );
}
