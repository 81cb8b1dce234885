import { useState, type ReactElement } from 'react';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { describeError, type ReportState, useDevices, useLabels } from '../../react';
import { readDeviceName } from '../../domain';
import { Button, ProgressBar } from '../../ui';

const Line = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 6px 24px;
  border-bottom: 1px solid var(--rastro-border);
  background: var(--rastro-surface-sunken);
  color: var(--rastro-text-muted);
  font: 400 13px/20px var(--rastro-font-family);
  & > svg {
    flex: none;
    color: var(--rastro-status-idle-text);
  }
  & > .rastro-progress-bar {
    flex: 1 1 80px;
    max-width: 320px;
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
const Failed = styled.ul`
  flex: 1 0 100%;
  max-height: 132px;
  margin: 0 0 6px;
  padding-inline-start: 20px;
  overflow: auto;
  & > li {
    overflow-wrap: anywhere;
  }
`;

/** Status of a report: progress, stopped, and vehicles that failed with the reason. */
export function ReportNotices({
  report,
  askedIds,
}: {
  report: ReportState;
  /** The vehicles that are asked for. */
  askedIds: readonly number[];
}): ReactElement {
  const t = useLabels();
  const { status, doneCount, totalCount, failures, rows } = report;
  const progress = t('report.page.progress', { done: doneCount, count: totalCount });
  const devices = useDevices();
  const unseen = askedIds.filter((id) => !devices.has(id));
  return (
    <>
      {unseen.length > 0 ? (
        <Line role="status">
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{t('report.page.unseen', { count: unseen.length })}</span>
        </Line>
      ) : null}
      {status === 'running' ? (
        <Line role="status">
          <ProgressBar
            label={progress}
            value={totalCount === 0 ? undefined : doneCount / totalCount}
          />
          <span>{progress}</span>
          <Button size="sm" variant="ghost" onClick={report.cancel}>
            {t('report.page.cancel')}
          </Button>
        </Line>
      ) : null}
      {status === 'cancelled' ? (
        <Line role="status">
          <span>{t('report.page.cancelled', { done: doneCount, count: totalCount })}</span>
          <Button size="sm" onClick={report.again}>
            {t('report.page.again')}
          </Button>
        </Line>
      ) : null}
      {status === 'full' ? (
        <Line role="status">
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{t('report.page.full', { count: rows.length })}</span>
        </Line>
      ) : null}
      {failures.length > 0 && status !== 'running' ? <Failures report={report} /> : null}
    </>
  );
}

function Failures({ report }: { report: ReportState }): ReactElement {
  const t = useLabels();
  const devices = useDevices();
  const [isOpen, setOpen] = useState(report.failures.length <= 3);
  const nameOf = (deviceId: number): string => {
    const device = devices.get(deviceId);
    return device ? readDeviceName(device) : `#${deviceId}`;
  };
  return (
    <Line role="alert">
      <TriangleAlert size={16} aria-hidden="true" />
      <span>{t('report.page.failed', { count: report.failures.length })}</span>
      <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'report.page.failed.hide' : 'report.page.failed.show')}
      </Button>
      <Button size="sm" onClick={report.retry}>
        {t('report.page.retry')}
      </Button>
      {isOpen ? (
        <Failed tabIndex={0}>
          {report.failures.map(({ deviceId, error }) => (
            <li key={deviceId}>
              <strong dir="auto">{nameOf(deviceId)}</strong> – {t({ key: describeError(error) })}
            </li>
          ))}
        </Failed>
      ) : null}
    </Line>
  );
}
