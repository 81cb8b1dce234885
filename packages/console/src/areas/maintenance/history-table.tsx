import { usePlanWords } from '@rastro/sdk/internal';
import {
  maintenance,
  maintenanceRecord,
  type MaintenanceRecord,
  type MaintenanceRecordQuery,
} from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import {
  describeError,
  useAccess,
  useDevices,
  useFormat,
  useResource,
  useResourceChanges,
  useSession,
} from '@rastro/sdk/internal/react';
import { useTableLabels } from '@rastro/sdk/resource';
import {
  ConfirmDialog,
  DataTable,
  EmptyState,
  MenuItem,
  type TableColumn,
} from '@rastro/sdk/internal/ui';
import { Trash2, Wrench } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { LoadFailed } from '../../frame/resource/load-failed';

const NOTHING: readonly MaintenanceRecord[] = [];

/** Table of services done on vehicles, the newest first, for export; of one plan, or of all. */
export function HistoryTable({ filter }: { filter?: MaintenanceRecordQuery }): ReactElement {
  const t = useText();
  const format = useFormat();
  const devices = useDevices();
  const words = usePlanWords();
  const labels = useTableLabels(t('services.part.history'));
  const { user } = useSession();
  const mayDelete = useAccess()('delete', 'maintenance').allowed;
  const { data: plans = [] } = useResource(maintenance);
  const { data, error, refresh } = useResource(maintenanceRecord, filter);
  const changes = useResourceChanges(maintenanceRecord);
  const [leaving, setLeaving] = useState<MaintenanceRecord | null>(null);
  if (error !== undefined) {
    return <LoadFailed error={error} onRetry={refresh} />;
  }
  const typeOf = new Map(plans.map(({ id, type }) => [id, type]));
  const nameOf = (deviceId: number): string => {
    const device = devices.get(deviceId);
    return device ? readDeviceName(device) : `#${deviceId}`;
  };
  const columns: TableColumn<MaintenanceRecord>[] = [
    {
      id: 'doneAt',
      label: t('services.done.at'),
      kind: 'date',
      widthPx: 136,
      fixed: true,
      value: ({ doneAt }) => Date.parse(doneAt),
      format: (value) => format.date(Number(value), { year: true }),
    },
    {
      id: 'device',
      label: t('services.due.device'),
      value: ({ deviceId }) => nameOf(deviceId),
    },
    { id: 'plan', label: t('services.due.plan'), value: ({ name }) => name },
    {
      id: 'counter',
      label: t('services.done.counter'),
      widthPx: 144,
      value: ({ counter }) => counter,
      format: (value, { maintenanceId }) =>
        words.start(typeOf.get(maintenanceId) ?? 'totalDistance', Number(value)),
    },
    {
      id: 'cost',
      label: t('services.done.cost'),
      kind: 'number',
      widthPx: 112,
      value: ({ cost }) => cost,
      format: (value) => format.number(Number(value), 2),
    },
    { id: 'note', label: t('services.done.note'), value: ({ note }) => note },
    { id: 'by', label: t('services.done.by'), value: ({ userName }) => userName },
  ];
  const mayTake = ({ userId }: MaintenanceRecord): boolean =>
    mayDelete && (user?.administrator === true || userId === user?.id);
  return (
    <>
      <DataTable<MaintenanceRecord>
        rows={data ?? NOTHING}
        columns={columns}
        rowId={({ id }) => id}
        labels={labels}
        locale={format.locale}
        exportName="maintenance-history"
        status={data === undefined ? 'loading' : 'ready'}
        empty={
          <EmptyState
            icon={<Wrench />}
            title={t('services.history.empty.title')}
            text={t('services.history.empty.text')}
          />
        }
        rowMenu={(record) =>
          mayTake(record) ? (
            <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={() => setLeaving(record)}>
              {t('services.history.delete')}
            </MenuItem>
          ) : null
        }
      />
      {leaving ? (
        <ConfirmDialog
          isOpen
          danger
          title={t('services.history.ask', {
            plan: leaving.name,
            device: nameOf(leaving.deviceId),
          })}
          confirmLabel={t('services.history.delete')}
          cancelLabel={t('form.cancel.action')}
          onConfirm={() => changes.delete(leaving.id)}
          describeFailure={(failure) => t(describeError(failure))}
          onClose={() => setLeaving(null)}
        >
          {t('services.history.askText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
