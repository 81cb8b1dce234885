import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Map as LeafletMap } from 'leaflet';
import type { FleetCluster } from '../../../map/cluster/find-cluster';
import { EMPTY_FRAME, findInFrame, type FleetFrame } from '../../../map/fleet/fleet-frame';
import { NO_PADDING } from '../../../map/view/map-padding';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';
import { createTestServer } from '../../../react/testing';
import { makeDevice, makePosition } from '../../../testing';
import { ClusterList } from './cluster-list-view';
import { Pointing } from './pointing-view';

const HOSTILE = '<img src=x onerror=alert(1)>';
const devices = Array.from({ length: 60 }, (_, index) =>
  makeDevice(index + 1, { name: index === 0 ? HOSTILE : `Van ${index + 1}` }),
);
const positions = devices.map(({ id }) => makePosition(id, { attributes: { motion: false } }));

const frame: FleetFrame = {
  ...EMPTY_FRAME,
  deviceIds: Float64Array.of(1),
  x: Float32Array.of(100),
  y: Float32Array.of(100),
  clusters: {
    x: Float32Array.of(200),
    y: Float32Array.of(100),
    counts: Uint32Array.of(59),
    leadIds: Float64Array.of(2),
    bounds: Float64Array.of(0.5, 0.5, 0.5, 0.5),
    worst: ['offline'],
  },
};

/** The layer as far as its parts look at it, with a picture that stands still. */
function createStillLayer(pick: (target: number | FleetCluster) => void) {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const layer = {
    frame,
    hoverId: undefined as number | undefined,
    picker: { isEach: false, press: pick },
    point(deviceId: number | undefined) {
      layer.hoverId = deviceId;
      tell();
    },
    openCluster(leadId: number | undefined) {
      const deviceIds = Float64Array.from(devices.slice(1), ({ id }) => id);
      layer.frame = { ...frame, opened: leadId === undefined ? undefined : { leadId, deviceIds } };
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toCanvasPoint: (point: object) => point,
    targetAt: ({ deviceId }: { deviceId?: number }) => ({ deviceId }),
    getContainerPoint: (deviceId: number) => findInFrame(layer.frame, deviceId),
  };
  return layer as object as FleetCanvasLayer;
}

async function setUp() {
  const element = document.createElement('div');
  element.tabIndex = 0;
  document.body.append(element);
  onTestFinished(() => element.remove());
  const heard = new Map<string, (event: object) => void>();
  const map = {
    on: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    off: (name: string) => heard.delete(name),
    getContainer: () => element,
    getSize: () => ({ x: 800, y: 600 }),
  } as object as LeafletMap;
  const pick = vi.fn();
  const layer = createStillLayer(pick);
  const onSelect = vi.fn();
  const onMenu = vi.fn();
  const onClusterPress = vi.fn();
  const onClose = vi.fn();
  const { client, wrapper } = createTestServer({ devices, positions });
  client.live.start();
  await waitFor(() => expect(client.live.hasLoaded()).toBe(true));
  render(
    <>
      <Pointing
        map={map}
        layer={layer}
        padding={NO_PADDING}
        onSelect={onSelect}
        onMenu={onMenu}
        onClusterPress={onClusterPress}
      />
      <ClusterList
        leadId={2}
        layer={layer}
        selectedId={undefined}
        onSelect={onSelect}
        onMenu={onMenu}
        onClose={onClose}
      />
    </>,
    { wrapper: wrapper({ locale: 'en-US' }) },
  );
  const press = (key: string) => fireEvent.keyDown(element, { key });
  const pressRight = (deviceId: number | undefined) => {
    const originalEvent = new MouseEvent('contextmenu', { cancelable: true, clientX: 7 });
    heard.get('contextmenu')?.({ deviceId, originalEvent });
    return originalEvent;
  };
  return { layer, press, pressRight, pick, element, onSelect, onMenu, onClusterPress, onClose };
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const card = () => document.querySelector('.rastro-vehicle-card');
const list = () => screen.findByRole('tree', { name: '59 vehicles here', hidden: true });

describe('Pointing', () => {
  it('leads by N and P over vehicles and clusters, says where it is, and presses by Enter', async () => {
    const { press, layer, onSelect, onClusterPress } = await setUp();
    await list();
    press('n');
    expect(card()).toHaveTextContent(HOSTILE);
    expect(card()?.querySelector('img')).toBeNull();
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(
      `${HOSTILE}, Stopped. 1 of 2.`,
    );
    expect(layer.hoverId).toBe(1);
    press('N');
    expect(card()).toHaveTextContent('59 vehicles here');
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(
      '59 vehicles, worst state: Offline. 2 of 2.',
    );
    press('Enter');
    expect(onClusterPress).toHaveBeenCalledWith(expect.objectContaining({ leadId: 2, count: 59 }));
    press('p');
    press('p');
    expect(layer.hoverId).toBe(1);
    press('Enter');
    expect(onSelect).toHaveBeenCalledWith(1);
    expect(card()).toBeNull();
  });

  it('picks by Shift and Enter what the keys are on, and stays there', async () => {
    const { press, pick, element, onSelect } = await setUp();
    await list();
    press('n');
    fireEvent.keyDown(element, { key: 'Enter', shiftKey: true });
    expect(pick).toHaveBeenCalledWith(1);
    press('n');
    fireEvent.keyDown(element, { key: 'Enter', shiftKey: true });
    expect(pick).toHaveBeenCalledWith(expect.objectContaining({ leadId: 2, count: 59 }));
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('asks for the menu of the vehicle that the keys or the pointer are on, and of nothing else', async () => {
    const { press, pressRight, onMenu } = await setUp();
    await list();
    press('ContextMenu');
    expect(pressRight(undefined).defaultPrevented).toBe(false);
    expect(onMenu).not.toHaveBeenCalled();
    press('n');
    press('ContextMenu');
    expect(onMenu).toHaveBeenLastCalledWith(1, { x: 100, y: 100, isByKeyboard: true });
    expect(pressRight(1).defaultPrevented).toBe(true);
    expect(onMenu).toHaveBeenLastCalledWith(1, { x: 7, y: 0, isByKeyboard: false });
    press('n');
    press('ContextMenu');
    expect(onMenu).toHaveBeenCalledTimes(2);
  });

  it('lets go by Escape, which goes no further, and when the focus leaves the map', async () => {
    const { press, element, layer } = await setUp();
    await list();
    press('n');
    const outside = vi.fn();
    element.addEventListener('keydown', outside);
    press('Escape');
    expect(card()).toBeNull();
    expect(layer.hoverId).toBeUndefined();
    expect(outside).not.toHaveBeenCalled();
    press('n');
    expect(card()).not.toBeNull();
    fireEvent.focusOut(element);
    expect(card()).toBeNull();
  });
});

describe('ClusterList', () => {
  it('lists what stands on one spot, draws what is in view, and chooses by keyboard', async () => {
    const { onSelect, onClose } = await setUp();
    const tree = await list();
    const rows = () => screen.getAllByRole('treeitem', { hidden: true });
    expect(rows().length).toBeLessThan(59);
    expect(rows()[0]).toHaveAttribute('aria-setsize', '59');
    await waitFor(() => expect(rows()[0]).toHaveFocus());
    fireEvent.keyDown(tree, { key: 'Enter' });
    expect(onSelect).toHaveBeenCalledWith(2);
    expect(onClose).toHaveBeenCalled();
  });

  it('asks for the menu of a row, and stays open while that has the focus', async () => {
    const { onMenu, onClose } = await setUp();
    const tree = await list();
    await waitFor(() => expect(tree.querySelector('[tabindex="0"]')).toHaveFocus());
    fireEvent.keyDown(document.activeElement!, { key: 'ContextMenu' });
    expect(onMenu.mock.calls).toEqual([[2, expect.objectContaining({ isByKeyboard: true })]]);
    const menu = document.createElement('button');
    menu.setAttribute('role', 'menu');
    document.body.append(menu);
    onTestFinished(() => menu.remove());
    menu.focus();
    expect(menu).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    menu.removeAttribute('role');
    fireEvent.focusIn(menu);
    expect(onClose).toHaveBeenCalled();
  });
});
