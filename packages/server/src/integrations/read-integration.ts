import {
  type IntegrationField,
  integrationFields,
  type IntegrationInput,
  type IntegrationKey,
} from '@rastro/sdk/contract';
import { MAIL_ADDRESS } from '@rastro/sdk/domain';
import { readServiceAccount } from '../providers/firebase';
import { ApiError } from '../request/api-error';
import type { SavedIntegration } from './integration-store';

/** What is to be saved of one. */
export interface ReadIntegration {
  values: Record<string, string | number | boolean>;
  secrets: Record<string, string>;
}

const LONGEST = 2_000;
const LONGEST_LINES = 8_000;
const LARGEST_PORT = 65_535;

const wrong = (field: string, words: string): ApiError =>
  new ApiError(422, 'FIELD_INVALID', words, { field });

const isServiceUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hash === '' && username === '' && password === '';
};

function readField(field: IntegrationField, value: unknown): string | number | boolean {
  const { name, kind } = field;
  if (kind === 'flag') {
    if (typeof value === 'boolean') return value;
    throw wrong(name, 'True or false.');
  }
  if (kind === 'number') {
    const number = typeof value === 'string' ? Number(value) : value;
    const isPort = Number.isInteger(number) && Number(number) > 0 && Number(number) <= LARGEST_PORT;
    if (isPort) return Number(number);
    throw wrong(name, `A whole number from 1 to ${LARGEST_PORT}.`);
  }
  if (typeof value !== 'string') throw wrong(name, 'A text.');
  const text = value.trim();
  const isLong = text.length > (kind === 'lines' ? LONGEST_LINES : LONGEST);
  // eslint-disable-next-line no-control-regex -- what stands in a header or an address has none
  const isControl = (kind === 'lines' ? /\0/ : /[\0-\x1f\x7f]/).test(text);
  if (isLong || isControl) throw wrong(name, 'A shorter text in one line.');
  if (text === '') return text;
  if (kind === 'email' && !MAIL_ADDRESS.test(text)) {
    throw wrong(name, 'An e-mail address, such as billing@example.com.');
  }
  if (kind === 'url' && !isServiceUrl(text)) {
    throw wrong(name, 'The whole address of the call, without a user.');
  }
  return text;
}

type Check = (all: Readonly<Record<string, string | number | boolean | undefined>>) => void;

/** What no description says of the fields of one. */
const CHECKS: Partial<Record<IntegrationKey, Check>> = {
  payment({ token, sandbox, webhookToken }) {
    const isSandbox = String(token).startsWith('$aact_hmlg_');
    if (!isSandbox && !String(token).startsWith('$aact_prod_')) {
      throw wrong(
        'token',
        'A key of Asaas begins with $aact_prod_, or $aact_hmlg_ of the sandbox.',
      );
    }
    if (isSandbox !== (sandbox === true)) {
      throw wrong('sandbox', `The key is ${isSandbox ? '' : 'not '}of the sandbox.`);
    }
    if (webhookToken !== undefined && String(webhookToken).length < 16) {
      throw wrong('webhookToken', '16 characters or more.');
    }
  },
  mail({ smtpHost, username, password }) {
    if (!/^[a-z0-9.-]+$|^[0-9a-f:]+$/i.test(String(smtpHost))) {
      throw wrong('smtpHost', 'The name of the mail server, such as smtp.example.com.');
    }
    if (password !== undefined && !username) throw wrong('username', 'Whom the password is of.');
  },
  postcode({ url }) {
    if (!String(url).includes('{postcode}')) {
      throw wrong(
        'url',
        'Write {postcode} where it goes: https://viacep.com.br/ws/{postcode}/json/.',
      );
    }
  },
  weather({ cityUrl, publicIpUrl }) {
    if (cityUrl !== undefined && !String(cityUrl).includes('{ip}')) {
      throw wrong('cityUrl', 'Write {ip} where the address goes: https://ipapi.co/{ip}/json/.');
    }
    if (publicIpUrl !== undefined && cityUrl === undefined) {
      throw wrong('cityUrl', 'Which service knows the city of the address.');
    }
  },
  telegram({ token }) {
    if (!/^\d+:[\w-]+$/.test(String(token))) {
      throw wrong('token', 'A token of @BotFather, such as 123456:ABC-DEF.');
    }
  },
  whatsapp({ phoneNumberId, template }) {
    if (!/^\d{5,32}$/.test(String(phoneNumberId))) {
      throw wrong('phoneNumberId', 'The id of the number: digits alone.');
    }
    if (!/^[a-z0-9_]{1,512}(:[a-z]{2}(_[A-Z]{2})?)?$/.test(String(template))) {
      throw wrong('template', 'A name such as vehicle_event, or vehicle_event:en_US.');
    }
  },
  sms({ template }) {
    if (!['{phone}', '{message}'].every((part) => String(template).includes(part))) {
      throw wrong('template', 'It must have {phone} and {message} in it.');
    }
  },
  firebase({ account }) {
    if (!readServiceAccount(String(account))) {
      throw wrong(
        'account',
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
    throw wrong('smtpPort', `One of ${MAIL_PORTS.join(', ')}.`);
  }
}

/** Where what is sent with the secrets goes. */
const TARGETS = new Set(['url', 'smtpHost']);

/**
 * What a body says of one, over what was saved of it: what is left out stays, and so does a secret that is empty.
 * Throws an `ApiError` that names the field and the remedy.
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
      const text = name in body ? String(readField(field, body[name])) : '';
      if (text !== '') read.secrets[name] = text;
    } else {
      const value = name in body ? readField(field, body[name]) : (saved?.values[name] ?? fallback);
      if (value !== undefined && value !== '') {
        read.values[name] = value as string | number | boolean;
      }
    }
    if (isRequired && read.values[name] === undefined && read.secrets[name] === undefined) {
      throw wrong(name, 'It must be given.');
    }
  }
  // A secret is shown to nobody: not to a machine that its owner did not give it to either.
  const isMoved = fields.some(
    ({ name }) => TARGETS.has(name) && saved && saved.values[name] !== read.values[name],
  );
  const left = fields.find(({ name, isSecret }) => isSecret && name in read.secrets && !body[name]);
  if (isMoved && left) {
    throw wrong(left.name, 'Give it once more: what was saved was for another address.');
  }
  CHECKS[key]?.({ ...read.values, ...read.secrets });
  return read;
}
