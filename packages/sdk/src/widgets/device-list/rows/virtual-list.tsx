import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import {
  defaultRangeExtractor,
  useVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { styled } from 'styled-components';
import type { GroupKey, ListRow } from '../../../react';
import type { DeviceListProps, ListDensity, RowDetailProps } from '../device-list-props';
import { isMenuKey, type MenuPlace } from '../../../ui/overlay/menu-place';
import { DeviceRow } from '../row/device-row';
import { GroupHeader } from './group-header';
import { nextMove } from './next-row';
import { useRowIndex } from './use-row-index';
import { rowKey, rowSizePx } from './row-sizes';

const OVERSCAN = 6;
/** Before the browser has measured, and on the server. */
const FIRST_RECT = { width: 384, height: 720 };

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: 0;
  scrollbar-width: thin;
  scrollbar-color: var(--rastro-border-strong) transparent;
`;
const Sizer = styled.div`
  position: relative;
  width: 100%;
`;
const Slot = styled.div`
  top: 0;
  left: 0;
  width: 100%;
  /* Each row is a picture of its own: one that comes or changes leaves the others as they were drawn. */
  will-change: transform;
`;

/** Props of {@link VirtualList}. */
export interface VirtualListProps {
  label: string;
  rows: readonly ListRow[];
  selectedId: number | null;
  /** Devices that are picked for something that is done with all of them. */
  pickedIds?: ReadonlySet<number> | undefined;
  /** A row was pressed with Ctrl or ⌘. */
  onPick?: ((deviceId: number) => void) | undefined;
  /** Device the list scrolls to initially while nothing is selected. */
  returnId: number | null;
  density: ListDensity;
  pinnedAttributes: readonly string[];
  query: string;
  Detail: ComponentType<RowDetailProps> | null;
  onSelect: ((deviceId: number) => void) | undefined;
  onMenu?: DeviceListProps['onMenu'];
  onFold: (groupKey: GroupKey, isFolded: boolean) => void;
}

/** The rows that are drawn: those in view with the head they stand below, and the active one. */
function useRowWindow({
  rows,
  rowIndex,
  density,
  activeIndex,
  scroller,
}: Pick<VirtualListProps, 'rows' | 'density'> & {
  rowIndex: ReturnType<typeof useRowIndex>;
  activeIndex: number;
  scroller: RefObject<HTMLDivElement | null>;
}) {
  // A new function makes the virtualizer measure anew, which is what other rows or heights call for.
  const getItemKey = useCallback(
    (index: number) => rowIndex.itemKeyOf(index),
    // oxlint-disable-next-line react/exhaustive-deps -- heights follow the density
    [rowIndex, density],
  );
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowSizePx(rows[index], density),
    getItemKey,
    overscan: OVERSCAN,
    // The head that sticks to the top must not cover the line that is scrolled to.
    scrollPaddingStart: rows[0]?.kind === 'group' ? rowSizePx(rows[0], density) : 0,
    initialRect: FIRST_RECT,
    rangeExtractor: (range: Range) => {
      const always = [rowIndex.headIndexOf(range.startIndex), activeIndex];
      const shown = new Set([...always, ...defaultRangeExtractor(range)]);
      return [...shown].filter((index) => index >= 0).sort((left, right) => left - right);
    },
  });
}

/** One row where the list has it: the head of a group, or a device. */
function RowSlot({
  list,
  row,
  item: { start, size },
  isActive,
  isSticky,
}: {
  list: VirtualListProps;
  row: ListRow;
  item: VirtualItem;
  isActive: boolean;
  isSticky: boolean;
}): ReactElement {
  const key = rowKey(row);
  return (
    <Slot
      role="presentation"
      style={{
        position: isSticky ? 'sticky' : 'absolute',
        zIndex: isSticky ? 1 : undefined,
        height: size,
        transform: isSticky ? undefined : `translateY(${start}px)`,
      }}
    >
      {row.kind === 'group' ? (
        <GroupHeader rowKey={key} row={row} isActive={isActive} />
      ) : (
        <DeviceRow
          rowKey={key}
          deviceId={row.deviceId}
          isSelected={row.deviceId === list.selectedId}
          isPicked={list.pickedIds?.has(row.deviceId) ?? false}
          isActive={isActive}
          isCompact={list.density === 'compact'}
          hasMenu={list.onMenu !== undefined}
          level={row.groupKey === null ? 1 : 2}
          place={row.place}
          places={row.places}
          pinnedAttributes={list.pinnedAttributes}
          query={list.query}
          Detail={list.Detail}
        />
      )}
    </Slot>
  );
}

/**
 * The lines that can be seen, of as many as there are. A tree for assistive technology: heads of
 * groups with their devices below, one of them reachable by Tab, the others by arrows.
 */
export function VirtualList(props: VirtualListProps): ReactElement {
  const { label, rows, selectedId, onPick, returnId, density, onSelect, onMenu, onFold } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const shownId = useRef<number | null>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);

  const rowIndex = useRowIndex(rows);
  const { indexOf, headIndexOf } = rowIndex;
  const startId = selectedId ?? returnId;
  const activeIndex = [activeKey, `device-${startId}`].map(indexOf).find((at) => at >= 0) ?? 0;
  const virtualizer = useRowWindow({ rows, rowIndex, density, activeIndex, scroller });
  const stickyIndex = headIndexOf(virtualizer.range?.startIndex ?? 0);

  useEffect(() => {
    if (!wantsFocus.current || activeKey === null) return;
    wantsFocus.current = false;
    const shown = scroller.current?.querySelector<HTMLElement>(
      `[data-row-key="${CSS.escape(activeKey)}"]`,
    );
    shown?.focus({ preventScroll: true });
  }, [activeKey]);

  const startIndex = indexOf(`device-${startId}`);
  useEffect(() => {
    // Once for each selection: whoever scrolls on afterwards is left in peace.
    if (startIndex < 0 || shownId.current === startId) return;
    shownId.current = startId;
    virtualizer.scrollToIndex(startIndex, { align: 'auto' });
  }, [startId, startIndex, virtualizer]);
  useEffect(() => {
    // Effects that run twice (StrictMode) find the list at its top again.
    return () => {
      shownId.current = null;
    };
  }, []);

  function moveFocusTo(index: number) {
    const row = rows[index];
    if (!row) return;
    wantsFocus.current = true;
    setActiveKey(rowKey(row));
    virtualizer.scrollToIndex(index, { align: 'auto' });
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isMenuKey(event)) return askMenu(event, placeOf(event.target, true));
    // The button of a row presses itself.
    if (isMenuButton(event.target) && (event.key === 'Enter' || event.key === ' ')) return;
    const move = nextMove(event.key, rows, activeIndex);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'focus') moveFocusTo(move.index);
    else if (move.kind === 'fold') onFold(move.groupKey, move.isFolded);
    else onSelect?.(move.deviceId);
  }
  function askMenu(event: SyntheticEvent, at: MenuPlace) {
    const row = rows[indexOf(readRowKey(event.target))];
    if (!onMenu || row?.kind !== 'device') return;
    event.preventDefault();
    onMenu(row.deviceId, at);
  }
  function handleClick(event: MouseEvent) {
    if (isMenuButton(event.target)) {
      return askMenu(event, placeOf(event.target, event.detail === 0));
    }
    const row = rows[indexOf(readRowKey(event.target))];
    if (row?.kind === 'group') onFold(row.groupKey, !row.isFolded);
    if (row?.kind === 'device') {
      const press = event.ctrlKey || event.metaKey ? (onPick ?? onSelect) : onSelect;
      press?.(row.deviceId);
    }
  }
  function handleFocus(event: FocusEvent) {
    const key = readRowKey(event.target);
    if (key !== null) setActiveKey(key);
  }

  return (
    <Scroller
      ref={scroller}
      role="tree"
      aria-multiselectable={onPick && true}
      aria-label={label}
      className="rastro-device-list-rows"
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onContextMenu={(event) =>
        askMenu(event, { x: event.clientX, y: event.clientY, isByKeyboard: false })
      }
      onFocus={handleFocus}
    >
      <Sizer role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          return (
            <RowSlot
              key={rowKey(row)}
              list={props}
              row={row}
              item={item}
              isActive={item.index === activeIndex}
              isSticky={item.index === stickyIndex}
            />
          );
        })}
      </Sizer>
    </Scroller>
  );
}

const isMenuButton = (target: EventTarget) =>
  target instanceof Element && target.closest('button') !== null;

/** Below what was pressed. */
function placeOf(target: EventTarget, isByKeyboard: boolean): MenuPlace {
  const { left: x, bottom: y } = (target as Element).getBoundingClientRect(); // all that hears keys is one
  return { x, y, isByKeyboard };
}

function readRowKey(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'] ?? null;
}
