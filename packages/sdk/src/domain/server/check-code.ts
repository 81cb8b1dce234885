/** Codes of server check results that have translations: each states its facts. */
export const FOUND_CODES = [
  'addressNone',
  'folderNew',
  'folderLocked',
  'space',
  'spaceLow',
  'spaceUnknown',
  'mailNone',
  'mailBehind',
  'answers',
  'actingNone',
  'actingDeaf',
  'acting',
  'embedded',
  'traccar',
  'trackingStatus',
  'trackingAway',
  'providerSilent',
  'providerTakes',
  'clockRight',
  'clockEarly',
  'clockDrift',
  'clockLeapt',
  'databaseEmbedded',
  'databasePostgres',
  'tablesCurrent',
  'tablesNone',
  'tablesOld',
  'tablesNewer',
  'noneYet',
  'secretOwn',
  'secretOther',
  'secretLost',
  'positions',
  'positionsAhead',
  'queue',
  'queueLate',
  'usersUnique',
  'usersShared',
] as const;

/** Codes of server check results that have a remedy. */
export const REMEDY_CODES = [
  'addressNone',
  'brandBroken',
  'folderLocked',
  'spaceLow',
  'mailFails',
  'actingNone',
  'actingDeaf',
  'trackingStatus',
  'trackingAway',
  'lookupFails',
  'telegramFails',
  'whatsappFails',
  'firebaseFails',
  'clockEarly',
  'clockDrift',
  'clockLeapt',
  'tablesNone',
  'tablesOld',
  'tablesNewer',
  'secretOther',
  'secretLost',
  'positionsAhead',
  'queueLate',
  'usersShared',
] as const;

/** Code of a check result with a translation. */
export type FoundCode = (typeof FOUND_CODES)[number];

/** Code of a check result with a remedy. */
export type RemedyCode = (typeof REMEDY_CODES)[number];

/** Code of any server check result. */
export type CheckCode = FoundCode | RemedyCode;

/** True when a check result has a translation. */
export const isFoundCode = (code: string): code is FoundCode =>
  (FOUND_CODES as readonly string[]).includes(code);

/** True when a check result has a translated remedy. */
export const isRemedyCode = (code: string): code is RemedyCode =>
  (REMEDY_CODES as readonly string[]).includes(code);
