/** The examples of `docs/sdk.md`, which a test finds here: so they are compiled. */
import { isWebhookError, verifyWebhook } from '@rastro/sdk/client';
import {
  Clock,
  CommandDialog,
  createTrackingClient,
  DeviceDetail,
  DeviceForm,
  DeviceList,
  type DeviceSelection,
  EventList,
  GeofenceEditor,
  GeofenceList,
  isTrackingError,
  LiveMap,
  NotificationRules,
  PlaceLine,
  preloadLiveMap,
  ReportPage,
  Reports,
  ReportSchedules,
  RouteHistory,
  RouteReplay,
  ShareDialog,
  ShareViewer,
  TrackingError,
  TrackingProvider,
  TrackingScope,
  useAccess,
  useClock,
  useConnection,
  useDevice,
  useDeviceList,
  useDevices,
  useEvents,
  useFenceList,
  useFenceVisitors,
  useFollowColors,
  useFormat,
  useFullScreen,
  useGeofenceEditor,
  useLabels,
  useLiveEvents,
  useMeasure,
  useOwnPlace,
  usePeriod,
  usePlace,
  usePlaceLine,
  usePosition,
  useReport,
  useResource,
  useResourceItem,
  useServer,
  useSession,
  useTrackingClient,
  useTrails,
  useWeather,
  VehicleIcon,
  WeatherBadge,
} from '@rastro/sdk';
import { driver } from '@rastro/sdk/contract';
import { parseReportView, type ReportView } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { useMemo, useState, type ReactElement } from 'react';

declare const token: string;
declare const day: { fromMs: number; toMs: number };

const client = createTrackingClient({
  baseUrl: 'https://fleet.example.com',
  auth: { kind: 'token', token },
});

export const nameOf = async (deviceId: number): Promise<string> => {
  try {
    return (await client.devices.get(deviceId)).name;
  } catch (error) {
    if (isTrackingError(error, 'HTTP_404_NOT_FOUND')) return '';
    throw error instanceof TrackingError ? new Error(`${error.code} ${error.field ?? ''}`) : error;
  }
};

export const Page = (): ReactElement => (
  <TrackingProvider client={client} locale="en-US" units={{ speed: 'mph' }} timeZone="UTC">
    <Fleet />
  </TrackingProvider>
);

export const OwnWords = (): ReactElement => (
  <TrackingScope client={client} words={getProductWords('es')}>
    <Fleet />
  </TrackingScope>
);

export function Fleet(): ReactElement {
  const [selected, select] = useState<DeviceSelection>();
  return (
    <>
      <DeviceList selectedId={selected} onSelect={select} style={{ height: 480 }} />
      <LiveMap selectedId={selected} onSelect={select} style={{ height: 480 }} />
      <DeviceDetail deviceId={selected} fallback={<p>Choose a vehicle.</p>} />
      <a href="/map" onPointerEnter={() => void preloadLiveMap()}>
        Map
      </a>
    </>
  );
}

export function Vehicle({ deviceId }: { deviceId: number }): ReactElement | null {
  const device = useDevice(deviceId);
  const position = usePosition(deviceId);
  const { speed, age } = useFormat();
  if (!device || !position) return null;
  return (
    <p>
      <VehicleIcon icon="truck" primary="#2563eb" secondary="#1e3a8a" size={26} />
      {device.name}: {speed(position.speed)}, {age(position.fixTime, Date.now())}
      <PlaceLine position={position} address="atOnce" />
    </p>
  );
}

export function Counts(): ReactElement {
  const devices = useDevices();
  const { counts, rows } = useDeviceList({ filter: { status: 'online' }, grouped: false });
  const { status } = useConnection();
  return (
    <p>
      {counts.moving} of {devices.size} are moving, {rows.length} lines, {status}
    </p>
  );
}

export function Day(): ReactElement {
  const { period } = usePeriod({ kind: 'yesterday', fromMs: null, toMs: null }, { maxDays: 31 });
  const { data: events } = useEvents({ period });
  const live = useLiveEvents();
  return (
    <>
      <p>{(events?.length ?? 0) + live.length} events</p>
      <EventList period={period} />
    </>
  );
}

export function Summary({ deviceIds }: { deviceIds: number[] }): ReactElement {
  const query = useMemo(
    () => ({ kind: 'summary' as const, deviceIds, period: day, silentHours: 24 as const }),
    [deviceIds],
  );
  const { rows, status, doneCount, totalCount, cancel } = useReport(query);
  return (
    <button type="button" onClick={cancel}>
      {status}: {doneCount} of {totalCount} vehicles, {rows.length} rows
    </button>
  );
}

export function TripReport(): ReactElement {
  const [view, setView] = useState<ReportView>(() =>
    parseReportView('trips', new URLSearchParams()),
  );
  return (
    <>
      <ReportPage kind="trips" view={view} onViewChange={setView} />
      <ReportSchedules />
    </>
  );
}

export const Replay = (): ReactElement => <RouteReplay style={{ height: 640 }} />;

export function Fences(): ReactElement {
  const { ordinary = [], anchors = [] } = useFenceList();
  const visitors = useFenceVisitors();
  const { editor, verdict } = useGeofenceEditor();
  const { geofences } = useTrackingClient();
  return (
    <>
      <GeofenceList
        ordinary={ordinary}
        anchors={anchors}
        visitors={visitors}
        selectedId={null}
        onSelect={(fenceId) => void geofences.get(fenceId)}
      />
      <button type="button" onClick={() => editor.dispatch({ type: 'begin', kind: 'circle' })}>
        Draw
      </button>
      <LiveMap style={{ height: 480 }}>
        <GeofenceEditor editor={editor} onFinish={() => verdict} onCancel={() => undefined} />
      </LiveMap>
    </>
  );
}

export function Drivers({ driverId }: { driverId: number | null }): ReactElement {
  const { data: drivers, error, refresh } = useResource(driver);
  const { data: one } = useResourceItem(driver, driverId);
  return (
    <button type="button" onClick={() => void refresh()}>
      {error ? 'Again' : `${one?.name ?? ''} of ${drivers?.length ?? 0}`}
    </button>
  );
}

export function SignIn(): ReactElement {
  const { user, signIn, signOut } = useSession();
  const { data: server } = useServer();
  const check = useAccess();
  const t = useLabels();
  if (user) return <button onClick={() => void signOut()}>{t('map.label')}</button>;
  const enter = () => void signIn({ email: 'ana@example.com', password: 'secret-enough' });
  return (
    <button type="button" disabled={check('create', 'devices').allowed} onClick={enter}>
      {server?.attributes['title']?.toString() ?? 'Sign in'}
    </button>
  );
}

export function Tools({ deviceIds }: { deviceIds: number[] }): ReactElement {
  const { places, totalMeters, add, clear } = useMeasure();
  const { state, ask } = useOwnPlace();
  const { isOn, toggle } = useFullScreen();
  const colors = useFollowColors(deviceIds);
  const trails = useTrails(deviceIds);
  const { distance } = useFormat();
  const { timeZone } = useClock();
  return (
    <>
      <Clock /> {timeZone} <WeatherBadge />
      <button type="button" onClick={toggle}>
        {isOn ? 'Leave' : 'Full screen'}
      </button>
      <button type="button" onClick={state.status === 'found' ? () => add(state.place) : ask}>
        {places.length} places, {distance(totalMeters)}
      </button>
      <button type="button" onClick={clear}>
        {deviceIds.map((id) => `${colors.get(id)}: ${trails.get(id).length}`).join()}
      </button>
    </>
  );
}

export function Place({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): ReactElement {
  const place = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const { data: address, isLoading } = usePlace(place);
  const line = usePlaceLine({ deviceId: 1, ...place }, { address: 'onPress' });
  const { data: weather } = useWeather();
  return (
    <p>
      {isLoading ? '…' : address} {line?.text} {weather?.temperature} °C
    </p>
  );
}

export const Windows = ({ close }: { close: () => void }): ReactElement => (
  <>
    <CommandDialog deviceIds={[1, 2]} isOpen onClose={close} />
    <ShareDialog onClose={close} />
    <DeviceForm device={null} onSaved={close} onCancel={close} />
    <NotificationRules />
  </>
);

export const Office = (): ReactElement => (
  <>
    <Reports style={{ height: 640 }} fallback={<p>One moment…</p>} />
    <RouteHistory selectedId={1} style={{ height: 640 }} />
    <GeofenceEditor onSaved={({ id }) => console.log(id)} />
  </>
);

export const Delivery = ({ token }: { token: string }): ReactElement => (
  <ShareViewer token={token} baseUrl="https://fleet.example.com" locale="es" />
);

export async function takeWebhook(request: Request, secret: string): Promise<Response> {
  try {
    const sent = { headers: request.headers, body: await request.text() };
    const message = await verifyWebhook(sent, { secret });
    if (message.type === 'invoice') console.log(message.data.news, message.data.invoice.value);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (isWebhookError(error)) return new Response(error.problem, { status: 401 });
    throw error;
  }
}
