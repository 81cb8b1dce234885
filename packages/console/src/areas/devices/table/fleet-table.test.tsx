import { createFakeServer, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../../../testing/render-console';
import { fleetState } from '../../../testing/story-fleet';

vi.setConfig({ testTimeout: 60_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 15_000 };

async function openTable(path = '/devices', state: Partial<FakeServerState> = {}) {
  const me = makeUser({ administrator: true });
  const server = createFakeServer({ user: me, ...fleetState, ...state });
  renderConsole(server.client, path);
  await user.click(await screen.findByRole('button', { name: 'Expand' }, WAIT));
  return { server, table: await screen.findByRole('grid', { name: 'Devices' }, WAIT) };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width: 1181px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('the expanded list of devices', () => {
  it('is a table that says who, where, how fast and when', async () => {
    const { table } = await openTable();
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(
      expect.arrayContaining(['Device', 'Plate', 'Group', 'Driver', 'Speed', 'Place']),
    );
    const row = await within(table).findByRole('row', { name: /Fiorino 07/ }, WAIT);
    expect(row).toHaveTextContent('RTA4F27');
    expect(row).toHaveTextContent('Entregas Zona Sul');
    expect(row).toHaveTextContent('39 mph');
    expect(row).toHaveTextContent('Av. Brig. Faria Lima');
  });

  it('leaves as a spreadsheet, beside CSV', async () => {
    const { table } = await openTable();
    await within(table).findByRole('row', { name: /Fiorino 07/ }, WAIT);
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Export Excel' }));
    await waitFor(() => expect(files).toHaveLength(1), WAIT);
    expect(names[0]).toMatch(/^Devices \d{4}-\d{2}-\d{2}\.xlsx$/);
    expect(files[0]?.type).toContain('spreadsheetml');
  });

  it('moves the chosen rows to another group', async () => {
    const { server, table } = await openTable();
    const row = await within(table).findByRole('row', { name: /Fiorino 07/ }, WAIT);
    await user.click(within(row).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Move to group' }));
    const dialog = within(await screen.findByRole('dialog', {}, WAIT));
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: /Diretoria/ }, WAIT));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(server.state.devices?.find(({ id }) => id === 1)?.groupId).toBe(2));
  });

  it('begins with the search of the list, and leaves list and map what they show', async () => {
    localStorage.setItem('query', '"Fiorino"');
    const { table } = await openTable();
    await within(table).findByRole('row', { name: /Fiorino 07/ }, WAIT);
    expect(within(table).queryByRole('row', { name: /Corolla/ })).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'Corolla');
    await waitFor(() => expect(within(table).queryByRole('row', { name: /Fiorino/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Back to normal width' }));
    expect(await screen.findByRole('searchbox')).toHaveValue('Fiorino');
  });

  it('shows only what has a maintenance due where the list does', async () => {
    const plan = {
      id: 5,
      name: 'Oil',
      type: 'totalDistance',
      start: 0,
      period: 85e6,
      attributes: {},
    };
    const { table } = await openTable('/devices?due=1', {
      answers: {
        ...fleetState.answers,
        'GET /api/maintenance': [plan],
        'GET /api/maintenance/links': [{ deviceId: 1, maintenanceId: 5 }],
      },
    });
    await within(table).findByRole('row', { name: /Fiorino 07/ }, WAIT);
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2), WAIT);
  });
});
