/** Codes of the results of testing an external service: each has a translation, with its facts. */
export const SERVICE_FOUND_CODES = [
  'away',
  'slow',
  'busy',
  'key',
  'refused',
  'unreadable',
  'notPublic',
  'unsure',
  'notTaken',
  'said',
  'notSetUp',
  'mailNotHere',
  'paymentsFirst',
  'emailNone',
  'phoneNone',
  'takes',
  'tookMail',
  'tookMessage',
  'fiscalNone',
  'accountOf',
  'postcodeUnknown',
  'payable',
  'onInvoices',
] as const;

/** One of them. */
export type ServiceFoundCode = (typeof SERVICE_FOUND_CODES)[number];

/** Result of testing a service, for languages other than the program's own English. */
export interface ServiceFound {
  code: ServiceFoundCode;
  /** The facts in it: `service` who was asked, `status` what it answered with, `said` its own words. */
  params?: Readonly<Record<string, string | number>>;
}

/** True when the code has a translation. */
export const isServiceFoundCode = (code: unknown): code is ServiceFoundCode =>
  (SERVICE_FOUND_CODES as readonly unknown[]).includes(code);
