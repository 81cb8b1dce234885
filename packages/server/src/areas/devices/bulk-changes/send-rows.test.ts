import { expect, it } from 'vitest';
import type { BulkRow } from './bulk-store';
import { sendRow } from './send-rows';

const ROW: BulkRow = {
  id: 4,
  name: 'Van',
  outcome: 'change',
  code: null,
  message: null,
  field: null,
  changes: [{ path: ['command'], to: 'custom' }],
};

async function send(status: number, json: unknown) {
  const written: BulkRow[] = [];
  const asked: unknown[] = [];
  const end = await sendRow(ROW, {
    command: { type: 'custom' },
    ask(...call) {
      asked.push([...call, written.at(-1)?.code]);
      return Promise.resolve({ status, json });
    },
    write: (row) => Promise.resolve(void written.push(row)),
  });
  return { end, written, asked };
}

it('has written down that nobody knows before a command goes out', async () => {
  const { end, asked } = await send(202, { id: 9, deviceId: 4, type: 'custom' });
  const body = { type: 'custom', deviceId: 4 };
  expect(asked).toEqual([['POST', '/commands/send', body, 'COMMAND_UNCERTAIN']]);
  expect(end).toMatchObject({ outcome: 'done', changes: [{ path: ['queued'], to: 9 }] });
});

it('leaves it to be sent where its sender is signed in no more', async () => {
  const { end, written } = await send(401, { code: 'HTTP_401_UNAUTHORIZED' });
  expect(end).toBeNull();
  expect(written.at(-1)).toEqual(ROW);
});
