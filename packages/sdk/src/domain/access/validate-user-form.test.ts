// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getProductWords } from '../../words';
import { describeProblem } from '../words/describe-problem';
import { validateUserForm } from './validate-user-form';

const GOOD = { name: 'Ana', email: 'ana1', password: 'abcd' };
const problemsOf = (change: Partial<typeof GOOD>) =>
  validateUserForm({ ...GOOD, ...change }).map(({ path, code }) => `${path} ${code}`);

describe('validateUserForm', () => {
  it.each([
    ['[S5.17] a name', { name: '  ' }, 'name MISSING'],
    ['[S5.18] three characters of a name', { name: 'An ' }, 'name TOO_SHORT'],
    ['[S5.19] an e-mail or user name', { email: '' }, 'email MISSING'],
    ['[S5.20] four characters of it', { email: 'ana ' }, 'email TOO_SHORT'],
    ['[S5.21] a password', { password: '' }, 'password MISSING'],
    ['[S5.22] four characters of it', { password: 'abc' }, 'password TOO_SHORT'],
  ])('wants %s', (_rule, change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  it('takes what is just long enough, a user name and blanks in a password too', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ password: '    ' })).toEqual([]);
  });

  it('names every field once, in the order of the form, without repeating what was typed', () => {
    const problems = validateUserForm({ name: '', email: 'a', password: 'xyz' });
    expect(problems.map(({ path }) => path)).toEqual(['name', 'email', 'password']);
    expect(JSON.stringify(problems)).not.toContain('xyz');
    expect(getProductWords('pt-BR').t(describeProblem(problems[1]!, 'E-mail'))).toBe(
      'E-mail: mínimo de 4 caracteres.',
    );
  });
});
