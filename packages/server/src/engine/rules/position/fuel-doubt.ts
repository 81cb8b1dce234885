import type { DeviceEntity } from '../../entities/device-entity';
import { isOn } from '../book/is-on';
import { readNumber } from '../book/read-number';
import type { RuleBook } from '../book/rule-book';
import type { FixDraft } from './fix-draft';

/**
 * Attribute with the fuel before a leap that the next fix has yet to confirm: a sensor may report
 * one wrong figure.
 */
export const FUEL_BEFORE = 'fuelBefore';

/** From which change of the fuel on an event is told. */
export const fuelThreshold = (
  rules: RuleBook,
  device: DeviceEntity,
  name: 'fuelDropThreshold' | 'fuelIncreaseThreshold',
): number => {
  const value = readNumber(rules.setting(device, name, { ofServer: true }));
  return value !== undefined && value > 0 ? value : Infinity;
};

/** Doubts a leap of the fuel, where values are read as meant, until another fix with fuel comes. */
export const addFuelDoubt = ({ draft, device, last, rules }: FixDraft): void => {
  if (!last || draft.fixTimeMs < last.fixTimeMs || !isOn(rules, device, 'values.asMeant')) return;
  const { fuel: before, [FUEL_BEFORE]: doubted } = last.attributes;
  const { fuel: after } = draft.attributes;
  if (typeof after !== 'number') {
    if (doubted !== undefined) draft.attributes[FUEL_BEFORE] = doubted;
    return;
  }
  if (typeof before !== 'number' || doubted !== undefined) return;
  const isLeap =
    before - after >= fuelThreshold(rules, device, 'fuelDropThreshold') ||
    after - before >= fuelThreshold(rules, device, 'fuelIncreaseThreshold');
  if (isLeap) draft.attributes[FUEL_BEFORE] = before;
};
