import { type ReportTable, toReportTable } from '@rastro/sdk/domain';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { ReportFile } from './report-file';

export default { title: 'Console / reports / Report file' };

const empty: ReportTable = toReportTable('trips', []);

export const Nothing = (): ReactElement => (
  <ConsoleStory path="/reports/travels">
    <ReportFile table={empty} facts={{ period: null, span: null, count: '0' }} />
  </ConsoleStory>
);
Nothing.meta = { about: 'A report without rows has no file.', ready: 'button' };
