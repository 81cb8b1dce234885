import { readDeviceName } from '@rastro/sdk/domain';
import {
  useConnection,
  useDevice,
  useDevices,
  useFormat,
  usePosition,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, EmptyState, LiveDot, ProgressBar } from '@rastro/sdk/internal/ui';
import { CircleCheck, SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { ModelGuide } from '../tracker/model-guide';
import { useText } from '../../../frame/i18n/text-context';
import { Column, Part } from './autolink-styles';

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  padding: 16px;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-card);
  & > svg {
    color: var(--rastro-status-moving-text);
  }
`;
const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    display: block;
    font: 600 15px/20px var(--rastro-font-family);
  }
  span {
    color: var(--rastro-text-muted);
  }
`;

/** Waits for what a tracker says first, and shows it the moment it comes. */
export function FirstMessage({ deviceId }: { deviceId: number }): ReactElement {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { live } = useTrackingClient();
  useDevices();
  useConnection();
  const device = useDevice(deviceId);
  const position = usePosition(deviceId);
  if (!device) {
    return live.hasLoaded() ? (
      <EmptyState
        icon={<SearchX />}
        title={t('device.missing.title')}
        text={t('device.missing.text')}
      />
    ) : (
      <ProgressBar label={t('app.loading.label')} />
    );
  }
  const name = readDeviceName(device);
  const heardAt = device.lastUpdate ?? position?.serverTime ?? null;
  return (
    <Column>
      <State className="rastro-first-message" data-heard={heardAt !== null}>
        {heardAt === null ? (
          <LiveDot state="waiting" />
        ) : (
          <CircleCheck size={24} aria-hidden="true" />
        )}
        <Words role="status">
          <strong>
            {heardAt === null
              ? t('autolink.waiting.title', { name })
              : t('autolink.heard.title', { name })}
          </strong>
          <span>
            {heardAt === null
              ? t('autolink.waiting.text', { id: device.uniqueId })
              : position
                ? t('autolink.heard.fix', { time: format.dateTime(heardAt) })
                : t('autolink.heard.text', { time: format.dateTime(heardAt) })}
          </span>
        </Words>
        <Button
          variant={heardAt === null ? 'secondary' : 'primary'}
          onClick={() => void navigate(`/devices/${deviceId}`)}
        >
          {t('autolink.open.action')}
        </Button>
        <Button onClick={() => void navigate('/autolink')}>{t('autolink.next.action')}</Button>
      </State>
      {heardAt === null ? (
        <Part aria-label={t('autolink.guide.title')}>
          <h2>{t('autolink.guide.title')}</h2>
          <p>{t('autolink.guide.text')}</p>
          <ModelGuide uniqueId={device.uniqueId} model={device.model ?? null} />
        </Part>
      ) : null}
    </Column>
  );
}
