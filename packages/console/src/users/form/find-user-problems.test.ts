import { createWords, loadNamespace } from '@rastro/sdk/words';
import { describe, expect, it } from 'vitest';
import { findUserProblems } from './find-user-problems';

const words = createWords('pt-BR', {});
for (const namespace of ['sign-in', 'users'] as const) {
  words.add('pt-BR', await loadNamespace('pt-BR', namespace));
}
const FINE = { name: 'Ana Lima', email: 'ana1', password: 'uma senha longa' };
const find = (change: object, more: { isNew?: boolean; isSelf?: boolean; least?: number } = {}) =>
  findUserProblems(
    words.t,
    { ...FINE, ...change },
    { isNew: true, isSelf: false, least: 4, ...more },
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
    expect(find({ password: '' }, { isNew: false })).toEqual([]);
    expect(find({ password: 'abc' }, { isNew: false })).toHaveLength(1);
  });

  it('asks for the present password before a new one of oneself', () => {
    const self = { isNew: false, isSelf: true };
    expect(find({}, self).map(({ name }) => name)).toEqual(['currentPassword']);
    expect(find({ currentPassword: 'x' }, self)).toEqual([]);
    expect(find({ password: '' }, self)).toEqual([]);
  });
});
