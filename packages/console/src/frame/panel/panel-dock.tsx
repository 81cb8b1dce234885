import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PanelSize } from './panel-controls';
import { PanelResizer } from './panel-resizer';

const Root = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  z-index: 20;
  display: flex;
  max-width: 100%;
  background: var(--rastro-surface);
  &[data-size='normal'] {
    border-inline-end: 1px solid var(--rastro-border);
  }
  &[data-size='expanded'] {
    inset: 0;
  }
  &[data-size='minimised'] {
    inset: 12px auto auto 12px;
    border-radius: var(--rastro-radius-card);
    box-shadow: var(--rastro-shadow-float);
    overflow: hidden;
  }
  &[data-size='none'] {
    display: contents;
  }
`;

const Column = styled.div`
  flex: none;
  min-width: 0;
  max-width: 100%;
  height: 100%;
  &[data-grow='true'] {
    flex: 1;
  }
  & + & {
    border-inline-start: 1px solid var(--rastro-border);
  }
  [data-size='none'] > & {
    display: contents;
  }
`;

/**
 * The place of the side panel over the map; a second column holds the list beside a detail. A page that is no panel,
 * or none on this width, stands in it as if it were not there: it keeps what was typed when the width changes.
 */
export function PanelDock({
  widthPx,
  onWidthChange,
  size,
  list,
  children,
}: {
  widthPx: number;
  onWidthChange: (widthPx: number) => void;
  size: PanelSize | 'none';
  list?: ReactNode;
  children: ReactNode;
}): ReactElement {
  return (
    <Root data-size={size}>
      {list && size === 'normal' ? <Column style={{ width: widthPx }}>{list}</Column> : null}
      <Column
        data-grow={size === 'expanded'}
        style={size === 'expanded' ? undefined : { width: widthPx }}
      >
        {children}
      </Column>
      {size === 'normal' ? <PanelResizer widthPx={widthPx} onWidthChange={onWidthChange} /> : null}
    </Root>
  );
}
