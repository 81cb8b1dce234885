import type { AccessArea, AccessSubject } from '@rastro/sdk/domain';
import { useAccess } from '@rastro/sdk/internal/react';
import {
  type BulkOptions,
  ResourceTable,
  type ResourceTableProps,
  type ResourceView,
} from '@rastro/sdk/resource';
import { Button, EmptyState, type UnsavedGuard } from '@rastro/sdk/internal/ui';
import { Plus, type LucideIcon } from 'lucide-react';
import {
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { ImportButton } from '../import/import-button';
import { PageSurface } from '../shell/surface/page-surface';
import { BesideExtra, type ExtraColumn } from './beside-extra';
import { ButtonWords } from './button-words';
import { BulkButton } from './bulk-button';
import { BulkTable } from './bulk-table';
import { PageMenu } from './page-menu';
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
  min-height: 0;
  display: flex;
  flex-direction: column;
`;

/** A list drawn in a way of its own. */
export interface OwnList {
  /** The thing that is open beside it. */
  currentId: number | null;
  /** Something stands beside it: one of its things, or the form of a new one. */
  isBeside: boolean;
  /** Opens one; asks before what is not saved is lost. */
  onOpen: (item: { readonly id: number }) => void;
  /** Stands there while there is none. */
  empty: ReactElement;
  /** Makes a new one; undefined where the account may not. */
  newButton: ReactElement | undefined;
}

/** State of a page's own drawer beside the list. */
export interface OwnDrawer {
  open: OpenItem;
  /** Shows something else; what is not saved is gone. */
  onShow: (next: OpenItem) => void;
  /** The same, but asks before what is not saved is lost. */
  onLeave: (next: OpenItem) => void;
  /** Guard of the form, for the question about unsaved changes. */
  guard: Ref<Pick<UnsavedGuard, 'ask'>>;
}

/** Props of {@link ResourcePage}. */
export interface ResourcePageProps extends ItemFormOptions {
  /**
   * View of the items listed and changed, made with `defineView`; required unless list and drawer
   * are the page's own.
   */
  view?: ResourceView;
  /** In place of the table. */
  list?: (list: OwnList) => ReactElement;
  /** In place of the drawer with the form. */
  drawer?: (drawer: OwnDrawer) => ReactNode;
  /** The area of rights that it falls under, and whose things they are where that matters. */
  area: AccessArea;
  subject?: AccessSubject;
  Icon: LucideIcon;
  words: {
    title: string;
    /** Label of the button that creates one. */
    create: string;
    /** Text of the empty state. */
    empty: { title: string; text: string };
  };
  /** Returns an item's name. Default its first column. */
  nameOf?: (item: Readonly<Record<string, unknown>>) => string;
  table?: Omit<ResourceTableProps, 'view' | 'label' | 'currentId' | 'onOpen' | 'empty'>;
  /** Options for bulk changes, where they differ from `view`; null for none. */
  bulk?: BulkOptions | null;
  /** A column beside that of the list, which is narrow then. */
  extra?: ExtraColumn;
  foot?: ReactNode;
  /** Beside the button of a new one. */
  actions?: ReactNode;
  /** Entries of a menu after those, in which the import stands too. */
  menu?: ReactNode;
  onBack?: () => void;
  /** Makes one in a way of its own, in place of the form. */
  onCreate?: () => void;
  children?: ReactNode;
}

/** A part that the page draws itself. */
const Own = <Given,>({ draw, ...given }: Given & { draw: (given: Given) => ReactNode }) =>
  draw(given as Given);

/** The item that is open beside the list; leaving it asks before what is not saved is lost. */
function useGuardedItem(): Pick<OwnDrawer, 'open'> & {
  show: OwnDrawer['onShow'];
  leave: OwnDrawer['onLeave'];
  guard: RefObject<Pick<UnsavedGuard, 'ask'> | null>;
} {
  const [open, show] = useOpenItem();
  const guard = useRef<Pick<UnsavedGuard, 'ask'>>(null);
  function leave(next: OpenItem) {
    const go = () => show(next);
    if (guard.current) guard.current.ask(go);
    else go();
  }
  return { open, show, leave, guard };
}

/** Draws the button of a new one; undefined where the account may not. */
function useNewButton(
  area: AccessArea,
  onCreate: () => void,
): (text: ReactNode) => ReactElement | undefined {
  const mayCreate = useAccess()('create', area).allowed;
  return (text) =>
    mayCreate ? (
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
        {text}
      </Button>
    ) : undefined;
}

/** Buttons in the head of the page: those of its own, the import, and the new one as children. */
function PageTools({
  area,
  actions,
  bulk,
  menu,
  children,
}: Pick<ResourcePageProps, 'area' | 'actions' | 'menu' | 'children'> & {
  /** Changes many at once where no table does; null for none. */
  bulk: ComponentProps<typeof BulkButton> | null;
}): ReactElement {
  return (
    <>
      {actions}
      {bulk ? <BulkButton {...bulk} /> : null}
      {menu === undefined ? (
        <ImportButton listPath={`/${area}`} />
      ) : (
        <PageMenu listPath={`/${area}`}>{menu}</PageMenu>
      )}
      {children}
    </>
  );
}

/** The list as a table, with bulk changes where there are any. */
const ItemTable = ({
  bulk,
  subject,
  ...table
}: ResourceTableProps & {
  bulk: BulkOptions | null | undefined;
  subject: AccessSubject | undefined;
}): ReactElement =>
  bulk ? <BulkTable {...table} bulk={bulk} subject={subject} /> : <ResourceTable {...table} />;

/**
 * The page of a resource: its list, one of its things or the form of a new one beside it, what that is linked to, and
 * the way to delete it. What is open stands in the address.
 */
export function ResourcePage({
  view,
  area,
  subject,
  Icon,
  words,
  table,
  list,
  drawer,
  extra,
  foot,
  actions,
  menu,
  onBack,
  nameOf = (item) => String(item[view?.columns[0] ?? 'name'] ?? ''),
  onCreate,
  bulk = view && { view },
  children,
  ...rest
}: ResourcePageProps): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const { open, show, leave, guard } = useGuardedItem();
  const { allowed, rule } = access('read', area, subject);
  const openId = 'id' in open ? open.id : null;
  const drawNew = useNewButton(area, onCreate ?? (() => leave({ kind: 'new' })));
  const newButton = drawNew(words.create);
  const shared = {
    currentId: openId,
    onOpen: ({ id }: { readonly id: number }) => leave({ kind: 'view', id }),
    empty: <EmptyState icon={<Icon />} {...words.empty} actions={newButton} />,
  };
  const beside = drawer ? (
    <Own draw={drawer} open={open} guard={guard} onShow={show} onLeave={leave} />
  ) : view ? (
    <ItemDrawer
      {...rest}
      view={view}
      open={open}
      guard={guard}
      nameOf={nameOf}
      title={words.title}
      createTitle={words.create}
      onClose={() => leave({ kind: 'none' })}
      onSaved={(item) => show({ kind: 'view', id: item.id })}
      onDeleted={() => show({ kind: 'none' })}
    />
  ) : null;
  const surface = (
    <PageSurface
      title={words.title}
      trailing={
        allowed ? (
          <PageTools
            area={area}
            actions={actions}
            menu={menu}
            bulk={
              list && bulk ? { bulk, subject, title: words.title, columns: view?.columns } : null
            }
          >
            {drawNew(<ButtonWords>{words.create}</ButtonWords>)}
          </PageTools>
        ) : undefined
      }
      foot={allowed ? foot : undefined}
      {...(onBack && { onBack })}
      onClose={() => void navigate('/home')}
    >
      {rule ? (
        <EmptyState icon={<Icon />} title={t(`error.code.${rule}`)} />
      ) : allowed ? (
        <Columns>
          <List>
            {list ? (
              <Own {...shared} draw={list} isBeside={open.kind !== 'none'} newButton={newButton} />
            ) : view ? (
              <ItemTable
                {...table}
                {...shared}
                view={view}
                bulk={bulk}
                subject={subject}
                label={words.title}
              />
            ) : null}
          </List>
          {extra ? null : beside}
        </Columns>
      ) : null}
    </PageSurface>
  );
  return (
    <>
      {extra && allowed ? (
        <BesideExtra extra={extra} drawer={beside}>
          {surface}
        </BesideExtra>
      ) : (
        surface
      )}
      {children}
    </>
  );
}
