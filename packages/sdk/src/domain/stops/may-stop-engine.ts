import { COMMAND_TYPES, type CommandType } from '../commands/command-fields';
import { readFlag } from '../device/read-attribute';

/** A command as it is sent. */
export interface SentCommand {
  type?: unknown;
  attributes?: Readonly<Record<string, unknown>> | null;
}

/** What these say to a tracker is written by hand, or switches whatever is wired to it. */
const GUARDED: readonly unknown[] = [
  'engineStop',
  'outputControl',
  'custom',
  'configuration',
  'firmwareUpdate',
] satisfies CommandType[];

/** Digits, and what stands between those of times and lists: no tracker takes it for a command of its own. */
const DIGITS = /^[+\d.,:-]{0,40}$/;

/** What else is written without being a text for the tracker, by the attribute that it stands in. */
const PLAIN: Readonly<Record<string, RegExp>> = {
  server: /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}$/i,
  timezone: /^(?:[a-z_]{2,20}\/[a-z_/-]{2,40}|(?:GMT|UTC)(?:[+-][\d:]{1,5})?)$/i,
  language: /^[a-z]{2}$/i,
};

const isPlain = ([name, value]: [string, unknown]): boolean => {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'string') return false;
  return DIGITS.test(value) || (Object.hasOwn(PLAIN, name) && PLAIN[name]?.test(value) === true);
};

const markOf = (prefix: string): string => `${prefix}.harmless`;

/**
 * Whether a command might stop an engine, and so waits for the vehicle to stand. Every maker cuts it in words of its
 * own: harmless is only what carries no text, and a saved command whose `{prefix}.harmless` says so. That is believed
 * of what is saved alone: of any other command `withoutMark` takes it away first.
 */
export function mayStopEngine({ type, attributes }: SentCommand, prefix: string): boolean {
  const given = attributes ?? {};
  if (type === 'engineStop' || readFlag({ attributes: given }, `${prefix}.stopsEngine`))
    return true;
  if (isHarmless({ attributes: given }, prefix)) return false;
  const isKnown = COMMAND_TYPES.some((known) => known === type);
  return !isKnown || GUARDED.includes(type) || !Object.entries(given).every(isPlain);
}

/** Whether a command is called harmless. */
export const isHarmless = ({ attributes }: SentCommand, prefix: string): boolean =>
  readFlag({ attributes: attributes ?? {} }, markOf(prefix));

/** Attributes of a command that is called harmless. */
export const withHarmlessMark = (
  attributes: Readonly<Record<string, unknown>>,
  prefix: string,
): Record<string, unknown> => ({ ...attributes, [markOf(prefix)]: true });

/** What goes with a command that is not saved: its sender cannot say of it that it is harmless. */
export function withoutMark<T extends Readonly<Record<string, unknown>>>(
  attributes: T,
  prefix: string,
): T {
  const mark = markOf(prefix);
  if (!Object.hasOwn(attributes, mark)) return attributes;
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== mark)) as T; // as it was, but for one
}
