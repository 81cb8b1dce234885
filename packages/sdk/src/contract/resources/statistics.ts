import { defineResource } from '../describe/define-resource';
import { attributes, id, moment, number, object } from '../describe/members';
import type { QueryOf, Read } from '../describe/values';

/** Statistics of the server, a row a day, for administrators. */
export const statistics = /* @__PURE__ */ defineResource({
  name: 'Statistics',
  path: '/statistics',
  area: 'statistics',
  query: { from: 'date', to: 'date' },
  operations: ['list'],
  members: {
    id: id(),
    attributes: attributes(),
    captureTime: moment({ required: true }),
    activeUsers: number({ whole: true }),
    activeDevices: number({ whole: true }),
    requests: number({ whole: true }),
    messagesReceived: number({ whole: true }),
    messagesStored: number({ whole: true }),
    mailSent: number({ whole: true }),
    smsSent: number({ whole: true }),
    geocoderRequests: number({ whole: true }),
    geolocationRequests: number({ whole: true }),
    protocols: object(),
  },
});

/** Counts of one day up to `captureTime` (ISO text); `protocols` are messages by protocol. */
export interface Statistics extends Read<typeof statistics> {}

/** The period of a list of days; both ends must be there. */
export type StatisticsQuery = QueryOf<typeof statistics>;
