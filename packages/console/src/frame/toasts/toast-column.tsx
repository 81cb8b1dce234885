import { useSyncExternalStore, type FocusEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { breakpoint } from '@rastro/theme/tokens';
import type { NoticeCorner } from '@rastro/sdk/domain';
import { useText } from '../i18n/text-context';
import type { ToastQueue } from '../notice/create-toast-queue';
import { ToastCard, type EventNotice } from './toast-card';

/** Width of the drawer of notices beside the page, px. */
export const NOTICES_WIDTH_PX = 440;

const Column = styled.section`
  --toasts-aside: 0px;
  position: fixed;
  /* Above the map's credits, which must stay readable. */
  inset: auto calc(max(12px, env(safe-area-inset-right)) + var(--toasts-aside))
    calc(36px + env(safe-area-inset-bottom)) auto;
  z-index: 70;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 8px;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  /* Where there is little room: beside the map's buttons, and behind a menu, which is what is used now. */
  @media (max-height: 480px) {
    right: calc(68px + env(safe-area-inset-right) + var(--toasts-aside));
    z-index: 35;
  }
  /* Below the header and beside the map's buttons: sheet, credits and menu stay free. */
  &[data-place='map'] {
    z-index: 35;
    inset: calc(64px + env(safe-area-inset-top)) calc(68px + env(safe-area-inset-right)) auto
      max(12px, env(safe-area-inset-left));
    align-items: stretch;
  }
  &[data-corner='bottom-left'],
  &[data-corner='top-left'] {
    right: auto;
    /* Beside the menu, also where it is pinned. */
    left: calc(220px + env(safe-area-inset-left));
    align-items: flex-start;
  }
  &[data-corner='top-right'],
  &[data-corner='top-left'] {
    top: calc(68px + env(safe-area-inset-top));
    bottom: auto;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  &[data-corner='top-right'] {
    /* Beside the map's buttons. */
    right: calc(68px + env(safe-area-inset-right) + var(--toasts-aside));
  }
  /* Between the page and the menu, with room of its own: what is above it gets shorter. */
  &[data-place='dock'] {
    position: static;
    z-index: auto;
    flex: none;
    align-items: stretch;
    padding: 8px max(12px, env(safe-area-inset-right)) 8px max(12px, env(safe-area-inset-left));
    border-top: 1px solid var(--rastro-border);
    background: var(--rastro-surface);
    &:empty {
      display: none;
    }
  }
  /* What is done in a drawer has its buttons there. */
  body:has(.rastro-drawer) & {
    --toasts-aside: 440px;
  }
  /* The drawer of notices keeps its foot free: they stand beside it, and where it lies over the page it tells them itself. */
  &[data-beside-notices] {
    --toasts-aside: ${NOTICES_WIDTH_PX}px;
    @media (max-width: ${breakpoint.compactMax}px) {
      display: none;
    }
  }
`;

/**
 * Place of notices: at the bottom right corner of a desk's screen; on a phone at the top of the
 * map, or, where a page covers the map, in a row of their own above the menu.
 */
export type ToastPlace = 'corner' | 'map' | 'dock';

const More = styled.p`
  margin: 0;
  padding: 4px 12px;
  border-radius: var(--rastro-radius-full);
  background: var(--rastro-surface-inverse);
  color: var(--rastro-text-inverse);
  font: 500 12px/16px var(--rastro-font-family);
  @media (max-width: 768px) {
    align-self: flex-end;
  }
`;

/** The column of notices at the corner; its clock rests under the pointer and under the focus. */
export function ToastColumn({
  queue,
  place = 'corner',
  corner = 'bottom-right',
  isBesideNotices = false,
  onOpen,
}: {
  queue: ToastQueue<EventNotice>;
  place?: ToastPlace;
  /** Corner of a desk's screen. */
  corner?: NoticeCorner;
  /** The drawer of notices is open. */
  isBesideNotices?: boolean;
  onOpen: (deviceId: number | null) => void;
}): ReactElement {
  const t = useText();
  const { visible, hiddenCount, isPaused } = useSyncExternalStore(
    queue.subscribe,
    queue.getSnapshot,
  );

  /** A keyboard goes on with the next notice; closing the last one lets the clocks run again. */
  function leadFocusOn(from: Element) {
    const card = from.closest('.rastro-toast');
    const beside = [card?.nextElementSibling, card?.previousElementSibling]
      .map((element) => element?.querySelector('button'))
      .find((button) => button);
    if (beside) beside.focus();
    else queue.resume();
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) queue.resume();
  }

  return (
    <Column
      // Empty ones are no places to go to.
      aria-label={hiddenCount + visible.length > 0 ? t('toast.region.label') : undefined}
      data-place={place}
      data-corner={place === 'corner' ? corner : undefined}
      data-beside-notices={isBesideNotices || undefined}
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={handleBlur}
    >
      {hiddenCount > 0 ? <More>{t('toast.more.text', { count: hiddenCount })}</More> : null}
      {visible.map(({ id, content }) => (
        <ToastCard
          key={id}
          notice={content}
          isPaused={isPaused}
          onClose={({ currentTarget, isByKeyboard }) => {
            if (isByKeyboard) leadFocusOn(currentTarget);
            queue.dismiss(id);
          }}
          onOpen={() => {
            queue.dismiss(id);
            onOpen(content.deviceId);
          }}
        />
      ))}
    </Column>
  );
}
