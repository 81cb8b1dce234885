import type { RouteReplaySlotProps } from '@rastro/sdk/internal';
import { use, useEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { PlayerFrameContext } from './player-frame';

const Dock = styled.div<{ $heightPx: number }>`
  position: absolute;
  inset: auto 0 0 auto;
  z-index: 15;
  border-top: 1px solid var(--rastro-border);
  background: var(--rastro-surface);
  /* Notices of the corner stand above it: its graph ends there. */
  body:has(&) [data-place='corner'][data-corner='bottom-right'] {
    margin-bottom: ${({ $heightPx }) => $heightPx}px;
  }
`;
const OnSheet = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  order: -1;
  background: var(--rastro-surface-raised);
  border-bottom: 1px solid var(--rastro-border);
`;

/** The panel whose right edge the player begins at. */
const PANEL = '#content';

/** The player along the lower edge of the map; on a phone at the top of the sheet. */
export function PlayerPlace({ children }: RouteReplaySlotProps): ReactElement | null {
  const { isPhone } = use(PlayerFrameContext);
  if (!children) return null;
  return isPhone ? <OnSheet>{children}</OnSheet> : <MapDock>{children}</MapDock>;
}

function MapDock({
  children,
}: {
  children: RouteReplaySlotProps['children'];
}): ReactElement | null {
  const { setHeight } = use(PlayerFrameContext);
  const [main] = useState(() => document.querySelector('main'));
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const [leftPx, setLeftPx] = useState(0);
  const [heightPx, setHeightPx] = useState(0);
  useEffect(() => {
    if (!main || !dock) return;
    const measure = () => {
      const panel = document.querySelector(PANEL);
      const { left } = main.getBoundingClientRect();
      const right = panel?.getBoundingClientRect().right ?? 0;
      setLeftPx(Math.max(0, Math.round(right - left)));
      setHeight(dock.offsetHeight);
      setHeightPx(dock.offsetHeight);
    };
    const observer = new ResizeObserver(measure);
    const panel = document.querySelector(PANEL);
    for (const element of [main, dock, panel]) if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, [main, dock, setHeight]);
  if (!main) return null;
  return createPortal(
    <Dock ref={setDock} $heightPx={heightPx} style={{ left: leftPx }}>
      {children}
    </Dock>,
    main,
  );
}
