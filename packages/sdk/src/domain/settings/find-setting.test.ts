import { describe, expect, it } from 'vitest';
import { findSetting } from './find-setting';

const read = (owner: { zoom?: number | null; forceSettings?: unknown } | null) => owner?.zoom;

describe('findSetting', () => {
  it("takes the account's before the server's", () => {
    expect(findSetting({ user: { zoom: 3 }, server: { zoom: 9 } }, read)).toBe(3);
    expect(findSetting({ user: { zoom: null }, server: { zoom: 9 } }, read)).toBe(9);
    expect(findSetting({ user: null, server: null }, read)).toBeUndefined();
  });

  it("takes the server's before the account's where it forces its settings, and asks the account where it has none", () => {
    const server = { zoom: 9, forceSettings: true };
    expect(findSetting({ user: { zoom: 3 }, server }, read)).toBe(9);
    expect(findSetting({ user: { zoom: 3 }, server: { forceSettings: true } }, read)).toBe(3);
    expect(findSetting({ user: { zoom: 0 }, server: { zoom: 9, forceSettings: 'no' } }, read)).toBe(
      0,
    );
  });

  it('lets an account force nothing', () => {
    const user = { zoom: 3, forceSettings: true };
    expect(findSetting({ user, server: { zoom: 9, forceSettings: false } }, read)).toBe(3);
    expect(findSetting({ user: { forceSettings: true }, server: { zoom: 9 } }, read)).toBe(9);
  });
});
