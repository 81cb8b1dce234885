/** The text of a field of a form, which may come as its fields or as an object; empty without it. */
export function readField(body: unknown, name: string): string {
  const value =
    body instanceof URLSearchParams
      ? body.get(name)
      : (body as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
