import { defineResource, driver, type Driver, type DriverInput } from '../../../../contract';
import { text } from '../../../../contract/describe/members';
import {
  describeCnhDoubt,
  describeCpfDoubt,
  DRIVER_FIELDS,
  splitAttributeFields,
  toFieldAttributes,
  type DriverField,
} from '../../../../domain';
import { defineView } from '../../define-view';
import type { FormValues } from '../form-values';
import type { SavedItem } from '../use-save';

const { name, uniqueId, attributes } = driver.members;
const FIELD_MAX_LENGTH = 512;

const line = text({ default: '', trim: true, maxLength: FIELD_MAX_LENGTH });
const fields = Object.fromEntries(
  Object.keys(DRIVER_FIELDS).map((field) => [field, line]),
) as Record<DriverField, typeof line>;

/** A driver as the form shows one: beside their members the data that lie in attributes. */
const driverForm = /* @__PURE__ */ defineResource({
  name: 'Driver',
  path: '/drivers',
  area: 'drivers',
  members: { name, uniqueId, ...fields, attributes },
});

/** How the form of a driver is laid out. */
export const driverFormView = /* @__PURE__ */ defineView(driverForm, {
  columns: ['name'],
  form: [
    { key: 'main', members: ['name', 'uniqueId', 'cpf', 'birthDate', 'filiation'] },
    {
      key: 'licence',
      members: ['cnh', 'cnhCategory', 'cnhState', 'cnhValidity', 'firstLicenseDate'],
    },
    { key: 'notes', members: ['observations'] },
    { key: 'attributes', members: ['attributes'], folded: true },
  ],
  styles: { observations: 'lines' },
  warnings: { cpf: describeCpfDoubt, cnh: describeCnhDoubt },
});

/** A driver as the form shows one. */
export function toDriverItem(stored: Driver, prefix: string): SavedItem {
  const { fields: own, rest } = splitAttributeFields(DRIVER_FIELDS, stored.attributes, prefix);
  return { ...stored, ...own, attributes: rest, stored };
}

/** The driver that an item was made of; null for a new one. */
export const readStoredDriver = (item: SavedItem): Driver | null =>
  (item['stored'] as Driver | undefined) ?? null;

/** What of the values of a form the driver holds; attributes are a patch, null for one that is gone. */
export function toDriverChanges(
  values: FormValues,
  before: Driver['attributes'],
  prefix: string,
): Partial<DriverInput> {
  const own = Object.entries(values).filter(
    ([key]) => key !== 'attributes' && Object.hasOwn(driver.members, key),
  );
  const changed = {
    ...(values['attributes'] as object | undefined),
    ...toFieldAttributes(DRIVER_FIELDS, before, values, prefix),
  };
  return {
    ...Object.fromEntries(own),
    ...(Object.keys(changed).length > 0 ? { attributes: changed } : {}),
  };
}
