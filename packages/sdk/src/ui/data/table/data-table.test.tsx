import { act, render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuItem } from '../../overlay/menu-entries';
import { DataTable } from './data-table';
import type { DataTableProps } from './data-table-props';
import type { RowId, TableColumn } from './model/table-column';
import { DEFAULT_TABLE_STATE } from './model/table-state';
import { TEST_LABELS } from './testing';

vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

interface Person {
  id: number;
  name: string;
  age: number | null;
  role: string;
}
const people: Person[] = [
  { id: 1, name: 'Öder 10', age: 30, role: 'user' },
  { id: 2, name: 'oder 2', age: null, role: 'admin' },
  { id: 3, name: '<img src=x onerror=alert(1)>', age: -4, role: 'user' },
];
const columns: TableColumn<Person>[] = [
  { id: 'name', label: 'Name', fixed: true, value: (row) => row.name },
  {
    id: 'age',
    label: 'Age',
    kind: 'number',
    value: (row) => row.age,
    format: (value) => `${value} y`,
    total: (rows) => `${rows.reduce((sum, { age }) => sum + (age ?? 0), 0)} y`,
  },
  {
    id: 'role',
    label: 'Role',
    kind: 'choice',
    choices: [
      { value: 'admin', label: 'Administrator' },
      { value: 'user', label: 'User' },
    ],
    value: (row) => row.role,
  },
];
const rowId = (row: Person) => row.id;

function Host(props: Partial<DataTableProps<Person>>) {
  const [ids, setIds] = useState<ReadonlySet<RowId>>(new Set());
  return (
    <DataTable<Person>
      rows={people}
      columns={columns}
      rowId={rowId}
      labels={TEST_LABELS}
      selectedIds={ids}
      onSelectionChange={setIds}
      {...props}
    />
  );
}
const open = (props: Partial<DataTableProps<Person>> = {}) => render(<Host {...props} />);
const lines = () => [...document.querySelectorAll('[role=row][data-index]:not([data-index="-1"])')];
const names = () =>
  lines().map((line) => within(line as HTMLElement).getAllByRole('gridcell')[1]?.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

/** jsdom lays nothing out: the table is told how wide it is. */
let widthPx = 1280;
beforeEach(() => {
  widthPx = 1280;
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: ResizeObserverCallback) {}
      observe(target: Element) {
        const rect = { width: widthPx, height: 600 } as DOMRectReadOnly;
        const entry = { target, contentRect: rect } as ResizeObserverEntry;
        this.tell([entry], this as unknown as ResizeObserver);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('DataTable', () => {
  it('shows rows as text, totals, and the order that a head is pressed for', async () => {
    const { container } = open();
    expect(names()).toEqual(['Öder 10', 'oder 2', '<img src=x onerror=alert(1)>']);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.rastro-table-totals')).toHaveTextContent('26 y');
    await user.click(within(head('Age')).getByRole('button'));
    expect(head('Age')).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['<img src=x onerror=alert(1)>', 'Öder 10', 'oder 2']);
    await user.click(within(head('Age')).getByRole('button'));
    expect(head('Age')).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Öder 10', '<img src=x onerror=alert(1)>', 'oder 2']);
    await user.click(within(head('Name')).getByRole('button'));
    expect(names().slice(1)).toEqual(['oder 2', 'Öder 10']);
  });

  it('searches, filters by what a column holds, and says that nothing is left', async () => {
    open();
    const filters = screen.getByRole('group', { name: 'Filters' });
    await user.click(within(filters).getByRole('button', { name: 'Role' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'User' }));
    await user.keyboard('{Escape}');
    expect(names()).toEqual(['Öder 10', '<img src=x onerror=alert(1)>']);
    expect(screen.getByRole('button', { name: 'Role: User' })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'oder');
    await waitFor(() => expect(names()).toEqual(['Öder 10']));
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await user.click(clear);
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('is one Tab stop, walked by arrows; Space selects and Enter opens', async () => {
    const onOpen = vi.fn();
    open({ onOpen, rowMenu: () => <MenuItem onSelect={() => undefined}>Edit</MenuItem> });
    const grid = screen.getByRole('grid', { name: 'People' });
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const first = within(lines()[0] as HTMLElement).getAllByRole('gridcell')[1];
    act(() => first?.focus());
    await user.keyboard('{ArrowDown}{ArrowRight} ');
    expect(document.activeElement).toHaveTextContent('–');
    expect(lines()[1]).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(people[1]);
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName('Actions for oder 2');
    expect(onOpen).toHaveBeenCalledTimes(1);
    await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{Enter}');
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
  });

  it('selects a range with Shift, all that match by the head, and hands rows to its actions', async () => {
    const onAct = vi.fn();
    open({ bulkActions: [{ id: 'remove', label: 'Delete', onAct }] });
    await user.click(screen.getByRole('checkbox', { name: 'Select Öder 10' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: /Select <img/ }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select oder 2' }));
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onAct).toHaveBeenLastCalledWith([people[0], people[2]]);
    await user.click(screen.getByRole('button', { name: 'Select all 3' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onAct).toHaveBeenLastCalledWith(people);
  });

  it('says how many selected rows a search keeps out of sight, and lets go of them', async () => {
    const onAct = vi.fn();
    open({ bulkActions: [{ id: 'remove', label: 'Delete', onAct }] });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(search, 'oder 2');
    expect(await screen.findByText('3 selected · 2 out of sight')).toBeVisible();
    await user.type(search, 'none such');
    expect(await screen.findByText('3 selected · 3 out of sight')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'oder 2');
    await user.click(await screen.findByRole('button', { name: 'Drop them' }));
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onAct.mock.lastCall?.[0]).toHaveLength(1);
  });

  it('lets columns be chosen and moved, and tells its host what to keep', async () => {
    const onStateChange = vi.fn();
    open({ onStateChange });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const box = await screen.findByRole('dialog', { name: 'Columns' });
    expect(within(box).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    act(() => within(box).getByRole('checkbox', { name: 'Role' }).focus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(within(box).getByRole('status')).toHaveTextContent('Role, place 2 of 3');
    await user.click(within(box).getByRole('checkbox', { name: 'Age' }));
    expect(onStateChange).toHaveBeenLastCalledWith({
      ...DEFAULT_TABLE_STATE,
      columns: [
        { id: 'name', isShown: true },
        { id: 'role', isShown: true },
        { id: 'age', isShown: false },
      ],
    });
    const shown = [...document.querySelectorAll('[role=columnheader]')].map(
      (cell) => cell.textContent,
    );
    expect(shown).toEqual(['Select all', 'Name', 'Role']);
  });

  it('draws only what can be seen of 100,000 rows, and leads to the last', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => ({
      id: index,
      name: `Person ${index}`,
      age: index,
      role: 'user',
    }));
    open({ rows });
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    expect(lines().length).toBeLessThan(50);
    act(() =>
      within(lines()[0] as HTMLElement)
        .getAllByRole('gridcell')[1]
        ?.focus(),
    );
    await user.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement?.closest('[role=row]')).toHaveAttribute(
      'aria-rowindex',
      '100001',
    );
    expect(lines().length).toBeLessThan(50);
  });

  it('draws cards where it is narrow, each figure under its label, and the totals below the last', () => {
    widthPx = 375;
    open({ foot: 'Ages are told by people.' });
    const [first] = lines();
    expect(within(first as HTMLElement).getByText('Age').tagName).toBe('SMALL');
    expect(first).toHaveTextContent(/Öder 10.*Role: User.*Age 30 y/);
    expect(lines()[1]).toHaveTextContent('Age –');
    const [list] = screen.getAllByRole('rowgroup');
    const end = document.querySelector('.rastro-table-totals');
    expect(end).toHaveTextContent('TotalAge 26 yAges are told by people.');
    expect(screen.getByRole('grid')).toContainElement(end as HTMLElement);
    expect(list?.compareDocumentPosition(end as HTMLElement)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('has its tools behind one button where it is narrow, in a sheet that keeps what runs in it', async () => {
    widthPx = 375;
    open({ filters: <input aria-label="Of the host" /> });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    const tools = screen.getByRole('button', { name: 'Tools' });
    await user.click(tools);
    const sheet = within(await screen.findByRole('dialog', { name: 'Tools' }));
    await user.type(sheet.getByRole('searchbox'), 'oder');
    await waitFor(() => expect(lines()).toHaveLength(2));
    await user.click(sheet.getByRole('checkbox', { name: 'Age' }));
    expect(lines()[0]).not.toHaveTextContent('Age');
    expect(sheet.getByRole('button', { name: 'Export' })).toBeInTheDocument();
    await user.type(sheet.getByRole('textbox', { name: 'Of the host' }), 'kept');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(tools).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    await user.click(tools);
    expect(screen.getByRole('textbox', { name: 'Of the host' })).toHaveValue('kept');
  });

  it('sorts cards from a menu', async () => {
    widthPx = 375;
    open();
    expect(document.querySelectorAll('.rastro-table-card')).toHaveLength(3);
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tools' }));
    await user.click(await screen.findByRole('button', { name: 'Sort by' }));
    await user.click(await screen.findByRole('menuitemradio', { name: /Age/ }));
    expect(lines()[0]).toHaveTextContent('<img');
  });

  it('draws a second line below the column before it, on a card in its place', async () => {
    const [name, age, role] = columns as [
      TableColumn<Person>,
      TableColumn<Person>,
      TableColumn<Person>,
    ];
    const draw = (row: Person) => `as ${row.role}`;
    const two = [name, { ...role, under: { id: 'name', head: 'Who', draw } }, age];
    const { unmount } = open({ columns: two });
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['Who', 'Age']),
    );
    expect(lines()[0]).toHaveTextContent(/Öder 10Role: as user30 y/);
    unmount();
    widthPx = 375;
    open({ columns: two });
    expect(lines()[0]).toHaveTextContent(/Öder 10.*Role: as user.*Age 30 y/);
  });

  it.each([
    ['en-US', ','],
    ['pt-BR', ';'],
    ['es', ';'],
  ])(
    'exports the columns and rows that are shown, as spreadsheets in %s read them',
    async (locale, mark) => {
      let file: Blob | undefined;
      vi.stubGlobal('URL', {
        createObjectURL: (blob: Blob) => ((file = blob), 'blob:x'),
        revokeObjectURL: () => undefined,
      });
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
      open({
        locale,
        state: { ...DEFAULT_TABLE_STATE, query: 'oder', columns: [{ id: 'age', isShown: false }] },
      });
      await waitFor(() => expect(names()).toHaveLength(2));
      await user.click(screen.getByRole('button', { name: 'Export' }));
      const text = 'Name,Role\r\nÖder 10,User\r\noder 2,Administrator\r\n';
      await expect(file?.text()).resolves.toBe(text.replaceAll(',', mark));
      expect(
        [...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))].slice(0, 3),
      ).toEqual([0xef, 0xbb, 0xbf]);
    },
  );

  it('says that rows are on their way, are none, or did not come', async () => {
    vi.useFakeTimers();
    const { rerender } = open({ rows: [], status: 'loading' });
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(201));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    rerender(<Host rows={[]} />);
    await act(() => vi.advanceTimersByTimeAsync(301));
    expect(screen.getByText('Nothing yet')).toBeInTheDocument();
    const onRetry = vi.fn();
    rerender(<Host rows={[]} status="failed" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load');
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('says why what is open beside it has no line, and brings it back', async () => {
    const filters = { ...DEFAULT_TABLE_STATE, filters: { role: ['admin'] } };
    const onStateChange = vi.fn();
    const { rerender } = render(<Host currentId={2} state={filters} />);
    expect(screen.queryByText(/open one/)).toBeNull();
    rerender(<Host currentId={1} state={filters} onStateChange={onStateChange} />);
    const note = screen.getByText('The open one is filtered out.');
    await user.click(within(note).getByRole('button', { name: 'Clear filters' }));
    expect(onStateChange).toHaveBeenCalledWith({ ...filters, query: '', filters: {} });
    rerender(<Host currentId={9} />);
    expect(screen.getByText('The open one is not listed.')).toBeInTheDocument();
    rerender(<Host currentId={9} rows={[]} status="loading" />);
    expect(screen.queryByText(/open one/)).toBeNull();
  });

  it('puts its filters behind one button where they do not fit in a line', async () => {
    const more = ['Team', 'Shift', 'Country', 'Department', 'Supervisor'].map((label) => ({
      id: label,
      label,
      kind: 'choice' as const,
      value: () => 'x',
    }));
    widthPx = 780;
    open({ columns: [...columns, ...more] });
    const button = await screen.findByRole('button', { name: 'Filters (0 of 6)' });
    await user.click(button);
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(filters.getByRole('button', { name: 'Role' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Administrator' }));
    await waitFor(() => expect(names()).toEqual(['oder 2']));
    expect(screen.getByText('Filters (1 of 6)')).toBeInTheDocument();
  });

  it('prints all rows, not those in view only, and says which', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      id: index + 1,
      name: `Person ${index + 1}`,
      age: 1,
      role: 'user',
    }));
    const { container } = render(<Host rows={many} />);
    const countRows = () => container.querySelectorAll('.rastro-table-row').length;
    expect(countRows()).toBeLessThan(100);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(countRows()).toBe(300);
    expect(container).toHaveTextContent('rows 1 to 300 of 300');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(countRows()).toBeLessThan(100);
  });
});
