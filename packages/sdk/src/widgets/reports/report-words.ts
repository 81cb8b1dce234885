import type { Namespace } from '../../words';

/** Word files of the reports, beyond those of every widget. */
export const REPORT_WORDS: readonly Namespace[] = [
  'reports',
  'report-page',
  'period',
  'resource',
  'members',
  'device',
  'attributes',
];
