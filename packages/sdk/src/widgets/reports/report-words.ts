import type { Namespace } from '../../words';

/** What reports say beside what every widget says. */
export const REPORT_WORDS: readonly Namespace[] = [
  'reports',
  'report-page',
  'period',
  'resource',
  'members',
  'device',
  'attributes',
];
