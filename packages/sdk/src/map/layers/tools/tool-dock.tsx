import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ownText } from '../../../ui';
import type { MapPadding } from '../../view/map-padding';

const EDGE_PX = 12;
/** Scale and credits below, the controls beside. */
const FOOT_PX = 36;
const CONTROLS_PX = 68;

const Box = styled.div`
  ${ownText}
  position: absolute;
  z-index: 9;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  pointer-events: none;
  & > * {
    box-sizing: border-box;
    max-width: 100%;
    border-radius: var(--rastro-radius-card);
    background: var(--rastro-surface-raised);
    box-shadow: var(--rastro-shadow-float);
    color: var(--rastro-text);
    font: 400 13px/18px var(--rastro-font-family);
    pointer-events: auto;
  }
`;

/**
 * Dock for the messages of the map's tools: above its foot, in the middle of the uncovered part.
 */
export function ToolDock({
  padding,
  className = 'rastro-map-tools',
  children,
}: {
  padding: MapPadding;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Box
      className={className}
      style={{
        top: padding.top + EDGE_PX,
        left: padding.left + EDGE_PX,
        right: padding.right + CONTROLS_PX,
        bottom: padding.bottom + FOOT_PX,
      }}
    >
      {children}
    </Box>
  );
}
