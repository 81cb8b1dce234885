export { type BrandWarningLike, type MovedRole, type WordWarning } from './brand-warning';
export { describeBrandWarning } from './describe-brand-warning';
export {
  describeAlarm,
  describeAlarmName,
  describeErrorCode,
  describeEventType,
} from './describe-codes';
export { describeImeiDoubt } from './describe-imei-doubt';
export { describeProblem } from './describe-problem';
export { escapeXml } from './escape-xml';
export { formatCsvRow, markText, unmarkText } from './format-csv';
export {
  DEFAULT_LOCALE,
  FALLBACK_LOCALE,
  isLanguageTag,
  type Locale,
  LOCALES,
  type LocaleSources,
  matchLocale,
  resolveLocale,
} from './locale';
export { type Phrase } from './phrase';
