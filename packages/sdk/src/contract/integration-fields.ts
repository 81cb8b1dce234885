/** A field of an integration's form. */
export interface IntegrationField {
  name: string;
  kind: 'text' | 'email' | 'number' | 'flag' | 'url' | 'lines';
  /** Written and never read again. */
  isSecret?: true;
  isRequired?: true;
  /** What counts where nothing is said. */
  fallback?: string | number | boolean;
  /** What one may look like, where that is not plain. */
  example?: string;
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
  geocoder: [
    { name: 'url', kind: 'url', isRequired: true },
    { name: 'key', kind: 'text', isSecret: true },
  ],
  postcode: [
    {
      name: 'url',
      kind: 'url',
      isRequired: true,
      example: 'https://viacep.com.br/ws/{postcode}/json/',
    },
  ],
  weather: [
    { name: 'url', kind: 'url', isRequired: true },
    { name: 'key', kind: 'text', isSecret: true },
    { name: 'cityUrl', kind: 'url' },
    { name: 'publicIpUrl', kind: 'url' },
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
