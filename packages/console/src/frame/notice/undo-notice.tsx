import { focusRing, IconButton } from '@rastro/sdk/internal/ui';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { focusContent } from '../shell/surface/focus-content';
import type { ToastQueue } from './create-toast-queue';

const Place = styled.div`
  position: absolute;
  inset: auto 12px 12px;
  z-index: 45;
  display: flex;
  justify-content: center;
  pointer-events: none;
`;
const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 560px;
  min-height: 44px;
  padding-inline: 16px 6px;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-inverse);
  box-shadow: var(--rastro-shadow-menu);
  color: var(--rastro-text-inverse);
  font: 400 13px/18px var(--rastro-font-family);
  pointer-events: auto;
  & > span {
    padding-block: 8px;
    overflow-wrap: anywhere;
  }
  && button {
    color: inherit;
  }
  && button:hover {
    background: rgb(128 128 128 / 35%);
  }
`;
const Undo = styled.button`
  flex: none;
  min-height: 32px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--rastro-radius-control);
  background: transparent;
  font: 600 13px/18px var(--rastro-font-family);
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-color: currentColor;
  }
  @media (pointer: coarse), (max-width: 768px) {
    min-height: 44px;
  }
`;

/** Something that was done, or that failed. */
export interface DoneAction {
  text: string;
  /** Takes it back; it says by itself how that went. */
  undo?: () => void;
  isFailure?: boolean;
}

/**
 * Notice of the last action, with a button that undoes it; Ctrl Z does the same outside of fields.
 */
export function UndoNotice({ queue }: { queue: ToastQueue<DoneAction> }): ReactElement {
  const t = useText();
  const { visible } = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const [shown] = visible;
  const done = shown?.content;
  const card = useRef<HTMLDivElement>(null);
  function close() {
    if (card.current?.contains(document.activeElement)) focusContent();
    queue.clear();
  }
  function undo() {
    close();
    done?.undo?.();
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.matches('input, textarea');
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isField) return;
    if (!done?.undo || event.shiftKey) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <Place role="status">
      {done ? (
        <Card
          ref={card}
          className="rastro-undo-notice"
          role={done.isFailure ? 'alert' : undefined}
          onPointerEnter={queue.pause}
          onPointerLeave={queue.resume}
          onFocus={queue.pause}
          onBlur={queue.resume}
        >
          {done.isFailure ? <CircleAlert size={17} aria-hidden="true" /> : null}
          <span>{done.text}</span>
          {done.undo ? (
            <Undo type="button" aria-keyshortcuts="Control+Z" onClick={undo}>
              {t('notice.undo.action')}
            </Undo>
          ) : null}
          <IconButton
            size="sm"
            label={t('toast.close.action')}
            tooltipSide="none"
            icon={<X aria-hidden="true" />}
            onClick={close}
          />
        </Card>
      ) : null}
    </Place>
  );
}
