import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';
import { readFacts } from './read-facts';

/** Settings of a service, by the names of its fields. */
export type IntegrationValues = Readonly<Record<string, string | number | boolean>>;

/** Settings to write: fields left out and empty secrets stay unchanged; null deletes a secret. */
export type IntegrationInput = Readonly<Record<string, string | number | boolean | null>>;

/** An integration as it is. */
export interface Integration {
  /** One of `INTEGRATION_KEYS`; a newer server may have others. */
  key: string;
  /** Source of the settings in force: saved here, set when the server was started, or none. */
  source: 'saved' | 'settings' | 'none';
  /** Saved settings, without secrets. */
  values: IntegrationValues;
  /** Names of the secrets that were saved. */
  secrets: readonly string[];
  /**
   * True when the saved settings can no longer be read, because the secret of the server was
   * changed.
   */
  isLost: boolean;
  /** ISO text. */
  savedAt: string | null;
  /** Path on this server that the service posts its news to; empty where it posts nothing. */
  webhookPath: string;
}

/** Result of testing an integration. */
export interface IntegrationTest {
  isGood: boolean;
  /** Message of the service, or why it could not be reached; English, without secrets. */
  found: string;
  /** The same for other languages; '' where only `found` says it. */
  code: string;
  /** The facts in it, such as `{ service: 'Telegram', status: 404 }`. */
  params: Readonly<Record<string, string | number>>;
}

const readSource = (value: unknown): Integration['source'] =>
  value === 'saved' || value === 'settings' ? value : 'none';

const readValues = (value: unknown): IntegrationValues =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(([, each]) =>
      ['string', 'number', 'boolean'].includes(typeof each),
    ),
  ) as IntegrationValues;

const read = (value: unknown): Integration | Unreadable => {
  const { key, source, values, secrets, isLost, savedAt, webhookPath } = isObject(value)
    ? value
    : {};
  if (typeof key !== 'string') return new Unreadable('key');
  return {
    key,
    source: readSource(source),
    values: readValues(values),
    secrets: Array.isArray(secrets) ? secrets.map(String) : [],
    isLost: isLost === true,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
    webhookPath: typeof webhookPath === 'string' ? webhookPath : '',
  };
};

/** Decodes an integration; throws ContractError. */
export const decodeIntegration = /* @__PURE__ */ createDecoder<Integration>('Integration', read);

/** Decodes all of them, without those that cannot be read; throws ContractError. */
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
    const { isGood, found, code, params } = isObject(value) ? value : {};
    if (typeof isGood !== 'boolean') return new Unreadable('isGood');
    return {
      isGood,
      found: String(found ?? ''),
      code: String(code ?? ''),
      params: readFacts(params),
    };
  },
);
