import type { AccessArea } from '@rastro/sdk/domain';
import { useAccess } from '@rastro/sdk/react';
import { ResourceTable, type ResourceTableProps, type ResourceView } from '@rastro/sdk/resource';
import { Button, EmptyState, type UnsavedGuard } from '@rastro/sdk/ui';
import { Plus, type LucideIcon } from 'lucide-react';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { PageSurface } from '../shell/surface/page-surface';
import { ItemDrawer, type ItemFormOptions } from './item-drawer';
import { useOpenItem, type OpenItem } from './use-open-item';

const Columns = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;
const List = styled.div`
  flex: 1;
  min-width: 0;
`;

/** Props of {@link ResourcePage}. */
export interface ResourcePageProps extends ItemFormOptions {
  /** What is listed and changed, made with `defineView`. */
  view: ResourceView;
  /** The area of rights that it falls under. */
  area: AccessArea;
  Icon: LucideIcon;
  words: {
    title: string;
    /** Of the button that makes one. */
    create: string;
    /** When there is none yet. */
    empty: { title: string; text: string };
  };
  /** What one is called. Default its first column. */
  nameOf?: (item: Readonly<Record<string, unknown>>) => string;
  table?: Pick<ResourceTableProps, 'cells' | 'keep' | 'moreColumns'>;
  /** Makes one in a way of its own, in place of the form. */
  onCreate?: () => void;
  children?: ReactNode;
}

/**
 * The page of a resource: its list, one of its things or the form of a new one beside it, what that is linked to, and
 * the way to delete it. What is open stands in the address.
 */
export function ResourcePage({
  view,
  area,
  Icon,
  words,
  nameOf = (item) => String(item[view.columns[0] ?? 'name'] ?? ''),
  onCreate,
  children,
  ...rest
}: ResourcePageProps): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const [open, show] = useOpenItem();
  const guard = useRef<Pick<UnsavedGuard, 'ask'>>(null);
  function leave(next: OpenItem) {
    const go = () => show(next);
    if (guard.current) guard.current.ask(go);
    else go();
  }
  const { rule } = access('read', area);
  const openId = 'id' in open ? open.id : null;
  const newButton = access('create', area).allowed ? (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={onCreate ?? (() => leave({ kind: 'new' }))}
    >
      {words.create}
    </Button>
  ) : undefined;
  return (
    <PageSurface
      title={words.title}
      trailing={rule ? undefined : newButton}
      onClose={() => void navigate('/home')}
    >
      {rule ? (
        <EmptyState icon={<Icon />} title={t(`error.code.${rule}`)} />
      ) : (
        <Columns>
          <List>
            <ResourceTable
              {...rest.table}
              view={view}
              label={words.title}
              currentId={openId}
              onOpen={({ id }) => leave({ kind: 'view', id })}
              empty={<EmptyState icon={<Icon />} {...words.empty} actions={newButton} />}
            />
          </List>
          <ItemDrawer
            {...{ ...rest, view, open, guard, nameOf }}
            title={words.title}
            createTitle={words.create}
            onClose={() => leave({ kind: 'none' })}
            onSaved={(item) => show({ kind: 'view', id: item.id })}
            onDeleted={() => show({ kind: 'none' })}
          />
        </Columns>
      )}
      {children}
    </PageSurface>
  );
}
