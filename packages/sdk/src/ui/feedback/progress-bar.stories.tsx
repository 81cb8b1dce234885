import type { ReactElement } from 'react';
import { useLabels } from '../../react';
import { ProgressBar } from './progress-bar';

export default { title: 'SDK / ui / Progress bar' };

export const Values = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-stack">
      <ProgressBar label={t('list.loading')} value={0} />
      <ProgressBar label={t('list.loading')} value={0.42} />
      <ProgressBar label={t('list.loading')} value={1} />
    </div>
  );
};
Values.meta = { about: 'None, some, all.' };

export const Unknown = (): ReactElement => {
  const t = useLabels();
  return <ProgressBar label={t('list.loading')} />;
};
Unknown.meta = { about: 'Nobody knows how far it is.' };
