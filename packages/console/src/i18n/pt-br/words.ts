import type { Dictionary } from '@rastro/sdk/domain';
import type { ConsoleKey } from '../text-key';
import { attributesPtBr } from './attributes';
import { interfacePtBr } from './interface';

/** All the console says in Brazilian Portuguese; the version is that of spec §9. */
export const wordsPtBr: Dictionary<ConsoleKey> = {
  locale: 'pt-BR',
  version: '2.0.1',
  labels: { ...interfacePtBr, ...attributesPtBr },
};
