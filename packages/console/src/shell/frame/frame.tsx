import type { LiveMapHandle } from '@rastro/sdk';
import { VisuallyHidden } from '@rastro/sdk/ui';
import { size as sizes } from '@rastro/theme/tokens';
import { Suspense, useMemo, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { lazyPage } from '../../loading/lazy-page';
import { usePageTitle } from '../../brand/use-page-title';
import { EmptyHome } from '../../device/list/empty-home';
import { useText } from '../../i18n/text-context';
import type { MapZoom } from '../../map/map-children';
import { useMapScene } from '../../map/map-scene';
import { MapStage } from '../../map/map-stage';
import { DevicesPage } from '../../pages/devices-page';
import { PanelControlsContext, type PanelSize } from '../../panel/panel-controls';
import { clampPanelWidth } from '../../panel/clamp-panel-width';
import { PanelDock } from '../../panel/panel-dock';
import { usePreferences } from '../../preferences/preferences-context';
import { useAppSessionState } from '../../session/session-context';
import type { SheetHeight } from '../../sheet/sheet-height';
import { EventToasts } from '../../toasts/event-toasts';
import { FramePage } from './frame-page';
import { Header } from '../header/header';
import { OfflineBar } from '../header/offline-bar';
import { Rail } from '../menu/rail';
import { ShellContext } from '../surface/shell-context';
import { SkipLink } from '../surface/skip-link';
import { TabBar } from '../menu/tab-bar';
import { useFleetListState } from '../surface/use-fleet-list-state';
import { useFocusOnArrival } from '../surface/use-focus-on-arrival';
import { useFrameRoute } from './use-frame-route';
import { useFrameShortcuts } from '../keys/use-frame-shortcuts';
import { useLayout, type Layout } from '../surface/use-layout';
import { useMapCover } from './use-map-cover';
import { useSignOut } from '../header/use-sign-out';
import { UserMenu } from '../header/user-menu';

const ShortcutsDialog = lazyPage(() =>
  import('../keys/shortcuts-dialog').then((module) => module.ShortcutsDialog),
);

const DemoProgress = lazyPage(() =>
  import('./demo-progress').then((module) => module.DemoProgress),
);

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  overflow: hidden;
`;

const Body = styled.div`
  position: relative;
  /* What stands over the map is in order among itself; menus of the header come above all of it. */
  isolation: isolate;
  display: flex;
  flex: 1;
  min-height: 0;
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  background: var(--rastro-surface);
  /* A phone's tab bar stands on this inset itself. */
  @media (min-width: 769px) {
    padding-bottom: env(safe-area-inset-bottom);
  }
`;

const Main = styled.main`
  position: relative;
  flex: 1;
  min-width: 0;
  outline: none;
`;

const MapArea = styled.div`
  position: absolute;
  inset: 0;
`;

const DEFAULT_WIDTHS_PX: Record<Layout, number> = {
  phone: sizes.panelMin,
  compact: sizes.panelMin,
  normal: sizes.panel,
  wide: 420,
};

/** The console after sign-in: header, menu, panel or sheet, and the map behind them all. */
export function Frame(): ReactElement {
  const t = useText();
  const layout = useLayout();
  const isPhone = layout === 'phone';
  const navigate = useNavigate();
  const route = useFrameRoute();
  const { user, serverInfo } = useAppSessionState();
  const { panel: preference, setPanel } = usePreferences();
  const list = useFleetListState();
  const signOut = useSignOut();
  const map = useRef<LiveMapHandle>(null);
  const [zoom, setZoom] = useState<MapZoom | null>(null);
  const [panelSize, setPanelSize] = useState<PanelSize>('normal');
  const [sheetHeight, setSheetHeight] = useState<SheetHeight>('half');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [lastDeviceId, setLastDeviceId] = useState(route.selectedId);
  if (route.selectedId !== null && route.selectedId !== lastDeviceId) {
    setLastDeviceId(route.selectedId);
  }
  const isHome = route.page === 'home';
  useFocusOnArrival();
  usePageTitle(isHome ? t('nav.map.label') : undefined);

  const panel = useMemo(() => ({ size: panelSize, setSize: setPanelSize }), [panelSize]);
  useFrameShortcuts({ route, map, zoom, panel, onShowHelp: () => setHelpOpen(true) });
  const panelWidthPx = clampPanelWidth(preference.widthPx ?? DEFAULT_WIDTHS_PX[layout]);
  const padding = useMapCover({ layout, route, panelWidthPx, panelSize, sheetHeight });
  const { route: drivenWay } = useMapScene();
  const onlyDeviceId = drivenWay?.[0]?.deviceId ?? null;
  const filter = useMemo(
    () => (onlyDeviceId === null ? { ...list.filter, query: list.query } : { onlyDeviceId }),
    [list.filter, list.query, onlyDeviceId],
  );
  const shell = useMemo(
    () => ({ isPhone, sheetHeight, setSheetHeight, list, lastDeviceId }),
    [isPhone, sheetHeight, list, lastDeviceId],
  );

  const page = isHome ? (
    <VisuallyHidden as="h1">{t('nav.map.label')}</VisuallyHidden>
  ) : (
    <FramePage route={route} />
  );
  const isMapSeen = isHome || (padding.bottom > 0 && sheetHeight !== 'full');
  const toastPlace = !isPhone ? 'corner' : isMapSeen ? 'map' : 'dock';
  const besideList = layout === 'wide' && route.page === 'device';
  return (
    <ShellContext value={shell}>
      <PanelControlsContext value={panel}>
        <Root>
          <SkipLink>
            {t(route.page === 'devices' ? 'app.skip.toList' : 'app.skip.toContent')}
          </SkipLink>
          <Header
            userMenu={
              user ? (
                <UserMenu
                  user={user}
                  onShowShortcuts={isPhone ? undefined : () => setHelpOpen(true)}
                  onSignOut={() => void signOut.here()}
                  onSignOutEverywhere={signOut.everywhere}
                />
              ) : null
            }
          />
          <OfflineBar />
          <Body>
            {isPhone ? null : (
              <Rail
                isPinned={preference.isRailPinned}
                onPinChange={(isRailPinned) => setPanel({ ...preference, isRailPinned })}
              />
            )}
            <Main id={isHome ? 'content' : undefined} tabIndex={isHome ? -1 : undefined}>
              <MapArea>
                <MapStage
                  ref={map}
                  selectedId={route.selectedId}
                  onSelect={(deviceId) => {
                    if (deviceId !== undefined) void navigate(`/devices/${deviceId}`);
                  }}
                  padding={padding}
                  filter={filter}
                  onZoomReady={setZoom}
                />
              </MapArea>
              {serverInfo?.demo ? (
                <Suspense fallback={null}>
                  <DemoProgress />
                </Suspense>
              ) : null}
              {isHome ? <EmptyHome /> : null}
              {isHome || isPhone ? (
                page
              ) : (
                <PanelDock
                  widthPx={panelWidthPx}
                  onWidthChange={(widthPx) => setPanel({ ...preference, widthPx })}
                  size={panelSize}
                  list={
                    besideList ? <DevicesPage selectedId={route.selectedId ?? undefined} /> : null
                  }
                >
                  {page}
                </PanelDock>
              )}
            </Main>
          </Body>
          <EventToasts place={toastPlace} />
          {isPhone ? <TabBar /> : null}
          {isHelpOpen ? (
            <Suspense fallback={null}>
              <ShortcutsDialog isOpen onOpenChange={setHelpOpen} />
            </Suspense>
          ) : null}
        </Root>
      </PanelControlsContext>
    </ShellContext>
  );
}
