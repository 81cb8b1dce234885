import { Check, Copy, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Share } from '../../contract';
import { useFormat, useLabels, useNow, useTrackingClient } from '../../react';
import { Button, focusRing, TextField, touchMedia } from '../../ui';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  box-sizing: border-box;
  min-height: 34px;
  padding: 0 12px;
  border-radius: var(--rastro-radius-control);
  box-shadow: inset 0 0 0 1px var(--rastro-border-control);
  color: var(--rastro-text);
  font-weight: 500;
  text-decoration: none;
  ${focusRing}
  &:hover {
    background: var(--rastro-surface-hover);
  }
  & > svg {
    width: 16px;
    height: 16px;
  }
  ${touchMedia} {
    min-height: 44px;
  }
`;
const Line = styled.p`
  margin: 0;
`;
const COPIED_MS = 2_000;

/** The link that was made, with the ways to pass it on: it is shown this once. */
export function MadeLink({
  made,
  pin,
  drawQr,
}: {
  made: Share;
  /** PIN that opens the link; '' for none. */
  pin: string;
  drawQr: ((link: string, label: string) => ReactNode) | undefined;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const { baseUrl } = useTrackingClient();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const language = made.language === 'auto' ? '' : `?locale=${made.language}`;
  const link = `${baseUrl || window.location.origin}/share/${made.token ?? ''}${language}`;
  const text = t('share.send.text', { moment: format.moment(made.expiresAt, now), link });
  useEffect(() => field.current?.select(), []);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    field.current?.select();
    // Refused outside https: the link is selected then, to be copied by hand.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  }
  const canSend = typeof navigator.share === 'function';
  return (
    <Root>
      <TextField
        ref={field}
        readOnly
        label={t('share.link.label')}
        value={link}
        aria-describedby={hintId}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Ways>
        <Button
          variant="primary"
          icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'share.copy.done' : 'share.copy.action')}
        </Button>
        {canSend ? (
          <Button
            icon={<Share2 aria-hidden="true" />}
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            {t('share.send.action')}
          </Button>
        ) : null}
        <Way
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle aria-hidden="true" />
          {t('share.send.whatsapp')}
        </Way>
        <Way
          href={`mailto:?subject=${encodeURIComponent(t('share.send.subject'))}&body=${encodeURIComponent(text)}`}
        >
          <Mail aria-hidden="true" />
          {t('share.send.mail')}
        </Way>
      </Ways>
      {drawQr?.(link, t('share.qr.label'))}
      {pin === '' ? null : <Line>{t('share.pin.told', { pin })}</Line>}
      <Line id={hintId}>{t('share.link.hint')}</Line>
    </Root>
  );
}
