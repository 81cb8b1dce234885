import type { Phrase } from '../words/phrase';
import { describeCnpjDoubt } from './describe-cnpj-doubt';
import { describeCpfDoubt } from './describe-cpf-doubt';
import { toBare } from './to-bare';

/** Checks a CPF (11 characters) or a CNPJ (14). null if nothing looks wrong. */
export function describeDocumentDoubt(value: unknown): Phrase | null {
  const bare = toBare(value);
  if (bare === '') return null;
  if (bare.length === 11) return describeCpfDoubt(bare);
  if (bare.length === 14) return describeCnpjDoubt(bare);
  return { key: 'warning.document.text', params: { count: bare.length } };
}
