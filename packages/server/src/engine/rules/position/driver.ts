import { DRIVER_BEFORE, readDriverId } from '@rastro/sdk/domain';
import { isOn } from '../book/is-on';
import type { FixDraft } from './fix-draft';

/**
 * Takes zeros in place of a driver for nobody, where values are read as meant: whoever drove before is remembered
 * until somebody is told again.
 */
export const addDriverBefore = ({ draft, device, last, rules }: FixDraft): void => {
  if (!isOn(rules, device, 'values.asMeant')) return;
  const isTold = draft.attributes['driverUniqueId'] !== undefined;
  if (readDriverId(draft) !== '') return;
  delete draft.attributes['driverUniqueId'];
  const { driverUniqueId: drove, [DRIVER_BEFORE]: before } = last?.attributes ?? {};
  const remembered = before ?? (isTold ? drove : undefined);
  if (remembered !== undefined) draft.attributes[DRIVER_BEFORE] = remembered;
};
