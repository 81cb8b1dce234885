import { type Config, ConfigError } from './config';
import { setting, type Setting } from './setting';
import * as parse from './setting-parsers';

const none = { fallback: undefined, fallbackText: 'none' } as const;

/** The provider that takes payments for invoices. */
export const billingSettings = {
  asaasKey: setting<string | undefined>({
    ...none,
    flag: 'asaas-key-file',
    env: 'ASAAS_KEY_FILE',
    placeholder: 'FILE',
    parse: parse.readSecretFile,
    fallbackText: 'people say what was paid',
    help: 'file with the key of Asaas, which takes payments for invoices',
  }),
  asaasWebhookToken: setting<string | undefined>({
    ...none,
    flag: 'asaas-webhook-token-file',
    env: 'ASAAS_WEBHOOK_TOKEN_FILE',
    placeholder: 'FILE',
    parse: parse.readSecretFile,
    help: 'file with what Asaas shows with its messages; without it none are taken',
  }),
  asaasUrl: setting<string | undefined>({
    ...none,
    flag: 'asaas-url',
    env: 'ASAAS_URL',
    placeholder: 'URL',
    parse: parse.parseServiceUrl,
    fallbackText: 'as the key says',
    help: 'where the API of Asaas answers',
  }),
};

const REAL = 'https://api.asaas.com/v3';
const SANDBOX = 'https://api-sandbox.asaas.com/v3';
const TOKEN_MIN_LENGTH = 16;

/** Throws `ConfigError` where a key is of another place than the one that is asked. */
export function readBilling(
  read: <T>(setting: Setting<T>) => T,
): Pick<Config, 'asaas' | 'asaasUrl'> {
  const key = read(billingSettings.asaasKey);
  const webhookToken = read(billingSettings.asaasWebhookToken);
  const given = read(billingSettings.asaasUrl)?.replace(/\/$/, '');
  if (key === undefined) {
    // A key may be saved while the server runs.
    if (webhookToken === undefined) return { asaas: undefined, asaasUrl: given };
    throw new ConfigError('--asaas-webhook-token-file needs --asaas-key-file.');
  }
  const isSandbox = key.startsWith('$aact_hmlg_');
  if (!isSandbox && !key.startsWith('$aact_prod_')) {
    throw new ConfigError(
      'The key of --asaas-key-file begins with $aact_prod_, or $aact_hmlg_ of the sandbox.',
    );
  }
  if (given === (isSandbox ? REAL : SANDBOX)) {
    throw new ConfigError(
      `The key of --asaas-key-file is ${isSandbox ? '' : 'not '}of the sandbox, and --asaas-url is${isSandbox ? ' not' : ''}.`,
    );
  }
  if (webhookToken !== undefined && webhookToken.length < TOKEN_MIN_LENGTH) {
    throw new ConfigError(
      `The token of --asaas-webhook-token-file is too short: ${TOKEN_MIN_LENGTH} characters or more.`,
    );
  }
  const url = given ?? (isSandbox ? SANDBOX : REAL);
  return { asaas: { url, key, webhookToken }, asaasUrl: given };
}
