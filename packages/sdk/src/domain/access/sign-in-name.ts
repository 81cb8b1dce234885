/**
 * An e-mail or user name as people are told apart by it, whoever typed it: without blanks around it, its
 * letters composed (NFC) and small, each sigma alike wherever it stands. '' for what is no text.
 */
export const normalizeSignInName = (name: unknown): string =>
  typeof name === 'string'
    ? cleanSignInName(name).toLowerCase().replaceAll('ς', 'σ').normalize('NFC')
    : '';

/** An e-mail or user name as it is stored: as it was typed, but for blanks around it and taken apart letters. */
export const cleanSignInName = (name: string): string => name.normalize('NFC').trim();

/**
 * The ways in which systems hand over the same password, the one that is stored first: composed (NFC).
 * Those of before may have been stored as they came.
 */
export const passwordForms = (password: string): string[] => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];
