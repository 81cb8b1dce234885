import { writeUnclear } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { expect, it } from 'vitest';
import { sayProblem } from './say-problem';

it.each(['en-US', 'pt-BR', 'es'] as const)(
  'says in %s what to do about a charge of somebody else',
  (language) => {
    const { t } = getProductWords(language);
    expect(sayProblem(t, writeUnclear('pay_7'))).toContain('pay_7');
    expect(sayProblem(t, writeUnclear('pay_7'))).not.toContain('UNCLEAR');
    expect(sayProblem(t, 'CPF inválido')).toBe('CPF inválido');
  },
);
