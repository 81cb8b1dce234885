import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../../react';
import { focusRingInset, touchMedia } from '../../../ui';
import type { DeviceDetailTab } from './detail-tab';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin: 0 -16px;
  padding: 0 8px;
  border-bottom: 1px solid var(--rastro-border);
`;

const List = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled.button.attrs({ type: 'button', role: 'tab' })`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 40px;
  margin: 0;
  padding: 0 10px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--rastro-text-muted);
  font: 500 13px/20px var(--rastro-font-family);
  cursor: pointer;
  ${focusRingInset}
  &:hover {
    color: var(--rastro-text);
  }
  &[aria-selected='true'] {
    border-bottom-color: var(--rastro-accent-ink);
    color: var(--rastro-text);
    font-weight: 600;
  }
  ${touchMedia} {
    height: 44px;
    font-size: 14px;
  }
`;

const Count = styled.span`
  min-width: 16px;
  padding: 0 4px;
  box-sizing: border-box;
  border-radius: 8px;
  background: var(--rastro-surface-active);
  color: var(--rastro-text-muted);
  font: 600 11px/16px var(--rastro-font-family);
  text-align: center;
`;

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tabs of the detail; arrows, Home and End choose. */
export function TabList({
  id,
  tabs,
  chosen,
  counts,
  onChoose,
  aside,
}: {
  /** Begins the ids of tabs and panel. */
  id: string;
  tabs: readonly DeviceDetailTab[];
  chosen: DeviceDetailTab;
  /** Number of items in a tab, where worth showing. */
  counts: Partial<Record<DeviceDetailTab, number>>;
  onChoose: (tab: DeviceDetailTab) => void;
  aside: ReactNode;
}): ReactElement {
  const t = useLabels();
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(tabs.indexOf(chosen), tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Root>
      <List ref={list} role="tablist" aria-label={t('detail.tabs.label')}>
        {tabs.map((tab) => (
          <Tab
            key={tab}
            id={`${id}-${tab}`}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab)}
            onKeyDown={step}
          >
            {t(`detail.tab.${tab}`)} {counts[tab] ? <Count>{counts[tab]}</Count> : null}
          </Tab>
        ))}
      </List>
      {aside}
    </Root>
  );
}
