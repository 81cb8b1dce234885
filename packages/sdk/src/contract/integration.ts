import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';

/** A field of an integration's form. */
export interface IntegrationField {
  name: string;
  kind: 'text' | 'email' | 'number' | 'flag' | 'url' | 'lines';
  /** Written and never read again. */
  isSecret?: true;
  isRequired?: true;
  /** What counts where nothing is said. */
  fallback?: string | number | boolean;
}

/**
 * The services that the server works with once they are set up, by key, and what each wants to know. Each can be
 * tried; an integration that does nothing does not stand here.
 */
const INTEGRATIONS = {
  payment: [
    { name: 'email', kind: 'email', isRequired: true },
    { name: 'token', kind: 'text', isSecret: true, isRequired: true },
    { name: 'sandbox', kind: 'flag', fallback: false },
    { name: 'webhookToken', kind: 'text', isSecret: true },
  ],
  mail: [
    { name: 'smtpHost', kind: 'text', isRequired: true },
    { name: 'smtpPort', kind: 'number', fallback: 587 },
    { name: 'username', kind: 'text' },
    { name: 'password', kind: 'text', isSecret: true },
    { name: 'senderEmail', kind: 'email', isRequired: true },
    { name: 'senderName', kind: 'text' },
  ],
  telegram: [{ name: 'token', kind: 'text', isSecret: true, isRequired: true }],
  whatsapp: [
    { name: 'phoneNumberId', kind: 'text', isRequired: true },
    { name: 'token', kind: 'text', isSecret: true, isRequired: true },
    { name: 'template', kind: 'text', isRequired: true },
  ],
  sms: [
    { name: 'url', kind: 'url', isRequired: true },
    { name: 'template', kind: 'lines', isRequired: true },
    { name: 'authorization', kind: 'text', isSecret: true },
  ],
  firebase: [{ name: 'account', kind: 'lines', isSecret: true, isRequired: true }],
} as const satisfies Readonly<Record<string, readonly IntegrationField[]>>;

/** The key of one of them. */
export type IntegrationKey = keyof typeof INTEGRATIONS;

/** The name of a field of any of them. */
export type IntegrationFieldName = (typeof INTEGRATIONS)[IntegrationKey][number]['name'];

/** What one wants to know. */
export const integrationFields = (
  key: IntegrationKey,
): readonly (IntegrationField & { name: IntegrationFieldName })[] => INTEGRATIONS[key];

/** Their keys, in the order that they are shown in. */
export const INTEGRATION_KEYS = Object.keys(INTEGRATIONS) as readonly IntegrationKey[];

/** Whether a text is a key of an integration. */
export const isIntegrationKey = (key: string): key is IntegrationKey =>
  Object.hasOwn(INTEGRATIONS, key);

/** What is written of one: what is left out stays, and so does a secret that is empty. */
export type IntegrationInput = Readonly<Record<string, string | number | boolean>>;

/** An integration as it is. */
export interface Integration {
  key: IntegrationKey;
  /** What is in force: what was saved here, what the server was started with, or nothing. */
  source: 'saved' | 'settings' | 'none';
  /** What was saved, without secrets. */
  values: IntegrationInput;
  /** Names of the secrets that were saved. */
  secrets: readonly string[];
  /** What was saved cannot be read any more: the secret of the server was changed. */
  isLost: boolean;
  /** ISO text. */
  savedAt: string | null;
}

/** What a try of one found. */
export interface IntegrationTest {
  isGood: boolean;
  /** What the service said, or why it could not be asked; English, without secrets. */
  found: string;
}

const readSource = (value: unknown): Integration['source'] =>
  value === 'saved' || value === 'settings' ? value : 'none';

const readValues = (value: unknown): IntegrationInput =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(([, each]) =>
      ['string', 'number', 'boolean'].includes(typeof each),
    ),
  ) as IntegrationInput;

const read = (value: unknown): Integration | Unreadable => {
  const { key, source, values, secrets, isLost, savedAt } = isObject(value) ? value : {};
  if (typeof key !== 'string' || !isIntegrationKey(key)) return new Unreadable('key');
  return {
    key,
    source: readSource(source),
    values: readValues(values),
    secrets: Array.isArray(secrets) ? secrets.map(String) : [],
    isLost: isLost === true,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
  };
};

/** Decodes an integration; throws ContractError. */
export const decodeIntegration = /* @__PURE__ */ createDecoder<Integration>('Integration', read);

/** Decodes all of them, without those that nobody here knows; throws ContractError. */
export const decodeIntegrations = /* @__PURE__ */ createDecoder<Integration[]>(
  'Integrations',
  (value) =>
    Array.isArray(value)
      ? value.map(read).filter((each): each is Integration => !(each instanceof Unreadable))
      : new Unreadable(''),
);

/** Decodes what a try found; throws ContractError. */
export const decodeIntegrationTest = /* @__PURE__ */ createDecoder<IntegrationTest>(
  'IntegrationTest',
  (value) => {
    const { isGood, found } = isObject(value) ? value : {};
    if (typeof isGood !== 'boolean') return new Unreadable('isGood');
    return { isGood, found: String(found ?? '') };
  },
);
