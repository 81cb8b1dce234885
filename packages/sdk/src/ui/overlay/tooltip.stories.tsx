import type { ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { useLabels } from '../../react';
import { Button } from '../form/button/button';
import { Tooltip } from './tooltip';

export default { title: 'SDK / ui / Tooltip' };

export const Shown = (): ReactElement => {
  const t = useLabels();
  return (
    <Act on="button" by="focus">
      <Tooltip text={t('map.follow')} shortcut="F">
        <Button>{t('map.follow')}</Button>
      </Tooltip>
    </Act>
  );
};
Shown.meta = { about: 'Words and a key, at once under focus.', ready: '[role=tooltip]' };

export const LongWords = (): ReactElement => {
  const t = useLabels();
  return (
    <Act on="button" by="focus">
      <Tooltip text={t('map.help')}>
        <Button>{t('map.label')}</Button>
      </Tooltip>
    </Act>
  );
};
LongWords.meta = { about: 'Wraps, and stays inside the page.', ready: '[role=tooltip]' };
