import { useResourceItem } from '@rastro/sdk/internal/react';
import {
  ResourceForm,
  type ResourceFormProps,
  type ResourceView,
  type SavedItem,
} from '@rastro/sdk/resource';
import { Drawer, ProgressBar, type UnsavedGuard } from '@rastro/sdk/internal/ui';
import type { ReactElement, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { AllHolderLinks } from './links/holder-links';
import type { OpenItem } from './use-open-item';
import { LoadFailed } from './load-failed';

/** In line with the fields above. */
const Links = styled.div`
  & > section {
    padding-inline: 24px;
    @media (max-width: 768px) {
      padding-inline: 16px;
    }
  }
`;

/** Settings of a page for the form of its things. */
export interface ItemFormOptions {
  form?: Pick<ResourceFormProps, 'check' | 'draft' | 'fields' | 'moreNew' | 'save'> & {
    /** View of the form, where it is more than the members of the resource. */
    view?: ResourceView;
    /** One as that form shows it. Keep the function between renders. */
    toItem?: (item: SavedItem) => SavedItem;
    /** True when an item is read-only, even for accounts that may change others. */
    isReadOnly?: (item: SavedItem) => boolean;
  };
  /** Below the form of one that is saved, before what it is linked to. */
  more?: (item: SavedItem) => ReactNode;
}

/** One thing of a resource beside its list, read anew: the list may have come long ago, or leave it out. */
export function ItemDrawer({
  view,
  open,
  nameOf,
  title,
  createTitle,
  more,
  form: { toItem, isReadOnly, moreNew, ...form } = {},
  guard,
  onClose,
  onSaved,
  onDeleted,
}: ItemFormOptions & {
  view: ResourceView;
  open: OpenItem;
  guard: Ref<Pick<UnsavedGuard, 'ask'>>;
  nameOf: (item: SavedItem) => string;
  /** While it is not known what it is called. */
  title: string;
  /** While a new one is written. */
  createTitle: string;
  onClose: () => void;
  onSaved: (item: SavedItem) => void;
  onDeleted: () => void;
}): ReactElement {
  const t = useText();
  const { resource } = view;
  const id = 'id' in open ? open.id : null;
  const item = useResourceItem(resource, id);
  const value = id === null ? null : ((item.data as SavedItem | undefined) ?? null); // it has an id
  const isForm = open.kind === 'new' || value !== null;
  return (
    <Drawer
      isOpen={open.kind !== 'none'}
      onClose={onClose}
      title={open.kind === 'new' ? createTitle : value ? nameOf(value) : title}
      closeLabel={t('panel.close.action')}
    >
      {isForm ? (
        <ResourceForm
          view={view}
          onSaved={onSaved}
          onDeleted={onDeleted}
          {...form}
          isReadOnly={value !== null && isReadOnly?.(value) === true}
          value={value && toItem ? toItem(value) : value}
          onCancel={onClose}
          key={id}
          ref={guard}
          moreNew={moreNew && ((values) => <Links>{moreNew(values)}</Links>)}
          more={(saved) => (
            <Links>
              {more?.(saved)}
              <AllHolderLinks resource={resource} id={saved.id} />
            </Links>
          )}
        />
      ) : item.error === undefined ? (
        <ProgressBar label={t('app.loading.label')} />
      ) : (
        <LoadFailed error={item.error} onRetry={item.refresh} />
      )}
    </Drawer>
  );
}
