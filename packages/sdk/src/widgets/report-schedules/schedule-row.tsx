import { Pause, Play, Send } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { isTrackingError } from '../../client';
import { scheduledReport, type ScheduledReport, REPORT_RUN_STATES } from '../../contract';
import { describeReport, describeRunError, describeTiming, parseRecipients } from '../../domain';
import {
  useAccess,
  useFormat,
  useLabels,
  useResource,
  useResourceChanges,
  useTrackingClient,
} from '../../react';
import { describeRefusal } from '../../react/describe-refusal';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { focusRing, IconButton, truncate } from '../../ui';

/** Describes the last run; null before the first. */
function describeLast({
  lastDueAt,
  lastStatus,
  lastError,
}: Pick<ScheduledReport, 'lastDueAt' | 'lastStatus' | 'lastError'>) {
  const status = REPORT_RUN_STATES.find((known) => known === lastStatus);
  if (lastDueAt === null || status === undefined) return null;
  return {
    dueAt: lastDueAt,
    words: `schedule.status.${status}` as const,
    /** Reason why the report was not sent, or not to everyone. */
    why: lastError ? describeRunError(lastError) : null,
    isBad: status === 'failed' || status === 'partly',
  };
}

const NO_MAIL = 'MAIL_NOT_CONFIGURED';

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 24px;
  border-bottom: 1px solid var(--rastro-border);
  @media (max-width: 768px) {
    padding: 8px 16px;
  }
`;
const Open = styled.button`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 3fr);
  gap: 2px 24px;
  min-width: 0;
  margin: 0;
  padding: 4px 0;
  border: 0;
  border-radius: var(--rastro-radius-control);
  background: none;
  color: var(--rastro-text);
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  @media (max-width: 768px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Part = styled.span`
  display: block;
  min-width: 0;
  & > strong {
    display: block;
    ${truncate}
    font-weight: 550;
  }
  & > span {
    color: var(--rastro-text-muted);
    font-size: 13px;
    line-height: 18px;
    /* Why nothing goes out takes two lines; twenty addresses would take more. */
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > [data-tone='bad'] {
    color: var(--rastro-status-alarm-text);
  }
`;
const Told = styled.p`
  margin: 0;
  color: var(--rastro-text-muted);
  font-size: 13px;
`;

/** One report that goes out by itself: what, when, to whom, and how it went. */
export function ScheduleRow({
  report,
  onOpen,
}: {
  report: ScheduledReport;
  onOpen: () => void;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const access = useAccess();
  const client = useTrackingClient();
  const { locale, units } = useTrackingContext('ScheduleRow');
  const { refresh } = useResource(scheduledReport);
  const { patch } = useResourceChanges(scheduledReport);
  const [told, setTold] = useState('');
  const { id, name, kind, isPaused, nextAt, recipients } = report;
  const addresses = parseRecipients(recipients);
  const last = describeLast(report);
  const isWaiting = report.lastStatus === 'waiting';
  // Once it is known how it went, it is no longer on its way.
  useEffect(() => (isWaiting ? () => setTold('') : undefined), [isWaiting]);
  // What waits for another try does not arrive in a moment.
  const isOver = report.retryAt !== null && told === t('schedule.sendNow.done');

  const act = async (what: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await what();
      setTold(done);
      await refresh();
    } catch (error) {
      // Its usual words are about a forgotten password.
      const isMail = isTrackingError(error, NO_MAIL);
      setTold(isMail ? t(describeRunError(NO_MAIL)) : t(describeRefusal(error)));
    }
  };
  const send = () => client.resource(scheduledReport).sendNow({ id });
  return (
    <Root>
      <Open type="button" onClick={onOpen}>
        <Part>
          <strong dir="auto" title={name}>
            {name}
          </strong>
          <span>{`${t(describeReport(kind))} · ${t(`export.file.${report.format}`)}`}</span>
        </Part>
        <Part>
          <strong>{t(describeTiming(report, { locale, hour12: units.hour12 }))}</strong>
          <span>
            {isPaused
              ? t('schedule.paused.text')
              : nextAt === null
                ? t(describeRunError(NO_MAIL))
                : t('schedule.next.text', { time: format.dateTime(nextAt) })}
          </span>
        </Part>
        <Part>
          <span title={addresses.join(', ')}>{addresses.join(', ')}</span>
          {last ? (
            <span data-tone={last.isBad ? 'bad' : undefined}>
              {t('schedule.last.text', {
                status: t(last.words),
                time: format.dateTime(last.dueAt),
              })}
            </span>
          ) : null}
          {last?.why ? (
            <span>
              {t(last.why)}
              {report.retryAt === null
                ? ''
                : ` ${t('schedule.runs.again', { time: format.dateTime(report.retryAt) })}`}
            </span>
          ) : null}
        </Part>
      </Open>
      <Told role="status">{isOver ? '' : told}</Told>
      {access('update', 'reports').allowed ? (
        <>
          <IconButton
            label={t(isPaused ? 'schedule.resume.action' : 'schedule.pause.action')}
            icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onClick={() => void act(() => patch(id, { isPaused: !isPaused }), '')}
          />
          <IconButton
            label={t('schedule.sendNow.action')}
            icon={<Send aria-hidden="true" />}
            onClick={() => void act(send, t('schedule.sendNow.done'))}
          />
        </>
      ) : null}
    </Root>
  );
}
