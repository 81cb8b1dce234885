import type { Dictionary } from '../translate';
import type { DomainKey } from './domain-key';
import { enUsDomain } from './en-us';
import { esDomain } from './es';
import { ptBrDomain } from './pt-br';

/** The words of the rules in all languages, with the versions of spec §9. */
export const domainDictionaries: readonly Dictionary<DomainKey>[] = [
  ptBrDomain,
  esDomain,
  enUsDomain,
];
