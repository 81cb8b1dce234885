import { Dialog } from '@rastro/sdk/internal/ui';
import { useRef, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { PaletteSearch } from './palette-search';
import type { PaletteHandlers } from './use-palette-actions';

/** Finds vehicles, pages and actions by a few letters. Shown as long as it is rendered. */
export function CommandPalette({
  onClose,
  ...handlers
}: PaletteHandlers & { onClose: () => void }): ReactElement {
  const t = useText();
  const leadsAway = useRef(false);
  return (
    <Dialog
      isOpen
      size="search"
      className="rastro-command-palette"
      title={t('palette.open.label')}
      onClose={onClose}
      // The page that it led to takes the focus.
      mayReturnFocus={() => !leadsAway.current}
    >
      <PaletteSearch
        handlers={handlers}
        onClose={onClose}
        onChoose={(item, act) => {
          leadsAway.current = item.kind !== 'action';
          onClose();
          act();
        }}
      />
    </Dialog>
  );
}
