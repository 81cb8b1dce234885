'use client';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  formatWeekday,
  moveScheduleStart,
  SCHEDULE_DAYS,
  SCHEDULE_REPEATS,
  toDayKey,
  type Schedule,
} from '../../domain';
import { useFormat, useLabels } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { useFieldWords } from '../../react/resource';
import { Checkbox, DateField, DateTimeField, IconButton, NumberField, SelectMenu } from '../../ui';

const Box = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 12px;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-control);
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font: 600 13px/20px var(--rastro-font-family);
`;
const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
`;

/** Props of {@link ScheduleFields}. */
interface ScheduleFieldsProps {
  id: string;
  title: string;
  value: Schedule;
  onChange: (next: Schedule) => void;
  onRemove: () => void;
  readOnly: boolean;
}

const EXPIRIES = ['never', 'count', 'until'] as const;
/** Initial count of repeats. */
const FIRST_COUNT = 10;

/** The days of the week on which a schedule repeats. */
function DaysField({
  days,
  readOnly,
  onChange,
}: {
  days: Schedule['days'];
  readOnly: boolean;
  onChange: (days: Schedule['days']) => void;
}): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  return (
    <Days role="group" aria-label={t('calendar.days.label')}>
      {SCHEDULE_DAYS.map((day, place) => (
        <Checkbox
          key={day}
          checked={days.includes(day)}
          disabled={readOnly}
          onChange={(on) =>
            onChange(SCHEDULE_DAYS.filter((each) => (each === day ? on : days.includes(each))))
          }
        >
          {formatWeekday(place + 1, locale)}
        </Checkbox>
      ))}
    </Days>
  );
}

/** One schedule of a calendar: from when to when, how it repeats, and until when it does. */
export function ScheduleFields(props: ScheduleFieldsProps): ReactElement {
  const { id, title, value, onChange, onRemove, readOnly } = props;
  const t = useLabels();
  const { locale } = useFormat();
  const words = useFieldWords();
  const { units } = useTrackingContext('ScheduleFields');
  const [isEndEarly, setEndEarly] = useState(false);
  const set = (part: Partial<Schedule>) => onChange({ ...value, ...part });
  const expiry = value.count !== null ? 'count' : value.until !== null ? 'until' : 'never';
  const moment = (part: 'startMs' | 'endMs') => {
    const label = t(part === 'startMs' ? 'calendar.start.label' : 'calendar.end.label');
    return (
      <DateTimeField
        id={`${id}-${part}`}
        label={label}
        locale={locale}
        readOnly={readOnly}
        required
        error={part === 'endMs' && isEndEarly ? t('calendar.end.early') : undefined}
        timeZone={value.zone}
        hour12={units.hour12 ?? false}
        calendarLabel={words.calendar(label)}
        valueMs={value[part]}
        onChange={(ms) => {
          if (ms === null) return;
          setEndEarly(part === 'endMs' && ms <= value.startMs);
          if (part === 'startMs') onChange(moveScheduleStart(value, ms));
          else if (ms > value.startMs) set({ endMs: ms });
        }}
      />
    );
  };
  const expire = (next: string) => {
    const day = toDayKey(value.startMs, value.zone);
    set({
      count: next === 'count' ? FIRST_COUNT : null,
      until: next === 'until' ? day : null,
    });
  };
  const untilLabel = t('calendar.until.label');
  return (
    <Box aria-label={title}>
      <Head>
        <span>{title}</span>
        {readOnly ? null : (
          <IconButton
            label={t('calendar.remove.action', { name: title })}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        )}
      </Head>
      {moment('startMs')}
      {moment('endMs')}
      <SelectMenu
        id={`${id}-repeat`}
        label={t('calendar.repeat.label')}
        disabled={readOnly}
        value={value.repeat}
        options={SCHEDULE_REPEATS.map((each) => ({
          value: each,
          label: t(`calendar.repeat.${each}`),
        }))}
        onChange={(next) => {
          const repeat = SCHEDULE_REPEATS.find((each) => each === next) ?? 'once';
          const rest = repeat === 'once' ? { count: null, until: null } : {};
          set({ repeat, days: repeat === 'weekly' ? value.days : [], ...rest });
        }}
      />
      {value.repeat === 'weekly' ? (
        <DaysField days={value.days} readOnly={readOnly} onChange={(days) => set({ days })} />
      ) : null}
      {value.repeat === 'once' ? null : (
        <SelectMenu
          id={`${id}-expiry`}
          label={t('calendar.expiry.label')}
          disabled={readOnly}
          value={expiry}
          options={EXPIRIES.map((each) => ({ value: each, label: t(`calendar.expiry.${each}`) }))}
          onChange={expire}
        />
      )}
      {expiry === 'count' ? (
        <NumberField
          id={`${id}-count`}
          label={t('calendar.count.label')}
          locale={locale}
          readOnly={readOnly}
          required
          decimals={0}
          min={1}
          max={999_999}
          value={value.count}
          onChange={(count) => {
            if (count !== null && count >= 1) set({ count: Math.min(999_999, Math.round(count)) });
          }}
        />
      ) : null}
      {expiry === 'until' ? (
        <DateField
          id={`${id}-until`}
          label={untilLabel}
          locale={locale}
          readOnly={readOnly}
          required
          calendarLabel={words.calendar(untilLabel)}
          value={value.until}
          onChange={(until) => {
            if (until) set({ until });
          }}
        />
      ) : null}
    </Box>
  );
}
