import { callProvider, notTaken } from './call-provider';
import { readPhone, type TextProvider } from './text-provider';

/** A number at the WhatsApp Cloud API, and the template that its messages are made of. */
export interface WhatsappSettings {
  url: string;
  phoneNumberId: string;
  token: string;
  template: string;
  /** Language of the template: `pt_BR`. */
  language: string;
}

const MAX_TEXT_LENGTH = 1_000;

/** The Cloud API, to the account's phone: the sentence is the one parameter of the template's body. */
export const createWhatsapp = (settings: WhatsappSettings): TextProvider => ({
  type: 'whatsapp',
  readAddress: readPhone,
  async send(phone, text) {
    const { url, phoneNumberId, token, template, language } = settings;
    // Parameters may hold no line breaks and no row of spaces.
    const line = text.replace(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH);
    const answer = await callProvider({
      provider: 'WhatsApp',
      url: `${url.replace(/\/+$/, '')}/${phoneNumberId}/messages`,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        to: phone,
        type: 'template',
        template: {
          name: template,
          language: { code: language },
          components: [{ type: 'body', parameters: [{ type: 'text', text: line }] }],
        },
      }),
    });
    if (!Array.isArray(answer.json?.['messages'])) throw notTaken('WhatsApp');
  },
  async verify() {
    const { url, phoneNumberId, token } = settings;
    const what = 'the id of the phone number';
    const { json } = await callProvider({
      provider: 'WhatsApp',
      what,
      url: `${url.replace(/\/+$/, '')}/${phoneNumberId}?fields=id`,
      headers: { authorization: `Bearer ${token}` },
    });
    if (json?.['id'] !== phoneNumberId) throw notTaken('WhatsApp', what);
  },
});
