export { describeBrandWarning } from './describe-brand-warning';
export {
  describeAlarm,
  describeAlarmName,
  describeErrorCode,
  describeEventType,
} from './describe-codes';
export { describeProblem } from './describe-problem';
export { escapeXml } from './escape-xml';
export { csvStyleOf, formatCsvRow, markText, unmarkText } from './format-csv';
export {
  DEFAULT_LOCALE,
  FALLBACK_LOCALE,
  isLanguageTag,
  LOCALES,
  matchLocale,
  resolveLocale,
} from './locale';
export { toPrintable } from './to-printable';
export type * from './types';
