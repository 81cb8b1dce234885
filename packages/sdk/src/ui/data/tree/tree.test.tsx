import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tree } from './tree';
import type { TreeLabels, TreeProps } from './tree-props';

vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const labels: TreeLabels = {
  tree: 'Groups',
  menu: (name) => `Actions for ${name}`,
  move: 'Move',
  moving: (name) => `Moving ${name}`,
  moveTo: (name, target) => `Move ${name} to ${target ?? 'the root'}`,
  toRoot: 'To the top level',
  cancel: 'Cancel',
  cannotMove: (name, target) => `${name} cannot go to ${target}`,
};
const nodes = [
  { id: 1, parentId: null, label: 'South', count: 7 },
  { id: 2, parentId: 1, label: '<img src=x>' },
  { id: 3, parentId: 2, label: 'Downtown' },
  { id: 4, parentId: null, label: 'North' },
];
const open = (props: Partial<TreeProps> = {}) =>
  render(<Tree nodes={nodes} labels={labels} {...props} />);
const item = (name: RegExp) => screen.getByRole('treeitem', { name });
const items = () =>
  screen.getAllByRole('treeitem').map((each) => each.querySelector('[dir]')?.textContent);

/** A drag as a browser tells it: jsdom has no DataTransfer. */
function drag(type: 'dragStart' | 'dragOver' | 'drop', on: Element, kept: Map<string, string>) {
  const event = createEvent[type](on);
  const dataTransfer = {
    get types() {
      return [...kept.keys()];
    },
    setData: (kind: string, data: string) => kept.set(kind, data),
    getData: (kind: string) => kept.get(kind) ?? '',
  };
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  fireEvent(on, event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Tree', () => {
  it('shows names as text, one Tab stop, and selects by click and by Enter', async () => {
    const onSelect = vi.fn();
    const { container } = open({ onSelect, selectedId: 4 });
    expect(items()).toEqual(['South', '<img src=x>', 'Downtown', 'North']);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelectorAll('[role=treeitem][tabindex="0"]')).toHaveLength(1);
    expect(item(/North/)).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByText('Downtown'));
    expect(onSelect).toHaveBeenLastCalledWith(3);
    act(() => item(/North/).focus());
    await user.keyboard('{Home}{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith(1);
  });

  it('folds by arrows and by its chevron', async () => {
    const onExpandedChange = vi.fn();
    open({ onExpandedChange });
    act(() => item(/South/).focus());
    await user.keyboard('{ArrowLeft}');
    expect(items()).toEqual(['South', 'North']);
    expect(item(/South/)).toHaveAttribute('aria-expanded', 'false');
    expect(item(/South/)).toHaveFocus();
    expect([...onExpandedChange.mock.lastCall![0]]).toEqual([2, 3, 4]);
    await user.click(item(/South/).querySelector('[data-fold]')!);
    expect(items()).toHaveLength(4);
  });

  it('moves by menu and keyboard, and refuses a place below itself', async () => {
    const onMove = vi.fn();
    open({ onMove });
    await user.click(screen.getByRole('button', { name: 'Actions for South' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
    expect(screen.getByRole('status')).toHaveTextContent('Moving South');
    expect(item(/Downtown/)).toHaveAttribute('aria-disabled', 'true');
    act(() => item(/South/).focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('South cannot go to <img src=x>');
    await user.keyboard('{Enter}');
    expect(onMove).not.toHaveBeenCalled();
    await user.keyboard('{End}');
    expect(screen.getByRole('status')).toHaveTextContent('Move South to North');
    await user.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledWith(1, 4);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('moves to the root, or not at all', async () => {
    const onMove = vi.fn();
    open({ onMove });
    const begin = async () => {
      await user.click(screen.getByRole('button', { name: 'Actions for Downtown' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
    };
    await begin();
    act(() => item(/Downtown/).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await begin();
    await user.click(screen.getByRole('button', { name: 'To the top level' }));
    expect(onMove.mock.calls).toEqual([[3, null]]);
  });

  it('moves by drag, never into itself', () => {
    const onMove = vi.fn();
    open({ onMove });
    const kept = new Map<string, string>();
    drag('dragStart', item(/South/), kept);
    expect(drag('dragOver', item(/Downtown/), kept), 'below itself').toBe(false);
    expect(drag('dragOver', item(/North/), kept)).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('Move South to North');
    drag('drop', item(/North/), kept);
    expect(onMove.mock.calls).toEqual([[1, 4]]);
  });

  it('takes what its host lets fall on a node, and opens a folded one that it is held over', () => {
    vi.useFakeTimers();
    const onDrop = vi.fn();
    const onExpandedChange = vi.fn();
    const drop = { type: 'app/devices', describe: (target: string) => `To ${target}`, onDrop };
    open({ drop, expandedIds: new Set(), onExpandedChange });
    const kept = new Map([['app/devices', '[7]']]);
    expect(drag('dragOver', item(/South/), new Map([['text/plain', 'x']]))).toBe(false);
    expect(drag('dragOver', item(/South/), kept)).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('To South');
    act(() => void vi.advanceTimersByTime(600));
    expect([...onExpandedChange.mock.lastCall![0]]).toEqual([1]);
    drag('drop', item(/South/), kept);
    expect(onDrop.mock.calls).toEqual([['[7]', 1]]);
  });

  it('draws only what can be seen of 5,000 nodes', async () => {
    const many = Array.from({ length: 5_000 }, (_, id) => ({
      id,
      parentId: null,
      label: `G ${id}`,
    }));
    open({ nodes: many });
    expect(items().length).toBeLessThan(50);
    act(() => item(/^G 0/).focus());
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAttribute('aria-posinset', '5000');
  });
});
