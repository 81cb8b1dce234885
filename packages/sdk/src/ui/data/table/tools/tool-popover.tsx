import type { ReactElement, ReactNode } from 'react';
import * as Popover from 'radix-ui/popover';
import { styled } from 'styled-components';
import { ownText } from '../../../mixins';
import { usePortalContainer } from '../../../overlay/portal-container';

const Box = styled(Popover.Content)`
  ${ownText}
  z-index: 40;
  box-sizing: border-box;
  max-width: 100vw;
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-menu);
  color: var(--rastro-text);
`;

/** Popover below a table's button; initially open. */
export function ToolPopover({
  trigger,
  label,
  align,
  className,
  children,
}: {
  trigger: ReactElement;
  label: string;
  align: 'start' | 'end';
  className: string;
  children: ReactNode;
}): ReactElement {
  const container = usePortalContainer();
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal container={container}>
        <Box
          className={className}
          side="bottom"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Box>
      </Popover.Portal>
    </Popover.Root>
  );
}
