import { History, Settings, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { useLabels } from '../../react';
import { Button } from '../form/button/button';
import { Menu } from './menu';
import { MenuCheckItem, MenuChoices, MenuDivider, MenuHead, MenuItem } from './menu-entries';

export default { title: 'SDK / ui / Menu' };

const nothing = () => undefined;

export const Actions = (): ReactElement => {
  const t = useLabels();
  return (
    <Act on="button">
      <Menu align="start" trigger={<Button>{t('list.sort.label')}</Button>}>
        <MenuHead>{t('list.sort.by')}</MenuHead>
        <MenuItem icon={<History />} hint="H" onSelect={nothing}>
          {t('list.sort.lastUpdate')}
        </MenuItem>
        <MenuItem icon={<Settings />} disabled onSelect={nothing}>
          {t('list.sort.driver')}
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={<Trash2 />} danger onSelect={nothing}>
          {t('list.filter.clear')}
        </MenuItem>
      </Menu>
    </Act>
  );
};
Actions.meta = {
  about: 'Actions, one with a key, one not now, one destructive.',
  ready: '[role=menu]',
};

export const Choices = (): ReactElement => {
  const t = useLabels();
  const [sort, setSort] = useState<'name' | 'motion'>('name');
  const [isOn, setOn] = useState(true);
  return (
    <Act on="button">
      <Menu align="start" trigger={<Button>{t('list.sort.label')}</Button>}>
        <MenuChoices
          label={t('list.sort.by')}
          value={sort}
          onSelect={setSort}
          keepOpen
          options={[
            { value: 'name', label: t('list.sort.name') },
            { value: 'motion', label: t('list.sort.motion'), hint: '12' },
          ]}
        />
        <MenuDivider />
        <MenuCheckItem checked={isOn} onChange={setOn}>
          {t('list.filter.motionOnly')}
        </MenuCheckItem>
        <MenuCheckItem checked={!isOn} onChange={(next) => setOn(!next)}>
          {t('list.filter.onlySelected')}
        </MenuCheckItem>
      </Menu>
    </Act>
  );
};
Choices.meta = { about: 'One of several, and entries to switch.', ready: '[role=menu]' };
