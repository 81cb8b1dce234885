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
