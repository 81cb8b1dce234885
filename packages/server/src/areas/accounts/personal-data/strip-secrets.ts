const SECRET = /(password|secret|token|tokens|apikey|privatekey|totpkey|salt|authorization)$/i;

/** Placeholder for a secret: shows its presence, not its value. */
const HIDDEN = '***';

/** The same JSON without values that open something, however deep they lie. */
export function stripSecrets(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => stripSecrets(each));
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, stripSecrets(each, key)]),
    );
  }
  return SECRET.test(name) && value !== null && value !== '' ? HIDDEN : value;
}
