import type { IntegrationKey, IntegrationTest } from '@rastro/sdk/contract';
import { MAIL_ADDRESS } from '@rastro/sdk/domain';
import type { WordsOf } from '@rastro/sdk/words';
import type { Integrations } from '../../integrations/integrations';
import { DeliveryError } from '../../mail/delivery-error';
import type { MailSettings } from '../../mail/mail-settings';
import { renderMail } from '../../mail/render-mail';
import { isOn } from '../../mail/switched';
import { askForecast } from '../../lookup/ask-forecast';
import { askGeocoder } from '../../lookup/ask-geocoder';
import { askPostcode } from '../../lookup/ask-postcode';
import { LookupError } from '../../lookup/lookup-error';
import { SOME_POSTCODE, SOMEWHERE } from '../../lookup/service';
import { createFirebase } from '../../providers/firebase';
import { openProviders } from '../../providers/open-providers';
import { createAsaas } from '../billing/asaas';
import { ProviderError } from '../billing/provider';

interface TestOptions {
  integrations: Pick<Integrations, 'now' | 'mailOf' | 'paymentOf'>;
  mail: MailSettings | undefined;
  wordsOf: WordsOf;
  userAgent: () => Promise<string>;
  /** What the brand is called. */
  readTitle: () => Promise<string>;
  readAccount: (userId: number) => Promise<Readonly<Record<string, unknown>>>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const NOT_SET_UP: IntegrationTest = { isGood: false, found: 'It is not set up.' };
const NO_MAIL_HERE: IntegrationTest = {
  isGood: false,
  found:
    'This server has no mail of its own. Until its operator sets it up, nothing goes out by yours.',
};
const good = (found: string): IntegrationTest => ({ isGood: true, found });

/** Tries a service as it is in force; who asks gets the message, where there is one. Never throws for what the service says. */
export function createTestIntegration(options: TestOptions) {
  const { integrations, mail, wordsOf, userAgent, readTitle, readAccount } = options;

  const testMail = async (userId: number, ownerId: number): Promise<IntegrationTest> => {
    const settings = ownerId === 0 ? integrations.now().mail : integrations.mailOf(ownerId);
    if (!settings) return NOT_SET_UP;
    if (!mail || !isOn(mail)) return ownerId === 0 ? NOT_SET_UP : NO_MAIL_HERE;
    if (ownerId === 0) await mail.mailer.verify();
    const account = await readAccount(userId);
    const address = textOf(account['email']);
    const { host } = new URL(settings.url);
    if (!MAIL_ADDRESS.test(address)) {
      if (ownerId === 0) return good(`${host} takes the settings`);
      return { isGood: false, found: 'Your account has no e-mail address to send a test to.' };
    }
    const look = await mail.brand(userId);
    const { t, locale } = wordsOf('');
    const product = look.title;
    const subject = t('mail.test.subject', { product });
    const content = {
      ...{ subject, heading: subject, paragraphs: [t('channel.test.text', { product })] },
      ...{ rows: [], footer: product },
    };
    const to = { name: textOf(account['name']), address };
    const by = ownerId === 0 ? undefined : ownerId;
    await mail.mailer.send({ ...renderMail(content, look, locale), by, to });
    return good(`${host} took a mail to ${address}`);
  };

  const testText = async (
    type: 'telegram' | 'whatsapp' | 'sms',
    userId: number,
  ): Promise<IntegrationTest> => {
    const all = openProviders(integrations.now().providers);
    const provider = all.find((each) => each.type === type);
    if (!provider) return NOT_SET_UP;
    if (provider.verify) {
      await provider.verify();
      return good('It takes the settings.');
    }
    const account = await readAccount(userId);
    const attributes = account['attributes'] as Readonly<Record<string, unknown>> | undefined;
    const address = provider.readAddress({
      phone: textOf(account['phone']),
      ...(attributes && { attributes }),
    });
    if (address === undefined) {
      return { isGood: false, found: 'Your account has no phone to send a test to.' };
    }
    const product = await readTitle();
    await provider.send(address, wordsOf('').t('channel.test.text', { product }));
    return good(`It took a message to ${address}`);
  };

  const run = async (
    key: IntegrationKey,
    userId: number,
    ownerId: number,
  ): Promise<IntegrationTest> => {
    const { providers, geocoder, postcode, weather } = integrations.now();
    switch (key) {
      case 'payment': {
        const asaas = integrations.paymentOf(ownerId);
        return asaas
          ? good(`The key is of ${await createAsaas({ ...asaas, userAgent }).verify()}`)
          : NOT_SET_UP;
      }
      case 'mail':
        return testMail(userId, ownerId);
      case 'geocoder': {
        if (!geocoder) return NOT_SET_UP;
        const address = await askGeocoder(geocoder, SOMEWHERE, await userAgent());
        return good(`${new URL(geocoder.url).host} says: ${address}`);
      }
      case 'postcode': {
        if (!postcode) return NOT_SET_UP;
        const address = await askPostcode(postcode, SOME_POSTCODE, await userAgent());
        const { host } = new URL(postcode.url);
        return address
          ? good(`${host} says: ${address.street}, ${address.city}`)
          : { isGood: false, found: `${host} knows no ${SOME_POSTCODE}` };
      }
      case 'weather': {
        if (!weather) return NOT_SET_UP;
        const { temperature } = await askForecast(weather, SOMEWHERE, await userAgent());
        return good(`${new URL(weather.url).host} says: ${temperature} °C`);
      }
      case 'firebase':
        if (!providers.firebase) return NOT_SET_UP;
        await createFirebase(providers.firebase).verify();
        return good('It takes the settings.');
      default:
        return testText(key, userId);
    }
  };

  return async (key: IntegrationKey, userId: number, ownerId: number): Promise<IntegrationTest> => {
    try {
      return await run(key, userId, ownerId);
    } catch (error) {
      const isSaid = [DeliveryError, ProviderError, LookupError].some((of) => error instanceof of);
      if (isSaid && error instanceof Error) {
        return { isGood: false, found: error.message };
      }
      throw error;
    }
  };
}
