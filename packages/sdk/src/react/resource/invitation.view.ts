import { invitation } from '../../contract';
import { defineView } from './define-view';

/** View of invitations. */
export const invitationView = /* @__PURE__ */ defineView(invitation, {
  columns: ['name', 'email', 'sentAt', 'expiresAt', 'createdAt'],
  form: [
    ['name', 'email', 'language', 'expiresAt'],
    {
      key: 'access',
      members: [
        ...(['administrator', 'readonly', 'deviceReadonly', 'limitCommands'] as const),
        ...(['disableReports', 'fixedEmail', 'preset', 'accountEndsAt'] as const),
      ],
    },
    { key: 'limits', members: ['deviceLimit', 'userLimit'] },
    { key: 'invitation.things', members: ['deviceIds', 'groupIds'] },
  ],
  drawn: ['deviceIds', 'groupIds'],
});
