/** A phone number as providers dial it: digits alone, with the code of the country; null for what is none. */
export function toPhoneDigits(text: string | null | undefined): string | null {
  const digits = (text ?? '').replace(/[\s().+-]/g, '');
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : null;
}
