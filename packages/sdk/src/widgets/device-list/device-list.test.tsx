import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain';
import { makeDevice, makePosition, type FakeServerState } from '../../testing';
import { DeviceList } from './device-list';
import { fleet, HOSTILE, layOutPage, names, NEWER, openList, row, rows, user } from './testing';

describe('DeviceList', () => {
  layOutPage();

  it('[S1.19] shows groups, devices and their figures, and follows changes', async () => {
    const { push } = openList();
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

  it('says that there is no permission yet to who may see no vehicle', async () => {
    const refuse = () => Response.json({ code: 'PERMISSION_REQUIRED' }, { status: 403 });
    openList({}, { answers: { 'GET /api/devices': refuse } });
    expect(await screen.findByText(/Ask who manages it/)).toBeVisible();
    expect(screen.queryByText(/Reconnecting|No connection/)).toBeNull();
  });

  it('takes texts of 10,000 letters in a row like any other, searched for too', async () => {
    const long = 'Nome'.repeat(2_500);
    const attributes = { plate: long, driverUniqueId: long, alarm: long };
    openList(
      { query: 'nome' },
      {
        devices: [makeDevice(1, { name: long, attributes: { plate: long } }), makeDevice(2)],
        positions: [makePosition(1, { address: long, attributes }), makePosition(2)],
      },
    );
    await waitFor(() => expect(row('device-1')).toBeDefined());
    expect(within(row('device-1')!).getByTitle(long)).toHaveTextContent(long);
    expect(names()).toEqual(['group-alarm', 'device-1']);
  });

  it('leaves the one line of a compact row to a long name, or to the plate that was looked for', async () => {
    const attributes = { plate: 'RTA4F27' };
    const devices = [makeDevice(1, { name: 'Caminhão da serra', attributes }), makeDevice(2)];
    const { container } = openList({ density: 'compact' }, { devices });
    await waitFor(() => expect(rows()).toHaveLength(2));
    const areLong = () => rows().map((one) => one.getAttribute('data-long'));
    expect(areLong()).toEqual(['true', 'false']);
    fireEvent.change(within(container).getByRole('searchbox'), { target: { value: 'rta' } });
    await waitFor(() => expect(areLong()).toEqual(['false']));
    fireEvent.change(within(container).getByRole('searchbox'), { target: { value: 'serra' } });
    await waitFor(() => expect(areLong()).toEqual(['true']));
  });

  it('keeps the colours of key and lock for vehicles that are online', async () => {
    const fixTime = new Date().toISOString();
    const marked = { fixTime, attributes: { motion: true, ignition: true, blocked: true } };
    openList(
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

  it('[S4.15] [S4.16] says whether a vehicle is blocked and its ignition on, off or unknown', async () => {
    const fixTime = new Date().toISOString();
    const marks = [{ blocked: true, ignition: true }, { blocked: false, ignition: false }, {}];
    openList(
      {},
      {
        devices: marks.map((_, index) => makeDevice(index + 1)),
        positions: marks.map((attributes, index) =>
          makePosition(index + 1, { fixTime, attributes }),
        ),
      },
    );
    await waitFor(() => expect(rows()).toHaveLength(3));
    const said = [1, 2, 3].map((id) => {
      const words = row(`device-${id}`)?.textContent ?? '';
      return ['Locked', 'Ignition on', 'Ignition off'].filter((word) => words.includes(word));
    });
    expect(said).toEqual([['Locked', 'Ignition on'], ['Ignition off'], []]);
  });

  it('says whose menu is asked for, by press, by key and by the button of the row', async () => {
    const onMenu = vi.fn();
    const onSelect = vi.fn();
    openList({ onMenu, onSelect });
    await screen.findByText('Alfa');
    const alfa = row('device-1')!;
    fireEvent.contextMenu(within(alfa).getByText('Alfa'), { clientX: 30, clientY: 40 });
    expect(onMenu).toHaveBeenLastCalledWith(1, { x: 30, y: 40, isByKeyboard: false });
    const byKey = [1, expect.objectContaining({ isByKeyboard: true })];
    for (const key of ['F10', 'ContextMenu']) {
      onMenu.mockClear();
      fireEvent.keyDown(alfa, { key, shiftKey: key === 'F10' });
      expect(onMenu.mock.calls).toEqual([byKey]);
    }
    const button = await within(alfa).findByRole('button', { name: 'Actions for Alfa' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(onMenu.mock.calls).toEqual([byKey, byKey]);
    fireEvent.contextMenu(row('group-5')!);
    expect(onMenu).toHaveBeenCalledTimes(2);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('opens the menu of a row that a finger rests on, once, and does not press the row', async () => {
    const onMenu = vi.fn();
    openList({ onMenu });
    await screen.findByText('Alfa');
    const alfa = row('device-1')!;
    await within(alfa).findByRole('button', { name: 'Actions for Alfa', hidden: true });
    vi.useFakeTimers();
    try {
      const target = within(alfa).getByText('Alfa');
      const touch = { clientX: 30, clientY: 40, target };
      fireEvent.touchStart(target, { touches: [touch] });
      fireEvent.touchMove(target, { touches: [{ ...touch, clientY: 60 }] });
      vi.runAllTimers();
      fireEvent.touchEnd(target);
      expect(onMenu).not.toHaveBeenCalled();

      fireEvent.touchStart(target, { touches: [touch] });
      fireEvent.touchMove(target, { touches: [{ ...touch, clientX: 33 }] });
      vi.runAllTimers();
      expect(onMenu.mock.calls).toEqual([[1, { x: 30, y: 40, isByKeyboard: false }]]);
      expect(fireEvent.contextMenu(target)).toBe(false);
      expect(fireEvent.touchEnd(target)).toBe(false);
      expect(onMenu).toHaveBeenCalledTimes(1);
      fireEvent.touchStart(target, { touches: [touch] });
      expect(fireEvent.touchEnd(target)).toBe(true);
      vi.runAllTimers();
      expect(onMenu).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has no menus where nobody opens them', async () => {
    openList();
    await screen.findByText('Alfa');
    expect(within(row('device-1')!).queryByRole('button')).toBeNull();
    expect(fireEvent.contextMenu(row('device-1')!)).toBe(true);
  });

  it('shows a name as the text that it is', async () => {
    const { container } = openList();
    expect(await screen.findByText(HOSTILE)).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it('tells the ignition of a silent vehicle as what it was', async () => {
    const attributes = { motion: true, ignition: true };
    openList(
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

  it('marks a tracker whose clock is wrong, and tells the age since it was heard', async () => {
    const heardAt = new Date(Date.now() - 5.4 * MINUTE_MS).toISOString();
    const fixTime = new Date(Date.now() + 20 * HOUR_MS).toISOString();
    openList(
      {},
      {
        devices: [makeDevice(1), makeDevice(2)],
        positions: [
          makePosition(1, { fixTime, serverTime: heardAt, deviceTime: fixTime }),
          makePosition(2, { fixTime: heardAt }),
        ],
      },
    );
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(row('device-1')).toHaveTextContent(/Tracker clock wrong since .*5 min/);
    expect(row('device-2')).not.toHaveTextContent('clock');
  });

  it('shows the identifier where a name shows as nothing', async () => {
    openList(
      {},
      { devices: [makeDevice(1, { name: ' \u200b ', uniqueId: '864180' })], positions: [] },
    );
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(row('device-1')?.querySelector('[dir="auto"]')).toHaveTextContent('864180');
  });

  it('puts a space before units and says where a vehicle is, or where a bus goes', async () => {
    openList(
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

  it('marks what a search found, in view or not, and markup as the text that it is', async () => {
    const { container, rerender } = openList({ query: 'ALFÁ rta4' });
    await waitFor(() => expect(names()).toEqual(['group-5', 'device-1']));
    const marks = () => [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(new Set(marks())).toEqual(new Set(['Alfa', 'RTA4']));
    rerender(<DeviceList density="comfortable" query="imei-2" />);
    await waitFor(() => expect(row('device-2')).toHaveTextContent(/imei-2/));
    expect(marks()).toEqual(['imei-2']);
    rerender(<DeviceList density="comfortable" query="<img" />);
    await waitFor(() => expect(marks()).toEqual(['<img']));
  });

  it('says who drives, which fence a vehicle is in, and for how long it stands', async () => {
    const eventTime = new Date(Date.now() - 42.5 * 60_000).toISOString();
    const answers = {
      'GET /api/reports/events': () => [
        { id: 1, type: 'deviceStopped', eventTime, deviceId: 1, attributes: {} },
      ],
      'GET /api/drivers': () => [{ id: 1, name: 'João Batista', uniqueId: '77', attributes: {} }],
      'GET /api/geofences': () => [
        { id: 4, name: 'Base Berrini', area: 'CIRCLE (0 0, 9)', attributes: {} },
      ],
    } as FakeServerState['answers'];
    const attributes = { motion: false, driverUniqueId: '77' };
    openList(
      {},
      {
        devices: [makeDevice(1)],
        positions: [makePosition(1, { attributes, geofenceIds: [4] })],
        answers,
      },
    );
    await waitFor(() =>
      expect(row('device-1')).toHaveTextContent(/João Batista · Base Berrini.*Stopped 42 min/),
    );
  });

  it('[S4.27] finds a vehicle by the name of who drives it, now and as soon as somebody does', async () => {
    const answers = {
      'GET /api/drivers': () => [{ id: 1, name: 'João Batista', uniqueId: '77', attributes: {} }],
    } as FakeServerState['answers'];
    const drivenBy = (deviceId: number, driverUniqueId: string) =>
      makePosition(deviceId, { attributes: { motion: false, driverUniqueId } });
    const { push } = openList(
      { query: 'batista' },
      {
        devices: [makeDevice(1), makeDevice(2)],
        positions: [drivenBy(1, '77'), drivenBy(2, '')],
        answers,
      },
    );
    await waitFor(() => expect(names()).toEqual(['device-1']));
    expect(row('device-1')?.querySelector('mark')).toHaveTextContent('Batista');
    push({ positions: [{ ...drivenBy(2, '77'), fixTime: new Date().toISOString() }] });
    await waitFor(() => expect(names()).toEqual(['device-1', 'device-2']));
  });

  it('lifts an alarm to the top and counts it over the list', async () => {
    const { push } = openList();
    await waitFor(() => expect(rows()).toHaveLength(5));
    const attributes = { motion: false, alarm: 'sos' };
    act(() => push({ positions: [makePosition(3, { fixTime: NEWER, attributes })] }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['group-alarm', 'device-3']));
    expect(rows()[1]).toHaveAttribute('data-alarm', 'sos');
    const attention = screen.getByRole('group', { name: 'What needs attention' });
    const [first] = within(attention).getAllByRole('button');
    expect(first).toHaveTextContent('1Unassigned alarms');
    await user.click(first!);
    expect(names()).toEqual(['group-alarm', 'device-3']);
    expect(first).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows what the server pins where a device has neither driver nor place', async () => {
    openList(
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
    const { container } = openList({ density: 'touch' }, fleet, locale);
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(container.innerHTML).not.toContain('_KT_');
  });
});
