'use client';
import { useMemo } from 'react';
import {
  type AttributeUnit,
  DEVICE_FIELDS,
  findAttributeUnit,
  MINUTE_MS,
  resolveVehicleIcon,
  withoutPrefix,
} from '../../domain';
import type { Words } from '../../words';
import { useTrackingContext } from '../provider/tracking-context';
import { nameAttribute } from './name-attribute';
import { useNow } from '../time/use-now';
import { type Format, useFormat } from '../use-format';

/** Names and values of attributes as text. */
export interface AttributeWords {
  /** One that nobody has named is called by its key. */
  label: (key: string) => string;
  /** The same where there is little room: without what its unit says. */
  shortLabel: (key: string) => string;
  /** With its unit where the tracking API fixes one; any text passes as it is. */
  text: (key: string, value: unknown) => string;
}

/** Names and values of attributes in the provider's language and units. The words are in the file `attributes`. */
export function useAttributeWords(): AttributeWords {
  const { words, client } = useTrackingContext('useAttributeWords');
  const format = useFormat();
  const now = useNow(MINUTE_MS / 6);
  const prefix = client.attributePrefix;
  return useMemo(() => {
    const owner = { name: 'device', prefix, hasField };
    const nameOf = (key: string) => withoutPrefix(key, prefix);
    const label = (key: string) => nameAttribute(words, key, owner);
    return {
      label,
      shortLabel: (key) => {
        const short = `attribute.${nameOf(key)}.short`;
        return words.has(short) ? words.t({ key: short }) : label(key);
      },
      text: (key, value) => toText(nameOf(key), value, { words, format, now }),
    };
  }, [words, format, prefix, now]);
}

const hasField = (name: string): boolean => Object.hasOwn(DEVICE_FIELDS, name);

interface Language {
  words: Words;
  format: Format;
  now: number;
}

function toText(key: string, value: unknown, { words, format, now }: Language): string {
  if (key === 'ignition' && typeof value === 'boolean') {
    return words.t(value ? 'device.ignition.on' : 'device.ignition.off');
  }
  if (typeof value === 'boolean') return words.t(value ? 'common.yes' : 'common.no');
  if (key === 'category') return words.t(`category.${resolveVehicleIcon(String(value))}`);
  if (key === 'lastUpdate' && typeof value === 'string') return format.age(value, now);
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? toFigure(key, value, format) : JSON.stringify(value);
}

const SIGNS: Partial<Record<AttributeUnit, string>> = {
  percent: ' %',
  volts: ' V',
  celsius: ' °C',
  litres: ' l',
  litresPerHour: ' l/h',
  rpm: ' rpm',
  metres: ' m',
  degrees: '°',
};

function toFigure(key: string, value: number, format: Format): string {
  const unit = findAttributeUnit(key);
  // A whole number that nobody knows is more often a code than an amount: no thousands points.
  if (unit === null) return Number.isInteger(value) ? String(value) : format.number(value, 2);
  if (unit === 'distance') return format.distance(value);
  if (unit === 'speed') return format.speed(value);
  if (unit === 'duration') return format.hours(value);
  if (unit === 'moment') return format.dateTime(value);
  const decimals = Number.isInteger(value) || unit === 'metres' || unit === 'degrees' ? 0 : 1;
  return `${format.number(value, decimals)}${SIGNS[unit] ?? ''}`;
}
