/** The parts of the help, in the order in which they stand. */
export const TOPICS = [
  'Fleet',
  'Rules and reports',
  'People',
  'Business',
  'Server',
  'This tool',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The part of the help in which the things of an area stand. */
export const TOPIC_OF_AREA: Readonly<Record<string, Topic>> = {
  attributes: 'Server',
  audit: 'Server',
  billing: 'Business',
  calendars: 'Rules and reports',
  commands: 'Fleet',
  consents: 'People',
  credentials: 'People',
  devices: 'Fleet',
  drivers: 'Fleet',
  geofences: 'Fleet',
  groups: 'Fleet',
  ingest: 'Server',
  invitations: 'People',
  invoices: 'Business',
  maintenance: 'Fleet',
  notifications: 'Rules and reports',
  reports: 'Rules and reports',
  resellers: 'Business',
  shares: 'People',
  statistics: 'Server',
  users: 'People',
};
