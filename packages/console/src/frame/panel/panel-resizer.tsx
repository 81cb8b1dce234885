import { size as sizes } from '@rastro/theme/tokens';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { clampPanelWidth } from './clamp-panel-width';

const STEP_PX = 16;

const Handle = styled.div`
  position: absolute;
  inset: 0 -4px 0 auto;
  width: 8px;
  cursor: col-resize;
  touch-action: none;
  &::after {
    position: absolute;
    inset: 0 3px;
    background: transparent;
    content: '';
  }
  &:hover::after,
  &:active::after {
    background: var(--rastro-accent-ink);
  }
  &:focus-visible {
    outline: 2px solid var(--rastro-focus);
    outline-offset: -2px;
  }
`;

/** The right edge of the panel: drag it, or move it with the arrow keys. */
export function PanelResizer({
  widthPx,
  onWidthChange,
}: {
  widthPx: number;
  onWidthChange: (widthPx: number) => void;
}): ReactElement {
  const t = useText();
  const drag = useRef<{ startX: number; startWidthPx: number } | null>(null);

  function start(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startX: event.clientX, startWidthPx: widthPx };
  }
  function move(event: PointerEvent) {
    if (!drag.current) return;
    const { startX, startWidthPx } = drag.current;
    onWidthChange(clampPanelWidth(startWidthPx + event.clientX - startX));
  }
  function end() {
    drag.current = null;
  }
  function handleKey(event: KeyboardEvent) {
    const target = {
      ArrowLeft: widthPx - STEP_PX,
      ArrowRight: widthPx + STEP_PX,
      Home: sizes.panelMin,
      End: sizes.panelMax,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onWidthChange(clampPanelWidth(target));
  }

  return (
    <Handle
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('panel.resize.label')}
      aria-valuenow={widthPx}
      aria-valuemin={sizes.panelMin}
      aria-valuemax={sizes.panelMax}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={handleKey}
    />
  );
}
