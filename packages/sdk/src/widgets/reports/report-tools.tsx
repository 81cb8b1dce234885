import type { ReactElement, ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { useLabels } from '../../react';
import type { ReportPlaces } from '../../react/reports/use-report-places';
import { Button, ProgressBar } from '../../ui';

const Line = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  color: var(--rastro-text-muted);
  font-size: 12px;
  white-space: nowrap;
  & > .rastro-progress-bar {
    width: 80px;
  }
`;

/** Tools of a loaded report: address lookup, and the host's actions. */
export function ReportTools({
  places,
  children,
}: {
  places: ReportPlaces;
  children: ReactNode;
}): ReactElement | null {
  const t = useLabels();
  const { missingCount, progress, failedCount } = places;
  if (!children && missingCount === 0 && !progress) return null;
  const said = progress
    ? t('report.page.places.progress', { done: progress.done, count: progress.total })
    : '';
  return (
    <Line>
      {progress ? (
        <>
          <ProgressBar label={said} value={progress.done / Math.max(1, progress.total)} />
          <span role="status">{said}</span>
          <Button size="sm" variant="ghost" onClick={places.stop}>
            {t('report.page.places.stop')}
          </Button>
        </>
      ) : missingCount > 0 ? (
        <Button size="sm" icon={<MapPin size={14} aria-hidden="true" />} onClick={places.find}>
          {t('report.page.places.find', { count: missingCount })}
        </Button>
      ) : null}
      {failedCount > 0 && !progress ? (
        <span role="status">{t('report.page.places.failed', { count: failedCount })}</span>
      ) : null}
      {children}
    </Line>
  );
}
