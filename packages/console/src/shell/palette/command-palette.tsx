import { VisuallyHidden } from '@rastro/sdk/ui';
import { Dialog } from 'radix-ui';
import { useRef, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { PaletteSearch } from './palette-search';
import { Box, Scrim } from './palette-styles';
import type { PaletteDeeds } from './use-palette-actions';

/** Finds vehicles, pages and actions by a few letters. Shown as long as it is rendered. */
export function CommandPalette({
  onClose,
  ...deeds
}: PaletteDeeds & { onClose: () => void }): ReactElement {
  const t = useText();
  const leadsAway = useRef(false);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Scrim />
        <Box
          className="rastro-command-palette"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // The page that it led to takes the focus.
            if (leadsAway.current) event.preventDefault();
          }}
        >
          <VisuallyHidden as={Dialog.Title}>{t('palette.open.label')}</VisuallyHidden>
          <PaletteSearch
            deeds={deeds}
            onClose={onClose}
            onChoose={(item, act) => {
              leadsAway.current = item.kind !== 'action';
              onClose();
              act();
            }}
          />
        </Box>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
