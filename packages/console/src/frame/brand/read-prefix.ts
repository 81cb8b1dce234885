/** The product's attribute prefix, which the server writes into the page; `rastro` without it. */
export function readPrefix(page: Document): string {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="rastro-prefix"]');
  return meta?.content || 'rastro';
}
