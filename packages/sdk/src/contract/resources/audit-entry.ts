import { defineResource } from '../describe/define-resource';
import { attributes, id, moment, number, reference, text } from '../describe/members';
import type { QueryOf, Read } from '../describe/values';

/** Log of user actions, for administrators. */
export const auditEntry = /* @__PURE__ */ defineResource({
  name: 'Action',
  path: '/audit',
  area: 'audit',
  query: { from: 'date', to: 'date' },
  operations: ['list'],
  members: {
    id: id(),
    attributes: attributes(),
    actionTime: moment({ required: true }),
    address: text(),
    userId: reference('User'),
    userEmail: text(),
    actionType: text({ default: '' }),
    objectType: text(),
    objectId: number({ whole: true }),
  },
});

/**
 * Something that somebody did at `actionTime` (ISO text), from the address `address`: `actionType`
 * is e.g. `edit`, `objectType` e.g. `device`. `userId` 0 is nobody.
 */
export interface AuditEntry extends Read<typeof auditEntry> {}

/** The period of a list of actions; both ends must be there. */
export type AuditEntryQuery = QueryOf<typeof auditEntry>;
