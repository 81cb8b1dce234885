import type { AttributeFieldKind } from '../attribute-fields';

/**
 * Contact data and address of the person and the company of an account, stored in its attributes
 * (spec §3).
 */
export const USER_FIELDS = {
  personalPhone: 'text',
  personalWhatsapp: 'text',
  personalEmail: 'text',
  commercialPhone: 'text',
  commercialWhatsapp: 'text',
  commercialEmail: 'text',
  postcode: 'text',
  street: 'text',
  number: 'text',
  complement: 'text',
  district: 'text',
  city: 'text',
  state: 'text',
} as const satisfies Readonly<Record<string, AttributeFieldKind>>;

/** One of {@link USER_FIELDS}. */
export type UserField = keyof typeof USER_FIELDS;
