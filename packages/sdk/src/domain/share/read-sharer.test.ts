import { describe, expect, it } from 'vitest';
import { readSharer } from './read-sharer';

describe('who shares', () => {
  it('is the company, else the person, and for an administrator without a company the brand', () => {
    const attributes = { company: ' Central Sul ' };
    expect(readSharer({ name: 'Bruno', attributes })).toBe('Central Sul');
    expect(readSharer({ name: 'Root', administrator: true, attributes })).toBe('Central Sul');
    expect(readSharer({ name: 'Bruno', administrator: false, attributes: {} })).toBe('Bruno');
    expect(readSharer({ name: 'Bruno', attributes: { company: '  ' } })).toBe('Bruno');
    expect(readSharer({ name: 'Administrator', administrator: true })).toBe('');
  });
});
