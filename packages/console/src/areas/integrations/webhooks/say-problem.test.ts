import { NO_SECRET } from '@rastro/sdk/domain';
import { createWords, loadNamespace } from '@rastro/sdk/words';
import { expect, it } from 'vitest';
import { sayProblem } from './say-problem';

const words = createWords('pt-BR', { 'pt-BR': await loadNamespace('pt-BR', 'webhooks') });

it.each([
  [200, '', ''],
  [0, 'erp.example.com does not answer', 'sem resposta'],
  [0, NO_SECRET, 'crie antes um novo segredo'],
  [500, 'HTTP 500', 'HTTP 500'],
])('says what became of a message in the language of the page: %d %s', (status, error, said) => {
  expect(sayProblem(words.t, status, error)).toBe(said);
});
