import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFairTurns, type EndTurn, type TurnOwner } from './fair-turns';

interface Opening extends TurnOwner {
  cost: number;
}

/** Turns that are written down, and ended by hand. */
function watchTurns(limits: Parameters<typeof createFairTurns>[0]) {
  const turns = createFairTurns(limits);
  const began: Opening[] = [];
  const open: { opening: Opening; end: EndTurn }[] = [];
  const settle = async () => {
    for (let step = 0; step < 3; step += 1) await Promise.resolve();
  };
  return {
    began,
    open,
    settle,
    ask(opening: Opening): void {
      void turns.begin(opening).then((end) => {
        began.push(opening);
        open.push({ opening, end });
      });
    },
    async endOne(at: number): Promise<void> {
      const [one] = open.splice(at % open.length, 1);
      one?.end(one.opening.cost);
      await settle();
    },
  };
}

it('lets so many begin, of one address fewer, and the others as those end', async () => {
  const { ask, began, open, settle } = watchTurns({ atOnce: 3, ofAddress: 2 });
  for (let account = 1; account <= 3; account += 1) ask({ address: 'a', account, cost: 1 });
  ask({ address: 'b', account: 4, cost: 1 });
  ask({ address: 'c', account: 5, cost: 1 });
  await settle();
  expect(began.map(({ account }) => account)).toEqual([1, 2, 4]);
  const [first] = open;
  first!.end(1);
  first!.end(1);
  await settle();
  expect(began.map(({ account }) => account)).toEqual([1, 2, 4, 5]);
});

it('serves by what was had, and not by who came first', async () => {
  const { ask, began, endOne, settle } = watchTurns({ atOnce: 1, ofAddress: 1 });
  for (let n = 0; n < 4; n += 1) ask({ address: 'a', account: 1, cost: 10 });
  for (let n = 0; n < 12; n += 1) ask({ address: 'a', account: 2, cost: 2 });
  await settle();
  while (began.length < 16) await endOne(0);
  const order = began.map(({ account }) => account);
  expect(order.slice(0, 2)).toEqual([1, 2]);
  // Two large ones and ten small ones have cost the same.
  expect(order.indexOf(1, order.indexOf(1, 1) + 1)).toBeGreaterThanOrEqual(10);
});

const limitsOf = fc.record({
  atOnce: fc.integer({ min: 1, max: 6 }),
  ofAddress: fc.integer({ min: 1, max: 4 }),
});
/** Fleets of one size each, which open so many sockets. */
const fleets = fc.array(
  fc.record({
    address: fc.constantFrom('a', 'b', 'c'),
    cost: fc.integer({ min: 1, max: 1_000 }),
    count: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const picks = fc.infiniteStream(fc.nat(1_000));

/** All openings of fleets, each with an account of its own, in a mixed order. */
const mix = (
  all: readonly { address: string; cost: number; count: number }[],
  pick: () => number,
) => {
  const openings = all.flatMap(({ count, ...of }, account) =>
    Array.from({ length: count }, (): Opening => ({ ...of, account })),
  );
  for (let left = openings.length; left > 1; left -= 1) {
    const at = pick() % left;
    [openings[left - 1], openings[at]] = [openings[at]!, openings[left - 1]!];
  }
  return openings;
};

it('who has opened nothing waits for one opening of each other account, and alone at an address of each other address', async () => {
  await fc.assert(
    fc.asyncProperty(
      limitsOf,
      fleets,
      fc.boolean(),
      picks,
      async (limits, all, isAlone, stream) => {
        const pick = () => stream.next().value;
        const { ask, began, open, endOne, settle } = watchTurns(limits);
        const before = mix(all, pick);
        const after = before.splice(pick() % before.length);
        before.forEach(ask);
        await settle();
        for (let ends = pick() % 30; ends > 0 && open.length > 0; ends -= 1) await endOne(pick());
        const small: Opening = { address: isAlone ? 'own' : 'a', account: 100, cost: 1 };
        const seen = began.length;
        ask(small);
        after.forEach(ask);
        await settle();
        while (!began.includes(small)) await endOne(pick());
        const others = began.slice(seen, began.indexOf(small));
        const near = others
          .filter(({ address }) => isAlone || address === small.address)
          .map(({ address, account }) => (isAlone ? address : account));
        expect(near).toHaveLength(new Set(near).size);
      },
    ),
    { numRuns: 200 },
  );
});

it('an account waits for as much of another one as it has itself, and few turns more', async () => {
  await fc.assert(
    fc.asyncProperty(fleets, fc.nat(3), picks, async (all, more, stream) => {
      const pick = () => stream.next().value;
      const atOnce = more + 1;
      const { ask, began, endOne, settle } = watchTurns({ atOnce, ofAddress: atOnce });
      const near = all.map((fleet) => ({ ...fleet, address: 'a' }));
      const openings = mix(near, pick);
      openings.forEach(ask);
      await settle();
      while (began.length < openings.length) await endOne(pick());
      near.forEach(({ cost, count }, mine) => {
        const last = began.findLastIndex(({ account }) => account === mine);
        near.forEach((other, theirs) => {
          if (theirs === mine) return;
          const had = began.slice(0, last).filter(({ account }) => account === theirs).length;
          expect(had * other.cost).toBeLessThanOrEqual(cost * count + other.cost * (atOnce + 1));
        });
      });
    }),
    { numRuns: 100 },
  );
});
