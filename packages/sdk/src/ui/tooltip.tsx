'use client';
import type { ReactElement, ReactNode } from 'react';
import * as RadixTooltip from 'radix-ui/tooltip';
import { keyframes, styled } from 'styled-components';
import { usePortalContainer } from './portal-container';

const appear = keyframes`from { opacity: 0; transform: translateY(2px); }`;

const Bubble = styled(RadixTooltip.Content)`
  z-index: 50;
  max-width: 280px;
  padding: 4px 8px;
  border-radius: var(--rastro-radius-tag);
  background: var(--rastro-surface-inverse);
  color: var(--rastro-text-inverse);
  font: 500 12px/16px var(--rastro-font-family);
  animation: ${appear} 180ms cubic-bezier(0.2, 0.8, 0.2, 1);
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Shortcut = styled.kbd`
  margin-inline-start: 8px;
  font: inherit;
  opacity: 0.75;
`;

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The words. Nothing is drawn without them. */
  text: ReactNode;
  /** Key that does the same, shown behind the words. */
  shortcut?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes a ref and DOM props. */
  children: ReactElement;
}

/** Words about a control: after 400 ms under the pointer, at once on focus. */
export function Tooltip({ text, shortcut, side = 'bottom', children }: TooltipProps): ReactElement {
  const container = usePortalContainer();
  if (text == null || text === '') return children;
  return (
    <RadixTooltip.Provider delayDuration={400} disableHoverableContent>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <Bubble className="rastro-tooltip" side={side} sideOffset={6} collisionPadding={8}>
            {text}
            {shortcut ? <Shortcut>{shortcut}</Shortcut> : null}
          </Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
