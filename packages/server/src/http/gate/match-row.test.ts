import { expect, it } from 'vitest';
import { gateRows } from './gate-rows';
import { createRowMatcher } from './match-row';

const match = createRowMatcher(gateRows);

it.each([
  ['S5.11', '/groups'],
  ['S5.12', '/attributes/computed'],
  ['S5.13', '/maintenance'],
])('[%s] lets %s be deleted by an id above 0 alone', (_, path) => {
  expect(match('DELETE', `${path}/1`)).toHaveProperty('match.id', 1);
  for (const id of ['0', '-1', '01', '1.5', '1e3', '%31', 'x', '', '9'.repeat(16)]) {
    expect(match('DELETE', `${path}/${id}`)).not.toHaveProperty('match');
  }
});
