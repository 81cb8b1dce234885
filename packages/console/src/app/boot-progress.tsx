import { ProgressBar } from '@rastro/sdk/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Locale } from '@rastro/sdk/domain';
import { LOADING_NAMES } from '../i18n/loading-names';
import { usePageLocale } from '../i18n/text-context';

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
`;

/** The line at the top of the page until server info and page are there (spec §2). */
export function BootProgress(): ReactElement {
  return <WordlessBootProgress locale={usePageLocale()} />;
}

/** The same before the page has its words. */
export function WordlessBootProgress({ locale }: { locale: Locale }): ReactElement {
  return (
    <Line>
      <ProgressBar label={LOADING_NAMES[locale]} />
    </Line>
  );
}
