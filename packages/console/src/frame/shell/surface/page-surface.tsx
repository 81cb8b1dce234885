import { IconButton } from '@rastro/sdk/internal/ui';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { usePageTitle } from '../../brand/use-page-title';
import { useText } from '../../i18n/text-context';
import { useCurrentPage } from '../../navigation/use-current-page';
import { PanelFrame, type PanelContent } from '../../panel/panel-frame';
import { BottomSheet } from '../../sheet/bottom-sheet';
import { FullPage } from './full-page';
import { useShell } from './shell-context';
import { useFocusOnArrival } from './use-focus-on-arrival';
import { useMovable } from './use-movable';

const SheetHead = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  box-sizing: border-box;
  min-height: 52px;
  padding: 0 8px 4px 16px;
  /* The peek has 64 px: a long name is cut there; above it name and plate have the lines they need. */
  &[data-peek='true'] {
    height: 64px;
    padding-bottom: 12px;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  [data-peek='true'] & {
    flex-wrap: nowrap;
  }
`;

const Title = styled.h1`
  min-width: 0;
  margin: 0;
  overflow: hidden;
  font: 600 16px/20px var(--rastro-font-family);
  letter-spacing: -0.011em;
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  [data-peek='true'] & {
    -webkit-line-clamp: 1;
  }
`;

const Subtitle = styled.div`
  overflow: hidden;
  color: var(--rastro-text-muted);
  font-size: 13px;
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

type SurfaceProps = PanelContent & {
  /** Second line of the sheet's head; default the subtitle. */
  sheetLine?: ReactElement;
};

/**
 * A page as the table of pages has it: a side panel, on phones a bottom sheet over the map, or a page
 * without the map.
 */
export function PageSurface(props: SurfaceProps): ReactElement {
  const { page } = useCurrentPage();
  usePageTitle(props.isSecondary ? null : props.title);
  useFocusOnArrival();
  if (page?.surface === 'full') return <FullPage {...props} />;
  return <PanelSurface {...props} isFullOnPhone={page?.onPhone === 'full'} />;
}

/** A panel, and what it is on a phone: what was typed in it stays when the width of the window changes. */
function PanelSurface({
  isFullOnPhone,
  ...props
}: SurfaceProps & { isFullOnPhone: boolean }): ReactElement {
  const { isPhone } = useShell();
  const body = useMovable(props.children);
  const trailing = useMovable(props.trailing);
  const Frame = !isPhone ? PanelFrame : isFullOnPhone ? FullPage : SheetFrame;
  return (
    <>
      <Frame {...props} trailing={trailing.place}>
        {body.place}
      </Frame>
      {trailing.content}
      {body.content}
    </>
  );
}

function SheetFrame(props: SurfaceProps): ReactElement {
  const t = useText();
  const { sheetHeight, setSheetHeight } = useShell();
  return (
    <BottomSheet
      label={props.title}
      height={sheetHeight}
      onHeightChange={setSheetHeight}
      head={
        <SheetHead data-peek={sheetHeight === 'peek'}>
          {props.leading}
          <Words>
            <TitleLine>
              <Title>{props.title}</Title>
              {props.trailing}
            </TitleLine>
            <Subtitle>{props.sheetLine ?? props.subtitle}</Subtitle>
          </Words>
          <IconButton
            size="lg"
            label={t('panel.close.action')}
            icon={<X aria-hidden="true" />}
            tooltipSide="none"
            onClick={props.onClose}
          />
        </SheetHead>
      }
    >
      {props.children}
    </BottomSheet>
  );
}
