'use client';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  addCalendarEntry,
  changeCalendarEntry,
  HOUR_MS,
  listCalendarEntries,
  readOwnTimeZone,
  removeCalendarEntry,
  type Schedule,
} from '../../domain';
import { useLabels } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import type { OwnFieldProps } from '../../react/resource';
import { Button, ConfirmDialog, FileField } from '../../ui';
import { CalendarWeek } from './calendar-week';
import { ScheduleFields } from './schedule-fields';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  & > p {
    margin: 0;
    color: var(--rastro-text-muted);
    font: 400 13px/20px var(--rastro-font-family);
  }
  & > p[role='alert'] {
    color: var(--rastro-status-alarm-text);
  }
`;

/** Max size of a chosen file, in bytes; people's calendars are far smaller. */
const MAX_FILE_BYTES = 500_000;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The schedules of a calendar, a new one, and a file of another program in place of all. */
export function CalendarField(props: OwnFieldProps): ReactElement {
  const { id, error, value, onChange, readOnly } = props;
  const t = useLabels();
  const { timeZone } = useTrackingContext('CalendarField');
  const [refusal, setRefusal] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const data = String(value ?? '');
  const entries = useMemo(() => listCalendarEntries(data), [data]);
  const foreign = entries.filter(({ schedule }) => !schedule).length;
  const add = () => {
    const startMs = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
    const schedule: Schedule = {
      startMs,
      endMs: startMs + HOUR_MS,
      zone: timeZone ?? readOwnTimeZone(),
      repeat: 'once',
      days: [],
      count: null,
      until: null,
    };
    const uid = crypto.getRandomValues(new Uint32Array(4)).join('-');
    onChange(addCalendarEntry(data, schedule, { uid, nowMs: Date.now() }));
  };
  const take = async (file: File | null) => {
    setRefusal('');
    if (!file) return;
    if (file.size > MAX_FILE_BYTES) return setRefusal(t('calendar.file.large'));
    const next = toBase64(new Uint8Array(await file.arrayBuffer()));
    if (listCalendarEntries(next).length === 0) setRefusal(t('calendar.file.none'));
    else if (entries.length > 0) setChosen(next);
    else onChange(next);
  };
  return (
    <Column id={id} tabIndex={-1}>
      {entries.map(({ schedule }, place) =>
        schedule ? (
          <ScheduleFields
            key={place}
            id={`${id}-${place}`}
            title={t('calendar.schedule.title', { place: place + 1 })}
            value={schedule}
            onChange={(next) => onChange(changeCalendarEntry(data, place, next))}
            onRemove={() => onChange(removeCalendarEntry(data, place))}
            readOnly={readOnly}
          />
        ) : null,
      )}
      {foreign > 0 ? <p>{t('calendar.foreign.text', { count: foreign })}</p> : null}
      {error ? <p role="alert">{error}</p> : null}
      <CalendarWeek data={data} />
      {readOnly ? null : (
        <>
          <div>
            <Button icon={<Plus aria-hidden="true" />} onClick={add}>
              {t('calendar.add.action')}
            </Button>
          </div>
          <FileField
            id={`${id}-file`}
            label={t('calendar.file.label')}
            hint={t('calendar.file.hint')}
            error={refusal || undefined}
            accept=".ics,text/calendar"
            value={null}
            onChange={(file) => void take(file)}
            formatSize={String}
            words={{
              choose: t('calendar.file.choose'),
              drop: t('calendar.file.drop'),
              remove: t('calendar.file.remove'),
            }}
          />
        </>
      )}
      <ConfirmDialog
        isOpen={chosen !== null}
        danger
        title={t('calendar.file.replace')}
        confirmLabel={t('calendar.file.replaceAction')}
        cancelLabel={t('form.cancel.action')}
        onConfirm={() => {
          onChange(chosen);
          setChosen(null);
        }}
        onClose={() => setChosen(null)}
      >
        {t('calendar.file.replaceText', { count: entries.length })}
      </ConfirmDialog>
    </Column>
  );
}
