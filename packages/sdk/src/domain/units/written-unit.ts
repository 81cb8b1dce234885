import { SPEED_WORDS } from './format-units';
import { convertDistance, convertSpeed, type DistanceUnit, type SpeedUnit } from './units';

const MS_PER_HOUR = 3_600_000;

/** Unit of a figure on the wire. */
export type StoredUnit = 'knots' | 'metres' | 'degrees' | 'milliseconds' | 'litres';

/** Unit that people write a figure of the wire in. */
export interface WrittenUnit {
  /** Amount on the wire that 1 of it stands for. */
  one: number;
  /** Stands behind the figure. */
  sign: string;
  decimals: number;
}

/** Written unit for a unit of the wire, by the account's units; default kilometres. */
export function findWrittenUnit(
  unit: StoredUnit,
  {
    speed = 'kmh',
    distance = 'km',
  }: { speed?: SpeedUnit | undefined; distance?: DistanceUnit | undefined },
): WrittenUnit {
  switch (unit) {
    case 'knots':
      return { one: 1 / convertSpeed(1, speed), sign: SPEED_WORDS[speed], decimals: 1 };
    case 'metres':
      return { one: 1 / convertDistance(1, distance), sign: distance, decimals: 1 };
    case 'milliseconds':
      return { one: MS_PER_HOUR, sign: 'h', decimals: 1 };
    case 'degrees':
      return { one: 1, sign: '°', decimals: 6 };
    case 'litres':
      return { one: 1, sign: 'L', decimals: 2 };
  }
}

/** Unit of an attribute on the wire; undefined where only its owner knows it. */
export const findAttributeStoredUnit = (key: string): StoredUnit | undefined =>
  key === 'speedLimit' ? 'knots' : undefined;

/** Beyond so many decimals a figure is only the noise of having been converted. */
const EXACT = 1e6;

/** A figure of the wire as it is written. */
export const toWritten = (value: number, { one }: Pick<WrittenUnit, 'one'>): number =>
  Math.round((value / one) * EXACT) / EXACT;

/** A written figure as the wire has it. */
export const fromWritten = (value: number, { one }: Pick<WrittenUnit, 'one'>): number =>
  value * one;
