import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { map as createMap } from 'leaflet';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EMPTY_FRAME } from '../../../map/fleet/fleet-frame';
import { NO_PADDING } from '../../../map/view/map-padding';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';
import { createTestServer } from '../../../react/testing';
import {
  makeDevice,
  makeGroup,
  makePosition,
  makeUser,
  type FakeServerState,
} from '../../../testing';
import { Selection } from './selection-view';

const devices = Array.from({ length: 9 }, (_, index) =>
  makeDevice(index + 1, { name: index === 2 ? '<img src=x>' : `Van ${index + 1}`, groupId: 5 }),
);
const state: FakeServerState = {
  devices,
  positions: devices.map(({ id }) => makePosition(id)),
  groups: [makeGroup(5, { name: 'Norte' }), makeGroup(6, { name: 'Sul' })],
  user: makeUser({ administrator: true }),
};

// Chunks take longer than a query waits.
beforeAll(() => Promise.all([import('../../group-move'), import('../../command-dialog')]));
afterEach(() => vi.restoreAllMocks());

/** The layer as far as picking looks at it; what a box holds is said by the test. */
function createStillLayer() {
  const posted: { deviceIds?: readonly number[] }[] = [];
  const layer = {
    frame: EMPTY_FRAME,
    picker: undefined as FleetCanvasLayer['picker'],
    answer: [] as readonly number[] | null,
    posted,
    setPicker: (picker: FleetCanvasLayer['picker']) => void (layer.picker = picker),
    post: (message: object) => void posted.push(message),
    find: vi.fn(() => Promise.resolve(layer.answer)),
    getContainerPoint: () => ({ x: 50, y: 50 }),
  };
  return layer;
}

async function setUp(over: FakeServerState = {}, start: readonly number[] = []) {
  const root = document.createElement('div');
  const element = document.createElement('div');
  root.append(element);
  document.body.append(root);
  const map = createMap(element).setView([0, 0], 5);
  onTestFinished(() => {
    map.remove();
    root.remove();
  });
  const layer = createStillLayer();
  const onFollowChange = vi.fn();
  const onShowPicked = vi.fn();
  const server = createTestServer({ ...state, ...over });
  server.client.live.start();
  await waitFor(() => expect(server.client.live.hasLoaded()).toBe(true));
  function Map({ shown }: { shown: ReturnType<typeof createStillLayer> }) {
    const [deviceIds, setDeviceIds] = useState(start);
    const [isPicking, setPicking] = useState(false);
    return (
      <>
        <button onClick={() => setPicking(true)}>pick</button>
        <Selection
          map={map}
          layer={shown as object as FleetCanvasLayer}
          padding={NO_PADDING}
          reducedMotion
          deviceIds={deviceIds}
          onChange={setDeviceIds}
          isPicking={isPicking}
          onPickingChange={setPicking}
          onFollowChange={onFollowChange}
          onShowPicked={onShowPicked}
        />
      </>
    );
  }
  const view = render(<Map shown={layer} />, {
    container: document.body.appendChild(root).appendChild(document.createElement('div')),
    wrapper: server.wrapper({ locale: 'en-US' }),
  });
  await waitFor(() => expect(layer.picker).toBeDefined());
  const drag = async (found: readonly number[] | null) => {
    layer.answer = found;
    const at = { isPrimary: true, bubbles: true, cancelable: true, shiftKey: true };
    const fire = (type: string, x: number) =>
      element.dispatchEvent(new PointerEvent(type, { ...at, clientX: x, clientY: x }));
    await act(async () => {
      fire('pointerdown', 10);
      fire('pointermove', 90);
      fire('pointerup', 90);
      await Promise.resolve();
    });
  };
  const renew = (shown: ReturnType<typeof createStillLayer>) =>
    view.rerender(<Map shown={shown} />);
  return { ...server, layer, map, element, drag, renew, onFollowChange, onShowPicked };
}
const bar = () => screen.getByRole('region', { name: 'Selected vehicles' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Selection', () => {
  it('counts what boxes hold, rings it, and lets go of it', async () => {
    const { drag, layer } = await setUp();
    expect(screen.queryByRole('region')).toBeNull();
    await drag([1, 2, 3]);
    expect(bar()).toHaveTextContent('3 selected');
    await drag([3, 4]);
    expect(bar()).toHaveTextContent('4 selected');
    expect(layer.posted.at(-1)).toEqual({ type: 'picked', deviceIds: [1, 2, 3, 4] });
    await press('Clear selection');
    expect(screen.queryByRole('region')).toBeNull();
    expect(layer.posted.at(-1)).toEqual({ type: 'picked', deviceIds: [] });
  });

  it('adds and takes out what is pressed, a cluster with all that it holds', async () => {
    const { layer } = await setUp({}, [1, 2]);
    act(() => layer.picker?.press(2));
    expect(bar()).toHaveTextContent('1 selected');
    layer.answer = [4, 5, 6];
    const cluster = { leadId: 4, count: 3, worst: 'idle', south: 0, west: 0, north: 0, east: 0 } as const; // oxfmt-ignore
    await act(async () => layer.picker?.press(cluster));
    expect(bar()).toHaveTextContent('4 selected');
    await act(async () => layer.picker?.press(cluster));
    expect(bar()).toHaveTextContent('1 selected');
  });

  it('goes by keyboard: Enter takes what is in view, Escape ends and goes no further', async () => {
    const { layer, element } = await setUp();
    await press('pick');
    expect(layer.picker?.isEach).toBe(true);
    expect(bar()).toHaveTextContent('Drag over the map, or tap each vehicle.');
    layer.answer = [1, 2];
    fireEvent.keyDown(element, { key: 'Enter' });
    await waitFor(() => expect(bar()).toHaveTextContent('2 selected'));
    const outside = vi.fn();
    window.addEventListener('keydown', outside);
    fireEvent.keyDown(element, { key: 'Escape' });
    window.removeEventListener('keydown', outside);
    expect(outside).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    expect(bar()).toHaveTextContent('2 selected');
  });

  it('says that a box held nothing, and that the map died over it; what was picked stays', async () => {
    const { drag, renew } = await setUp({}, [1, 2]);
    await drag([]);
    expect(bar()).toHaveTextContent('No vehicle in this area.');
    await drag(null);
    expect(bar()).toHaveTextContent(/2 selected.*The map had to reload/);
    const next = createStillLayer();
    renew(next);
    expect(next.posted).toContainEqual({ type: 'picked', deviceIds: [1, 2] });
    expect(bar()).toHaveTextContent('2 selected');
  });

  it('follows up to six, says why not more, and shows them alone in the list', async () => {
    const { drag, onFollowChange, onShowPicked } = await setUp({}, [1, 2]);
    await press('Follow');
    expect(onFollowChange).toHaveBeenCalledWith([1, 2]);
    await drag([3, 4, 5, 6, 7]);
    onFollowChange.mockClear();
    await press('Follow');
    expect(onFollowChange).not.toHaveBeenCalled();
    await press('Only these in the list');
    expect(onShowPicked).toHaveBeenCalledWith([1, 2, 3, 4, 5, 6, 7]);
  });

  it('lets go of a device that is deleted meanwhile', async () => {
    const { push } = await setUp({}, [1, 2]);
    act(() => push({ gone: [2] }));
    await waitFor(() => expect(bar()).toHaveTextContent('1 selected'));
  });

  it('sends one command to all that are picked, and does not ask anew who they are', async () => {
    const answers = { 'GET /api/commands/types': [{ type: 'rebootDevice' }] };
    const { layer } = await setUp({ answers }, [1, 2, 3]);
    await userEvent.click(await screen.findByRole('button', { name: 'Send command' }));
    const title = { name: 'Send a command to 3 vehicles' };
    const dialog = await screen.findByRole('dialog', title);
    act(() => layer.picker?.press(3));
    expect(screen.getByRole('dialog', title)).toBe(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bar()).toHaveTextContent('2 selected');
  });

  it('offers no move to who may change nothing', async () => {
    await setUp({ user: makeUser({ readonly: true }) }, [1]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Move to group' })).toBeNull();
  });

  it('offers no command to who came by a link and may send none', async () => {
    await setUp({ user: makeUser({ temporary: true, limitCommands: true }) }, [1]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Send command' })).toBeNull();
  });

  it('moves them to a group, names what failed as the text that it is, tries again, and takes it back', async () => {
    const groups = new Map(devices.map(({ id, groupId }) => [id, groupId]));
    let refuses = true;
    const patch =
      (id: number) =>
      ({ body }: { body: string }) => {
        if (id === 3 && refuses) return 403;
        const { groupId } = JSON.parse(body) as { groupId: number };
        groups.set(id, groupId);
        return { ...devices[id - 1], groupId: groups.get(id) };
      };
    const answers = Object.fromEntries(
      [1, 2, 3].map((id) => [`PATCH /api/devices/${id}`, patch(id)]),
    ) as FakeServerState['answers'];
    await setUp({ answers }, [1, 2, 3]);
    await userEvent.click(await screen.findByRole('button', { name: 'Move to group' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Sul' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(
      await screen.findByText(/2 devices moved to Sul\. 1 device was not moved/),
    ).toBeVisible();
    await userEvent.click(screen.getByText('Which'));
    expect(screen.getByText('<img src=x>')).toBeVisible();
    refuses = false;
    await press('Try again');
    expect(await screen.findByText('3 devices moved to Sul.')).toBeVisible();
    expect([1, 2, 3].map((id) => groups.get(id))).toEqual([6, 6, 6]);
    await press('Undo');
    expect(await screen.findByText('The move was undone.')).toBeVisible();
    expect([1, 2, 3].map((id) => groups.get(id))).toEqual([5, 5, 5]);
  });
});
