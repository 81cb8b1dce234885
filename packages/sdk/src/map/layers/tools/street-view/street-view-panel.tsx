import { useState } from 'react';
import { ExternalLink, RotateCw, X } from 'lucide-react';
import { styled } from 'styled-components';
import {
  toStreetViewFrame,
  toStreetViewLink,
  type StreetViewTarget,
} from '../../../../domain/geo/street-view';
import { useLabels } from '../../../../react/use-labels';
import { Button, focusRing, IconButton, Spinner, touchMedia } from '../../../../ui';
import { useIsReachable } from './use-is-reachable';

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  flex: 0 1 320px;
  align-self: flex-start;
  width: 460px;
  min-height: 120px;
  overflow: hidden;
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 4px 4px 4px 14px;
  & > h2 {
    flex: 1;
    margin: 0;
    font: 600 13px/18px var(--rastro-font-family);
  }
`;
const Stage = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 0;
  background: var(--rastro-surface-sunken);
  text-align: center;
  & > p {
    margin: 0 16px;
    color: var(--rastro-text-muted);
  }
  & > iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;
const Out = styled.a`
  display: inline-grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: var(--rastro-radius-control);
  color: var(--rastro-text-muted);
  ${focusRing}
  ${touchMedia} {
    width: 44px;
    height: 44px;
  }
`;

/** Props of `StreetViewPanel`. */
interface StreetViewPanelProps {
  apiKey: string;
  /** Another selected vehicle shows another place. */
  selectedId: number | undefined;
  /** Returns the target to look at from now on. */
  readTarget: () => StreetViewTarget;
  onClose: () => void;
}

/**
 * The street as it looks at the selected vehicle, or at the middle of the map. It stays at the place it
 * was opened at until it is asked for the present one.
 */
export function StreetViewPanel({ apiKey, selectedId, readTarget, onClose }: StreetViewPanelProps) {
  const t = useLabels();
  const [shown, setShown] = useState({ selectedId, target: readTarget(), asked: 0 });
  const renew = () =>
    setShown(({ asked }) => ({ selectedId, target: readTarget(), asked: asked + 1 }));
  if (shown.selectedId !== selectedId) renew();
  const reach = useIsReachable(shown.asked);
  return (
    <Panel aria-label={t('map.street.label')}>
      <Head>
        <h2>{t('map.street.label')}</h2>
        <IconButton
          label={t('map.street.renew')}
          icon={<RotateCw />}
          tooltipSide="top"
          onClick={renew}
        />
        <Out
          href={toStreetViewLink(shown.target)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('map.street.open')}
          title={t('map.street.open')}
        >
          <ExternalLink size={17} aria-hidden="true" />
        </Out>
        <IconButton
          label={t('map.street.close')}
          icon={<X />}
          tooltipSide="top"
          onClick={onClose}
        />
      </Head>
      <Stage>
        {reach === 'away' ? (
          <>
            <p role="status">{t('map.street.away')}</p>
            <Button size="sm" onClick={renew}>
              {t('map.locate.retry')}
            </Button>
          </>
        ) : (
          <Spinner />
        )}
        {reach === 'there' ? (
          <StreetFrame
            src={toStreetViewFrame(shown.target, apiKey)}
            title={t('map.street.label')}
          />
        ) : null}
      </Stage>
    </Panel>
  );
}

/** The site asks who embeds it, so it is told the page's origin and no more. */
function StreetFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      key={src}
      src={src}
      title={title}
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      allow="fullscreen; gyroscope; accelerometer"
    />
  );
}
