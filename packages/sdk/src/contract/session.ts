/** What a person types to sign in. `email` takes an e-mail or a user name (decision 23). */
export interface Credentials {
  email: string;
  password: string;
  /** Keep the session when the browser closes (decision 16). Default false. */
  remember?: boolean;
}

/** The form fields of `POST /session`. */
export function encodeCredentials(credentials: Credentials): URLSearchParams {
  return new URLSearchParams({
    email: credentials.email,
    password: credentials.password,
    remember: String(credentials.remember ?? false),
  });
}

/** The form fields of `POST /session/password` that ask for a mail with a link. */
export function encodePasswordRequest(email: string): URLSearchParams {
  return new URLSearchParams({ email, requested_from: 'web' });
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
