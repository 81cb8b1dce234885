import { createWords, loadNamespace } from '@rastro/sdk/words';
import { describe, expect, it } from 'vitest';
import { findUserProblems } from './find-user-problems';

const words = createWords('pt-BR', {});
for (const namespace of ['sign-in', 'users'] as const) {
  words.add('pt-BR', await loadNamespace('pt-BR', namespace));
}
const FINE = { name: 'Ana Lima', email: 'ana1', password: 'uma senha longa' };
const STORED = { email: 'ana1', login: null };
const find = (
  change: object,
  more: { stored?: typeof STORED; isSelf?: boolean; least?: number } = {},
) =>
  findUserProblems(
    words.t,
    { ...FINE, ...change },
    { stored: null, isSelf: false, least: 4, ...more },
  );

describe('the form of an account', () => {
  it('takes what reaches the floors', () => expect(find({})).toEqual([]));

  it.each([
    ['', '[S5.17] none'],
    ['Al', '[S5.18] shorter than three characters'],
    ['  A ', 'blanks'],
  ])('wants a name: %j, %s', (name) => {
    expect(find({ name })).toEqual([{ name: 'name', text: 'Digite um nome e sobrenome' }]);
  });

  it.each([
    ['', '[S5.19] none'],
    ['ana', '[S5.20] shorter than four characters'],
  ])('wants an e-mail or user name: %j, %s', (email) => {
    expect(find({ email }).map(({ name }) => name)).toEqual(['email']);
  });

  it('wants a password of a new account [S5.21] [S5.22]', () => {
    expect(find({ password: '' })).toHaveLength(1);
    expect(find({ password: 'abc' })).toHaveLength(1);
    expect(find({ password: 'abcd' })).toEqual([]);
    expect(find({ password: 'nine chars' }, { least: 11 })[0]?.text).toContain('11');
  });

  it('lets the password of an account be, and checks a new one', () => {
    expect(find({ password: '' }, { stored: STORED })).toEqual([]);
    expect(find({ password: 'abc' }, { stored: STORED })).toHaveLength(1);
  });

  it('asks for the present password before what oneself signs in with is changed', () => {
    const self = { stored: STORED, isSelf: true };
    expect(find({}, self).map(({ name }) => name)).toEqual(['currentPassword']);
    expect(find({ currentPassword: 'x' }, self)).toEqual([]);
    expect(find({ password: '' }, self)).toEqual([]);
    for (const change of [{ email: 'ana2' }, { login: 'ana' }]) {
      expect(find({ password: '', ...change }, self)).toHaveLength(1);
      expect(find({ password: '', ...change, currentPassword: 'x' }, self)).toEqual([]);
    }
  });
});
