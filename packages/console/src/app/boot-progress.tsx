import { ProgressBar } from '@rastro/sdk/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
`;

/** The line at the top of the page until server info and page are there (spec §2). */
export function BootProgress(): ReactElement {
  const t = useText();
  return (
    <Line>
      <ProgressBar label={t('app.loading.label')} />
    </Line>
  );
}
