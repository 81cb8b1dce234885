import { toPhoneDigits } from './to-phone-digits';

/** A number that people wrote, and where it leads. */
export interface Phone {
  /** Number as it was written. */
  text: string;
  /** A `tel:` link. */
  call: string;
  /** A link to a chat on WhatsApp; null where the code of the country is missing, for it would be a stranger's. */
  message: string | null;
}

const WRITTEN = /\+?\(?\d[\d ().-]{1,30}\d/;
/** The longest number there is (ITU-T E.164). */
const MAX_DIGITS = 15;
/** Min number of digits that must include a country code. */
const WITH_COUNTRY = 12;

/** The first telephone number in a text of strangers; null without one. */
export function findPhone(written: string): Phone | null {
  const text = WRITTEN.exec(written)?.[0];
  const dialled = text?.replace(/[^\d+]/g, '') ?? '';
  if (!text || dialled.replace('+', '').length > MAX_DIGITS) return null;
  const digits = toPhoneDigits(text);
  const isWhole = text.startsWith('+') || (digits ?? '').length >= WITH_COUNTRY;
  return {
    text,
    call: `tel:${dialled}`,
    message: digits !== null && isWhole ? `https://wa.me/${digits}` : null,
  };
}
