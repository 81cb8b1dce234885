import { ContractError } from '../decode';
import { isObject } from './read-member';

/** Reads `[{"type":"alarm"}]` as `['alarm']`. Throws ContractError. */
export function readTypes(json: unknown): string[] {
  if (!Array.isArray(json)) throw new ContractError('List of types', '');
  return json.map((item: unknown, index) => {
    const type = isObject(item) ? item['type'] : undefined;
    if (typeof type !== 'string') throw new ContractError('List of types', `${index}.type`);
    return type;
  });
}
