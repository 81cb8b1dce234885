/**
 * Keys of the browser's storage (spec §3, local browser storage). Never credentials: `rememberme`
 * and `TKSESSIONTOKEN` of the specification are a session cookie that no script reads.
 */
export const storageKeys = {
  isMuted: 'isMuted',
  groupPref: 'groupPref',
  mapPref: 'mapPref',
  query: 'query',
  density: 'densityPref',
  locale: 'localePref',
  scheme: 'schemePref',
  panel: 'panelPref',
  shortcuts: 'shortcutsPref',
  recent: 'recentPref',
  groups: 'groupsPref',
  devicesTable: 'devicesTablePref',
  usersTable: 'usersTablePref',
  reportColumns: 'reportColumnsPref',
  replayMarks: 'replayMarksPref',
  scanner: 'scanner',
} as const;

/** A key of the console's browser storage. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
