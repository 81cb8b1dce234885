import { BlockList, isIP } from 'node:net';
import { apiKey } from '@rastro/sdk/contract';
import { DAY_MS, LONGEST_TOKEN_DAYS, splitList } from '@rastro/sdk/domain';
import { ApiError } from '../../request/api-error';
import { isExactOrigin } from '../../text/is-exact-origin';
import { toInput } from '../own-resources/to-input';
import type { KeyInput } from './key-store';
import { readLines } from './read-lines';

const invalid = (field: string, words: string): ApiError =>
  new ApiError(422, 'FIELD_INVALID', words, { field });

/** What a key is to be, out of a body whose members are of the right kinds. Throws a 422 with the remedy. */
export function readKeyInput(body: Readonly<Record<string, unknown>>, nowMs: number): KeyInput {
  const input = toInput(apiKey.members, body);
  const expiresAt = Date.parse(input.expiresAt);
  if (!(expiresAt > nowMs) || expiresAt > nowMs + LONGEST_TOKEN_DAYS * DAY_MS) {
    const words = `The end must lie in the future, within ${LONGEST_TOKEN_DAYS} days.`;
    throw invalid('expiresAt', words);
  }
  const [reads = '', writes = ''] = [input.reads, input.writes].map((list) =>
    [...new Set(splitList(list))].join(','),
  );
  if (!(reads || writes || input.mayShare || input.mayEmbed)) {
    throw invalid('reads', 'A key that may do nothing is none: name what it reads or writes.');
  }
  for (const origin of readLines(input.origins)) {
    if (!isExactOrigin(origin)) {
      const words =
        'Name each site by itself, one a line: https://shop.example, without a path and without a *.';
      throw invalid('origins', words);
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
      throw invalid('addresses', 'One IP address or network a line, as 203.0.113.7 or 10.0.0.0/8.');
    }
    networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}
