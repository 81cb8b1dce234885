import { focusRing, stillWhenAsked } from '@rastro/sdk/internal/ui';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { nextSheetHeight, stepSheet, type SheetHeight } from './sheet-height';
import { useSheetDrag } from './use-sheet-drag';

const Root = styled.section`
  position: absolute;
  inset: auto 0 0;
  z-index: 45;
  display: flex;
  flex-direction: column;
  border-radius: var(--rastro-radius-sheet) var(--rastro-radius-sheet) 0 0;
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-menu);
  overflow: hidden;
  transition: height 320ms cubic-bezier(0.2, 0.8, 0.2, 1);
  ${stillWhenAsked}
  &[data-height='peek'] {
    height: 80px;
  }
  &[data-height='half'] {
    height: min(42dvh, 100% - 40px);
  }
  &[data-height='full'] {
    height: calc(100% - 40px);
  }
  &[data-dragging='true'] {
    transition: none;
  }
`;

const Grip = styled.div`
  flex: none;
  touch-action: none;
  user-select: none;
`;

const Grabber = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  z-index: 1;
  width: 100%;
  /* It reaches into the head, where nothing is pressed. */
  height: 24px;
  margin: 0 0 -8px;
  padding: 0;
  border: 0;
  background: transparent;
  cursor: grab;
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  &::before {
    margin-bottom: 8px;
    width: 36px;
    height: 4px;
    border-radius: 2px;
    background: var(--rastro-border-strong);
    content: '';
  }
  /* The finger gets 44 px, in the middle, over the head that drags as well. */
  &::after {
    position: absolute;
    z-index: -1;
    inset: 0 calc(50% - 44px) -20px;
    content: '';
  }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
  [data-height='peek'] > & {
    visibility: hidden;
  }
`;

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';

/**
 * A phone's sheet over the map: drag it, flick it, press its grabber, or give that the arrow keys; a field
 * pressed in it opens it whole.
 */
export function BottomSheet({
  label,
  height,
  onHeightChange,
  head,
  children,
}: {
  label: string;
  height: SheetHeight;
  onHeightChange: (height: SheetHeight) => void;
  /** Part visible in the peek: 64 px. */
  head: ReactNode;
  children: ReactNode;
}): ReactElement {
  const t = useText();
  const grip = useRef<HTMLDivElement>(null);
  const dragPx = useSheetDrag(grip, height, onHeightChange);
  const isDragging = dragPx !== null;
  const grabber = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What is hidden loses the focus, and a keyboard would start over.
    if (height === 'peek' && body.current?.contains(document.activeElement)) {
      grabber.current?.focus();
    }
  }, [height]);
  function handleKey(event: KeyboardEvent) {
    const next = {
      ArrowUp: stepSheet(height, 1),
      ArrowDown: stepSheet(height, -1),
      Home: 'full' as const,
      End: 'peek' as const,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onHeightChange(next);
  }
  /** A list that a field opens, or the keyboard of the phone, covers half a sheet. */
  const makeRoom = useEffectEvent(({ target }: MouseEvent) => {
    const isField = target instanceof Element && target.matches(FIELDS);
    if (isField && height !== 'full') onHeightChange('full');
  });
  useEffect(() => {
    // What is moved into it is drawn elsewhere: only the page tells of its presses.
    const listener = (event: MouseEvent) => makeRoom(event);
    const element = body.current;
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, []);
  return (
    <Root
      aria-label={label}
      data-height={isDragging ? 'half' : height}
      data-dragging={isDragging}
      style={isDragging ? { height: dragPx } : undefined}
    >
      <Grip ref={grip}>
        <Grabber
          ref={grabber}
          type="button"
          aria-keyshortcuts="ArrowUp ArrowDown"
          onKeyDown={handleKey}
          aria-label={t(`sheet.height.${height}`)}
          onClick={() => onHeightChange(nextSheetHeight(height))}
        />
        {head}
      </Grip>
      {/* By keyboard one gets to it and scrolls it, also where there is nothing to press. */}
      <Body ref={body} id="content" tabIndex={0}>
        {children}
      </Body>
    </Root>
  );
}
