import { makeSubscriber } from '../../push/testing';
import { type Member, type ResourceDescription, resources } from '@rastro/sdk/contract';

const CALENDAR =
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260101T080000Z\r\n' +
  'DURATION:PT1H\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';

/** Values that the tracking API accepts, where the description does not specify them. */
const VALUES: Readonly<Record<string, object>> = {
  User: { email: 'taken@example.com' },
  Notification: { type: 'deviceOnline', notificators: 'web' },
  Attribute: { expression: '1', type: 'number' },
  ScheduledReport: { recipients: 'a@example.com', timeZone: 'UTC' },
  DueNotice: { channels: 'mail' },
  PushDevice: makeSubscriber('a').address,
  Share: { deviceIds: [1], expiresAt: '2026-08-22T12:00:00Z' },
  Invitation: { expiresAt: '2026-08-22T12:00:00Z' },
  BillingContract: { startsOn: '2026-08-21' },
  Invoice: { dueDate: '2026-08-22' },
  Webhook: { url: 'https://erp.example.com/events' },
  ApiKey: { reads: 'devices', expiresAt: '2026-08-22T12:00:00Z' },
};

/** Every resource of which things are made through the gate. */
export const madeResources: readonly ResourceDescription[] = Object.values<ResourceDescription>(
  resources,
).filter(({ operations }) => operations.includes('create'));

/** Those of them that accounts make: what others pay is for administrators, where it is switched on. */
export const ownResources = madeResources.filter(
  ({ area, name }) =>
    !/^(billing|invitations|invoices|resellers)$/.test(area) && name !== 'QrAccess',
);

/** A body that makes one of a resource: the members that it must have. */
export const sampleOf = ({ name, members }: ResourceDescription, word: string): object => {
  const needed = Object.entries<Member>(members).filter(
    ([, { required, writtenBy }]) => required && !writtenBy,
  );
  const sample = needed.map(([member, facts]) => [member, valueOf(facts, word)]);
  return { ...Object.fromEntries(sample), ...VALUES[name] };
};

const valueOf = ({ kind, choices }: Member, word: string): unknown => {
  switch (kind) {
    case 'area':
      return 'CIRCLE (1 2, 3)';
    case 'schedule':
      return Buffer.from(CALENDAR).toString('base64');
    case 'choice':
      return choices?.[0];
    case 'number':
    case 'reference':
      return 1;
    case 'moment':
      return '2026-08-21T12:00:00Z';
    default:
      return word;
  }
};
