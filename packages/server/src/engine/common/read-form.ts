import { refused } from './engine-error';

/** A field of a form, however its listener parsed it. A call that brought none is refused, as at a Traccar. */
export const readForm = (body: unknown, name: string): string | undefined => {
  if (body instanceof URLSearchParams) return body.get(name) ?? undefined;
  if (typeof body !== 'object' || body === null || body instanceof Uint8Array) {
    throw refused('The call takes a form: application/x-www-form-urlencoded');
  }
  const value = Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};
