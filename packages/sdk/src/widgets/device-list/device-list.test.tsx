import { act, render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent as userEvents } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer } from '../../react/testing';
import { makeDevice, makeGroup, makePosition, type FakeServerState } from '../../testing';
import { DeviceList } from './device-list';
import type { DeviceListProps, RowDetailProps } from './device-list-props';

vi.setConfig({ testTimeout: 30_000 });

const userEvent = userEvents.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});
const NEWER = '2026-08-21T16:19:51.000+00:00';
const HOSTILE = '<img src=x onerror=alert(1)>';

const fleet: FakeServerState = {
  devices: [
    makeDevice(1, { name: 'Alfa', groupId: 5, attributes: { plate: 'RTA4F27' } }),
    makeDevice(2, { name: 'Beta', groupId: 5, status: 'offline' }),
    makeDevice(3, { name: HOSTILE, category: 'truck' }),
  ],
  positions: [
    makePosition(1, {
      speed: 20,
      attributes: { motion: true, ignition: true, driverUniqueId: 'João' },
    }),
    makePosition(2),
    makePosition(3, {
      attributes: { motion: false, ignition: false, blocked: true },
      address: 'Rua A',
    }),
  ],
  groups: [makeGroup(5, { name: 'South' })],
};

function open(props: DeviceListProps = {}, data: FakeServerState = fleet, locale = 'en-US') {
  const server = createTestServer(data);
  const Wrapper = server.wrapper({ locale });
  const view = render(<DeviceList density="comfortable" {...props} />, { wrapper: Wrapper });
  return { ...server, ...view };
}
const rows = () => screen.queryAllByRole('treeitem', { hidden: true });
const row = (key: string) => rows().find((item) => item.getAttribute('data-row-key') === key);
const names = () => rows().map((row) => row.getAttribute('data-row-key'));

describe('DeviceList', () => {
  beforeEach(() => {
    // jsdom lays nothing out: without a height there would be no rows to draw.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(384);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('[S1.19] shows groups, devices and their figures, and follows changes', async () => {
    const { push } = open();
    await screen.findByText('Alfa');
    const alfa = row('device-1');
    expect(names()).toEqual(['group-5', 'device-1', 'device-2', 'group-0', 'device-3']);
    expect(alfa).toHaveAttribute('data-status', 'moving');
    expect(alfa).toHaveTextContent(/RTA4F27.*João.*Moving, 37\s*km\/h.*Ignition on/);
    expect(row('device-2')).toHaveTextContent(/Beta.*Offline/);
    expect(row('device-2')).toHaveAttribute('data-online', 'false');
    expect(row('device-3')).toHaveTextContent(/Rua A.*Stopped.*Locked/);
    act(() =>
      push({
        positions: [makePosition(1, { fixTime: NEWER, speed: 30, attributes: { motion: true } })],
      }),
    );
    await waitFor(() => expect(alfa).toHaveTextContent(/56\s*km\/h/));
  });

  it('keeps the colours of key and lock for vehicles that are online', async () => {
    const fixTime = new Date().toISOString();
    const marked = { fixTime, attributes: { motion: true, ignition: true, blocked: true } };
    open(
      {},
      {
        devices: [makeDevice(1), makeDevice(2, { status: 'offline' })],
        positions: [makePosition(1, marked), makePosition(2, marked)],
      },
    );
    await waitFor(() => expect(rows()).toHaveLength(2));
    const colors = (key: string) =>
      [...(row(key)?.querySelectorAll('svg[data-mark]') ?? [])].map(
        (mark) => getComputedStyle(mark).color,
      );
    expect(colors('device-1')).toEqual([
      'var(--rastro-status-alarm-text)',
      'var(--rastro-status-moving-text)',
    ]);
    expect(colors('device-2')).toEqual(Array(2).fill('var(--rastro-text-subtle)'));
  });

  it('shows a name as the text that it is', async () => {
    const { container } = open();
    expect(await screen.findByText(HOSTILE)).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it('draws one row when one vehicle moves', async () => {
    const drawn = new Map<number, number>();
    function Detail({ device, position }: RowDetailProps) {
      drawn.set(device.id, (drawn.get(device.id) ?? 0) + 1);
      return <span>lat {position?.latitude}</span>;
    }
    const { push } = open({ slots: { rowDetail: Detail } });
    await waitFor(() => expect(rows()).toHaveLength(5));
    const before = new Map(drawn);
    act(() =>
      push({
        positions: [
          makePosition(1, {
            fixTime: NEWER,
            latitude: -23.1,
            speed: 22,
            attributes: { motion: true },
          }),
        ],
      }),
    );
    await screen.findByText('lat -23.1');
    expect(drawn.get(1)).toBe((before.get(1) ?? 0) + 1);
    expect(drawn.get(2)).toBe(before.get(2));
    expect(drawn.get(3)).toBe(before.get(3));
  });

  it('draws only what can be seen of 10,000 devices', async () => {
    const devices = Array.from({ length: 10_000 }, (_, index) => makeDevice(index + 1));
    open({}, { devices, positions: [] });
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    expect(rows().length).toBeLessThan(40);
    expect(rows()[0]).toHaveAttribute('aria-setsize', '10000');
    rows()[0]?.focus();
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toHaveAttribute('aria-posinset', '10000');
  });

  it('scrolls to a device that is selected elsewhere, such as on the map', async () => {
    const devices = Array.from({ length: 200 }, (_, index) => makeDevice(index + 1));
    Element.prototype.scrollTo ??= () => undefined;
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200 * 56);
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
    const { rerender } = open({}, { devices, positions: [] });
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    rerender(<DeviceList density="comfortable" selectedId={150} />);
    const target = expect.objectContaining({ top: 150 * 56 - 600 });
    expect(scrollTo).toHaveBeenLastCalledWith(target);
    scrollTo.mockClear();
    rerender(<DeviceList density="comfortable" selectedId={150} query="van" />);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('starts at the device somebody comes back from, without selecting it', async () => {
    const devices = Array.from({ length: 200 }, (_, index) => makeDevice(index + 1));
    Element.prototype.scrollTo ??= () => undefined;
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200 * 56);
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
    open({ returnId: 150 }, { devices, positions: [] });
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    const target = expect.objectContaining({ top: 150 * 56 - 600 });
    expect(scrollTo).toHaveBeenLastCalledWith(target);
    const start = rows().find(({ tabIndex }) => tabIndex === 0);
    expect(start).toHaveAttribute('data-row-key', 'device-150');
    expect(start).toHaveAttribute('aria-selected', 'false');
  });

  it('tells the ignition of a silent vehicle as what it was', async () => {
    const attributes = { motion: true, ignition: true };
    open(
      {},
      {
        devices: [makeDevice(1), makeDevice(2, { status: 'offline' })],
        positions: [makePosition(1, { attributes }), makePosition(2, { attributes })],
      },
    );
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(row('device-1')).toHaveTextContent('Ignition on');
    expect(row('device-2')).toHaveTextContent(/Offline.*Ignition was on/);
  });

  it('shows the identifier where a name shows as nothing', async () => {
    open({}, { devices: [makeDevice(1, { name: ' \u200b ', uniqueId: '864180' })], positions: [] });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(row('device-1')?.querySelector('[dir="auto"]')).toHaveTextContent('864180');
  });

  it('is one Tab stop, walked by arrows, and selects with Enter and by click', async () => {
    const onSelect = vi.fn();
    const { rerender } = open({ onSelect });
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => rows()[0]?.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Beta');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith(2);
    await userEvent.click(screen.getByText('Alfa'));
    expect(onSelect).toHaveBeenLastCalledWith(1);
    rerender(<DeviceList density="comfortable" selectedId={1} />);
    const selected = screen.getByRole('treeitem', { selected: true });
    expect(selected).toHaveTextContent('Alfa');
    expect(selected).toHaveAttribute('aria-current', 'true');
  });

  it('folds and unfolds groups', async () => {
    const onFoldedGroupsChange = vi.fn();
    open({ onFoldedGroupsChange });
    const south = await screen.findByRole('treeitem', { name: /South/ });
    expect(south).toHaveAttribute('aria-expanded', 'true');
    act(() => south.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(names()).toEqual(['group-5', 'group-0', 'device-3']);
    expect(south).toHaveAttribute('aria-expanded', 'false');
    expect(south).toHaveFocus();
    expect(onFoldedGroupsChange).toHaveBeenLastCalledWith([5]);
    await userEvent.click(south);
    expect(names()).toHaveLength(5);
  });

  it('[S2.84] searches, says that nothing was found, and clears', async () => {
    open({}, fleet, 'pt-BR');
    await waitFor(() => expect(rows()).toHaveLength(5));
    const search = screen.getByRole('searchbox', { name: 'Buscar dispositivos' });
    await userEvent.type(search, 'rta4');
    await waitFor(() => expect(names()).toEqual(['group-5', 'device-1']));
    await userEvent.type(search, 'zzz');
    expect(await screen.findByText('Nada encontrado')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Nenhum de 3 dispositivos corresponde a “rta4zzz”.',
    );
    const [, clear] = screen.getAllByRole('button', { name: 'Limpar busca' });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(rows()).toHaveLength(5));
  });

  it('puts a space before units and says where a vehicle is, or where a bus goes', async () => {
    open(
      {},
      {
        devices: [makeDevice(1), makeDevice(2), makeDevice(3)],
        positions: [
          makePosition(1, { speed: 20, attributes: { motion: true, headsign: 'Downtown' } }),
          makePosition(2, { address: 'Rua A', attributes: { headsign: 'Downtown' } }),
          makePosition(3, { attributes: { headsign: 'Downtown', driverUniqueId: 'João' } }),
        ],
      },
    );
    await screen.findByText('Van 1');
    expect(row('device-1')).toHaveTextContent('37 km/h');
    expect(row('device-1')).toHaveTextContent('Downtown');
    expect(row('device-2')).toHaveTextContent('Rua A');
    expect(row('device-2')).not.toHaveTextContent('Downtown');
    expect(row('device-3')).toHaveTextContent('João · Downtown');
    expect(row('device-3')).not.toHaveTextContent('imei-3');
  });

  it('filters by tiles, which keep the counts of the whole fleet', async () => {
    const onFilterChange = vi.fn();
    open({ onFilterChange });
    const tiles = await screen.findByRole('group', { name: 'Filter by status' });
    const labels = within(tiles)
      .getAllByRole('button')
      .map((tile) => tile.getAttribute('aria-label'));
    expect(labels).toEqual([
      '3 All',
      '1 Moving',
      '0 Idling',
      '1 Stopped',
      '1 Offline',
      '0 Unknown',
    ]);
    await userEvent.click(within(tiles).getByRole('button', { name: /Offline/ }));
    expect(names()).toEqual(['group-5', 'device-2']);
    expect(onFilterChange).toHaveBeenLastCalledWith({ motion: 'offline' });
    expect(within(tiles).getByRole('button', { pressed: true })).toHaveTextContent('Offline');
    await userEvent.click(within(tiles).getByRole('button', { name: /Offline/ }));
    expect(names()).toHaveLength(5);
  });

  it('lifts an alarm to the top with a tile of its own', async () => {
    const { push } = open();
    await waitFor(() => expect(rows()).toHaveLength(5));
    const attributes = { motion: false, alarm: 'sos' };
    act(() => push({ positions: [makePosition(3, { fixTime: NEWER, attributes })] }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['group-alarm', 'device-3']));
    expect(rows()[1]).toHaveAttribute('data-alarm', 'sos');
    const [first] = within(screen.getByRole('group', { name: 'Filter by status' })).getAllByRole(
      'button',
    );
    expect(first).toHaveTextContent('1Alarm');
  });

  it('[S2.81][S2.82] filters by its menu and takes filters away by their chips', async () => {
    open();
    await waitFor(() => expect(rows()).toHaveLength(5));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Truck' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Moving only' }));
    await userEvent.keyboard('{Escape}');
    expect(names()).toEqual(['group-5', 'device-1']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Moving only' }));
    expect(names()).toEqual(['group-5', 'device-1', 'device-2']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Truck: hidden' }));
    expect(names()).toHaveLength(5);
  });

  it('[S2.77][S2.78][S2.79][S4.22][S4.23] offers the eight keys; the same key again turns round', async () => {
    const onSortChange = vi.fn();
    open({ onSortChange });
    await waitFor(() => expect(rows()).toHaveLength(5));
    const choose = async (name: RegExp) => {
      await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
      const menu = await screen.findByRole('menu');
      expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(8 + 2);
      await userEvent.click(within(menu).getByRole('menuitemradio', { name }));
    };
    await choose(/^Name/);
    expect(onSortChange).toHaveBeenLastCalledWith('name-desc');
    expect(names()).toEqual(['group-5', 'device-2', 'device-1', 'group-0', 'device-3']);
    await choose(/^Ignition/);
    expect(onSortChange).toHaveBeenLastCalledWith('ignition-asc');
    await choose(/^Descending/);
    expect(onSortChange).toHaveBeenLastCalledWith('ignition-desc');
  });

  it('keeps to what its host gives', async () => {
    const onQueryChange = vi.fn();
    open({ query: 'alfa', onQueryChange, className: 'mine', id: 'list', slots: { foot: null } });
    await waitFor(() => expect(names()).toEqual(['group-5', 'device-1']));
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(onQueryChange).toHaveBeenLastCalledWith('alfax');
    expect(screen.getByRole('searchbox')).toHaveValue('alfa');
    const root = document.querySelector('.rastro-device-list');
    expect(root).toHaveClass('mine');
    expect(root).toHaveAttribute('id', 'list');
    expect(root?.querySelector('.rastro-device-list-foot')).toBeNull();
  });

  it('says that there is nothing yet', async () => {
    const { calls } = open({}, { devices: [], positions: [] });
    expect(await screen.findByText('No devices yet')).toBeInTheDocument();
    const reads = () => calls.filter((call) => call === 'GET /api/devices').length;
    const before = reads();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh list' }));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('says that loading failed and tries again when asked', async () => {
    const server = createTestServer(fleet);
    server.state.answers = { 'GET /api/devices': 502, 'GET /api/positions': 502 };
    render(<DeviceList density="comfortable" />, { wrapper: server.wrapper({ locale: 'es' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar');
    server.state.answers = {};
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  });

  it('shows a skeleton after 200 ms of waiting', async () => {
    vi.useFakeTimers();
    const server = createTestServer(fleet);
    vi.spyOn(server.client.live, 'hasLoaded').mockReturnValue(false);
    render(<DeviceList density="comfortable" />, { wrapper: server.wrapper({ locale: 'en-US' }) });
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(screen.queryByText('Loading devices')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(screen.getByText('Loading devices')).toBeInTheDocument();
  });

  it('keeps old data under a notice while the connection is lost', async () => {
    const { drop, container } = open();
    await waitFor(() => expect(rows()).toHaveLength(5));
    await waitFor(() => expect(screen.getByText('Live')).toBeInTheDocument());
    act(() => drop());
    expect(screen.getByText('No connection to the server')).toBeInTheDocument();
    expect(screen.getByText(/Reconnecting in 5 s/)).toBeInTheDocument();
    expect(rows()).toHaveLength(5);
    expect(container.querySelector('.rastro-device-list')).toHaveAttribute(
      'data-connection',
      'reconnecting',
    );
  });

  it('shows what the server pins where a device has neither driver nor place', async () => {
    open(
      {},
      {
        devices: [makeDevice(1)],
        positions: [makePosition(1, { attributes: { headsign: 'Centro' } })],
        server: { attributes: { 'rastro.deviceAttributes': 'headsign,vin' } },
      },
    );
    expect(await screen.findByText('Centro')).toBeInTheDocument();
  });

  it.each(['pt-BR', 'es', 'en-US'])('leaves no key without words in %s', async (locale) => {
    const { container } = open({ density: 'touch' }, fleet, locale);
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(container.innerHTML).not.toContain('_KT_');
  });
});
