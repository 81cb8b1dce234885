import type { ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { useLabels } from '../../react';
import { Button } from '../form/button/button';
import { ErrorState } from './error-state';

export default { title: 'SDK / ui / Error state' };

export const Folded = (): ReactElement => {
  const t = useLabels();
  return (
    <ErrorState
      title={t('list.error.title')}
      text={t('list.error.text')}
      actions={<Button variant="primary">{t('common.retry')}</Button>}
    />
  );
};
Folded.meta = { about: 'What happened and the way on.' };

export const WithDetails = (): ReactElement => {
  const t = useLabels();
  return (
    <Act on="summary">
      <ErrorState
        title={t('list.error.title')}
        details={{ label: t('list.filter.label'), text: `HTTP_502_BAD_GATEWAY ${'x'.repeat(120)}` }}
      />
    </Act>
  );
};
WithDetails.meta = { about: 'The code for support, unfolded; long codes wrap.', ready: '[open]' };
