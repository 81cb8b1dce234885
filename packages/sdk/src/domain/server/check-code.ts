/** What a look of the server found that has words: each says it with its facts. */
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

/** What a look of the server found that something can be done about. */
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

/** What is said of one found by a look. */
export type FoundCode = (typeof FOUND_CODES)[number];

/** What is done about one found by a look. */
export type RemedyCode = (typeof REMEDY_CODES)[number];

/** What a look of the server found. */
export type CheckCode = FoundCode | RemedyCode;

/** Whether there are words for what a look found. */
export const isFoundCode = (code: string): code is FoundCode =>
  (FOUND_CODES as readonly string[]).includes(code);

/** Whether there are words for what to do about it. */
export const isRemedyCode = (code: string): code is RemedyCode =>
  (REMEDY_CODES as readonly string[]).includes(code);
