import { isKeepableTime } from '../../common/format-time';
import { parseJavaNumber } from '../../common/java-number';
import { hasBadText } from '../../common/has-bad-text';
import { MalformedMessage } from './malformed-message';

/** Number of a timestamp, with nothing around it. */
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
/** Smaller timestamps are seconds, larger ones milliseconds (tracking-api §7.1). */
const MAX_SECONDS = 2_147_483_647;
const ZONED_ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/;
/** In UTC; what follows the seconds says nothing else. */
const PLAIN_TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d*)? ?(?:Z|UTC|GMT|\+00:?00)?$/i;

const MAX_SHOWN = 40;

/** A value as the log shows it: a tracker may nest one deeper than could be written. */
const show = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, MAX_SHOWN));
  return typeof value === 'object' && value !== null ? 'of several parts' : String(value);
};

/** A number that a fix can do without; undefined for what is none. */
export const readOptionalNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' ? parseJavaNumber(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** A number of the place, or a `MalformedMessage` that names the value. */
export const readNumber = (name: string, value: unknown): number => {
  const number = readOptionalNumber(value);
  if (number === undefined) throw new MalformedMessage(`${name} ${show(value)} is not a number`);
  return number;
};

/** Epoch ms from seconds, milliseconds, zoned ISO text or `yyyy-MM-dd HH:mm:ss` in UTC, whose fraction a Traccar leaves out. */
export const readTimestamp = (text: string): number => {
  const number = Number(text);
  const plain = PLAIN_TIME.exec(text);
  const timeMs = PLAIN_NUMBER.test(text)
    ? Math.trunc(number < MAX_SECONDS ? number * 1000 : number)
    : ZONED_ISO.test(text)
      ? Date.parse(text)
      : plain
        ? Date.parse(`${plain[1]}T${plain[2]}Z`)
        : Number.NaN;
  if (timeMs >= 0 && isKeepableTime(timeMs)) return timeMs;
  throw new MalformedMessage(`timestamp ${show(text)} is not a time`);
};

/** Throws when a text in the value is one that no database of ours keeps. */
export const refuseBadText = (value: unknown): void => {
  if (hasBadText(value)) {
    throw new MalformedMessage('a text holds U+0000 or half a surrogate pair');
  }
};
