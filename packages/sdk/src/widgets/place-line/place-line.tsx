'use client';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../contract';
import { type AddressWish, useLabels, usePlaceLine } from '../../react';
import { classNames, focusRing, Spinner, touchMedia } from '../../ui';

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-width: 0;
`;

/** The place and what follows stand in one line: it is the place that breaks. */
const Place = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  & > [dir] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Ask = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--rastro-radius-tag);
  background: none;
  color: var(--rastro-accent-ink);
  font: inherit;
  cursor: pointer;
  ${focusRing}
  &:hover {
    text-decoration: underline;
  }
  ${touchMedia} {
    min-height: 44px;
  }
`;

const Failure = styled.span`
  &:not(:empty) {
    flex-basis: 100%;
  }
  color: var(--rastro-text-subtle);
  font-size: 12px;
  line-height: 16px;
`;

/** Props of {@link PlaceLine}. */
export interface PlaceLineProps {
  /** The fix to name the place of; undefined while there is none. */
  position: Position | null | undefined;
  /** Trigger for looking up an address that is not known yet. Default `onPress`. */
  address?: AddressWish;
  /** Content after the text, such as a copy button. */
  after?: (text: string) => ReactNode;
  className?: string;
}

/**
 * Place of a vehicle in words: its fences, otherwise its address, otherwise a note that none is
 * known, otherwise its coordinates. If the server looks up addresses, a button requests one. Must
 * stand inside `<TrackingProvider>`.
 */
export function PlaceLine({
  position,
  address = 'onPress',
  after,
  className,
}: PlaceLineProps): ReactElement {
  const t = useLabels();
  const line = usePlaceLine(position, { address });
  const names = classNames('rastro-place-line', className);
  if (!line) return <Root className={names}>{t('place.none.label')}</Root>;

  const { kind, text, copied, askAddress, isAsking, hasFailed } = line;
  return (
    <Root className={names} data-kind={kind}>
      <Place>
        <span dir="auto">{text}</span>
        {after?.(copied)}
      </Place>
      {isAsking ? <Spinner /> : null}
      {askAddress ? (
        <Ask type="button" onClick={askAddress}>
          {t('place.address.action')}
        </Ask>
      ) : null}
      <Failure role="status">{hasFailed ? t('place.address.failed') : null}</Failure>
    </Root>
  );
}
