import { render, screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { BulkCounts, User } from '../../../../contract';
import { makeDevice, makeUser, type FakeServerState } from '../../../../testing';
import { createTestServer } from '../../../testing';
import { ResourceWords } from '../../words/resource-words';
import { useBulk } from './use-bulk';
import { useDeviceBulk } from './use-device-bulk';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const NONE: BulkCounts = {
  change: 0,
  unchanged: 0,
  refused: 0,
  done: 0,
  failed: 0,
  undone: 0,
  kept: 0,
};
const bulk = (state: string, counts: Partial<BulkCounts>, operation = 'update') => ({
  id: 5,
  resource: 'devices',
  operation,
  state,
  createdAt: '2026-08-21T10:00:00Z',
  counts: { ...NONE, ...counts },
});
const row = (id: number, more: object) => ({
  id,
  name: `Van ${id}`,
  changes: [],
  code: null,
  message: null,
  field: null,
  ...more,
});

const ROWS = [{ id: 1 }, { id: 2 }];

/** Stand-in for the table: a button per action, for all rows. */
function Actions(): ReactElement {
  const { table, dialog } = useBulk(useDeviceBulk());
  return (
    <>
      <p>{table.bulkActions?.length ?? 0} actions</p>
      {table.bulkActions?.map(({ id, label, onAct }) => (
        <button key={id} onClick={() => onAct(ROWS)}>
          {label}
        </button>
      ))}
      {dialog}
    </>
  );
}

const page = (
  <ResourceWords>
    <Actions />
  </ResourceWords>
);

function open(answers: NonNullable<FakeServerState['answers']>, me: Partial<User> = {}) {
  const server = createTestServer({
    user: makeUser({ id: 1, administrator: true, ...me }),
    devices: [makeDevice(1, { name: 'Van 1' }), makeDevice(2, { name: 'Van 2' })],
    answers,
  });
  const { rerender } = render(page, { wrapper: server.wrapper({ locale: 'en-US' }) });
  return { ...server, hide: () => rerender(<></>), show: () => rerender(page) };
}
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
it('says what will change before anything is, does it, and takes it back', async () => {
  const sent: unknown[] = [];
  let now = bulk('planned', { change: 1, refused: 1 });
  const server = open({
    'POST /api/bulk-changes': ({ body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return now;
    },
    'GET /api/bulk-changes/5': () => now,
    'GET /api/bulk-changes/5/rows': ({ url }: { url: URL }) =>
      url.searchParams.get('outcome') === 'refused'
        ? [row(2, { outcome: 'refused', code: 'ACCOUNT_IS_READONLY' })]
        : [
            row(1, {
              outcome: 'change',
              changes: [
                { path: ['attributes', 'rastro.apn'], to: 'net.example' },
                { path: ['attributes', 'speedLimit'], from: 27, to: 80 / 1.852 },
                { path: ['attributes', 'rastro.simValidity'], to: '2027-02-28' },
              ],
            }),
          ],
    'POST /api/bulk-changes/5/start': () => (now = bulk('running', { change: 1, refused: 1 })),
    'POST /api/bulk-changes/5/undo': () => (now = bulk('undone', { undone: 1, refused: 1 })),
  });
  await press('Change');
  await user.click(await screen.findByRole('combobox', { name: 'What to change' }));
  await user.click(await screen.findByRole('option', { name: 'APN' }));
  await user.type(screen.getByRole('textbox', { name: 'APN' }), 'net.example');
  await user.click(screen.getByRole('combobox', { name: 'What to change' }));
  await user.click(await screen.findByRole('option', { name: 'Speed limit' }));
  const limit = screen.getByRole('textbox', { name: 'Speed limit' });
  expect(limit.parentElement).toHaveTextContent('km/h');
  await user.type(limit, '80');
  await press('Show the plan');
  expect(await screen.findByText('Nothing is changed yet.')).toBeVisible();
  expect(sent).toEqual([
    {
      resource: 'devices',
      ids: [1, 2],
      operation: 'update',
      changes: {
        attributes: { 'rastro.apn': 'net.example', speedLimit: expect.closeTo(43.197, 3) },
      },
    },
  ]);
  expect(await screen.findByText(/APN: /)).toHaveTextContent('APN: empty → becomes net.example');
  expect(screen.getByText(/Speed limit: /)).toHaveTextContent('50 km/h → becomes 80 km/h');
  expect(screen.getByText(/2027/)).toHaveTextContent('Feb 28, 2027');
  await press('Refused: 1');
  expect(await screen.findByText('The account is read-only.')).toBeVisible();
  await press('Change 1 item');
  expect(await screen.findByText(/On its way/)).toBeVisible();
  now = bulk('finished', { done: 1, refused: 1 });
  expect(await screen.findByText('Finished.')).toBeVisible();
  await press('Take it back');
  expect(await screen.findByText(/Taken back\./)).toBeVisible();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.calls).toContain('POST /api/bulk-changes/5/undo');
});

it('has what was typed again where it went unasked, for the same rows, until it is closed', async () => {
  const { hide, show } = open({});
  await press('Change');
  await user.click(await screen.findByRole('combobox', { name: 'What to change' }));
  await user.click(await screen.findByRole('option', { name: 'APN' }));
  await user.type(screen.getByRole('textbox', { name: 'APN' }), 'net.example');
  hide();
  show();
  await press('Change');
  expect(await screen.findByRole('textbox', { name: 'APN' })).toHaveValue('net.example');
  await press('Close');
  await press('Change');
  expect(await screen.findByRole('combobox', { name: 'What to change' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'APN' })).toBeNull();
});

it('deletes vehicles only once somebody has typed how many', async () => {
  let now = bulk('planned', { change: 2 }, 'delete');
  open({
    'POST /api/bulk-changes': () => now,
    'GET /api/bulk-changes/5': () => now,
    'GET /api/bulk-changes/5/rows': () => [row(1, { outcome: 'change' })],
    'POST /api/bulk-changes/5/start': () => (now = bulk('finished', { done: 2 }, 'delete')),
  });
  await press('Delete');
  const start = await screen.findByRole('button', { name: 'Delete 2 items' });
  expect(start).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Type 2 to delete them' }), '2');
  await user.click(start);
  expect(await screen.findByText('Finished.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
});

it('lets nobody choose who may change nothing', async () => {
  open({}, { administrator: false, readonly: true });
  expect(await screen.findByText('0 actions')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
