import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineResource, group, id, text } from '../../contract';
import { makeGroup } from '../../testing';
import { createTestServer } from '../testing';
import { useResource } from './use-resource';
import { useResourceChanges } from './use-resource-changes';
import { useResourceItem } from './use-resource-item';

function renderGroups(state: Parameters<typeof createTestServer>[0]) {
  const server = createTestServer({ groups: [makeGroup(1), makeGroup(2)], ...state });
  const rendered = renderHook(
    () => ({
      list: useResource(group),
      again: useResource(group, {}),
      one: useResourceItem(group, 1),
      none: useResourceItem(group, null),
      changes: useResourceChanges(group),
    }),
    { wrapper: server.wrapper() },
  );
  const names = () => rendered.result.current.list.data?.map(({ name }) => name);
  return { server, names, now: () => rendered.result.current };
}

/** An answer that waits until it is let go. */
function hold() {
  let release: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => (release = resolve));
  return {
    answer: () => answer,
    release: (status: number) => release(new Response('{}', { status })),
  };
}

describe('things of a resource', () => {
  it('are asked for once for all who want the same, and not at all without an id', async () => {
    const { server, names, now } = renderGroups({});
    await waitFor(() => expect(names()).toEqual(['Group 1', 'Group 2']));
    await waitFor(() => expect(now().one.data?.name).toBe('Group 1'));
    expect(now().again.data).toBe(now().list.data);
    expect(now().none).toMatchObject({ data: undefined, isLoading: false });
    expect([...server.calls].sort()).toEqual(['GET /api/groups', 'GET /api/groups/1']);
  });

  it('are created, changed and deleted, in the list and alone', async () => {
    const { server, names, now } = renderGroups({});
    await waitFor(() => expect(now().one.data).toBeDefined());
    await waitFor(() => expect(names()).toHaveLength(2));
    await act(() => now().changes.create({ name: 'New' }));
    expect(names()).toEqual(['Group 1', 'Group 2', 'New']);
    await act(() => now().changes.update({ ...makeGroup(1), name: 'North' }));
    expect(names()).toEqual(['North', 'Group 2', 'New']);
    await waitFor(() => expect(now().one.data?.name).toBe('North'));
    await act(() => now().changes.patch(1, { attributes: { color: 'red' } }));
    expect(now().list.data?.[0]).toMatchObject({ name: 'North', attributes: { color: 'red' } });
    await act(() => now().changes.delete(2));
    expect(names()).toEqual(['North', 'New']);
    expect(server.state.groups).toHaveLength(2);
  });

  it('are read again when somebody else changed something of them', async () => {
    const { server, names } = renderGroups({});
    await waitFor(() => expect(names()).toHaveLength(2));
    server.state.groups = [...(server.state.groups ?? []), makeGroup(3)];
    server.client.live.start();
    await waitFor(() => expect(server.client.live.connection.getSnapshot().status).toBe('live'));
    const calls = server.calls.length;
    act(() => server.push({ changed: ['/drivers', '/groups'] }));
    await waitFor(() => expect(names()).toEqual(['Group 1', 'Group 2', 'Group 3']));
    server.client.live.stop();
    expect(server.calls.slice(calls).sort()).toEqual(['GET /api/groups', 'GET /api/groups/1']);
  });

  it('are read again after a time without a connection, which may have hidden a change', async () => {
    const { server, names } = renderGroups({});
    await waitFor(() => expect(names()).toHaveLength(2));
    server.client.live.start();
    const status = () => server.client.live.connection.getSnapshot().status;
    await waitFor(() => expect(status()).toBe('live'));
    act(() => server.drop());
    server.state.groups = [makeGroup(1)];
    await waitFor(() => expect(names()).toEqual(['Group 1']));
    server.client.live.stop();
  });

  it('show a change before the answer, and go back when it is refused', async () => {
    const { server, names, now } = renderGroups({});
    await waitFor(() => expect(names()).toHaveLength(2));
    await waitFor(() => expect(now().one.data).toBeDefined());
    const update = hold();
    const remove = hold();
    server.state.answers = {
      'PUT /api/groups/1': update.answer,
      'DELETE /api/groups/2': remove.answer,
    };
    let changed = Promise.resolve<unknown>(null);
    act(() => {
      changed = now()
        .changes.update({ ...makeGroup(1), name: 'North' })
        .catch((error) => error);
    });
    await waitFor(() => expect(names()).toEqual(['North', 'Group 2']));
    expect(now().one.data?.name).toBe('North');
    await act(async () => {
      update.release(403);
      expect(await changed).toMatchObject({ status: 403 });
    });
    await waitFor(() => expect(names()).toEqual(['Group 1', 'Group 2']));
    await waitFor(() => expect(now().one.data?.name).toBe('Group 1'));
    act(() => {
      changed = now()
        .changes.delete(2)
        .catch((error) => error);
    });
    await waitFor(() => expect(names()).toEqual(['Group 1']));
    await act(async () => {
      remove.release(409);
      expect(await changed).toMatchObject({ status: 409 });
    });
    await waitFor(() => expect(names()).toEqual(['Group 1', 'Group 2']));
  });

  it('are of any resource that is described', async () => {
    const depot = defineResource({
      name: 'Depot',
      path: '/depots',
      area: 'depots',
      members: { id: id(), name: text({ required: true }) },
    });
    const server = createTestServer({
      others: [{ resource: depot, items: [{ id: 3, name: 'A' }] }],
    });
    const { result } = renderHook(() => useResource(depot), { wrapper: server.wrapper() });
    await waitFor(() => expect(result.current.data).toEqual([{ id: 3, name: 'A' }]));
  });
});
