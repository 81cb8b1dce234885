import type { IntegrationKey } from '@rastro/sdk/contract';
import { NOTE_TIMES } from '@rastro/sdk/domain';
import type { Config } from '../config/config';
import type { FiscalSettings } from './fiscal-settings';
import { readPixKey, type SellerSettings } from './seller-settings';
import { readServiceAccount } from '../providers/firebase';

/** Settings of the server's services. */
export interface ServiceSettings {
  /** `isLost`: its key was saved and cannot be read. */
  asaas: (NonNullable<Config['asaas']> & { isLost?: boolean }) | undefined;
  fiscal: FiscalSettings | undefined;
  seller: SellerSettings | undefined;
  mail: { url: string; from: string; fromName?: string | undefined } | undefined;
  providers: Config['providers'];
  geocoder: Config['geocoder'];
  postcode: Config['postcode'];
  weather: Config['weather'];
}

/** Default addresses of services. */
export interface ServiceUrls {
  /** Left out, as the key says. */
  asaas?: string | undefined;
  telegram: string;
  whatsapp: string;
  firebase: string;
}

type Texts = Readonly<Record<string, unknown>>;

const TLS_PORT = 465;
const REAL = 'https://api.asaas.com/v3';
const SANDBOX = 'https://api-sandbox.asaas.com/v3';

function toMail(all: Texts): ServiceSettings['mail'] {
  const { smtpHost, smtpPort, username, password, senderEmail, senderName } = all;
  const host = String(smtpHost);
  const url = new URL(`${smtpPort === TLS_PORT ? 'smtps' : 'smtp'}://localhost`);
  url.hostname = host.includes(':') ? `[${host}]` : host;
  url.port = String(smtpPort);
  if (typeof username === 'string') url.username = encodeURIComponent(username);
  if (typeof password === 'string') url.password = encodeURIComponent(password);
  return {
    url: url.href,
    from: String(senderEmail),
    fromName: typeof senderName === 'string' ? senderName : undefined,
  };
}

function toFiscal(all: Texts): FiscalSettings {
  const text = (name: string): string => String(all[name] ?? '');
  const percent = (name: string): number => Number(all[name] ?? 0);
  return {
    issueOn: NOTE_TIMES.find((time) => time === all['issueOn']) ?? 'paid',
    since: text('since'),
    serviceText: text('serviceText'),
    terms: {
      serviceId: text('serviceId'),
      serviceCode: text('serviceCode'),
      serviceName: text('serviceName'),
      nbsCode: text('nbsCode'),
      retainIss: all['retainIss'] === true,
      iss: percent('iss'),
      pis: percent('pis'),
      cofins: percent('cofins'),
      csll: percent('csll'),
      inss: percent('inss'),
      ir: percent('ir'),
      observations: text('observations'),
    },
  };
}

function toSeller(all: Texts): SellerSettings {
  const text = (name: string): string => String(all[name] ?? '');
  const key = readPixKey(text('pixKey'));
  return {
    name: text('sellerName'),
    document: text('sellerDocument'),
    address: text('sellerAddress'),
    bank: text('bankData'),
    ...(key !== null && { pix: { key, city: text('pixCity') } }),
  };
}

/** The settings of before, with one service as it was saved. */
export function withSaved(
  settings: ServiceSettings,
  key: IntegrationKey,
  { all, urls, isLost }: { all: Texts; urls: ServiceUrls; isLost: boolean },
): ServiceSettings {
  const { providers } = settings;
  const text = (name: string): string => String(all[name] ?? '');
  const given = (name: string): string | undefined =>
    typeof all[name] === 'string' ? all[name] : undefined;
  switch (key) {
    case 'payment': {
      const url = urls.asaas ?? (all['sandbox'] === true ? SANDBOX : REAL);
      const asaas = { url, key: text('token'), webhookToken: given('webhookToken'), isLost };
      return { ...settings, asaas };
    }
    case 'fiscal':
      return { ...settings, fiscal: toFiscal(all) };
    case 'seller':
      return { ...settings, seller: toSeller(all) };
    case 'mail':
      return { ...settings, mail: toMail(all) };
    case 'telegram': {
      const telegram = { url: urls.telegram, token: text('token') };
      return { ...settings, providers: { ...providers, telegram } };
    }
    case 'whatsapp': {
      const [template = '', language = 'pt_BR'] = text('template').split(':');
      const { phoneNumberId, token } = {
        phoneNumberId: text('phoneNumberId'),
        token: text('token'),
      };
      const whatsapp = { url: urls.whatsapp, phoneNumberId, token, template, language };
      return { ...settings, providers: { ...providers, whatsapp } };
    }
    case 'sms': {
      const sms = {
        url: text('url'),
        template: text('template'),
        authorization: given('authorization'),
      };
      return { ...settings, providers: { ...providers, sms } };
    }
    case 'geocoder':
      return { ...settings, geocoder: { url: text('url'), key: given('key') } };
    case 'postcode':
      return { ...settings, postcode: { url: text('url') } };
    case 'weather': {
      const weather = {
        url: text('url'),
        key: given('key'),
        cityUrl: given('cityUrl'),
        ownAddressUrl: given('publicIpUrl'),
      };
      return { ...settings, weather };
    }
    case 'firebase': {
      const account = readServiceAccount(text('account'));
      if (!account) return settings;
      const firebase = { url: urls.firebase, ...account };
      return { ...settings, providers: { ...providers, firebase } };
    }
  }
}
