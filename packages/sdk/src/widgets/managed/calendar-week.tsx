'use client';
import { CalendarX2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatWeekday, readOwnTimeZone, startOfZonedWeek, toWeekStrip } from '../../domain';
import { describeRefusal, useFormat, useLabels, useMinute } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { useRequest } from '../../react/use-request';

const Box = styled.section`
  display: grid;
  gap: 12px;
  min-width: 0;
  font: 400 13px/20px var(--rastro-font-family);
  & > h4 {
    margin: 0;
    font: 600 13px/20px var(--rastro-font-family);
  }
  & > p {
    margin: 0;
    color: var(--rastro-text-muted);
  }
`;
const Never = styled.p`
  && {
    display: flex;
    gap: 8px;
    color: var(--rastro-status-alarm-text);
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`;
const Week = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    align-items: center;
    gap: 8px;
  }
`;
const Track = styled.div`
  position: relative;
  height: 16px;
  border-radius: 4px;
  background:
    linear-gradient(var(--rastro-border), var(--rastro-border)) 25% 0 / 1px 100% no-repeat,
    linear-gradient(var(--rastro-border), var(--rastro-border)) 50% 0 / 1px 100% no-repeat,
    linear-gradient(var(--rastro-border), var(--rastro-border)) 75% 0 / 1px 100% no-repeat,
    var(--rastro-surface-active);
  overflow: hidden;
  & > span {
    position: absolute;
    inset-block: 0;
    min-width: 2px;
    border-radius: 4px;
    background: var(--rastro-accent);
  }
`;
const Hours = styled.div`
  display: flex;
  justify-content: space-between;
  margin-inline-start: 48px;
  color: var(--rastro-text-muted);
  font: 400 11px/14px var(--rastro-font-family);
`;
const Next = styled.ol`
  display: grid;
  gap: 2px;
  margin: 0;
  padding-inline-start: 20px;
`;

/** Active times of a calendar: this week as a strip, and the next five, in the account's zone. */
export function CalendarWeek({ data }: { data: string }): ReactElement | null {
  const t = useLabels();
  const format = useFormat();
  const { timeZone } = useTrackingContext('CalendarWeek');
  const zone = timeZone ?? readOwnTimeZone();
  const weekMs = startOfZonedWeek(useMinute(), zone);
  const from = new Date(weekMs).toISOString();
  const key = data === '' ? null : ['calendar-times', from, data];
  const { data: latest, error } = useRequest('CalendarWeek', key, (client) =>
    client.calendarTimes({ data, from }),
  );
  // While the next answer is on its way the last one stands, so that the form does not jump.
  const [times, setTimes] = useState(latest);
  if (latest && latest !== times) setTimes(latest);
  if (data === '') return null;
  if (error !== undefined) {
    return (
      <Box>
        <p>{t(describeRefusal(error))}</p>
      </Box>
    );
  }
  if (!times) return null;
  const sayTime = (ms: number): string => format.time(ms);
  const days = toWeekStrip(times.week, weekMs, zone);
  return (
    <Box aria-label={t('calendar.week.title')}>
      <h4>{t('calendar.week.title')}</h4>
      {times.happens ? null : (
        <Never role="status">
          <CalendarX2 aria-hidden="true" />
          {t('calendar.never.text')}
        </Never>
      )}
      <div>
        <Week>
          {days.map(({ startMs, spans }, place) => {
            const said = spans
              .map(({ fromMs, toMs }) => `${sayTime(fromMs)}–${sayTime(toMs)}`)
              .join(', ');
            const day = formatWeekday(place + 1, format.locale);
            return (
              <li key={startMs} aria-label={`${day}: ${said || t('calendar.week.nothing')}`}>
                <span aria-hidden="true">{formatWeekday(place + 1, format.locale, 'short')}</span>
                <Track aria-hidden="true" title={said}>
                  {spans.map(({ from: start, to, fromMs }) => (
                    <span
                      key={fromMs}
                      style={{
                        insetInlineStart: `${start * 100}%`,
                        width: `${(to - start) * 100}%`,
                      }}
                    />
                  ))}
                </Track>
              </li>
            );
          })}
        </Week>
        <Hours aria-hidden="true">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </Hours>
      </div>
      {times.next.length > 0 ? (
        <>
          <h4>{t('calendar.next.title', { zone })}</h4>
          <Next>
            {times.next.map(({ fromMs, toMs }) => (
              <li key={fromMs}>
                {`${format.dateTime(fromMs, { year: true })} – ${format.moment(toMs, fromMs)}`}
              </li>
            ))}
          </Next>
        </>
      ) : null}
    </Box>
  );
}
