import { expect, it } from 'vitest';
import { isBrokenMail } from './mail-address';

it.each([
  'a@example,com',
  'a b@example.com',
  'a@example.com.',
  'user@example,com.br',
  'a@.example.com',
  'a@example..com',
  'a@',
  '@example.com',
  'a@b@example.com',
  'a@example.com;b@example.com',
  'Ana <a@example.com>',
])('finds that nothing can be sent to %s', (text) => expect(isBrokenMail(text)).toBe(true));

it.each([
  'admin',
  'a@example.com',
  'ana@localhost',
  'a.b+c@mail.example.com.br',
  'josé@exämple.com',
])('lets %s be', (text) => expect(isBrokenMail(text)).toBe(false));
