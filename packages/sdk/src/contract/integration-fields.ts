import { NOTE_TIMES, type NoteTime } from '../domain';

/** A field of an integration's form. */
export interface IntegrationField {
  name: string;
  /** A `day` is written as 2026-03-31, a `percent` is from 0 to 100, and a `choice` is one of `options`. */
  kind: 'text' | 'email' | 'number' | 'percent' | 'day' | 'choice' | 'flag' | 'url' | 'lines';
  /** Written and never read again. */
  isSecret?: true;
  isRequired?: true;
  /** Default where no value is set. */
  fallback?: string | number | boolean;
  /** Allowed choices. */
  options?: readonly NoteTime[];
  /** Example value, where the format is not obvious. */
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
  seller: [
    { name: 'sellerName', kind: 'text', isRequired: true },
    { name: 'sellerDocument', kind: 'text' },
    { name: 'sellerAddress', kind: 'lines' },
    { name: 'pixKey', kind: 'text' },
    { name: 'pixCity', kind: 'text' },
    { name: 'bankData', kind: 'lines' },
  ],
  fiscal: [
    { name: 'issueOn', kind: 'choice', options: NOTE_TIMES, fallback: 'paid' },
    { name: 'since', kind: 'day', isRequired: true },
    { name: 'serviceId', kind: 'text' },
    { name: 'serviceCode', kind: 'text' },
    { name: 'serviceName', kind: 'text', isRequired: true },
    { name: 'nbsCode', kind: 'text' },
    { name: 'iss', kind: 'percent', isRequired: true },
    { name: 'retainIss', kind: 'flag', fallback: false },
    { name: 'pis', kind: 'percent', fallback: 0 },
    { name: 'cofins', kind: 'percent', fallback: 0 },
    { name: 'csll', kind: 'percent', fallback: 0 },
    { name: 'inss', kind: 'percent', fallback: 0 },
    { name: 'ir', kind: 'percent', fallback: 0 },
    { name: 'serviceText', kind: 'lines', fallback: '{description} ({from} – {to})' },
    { name: 'observations', kind: 'lines' },
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
    {
      name: 'template',
      kind: 'lines',
      isRequired: true,
      example: '{"to": "{phone}", "text": "{message}"}',
    },
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

/** Returns the fields of an integration. */
export const integrationFields = (
  key: IntegrationKey,
): readonly (IntegrationField & { name: IntegrationFieldName })[] => INTEGRATIONS[key];

/** Their keys, in the order that they are shown in. */
export const INTEGRATION_KEYS = Object.keys(INTEGRATIONS) as readonly IntegrationKey[];

/** True for the key of an integration. */
export const isIntegrationKey = (key: string): key is IntegrationKey =>
  Object.hasOwn(INTEGRATIONS, key);
