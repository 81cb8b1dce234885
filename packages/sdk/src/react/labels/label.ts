import type {
  AlarmsWords,
  AttributesWords,
  BulkWords,
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
  ReportsWords,
  ResourceWords,
  ShareWords,
  Value,
  WeatherWords,
  WidgetsWords,
} from '../../words';

/** Text with `{name}` places, or a function of what fills them. */
export type Label = string | ((params: Readonly<Record<string, Value>>, locale: string) => string);

/** The key of a text in widgets, forms, tables and the tools of a map. */
export type LabelKey =
  | keyof WidgetsWords
  | keyof DetailWords
  | keyof ExportWords
  | keyof GeofencesWords
  | keyof AlarmsWords
  | keyof CommandsWords
  | keyof MapToolsWords
  | keyof AttributesWords
  | keyof BulkWords
  | keyof WeatherWords
  | keyof ResourceWords
  | keyof MembersWords
  | keyof ManageWords
  | keyof NotificationsWords
  | keyof PeriodWords
  | keyof ReplayWords
  | keyof SchedulesWords
  | keyof ShareWords
  | keyof ReportPageWords
  | keyof ReportsWords;

type Plural = `${LabelKey}_${Intl.LDMLPluralRule}`;

/** The names of what belongs to a resource of one's own: `member.boat.crew`, `section.rigging`. */
type OwnKey = `${'member' | 'hint' | 'section' | 'choice' | 'attribute' | 'delete'}.${string}`;

/**
 * Words of one's own, by key. A text with a count may be given once for all counts, or for each form
 * of the language (`list.foot.devices_one`).
 */
export type LabelOverrides = { readonly [Key in LabelKey | Plural | OwnKey]?: Label | undefined };
