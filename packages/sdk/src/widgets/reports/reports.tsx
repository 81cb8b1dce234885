'use client';
import { useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { EMPTY_REPORT_VIEW, REPORT_KINDS, type ReportKind, type ReportView } from '../../domain';
import { AppearanceScope, LabelsScope, LazyWords, useLabels, useReportKinds } from '../../react';
import type { Appearance } from '../../react/appearance/appearance';
import type { LabelOverrides } from '../../react/labels/label';
import { SelectMenu, widgetText } from '../../ui';
import type { DeviceSelection } from '../selection';
import { ReportPage } from './report-page';
import type { ReportPageProps } from './report-page-props';
import { REPORT_WORDS } from './report-words';

const Root = styled.div`
  ${widgetText}
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  background: var(--rastro-surface);
`;
const Bar = styled.div`
  padding: 12px 16px;
  border-bottom: 1px solid var(--rastro-border);
`;

/** Props of {@link Reports}. */
export interface ReportsProps {
  /** The report that is shown; default the widget's own choice. */
  kind?: ReportKind;
  /** The one that is shown first where the widget keeps it. Default the summary. */
  defaultKind?: ReportKind;
  onKindChange?: (kind: ReportKind) => void;
  /** Device of the first report; by default the user chooses. */
  selectedId?: DeviceSelection;
  /** Reports offered, in order, limited to those the account may read. Default all. */
  kinds?: readonly ReportKind[];
  /** Opens the replay of what a row tells of; without it none is offered. */
  onReplay?: ReportPageProps['onReplay'];
  appearance?: Appearance;
  labels?: LabelOverrides;
  /** Shown until the words are there, and on servers; default nothing. */
  fallback?: ReactNode;
  className?: string;
  style?: CSSProperties;
  id?: string;
}

/**
 * All reports: which one, of whom, of which period, and what came of it. Keeps what was asked for itself; a host that
 * keeps it in its address takes `ReportPage`. Fills its parent; must stand inside `<TrackingProvider>`.
 */
export function Reports({
  appearance,
  labels,
  fallback = null,
  ...rest
}: ReportsProps): ReactElement {
  return (
    <AppearanceScope appearance={appearance}>
      <LazyWords files={REPORT_WORDS} fallback={fallback}>
        <LabelsScope labels={labels}>
          <Chosen {...rest} />
        </LabelsScope>
      </LazyWords>
    </AppearanceScope>
  );
}

function Chosen({
  kind: given,
  defaultKind = 'summary',
  onKindChange,
  selectedId,
  kinds = REPORT_KINDS,
  onReplay,
  className,
  style,
  id,
}: Omit<ReportsProps, 'appearance' | 'labels' | 'fallback'>): ReactElement {
  const t = useLabels();
  const offered = useReportKinds(kinds);
  const [own, setOwn] = useState(defaultKind);
  const kind = given ?? own;
  const [view, setView] = useState<ReportView>({
    ...EMPTY_REPORT_VIEW,
    vehicles: selectedId == null ? null : { deviceIds: [selectedId], groupIds: [] },
  });
  // Columns and their order are those of one report.
  const choose = (next: ReportKind) => {
    setOwn(next);
    setView((before) => ({ ...before, columns: null, sort: null }));
    onKindChange?.(next);
  };
  return (
    <Root
      id={id}
      style={style}
      className={className ? `rastro-reports ${className}` : 'rastro-reports'}
    >
      <Bar>
        <SelectMenu
          label={t('report.page.kinds')}
          hideLabel
          options={offered.map((value) => ({ value, label: t(`report.kind.${value}`) }))}
          value={kind}
          onChange={choose}
        />
      </Bar>
      <ReportPage key={kind} kind={kind} view={view} onViewChange={setView} onReplay={onReplay} />
    </Root>
  );
}
