import { EventIcon } from '@rastro/sdk/internal';
import { NOTICE_COLORS, TOAST_MS, type NoticeColor } from '@rastro/sdk/domain';
import { focusRing } from '@rastro/sdk/internal/ui';
import { Pin, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useEventPlaces, usePlaceLine } from '@rastro/sdk/internal/react';
import { useMemo, type ReactElement } from 'react';
import { useText } from '../i18n/text-context';

const Root = styled.span`
  display: block;
  overflow: hidden;
  font-size: 12px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Place of an event, once its fix arrives: the event comes first. */
function NoticePlace({ positionId }: { positionId: number }): ReactElement | null {
  const places = useEventPlaces(useMemo(() => [{ positionId }], [positionId]));
  const place = usePlaceLine(places.get(positionId), { address: 'inTurn' });
  return place ? <Root dir="auto">{place.text}</Root> : null;
}

const arrive = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const shrink = keyframes`to { transform: scaleX(0); }`;

const toneStyles = css`
  ${NOTICE_COLORS.map((tone) => {
    const isSoft = tone.startsWith('soft-');
    return `
      &[data-tone='${tone}'] {
        --tone: var(--rastro-toast-${tone});
        --tone-text: var(--rastro-toast-${tone}-text);
        --tone-edge: ${isSoft ? `var(--rastro-toast-${tone}-border)` : 'transparent'};
      }
    `;
  })}
`;

const Card = styled.div`
  position: relative;
  overflow: hidden;
  width: 340px;
  max-width: 100%;
  border-radius: var(--rastro-radius-card);
  background: var(--tone);
  box-shadow:
    inset 0 0 0 1px var(--tone-edge),
    var(--rastro-shadow-menu);
  color: var(--tone-text);
  animation: ${arrive} 260ms cubic-bezier(0.2, 0.8, 0.2, 1);
  ${toneStyles}
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (max-width: 768px) {
    width: 100%;
  }
`;

const Open = styled.button`
  display: grid;
  grid-template-columns: 17px minmax(0, 1fr);
  gap: 0 12px;
  width: 100%;
  margin: 0;
  padding: 12px 44px 12px 12px;
  border: 0;
  background: transparent;
  color: inherit;
  font: 400 12.5px/17px var(--rastro-font-family);
  text-align: start;
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-color: var(--tone-text);
    outline-offset: -3px;
  }
  & > span {
    grid-column: 2;
    overflow-wrap: anywhere;
  }
`;

const Title = styled.strong`
  font-size: 13px;
  font-weight: 600;
`;

/** A name may be long; the notice stays short. */
const Text = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Meta = styled.span`
  margin-top: 3px;
  font-size: 11.5px;
  line-height: 16px;
  & > svg {
    margin-inline-end: 4px;
    vertical-align: -1px;
  }
`;

const Close = styled.button`
  position: absolute;
  inset: 4px 4px auto auto;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--rastro-radius-control);
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid var(--tone-text);
    outline-offset: -3px;
  }
  @media (pointer: coarse), (max-width: 768px) {
    inset: 0 0 auto auto;
    width: 44px;
    height: 44px;
  }
`;

const Bar = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  background: currentColor;
  opacity: 0.55;
  transform-origin: left;
  animation: ${shrink} ${TOAST_MS}ms linear forwards;
  &[data-paused='true'] {
    animation-play-state: paused;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** Content of a notice about an event. */
export type EventNotice = {
  eventType: string;
  /** null of one about the rules themselves. */
  deviceId: number | null;
  /** Id of its position; 0 for none. */
  positionId: number;
  tone: NoticeColor;
  /** Alarms: shown and told before all others. */
  isUrgent: boolean;
  /** Stays until it is closed. */
  isPinned: boolean;
  /** Number of later events of the same kind from the same vehicle. */
  more: number;
  title: string;
  text: string;
  meta: string;
};

/** One notice: press it to open its device. */
export function ToastCard({
  notice,
  isPaused,
  onOpen,
  onClose,
}: {
  notice: EventNotice;
  isPaused: boolean;
  onOpen: () => void;
  /** Closed by its button, or by Escape while it has the focus. */
  onClose: (close: { currentTarget: Element; isByKeyboard: boolean }) => void;
}): ReactElement {
  const t = useText();
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Seen by nobody else: Escape would close the panel.
    event.preventDefault();
    onClose({ currentTarget: event.currentTarget, isByKeyboard: true });
  }
  return (
    <Card className="rastro-toast" data-tone={notice.tone} onKeyDown={handleKey}>
      <Open type="button" onClick={onOpen}>
        <EventIcon type={notice.eventType} />
        <Title>{notice.title}</Title>
        <Text>{notice.text}</Text>
        {notice.positionId > 0 ? <NoticePlace positionId={notice.positionId} /> : null}
        <Meta>
          {notice.isPinned ? <Pin size={11} aria-label={t('toast.pinned.label')} /> : null}
          {notice.meta}
          {notice.more > 0 ? ` · ${t('toast.same.text', { count: notice.more })}` : null}
        </Meta>
      </Open>
      <Close
        type="button"
        aria-label={t('toast.close.action')}
        onClick={({ currentTarget, detail }) =>
          onClose({ currentTarget, isByKeyboard: detail === 0 })
        }
      >
        <X size={16} aria-hidden="true" />
      </Close>
      {notice.isPinned ? null : <Bar data-paused={isPaused} />}
    </Card>
  );
}
