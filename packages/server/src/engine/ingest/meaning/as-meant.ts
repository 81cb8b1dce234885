import { ALARM_TYPES, readText, UNKNOWN_VALUES, findAttributeUnit } from '@rastro/sdk/domain';
import type { IngestMessage } from '../messages/ingest-message';
import { readYesNo } from './read-yes-no';

/** Attributes that name something, whatever digits are in them. */
const NAMES = /^(?:driverUniqueId|rfid|card|tag|iccid|imei|imsi|vin|phone|serial|barcode|pin)$/i;
/** Digits that a number would lose: zeros in front, a plus, a power of ten. */
const LOSES_DIGITS = /^(?:0\d+|\+\d+|\d+[eE]\+?\d+)$/;
const WHOLE = /^-?\d+$/;

/** True when a value's digits are a name, such as that of a card: a number would not keep them. */
const isNameLike = (name: string, text: string): boolean => {
  if (NAMES.test(name)) return true;
  // What counts in a unit is a number, with zeros in front of it or not.
  if (findAttributeUnit(name) !== null) return false;
  return (
    LOSES_DIGITS.test(text) ||
    (WHOLE.test(text) && text.length > 15 && String(Number(text)) !== text)
  );
};

/** Attributes that are yes or no. */
const YES_OR_NO =
  /^(?:ignition|motion|charge|armed|blocked|lock|door|roaming|(?:in|out|input|output|door)\d+)$/;
const TRUE_OR_FALSE = /^(?:true|false)$/i;
const FULL_CIRCLE = 360;
const FULL_PERCENT = 100;

/** Types of alarm by their names in small letters, and other words for them. */
const ALARMS: ReadonlyMap<string, string> = new Map([
  ...ALARM_TYPES.map((type): [string, string] => [type.toLowerCase(), type]),
  ['panic', 'sos'],
]);

const readAlarm = (value: unknown): string | undefined => {
  const isOn = readYesNo(value);
  if (isOn !== undefined) return isOn ? 'general' : undefined;
  if (typeof value !== 'string') return undefined;
  return value
    .split(',')
    .map((alarm) => ALARMS.get(alarm.trim().toLowerCase()) ?? alarm.trim())
    .join(',');
};

/** A value that says that nothing is known. */
const isUnknown = (name: string, value: unknown): boolean =>
  name === 'batteryLevel' && typeof value === 'number' && (value < 0 || value > FULL_PERCENT);

const readAttribute = (name: string, said: unknown, read: unknown): unknown => {
  if (name === 'alarm') return readAlarm(said);
  if (isUnknown(name, read)) return undefined;
  // It is measured instead.
  if (name === 'distance' && typeof read !== 'number') return undefined;
  if (typeof said === 'string' && isNameLike(name, said.trim())) return said.trim();
  if (YES_OR_NO.test(name) || (typeof said === 'string' && TRUE_OR_FALSE.test(said.trim()))) {
    return readYesNo(said) ?? read;
  }
  return read;
};

const isBelowZero = (value: unknown): boolean => typeof value === 'number' && value < 0;

/**
 * A message as people mean it: yes and no in other words, digits that are names, and values that stand for
 * "unknown" (a speed below zero, a course beyond the circle), which are left out and named.
 */
export const asMeant = (message: IngestMessage): IngestMessage => {
  const { said = {}, attributes = {}, speedKnots, course, accuracyMeters } = message;
  const others = Object.keys(said).filter((name) => name === 'alarm' || YES_OR_NO.test(name));
  const names = new Set([...Object.keys(attributes), ...others]);
  const meant: Record<string, unknown> = {};
  for (const name of names) {
    const value = readAttribute(name, said[name] ?? attributes[name], attributes[name]);
    if (value !== undefined) meant[name] = value;
  }
  const result: IngestMessage = { ...message, attributes: meant };
  const unknown = new Set(readText({ attributes }, UNKNOWN_VALUES).split(',').filter(Boolean));
  if (isBelowZero(speedKnots) || isBelowZero(said['speed'])) {
    delete result.speedKnots;
    unknown.add('speed');
  }
  if (isBelowZero(course) || isBelowZero(said['course']) || (course ?? 0) > FULL_CIRCLE) {
    delete result.course;
    unknown.add('course');
  }
  if (unknown.size > 0) meant[UNKNOWN_VALUES] = [...unknown].join(',');
  if (isBelowZero(accuracyMeters)) delete result.accuracyMeters;
  const isValid = readYesNo(said['valid']);
  if (isValid !== undefined) result.valid = isValid;
  return result;
};
