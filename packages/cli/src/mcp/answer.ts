import { CliError } from '../cli-error';

/** The most things of one answer, and as many as it has when nobody says. */
export const MAX_ROWS = 200;
export const DEFAULT_ROWS = 50;
const MAX_CHARACTERS = 60_000;
const MAX_TEXT = 2_000;

/** A part of a list. */
export interface Part {
  limit?: number;
  offset?: number;
}

const shorten = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_TEXT
    ? `${value.slice(0, MAX_TEXT)}… (${value.length} characters)`
    : value;

/** An answer as JSON, long texts cut. Throws for one that is too long for a conversation. */
export function toText(answer: unknown): string {
  const text = JSON.stringify(answer ?? null, shorten);
  if (text.length <= MAX_CHARACTERS) return text;
  throw new CliError(`The answer is too long: ${text.length} characters.`, {
    hint: 'Ask for less: a shorter period, fewer vehicles, or only some columns.',
  });
}

/** A part of a list, as long as an answer may be; `nextOffset` is where it goes on. */
export function toPage(all: readonly unknown[], { limit = DEFAULT_ROWS, offset = 0 }: Part) {
  const rows: unknown[] = [];
  let length = 0;
  for (const row of all.slice(offset, offset + limit)) {
    length += JSON.stringify(row, shorten).length + 1;
    if (rows.length > 0 && length > MAX_CHARACTERS * 0.9) break;
    rows.push(row);
  }
  const next = offset + rows.length;
  return { total: all.length, offset, ...(next < all.length && { nextOffset: next }), rows };
}
