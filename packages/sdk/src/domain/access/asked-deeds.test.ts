import { expect, it } from 'vitest';
import { EXPLAINED_ACTIONS, toAskedAccess } from './asked-deeds';

it('decides a deed with a name of its own as the call that does it', () => {
  expect(toAskedAccess('lock', 'devices')).toEqual({
    action: 'send',
    area: 'commands',
    subject: { engine: 'stop' },
  });
  expect(toAskedAccess('logInAs', 'users')).toEqual({
    action: 'enter',
    area: 'users',
    subject: { isSelf: false },
  });
  expect(toAskedAccess('update', 'devices')).toEqual({
    action: 'update',
    area: 'devices',
    subject: {},
  });
});

it('names the area of a deed that is asked of another', () => {
  const elsewhere = EXPLAINED_ACTIONS.map((action) => toAskedAccess(action, 'calendars'));
  expect(elsewhere.flatMap((asked) => ('of' in asked ? asked.of : []))).toEqual([
    ...['devices', 'devices', 'devices', 'reports', 'users'],
  ]);
});
