import { expect, it } from 'vitest';
import { seal, unseal } from './sealed-text';
import { formatToken, parseToken } from './token';

const KEY = 'a key';

it('opens with its key what was sealed with it, whatever the text', () => {
  for (const text of ['{}', '🚌 ação', 'x'.repeat(5_000)]) {
    expect(unseal(KEY, seal(KEY, text))).toEqual({ content: text });
    expect(unseal('another', seal(KEY, text))).toBe('forged');
  }
});

it('tells what is no sealed text from what somebody made up', () => {
  for (const text of ['', 'x', '%%%', 'A'.repeat(43)]) expect(unseal(KEY, text)).toBe('unreadable');
  expect(unseal(KEY, 'A'.repeat(44))).toBe('forged');
  const bytes = Buffer.from(seal(KEY, 'text'), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = changed[at]! ^ 1;
    expect(unseal(KEY, changed.toString('base64url'))).toBe('forged');
  }
});

it('makes tokens of it, which are unreadable, forged or ours', () => {
  const madeWith = [{ id: 5, userId: 6, epoch: 7 }];
  const content = { id: 1, userId: 2, epoch: 4, expiresAt: 3, setsPassword: true, madeWith };
  const token = formatToken(KEY, content);
  expect(parseToken(KEY, token)).toEqual(content);
  expect(parseToken('another', token)).toBe('forged');
  expect(parseToken(KEY, 'token')).toBe('unreadable');
});

it('writes tokens as a Traccar does: the length of the signature, the signature, and ISO time', () => {
  const expiresAt = Date.UTC(2030, 0, 2, 3, 4, 5, 60);
  const content = { id: 1, userId: 2, epoch: 0, expiresAt, setsPassword: false, madeWith: [] };
  const bytes = Buffer.from(formatToken(KEY, content), 'base64url');
  const signed = bytes.subarray(1 + (bytes[0] ?? 0)).toString();
  expect(signed).toBe('{"i":1,"u":2,"e":"2030-01-02T03:04:05.060+00:00"}');
});

it('takes tokens of before, whose end is a number behind a bare signature', () => {
  for (const key of ['a key', ...Array.from({ length: 300 }, (_, at) => `key ${at}`)]) {
    const text = seal(key, '{"i":1,"u":2,"e":3,"n":4}');
    expect(parseToken(key, text)).toMatchObject({ id: 1, userId: 2, expiresAt: 3, epoch: 4 });
  }
});
