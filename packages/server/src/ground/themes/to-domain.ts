import { domainToASCII } from 'node:url';

const DOMAIN =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** A domain as it is compared: in lower case, in ASCII, without the dot at its end; empty for what is none. */
export function toDomain(hostname: string): string {
  const domain = domainToASCII(hostname.replace(/\.$/, '')).toLowerCase();
  return DOMAIN.test(domain) ? domain : '';
}
