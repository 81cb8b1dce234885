const formats = new Map<string, Intl.DateTimeFormat>();

/** Format options of a moment. `timeZone` is an IANA name, default the machine's own. */
export interface DateStyle {
  locale: string;
  timeZone?: string;
  /** Twelve-hour clock; default as usual in the language. */
  hour12?: boolean;
}

/** The time of day, e.g. `14:31`. `at` is ISO text or epoch milliseconds; '–' when it is neither. */
export function formatTime(at: string | number, style: DateStyle & { seconds?: boolean }): string {
  const isClock12 = style.hour12 ?? style.locale.startsWith('en');
  return formatWith(at, style, {
    hour: isClock12 ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(style.seconds ? { second: '2-digit' } : {}),
    ...(isClock12 ? { hour12: true } : { hourCycle: 'h23' }),
  });
}

/** The day, e.g. `21/11` or `Nov 21`; with the year `21/11/2026` or `Nov 21, 2026`. */
export function formatDate(at: string | number, style: DateStyle & { year?: boolean }): string {
  return formatWith(at, style, {
    day: style.locale.startsWith('en') ? 'numeric' : '2-digit',
    month: style.locale.startsWith('en') ? 'short' : '2-digit',
    ...(style.year ? { year: 'numeric' } : {}),
  });
}

/** Day and time, e.g. `21/11 14:32` or `Nov 21, 2:32 PM`. */
export function formatDateTime(
  at: string | number,
  style: DateStyle & { year?: boolean; seconds?: boolean },
): string {
  const date = formatDate(at, style);
  const time = formatTime(at, style);
  if (date === UNREADABLE) return UNREADABLE;
  return style.locale.startsWith('en') ? `${date}, ${time}` : `${date} ${time}`;
}

/** The calendar day of a moment in a time zone, e.g. `2026-11-21`; '' when it is no moment. */
export function toDayKey(at: string | number, timeZone?: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return getFormat('en-CA', { ...options, timeZone }).format(date);
}

const UNREADABLE = '–';

function formatWith(
  at: string | number,
  style: DateStyle,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return UNREADABLE;
  return getFormat(style.locale, { ...options, timeZone: style.timeZone }).format(date);
}

function getFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}
