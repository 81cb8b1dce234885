import { toPhoneDigits } from '@rastro/sdk/domain';
import type { Switched } from '../mail/switched';

/** What is known of somebody who is to be reached. */
export interface Addressee {
  /** As the account wrote it. */
  phone?: string | null;
  attributes?: Readonly<Record<string, unknown>>;
}

/** Its name in the `notificators` of a rule. */
export type TextType = 'telegram' | 'whatsapp' | 'sms';

/** A service outside that brings a text to somebody. */
export interface TextProvider extends Switched {
  readonly type: TextType;
  /** Where this one reaches somebody; undefined when it cannot. */
  readAddress(to: Addressee): string | undefined;
  /** Hands a text over, by the provider of the reseller of the account that it is for or from. Throws `DeliveryError`. */
  send(address: string, text: string, by?: number): Promise<void>;
  /** Whether it takes its settings, by a question that sends nothing; undefined where there is none. Throws `DeliveryError`. */
  verify?(): Promise<void>;
}

/** Where a provider that dials reaches somebody. */
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
