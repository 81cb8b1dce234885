import { listCommandFields, type CommandFieldKey } from './command-fields';

/** The longest text that goes out with a command. */
export const MAX_COMMAND_TEXT_LENGTH = 1_000;

/** A command as somebody fills it in: a field that was not touched is not there. */
export type CommandValues = Readonly<
  Partial<Record<CommandFieldKey, string | number | boolean | null>>
>;

/** Problem of a field: empty, no number, or out of range. */
export type CommandGap = 'missing' | 'number' | 'range';

/** The fields of a command that are not as they have to be before it is sent. */
export function findCommandGaps(
  type: string,
  values: CommandValues,
): Partial<Record<CommandFieldKey, CommandGap>> {
  const gaps: Partial<Record<CommandFieldKey, CommandGap>> = {};
  for (const { key, kind, isOptional, min = -Infinity, max = Infinity } of listCommandFields(
    type,
  )) {
    const value = values[key];
    if (kind === 'flag') continue;
    const isEmpty = typeof value === 'string' ? value.trim() === '' : value == null;
    if (isEmpty) {
      if (!isOptional) gaps[key] = 'missing';
    } else if (kind === 'number') {
      if (typeof value !== 'number' || !Number.isInteger(value)) gaps[key] = 'number';
      else if (value < min || value > max) gaps[key] = 'range';
    }
  }
  return gaps;
}

/** Builds the attributes of a command: its own fields, and nothing left over from another type. */
export function toCommandAttributes(
  type: string,
  values: CommandValues,
): Record<string, string | number | boolean> {
  const attributes: Record<string, string | number | boolean> = {};
  for (const { key, kind } of listCommandFields(type)) {
    const value = values[key];
    if (kind === 'flag') attributes[key] = value === true;
    else if (typeof value === 'number') attributes[key] = value;
    else if (typeof value === 'string' && value.trim() !== '') attributes[key] = value.trim();
  }
  return attributes;
}
