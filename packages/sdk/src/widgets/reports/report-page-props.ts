import type { ReactNode } from 'react';
import type { ReportKind, ReportRow, ReportTable, ReportView } from '../../domain';
import type { Appearance } from '../../react/appearance/appearance';
import type { ReportSourceOptions } from '../../react/export/use-report-source';
import type { LabelOverrides } from '../../react/labels/label';

/** Lines above the rows of a report's file. */
export interface ReportFacts {
  period: string | null;
  /** null for a report of now. */
  span: { fromMs: number; toMs: number } | null;
  count: string;
  /** The table with the addresses that it lacks, as far as a file may wait for them. */
  complete?: ReportSourceOptions['complete'];
  /** Draws the chart that is seen, or the map of the open row; undefined where there is neither. */
  picture?: ReportSourceOptions['picture'];
}

/** Props of {@link ReportPage}. */
export interface ReportPageProps {
  kind: ReportKind;
  /** Parameters and look of the report; `parseReportView` reads it from an address. */
  view: ReportView;
  /** `isStep`: another report was asked for, in place of another look of the same. */
  onViewChange: (view: ReportView, options: { isStep: boolean }) => void;
  /** Opens the replay of what a row tells of; without it none is offered. */
  onReplay?: ((row: ReportRow) => void) | undefined;
  /** Opens the drivers and their codes; without it none is offered. */
  onDrivers?: (() => void) | undefined;
  /** Makes what is shown a report that goes out by itself; without it none is offered. */
  onSchedule?: (() => void) | undefined;
  /** Actions for the report shown; the facts are the lines above its file. */
  actions?: (table: ReportTable, facts: ReportFacts) => ReactNode;
  appearance?: Appearance;
  labels?: LabelOverrides;
}
