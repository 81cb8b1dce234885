import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { X } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { styled } from 'styled-components';
import { MAP_WORDS } from '../../../map/layers/map-words';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';
import type { DeviceRow } from '../../../react/device-list/list-row';
import { LazyWords } from '../../../react/provider/lazy-words';
import { useLabels } from '../../../react/use-labels';
import { IconButton, ownText, useMedia, usePortalContainer } from '../../../ui';
import { RowExtrasContext, type RowExtras } from '../../device-list/row-extras';
import { RowMenu } from '../../device-list/row/row-menu';
import { VirtualList } from '../../device-list/rows/virtual-list';
import { useListDensity } from '../../device-list/use-list-density';
import type { LiveMapProps } from '../live-map-props';
import { useMapPoint } from './use-map-point';
import { useOpenedCluster } from './use-opened-cluster';

const Anchor = styled.span`
  position: absolute;
  width: 0;
  height: 0;
`;
const Box = styled(Popover.Content)`
  ${ownText}
  z-index: 40;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: min(320px, var(--radix-popover-content-available-width, 320px));
  /* Until it is placed, too: without a height the list would draw each of its rows. */
  max-height: min(380px, var(--radix-popover-content-available-height, 380px));
  overflow: hidden;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-menu);
  outline: 0;
`;
const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: 4px 4px 4px 12px;
  border-bottom: 1px solid var(--rastro-border);
  color: var(--rastro-text);
  font: 600 13px/20px var(--rastro-font-family);
`;

/** There is no room beside the disc. */
const NARROW = '(max-width: 480px)';

/** Half of the largest disc. */
const DISC_PX = 23;

/** Rows here have a menu, and say no more than who they are and what they do. */
const Nothing = () => null;
const ROW_EXTRAS: RowExtras = {
  anchoredIds: new Set(),
  AnchorMark: Nothing,
  Duration: Nothing,
  Owner: Nothing,
  Take: Nothing,
  Menu: RowMenu,
};

/** Props of {@link ClusterList}. */
interface ClusterListProps extends Pick<LiveMapProps, 'onMenu'> {
  /** A device of the cluster. */
  leadId: number;
  layer: FleetCanvasLayer;
  selectedId: number | undefined;
  onSelect: (deviceId: number) => void;
  onClose: () => void;
}

/** The vehicles that no zoom parts, beside their disc: one of them can be chosen. */
export function ClusterList(props: ClusterListProps) {
  return (
    <LazyWords files={MAP_WORDS}>
      <OpenList {...props} />
    </LazyWords>
  );
}

function OpenList({ leadId, layer, selectedId, onSelect, onMenu, onClose }: ClusterListProps) {
  const t = useLabels();
  const container = usePortalContainer();
  const density = useListDensity('auto', null);
  const isNarrow = useMedia(NARROW);
  const anchor = useRef<HTMLSpanElement>(null);
  const deviceIds = useOpenedCluster(layer, leadId);
  const point = useMapPoint(layer, leadId);
  const close = useEffectEvent(onClose);
  const isGone = deviceIds?.length === 0;
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  const rows = useMemo(
    () =>
      deviceIds?.map((deviceId, index): DeviceRow => ({
        kind: 'device',
        deviceId,
        groupKey: null,
        place: index + 1,
        places: deviceIds.length,
      })) ?? [],
    [deviceIds],
  );
  const title = t('map.cluster.list', { count: rows.length });
  return (
    <Popover.Root open={rows.length > 0} onOpenChange={onClose}>
      <Popover.Anchor asChild>
        <Anchor ref={anchor} style={{ left: point?.x, top: point?.y }} />
      </Popover.Anchor>
      <Popover.Portal container={container}>
        <Box
          className="rastro-cluster-list"
          side={isNarrow ? 'bottom' : 'right'}
          sideOffset={DISC_PX + 4}
          collisionPadding={8}
          aria-label={title}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const box = event.target as HTMLElement;
            box.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
          }}
          onFocusOutside={(event) => {
            // What was asked for in a row gives the focus back to it.
            if (isAskedFor(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const map =
              anchor.current?.parentElement?.querySelector<HTMLElement>('[role="application"]');
            map?.focus({ preventScroll: true });
          }}
        >
          <Head>
            {title}
            <IconButton label={t('map.cluster.close')} icon={<X />} size="sm" onClick={onClose} />
          </Head>
          <RowExtrasContext value={ROW_EXTRAS}>
            <VirtualList
              label={title}
              rows={rows}
              selectedId={selectedId ?? null}
              returnId={null}
              density={density}
              query=""
              pinnedAttributes={[]}
              Detail={null}
              onSelect={(deviceId) => {
                onSelect(deviceId);
                onClose();
              }}
              onMenu={onMenu}
              onFold={() => undefined}
            />
          </RowExtrasContext>
        </Box>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A menu, or a dialog that was chosen in it. */
const isAskedFor = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="menu"], [role$="dialog"]') !== null;
