import { isFiltering, type DeviceFilter } from '@rastro/sdk/domain';
import type { LiveMapHandle, LiveMapProps } from '@rastro/sdk/internal';
import { size as sizes } from '@rastro/theme/tokens';
import {
  Suspense,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type RefObject,
} from 'react';
import { useOutlet } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import type { TextKey } from '../../frame/i18n/text-key';
import { LoadingLine } from '../../frame/loading/boot-progress';
import { lazyPage } from '../../frame/loading/lazy-page';
import { ConsoleMap } from '../../frame/map/console-map';
import { findPage } from '../../frame/navigation/find-page';
import type { Page } from '../../frame/navigation/page';
import { usePages } from '../../frame/navigation/pages-context';
import { useCurrentPage } from '../../frame/navigation/use-current-page';
import { PanelControlsContext, type PanelSize } from '../../frame/panel/panel-controls';
import { clampPanelWidth } from '../../frame/panel/clamp-panel-width';
import { PanelDock } from '../../frame/panel/panel-dock';
import { usePreferences } from '../../frame/preferences/preferences-context';
import { useAppSessionState } from '../../frame/session/session-context';
import type { SheetHeight } from '../../frame/sheet/sheet-height';
import { Header } from '../../frame/shell/header/header';
import { OfflineBar } from '../../frame/shell/header/offline-bar';
import { Rail } from '../../frame/shell/menu/rail';
import { useVehicleMenu } from '../../areas/devices/menu/use-vehicle-menu';
import { useRailPin } from '../../frame/shell/menu/use-rail-pin';
import { LazyBell, LazyNotices } from '../../frame/shell/notices/lazy-notices';
import { ShellContext } from '../../frame/shell/surface/shell-context';
import { SkipLink } from '../../frame/shell/surface/skip-link';
import { TabBar } from '../../frame/shell/menu/tab-bar';
import {
  useFleetListState,
  type FleetListState,
} from '../../frame/shell/surface/use-fleet-list-state';
import { useFocusOnArrival } from '../../frame/shell/surface/use-focus-on-arrival';
import { usePaletteKey } from '../../frame/shell/keys/use-palette-key';
import { useFrameShortcuts } from '../../frame/shell/keys/use-frame-shortcuts';
import { useLayout, type Layout } from '../../frame/shell/surface/use-layout';
import { useMapCover } from './use-map-cover';
import { useMapFilter } from './use-map-filter';
import { useNewDevice } from './use-new-device';
import { useSignOut, type SignOut } from '../../frame/shell/header/use-sign-out';
import { UserMenu } from '../../frame/shell/header/user-menu';
import { useGoTo } from '../../frame/navigation/use-go-to';
import { LateNotice } from '../../frame/session/late-notice';
import { SessionNotice } from '../../frame/session/session-notice';

const ShortcutsDialog = lazyPage(
  () => import('../../frame/shell/keys/shortcuts-dialog').then((module) => module.ShortcutsDialog),
  'palette',
  'replay',
);

const CommandPalette = lazyPage(
  () => import('../../frame/shell/palette/command-palette').then((module) => module.CommandPalette),
  'palette',
);

/** Nobody waits for the first notice to see the map. */
const EventToasts = lazyPage(
  () => import('../../frame/toasts/live-notices').then((module) => module.EventToasts),
  'alarms',
);
const AlarmActionNotices = lazyPage(
  () => import('../../frame/toasts/live-notices').then((module) => module.AlarmActionNotices),
  'alarms',
  'refusals',
);

const DemoProgress = lazyPage(() =>
  import('./demo-progress').then((module) => module.DemoProgress),
);

/** Few hide anything from the map. */
const MapFilters = lazyPage(() => import('./map-filters').then((module) => module.MapFilters));

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  overflow: hidden;
`;

const Body = styled.div`
  position: relative;
  /* Parts over the map are stacked among themselves; menus of the header lie above all of them. */
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

/** Header of the signed-in console, and the notices that stand under it. */
function FrameHead({
  skipLabel,
  areNoticesOpen,
  onNoticesChange,
  onOpenPalette,
  onShowShortcuts,
  signOut,
}: {
  skipLabel: TextKey;
  areNoticesOpen: boolean;
  onNoticesChange: (areOpen: boolean) => void;
  onOpenPalette: () => void;
  /** Undefined where there is no keyboard. */
  onShowShortcuts: (() => void) | undefined;
  signOut: SignOut;
}): ReactElement {
  const t = useText();
  const { user } = useAppSessionState();
  return (
    <>
      <SkipLink>{t(skipLabel)}</SkipLink>
      <Header
        onOpenPalette={onOpenPalette}
        bell={
          user ? (
            <LazyBell isOpen={areNoticesOpen} onPress={() => onNoticesChange(!areNoticesOpen)} />
          ) : null
        }
        userMenu={
          user ? (
            <UserMenu
              user={user}
              onShowShortcuts={onShowShortcuts}
              onSignOut={() => void signOut.here()}
              onSignOutEverywhere={signOut.everywhere}
            />
          ) : null
        }
      />
      {user ? <SessionNotice userName={user.name} /> : null}
      {user ? <LateNotice /> : null}
      <OfflineBar />
    </>
  );
}

/** Map behind the pages, with what hides vehicles from it. */
function FrameMap({
  map,
  selectedId,
  onMenu,
  padding,
  list,
  filter,
  isListSeen,
}: {
  map: RefObject<LiveMapHandle | null>;
  selectedId: ComponentProps<typeof ConsoleMap>['selectedId'];
  onMenu: LiveMapProps['onMenu'];
  padding: ReturnType<typeof useMapCover>;
  list: FleetListState;
  filter: DeviceFilter;
  /** The list itself says what it hides. */
  isListSeen: boolean;
}): ReactElement {
  const goTo = useGoTo();
  return (
    <MapArea>
      <ConsoleMap
        ref={map}
        selectedId={selectedId}
        onSelect={(pressedId) => {
          if (pressedId !== undefined) goTo(`/devices/${pressedId}`);
        }}
        onMenu={onMenu}
        padding={padding}
        filter={filter}
        onShowPicked={(deviceIds) => {
          list.onFilterChange({ onlyDeviceIds: deviceIds });
          goTo('/devices');
        }}
      />
      {isFiltering(filter) && !isListSeen ? (
        <Suspense fallback={null}>
          <MapFilters list={list} leftPx={padding.left} />
        </Suspense>
      ) : null}
    </MapArea>
  );
}

/** Page of the address, in the panel where it has one, beside the list that it belongs to. */
function FramePage({
  page,
  Parent,
  deviceId,
  ...dock
}: Omit<ComponentProps<typeof PanelDock>, 'list' | 'children'> & {
  page: Page | null;
  /** Page of the list beside it. */
  Parent: Page['Component'] | undefined;
  deviceId: number | null;
}): ReactElement {
  const outlet = useOutlet();
  return (
    <PanelDock
      {...dock}
      list={
        Parent ? (
          <Suspense fallback={null}>
            <Parent besideDeviceId={deviceId ?? undefined} />
          </Suspense>
        ) : null
      }
    >
      <Suspense
        key={page?.surface}
        fallback={
          <div id="content" tabIndex={-1}>
            <LoadingLine />
          </div>
        }
      >
        {outlet}
      </Suspense>
    </PanelDock>
  );
}

/** Sizes of the panel and of the sheet, and the part of the map that they cover. */
function useFramePanel(layout: Layout, page: Page | null) {
  const { panel: preference, setPanel } = usePreferences();
  const [panelSize, setPanelSize] = useState<PanelSize>('normal');
  const [sheetHeight, setSheetHeight] = useState<SheetHeight>('half');
  const panel = useMemo(() => ({ size: panelSize, setSize: setPanelSize }), [panelSize]);
  const panelWidthPx = clampPanelWidth(preference.widthPx ?? DEFAULT_WIDTHS_PX[layout]);
  return {
    panel,
    sheet: { height: sheetHeight, setHeight: setSheetHeight },
    padding: useMapCover({ layout, page, panelWidthPx, panelSize, sheetHeight }),
    widthPx: panelWidthPx,
    onWidthChange: (widthPx: number) => setPanel({ ...preference, widthPx }),
    size: layout === 'phone' || page?.surface !== 'panel' ? ('none' as const) : panelSize,
  };
}

/** The console after sign-in: header, menu, panel or sheet, and the map behind them all. */
export function Frame(): ReactElement {
  const layout = useLayout();
  const isPhone = layout === 'phone';
  const pages = usePages();
  const { page, deviceId } = useCurrentPage();
  const { serverInfo } = useAppSessionState();
  const [isRailPinned, setRailPinned] = useRailPin();
  const list = useFleetListState();
  const signOut = useSignOut();
  const { onMenu, menu } = useVehicleMenu();
  const { panel, sheet, padding, ...dock } = useFramePanel(layout, page);
  const { height: sheetHeight, setHeight: setSheetHeight } = sheet;
  const map = useRef<LiveMapHandle>(null);
  const [areNoticesOpen, setNoticesOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [lastDeviceId, setLastDeviceId] = useState(deviceId);
  if (deviceId !== null && deviceId !== lastDeviceId) setLastDeviceId(deviceId);
  const isMapAlone = page?.surface === 'map';
  const hasMap = page !== null && page.surface !== 'full';
  useFocusOnArrival();
  useFrameShortcuts({
    map,
    panel,
    sheet: isPhone && page?.surface === 'panel' && page.onPhone !== 'full' ? sheet : null,
    onShowHelp: () => setHelpOpen(true),
  });
  usePaletteKey(() => setPaletteOpen(true));
  const filter = useMapFilter(list);
  const { ask: newDevice, dialog: newDeviceDialog } = useNewDevice();
  const shell = useMemo(
    () => ({ isPhone, sheetHeight, setSheetHeight, newDevice, list, lastDeviceId }),
    [isPhone, sheetHeight, setSheetHeight, newDevice, list, lastDeviceId],
  );

  const isMapSeen = isMapAlone || (padding.bottom > 0 && sheetHeight !== 'full');
  const toastPlace = !isPhone ? 'corner' : isMapSeen ? 'map' : 'dock';
  const parentPath = layout === 'wide' ? page?.parent : undefined;
  const Parent = parentPath === undefined ? undefined : findPage(pages, parentPath)?.page.Component;
  const onShowShortcuts = isPhone ? undefined : () => setHelpOpen(true);
  return (
    <ShellContext value={shell}>
      <PanelControlsContext value={panel}>
        <Root>
          <FrameHead
            skipLabel={page?.skipLabel ?? 'app.skip.toContent'}
            areNoticesOpen={areNoticesOpen}
            onNoticesChange={setNoticesOpen}
            onOpenPalette={() => setPaletteOpen(true)}
            onShowShortcuts={onShowShortcuts}
            signOut={signOut}
          />
          <Body>
            {isPhone ? null : <Rail isPinned={isRailPinned} onPinChange={setRailPinned} />}
            <Main id={isMapAlone ? 'content' : undefined} tabIndex={isMapAlone ? -1 : undefined}>
              {hasMap ? (
                <FrameMap
                  map={map}
                  selectedId={deviceId}
                  onMenu={onMenu}
                  padding={padding}
                  list={list}
                  filter={filter}
                  isListSeen={[page.path, parentPath].includes('/devices')}
                />
              ) : null}
              {serverInfo?.demo && hasMap ? (
                <Suspense fallback={null}>
                  <DemoProgress />
                </Suspense>
              ) : null}
              <FramePage page={page} Parent={Parent} deviceId={deviceId} {...dock} />
            </Main>
            {areNoticesOpen ? <LazyNotices onClose={() => setNoticesOpen(false)} /> : null}
            <Suspense fallback={null}>
              <AlarmActionNotices />
            </Suspense>
          </Body>
          <Suspense fallback={null}>
            <EventToasts place={toastPlace} isBesideNotices={areNoticesOpen} />
          </Suspense>
          {isPhone ? <TabBar /> : null}
          {menu}
          {isPaletteOpen ? (
            <Suspense fallback={<LoadingLine />}>
              <CommandPalette
                onClose={() => setPaletteOpen(false)}
                onNewDevice={newDevice ?? undefined}
                onFitAll={hasMap ? () => map.current?.fitAll() : undefined}
                onShowShortcuts={onShowShortcuts}
                onSignOut={() => void signOut.here()}
              />
            </Suspense>
          ) : null}
          {newDeviceDialog}
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
