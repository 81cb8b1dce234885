import { defineResource, user } from '../../../../contract';
import { USER_FIELDS, type UserField } from '../../../../domain';
import { defineView } from '../../define-view';
import { ACCOUNT_REST, ACCOUNT_RIGHTS } from '../../user.view';
import { fieldLine } from '../fields/field-form';

const line = fieldLine();
const fields = Object.fromEntries(Object.keys(USER_FIELDS).map((field) => [field, line])) as Record<
  UserField,
  typeof line
>;

/** An account as its form shows it: beside its members the data that lie in attributes. */
const userForm = /* @__PURE__ */ defineResource({
  name: 'User',
  path: '/users',
  area: 'users',
  members: { ...user.members, ...fields },
});

const identity = ['name', 'email', 'login', 'phone', 'password'] as const;
const REST = [
  {
    key: 'contact',
    members: [
      ...(['personalPhone', 'personalWhatsapp', 'personalEmail'] as const),
      ...(['commercialPhone', 'commercialWhatsapp', 'commercialEmail'] as const),
    ],
    folded: true,
  },
  {
    key: 'address',
    members: [
      ...(['postcode', 'street', 'number', 'complement'] as const),
      ...(['district', 'city', 'state'] as const),
    ],
    folded: true,
  },
  ...ACCOUNT_REST,
] as const;

/** Layout of the account form. */
export const userFormView = /* @__PURE__ */ defineView(userForm, {
  columns: ['name'],
  form: [{ key: 'main', members: identity }, { key: 'access', members: ACCOUNT_RIGHTS }, ...REST],
  repeated: ['password'],
});

/** The account that is signed in: a new password asks for the present one, and nobody keeps himself out. */
export const ownUserFormView = /* @__PURE__ */ defineView(userForm, {
  columns: ['name'],
  form: [
    { key: 'main', members: [...identity, 'currentPassword'] },
    { key: 'access', members: ACCOUNT_RIGHTS.filter((name) => name !== 'disabled') },
    ...REST,
  ],
  styles: { currentPassword: 'presentPassword' },
  repeated: ['password'],
});
