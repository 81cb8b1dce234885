import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeDevice, makePosition } from '../../../testing';
import { fleet, layOutPage, names, openList, rows, user } from '../testing';

describe('the tools of DeviceList', () => {
  layOutPage();

  it('[S2.84] searches, says that nothing was found, and clears', async () => {
    openList({}, fleet, 'pt-BR');
    await waitFor(() => expect(rows()).toHaveLength(5));
    const search = screen.getByRole('searchbox', { name: 'Buscar veículos' });
    await user.type(search, 'rta4');
    await waitFor(() => expect(names()).toEqual(['group-5', 'device-1']));
    await user.type(search, 'zzz');
    expect(await screen.findByText('Nada encontrado')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Nenhum de 3 veículos corresponde a “rta4zzz”.',
    );
    const [, clear] = screen.getAllByRole('button', { name: 'Limpar busca' });
    if (clear) await user.click(clear);
    await waitFor(() => expect(rows()).toHaveLength(5));
  });

  it('says which search of an earlier visit hides vehicles, until it is taken away or changed', async () => {
    const search = () => screen.getByRole('searchbox', { name: 'Search devices' });
    const chip = { name: 'Remove filter search: rta4' };
    const { unmount } = openList({ query: 'rta4' }, fleet);
    await screen.findByRole('button', chip);
    unmount();
    openList({}, fleet);
    await waitFor(() => expect(rows()).toHaveLength(5));
    await user.type(search(), 'rta4');
    expect(screen.queryByRole('button', chip)).toBeNull();
  });

  it('[S2.81][S2.82] filters by its menu and takes filters away by their chips', async () => {
    openList();
    await waitFor(() => expect(rows()).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Truck' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Moving only' }));
    await user.keyboard('{Escape}');
    expect(names()).toEqual(['group-5', 'device-1']);
    await user.click(await screen.findByRole('button', { name: 'Remove filter Moving only' }));
    expect(names()).toEqual(['group-5', 'device-1', 'device-2']);
    await user.click(await screen.findByRole('button', { name: 'Remove filter Truck: hidden' }));
    expect(names()).toHaveLength(5);
  });

  it('filters by tiles, which keep the counts of the whole fleet', async () => {
    const onFilterChange = vi.fn();
    openList({ onFilterChange });
    const tiles = await screen.findByRole('group', { name: 'Filter by status' });
    const labels = within(tiles)
      .getAllByRole('button')
      .map((tile) => tile.getAttribute('aria-label'));
    expect(labels).toEqual(['1 Moving', '0 Idling', '1 Stopped', '1 Offline', '0 Unknown']);
    await user.click(within(tiles).getByRole('button', { name: /Offline/ }));
    expect(names()).toEqual(['group-5', 'device-2']);
    expect(onFilterChange).toHaveBeenLastCalledWith({ motion: 'offline' });
    expect(within(tiles).getByRole('button', { pressed: true })).toHaveTextContent('Offline');
    await user.click(within(tiles).getByRole('button', { name: /Offline/ }));
    expect(names()).toHaveLength(5);
  });

  it('[S2.77][S2.78][S2.79][S4.22][S4.23] offers the eight keys and what needs attention; the same key again turns round', async () => {
    const onSortChange = vi.fn();
    openList({ onSortChange });
    await waitFor(() => expect(rows()).toHaveLength(5));
    const choose = async (name: RegExp) => {
      await user.click(screen.getByRole('button', { name: 'Sort' }));
      const menu = await screen.findByRole('menu');
      expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(8 + 1 + 2);
      await user.click(within(menu).getByRole('menuitemradio', { name }));
    };
    await choose(/^Name/);
    expect(onSortChange).toHaveBeenLastCalledWith('name-desc');
    expect(names()).toEqual(['group-5', 'device-2', 'device-1', 'group-0', 'device-3']);
    await choose(/^Ignition/);
    expect(onSortChange).toHaveBeenLastCalledWith('ignition-asc');
    await choose(/^Descending/);
    expect(onSortChange).toHaveBeenLastCalledWith('ignition-desc');
  });

  it('counts what is silent and leaves it in one press, or by as many hours as one likes', async () => {
    const onFilterChange = vi.fn();
    const heardAt = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const devices = [0, 2, 30].map((hours, index) =>
      makeDevice(index + 1, { lastUpdate: heardAt(hours) }),
    );
    openList({ onFilterChange }, { devices, positions: [] });
    const silent = await screen.findByRole('button', { name: '1 No signal for over 24\u00a0h' });
    await user.click(silent);
    expect(names()).toEqual(['device-3']);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'For over 1\u00a0h' }));
    await user.keyboard('{Escape}');
    expect(names()).toEqual(['device-2', 'device-3']);
    expect(onFilterChange).toHaveBeenLastCalledWith({ silentHours: 1 });
    await user.click(screen.getByRole('button', { name: '2 No signal for over 1\u00a0h' }));
    expect(names()).toHaveLength(3);
  });

  it('counts what has a maintenance due, leaves it in one press, and takes it away by its chip', async () => {
    const plan = { id: 5, name: 'Oil', type: 'odometer', start: 0, period: 10_000, attributes: {} };
    const onFilterChange = vi.fn();
    const driven = (id: number, odometer: number) => makePosition(id, { attributes: { odometer } });
    openList(
      { onFilterChange },
      {
        devices: [1, 2, 3].map((id) => makeDevice(id)),
        positions: [driven(1, 9_500), driven(2, 500), driven(3, 9_500)],
        maintenance: [plan],
        answers: {
          'GET /api/maintenance/links': () =>
            [1, 2].map((deviceId) => ({ deviceId, maintenanceId: plan.id })),
        },
      },
    );
    const due = await screen.findByRole('button', { name: '1 Maintenance due' });
    await user.click(due);
    await waitFor(() => expect(names()).toEqual(['device-1']));
    expect(onFilterChange).toHaveBeenLastCalledWith({ maintenanceDue: true });
    await user.click(await screen.findByRole('button', { name: /Remove.*Maintenance due/ }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('says nothing of maintenance where nothing is planned', async () => {
    openList();
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(screen.queryByRole('button', { name: /Maintenance/ })).toBeNull();
  });

  it('says on a phone in chips what the tiles and the box say', async () => {
    openList({ density: 'touch' });
    const chips = await screen.findByRole('group', { name: 'Filter by status' });
    const labels = within(chips)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(labels).toEqual([
      'All3',
      'Moving1',
      'Idling0',
      'Stopped1',
      'Offline1',
      'Unknown0',
      'No signal > 24\u00a0h3',
    ]);
    expect(screen.queryByRole('group', { name: 'What needs attention' })).toBeNull();
  });

  it('changes sections and the height of rows', async () => {
    const onDensityChange = vi.fn();
    const { container } = openList({ density: undefined, onDensityChange });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 600, 600),
    );
    await waitFor(() => expect(rows()).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Groups as sections' }));
    expect(names()).toEqual(['device-3', 'device-1', 'device-2']);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Compact rows' }));
    expect(onDensityChange).toHaveBeenLastCalledWith('compact');
    expect(container.querySelector('[data-density="compact"]')).not.toBeNull();
  });

  it('keeps to what its host gives', async () => {
    const onQueryChange = vi.fn();
    openList({
      query: 'alfa',
      onQueryChange,
      className: 'mine',
      id: 'list',
      slots: { foot: null },
    });
    await waitFor(() => expect(names()).toEqual(['group-5', 'device-1']));
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(onQueryChange).toHaveBeenLastCalledWith('alfax');
    expect(screen.getByRole('searchbox')).toHaveValue('alfa');
    const root = document.querySelector('.rastro-device-list');
    expect(root).toHaveClass('mine');
    expect(root).toHaveAttribute('id', 'list');
    expect(root?.querySelector('.rastro-device-list-foot')).toBeNull();
  });
});
