const VALUE = '(?:null|"(?:[^"\\\\]|\\\\.)*")';
/** Member `totpKey` when not the last, or when it follows another. */
const TOTP_KEY = new RegExp(`"totpKey":${VALUE},|,?"totpKey":${VALUE}`, 'g');

/**
 * Takes out of the JSON of users what is written and never read: the key of one-time codes. In a text
 * the quotes would be escaped, so that nothing but a member looks like one.
 */
export const hideSecrets = (json: string): string => json.replace(TOTP_KEY, '');
