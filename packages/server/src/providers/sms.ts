import { callProvider, type ProviderCall } from './call-provider';
import { readPhone, type TextProvider } from './text-provider';

/** A gateway that sends short messages. */
export interface SmsSettings {
  url: string;
  /** The body, with `{phone}` and `{message}`: JSON, or a form. */
  template: string;
  /** The whole `Authorization` header; undefined sends none. */
  authorization: string | undefined;
}

/** Ten parts of a long message. */
const MAX_TEXT_LENGTH = 670;

/** A gateway that is called by HTTP, to the account's phone. */
export const createSms = (
  { url, template, authorization }: SmsSettings,
  through?: ProviderCall['through'],
): TextProvider => {
  const isJson = template.trimStart().startsWith('{');
  // A text stands within the quotation marks of the template, or in a form.
  const write = (text: string): string =>
    isJson ? JSON.stringify(text).slice(1, -1) : encodeURIComponent(text);
  return {
    type: 'sms',
    readAddress: readPhone,
    async send(phone, text) {
      const values: Record<string, string> = { phone: `+${phone}`, message: text };
      await callProvider({
        provider: 'The SMS gateway',
        url,
        through,
        headers: {
          'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
          ...(authorization !== undefined && { authorization }),
        },
        body: template.replace(/\{(phone|message)\}/g, (_place, name: string) =>
          write((values[name] ?? '').slice(0, MAX_TEXT_LENGTH)),
        ),
      });
    },
  };
};
