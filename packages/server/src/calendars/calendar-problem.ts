/** Problems of a calendar by code, each with a sentence in the words (`refusal.calendar.<code>`). */
export const CALENDAR_PROBLEMS = [
  ...([
    'backwards',
    'exrule',
    'file',
    'found',
    'interval',
    'range',
    'rule',
    'size',
    'start',
  ] as const),
  ...(['steps', 'time', 'timeless', 'zone', 'zoneBroken'] as const),
] as const;

/** A code of what is wrong with a calendar. */
export type CalendarProblemCode = (typeof CALENDAR_PROBLEMS)[number];

interface Said {
  code: CalendarProblemCode;
  params?: Readonly<Record<string, string | number>>;
  /** The event that is wrong, counted from 1; left out, it is the calendar. */
  event?: { place: number; name: string };
}

/** Error for a calendar that cannot be read, with its English sentence. */
export class CalendarProblem extends Error {
  constructor(
    message: string,
    readonly said: Said,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
