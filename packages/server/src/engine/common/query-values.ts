import { notFound } from './engine-error';
import { isKeepableTime } from './format-time';

const WHOLE_NUMBER = /^[+-]?\d{1,18}$/;
const ZONED_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

const toId = (text: string): number => {
  if (text === '') return 0;
  if (!WHOLE_NUMBER.test(text)) throw notFound();
  return Number(text);
};

/** A whole number from a query or path; missing or empty is 0, anything else a 404 (tracking-api §0). */
export const readId = (text: string | null | undefined): number => toId(text ?? '');

/** All values of a repeated id. */
export const readIds = (query: URLSearchParams, name: string): number[] =>
  query.getAll(name).map(toId);

/** Only the text `true`, in any case. */
export const readFlag = (query: URLSearchParams, name: string): boolean =>
  query.get(name)?.toLowerCase() === 'true';

/** Epoch ms of a zoned ISO time, undefined for any other text. */
export const parseZonedTime = (text: string): number | undefined => {
  const timeMs = ZONED_TIME.test(text) ? Date.parse(text) : Number.NaN;
  return isKeepableTime(timeMs) ? timeMs : undefined;
};

/** A zoned time from the query: null when missing, a 404 when it has no zone or is no time. */
export const readTime = (query: URLSearchParams, name: string): number | null => {
  const text = query.get(name);
  if (text === null) return null;
  const timeMs = parseZonedTime(text);
  if (timeMs === undefined) throw notFound();
  return timeMs;
};
