import { GeofenceList, GeofenceMenu } from '@rastro/sdk/internal';
import { geofence } from '@rastro/sdk/contract';
import {
  describeError,
  useAccess,
  useFenceList,
  useFenceVisitors,
} from '@rastro/sdk/internal/react';
import { bulkGeofenceView, type TableItem } from '@rastro/sdk/resource';
import { Button, EmptyState, ErrorState, ProgressBar, SearchField } from '@rastro/sdk/internal/ui';
import { Hexagon, Plus, SearchX } from 'lucide-react';
import { useMemo, useState, type ComponentProps, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { FenceEditing } from './fence-editing';
import { FencesOnMap } from './fences-on-map';
import { FenceView } from './fence-view';
import { useFenceRemoval } from './use-fence-removal';
import { useOpenFence } from './use-open-fence';
import { useUndoNotice } from '../../frame/notice/use-undo-notice';
import { useText } from '../../frame/i18n/text-context';
import { BulkButton } from '../../frame/resource/bulk-button';
import { MapPortal } from '../../frame/map/map-scene';
import { AllHolderLinks } from '../../frame/resource/links/holder-links';
import { useShell } from '../../frame/shell/surface/shell-context';
import { PageSurface } from '../../frame/shell/surface/page-surface';

const BULK = { view: bulkGeofenceView };

const Search = styled.div`
  padding: 12px;
  border-bottom: 1px solid var(--rastro-border);
`;

const Gone = styled.p`
  margin: 12px 16px;
  color: var(--rastro-text-muted);
`;

/** Buttons in the head of the page: a new fence, many at once, files. */
function FenceTools({
  fences,
  mayCreate,
  onNew,
}: {
  fences: ReturnType<typeof useFenceList>['ordinary'];
  mayCreate: boolean;
  onNew: () => void;
}): ReactElement {
  const t = useText();
  // Anchors of vehicles are set and lifted at these.
  const table = useMemo(() => {
    const ids = new Set(fences?.map(({ fence }) => fence.id));
    return { keep: ({ id }: TableItem) => ids.has(id) };
  }, [fences]);
  const exported = (fences ?? []).map(({ fence }) => fence);
  return (
    <>
      {mayCreate ? (
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={onNew}>
          {t('geofences.new.action')}
        </Button>
      ) : null}
      <BulkButton bulk={BULK} title={t('geofences.page.title')} table={table} />
      <GeofenceMenu fences={exported} mayImport={mayCreate} />
    </>
  );
}

/** One fence, with the accounts and things that have it. */
function OpenFence({
  entry,
  visitors,
  onEdit,
  onDeleted,
  onFailed,
}: Pick<ComponentProps<typeof FenceView>, 'entry' | 'visitors' | 'onEdit'> & {
  /** Hears how the fence is brought back. */
  onDeleted: (undo: () => void) => void;
  /** Hears why it could not be brought back. */
  onFailed: (text: string) => void;
}): ReactElement {
  const t = useText();
  const remove = useFenceRemoval();
  return (
    <FenceView
      entry={entry}
      visitors={visitors}
      onEdit={onEdit}
      onDelete={async (fence) => {
        const again = await remove(fence);
        const fail = (error: unknown) => onFailed(t(describeError(error)));
        onDeleted(() => void again().catch(fail));
      }}
    >
      <AllHolderLinks resource={geofence} id={entry.fence.id} />
    </FenceView>
  );
}

/** Fences that the search finds, or why none are shown. */
function FoundFences({
  list,
  query,
  isEmpty,
  mayCreate,
  ...shown
}: Pick<ComponentProps<typeof GeofenceList>, 'visitors' | 'selectedId' | 'onSelect'> & {
  list: ReturnType<typeof useFenceList>;
  query: string;
  /** The account has no fences at all. */
  isEmpty: boolean;
  mayCreate: boolean;
}): ReactElement | null {
  const t = useText();
  if (list.error && !list.ordinary) {
    return (
      <ErrorState
        title={t('geofences.error.title')}
        text={t(describeError(list.error))}
        actions={<Button onClick={() => void list.refresh()}>{t('geofences.retry.action')}</Button>}
      />
    );
  }
  if (isEmpty) {
    return (
      <EmptyState
        icon={<Hexagon />}
        title={t('geofences.none.title')}
        text={t(mayCreate ? 'geofences.none.text' : 'geofences.none.ask')}
      />
    );
  }
  if (list.ordinary?.length === 0 && list.anchors?.length === 0) {
    return <EmptyState icon={<SearchX />} title={t('geofences.noMatch.title', { query })} />;
  }
  if (!list.ordinary || !list.anchors) return null;
  return <GeofenceList {...shown} ordinary={list.ordinary} anchors={list.anchors} />;
}

/** The fences that the account sees, beside the map on which they are drawn and changed. */
export function GeofencesPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const [open, show] = useOpenFence();
  const [query, setQuery] = useState('');
  const list = useFenceList(query);
  const whole = useFenceList();
  const visitors = useFenceVisitors();
  const { isPhone } = useShell();
  const { show: tell, notice } = useUndoNotice();
  const close = () => void navigate('/home');
  const openId = 'id' in open ? open.id : null;
  const entry = [...(whole.ordinary ?? []), ...(whole.anchors ?? [])].find(
    ({ fence }) => fence.id === openId,
  );
  const onMap = useMemo(() => <FencesOnMap selectedId={openId} />, [openId]);
  const toList = () => show({ kind: 'list' });
  const mayCreate = access('create', 'geofences').allowed;

  if (open.kind === 'new' || (open.kind === 'edit' && entry)) {
    return (
      <>
        <FenceEditing
          key={openId}
          fence={entry?.fence ?? null}
          onClose={close}
          onDone={(saved) => {
            if (saved) tell({ text: t('geofences.saved.text', { name: saved.name }) });
            const id = saved?.id ?? openId;
            show(id === null ? { kind: 'list' } : { kind: 'view', id });
          }}
        />
        {notice}
      </>
    );
  }
  if (openId !== null && entry) {
    return (
      <PageSurface title={entry.fence.name} onBack={toList} onClose={isPhone ? toList : close}>
        <MapPortal>{onMap}</MapPortal>
        <OpenFence
          key={openId}
          entry={entry}
          visitors={visitors}
          onEdit={() => show({ kind: 'edit', id: openId })}
          onDeleted={(undo) => {
            show({ kind: 'list' });
            const text = t('geofences.deleted.text', { name: entry.fence.name });
            tell({ text, ...(mayCreate && { undo }) });
          }}
          onFailed={(text) => tell({ text, isFailure: true })}
        />
        {notice}
      </PageSurface>
    );
  }
  return (
    <PageSurface
      title={t('geofences.page.title')}
      trailing={
        <FenceTools
          fences={whole.ordinary}
          mayCreate={mayCreate}
          onNew={() => show({ kind: 'new' })}
        />
      }
      onClose={close}
    >
      <MapPortal>{onMap}</MapPortal>
      <Search>
        <SearchField
          label={t('geofences.search.label')}
          placeholder={t('geofences.search.label')}
          clearLabel={t('geofences.search.clear')}
          value={query}
          onChange={setQuery}
        />
      </Search>
      {list.isLoading ? <ProgressBar label={t('app.loading.label')} /> : null}
      {openId !== null && whole.ordinary ? (
        <Gone role="status">{t('geofences.gone.title')}</Gone>
      ) : null}
      <FoundFences
        list={list}
        query={query}
        isEmpty={whole.ordinary?.length === 0 && whole.anchors?.length === 0}
        mayCreate={mayCreate}
        visitors={visitors}
        selectedId={openId}
        onSelect={(id) => show({ kind: 'view', id })}
      />
      {notice}
    </PageSurface>
  );
}
