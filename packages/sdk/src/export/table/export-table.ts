import type { DistanceUnit, ReportValueKind, SpeedUnit } from '../../domain';

/** Kinds of values as in reports; a place, an event and a yes or no are exported as text. */
export type ExportKind = Exclude<ReportValueKind, 'place' | 'event' | 'flag'>;

/** One value; null is what is not known. Text stays text, whatever it begins with. */
export type ExportValue = string | number | null;

/** One column, under the name that stands at its head. */
export interface ExportColumn {
  key: string;
  kind: ExportKind;
  label: string;
}

/** One line: the values in the order of the columns. A group's line has its title alone. */
export interface ExportLine {
  type: 'row' | 'group' | 'subtotal' | 'total';
  cells: readonly ExportValue[];
}

/** A table with its lines in pieces, which are asked for one after the other. */
export interface ExportTable {
  /** Names the sheet, and the part of a document with several tables. */
  name: string;
  columns: readonly ExportColumn[];
  lines: Iterable<readonly ExportLine[]> | AsyncIterable<readonly ExportLine[]>;
}

/** A picture as a file holds it. */
export interface ExportPicture {
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  /** Stands below it where it is not the logo: what it is of. */
  caption?: string;
}

/** Brand of the file. */
export interface ExportBrand {
  name: string;
  /** `#rrggbb`. */
  color: string;
  logo?: ExportPicture | undefined;
}

/** Format of figures and times: language, zone, units. */
export interface ExportStyle {
  locale: string;
  /** IANA name. */
  timeZone: string;
  /** Default km/h. */
  speed?: SpeedUnit | undefined;
  /** Default km. */
  distance?: DistanceUnit | undefined;
  /** Twelve-hour clock; default as usual in the language. */
  hour12?: boolean | undefined;
}

/** Texts of a file besides its tables. */
export interface TableFileWords {
  /** `Page {page} of`: the number of all pages follows. */
  pageOf: string;
  /** Full text with the time of the file's creation: `Made on 11/23/2026, 8:14 AM`. */
  madeAt: string;
  /** Text in place of the lines of an empty table. */
  empty: string;
  /** Text below the last row of a PDF that had no space for all. */
  shortened: string;
}

/** All that a file is made of. */
export interface ExportDocument {
  title: string;
  /** Period, vehicles: a line each. */
  subtitle: readonly string[];
  tables: readonly ExportTable[];
  brand: ExportBrand;
  style: ExportStyle;
  words: TableFileWords;
  /** A map or a chart, on the first page of a PDF. */
  picture?: ExportPicture | undefined;
  /** Lines of all tables together, as far as that is known; progress is told by it. */
  lineCount?: number;
}

/** The kinds of files. */
export const EXPORT_FORMATS = ['pdf', 'xlsx', 'csv'] as const;

/** One of them; also how its name ends. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
