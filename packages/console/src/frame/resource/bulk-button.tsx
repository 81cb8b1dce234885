import type { AccessSubject } from '@rastro/sdk/domain';
import { useAccess } from '@rastro/sdk/internal/react';
import { Dialog, IconButton } from '@rastro/sdk/internal/ui';
import type { BulkOptions, ResourceTableProps, ResourceView } from '@rastro/sdk/resource';
import { ListChecks } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { BulkTable } from './bulk-table';

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

/** Opens a table of what its page lists in another way, so that many can be chosen and changed at once. */
export function BulkButton({
  bulk,
  subject,
  title,
  columns = bulk.view.columns,
  table,
}: {
  bulk: BulkOptions;
  subject?: AccessSubject | undefined;
  title: string;
  columns?: ResourceView['columns'] | undefined;
  /** More of the table. */
  table?: Pick<ResourceTableProps, 'cells' | 'keep'>;
}): ReactElement | null {
  const t = useText();
  const access = useAccess();
  const [isOpen, setOpen] = useState(false);
  const view = useMemo(() => ({ ...bulk.view, columns }), [bulk, columns]);
  const { area } = view.resource;
  const may = (action: 'update' | 'delete') =>
    access(action, area as Parameters<typeof access>[1], subject).allowed;
  if (!may('update') && !may('delete')) return null;
  return (
    <>
      <IconButton
        label={t('bulk.open.action')}
        icon={<ListChecks aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Dialog
          isOpen
          onClose={() => setOpen(false)}
          size="page"
          title={title}
          closeLabel={t('panel.close.action')}
        >
          <Frame>
            <BulkTable {...table} view={view} bulk={bulk} subject={subject} label={title} />
          </Frame>
        </Dialog>
      ) : null}
    </>
  );
}
