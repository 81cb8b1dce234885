import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { describeRunError } from '../../domain';
import { useFormat, useLabels } from '../../react';
import { useScheduleRuns } from '../../react/schedules/use-schedule-runs';

const Root = styled.section`
  margin-top: 20px;
  border-top: 1px solid var(--rastro-border);
  & > h3 {
    margin: 12px 0 4px;
    font: 600 13px/20px var(--rastro-font-family);
  }
  & > p {
    margin: 0;
    color: var(--rastro-text-muted);
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    padding: 6px 0;
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
    overflow-wrap: anywhere;
  }
  & [data-tone='bad'] {
    color: var(--rastro-status-alarm-text);
  }
`;

/** The last times that a report went out, or was to, with what went wrong. */
export function ScheduleRuns({ id }: { id: number }): ReactElement | null {
  const t = useLabels();
  const format = useFormat();
  const { data } = useScheduleRuns(id);
  if (data === undefined) return null;
  return (
    <Root>
      <h3>{t('schedule.runs.title')}</h3>
      {data.length === 0 ? <p>{t('schedule.runs.none')}</p> : null}
      <ul>
        {data.map((run) => (
          <li key={run.id}>
            <span
              data-tone={run.status === 'failed' || run.status === 'partly' ? 'bad' : undefined}
            >
              {t('schedule.last.text', {
                status: t(`schedule.status.${run.status}`),
                time: format.dateTime(run.dueAt),
              })}
            </span>
            {run.sentTo === '' ? null : (
              <small>{`${run.sentTo} · ${t('schedule.runs.rows', { count: run.rowCount })}`}</small>
            )}
            {run.error === '' ? null : (
              <small>
                {t(describeRunError(run.error))}
                {run.retryAt === null
                  ? ''
                  : ` ${t('schedule.runs.again', { time: format.dateTime(run.retryAt) })}`}
              </small>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
