import { toDayKey } from '../../domain';

const MAX_LENGTH = 80;
/** Signs that some system takes for something else, and what turns the direction of writing. */
// oxlint-disable-next-line no-control-regex -- control characters are what is to go
const UNFIT = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200b-\u200f\u202a-\u202e\u2060-\u2069]+/g;

/** A name for a file: what it is and its day, or its first and last, without what a system would not take. */
export function toFileName(
  title: string,
  atMs: number,
  timeZone: string,
  lastMs: number = atMs,
): string {
  const plain = title
    .replace(UNFIT, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const days = new Set([atMs, lastMs].map((ms) => toDayKey(ms, timeZone)));
  return `${plain.slice(0, MAX_LENGTH).trim()} ${[...days].join('_')}`.trim();
}
