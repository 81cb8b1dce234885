/** Members read from the account that created a link. */
interface SharingAccount {
  name?: unknown;
  administrator?: unknown;
  attributes?: unknown;
}

/**
 * Returns the name that viewers see as the sender of a link: the company of the account (its
 * attribute `company`), else the account's name. Empty for an administrator without a company: then
 * the brand is the sender.
 */
export function readSharer({ name, administrator, attributes }: SharingAccount): string {
  const { company } = (attributes ?? {}) as Record<string, unknown>;
  if (typeof company === 'string' && company.trim() !== '') return company.trim();
  return administrator === true || typeof name !== 'string' ? '' : name;
}
