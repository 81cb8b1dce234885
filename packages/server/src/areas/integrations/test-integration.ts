import type { IntegrationKey, IntegrationTest } from '@rastro/sdk/contract';
import { MAIL_ADDRESS, type ServiceFound, type ServiceFoundCode } from '@rastro/sdk/domain';
import type { Words } from '@rastro/sdk/words';
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
import { createPublicAgent } from '../../lookup/public-agent';
import { createFirebase } from '../../providers/firebase';
import { keyLost } from '../../providers/live-providers';
import { openProviders } from '../../providers/open-providers';
import { createAsaas } from '../billing/asaas';
import { createNotesOf } from '../billing/notes/notes-settings';
import { ProviderError } from '../billing/provider';

interface TestOptions {
  integrations: Pick<Integrations, 'now' | 'of'>;
  mail: MailSettings | undefined;
  /** Reads the words for texts to an account, in its language. */
  wordsTo: (account: TestedAccount) => Promise<Words>;
  userAgent: () => Promise<string>;
  /** Reads the brand title of an account. */
  readTitle: (userId: number) => Promise<string>;
  readAccount: (userId: number) => Promise<TestedAccount>;
}

/** Account that tries a service, as the tracking API has it. */
export interface TestedAccount {
  id: number;
  name?: string;
  email?: string;
  phone?: string | null;
  attributes?: Readonly<Record<string, unknown>>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const bad = (found: string, { code, params }: ServiceFound): IntegrationTest => ({
  isGood: false,
  found,
  code,
  params: params ?? {},
});
const good = (found: string, code: ServiceFoundCode, params: ServiceFound['params']) => ({
  ...bad(found, { code, ...(params && { params }) }),
  isGood: true,
});
const NOT_SET_UP = bad('It is not set up.', { code: 'notSetUp' });
const NO_MAIL_HERE = bad(
  'This server has no mail of its own. Until its operator sets it up, nothing goes out by yours.',
  { code: 'mailNotHere' },
);
const NO_PAYMENTS_HERE = bad('Asaas issues the notes: set up payments first.', {
  code: 'paymentsFirst',
});
/** Display names of the services. */
const NAMES = { telegram: 'Telegram', whatsapp: 'WhatsApp' } as const;
const ASAAS = 'Asaas';

const says = (url: string, said: string): IntegrationTest => {
  const { host } = new URL(url);
  return good(`${host} says: ${said}`, 'said', { service: host, said });
};

/** Tries mail: who asks gets one. */
function createTestMail({ integrations, mail, wordsTo, readAccount }: TestOptions) {
  return async (userId: number, ownerId: number): Promise<IntegrationTest> => {
    const settings = integrations.of(ownerId).mail;
    if (!settings) return NOT_SET_UP;
    if (!mail || !isOn(mail)) return ownerId === 0 ? NOT_SET_UP : NO_MAIL_HERE;
    if (ownerId === 0) await mail.mailer.verify();
    const account = await readAccount(userId);
    const address = textOf(account.email);
    const { host } = new URL(settings.url);
    if (!MAIL_ADDRESS.test(address)) {
      if (ownerId === 0) return good(`${host} takes the settings`, 'takes', { service: host });
      const words = 'Your account has no email address to send a test to.';
      return bad(words, { code: 'emailNone' });
    }
    const look = await mail.brand(userId);
    const { t, locale } = await wordsTo(account);
    const product = look.title;
    const subject = t('mail.test.subject', { product });
    const content = {
      subject,
      heading: subject,
      paragraphs: [t('channel.test.text', { product })],
      rows: [],
      footer: product,
    };
    const to = { name: textOf(account.name), address };
    const by = ownerId === 0 ? undefined : ownerId;
    await mail.mailer.send({ ...renderMail(content, look, locale), by, to });
    return good(`${host} took a mail to ${address}`, 'tookMail', { service: host, address });
  };
}

/** Tries what brings texts to phones: who asks gets one, where it cannot be tried without. */
function createTestText({ integrations, wordsTo, readTitle, readAccount }: TestOptions) {
  /** A reseller names any address: only such of the internet is connected to. */
  const through = createPublicAgent();

  return async (
    type: 'telegram' | 'whatsapp' | 'sms',
    userId: number,
    ownerId: number,
  ): Promise<IntegrationTest> => {
    const { providers } = integrations.of(ownerId);
    if (providers.lost?.has(type)) throw keyLost(type);
    const all = openProviders(providers, ownerId === 0 ? undefined : through);
    const provider = all.find((each) => each.type === type);
    if (!provider) return NOT_SET_UP;
    const service = type === 'sms' ? new URL(providers.sms?.url ?? '').host : NAMES[type];
    if (provider.verify) {
      await provider.verify();
      return good('It takes the settings.', 'takes', { service });
    }
    const account = await readAccount(userId);
    const { attributes } = account;
    const address = provider.readAddress({
      phone: textOf(account.phone),
      ...(attributes && { attributes }),
    });
    if (address === undefined) {
      const words = 'Your account has no phone to send a test to.';
      return bad(words, { code: 'phoneNone' });
    }
    const product = await readTitle(userId);
    await provider.send(address, (await wordsTo(account)).t('channel.test.text', { product }));
    return good(`It took a message to ${address}`, 'tookMessage', { service, address });
  };
}

/** Tries a service as it is in force; who asks gets the message, where there is one. Never throws for what the service says. */
export function createTestIntegration(options: TestOptions) {
  const { integrations, userAgent } = options;
  const testMail = createTestMail(options);
  const testText = createTestText(options);
  const notesOf = createNotesOf(integrations, userAgent, Date.now);

  const run = async (
    key: IntegrationKey,
    userId: number,
    ownerId: number,
  ): Promise<IntegrationTest> => {
    const { providers, geocoder, postcode, weather } = integrations.now();
    switch (key) {
      case 'payment': {
        const asaas = integrations.of(ownerId).asaas;
        if (!asaas) return NOT_SET_UP;
        const said = await createAsaas({ ...asaas, userAgent }).verify();
        return good(`The key is of ${said}`, 'accountOf', { service: ASAAS, said });
      }
      case 'fiscal': {
        const set = notesOf(ownerId);
        if (set) {
          const said = await set.provider.verify(set.settings.terms);
          const words = `Asaas has the fiscal data of ${said}`;
          return good(words, 'accountOf', { service: ASAAS, said });
        }
        return integrations.of(ownerId).fiscal ? NO_PAYMENTS_HERE : NOT_SET_UP;
      }
      case 'seller': {
        const seller = integrations.of(ownerId).seller;
        if (!seller) return NOT_SET_UP;
        const { name, pix } = seller;
        if (!pix) return good(`Invoices name ${name}`, 'onInvoices', { said: name });
        return good(`Pix goes to ${pix.key}`, 'payable', { said: pix.key });
      }
      case 'mail':
        return testMail(userId, ownerId);
      case 'geocoder': {
        if (!geocoder) return NOT_SET_UP;
        const address = await askGeocoder(geocoder, SOMEWHERE, await userAgent());
        return says(geocoder.url, address);
      }
      case 'postcode': {
        if (!postcode) return NOT_SET_UP;
        const address = await askPostcode(postcode, SOME_POSTCODE, await userAgent());
        const { host } = new URL(postcode.url);
        if (address) return says(postcode.url, `${address.street}, ${address.city}`);
        const params = { service: host, postcode: SOME_POSTCODE };
        return bad(`${host} knows no ${SOME_POSTCODE}`, { code: 'postcodeUnknown', params });
      }
      case 'weather': {
        if (!weather) return NOT_SET_UP;
        const { temperature } = await askForecast(weather, SOMEWHERE, await userAgent());
        return says(weather.url, `${temperature} °C`);
      }
      case 'firebase':
        if (providers.lost?.has(key)) throw keyLost('Firebase');
        if (!providers.firebase) return NOT_SET_UP;
        await createFirebase(providers.firebase).verify();
        return good('It takes the settings.', 'takes', { service: 'Firebase' });
      default:
        return testText(key, userId, ownerId);
    }
  };

  return async (key: IntegrationKey, userId: number, ownerId: number): Promise<IntegrationTest> => {
    try {
      return await run(key, userId, ownerId);
    } catch (error) {
      const isSaid = [DeliveryError, ProviderError, LookupError].some((of) => error instanceof of);
      if (isSaid && error instanceof Error) {
        const { found } = error as { found?: ServiceFound };
        const unsaid = { isGood: false, found: error.message, code: '', params: {} } as const;
        return found ? bad(error.message, found) : unsaid;
      }
      throw error;
    }
  };
}
