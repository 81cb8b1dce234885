import type { AttributeFieldKind } from '../attribute-fields';

/** The data of a driver that lie in their attributes (spec §3), by name; the prefix of the product stands before it. */
export const DRIVER_FIELDS = {
  cpf: 'text',
  birthDate: 'date',
  filiation: 'text',
  cnh: 'text',
  cnhCategory: 'text',
  cnhState: 'text',
  cnhValidity: 'date',
  firstLicenseDate: 'date',
  observations: 'text',
} as const satisfies Readonly<Record<string, AttributeFieldKind>>;

/** One of {@link DRIVER_FIELDS}. */
export type DriverField = keyof typeof DRIVER_FIELDS;

/** Categories of a Brazilian driver licence. */
export const CNH_CATEGORIES = ['ACC', 'A', 'B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE'] as const;

/** The states of Brazil that issue one. */
export const CNH_STATES = [
  ...([
    'AC',
    'AL',
    'AM',
    'AP',
    'BA',
    'CE',
    'DF',
    'ES',
    'GO',
    'MA',
    'MG',
    'MS',
    'MT',
    'PA',
  ] as const),
  ...(['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'] as const),
] as const;
