import { deletedDevice } from '@rastro/sdk/contract';
import {
  describeError,
  useAccess,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { defineView, ResourceTable, type TableItem } from '@rastro/sdk/resource';
import {
  ConfirmDialog,
  EmptyState,
  MenuItem,
  type BulkAction,
  type RowId,
} from '@rastro/sdk/internal/ui';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../frame/i18n/text-context';
import { useUndoNotice } from '../../frame/notice/use-undo-notice';
import { PageSurface } from '../../frame/shell/surface/page-surface';

const view = defineView(deletedDevice, {
  columns: ['name', 'uniqueId', 'groupId', 'deletedAt'],
  form: [],
});
const NO_IDS: ReadonlySet<RowId> = new Set();
const nameOf = (item: TableItem): string => String(item['name']);

interface Asked {
  done: 'restore' | 'end';
  items: readonly TableItem[];
}

/** Devices that were deleted and are kept: brought back, or ended for good. */
export function DeletedDevicesPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { rule } = useAccess()('delete', 'devices');
  const client = useTrackingClient().resource(deletedDevice);
  const { refresh } = useResource(deletedDevice);
  const [selectedIds, setSelectedIds] = useState(NO_IDS);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { show, notice } = useUndoNotice();
  const ask = (done: Asked['done'], items: readonly TableItem[]) => setAsked({ done, items });
  const bulkActions: BulkAction<TableItem>[] = [
    {
      id: 'restore',
      label: t('deleted.restore.action'),
      icon: <ArchiveRestore aria-hidden="true" />,
      onAct: (items) => ask('restore', items),
    },
    {
      id: 'end',
      label: t('deleted.end.action'),
      icon: <Trash2 aria-hidden="true" />,
      onAct: (items) => ask('end', items),
    },
  ];

  async function carryOut({ done, items }: Asked): Promise<void> {
    try {
      for (const { id } of items) {
        if (done === 'restore') await client.restore({ id });
        else await client.delete(id);
      }
    } finally {
      await refresh();
    }
    setSelectedIds(NO_IDS);
    show({ text: t(`deleted.${done}.done`, { count: items.length, name: nameOf(items[0]!) }) });
  }

  return (
    <PageSurface title={t('nav.deletedDevices.label')} onClose={() => void navigate('/devices')}>
      {rule ? (
        <EmptyState icon={<Trash2 />} title={t(`error.code.${rule}`)} />
      ) : (
        <ResourceTable
          view={view}
          selectedIds={selectedIds}
          bulkActions={bulkActions}
          label={t('nav.deletedDevices.label')}
          exportName="deleted-devices"
          onSelectionChange={setSelectedIds}
          empty={
            <EmptyState
              icon={<Trash2 />}
              title={t('deleted.empty.title')}
              text={t('deleted.empty.text')}
            />
          }
          rowMenu={(item) =>
            bulkActions.map(({ id, label, icon, onAct }) => (
              <MenuItem key={id} icon={icon} onSelect={() => onAct([item])}>
                {label}
              </MenuItem>
            ))
          }
        />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        danger={asked?.done === 'end'}
        title={
          asked
            ? t(`deleted.${asked.done}.title`, {
                count: asked.items.length,
                name: nameOf(asked.items[0]!),
              })
            : ''
        }
        confirmLabel={t(`deleted.${asked?.done ?? 'restore'}.action`)}
        cancelLabel={t('deleted.cancel.action')}
        onConfirm={() => (asked ? carryOut(asked) : undefined)}
        describeFailure={(error) => t(describeError(error))}
        onClose={() => setAsked(null)}
      >
        {t(`deleted.${asked?.done ?? 'restore'}.text`)}
      </ConfirmDialog>
      {notice}
    </PageSurface>
  );
}
