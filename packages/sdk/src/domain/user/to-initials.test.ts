import { describe, expect, it } from 'vitest';
import { toInitials } from './to-initials';

describe('toInitials', () => {
  it('takes the first and the last word', () => {
    expect(['Marina Alves', 'João da Silva', 'demo', ''].map(toInitials)).toEqual([
      'MA',
      'JS',
      'D',
      '',
    ]);
  });
});
