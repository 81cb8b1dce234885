import type { Dictionary } from '@rastro/sdk/domain';
import type { ConsoleKey } from '../text-key';
import { attributesEs } from './attributes';
import { interfaceEs } from './interface';

/** All the console says in Spanish; the version is that of spec §9. */
export const wordsEs: Dictionary<ConsoleKey> = {
  locale: 'es',
  version: '1.14.0',
  labels: { ...interfaceEs, ...attributesEs },
};
