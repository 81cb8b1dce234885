'use client';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TrackingClient } from '../../client';
import { LabelsScope, useLabels, useServer } from '../../react';
import { describeError } from '../../react/describe-error';
import type { LabelOverrides } from '../../react/labels/label';
import { LazyWords } from '../../react/provider/lazy-words';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { TrackingScope } from '../../react/provider/tracking-scope';
import { useSharedView } from '../../react/share/use-shared-view';
import { Button, ErrorState, ProgressBar } from '../../ui';
import type { Namespace } from '../../words';
import type { LiveMapProps } from '../live-map';
import { EndNotice } from './end-notice';
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
  /** From `createSharedClient`; keep one for the life of the page. */
  client: TrackingClient;
  /** Out of the address; null goes on with the link that this browser opened last. */
  token: string | null;
  /** Whose page it is, at the start of the bar. */
  brand?: ReactNode;
  /** Who shares where the account names nobody to strangers: an administrator's without a company. */
  brandName?: string;
  /** Somebody has seen enough; the link lives on. */
  onLeave: () => void;
  /** The link has ended, and whoever looked was told. */
  onEnded: () => void;
  /** Shown in place of a link that ended before anything was seen. */
  ended: ReactNode;
  /** Base maps, as of `LiveMap`. */
  layers?: LiveMapProps['layers'];
  labels?: LabelOverrides;
}

/** What somebody sees who was given a link: its vehicles, live on a map, until it ends. */
export function ShareViewer({ labels, ...rest }: ShareViewerProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <LabelsScope labels={labels}>
        <Viewer {...rest} />
      </LabelsScope>
    </LazyWords>
  );
}

function Viewer(props: Omit<ShareViewerProps, 'labels'>): ReactElement {
  const { client, token, brand, brandName, onLeave, onEnded, ended, layers } = props;
  const t = useLabels();
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
  if (state.view === null) return <>{ended}</>;
  const Scene = state.view.replayFrom === null ? SharedScene : SharedReplay;
  return (
    <TrackingScope {...outer} client={client} held={held} appearance={null}>
      <Scene
        view={state.view}
        endsAt={state.kind === 'open' ? state.endsAt : 0}
        brand={brand}
        sharedBy={state.view.sharedBy || (brandName ?? '')}
        layers={layers}
        onLeave={() => void leave().then(onLeave)}
      />
      {state.kind === 'ended' ? <EndNotice onLeave={onEnded} /> : null}
    </TrackingScope>
  );
}
