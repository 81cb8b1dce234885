import { size as sizes } from '@rastro/theme/tokens';
import type { LiveMapHandle } from '@rastro/sdk';
import { useTrackingClient } from '@rastro/sdk/react';
import { lazy, Suspense, useMemo, useRef, useState, type ReactElement } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { BootProgress } from '../app/boot-progress';
import { loadChunk } from '../app/load-chunk';
import { usePageTitle } from '../app/use-page-title';
import { useText } from '../i18n/text-context';
import type { MapZoom } from '../map/map-children';
import { MapStage } from '../map/map-stage';
import { useMapScene } from '../map/map-scene';
import { DevicePage } from '../pages/device-page';
import { DevicesPage } from '../pages/devices-page';
import { PanelControlsContext, type PanelSize } from '../panel/panel-controls';
import { PanelDock, clampPanelWidth } from '../panel/panel-dock';
import { usePreferences } from '../preferences/preferences-context';
import { useAppSessionState } from '../session/session-context';
import { toSheetPx, type SheetHeight } from '../sheet/sheet-height';
import { EventToasts } from '../toasts/event-toasts';
import { DemoProgress } from './demo-progress';
import { Header } from './header';
import { OfflineBar } from './offline-bar';
import { Rail } from './rail';
import { ShellContext } from './shell-context';
import { ShortcutsDialog } from './shortcuts-dialog';
import { SkipLink } from './skip-link';
import { TabBar } from './tab-bar';
import { useFleetListState } from './use-fleet-list-state';
import { useLayout, type Layout } from './use-layout';
import { useShortcuts } from './use-shortcuts';
import { UserMenu } from './user-menu';

const HistoryPage = lazy(() =>
  loadChunk(() => import('../pages/history-page')).then((module) => ({
    default: module.HistoryPage,
  })),
);

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  overflow: hidden;
`;

const Body = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
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

const DEFAULT_WIDTHS: Record<Layout, number> = {
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
  const { pathname } = useLocation();
  const deviceMatch = useMatch('/devices/:deviceId');
  const client = useTrackingClient();
  const { user } = useAppSessionState();
  const preferences = usePreferences();
  const { followId, setFollowId } = useMapScene();
  const list = useFleetListState();
  const mapRef = useRef<LiveMapHandle>(null);
  const [zoom, setZoom] = useState<MapZoom | null>(null);
  const [panelSize, setPanelSize] = useState<PanelSize>('normal');
  const [sheetHeight, setSheetHeight] = useState<SheetHeight>('half');
  const [isHelpOpen, setHelpOpen] = useState(false);

  const selectedId = deviceMatch ? Number(deviceMatch.params.deviceId) : null;
  const isList = pathname === '/devices';
  const isHistory = pathname === '/history';
  const isHome = !deviceMatch && !isList && !isHistory;
  usePageTitle(isHome ? t('nav.map.label') : undefined);

  const widthPx = clampPanelWidth(preferences.panel.widthPx ?? DEFAULT_WIDTHS[layout]);
  const hasList = layout === 'wide' && deviceMatch !== null;
  const coveredPx = isPhone || isHome || panelSize !== 'normal' ? 0 : widthPx * (hasList ? 2 : 1);
  const hasSheet = isPhone && (deviceMatch !== null || isHistory);
  const sheetPx = hasSheet ? toSheetPx(sheetHeight, window.innerHeight, sizes.tabBar) : 0;
  const padding = useMemo(() => ({ left: coveredPx, bottom: sheetPx }), [coveredPx, sheetPx]);
  const filter = useMemo(() => ({ ...list.filter, query: list.query }), [list.filter, list.query]);

  async function signOut() {
    client.live.stop();
    try {
      await client.session.delete();
    } finally {
      // Spec §4: signing out reloads the page, so that nothing of this account stays in memory.
      window.location.assign('/login');
    }
  }

  function escape() {
    if (isHome) return;
    void navigate(deviceMatch ? '/devices' : '/home');
  }

  useShortcuts(
    {
      Escape: escape,
      '/': () => document.querySelector<HTMLInputElement>('#content input[type="search"]')?.focus(),
      f:
        selectedId === null
          ? undefined
          : () => setFollowId(followId === selectedId ? null : selectedId),
      h: selectedId === null ? undefined : () => void navigate(`/history?device=${selectedId}`),
      m: () => preferences.setMuted(!preferences.isMuted),
      '+': zoom?.zoomIn,
      '=': zoom?.zoomIn,
      '-': zoom?.zoomOut,
      '0': () => mapRef.current?.fitAll(),
      '[': () => setPanelSize(panelSize === 'minimised' ? 'normal' : 'minimised'),
      ']': () =>
        preferences.setPanel({
          ...preferences.panel,
          isRailPinned: !preferences.panel.isRailPinned,
        }),
      '?': () => setHelpOpen(true),
    },
    preferences.areShortcutsOn,
  );

  const shell = useMemo(
    () => ({ isPhone, sheetHeight, setSheetHeight, list }),
    [isPhone, sheetHeight, list],
  );
  const panelControls = useMemo(() => ({ size: panelSize, setSize: setPanelSize }), [panelSize]);
  const page = deviceMatch ? (
    <DevicePage key={selectedId} />
  ) : isHistory ? (
    <Suspense fallback={<BootProgress />}>
      <HistoryPage />
    </Suspense>
  ) : isList ? (
    <DevicesPage />
  ) : null;

  return (
    <ShellContext value={shell}>
      <PanelControlsContext value={panelControls}>
        <Root>
          <SkipLink>{t(isList ? 'app.skip.toList' : 'app.skip.toContent')}</SkipLink>
          <Header
            userMenu={
              user ? (
                <UserMenu
                  user={user}
                  onShowShortcuts={isPhone ? undefined : () => setHelpOpen(true)}
                  onSignOut={() => void signOut()}
                />
              ) : null
            }
          />
          <OfflineBar />
          <Body>
            {isPhone ? null : (
              <Rail
                isPinned={preferences.panel.isRailPinned}
                onPinChange={(isRailPinned) =>
                  preferences.setPanel({ ...preferences.panel, isRailPinned })
                }
              />
            )}
            <Main id={isHome ? 'content' : undefined} tabIndex={isHome ? -1 : undefined}>
              <MapArea>
                <MapStage
                  ref={mapRef}
                  selectedId={selectedId}
                  onSelect={(deviceId) => {
                    if (deviceId !== undefined) void navigate(`/devices/${deviceId}`);
                  }}
                  padding={padding}
                  filter={filter}
                  onZoomReady={setZoom}
                />
              </MapArea>
              <DemoProgress />
              {page === null ? <HomeTitle>{t('nav.map.label')}</HomeTitle> : null}
              {page !== null && isPhone ? page : null}
              {page !== null && !isPhone ? (
                <PanelDock
                  widthPx={widthPx}
                  onWidthChange={(next) =>
                    preferences.setPanel({ ...preferences.panel, widthPx: next })
                  }
                  size={panelSize}
                  list={hasList ? <DevicesPage selectedId={selectedId ?? undefined} /> : null}
                >
                  {page}
                </PanelDock>
              ) : null}
            </Main>
          </Body>
          {isPhone ? <TabBar /> : null}
          <EventToasts />
          <ShortcutsDialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
        </Root>
      </PanelControlsContext>
    </ShellContext>
  );
}

const HomeTitle = styled.h1`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
