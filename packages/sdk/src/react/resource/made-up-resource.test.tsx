import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import {
  attributes,
  choice,
  collectResources,
  defineResource,
  id,
  moment,
  number,
  owned,
  reference,
  resources,
  text,
} from '../../contract';
import { makeDevice, makeUser, type FakeServerState } from '../../testing';
import type { LabelOverrides } from '../labels/label';
import { createTestServer } from '../testing';
import { defineView } from './define-view';
import { ResourceForm } from './form/resource-form';
import { ResourceTable } from './table/resource-table';
import { useResource } from './use-resource';
import { useResourceChanges } from './use-resource-changes';

vi.setConfig({ testTimeout: 60_000 });

/** All that is written by hand of it: the description, and what of it is shown. */
const trailer = defineResource({
  name: 'Trailer',
  path: '/trailers',
  area: 'maintenance',
  query: owned({}),
  members: {
    id: id(),
    name: text({ required: true, maxLength: 8, search: true, sort: true }),
    deviceId: reference('Device'),
    worn: number({ unit: 'metres', min: 0 }),
    side: choice(['left', 'right'], { default: 'left' }),
    mountedAt: moment(),
    attributes: attributes(),
  },
});
const trailerView = defineView(trailer, {
  columns: ['name', 'deviceId', 'worn', 'side', 'mountedAt'],
  form: [['name', 'deviceId', 'worn', 'side', 'mountedAt']],
});
const labels: LabelOverrides = {
  'member.trailer.deviceId': 'Vehicle',
  'member.worn': 'Driven',
  'member.side': 'Side',
  'member.mountedAt': 'Mounted',
  'choice.side.right': 'right-hand',
};
const known = collectResources({ ...resources, trailers: trailer });
const FIRST = { id: 1, name: 'First', deviceId: 7, worn: 1500, side: 'right' };

function startServer(state: FakeServerState = {}) {
  const list = { resource: known.trailers, items: [trailer.decode(FIRST)] };
  const devices = [makeDevice(7, { name: 'Truck 7' })];
  const server = createTestServer({ devices, others: [list], ...state });
  return { server, list, wrapper: server.wrapper({ locale: 'en-US' }) };
}

afterEach(() => vi.restoreAllMocks());

it('has calls at the client, with types', async () => {
  const { server, list } = startServer();
  const trailers = server.client.resource(trailer);
  const [first] = await trailers.list();
  expectTypeOf(first!.side).toEqualTypeOf<'left' | 'right'>();
  expect(first).toMatchObject({ ...FIRST, mountedAt: null, attributes: {} });
  const made = await trailers.create({ name: 'Second' });
  await trailers.update({ ...made, worn: 5 });
  await trailers.patch(made.id, { attributes: { tread: 3 } });
  expect(await trailers.get(made.id)).toMatchObject({ worn: 5, attributes: { tread: 3 } });
  await trailers.delete(made.id);
  expect(list.items).toHaveLength(1);
});

it('is refused by the member that nobody knows, and by what the account may not do', async () => {
  const { server } = startServer();
  const { client, state } = server;
  const colour = { name: 'Third', colour: 'black' };
  const wide = defineResource({
    name: 'Trailer',
    path: '/trailers',
    area: 'maintenance',
    members: { id: id(), name: text({ required: true }), colour: text() },
  });
  await expect(client.resource(wide).create(colour)).rejects.toMatchObject({
    code: 'FIELD_UNKNOWN',
    field: 'colour',
  });
  state.user = makeUser({ readonly: true });
  await expect(client.resource(trailer).delete(1)).rejects.toMatchObject({
    status: 403,
    code: 'ACCOUNT_IS_READONLY',
  });
  expect(await client.resource(trailer).list()).toHaveLength(1);
});

it('has hooks: what is changed shows in its list', async () => {
  const { wrapper } = startServer();
  const useTrailers = () => ({ list: useResource(trailer), changes: useResourceChanges(trailer) });
  const { result } = renderHook(useTrailers, { wrapper });
  await waitFor(() => expect(result.current.list.data).toHaveLength(1));
  await act(() => result.current.changes.patch(1, { worn: 9 }));
  expect(result.current.list.data?.[0]?.worn).toBe(9);
});

it('has a table: references by name, numbers in the units of the reader', async () => {
  // jsdom lays nothing out, and a table draws the rows that are in view.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const { wrapper: Wrapper } = startServer();
  render(
    <Wrapper>
      <ResourceTable view={trailerView} label="Trailers" labels={labels} />
    </Wrapper>,
  );
  const row = (await screen.findByText('First')).closest('[role=row]') as HTMLElement;
  await waitFor(() => expect(row).toHaveTextContent('Truck 7'));
  expect(row).toHaveTextContent('1.5 km');
  expect(row).toHaveTextContent('right-hand');
});

it('has a form, which says what is wrong before the server does', async () => {
  const { server, list, wrapper: Wrapper } = startServer();
  const onSaved = vi.fn();
  render(
    <Wrapper>
      <ResourceForm view={trailerView} labels={labels} value={null} onSaved={onSaved} />
    </Wrapper>,
  );
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).not.toHaveAttribute('readonly'));
  await userEvent.type(name, 'Too long a name');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(name).toHaveAccessibleDescription(/at most 8/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Third');
  await userEvent.click(screen.getByRole('combobox', { name: 'Vehicle' }));
  await userEvent.click(await screen.findByRole('option', { name: /Truck 7/ }));
  const worn = screen.getByRole('textbox', { name: /^Driven/ });
  await userEvent.clear(worn);
  await userEvent.type(worn, '12');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(list.items.at(-1)).toMatchObject({ id: 2, name: 'Third', deviceId: 7, side: 'left' });
  expect(server.calls).toContain('POST /api/trailers');
  expect(within(document.body).queryByRole('alert')).not.toBeInTheDocument();
});
