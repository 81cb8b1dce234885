import { DeviceList, LazyWords, LiveMap, TrackingProvider } from '@rastro/sdk/internal';
import { createTrackingClient, type TrackingClient } from '@rastro/sdk/client';
import { sharedView, type SharedView } from '@rastro/sdk/contract';
import { EMBED_WIDGETS, HOUR_MS, type EmbedWidget } from '@rastro/sdk/domain';
import { SharedReplay } from '@rastro/sdk/internal';
import { HELD_FOR_VIEWERS } from '@rastro/sdk/internal/react';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { PageTalk } from './talk-to-page';

const Root = styled.div`
  height: 100vh;
  background: var(--rastro-surface);
  &[data-grows='true'] {
    height: auto;
  }
`;
const LIVE_SHOW = { names: true, plates: true, status: true, groups: false, geofences: true };
/** Files of words of the widgets, beside those that come with them. */
const WORDS = ['share', 'map-tools', 'alarms'] as const;

interface EmbedPageProps {
  widget: EmbedWidget;
  prefix: string;
  locale: string;
  talk: PageTalk;
}

/** The widget that a path names; undefined for none. */
export const readWidget = (pathname: string): EmbedWidget | undefined =>
  EMBED_WIDGETS.find((widget) => pathname === `/embed/${widget}`);

/** One widget in the frame of a partner's page, by the token that the page gives. */
export function EmbedPage({ widget, prefix, locale, talk }: EmbedPageProps): ReactElement {
  const client = useMemo(
    () =>
      createTrackingClient({
        baseUrl: '',
        attributePrefix: prefix,
        auth: { kind: 'embed', getToken: talk.getToken },
      }),
    [prefix, talk],
  );
  const root = useRef<HTMLDivElement>(null);
  const [selectedId, select] = useState<number>();
  const grows = widget === 'device-list';
  useEffect(() => client.on('signedOut', () => talk.tell('ended')), [client, talk]);
  useEffect(() => {
    const element = root.current;
    if (!element || !grows) return;
    const watch = new ResizeObserver(() =>
      talk.tell('height', { height: Math.ceil(element.scrollHeight) }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [talk, grows]);
  useEffect(() => talk.tell('ready'), [talk]);
  const choose = (deviceId: number | undefined) => {
    select(deviceId);
    talk.tell('select', { deviceId: deviceId ?? null });
  };
  return (
    <TrackingProvider client={client} locale={locale} held={HELD_FOR_VIEWERS} appearance={null}>
      <Root ref={root} data-grows={grows}>
        <LazyWords files={WORDS}>
          {widget === 'live-map' ? (
            <LiveMap
              show={LIVE_SHOW}
              selectedId={selectedId}
              onSelect={choose}
              slots={{ tools: null }}
            />
          ) : widget === 'device-list' ? (
            <DeviceList selectedId={selectedId ?? null} onSelect={choose} grouped={false} />
          ) : (
            <History client={client} />
          )}
        </LazyWords>
      </Root>
    </TrackingProvider>
  );
}

/** The way that the token's hours of trail hold. */
function History({ client }: { client: TrackingClient }) {
  const [view, setView] = useState<SharedView>();
  useEffect(() => {
    const gone = new AbortController();
    client
      .resource(sharedView)
      .get(0, { signal: gone.signal })
      .then(
        (told) => {
          const now = Date.now();
          const from = now - told.trailHours * HOUR_MS;
          setView({
            ...told,
            replayFrom: new Date(from).toISOString(),
            replayTo: new Date(now).toISOString(),
          });
        },
        () => undefined,
      );
    client.live.start();
    return () => {
      gone.abort();
      client.live.stop();
    };
  }, [client]);
  return view ? (
    <SharedReplay view={view} endsAt={0} brand={null} sharedBy="" layers={undefined} isFramed />
  ) : null;
}
