import { expect, it } from 'vitest';
import { isCommonPassword } from './is-common-password';

it.each([
  'password123',
  'PASSWORD123',
  '1234567890',
  '3456789012',
  '9876543210',
  'aaaaaaaaaaaa',
  'ababababab',
  'defghijklmno',
  'poiuytrewq',
  'senha12345',
  'contraseña',
])('calls %s common', (password) => expect(isCommonPassword(password)).toBe(true));

it.each(['a long password', 'correct horse battery', 'xk2-99vw-Lq', 'my password123'])(
  'lets %s pass',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
