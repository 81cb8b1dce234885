import { expect, it } from 'vitest';
import type { Actor } from './actor';
import { bindToMakers } from './bind-to-makers';

const FREE = {
  readonly: false,
  deviceReadonly: false,
  limitCommands: false,
  disableReports: false,
  fixedEmail: false,
};
// As far as makers go.
const actorOf = (rights: Partial<typeof FREE> = {}) =>
  ({ userId: 7, kind: 'user', rights: { ...FREE, ...rights } }) as Actor;

it('adds what binds any of the makers, and takes nothing away', () => {
  const own = actorOf({ disableReports: true });
  const bound = bindToMakers(own, [{ limitCommands: true }, {}, { readonly: true }]);
  expect(bound.rights).toEqual({
    ...FREE,
    disableReports: true,
    limitCommands: true,
    readonly: true,
  });
  expect(own.rights.limitCommands).toBe(false);
});

it('ends at an administrator, whom nothing binds', () => {
  const makers = [
    { deviceReadonly: true },
    { administrator: true, readonly: true },
    { limitCommands: true },
  ];
  expect(bindToMakers(actorOf(), makers).rights).toEqual({ ...FREE, deviceReadonly: true });
  expect(bindToMakers(actorOf(), []).rights).toEqual(FREE);
});
