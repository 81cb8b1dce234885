import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toAnchorFence } from '../../../domain';
import { makeDevice, makePosition } from '../../../testing';
import { DeviceList } from '../device-list';
import type { RowDetailProps } from '../device-list-props';
import { fleet, layOutPage, names, NEWER, openList, row, rows, user } from '../testing';

describe('the lines of DeviceList', () => {
  layOutPage();

  it('draws one row when one vehicle moves', async () => {
    const drawn = new Map<number, number>();
    function Detail({ device, position }: RowDetailProps) {
      drawn.set(device.id, (drawn.get(device.id) ?? 0) + 1);
      return <span>lat {position?.latitude}</span>;
    }
    const anchor = toAnchorFence(makeDevice(1), { latitude: -19.9, longitude: -43.9 });
    const geofences = [{ id: 9, description: '', calendarId: 0, ...anchor }];
    const { push } = openList({ slots: { rowDetail: Detail } }, { ...fleet, geofences });
    // What comes after the list draws every row once more.
    await screen.findByTitle('Anchored');
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
    openList({}, { devices, positions: [] });
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    expect(rows().length).toBeLessThan(40);
    expect(rows()[0]).toHaveAttribute('aria-setsize', '10000');
    rows()[0]?.focus();
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAttribute('aria-posinset', '10000');
  });

  it('scrolls to a device that is selected elsewhere, such as on the map', async () => {
    const devices = Array.from({ length: 200 }, (_, index) => makeDevice(index + 1));
    Element.prototype.scrollTo ??= () => undefined;
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200 * 56);
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
    const { rerender } = openList({}, { devices, positions: [] });
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
    openList({ returnId: 150 }, { devices, positions: [] });
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    const target = expect.objectContaining({ top: 150 * 56 - 600 });
    expect(scrollTo).toHaveBeenLastCalledWith(target);
    const start = rows().find(({ tabIndex }) => tabIndex === 0);
    expect(start).toHaveAttribute('data-row-key', 'device-150');
    expect(start).toHaveAttribute('aria-selected', 'false');
  });

  it('is one Tab stop, walked by arrows, and selects with Enter and by click', async () => {
    const onSelect = vi.fn();
    const { rerender } = openList({ onSelect });
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => rows()[0]?.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Beta');
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith(2);
    await user.click(screen.getByText('Alfa'));
    expect(onSelect).toHaveBeenLastCalledWith(1);
    rerender(<DeviceList density="comfortable" selectedId={1} />);
    const selected = screen.getByRole('treeitem', { selected: true });
    expect(selected).toHaveTextContent('Alfa');
    expect(selected).toHaveAttribute('aria-current', 'true');
  });

  it('marks rows that are picked, and picks by Ctrl and a click', async () => {
    const [onPick, onSelect] = [vi.fn(), vi.fn()];
    const { rerender } = openList({ pickedIds: [1, 3], onPick, onSelect });
    await waitFor(() => expect(rows()).toHaveLength(5));
    const marked = () =>
      names().filter((key) => row(String(key))?.getAttribute('aria-selected') === 'true');
    expect(marked()).toEqual(['device-1', 'device-3']);
    expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    fireEvent.click(row('device-2')!, { ctrlKey: true });
    expect(onPick).toHaveBeenCalledWith(2);
    expect(onSelect).not.toHaveBeenCalled();
    rerender(<DeviceList density="comfortable" onSelect={onSelect} />);
    await waitFor(() => expect(marked()).toEqual([]));
    fireEvent.click(row('device-2')!, { ctrlKey: true });
    expect(onSelect).toHaveBeenCalledWith(2);
  });

  it('folds and unfolds groups', async () => {
    const onFoldedGroupsChange = vi.fn();
    openList({ onFoldedGroupsChange });
    const south = await screen.findByRole('treeitem', { name: /South/ });
    expect(south).toHaveAttribute('aria-expanded', 'true');
    act(() => south.focus());
    await user.keyboard('{ArrowLeft}');
    expect(names()).toEqual(['group-5', 'group-0', 'device-3']);
    expect(south).toHaveAttribute('aria-expanded', 'false');
    expect(south).toHaveFocus();
    expect(onFoldedGroupsChange).toHaveBeenLastCalledWith([5]);
    await user.click(south);
    expect(names()).toHaveLength(5);
  });
});
