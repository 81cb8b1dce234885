import { inDays } from './in-days';
import type { ResourceWords } from './resource-words';
import { restrictionWords } from './user-words';

export const invitationWords: ResourceWords = {
  one: 'invitation',
  columns: ['id', 'name', 'email', 'sentAt', 'expiresAt'],
  members: {
    name: { hint: 'who is invited', example: '"Marina Alves"' },
    email: {
      hint: 'to whom it is mailed; without one only the link is printed',
      example: 'marina@example.com',
    },
    expiresAt: {
      title: 'ENDS',
      hint: 'end of the link, within 30 days',
      example: inDays(14),
    },
    language: { hint: 'the language of the mail and of the page' },
    ...restrictionWords,
    accountEndsAt: { hint: 'end of the account that is made' },
    preset: { hint: 'permissions, where the server gives them one by one' },
    deviceIds: { hint: 'devices that the account sees' },
    groupIds: { hint: 'groups that the account sees' },
  },
  summaries: {
    list: 'Who was invited and has not come yet',
    create: 'Invite somebody, and print the link',
    delete: 'Revoke an invitation: its link stops working at once',
  },
  details: {
    create: 'The link works once and is told now alone: who opens it chooses name and password.',
  },
  toLink: ({ url }, serverUrl) =>
    typeof url === 'string' && url !== '' ? new URL(url, serverUrl).href : null,
};
