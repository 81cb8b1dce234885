import { ProgressBar, VisuallyHidden } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { nameLoading } from '../i18n/loading-names';
import { usePageLocale } from '../i18n/text-context';

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
`;

/** The line at the top of the page while a part of it is on its way. */
export function LoadingLine(): ReactElement {
  const locale = usePageLocale();
  return (
    <Line>
      <ProgressBar label={nameLoading(locale)} />
    </Line>
  );
}

/** A page of that line alone, until server info and page are there (spec §2). */
export function BootProgress(): ReactElement {
  return <WordlessBootProgress locale={usePageLocale()} />;
}

/** The same before the page has its words. */
export function WordlessBootProgress({ locale }: { locale: string }): ReactElement {
  const name = nameLoading(locale);
  return (
    <main aria-busy="true">
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Line>
        <ProgressBar label={name} />
      </Line>
    </main>
  );
}
