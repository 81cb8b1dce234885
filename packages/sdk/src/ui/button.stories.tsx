import { Truck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLabels } from '../react/use-labels';
import { Button } from './button';

export default { title: 'SDK / ui / Button' };

/** One primary a view; the others stand back. */
export const Variants = (): ReactElement => {
  const t = useLabels();
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button variant="primary" icon={<Truck />}>
        {t('common.retry')}
      </Button>
      <Button>{t('common.retry')}</Button>
    </p>
  );
};
Variants.meta = { about: 'One primary a view; the others stand back.' };
