import type { Position } from '@rastro/sdk/contract';
import { MapPin } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { CopyButton } from '../attributes/copy-button';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  color: var(--rastro-text-muted);
  & > svg {
    flex: none;
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Where a fix is, in words: its address, else its coordinates with five decimals (about a metre). */
function toPlaceText(position: Position): string {
  if (position.address) return position.address;
  return `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}`;
}

/** The place of the last fix with a button that copies it. */
export function PlaceLine({ position }: { position: Position | undefined }): ReactElement {
  const t = useText();
  if (!position) return <Root>{t('device.place.none')}</Root>;

  const text = toPlaceText(position);
  return (
    <Root>
      <MapPin size={15} aria-hidden="true" />
      <span>{text}</span>
      <CopyButton text={text} label={t('device.place.copy')} />
    </Root>
  );
}
