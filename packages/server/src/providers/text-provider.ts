import { toPhoneDigits } from '@rastro/sdk/domain';
import type { Switched } from '../mail/switched';

/** Known data of a recipient. */
export interface Addressee {
  /** Phone number as the account entered it. */
  phone?: string | null;
  attributes?: Readonly<Record<string, unknown>>;
}

/** Its name in the `notificators` of a rule. */
export type TextType = 'telegram' | 'whatsapp' | 'sms';

/** A service outside that brings a text to somebody. */
export interface TextProvider extends Switched {
  readonly type: TextType;
  /** Returns the recipient's address for this provider; undefined when there is none. */
  readAddress(to: Addressee): string | undefined;
  /** Hands a text over, by the provider of the reseller of the account that it is for or from. Throws `DeliveryError`. */
  send(address: string, text: string, by?: number): Promise<void>;
  /**
   * Checks the settings by a request that sends nothing; undefined where the provider has none.
   * Throws `DeliveryError`.
   */
  verify?(): Promise<void>;
}

/** Returns the recipient's number for a provider that dials. */
export const readPhone = ({ phone }: Addressee): string | undefined =>
  toPhoneDigits(phone) ?? undefined;

/** The provider, with a word for each message that it took. */
export const countTexts = (provider: TextProvider, count: () => void): TextProvider => ({
  ...provider,
  async send(address, text, by) {
    await provider.send(address, text, by);
    count();
  },
});
