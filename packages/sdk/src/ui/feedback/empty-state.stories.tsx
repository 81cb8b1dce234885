import { Truck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLabels } from '../../react';
import { Button } from '../form/button/button';
import { EmptyState } from './empty-state';

export default { title: 'SDK / ui / Empty state' };

export const Whole = (): ReactElement => {
  const t = useLabels();
  return (
    <EmptyState
      icon={<Truck />}
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      actions={<Button>{t('list.empty.action')}</Button>}
    />
  );
};
Whole.meta = { about: 'Icon, title, one sentence and the next step.' };

export const TitleOnly = (): ReactElement => {
  const t = useLabels();
  return <EmptyState title={t('list.noMatch.title')} />;
};
TitleOnly.meta = { about: 'The least it can say.' };
