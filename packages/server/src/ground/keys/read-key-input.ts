import { BlockList, isIP } from 'node:net';
import { apiKey } from '@rastro/sdk/contract';
import { DAY_MS, MAX_TOKEN_DAYS, splitList } from '@rastro/sdk/domain';
import { refuseField } from '../../request/refuse-field';
import { isExactOrigin } from '../../text/is-exact-origin';
import { toInput } from '../own-resources/to-input';
import type { KeyInput } from './key-store';
import { readLines } from './read-lines';

/**
 * Reads the values of a key from a body whose members have the right types. Throws a 422 with the
 * remedy.
 */
export function readKeyInput(body: Readonly<Record<string, unknown>>, nowMs: number): KeyInput {
  const input = toInput(apiKey.members, body);
  const expiresAt = Date.parse(input.expiresAt);
  if (!(expiresAt > nowMs) || expiresAt > nowMs + MAX_TOKEN_DAYS * DAY_MS) {
    throw refuseField('expiresAt', 'refusal.end.within', { days: MAX_TOKEN_DAYS });
  }
  const [reads = '', writes = ''] = [input.reads, input.writes].map((list) =>
    [...new Set(splitList(list))].join(','),
  );
  if (!(reads || writes || input.mayShare || input.mayEmbed)) {
    throw refuseField('reads', 'refusal.key.idle');
  }
  for (const origin of readLines(input.origins)) {
    if (!isExactOrigin(origin)) {
      throw refuseField('origins', 'refusal.key.origins');
    }
  }
  readNetworks(input.addresses);
  return { ...input, reads, writes, expiresAt };
}

/** The networks that a key may come from; undefined for all. Throws a 422 with the remedy. */
export function readNetworks(addresses: string): BlockList | undefined {
  const lines = readLines(addresses);
  if (lines.length === 0) return undefined;
  const networks = new BlockList();
  for (const line of lines) {
    const [address = '', prefix] = line.split('/');
    const version = isIP(address);
    const bits = prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix);
    const isWrong = version === 0 || !/^\d{1,3}$/.test(prefix ?? '0');
    if (isWrong || bits > (version === 4 ? 32 : 128)) {
      throw refuseField('addresses', 'refusal.key.addresses');
    }
    networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}
