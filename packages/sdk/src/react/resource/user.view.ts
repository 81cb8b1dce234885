import { user } from '../../contract';
import { defineView } from './define-view';

/** Rights of an account, in the order of its form. */
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
  { key: 'limits', members: ['deviceLimit', 'userLimit', 'retentionDays'] },
  {
    key: 'map',
    members: ['latitude', 'longitude', 'zoom', 'map', 'coordinateFormat'],
    folded: true,
  },
  { key: 'attributes', members: ['attributes'], folded: true },
] as const;

/** View of the account list; the form has a view of its own. */
export const userView = /* @__PURE__ */ defineView(user, {
  columns: ['name', 'email', 'phone', 'expirationTime'],
  form: [],
});
