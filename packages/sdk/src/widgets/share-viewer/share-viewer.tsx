'use client';
import { useContext, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { createSharedClient, type TrackingClient } from '../../client';
import { LabelsScope, useLabels, useServer } from '../../react';
import { describeError } from '../../react/describe-error';
import type { LabelOverrides } from '../../react/labels/label';
import { LazyWords } from '../../react/provider/lazy-words';
import { TrackingContext, useTrackingContext } from '../../react/provider/tracking-context';
import { TrackingProvider } from '../../react/provider/tracking-provider';
import { HELD_FOR_VIEWERS, TrackingScope } from '../../react/provider/tracking-scope';
import { useSharedView } from '../../react/share/use-shared-view';
import { useIsMounted } from '../../react/use-is-mounted';
import { Button, ErrorState, ProgressBar } from '../../ui';
import type { Namespace } from '../../words';
import type { LiveMapProps } from '../live-map';
import { EndNotice } from './end-notice';
import { LinkArrived, LinkEnded } from './link-ended';
import { NotStarted } from './not-started';
import { PinEntry } from './pin-entry';
import { SharedReplay } from './shared-replay';
import { SharedScene } from './shared-scene';

const WORDS: readonly Namespace[] = ['share', 'widgets', 'errors', 'refusals'];

const Waiting = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 16px;
  min-height: 100dvh;
  padding: 24px;
  color: var(--rastro-text-muted);
  text-align: center;
`;

/** Props of {@link ShareViewer}. */
export interface ShareViewerProps {
  /** Out of the address; null goes on with the link that this browser opened last. */
  token: string | null;
  /**
   * Base URL of the server; default the page's own. A page of another site must be allowed there.
   */
  baseUrl?: string;
  /** From `createSharedClient`, for a host with one of its own; keep one for the life of the page. */
  client?: TrackingClient;
  /** Language where no provider says one; default the browser's. */
  locale?: string;
  /** Brand of the page, at the start of the bar. */
  brand?: ReactNode;
  /**
   * Name of the sharer where the account shows none to strangers: an administrator without a
   * company.
   */
  brandName?: string;
  /** Somebody has seen enough; the link lives on. Default: it is closed, and can be opened again. */
  onLeave?: () => void;
  /** The link has ended, and whoever looked was told. Default: `ended` is shown. */
  onEnded?: () => void;
  /** Shown in place of a link that ended. Default says so. */
  ended?: ReactNode;
  /** Shown on servers, and until the words are there. Default nothing. */
  fallback?: ReactNode;
  /** Base maps, as of `LiveMap`. */
  layers?: LiveMapProps['layers'];
  labels?: LabelOverrides;
}

/**
 * Page for the recipient of a link: its vehicles, live on a map, until it ends. Fills the page;
 * needs only its token. Inside a `TrackingProvider` it takes language and look from there.
 */
export function ShareViewer({
  labels,
  locale,
  baseUrl,
  client: given,
  fallback = null,
  ...rest
}: ShareViewerProps): ReactElement {
  const around = useContext(TrackingContext);
  const isMounted = useIsMounted();
  const { token } = rest;
  const server = baseUrl ?? around?.client.baseUrl ?? '';
  const client = useMemo(
    () => given ?? createSharedClient({ baseUrl: server, isCookieless: token !== null }),
    [given, server, token],
  );
  const viewer = (
    <LazyWords files={WORDS} fallback={fallback}>
      <LabelsScope labels={labels}>
        <Viewer key={token} client={client} {...rest} />
      </LabelsScope>
    </LazyWords>
  );
  if (!isMounted) return <>{fallback}</>;
  return around ? (
    viewer
  ) : (
    <TrackingProvider client={client} locale={locale ?? navigator.language} held={HELD_FOR_VIEWERS}>
      {viewer}
    </TrackingProvider>
  );
}

type ViewerProps = Omit<ShareViewerProps, 'labels' | 'locale' | 'baseUrl' | 'fallback'>;

function Viewer(props: ViewerProps & { client: TrackingClient }): ReactElement {
  const { client, token, brand, brandName, onLeave, onEnded, layers } = props;
  const t = useLabels();
  const [isClosed, setClosed] = useState(false);
  const { ended = <LinkEnded isLeft={isClosed} /> } = props;
  const outer = useTrackingContext('ShareViewer');
  const { data: server } = useServer();
  const { state, leave, retry, givePin } = useSharedView(client, token);
  const held = useMemo(() => ({ user: null, ...(server && { server }) }), [server]);

  if (state.kind === 'opening') {
    return (
      <Waiting role="status">
        <ProgressBar label={t('share.waiting.text')} />
        {t('share.waiting.text')}
      </Waiting>
    );
  }
  if (state.kind === 'pin') {
    return (
      <Waiting as="main">
        {brand}
        <PinEntry error={state.error} onGive={givePin} />
      </Waiting>
    );
  }
  if (state.kind === 'waiting') {
    return (
      <Waiting as="main">
        {brand}
        <NotStarted startsAt={state.startsAt} message={state.view.message} />
      </Waiting>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Waiting>
        <ErrorState
          title={t('share.failed.title')}
          text={t({ key: describeError(state.error) })}
          actions={
            <Button variant="primary" onClick={retry}>
              {t('share.retry.action')}
            </Button>
          }
        />
      </Waiting>
    );
  }
  const arrivedAt = state.kind === 'ended' ? state.arrivedAt : null;
  if (isClosed) return <>{ended}</>;
  if (state.view === null) return arrivedAt ? <LinkArrived arrivedAt={arrivedAt} /> : <>{ended}</>;
  const close = () => setClosed(true);
  const Scene = state.view.replayFrom === null ? SharedScene : SharedReplay;
  return (
    <TrackingScope {...outer} client={client} held={held} appearance={null}>
      <Scene
        view={state.view}
        endsAt={state.kind === 'open' ? state.endsAt : 0}
        brand={brand}
        sharedBy={state.view.sharedBy || (brandName ?? '')}
        layers={layers}
        onLeave={() => void leave().then(onLeave ?? close)}
      />
      {state.kind === 'ended' ? (
        <EndNotice arrivedAt={arrivedAt} onLeave={onEnded ?? close} />
      ) : null}
    </TrackingScope>
  );
}
