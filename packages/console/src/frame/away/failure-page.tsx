import { Button } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { ChunkError } from '../loading/load-chunk';
import { useText } from '../i18n/text-context';
import { PausePicture } from './pause-picture';
import { StandalonePage } from './standalone-page';

const Actions = styled.div`
  margin-top: 24px;
`;

/** Part of the console did not arrive, or a page broke: says which and offers to reload. */
export function FailurePage({ error }: { error: unknown }): ReactElement {
  const t = useText();
  const isChunk = error instanceof ChunkError;
  const isSlow = isChunk && error.reason === 'timeout';
  return (
    <StandalonePage
      picture={<PausePicture />}
      title={t(isChunk ? 'app.update.title' : 'app.crash.title')}
      text={t(isSlow ? 'app.update.slow' : isChunk ? 'app.update.text' : 'app.crash.text')}
    >
      <Actions>
        <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
          {t('app.reload.action')}
        </Button>
      </Actions>
    </StandalonePage>
  );
}
