import type { DeviceEntity } from '../../entities/device-entity';
import { isTrue } from '../book/is-true';
import { readNumber } from '../book/read-number';
import type { RuleBook } from '../book/rule-book';

/** `filter.future` of a device that says nothing: a fix further ahead is dropped (tracking-api §6.6). */
const FUTURE_SECONDS = 86_400;

/**
 * Filters that drop fixes of a device: `filter.*`, as at a Traccar. A number of 0 filters nothing.
 */
export interface Filters {
  invalid: boolean;
  zero: boolean;
  outdated: boolean;
  approximate: boolean;
  duplicate: boolean;
  static: boolean;
  /** Seconds. */
  future: number;
  past: number;
  minPeriod: number;
  skipLimit: number;
  /** Metres. */
  accuracy: number;
  distance: number;
  /** Knots. */
  maxSpeed: number;
  /** Fixes of a day (UTC). */
  dailyLimit: number;
  /** Names of attributes, where `filter.skipAttributes.enable` is on too. */
  skipAttributes: readonly string[];
}

/** The filters of a device, else of its group and those above, else of the server. */
export const readFilters = (rules: Pick<RuleBook, 'setting'>, device: DeviceEntity): Filters => {
  const read = (name: string): unknown =>
    rules.setting(device, `filter.${name}`, { ofServer: true });
  const isOn = (name: string): boolean => isTrue(read(name));
  const numberOf = (name: string, otherwise = 0): number => readNumber(read(name)) ?? otherwise;
  const skipped = isOn('skipAttributes.enable') ? read('skipAttributes') : undefined;
  return {
    invalid: isOn('invalid'),
    zero: isOn('zero'),
    outdated: isOn('outdated'),
    approximate: isOn('approximate'),
    duplicate: isOn('duplicate'),
    static: isOn('static'),
    future: numberOf('future', FUTURE_SECONDS),
    past: numberOf('past'),
    minPeriod: numberOf('minPeriod'),
    skipLimit: numberOf('skipLimit'),
    accuracy: numberOf('accuracy'),
    distance: numberOf('distance'),
    maxSpeed: numberOf('maxSpeed'),
    dailyLimit: numberOf('dailyLimit'),
    skipAttributes: typeof skipped === 'string' ? skipped.split(/[ ,]+/).filter(Boolean) : [],
  };
};
