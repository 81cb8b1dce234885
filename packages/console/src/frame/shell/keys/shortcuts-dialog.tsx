import { Button, Dialog, Switch } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { usePreferences } from '../../preferences/preferences-context';
import { SHORTCUTS } from './shortcut-list';

const List = styled.dl`
  margin: 12px 0 0;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 6px 0;
  border-top: 1px solid var(--rastro-border);
  & dd {
    display: flex;
    gap: 4px;
    margin: 0;
  }
`;

const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 24px;
  height: 22px;
  padding: 0 6px;
  border-radius: var(--rastro-radius-tag);
  box-shadow: inset 0 0 0 1px var(--rastro-border-strong);
  color: var(--rastro-text-muted);
  font: 600 12px/16px var(--rastro-font-family);
`;

/** The list of keys that do something, and the switch that turns the letters off. */
export function ShortcutsDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}): ReactElement {
  const t = useText();
  const { areShortcutsOn, setShortcutsOn } = usePreferences();
  const close = () => onOpenChange(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('shortcuts.page.title')}
      actions={<Button onClick={close}>{t('panel.close.action')}</Button>}
    >
      <Switch checked={areShortcutsOn} onChange={setShortcutsOn}>
        {t('shortcuts.enabled.label')}
      </Switch>
      <List>
        {SHORTCUTS.map(({ label, keys }) => (
          <Row key={label}>
            <dt>{t(label)}</dt>
            <dd>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </Row>
        ))}
      </List>
    </Dialog>
  );
}
