import { VisuallyHidden } from '@rastro/sdk/internal/ui';
import { Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../frame/brand/use-page-title';
import { ChecklistGate } from '../../frame/checklist/checklist-gate';
import { EmptyHome } from './list/empty-home';
import { useText } from '../../frame/i18n/text-context';
import { lazyPage } from '../../frame/loading/lazy-page';
import { useFocusOnArrival } from '../../frame/shell/surface/use-focus-on-arrival';

const MissingNotice = lazyPage(() =>
  import('./missing-notice').then((module) => module.MissingNotice),
);

/** Nothing but the map; how to add vehicles, for an account without any; which address led here for want of a page. */
export function HomePage(): ReactElement {
  const t = useText();
  usePageTitle(t('nav.map.label'));
  useFocusOnArrival();
  const missing: unknown = (useLocation().state as { missing?: unknown } | null)?.missing;
  return (
    <>
      <VisuallyHidden as="h1">{t('nav.map.label')}</VisuallyHidden>
      <EmptyHome />
      <ChecklistGate />
      {typeof missing === 'string' ? (
        <Suspense fallback={null}>
          <MissingNotice path={missing} />
        </Suspense>
      ) : null}
    </>
  );
}
