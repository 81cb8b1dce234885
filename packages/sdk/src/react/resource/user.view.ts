import { user } from '../../contract';
import { defineView } from './define-view';

const identity = ['name', 'email', 'login', 'phone', 'password'] as const;
/** What an account may do, as its form asks it. */
export const ACCOUNT_RIGHTS = [
  'administrator',
  'disabled',
  'readonly',
  'deviceReadonly',
  'limitCommands',
  'disableReports',
  'fixedEmail',
  'expirationTime',
] as const;

/** The other parts of the form of an account. */
export const ACCOUNT_REST = [
  { key: 'limits', members: ['deviceLimit', 'userLimit'] },
  {
    key: 'map',
    members: ['latitude', 'longitude', 'zoom', 'map', 'coordinateFormat'],
    folded: true,
  },
  { key: 'attributes', members: ['attributes'], folded: true },
] as const;

/** How accounts are shown. */
export const userView = /* @__PURE__ */ defineView(user, {
  columns: ['name', 'email', 'phone', 'expirationTime'],
  form: [
    { key: 'main', members: identity },
    { key: 'access', members: ACCOUNT_RIGHTS },
    ...ACCOUNT_REST,
  ],
  repeated: ['password'],
});

/** The account that is signed in: a new password asks for the present one, and nobody keeps himself out. */
export const ownUserView = /* @__PURE__ */ defineView(user, {
  columns: ['name'],
  form: [
    { key: 'main', members: [...identity, 'currentPassword'] },
    { key: 'access', members: ACCOUNT_RIGHTS.filter((name) => name !== 'disabled') },
    ...ACCOUNT_REST,
  ],
  styles: { currentPassword: 'presentPassword' },
  repeated: ['password'],
});
