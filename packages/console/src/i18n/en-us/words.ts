import type { Dictionary } from '@rastro/sdk/domain';
import type { ConsoleKey } from '../text-key';
import { attributesEnUs } from './attributes';
import { interfaceEnUs } from './interface';

/** All the console says in English; the version is that of spec §9. */
export const wordsEnUs: Dictionary<ConsoleKey> = {
  locale: 'en-US',
  version: '1.12.7',
  labels: { ...interfaceEnUs, ...attributesEnUs },
};
