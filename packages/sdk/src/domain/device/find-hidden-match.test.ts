// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findHiddenMatch } from './find-hidden-match';

const device = {
  name: 'Van São Bento',
  uniqueId: '864180',
  phone: '+55 11 91234-5678',
  attributes: {
    vin: '9BWZZZ377VT004251',
    note: `${'long '.repeat(20)}secret`,
    more: { apn: 'zap.net' },
  },
};
const find = (query: string, shown = ['Van São Bento']) => findHiddenMatch(device, query, shown);

describe('findHiddenMatch', () => {
  it.each([
    ['', ''],
    ['sao bento', ''],
    ['8641', '864180'],
    ['van 8641', '864180'],
    ['912345678', '+55 11 91234-5678'],
    ['vt004', '9BWZZZ377VT004251'],
    ['zap', 'zap.net'],
    ['secret', ''],
    ['nowhere', ''],
  ])('%s', (query, expected) => {
    expect(find(query)).toBe(expected);
  });

  it('[S4.27] [S4.28] says nothing that is in view already', () => {
    expect(find('8641', ['Van São Bento', '864180'])).toBe('');
  });
});
