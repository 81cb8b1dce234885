import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { Act } from '../../../../../../.ladle/act';
import { useLabels } from '../../../react';
import { Button, type ButtonVariant } from './button';

export default { title: 'SDK / ui / Button' };

const VARIANTS: readonly ButtonVariant[] = [
  'primary',
  'secondary',
  'soft',
  'ghost',
  'danger',
  'quiet-danger',
];

export const Variants = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-row">
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} icon={<RotateCw />}>
          {t('common.retry')}
        </Button>
      ))}
    </div>
  );
};
Variants.meta = { about: 'One primary a view; the others stand back.' };

export const Sizes = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-row">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} size={size}>
          {t('list.filter.clear')}
        </Button>
      ))}
    </div>
  );
};
Sizes.meta = { about: '28, 32 and 40 px; 44 under fingers.' };

export const Disabled = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-row">
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {t('common.retry')}
        </Button>
      ))}
    </div>
  );
};
Disabled.meta = { about: 'Disabled, in all variants.' };

export const DisabledWithReason = (): ReactElement => {
  const t = useLabels();
  return (
    <Act on="button" by="focus">
      <Button disabledReason={t('connection.lost')}>{t('common.retry')}</Button>
    </Act>
  );
};
DisabledWithReason.meta = {
  about: 'Can be reached by keyboard and says why it does nothing.',
  ready: '[role=tooltip]',
};

export const Busy = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-row">
      <Button variant="primary" busy>
        {t('common.retry')}
      </Button>
      <Button busy icon={<RotateCw />}>
        {t('common.retry')}
      </Button>
    </div>
  );
};
Busy.meta = { about: 'Work is under way; the spinner takes the place of the icon.' };

export const Wide = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-stack">
      <Button variant="primary" size="lg" wide>
        {t('list.empty.action')}
      </Button>
    </div>
  );
};
Wide.meta = { about: 'Takes the whole width, as in forms.' };
