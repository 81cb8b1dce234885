import type { Device } from '@rastro/sdk/contract';
import { allowsRecording } from '@rastro/sdk/domain';
import { useAccess, useConsents } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { CircleSlash, UserCheck } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { ConsentDialog } from './consent-dialog';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 10px 16px;
  border-bottom: 1px solid var(--rastro-border);
  &[data-stopped='true'] {
    background: var(--rastro-status-alarm-soft);
    color: var(--rastro-status-alarm-text);
  }
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  & > div {
    flex: 1 1 160px;
    min-width: 0;
  }
  & h2 {
    margin: 0;
    font: 600 13px/20px var(--rastro-font-family);
  }
  & p {
    margin: 0;
    font-size: 12px;
    line-height: 16px;
    overflow-wrap: anywhere;
  }
`;

/**
 * Band that says why a vehicle that follows a person is recorded, or is not; nothing where it
 * follows nobody.
 */
export function ConsentBand({ device }: { device: Device }): ReactElement | null {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const mayRead = useAccess()('read', 'consents').allowed;
  const [newest] = useConsents(mayRead ? device.id : null).data ?? [];
  if (!newest || (newest.status === 'ended' && !isOpen)) return null;
  const { status, personName } = newest;
  const isStopped = !allowsRecording(status);
  const Sign = isStopped ? CircleSlash : UserCheck;
  return (
    <Root aria-label={t('consents.part.title')} data-stopped={isStopped}>
      <Sign aria-hidden="true" />
      <div>
        <h2>{t(isStopped ? 'consents.stopped.title' : 'consents.given.title')}</h2>
        <p>
          {personName} · {t(`consents.status.${status}`)}
        </p>
      </div>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('consents.open.action')}
      </Button>
      {isOpen ? <ConsentDialog device={device} onClose={() => setOpen(false)} /> : null}
    </Root>
  );
}
