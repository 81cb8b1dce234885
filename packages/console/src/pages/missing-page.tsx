import { Button, EmptyState } from '@rastro/sdk/internal/ui';
import { MapPinOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';

const Root = styled.div`
  display: grid;
  height: 100%;
  place-items: center;
  outline: none;
  background: var(--rastro-surface);
`;

/** What an address leads to at which there is no page: it says so, and leads back. */
export function MissingPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Root id="content" tabIndex={-1}>
      <EmptyState
        icon={<MapPinOff />}
        title={t('app.missing.title')}
        text={t('app.missing.text')}
        actions={
          <Button variant="primary" onClick={() => void navigate('/devices')}>
            {t('app.missing.action')}
          </Button>
        }
      />
    </Root>
  );
}
