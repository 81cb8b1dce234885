import { CONSENT_STATUSES, type ConsentStatus } from '../domain';

/** What a person is asked to consent to: `askedBy` asks whether the vehicle that follows them may be recorded. */
export interface ConsentAsked {
  personName: string;
  deviceName: string;
  askedBy: string;
  purpose: string;
  /** ISO text; null where it counts until it is taken back. */
  expiresAt: string | null;
  /** ISO text; null while there is no answer. */
  answeredAt: string | null;
  status: ConsentStatus;
}

/** Reads it. */
export function decodeConsentAsked(body: unknown): ConsentAsked {
  const told = (body ?? {}) as Partial<Record<keyof ConsentAsked, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    personName: text(told.personName),
    deviceName: text(told.deviceName),
    askedBy: text(told.askedBy),
    purpose: text(told.purpose),
    expiresAt: text(told.expiresAt) || null,
    answeredAt: text(told.answeredAt) || null,
    status: CONSENT_STATUSES.find((one) => one === told.status) ?? 'ended',
  };
}
