/**
 * Returns only the area of an address: without street, number, postcode or anything else that
 * contains a digit. Empty if nothing is left, so viewers of the area see too little rather than too
 * much.
 */
export function toAreaName(address: string): string {
  const [, ...rest] = address.split(/,|\s[–—-]\s/).map((part) => part.trim());
  return rest.filter((part) => part !== '' && !/\p{N}/u.test(part)).join(', ');
}
