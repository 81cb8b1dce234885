import type { Position } from '@rastro/sdk/contract';
import { IconButton } from '@rastro/sdk/ui';
import { Check, Copy, MapPin } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';

const COPIED_MS = 2_000;

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
  const [copiedText, setCopiedText] = useState<string | null>(null);
  useEffect(() => {
    if (copiedText === null) return;
    const timer = setTimeout(() => setCopiedText(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedText]);
  if (!position) return <Root>{t('device.place.none')}</Root>;

  const text = toPlaceText(position);
  const isCopied = copiedText !== null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedText(text);
    } catch {
      setCopiedText(null);
    }
  }
  return (
    <Root>
      <MapPin size={15} aria-hidden="true" />
      <span>{text}</span>
      <IconButton
        size="sm"
        label={t(isCopied ? 'device.place.copied' : 'device.place.copy')}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      />
    </Root>
  );
}
