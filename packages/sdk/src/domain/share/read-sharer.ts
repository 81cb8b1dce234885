/** What is read of the account that made a link. */
interface SharingAccount {
  name?: unknown;
  administrator?: unknown;
  attributes?: unknown;
}

/**
 * Who viewers are told shares with them: the company of the account (its attribute `company`), else the
 * account's name. Empty for an administrator without a company: then it is the brand that shares.
 */
export function readSharer({ name, administrator, attributes }: SharingAccount): string {
  const { company } = (attributes ?? {}) as Record<string, unknown>;
  if (typeof company === 'string' && company.trim() !== '') return company.trim();
  return administrator === true || typeof name !== 'string' ? '' : name;
}
