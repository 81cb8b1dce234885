import type { ReactElement } from 'react';
import { LogOut, RotateCw, SearchX, Truck } from 'lucide-react';
import { useLabels } from '../../../react';
import { Button, EmptyState, ErrorState } from '../../../ui';
import type { EmptyProps } from '../device-list-props';

/** An account without devices. */
export function ListEmpty({ onRefresh }: EmptyProps): ReactElement {
  const t = useLabels();
  return (
    <EmptyState
      icon={<Truck />}
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      actions={<Button onClick={onRefresh}>{t('list.empty.action')}</Button>}
    />
  );
}

/** An account that may read nothing live: nobody has given it a permission yet. */
export function ListRefused(): ReactElement {
  const t = useLabels();
  return (
    <EmptyState
      role="status"
      icon={<Truck />}
      title={t('connection.refused')}
      text={t('connection.refusedText')}
    />
  );
}

/** Search and filters leave nothing. */
export function ListNoMatch({
  total,
  query,
  filterCount,
  onClear,
}: {
  total: number;
  query: string;
  filterCount: number;
  onClear: () => void;
}): ReactElement {
  const t = useLabels();
  const kind = query === '' ? 'byFilters' : filterCount === 0 ? 'byQuery' : 'byBoth';
  const devices = t('list.foot.devices', { count: total });
  const filters = t('list.filter.active', { count: filterCount });
  return (
    <EmptyState
      role="status"
      icon={<SearchX />}
      title={t('list.noMatch.title')}
      text={t(`list.noMatch.${kind}`, { devices, query, filters })}
      actions={
        <Button onClick={onClear}>
          {t(kind === 'byQuery' ? 'list.search.clear' : 'list.filter.clear')}
        </Button>
      }
    />
  );
}

/** Nothing was ever read: the server is away, or the session ended. */
export function ListFailure({
  isSignedOut,
  onRetry,
}: {
  isSignedOut: boolean;
  onRetry: () => void;
}): ReactElement {
  const t = useLabels();
  if (isSignedOut) {
    return (
      <EmptyState
        role="status"
        icon={<LogOut />}
        title={t('list.signedOut.title')}
        text={t('list.signedOut.text')}
        actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}
      />
    );
  }
  return (
    <ErrorState
      title={t('list.error.title')}
      text={t('list.error.text')}
      actions={
        <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
