'use client';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { styled } from 'styled-components';
import type { FenceEntry } from '../../react/geofences/use-fence-list';
import type { FenceVisitors } from '../../react/geofences/use-fence-visitors';
import { useLabels } from '../../react/use-labels';
import { LazyWords } from '../../react/provider/lazy-words';
import { GeofenceRow } from './geofence-row';
import { GEOFENCE_WORDS } from './geofence-words';

const ROW_PX = 56;
const HEAD_PX = 32;
const OVERSCAN = 8;
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
`;
const Slot = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  box-sizing: border-box;
  height: 100%;
  padding: 0 16px;
  border-block: 1px solid var(--rastro-border);
  background: var(--rastro-surface-sunken);
  font: 600 12.5px/16px var(--rastro-font-family);
  & > span {
    color: var(--rastro-text-muted);
    font-weight: 400;
  }
`;

type Line = { kind: 'head'; title: string; count: number } | { kind: 'fence'; entry: FenceEntry };

/** Props of {@link GeofenceList}. */
export interface GeofenceListProps {
  ordinary: readonly FenceEntry[];
  /** Anchors of devices, in a part of their own below; the part is left out without any. */
  anchors: readonly FenceEntry[];
  visitors: FenceVisitors;
  selectedId: number | null;
  onSelect: (fenceId: number) => void;
}

/** Fences as lines, of as many as there are those that can be seen; arrows go from one to the next. */
export function GeofenceList(props: GeofenceListProps): ReactElement {
  return (
    <LazyWords files={GEOFENCE_WORDS}>
      <Lines {...props} />
    </LazyWords>
  );
}

function Lines({ ordinary, anchors, visitors, selectedId, onSelect }: GeofenceListProps) {
  const t = useLabels();
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const part = (title: string, entries: readonly FenceEntry[]): Line[] =>
    entries.length === 0
      ? []
      : [
          { kind: 'head', title, count: entries.length },
          ...entries.map((entry): Line => ({ kind: 'fence', entry })),
        ];
  const lines = [
    ...part(t('geofences.ordinary.title'), ordinary),
    ...part(t('geofences.anchors.title'), anchors),
  ];
  const entries = [...ordinary, ...anchors];
  const reachable =
    [activeId, selectedId].find((id) => entries.some(({ fence }) => fence.id === id)) ??
    entries[0]?.fence.id;
  const reachableIndex = lines.findIndex(
    (line) => line.kind === 'fence' && line.entry.fence.id === reachable,
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing below is memoised on what it returns
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.kind === 'head' ? HEAD_PX : ROW_PX),
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    // The line that has the focus stays, wherever the list is scrolled.
    rangeExtractor: (range) =>
      [...new Set([reachableIndex, ...defaultRangeExtractor(range)])]
        .filter((index) => index >= 0)
        .sort((left, right) => left - right),
  });
  function handleKey(event: KeyboardEvent) {
    const at = entries.findIndex(({ fence }) => fence.id === reachable);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    const next = to === undefined ? undefined : entries[to];
    if (!next) return;
    event.preventDefault();
    setActiveId(next.fence.id);
    virtualizer.scrollToIndex(lines.findIndex((line) => 'entry' in line && line.entry === next));
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-fence="${next.fence.id}"]`)?.focus(),
    );
  }
  return (
    <Scroller ref={scroller} className="rastro-geofence-list" onKeyDown={handleKey}>
      <Sizer
        role="list"
        aria-label={t('geofences.list.label')}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const line = lines[index];
          if (!line) return null;
          const place = { height: size, transform: `translateY(${start}px)` };
          return line.kind === 'head' ? (
            <Slot key={line.title} role="presentation" style={place}>
              <Head>
                {line.title} <span>{line.count}</span>
              </Head>
            </Slot>
          ) : (
            <Slot key={line.entry.fence.id} role="listitem" style={place}>
              <GeofenceRow
                entry={line.entry}
                inside={visitors.get(line.entry.fence.id)?.length ?? 0}
                isSelected={line.entry.fence.id === selectedId}
                isReachable={line.entry.fence.id === reachable}
                onSelect={() => onSelect(line.entry.fence.id)}
              />
            </Slot>
          );
        })}
      </Sizer>
    </Scroller>
  );
}
