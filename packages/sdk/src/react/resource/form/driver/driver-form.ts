import { defineResource, driver } from '../../../../contract';
import {
  describeCnhDoubt,
  describeCpfDoubt,
  DRIVER_FIELDS,
  type DriverField,
} from '../../../../domain';
import { defineView } from '../../define-view';
import { fieldLine } from '../fields/field-form';

const { name, uniqueId, attributes } = driver.members;

const line = fieldLine();
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

/** Layout of the driver form. */
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
  styles: { observations: 'lines', birthDate: 'day', cnhValidity: 'day', firstLicenseDate: 'day' },
  warnings: { cpf: describeCpfDoubt, cnh: describeCnhDoubt },
});
