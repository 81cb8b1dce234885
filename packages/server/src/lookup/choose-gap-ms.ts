import { isIP } from 'node:net';
import { isPublicAddress } from './is-public-address';

/** Between two questions to a public service, as these ask for. */
const PUBLIC_GAP_MS = 1_000;
/** And to one of one's own, which the list and the reports of a fleet wait for. */
const OWN_GAP_MS = 100;

/**
 * Returns the min interval between two requests to a service, by its location: a host without a dot
 * is on one's own network.
 */
export const chooseGapMs = (url: string): number => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const isOwn = isIP(host) === 0 ? !host.includes('.') : !isPublicAddress(host);
  return isOwn ? OWN_GAP_MS : PUBLIC_GAP_MS;
};
