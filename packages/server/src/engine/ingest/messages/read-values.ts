import { isKeepableTime } from '../../common/format-time';
import { hasBadText } from '../../common/has-bad-text';
import { MalformedMessage } from './malformed-message';

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
/** Smaller timestamps are seconds, larger ones milliseconds (tracking-api §7.1). */
const LARGEST_SECONDS = 2_147_483_647;
const ZONED_ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/;
const PLAIN_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** A finite number written in full, or undefined. */
export const parseNumber = (text: string): number | undefined => {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
};

const LONGEST_SHOWN = 40;

/** A value as the log shows it: a tracker may nest one deeper than could be written. */
const show = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST_SHOWN));
  return typeof value === 'object' && value !== null ? 'of several parts' : String(value);
};

/** A number or a `MalformedMessage` that names the value. */
export const readNumber = (name: string, value: unknown): number => {
  const number = typeof value === 'string' ? parseNumber(value.trim()) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new MalformedMessage(`${name} ${show(value)} is not a number`);
};

/** Epoch ms from seconds, milliseconds, zoned ISO text or `yyyy-MM-dd HH:mm:ss` in UTC. */
export const readTimestamp = (text: string): number => {
  const number = parseNumber(text);
  const timeMs =
    number !== undefined
      ? Math.trunc(number < LARGEST_SECONDS ? number * 1000 : number)
      : ZONED_ISO.test(text)
        ? Date.parse(text)
        : PLAIN_TIME.test(text)
          ? Date.parse(`${text.replace(' ', 'T')}Z`)
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
