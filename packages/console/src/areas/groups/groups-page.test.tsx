import { createFakeServer, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { groupsState } from '../../testing/story-groups';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };

async function open(path: string, change: Partial<FakeServerState> = {}) {
  const server = createFakeServer({
    user: makeUser({ administrator: true }),
    ...groupsState,
    ...change,
  });
  renderConsole(server.client, path);
  await screen.findByRole('heading', { level: 1, name: 'Groups' }, WAIT);
  return server;
}
const group = (name: RegExp) => screen.findByRole('treeitem', { name }, WAIT);
const device = (name: RegExp) => screen.findByRole('row', { name }, WAIT);
const choose = async (button: RegExp, entry: string) => {
  await user.click(await screen.findByRole('button', { name: button }, WAIT));
  await user.click(await screen.findByRole('menuitem', { name: entry }, WAIT));
};
const groupOf = (server: { state: FakeServerState }, id: number) =>
  server.state.devices?.find((each) => each.id === id)?.groupId;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width: 1181px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('the page of groups', () => {
  it('[S1.8] counts what is in a group with its sub-groups, and shows it', async () => {
    await open('/groups?group=2');
    await waitFor(async () => expect(await group(/Central Sul/)).toHaveTextContent('Central Sul5'));
    expect(await group(/Itaim/)).toHaveTextContent('2');
    expect(await device(/Fiorino 07/)).toHaveTextContent('Itaim e Vila Olímpia');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Entregas Zona Sul');
    expect(screen.getByText(/5 devices · 2 subgroups/)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'With subgroups' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Fiorino 07/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: '1 device without a group' }));
    expect(await device(/VUC 14/)).toBeVisible();
  });

  it('offers nothing that writes to an account that may only look', async () => {
    await open('/groups?group=2', { user: makeUser({ readonly: true }) });
    await device(/Fiorino 07/);
    expect(screen.queryByRole('button', { name: /Edit|Add|New|Actions for Central/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    const item = await group(/Itaim/);
    expect(item).not.toHaveAttribute('draggable', 'true');
  });

  it('[S7.25] makes a group below another and shows it', async () => {
    const server = await open('/groups');
    await choose(/Actions for Central Sul/, 'New subgroup');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    expect(name).toBeInvalid();
    await user.type(name, 'Norte{Enter}');
    const made = await group(/Norte/);
    await waitFor(() => expect(made).toHaveAttribute('aria-selected', 'true'));
    expect(server.state.groups?.at(-1)).toMatchObject({ name: 'Norte', groupId: 1 });
  });

  it('opens the form of a group beside its devices, under an address, with who sees it', async () => {
    await open('/groups?group=2', {
      answers: { 'GET /api/groups/2/holders': { deviceIds: [], groupIds: [], userIds: [] } },
    });
    await device(/Fiorino 07/);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/groups?group=2&id=2');
    const form = await screen.findByRole('complementary', { name: 'Entregas Zona Sul' }, WAIT);
    expect(await within(form).findByRole('textbox', { name: /^Name/ }, WAIT)).toBeVisible();
    expect(await within(form).findByText(/^Users: 0/, {}, WAIT)).toBeVisible();
    expect(screen.getByRole('row', { name: /Fiorino 07/ })).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(screen.getByTestId('address')).toHaveTextContent(/group=2$/);
  });

  it('[S7.26] renames by F2, moves, and takes a move back', async () => {
    const server = await open('/groups');
    (await group(/Teixeira/)).focus();
    await user.keyboard('{F2}');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Guarulhos{Enter}');
    await choose(/Actions for Guarulhos/, 'Move…');
    (await group(/Central Sul/)).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Guarulhos is now in Central Sul.')).toBeVisible();
    const parent = () => server.state.groups?.find(({ id }) => id === 5)?.groupId;
    expect(parent()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The move was undone.')).toBeVisible();
    expect(parent()).toBe(0);
  });

  it('says in the words of the server why a group cannot go somewhere', async () => {
    const refusal = () => Response.json({ code: 'GROUP_CYCLE', message: '' }, { status: 422 });
    await open('/groups', { answers: { 'PATCH /api/groups/5': refusal } });
    await choose(/Actions for Teixeira/, 'Move…');
    (await group(/Central Sul/)).focus();
    await user.keyboard('{Enter}');
    const refused = await screen.findByText(/^A group cannot be inside itself/);
    expect(refused.closest('[role=alert]')).toBeVisible();
    expect(await group(/Teixeira/)).toHaveAttribute('aria-level', '1');
  });

  it('[S5.11] [S7.27] deletes a group once it has said what becomes of its devices', async () => {
    const server = await open('/groups?group=3');
    await choose(/Actions for Itaim/, 'Delete group');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Its devices and subgroups are not deleted');
    await user.click(within(dialog).getByRole('button', { name: 'Delete group' }));
    await waitFor(() => expect(server.state.groups).toHaveLength(4));
    expect(await screen.findByText('Choose a group')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'treeitem'));
    expect(screen.getByRole('button', { name: '3 devices without a group' })).toBeVisible();
  });

  it('moves selected devices to another group, and back', async () => {
    const server = await open('/groups?group=2');
    const row = await device(/Fiorino 07/);
    await user.click(within(row).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Move to group' }));
    await user.type(await screen.findByRole('combobox', { name: /New group/ }), 'teix');
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('1 device moved to Teixeira Logística.')).toBeVisible();
    expect(groupOf(server, 2)).toBe(5);
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('The move was undone.')).toBeVisible();
    expect(groupOf(server, 2)).toBe(3);
  });

  it('adds devices of other groups, and says which of several did not go', async () => {
    const server = await open('/groups?group=5', { answers: { 'PATCH /api/devices/1': 403 } });
    await user.click((await screen.findAllByRole('button', { name: 'Add devices' }))[0]!);
    const field = await screen.findByRole('combobox', { name: /Devices/ });
    for (const name of ['rta4f20', 'fiorino 07']) {
      await user.type(field, name);
      await user.keyboard('{ArrowDown}{Enter}');
    }
    await user.click(screen.getByRole('button', { name: 'Add 2 devices' }));
    expect(await screen.findByText(/^1 device was not moved/)).toBeVisible();
    expect([groupOf(server, 1), groupOf(server, 2)]).toEqual([2, 5]);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});
