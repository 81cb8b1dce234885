/** Display formats of a cell; numbers stay numbers. */
export type CellFormat =
  | 'text'
  | 'time'
  | 'day'
  | 'duration'
  | 'km'
  | 'mi'
  | 'kmh'
  | 'mph'
  | 'kn'
  | 'liters'
  | 'volts'
  | 'percent'
  | 'celsius'
  | 'degrees'
  | 'course'
  | 'meters'
  | 'number';

/**
 * Returns the number format of each, for spreadsheet programs; days and times as in the reader's
 * language.
 */
export const numberFormats = (locale: string | undefined): Readonly<Record<CellFormat, string>> => {
  const day = locale === undefined ? 'yyyy-mm-dd' : (DAYS[locale.slice(0, 2)] ?? 'dd/mm/yyyy');
  return {
    text: '@',
    time: `${day} hh:mm:ss`,
    day,
    duration: '[h]:mm:ss',
    km: '#,##0.00" km"',
    mi: '#,##0.00" mi"',
    kmh: '0.0" km/h"',
    mph: '0.0" mph"',
    kn: '0.0" kn"',
    liters: '0.00" l"',
    volts: '0.00" V"',
    percent: '0" %"',
    celsius: '0.0" °C"',
    degrees: '0.000000',
    course: '0"°"',
    meters: '0.0" m"',
    number: 'General',
  };
};

const DAYS: Readonly<Record<string, string>> = { en: 'mm/dd/yyyy' };

/** All formats, in the order of their styles. */
export const CELL_FORMATS = Object.keys(numberFormats(undefined)) as CellFormat[]; // its own keys

/** Texts, times and days begin at the left, as their heads do; figures end at the right. */
export const isFigure = (format: CellFormat): boolean => !['text', 'time', 'day'].includes(format);

/** Styles before those of the formats: plain, and the heads of texts and of figures. */
const HEAD_STYLE = 1;
const FIRST_STYLE = HEAD_STYLE + 2;

/** The style of the head of a column. */
export const headStyleOf = (format: CellFormat): number => HEAD_STYLE + (isFigure(format) ? 1 : 0);

/** The style of a format: one for rows, the next for sums. */
export const styleOf = (format: CellFormat, isStrong: boolean): number =>
  FIRST_STYLE + CELL_FORMATS.indexOf(format) * 2 + (isStrong ? 1 : 0);
