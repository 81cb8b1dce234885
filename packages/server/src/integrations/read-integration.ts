import {
  type IntegrationField,
  integrationFields,
  type IntegrationInput,
  type IntegrationKey,
} from '@rastro/sdk/contract';
import {
  describeDocumentDoubt,
  type IntegrationProblem,
  isBillingDay,
  MAIL_ADDRESS,
} from '@rastro/sdk/domain';
import { readServiceAccount } from '../providers/firebase';
import { ApiError } from '../request/api-error';
import { readPixKey } from './seller-settings';
import type { SavedIntegration } from './integration-store';

/** Values and secrets of an integration to save. */
export interface ReadIntegration {
  values: Record<string, string | number | boolean>;
  secrets: Record<string, string>;
}

const MAX_LENGTH = 2_000;
const MAX_LINES_LENGTH = 8_000;
const MAX_PORT = 65_535;

const wrong = (field: string, reason: IntegrationProblem, words: string): ApiError =>
  new ApiError(422, 'FIELD_INVALID', words, { field, details: { reason } });

const isServiceUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hash === '' && username === '' && password === '';
};

function readField(field: IntegrationField, value: unknown): string | number | boolean {
  const { name, kind } = field;
  if (kind === 'flag') {
    if (typeof value === 'boolean') return value;
    throw wrong(name, 'flag', 'True or false.');
  }
  if (kind === 'number') {
    const number = typeof value === 'string' ? Number(value) : value;
    const isPort = Number.isInteger(number) && Number(number) > 0 && Number(number) <= MAX_PORT;
    if (isPort) return Number(number);
    throw wrong(name, 'port', `A whole number from 1 to ${MAX_PORT}.`);
  }
  if (kind === 'percent') {
    const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value;
    const isPercent = typeof number === 'number' && number >= 0 && number <= 100;
    // The law knows no finer rate.
    if (isPercent && value !== '') return Math.round(number * 100) / 100;
    throw wrong(name, 'percent', 'Percent from 0 to 100, such as 2.5.');
  }
  if (typeof value !== 'string') throw wrong(name, 'text', 'A text.');
  const text = value.trim();
  const isLong = text.length > (kind === 'lines' ? MAX_LINES_LENGTH : MAX_LENGTH);
  // oxlint-disable-next-line no-control-regex -- what stands in a header or an address has none
  const isControl = (kind === 'lines' ? /\0/ : /[\0-\x1f\x7f]/).test(text);
  if (isLong || isControl) throw wrong(name, 'text', 'A shorter text in one line.');
  if (text === '') return text;
  if (kind === 'day' && !isBillingDay(text)) {
    throw wrong(name, 'day', 'A day is written as 2026-03-31.');
  }
  if (kind === 'choice' && field.options?.some((each) => each === text) !== true) {
    throw wrong(name, 'choice', `One of ${field.options?.join(', ')}.`);
  }
  if (kind === 'email' && !MAIL_ADDRESS.test(text)) {
    throw wrong(name, 'email', 'An email address, such as billing@example.com.');
  }
  if (kind === 'url' && !isServiceUrl(text)) {
    throw wrong(name, 'url', 'The whole address of the call, without a user.');
  }
  return text;
}

type Check = (all: Readonly<Record<string, string | number | boolean | undefined>>) => void;

/** Checks by integration that the field descriptions do not cover. */
const CHECKS: Partial<Record<IntegrationKey, Check>> = {
  payment({ token, sandbox, webhookToken }) {
    const isSandbox = String(token).startsWith('$aact_hmlg_');
    if (!isSandbox && !String(token).startsWith('$aact_prod_')) {
      throw wrong(
        'token',
        'asaasKey',
        'A key of Asaas begins with $aact_prod_, or $aact_hmlg_ of the sandbox.',
      );
    }
    if (isSandbox !== (sandbox === true)) {
      throw wrong(
        'sandbox',
        isSandbox ? 'ofSandbox' : 'notOfSandbox',
        `The key is ${isSandbox ? '' : 'not '}of the sandbox.`,
      );
    }
    if (webhookToken !== undefined && String(webhookToken).length < 16) {
      throw wrong('webhookToken', 'short', '16 characters or more.');
    }
  },
  seller({ sellerDocument, pixKey, pixCity }) {
    if (describeDocumentDoubt(sellerDocument) !== null) {
      throw wrong('sellerDocument', 'document', 'A CPF or CNPJ with its check digits.');
    }
    if (pixKey === undefined) return;
    if (readPixKey(String(pixKey)) === null) {
      throw wrong(
        'pixKey',
        'pixKey',
        'A CPF, CNPJ, email or random key, or a phone that begins with +55.',
      );
    }
    if (pixCity === undefined) {
      throw wrong('pixCity', 'pixCity', 'The city of the account: a Pix code has it in it.');
    }
  },
  fiscal({ serviceId, serviceCode }) {
    if (serviceId === undefined && serviceCode === undefined) {
      throw wrong(
        'serviceCode',
        'service',
        'The code of the service at the city, or its id at Asaas.',
      );
    }
  },
  mail({ smtpHost, username, password }) {
    if (!/^[a-z0-9.-]+$|^[0-9a-f:]+$/i.test(String(smtpHost))) {
      throw wrong('smtpHost', 'host', 'The name of the mail server, such as smtp.example.com.');
    }
    if (password !== undefined && !username)
      throw wrong('username', 'user', 'Whom the password is of.');
  },
  postcode({ url }) {
    if (!String(url).includes('{postcode}')) {
      throw wrong(
        'url',
        'postcode',
        'Write {postcode} where it goes: https://viacep.com.br/ws/{postcode}/json/.',
      );
    }
  },
  weather({ cityUrl, publicIpUrl }) {
    if (cityUrl !== undefined && !String(cityUrl).includes('{ip}')) {
      throw wrong(
        'cityUrl',
        'ip',
        'Write {ip} where the address goes: https://ipapi.co/{ip}/json/.',
      );
    }
    if (publicIpUrl !== undefined && cityUrl === undefined) {
      throw wrong('cityUrl', 'city', 'Which service knows the city of the address.');
    }
  },
  telegram({ token }) {
    if (!/^\d+:[\w-]+$/.test(String(token))) {
      throw wrong('token', 'bot', 'A token of @BotFather, such as 123456:ABC-DEF.');
    }
  },
  whatsapp({ phoneNumberId, template }) {
    if (!/^\d{5,32}$/.test(String(phoneNumberId))) {
      throw wrong('phoneNumberId', 'phoneId', 'The id of the number: digits alone.');
    }
    if (!/^[a-z0-9_]{1,512}(:[a-z]{2}(_[A-Z]{2})?)?$/.test(String(template))) {
      throw wrong(
        'template',
        'templateName',
        'A name such as vehicle_event, or vehicle_event:en_US.',
      );
    }
  },
  sms({ template }) {
    if (!['{phone}', '{message}'].every((part) => String(template).includes(part))) {
      throw wrong('template', 'gateway', 'It must have {phone} and {message} in it.');
    }
  },
  firebase({ account }) {
    if (!readServiceAccount(String(account))) {
      throw wrong(
        'account',
        'json',
        'The JSON file of a service account, as the Firebase console makes it.',
      );
    }
  },
};

/** Mail goes by these: a reseller has no other business with a server. */
const MAIL_PORTS = [25, 465, 587, 2525];

/** Refuses what a reseller may not say of a service. */
export function checkSeller(key: IntegrationKey, { values }: ReadIntegration): void {
  if (key === 'mail' && !MAIL_PORTS.includes(Number(values['smtpPort']))) {
    throw wrong('smtpPort', 'mailPort', `One of ${MAIL_PORTS.join(', ')}.`);
  }
  if (key === 'sms' && !String(values['url']).startsWith('https:')) {
    throw wrong('url', 'https', 'An address that begins with https://.');
  }
}

/** Fields with the destination that the secrets are sent to. */
const TARGETS = new Set(['url', 'smtpHost']);

/**
 * Merges the body over an integration's saved settings: omitted fields stay, and so does a secret
 * that is empty; one that is null is deleted. Throws an `ApiError` that names the field and the
 * remedy.
 */
export function readIntegration(
  key: IntegrationKey,
  body: IntegrationInput,
  saved: Pick<SavedIntegration, 'values' | 'secrets'> | undefined,
): ReadIntegration {
  const fields = integrationFields(key);
  const known = new Set<string>(fields.map(({ name }) => name));
  const unknown = Object.keys(body).find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new ApiError(400, 'FIELD_UNKNOWN', `The body has an unknown member ${unknown}.`, {
      field: unknown,
    });
  }
  const read: ReadIntegration = { values: {}, secrets: { ...saved?.secrets } };
  for (const field of fields) {
    const { name, isSecret, isRequired, fallback } = field;
    if (isSecret) {
      const given = body[name];
      if (given === null) delete read.secrets[name];
      const text = given === undefined || given === null ? '' : String(readField(field, given));
      if (text !== '') read.secrets[name] = text;
    } else {
      const value = name in body ? readField(field, body[name]) : (saved?.values[name] ?? fallback);
      if (value !== undefined && value !== '') {
        read.values[name] = value as string | number | boolean;
      }
    }
    if (isRequired && read.values[name] === undefined && read.secrets[name] === undefined) {
      throw wrong(name, 'missing', 'It must be given.');
    }
  }
  // A secret is shown to nobody: not to a machine that its owner did not give it to either.
  const isMoved = fields.some(
    ({ name }) => TARGETS.has(name) && saved && saved.values[name] !== read.values[name],
  );
  const left = fields.find(({ name, isSecret }) => isSecret && name in read.secrets && !body[name]);
  if (isMoved && left) {
    throw wrong(left.name, 'again', 'Give it once more: what was saved was for another address.');
  }
  CHECKS[key]?.({ ...read.values, ...read.secrets });
  return read;
}
