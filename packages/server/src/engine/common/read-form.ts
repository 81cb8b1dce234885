/** A field of a form, however its listener parsed it. */
export const readForm = (body: unknown, name: string): string | undefined => {
  if (body instanceof URLSearchParams) return body.get(name) ?? undefined;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};
