import { Button, Switch } from '@rastro/sdk/ui';
import { Dialog } from 'radix-ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TextKey } from '../../i18n/text-key';
import { useText } from '../../i18n/text-context';
import { usePreferences } from '../../preferences/preferences-context';

const Scrim = styled(Dialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: var(--rastro-scrim);
`;

const Box = styled(Dialog.Content)`
  position: fixed;
  inset: 50% auto auto 50%;
  z-index: 61;
  width: min(440px, calc(100vw - 24px));
  max-height: calc(100dvh - 24px);
  padding: 20px 24px;
  overflow-y: auto;
  border-radius: var(--rastro-radius-dialog);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-dialog);
  transform: translate(-50%, -50%);
`;

const Title = styled(Dialog.Title)`
  margin: 0 0 12px;
  font: 600 18px/24px var(--rastro-font-family);
  letter-spacing: -0.011em;
`;

const List = styled.dl`
  margin: 12px 0 20px;
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

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const SHORTCUTS: readonly [TextKey, readonly string[]][] = [
  ['palette.open.label', ['Ctrl', 'K']],
  ['shortcuts.search.label', ['/']],
  ['shortcuts.move.label', ['↑', '↓']],
  ['shortcuts.open.label', ['Enter']],
  ['shortcuts.close.label', ['Esc']],
  ['shortcuts.follow.label', ['F']],
  ['shortcuts.history.label', ['H']],
  ['shortcuts.mute.label', ['M']],
  ['shortcuts.zoom.label', ['+', '−']],
  ['shortcuts.fit.label', ['0']],
  ['shortcuts.panel.label', ['[']],
  ['shortcuts.rail.label', [']']],
  ['shortcuts.help.label', ['?']],
];

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
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim />
        <Box aria-describedby={undefined}>
          <Title>{t('shortcuts.page.title')}</Title>
          <Switch checked={areShortcutsOn} onChange={setShortcutsOn}>
            {t('shortcuts.enabled.label')}
          </Switch>
          <List>
            {SHORTCUTS.map(([label, keys]) => (
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
          <Actions>
            <Button onClick={() => onOpenChange(false)}>{t('panel.close.action')}</Button>
          </Actions>
        </Box>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
