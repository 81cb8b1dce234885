import { COMMAND_TYPES, type CommandType } from '../commands/command-fields';
import { readFlag } from '../device/read-attribute';

/** A command as it is sent. */
export interface SentCommand {
  type?: unknown;
  attributes?: Readonly<Record<string, unknown>> | null;
}

/** Command types with a handwritten text for the tracker, or that switch anything wired to it. */
const GUARDED: readonly unknown[] = [
  'engineStop',
  'outputControl',
  'custom',
  'configuration',
  'firmwareUpdate',
] satisfies CommandType[];

/** Digits, and what stands between those of times and lists: no tracker takes it for a command of its own. */
const DIGITS = /^[+\d.,:-]{0,40}$/;

/** Formats of other text values that are not commands to the tracker, by attribute. */
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
 * True when a command might stop an engine, and so has to wait until the vehicle is stationary.
 * Each manufacturer has its own text for it, so only a command without text is harmless, or a saved
 * one with `{prefix}.harmless`. That mark is trusted on saved commands only: `withoutMark` removes
 * it from any other first.
 */
export function mayStopEngine({ type, attributes }: SentCommand, prefix: string): boolean {
  const given = attributes ?? {};
  if (type === 'engineStop' || readFlag({ attributes: given }, `${prefix}.stopsEngine`))
    return true;
  if (isHarmless({ attributes: given }, prefix)) return false;
  const isKnown = COMMAND_TYPES.some((known) => known === type);
  return !isKnown || GUARDED.includes(type) || !Object.entries(given).every(isPlain);
}

/** True when a command is marked as harmless. */
export const isHarmless = ({ attributes }: SentCommand, prefix: string): boolean =>
  readFlag({ attributes: attributes ?? {} }, markOf(prefix));

/** Attributes of a command that is called harmless. */
export const withHarmlessMark = (
  attributes: Readonly<Record<string, unknown>>,
  prefix: string,
): Record<string, unknown> => ({ ...attributes, [markOf(prefix)]: true });

/**
 * Returns the attributes of an unsaved command without the harmless mark: its sender must not set
 * it.
 */
export function withoutMark<T extends Readonly<Record<string, unknown>>>(
  attributes: T,
  prefix: string,
): T {
  const mark = markOf(prefix);
  if (!Object.hasOwn(attributes, mark)) return attributes;
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== mark)) as T; // as it was, but for one
}
