export { loadUntilThere } from './load-until-there';
export { loadWords, hasWords } from './load-words';
export {
  createWords,
  type Bundle,
  type PlainKey,
  type Translate,
  type WordKey,
  type Words,
} from './create-words';
export { compareWords } from './compare-words';
export { loadNamespace, NAMESPACES, type Namespace } from './load-namespace';
export { checkBrandWords, type CheckedWords } from './check-brand-words';
export {
  createProductWords,
  getProductWords,
  type BrandWords,
  type WordsOf,
} from './product-words';
export { widgetWords } from './widget-words';
export type {
  AttributesWords,
  BulkWords,
  AlarmsWords,
  CommandsWords,
  DetailWords,
  ExportWords,
  GeofencesWords,
  ManageWords,
  MapToolsWords,
  MembersWords,
  NotificationsWords,
  PeriodWords,
  ReplayWords,
  SchedulesWords,
  ReportPageWords,
  RefusalsWords,
  ReportsWords,
  ResourceWords,
  ShareWords,
  WeatherWords,
  WidgetsWords,
} from './params';
export type { Value } from './params/value';
export { reportMissing } from './report-missing';
