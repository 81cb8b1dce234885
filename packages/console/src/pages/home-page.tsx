import { VisuallyHidden } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { usePageTitle } from '../brand/use-page-title';
import { ChecklistGate } from '../checklist/checklist-gate';
import { EmptyHome } from '../device/list/empty-home';
import { useText } from '../i18n/text-context';
import { useFocusOnArrival } from '../shell/surface/use-focus-on-arrival';

/** Nothing but the map; how to add vehicles, for an account without any. */
export function HomePage(): ReactElement {
  const t = useText();
  usePageTitle(t('nav.map.label'));
  useFocusOnArrival();
  return (
    <>
      <VisuallyHidden as="h1">{t('nav.map.label')}</VisuallyHidden>
      <EmptyHome />
      <ChecklistGate />
    </>
  );
}
