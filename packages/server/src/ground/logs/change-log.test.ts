import { expect, it, vi } from 'vitest';
import { createChangeLog } from './change-log';

const CALL = {
  userId: 1,
  address: '127.0.0.1',
  isTogether: false,
  call: { method: 'POST', template: '/devices', entity: 'Device' },
};
const open = (store: { add: () => Promise<void>; settle: () => Promise<void> }) => {
  const onFault = vi.fn();
  return { onFault, log: createChangeLog({ store, nameOf: async () => 'Ana', onFault }) };
};
const fine = async () => undefined;
const broken = () => Promise.reject(new Error('the database is away'));

it('what was done stays done when its result cannot be written down', async () => {
  const { log, onFault } = open({ add: fine, settle: broken });
  const answer = { status: 200, body: '{"id":7}' };
  await expect(log.around(CALL, async () => answer)).resolves.toBe(answer);
  expect(onFault).toHaveBeenCalledOnce();
});

it('nothing is done whose intent cannot be written down', async () => {
  const { log } = open({ add: broken, settle: fine });
  const run = vi.fn();
  await expect(log.around(CALL, run)).rejects.toThrow('the database is away');
  expect(run).not.toHaveBeenCalled();
});
