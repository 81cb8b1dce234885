import { PlaceLine as PlaceText } from '@rastro/sdk';
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
  & > .rastro-place-line {
    flex: 1;
  }
`;

/** The place of the last fix of a device that somebody has opened, with a button that copies it. */
export function PlaceLine({ position }: { position: Position | undefined }): ReactElement {
  const t = useText();
  return (
    <Root>
      {position ? <MapPin size={15} aria-hidden="true" /> : null}
      <PlaceText
        position={position}
        address="atOnce"
        after={(text) => <CopyButton text={text} label={t('device.place.copy')} />}
      />
    </Root>
  );
}
