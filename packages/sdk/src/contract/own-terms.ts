import type { AcceptedTerms } from './account-access';
import { createDecoder } from './decode';
import { isObject } from './describe/read-member';

/** Contact responsible for personal data. */
export interface PrivacyContact {
  name: string;
  email: string | null;
  phone: string | null;
  url: string | null;
}

/** The terms of use of who is signed in. */
export interface OwnTerms {
  /** In force; null where nothing is to be accepted. */
  version: string | null;
  /** Address of the document; null where the text is all. */
  url: string | null;
  /** Plain text. */
  text: string | null;
  contact: PrivacyContact | null;
  /** Nothing else may be done before they are accepted. */
  isDue: boolean;
  /** Terms accepted last; null for none. */
  accepted: AcceptedTerms | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads the contact responsible for personal data; null where nobody is named. */
export const readContact = (value: unknown): PrivacyContact | null =>
  isObject(value)
    ? {
        name: String(value['name']),
        email: textOf(value['email']),
        phone: textOf(value['phone']),
        url: textOf(value['url']),
      }
    : null;

/** Decodes the terms of use; throws ContractError. */
export const decodeOwnTerms = /* @__PURE__ */ createDecoder<OwnTerms>('OwnTerms', (value) => {
  const { version, url, text, contact, isDue, accepted } = isObject(value) ? value : {};
  return {
    version: textOf(version),
    url: textOf(url),
    text: textOf(text),
    contact: readContact(contact),
    isDue: isDue === true,
    accepted: isObject(accepted)
      ? { version: String(accepted['version']), acceptedAt: String(accepted['acceptedAt']) }
      : null,
  };
});
