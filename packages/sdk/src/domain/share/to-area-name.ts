/**
 * Of an address only its area: without street, number, postcode or anything else that has a digit. Empty where
 * nothing is left, so that who may see the area only sees too little rather than too much.
 */
export function toAreaName(address: string): string {
  const [, ...rest] = address.split(/,|\s[–—-]\s/).map((part) => part.trim());
  return rest.filter((part) => part !== '' && !/\p{N}/u.test(part)).join(', ');
}
