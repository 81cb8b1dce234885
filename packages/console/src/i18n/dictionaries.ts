import {
  domainDictionaries,
  type Dictionary,
  type DomainKey,
  type Label,
  type Locale,
} from '@rastro/sdk/domain';
import { attributesEnUs } from './en-us/attributes';
import { interfaceEnUs } from './en-us/interface';
import { attributesEs } from './es/attributes';
import { interfaceEs } from './es/interface';
import { attributesPtBr } from './pt-br/attributes';
import { interfacePtBr } from './pt-br/interface';

/** A key of the console's own words. */
export type ConsoleKey = keyof typeof interfaceEnUs | keyof typeof attributesEnUs;

/** A key of any word the console says: its own, and those of the product's rules. */
export type TextKey = ConsoleKey | DomainKey;

const words: Record<Locale, Record<ConsoleKey, Label>> = {
  'pt-BR': { ...interfacePtBr, ...attributesPtBr },
  es: { ...interfaceEs, ...attributesEs },
  'en-US': { ...interfaceEnUs, ...attributesEnUs },
};

/** The console's own words in its three languages; the versions are those of spec §9. */
export const consoleDictionaries: readonly Dictionary<ConsoleKey>[] = [
  { locale: 'pt-BR', version: '2.0.1', labels: words['pt-BR'] },
  { locale: 'es', version: '1.14.0', labels: words.es },
  { locale: 'en-US', version: '1.12.7', labels: words['en-US'] },
];

/** Where the console looks words up: first among its own. */
export const dictionaries: readonly Dictionary[] = [...consoleDictionaries, ...domainDictionaries];
