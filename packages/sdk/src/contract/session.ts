/** Data of the sign-in form. `email` takes an e-mail or a user name (decision 23). */
export interface Credentials {
  email: string;
  password: string;
  /** A one-time code, or a recovery code, of an account that asks for one (ONE_TIME_CODE_NEEDED). */
  code?: string;
  /** Keep the session when the browser closes (decision 16). Default false. */
  remember?: boolean;
}

/** The form fields of `POST /session`. */
export function encodeCredentials(credentials: Credentials): URLSearchParams {
  return new URLSearchParams({
    email: credentials.email,
    password: credentials.password,
    ...(credentials.code ? { code: credentials.code } : {}),
    remember: String(credentials.remember ?? false),
  });
}

/**
 * Second factor of an account: whether it requires one-time codes, and its number of recovery codes
 * left.
 */
export interface SecondFactor {
  isOn: boolean;
  recoveryCodes: number;
}

/** Reads it. */
export function decodeSecondFactor(body: unknown): SecondFactor {
  const { isOn, recoveryCodes } = (body ?? {}) as Partial<Record<keyof SecondFactor, unknown>>;
  return { isOn: isOn === true, recoveryCodes: Number(recoveryCodes) || 0 };
}

/** Status of the caller's session. */
export interface SessionStatus {
  /** By the server's clock, ISO text. */
  now: string;
  /** null for what ends with a token or a key. */
  endsAt: string | null;
  /** Account that logged in as this one; null where its owner is signed in. */
  by: { id: number; name: string } | null;
  /** The reseller in whose account one may work; null for who works for none, and where one is in it. */
  worksFor: { id: number; name: string } | null;
}

/** Reads it. */
export function decodeSessionStatus(body: unknown): SessionStatus {
  const { now, endsAt, by, worksFor } = (body ?? {}) as Partial<
    Record<keyof SessionStatus, unknown>
  >;
  return {
    now: typeof now === 'string' ? now : '',
    endsAt: typeof endsAt === 'string' ? endsAt : null,
    by: decodeNamed(by),
    worksFor: decodeNamed(worksFor),
  };
}

function decodeNamed(value: unknown): { id: number; name: string } | null {
  const { id, name } = (value ?? {}) as { id?: unknown; name?: unknown };
  return typeof id === 'number' ? { id, name: typeof name === 'string' ? name : '' } : null;
}

/** Details of an invitation: `email` '' leaves the e-mail to the person invited. */
export interface InvitedTo {
  name: string;
  email: string;
  passwordMinLength: number;
}

/** Reads it. */
export function decodeInvitedTo(body: unknown): InvitedTo {
  const told = (body ?? {}) as Partial<Record<keyof InvitedTo, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: text(told.name),
    email: text(told.email),
    passwordMinLength: Number(told.passwordMinLength) || 8,
  };
}

/** A key of one-time codes that is in force nowhere yet, and the address that apps read from a picture. */
export interface CodeKey {
  key: string;
  uri: string;
}

/** Reads it. */
export function decodeCodeKey(body: unknown): CodeKey {
  const { key, uri } = (body ?? {}) as Partial<Record<keyof CodeKey, unknown>>;
  return { key: typeof key === 'string' ? key : '', uri: typeof uri === 'string' ? uri : '' };
}

/** Reads the recovery codes that an answer brings: they are shown this once. */
export function decodeRecoveryCodes(body: unknown): string[] {
  const { recoveryCodes } = (body ?? {}) as { recoveryCodes?: unknown };
  return Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [];
}

/** The form fields of `POST /session/password` that ask for a mail with a link. */
export function encodePasswordRequest(email: string, language?: string): URLSearchParams {
  return new URLSearchParams({ email, requested_from: 'web', ...(language && { language }) });
}

/** A new password, with the token of the link in the mail. */
export interface PasswordInput {
  token: string;
  password: string;
}

/** The form fields of `POST /session/password` that set the new password. */
export function encodePassword({ token, password }: PasswordInput): URLSearchParams {
  return new URLSearchParams({ token, password });
}

/** The first administrator, made with the one-time code that the server prints at its start. */
export interface SetupInput {
  code: string;
  name: string;
  email: string;
  password: string;
}

/** The JSON members of `POST /setup`. */
export function encodeSetup({ code, name, email, password }: SetupInput): Record<string, unknown> {
  return { code, name, email, password };
}
