import { DAY_MS } from '../../time';
import { fillMask, type NumberFormat } from './number-format';

/** A spreadsheet keeps no more digits of a number: what has more was rounded by it. */
const FIRST_ROUNDED = 1e15;
/** Days between the first one of a spreadsheet and 1970; files of old Macs begin four years later. */
const DAYS_TO_1970 = 25_569;
const DAYS_OF_1904 = 1_462;

/** A number as it is in its cell, never as a part of it. */
const toNumberText = (value: number): string =>
  Math.abs(value) < FIRST_ROUNDED ? String(value) : value.toExponential().toUpperCase();

/** A day, or a time by nobody's clock in particular. */
function toDateText(value: number, isFrom1904: boolean): string {
  const days = value + (isFrom1904 ? DAYS_OF_1904 : 0) - DAYS_TO_1970;
  const date = new Date(Math.round((days * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(date.getTime())) return toNumberText(value);
  const [day = '', time = ''] = date.toISOString().split('T');
  const clock = time.slice(0, 8);
  if (value >= 0 && value < 1) return clock;
  return clock === '00:00:00' ? day : `${day}T${clock}`;
}

/** The number of a cell as the text that a CSV would hold: as the sheet shows it, where digits would be lost. */
export function toCellNumber(
  text: string,
  { isDate, mask }: NumberFormat,
  isFrom1904: boolean,
): string {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value)) return text;
  if (isDate) return toDateText(value, isFrom1904);
  const isMasked = mask && Number.isInteger(value) && value >= 0 && value < FIRST_ROUNDED;
  return isMasked ? fillMask(value, mask) : toNumberText(value);
}
