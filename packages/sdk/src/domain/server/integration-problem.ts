/** Reasons for refusing a field of an integration: `reason` of the refusal. */
export const INTEGRATION_PROBLEMS = [
  'flag',
  'port',
  'percent',
  'text',
  'day',
  'choice',
  'email',
  'url',
  'asaasKey',
  'ofSandbox',
  'notOfSandbox',
  'short',
  'service',
  'host',
  'user',
  'postcode',
  'ip',
  'city',
  'bot',
  'phoneId',
  'templateName',
  'gateway',
  'json',
  'mailPort',
  'https',
  'missing',
  'again',
  'document',
  'pixKey',
  'pixCity',
] as const;

/** Reason for refusing a field. */
export type IntegrationProblem = (typeof INTEGRATION_PROBLEMS)[number];

/** True when the reason has a translation. */
export const isIntegrationProblem = (reason: unknown): reason is IntegrationProblem =>
  (INTEGRATION_PROBLEMS as readonly unknown[]).includes(reason);
