import type { ReactElement } from 'react';
import { useLabels } from '../../react';
import { Spinner } from './spinner';

export default { title: 'SDK / ui / Spinner' };

export const Sizes = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-row">
      <Spinner />
      <Spinner size={32} label={t('list.loading')} />
    </div>
  );
};
Sizes.meta = { about: 'As decoration, and alone with a name.' };
