import { afterAll, describe, expect, it } from 'vitest';
import { openTestPair } from '../../db/testing-pair';
import { ResellerStore } from '../../ground/accounts/reseller-store';

const pair = await openTestPair();
afterAll(() => pair.close());

describe('two servers on one PostgreSQL', () => {
  it.each(['device', 'user'] as const)(
    'give the last place of a reseller once: %s',
    async (kind) => {
      const { one: first, other: second, meet } = pair;
      const open = (database: typeof first) => new ResellerStore(database, kind, () => Date.now());
      const [one, other] = [open(first), open(second)];
      const limits = { domain: '', maxDevices: 1, maxUsers: 2, maxResellers: 0 };
      await one.inTurn(async (unit) => {
        await one.write(unit, 7, limits);
        await one.place(unit, 8, 7);
      });
      const claim = (store: ResellerStore) => () => store.claim(8, kind);
      const both = await meet(/as taken/, claim(one), claim(other));
      expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    },
  );
});
