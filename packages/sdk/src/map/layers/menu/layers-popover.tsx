import type { ReactElement } from 'react';
import * as Dialog from 'radix-ui/dialog';
import * as Popover from 'radix-ui/popover';
import { X } from 'lucide-react';
import { css, styled } from 'styled-components';
import { LazyWords } from '../../../react/provider/lazy-words';
import { useLabels } from '../../../react/use-labels';
import { IconButton, ownText, usePortalContainer } from '../../../ui';
import { useMedia } from '../../../ui/use-media';
import { MAP_WORDS } from '../map-words';
import { LayersChoices, type LayersMenuProps } from './layers-choices';

const box = css`
  ${ownText}
  box-sizing: border-box;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-menu);
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
`;
const Box = styled(Popover.Content)`
  ${box}
  z-index: 40;
  width: 320px;
  max-width: calc(100vw - 16px);
  max-height: var(--radix-popover-content-available-height);
  border-radius: var(--rastro-radius-card);
`;
const Sheet = styled(Dialog.Content)`
  ${box}
  position: fixed;
  inset: auto 0 0;
  z-index: 45;
  max-height: 80dvh;
  padding-bottom: env(safe-area-inset-bottom);
  border-radius: var(--rastro-radius-sheet) var(--rastro-radius-sheet) 0 0;
`;
const SheetHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 8px 8px 0 16px;
`;
const Title = styled(Dialog.Title)`
  margin: 0;
  font: 600 16px/24px var(--rastro-font-family);
`;

/**
 * The control once it was pressed: open from the start, then opened and closed by its trigger. On a
 * phone it comes from below, and the map above stays usable.
 */
export function OpenLayers({ trigger, ...choices }: LayersMenuProps & { trigger: ReactElement }) {
  const t = useLabels();
  const container = usePortalContainer();
  const isPhone = useMedia('(max-width: 480px)');
  if (isPhone) {
    return (
      <Dialog.Root defaultOpen modal={false}>
        <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
        <Dialog.Portal container={container}>
          <Sheet className="rastro-map-layers" aria-describedby={undefined}>
            <SheetHead>
              <Title>{t('map.layers')}</Title>
              <LazyWords files={MAP_WORDS}>
                <CloseButton />
              </LazyWords>
            </SheetHead>
            <LazyWords files={MAP_WORDS}>
              <LayersChoices {...choices} />
            </LazyWords>
          </Sheet>
        </Dialog.Portal>
      </Dialog.Root>
    );
  }
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal container={container}>
        <Box
          className="rastro-map-layers"
          side="left"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          aria-label={t('map.layers')}
        >
          <LazyWords files={MAP_WORDS}>
            <LayersChoices {...choices} />
          </LazyWords>
        </Box>
      </Popover.Portal>
    </Popover.Root>
  );
}

function CloseButton() {
  const t = useLabels();
  return (
    <Dialog.Close asChild>
      <IconButton label={t('map.layers.close')} icon={<X />} tooltipSide="none" />
    </Dialog.Close>
  );
}
