import {
  convertDistance,
  convertSpeed,
  findAttributeUnit,
  HOUR_MS,
  SPEED_WORDS,
} from '../../../domain';
import type { Units } from '../../../react';

/** Format of a figure in tables for people: a plain number, its unit in the heading. */
interface RouteFigure {
  unit: string;
  toFigure: (value: number) => number;
}

const SIGNS: Readonly<Record<string, string>> = {
  percent: '%',
  volts: 'V',
  celsius: '°C',
  litres: 'l',
  litresPerHour: 'l/h',
  rpm: 'rpm',
  metres: 'm',
  degrees: '°',
};

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** An attribute of a fix in the account's units, lengths of time in hours. */
export function readRouteFigure(
  key: string,
  { speed = 'kmh', distance = 'km' }: Units,
): RouteFigure {
  const unit = findAttributeUnit(key);
  if (unit === 'speed') {
    return { unit: SPEED_WORDS[speed], toFigure: (knots) => round(convertSpeed(knots, speed), 1) };
  }
  if (unit === 'distance') {
    return { unit: distance, toFigure: (metres) => round(convertDistance(metres, distance), 3) };
  }
  if (unit === 'duration') return { unit: 'h', toFigure: (ms) => round(ms / HOUR_MS, 2) };
  return { unit: SIGNS[unit ?? ''] ?? '', toFigure: (value) => value };
}
