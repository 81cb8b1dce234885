import { expectDueMs, readDeviceName, type DueLine } from '@rastro/sdk/domain';
import type { Maintenance } from '@rastro/sdk/contract';
import {
  useAccess,
  useDevices,
  useDueLines,
  useFormat,
  useLeftText,
} from '@rastro/sdk/internal/react';
import { useTableLabels } from '@rastro/sdk/resource';
import { Button, DataTable, EmptyState, MenuItem, type TableColumn } from '@rastro/sdk/internal/ui';
import { Check, Wrench } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { DoneDialog } from './done-dialog';
import { LoadFailed } from '../../frame/resource/load-failed';

const Overdue = styled.span`
  color: var(--rastro-status-alarm-text);
  font-weight: 500;
`;
type Line = DueLine<Maintenance>;
const idOf = ({ deviceId, plan }: Line): string => `${deviceId}-${plan.id}`;
const NOTHING: readonly Line[] = [];

/**
 * Table of due services by vehicle, overdue ones first: what is left, the expected date at the
 * present pace, and a button to record the service.
 */
export function DueTable({ planId }: { planId?: number }): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const format = useFormat();
  const sayLeft = useLeftText();
  const devices = useDevices();
  const labels = useTableLabels(t('services.part.due'));
  const { lines, paceOf, nowMs, error, refresh } = useDueLines();
  const mayDo = useAccess()('create', 'maintenance').allowed;
  const [doing, setDoing] = useState<Line | null>(null);
  const rows = useMemo(
    () => (planId === undefined ? lines : lines?.filter(({ plan }) => plan.id === planId)),
    [lines, planId],
  );
  if (error !== undefined) {
    return <LoadFailed error={error} onRetry={refresh} />;
  }
  if (lines === null) {
    return <EmptyState icon={<Wrench />} title={t('services.due.unknown')} />;
  }
  const nameOf = (deviceId: number): string => {
    const device = devices.get(deviceId);
    return device ? readDeviceName(device) : `#${deviceId}`;
  };
  const doneColumn: TableColumn<Line> = {
    id: 'done',
    label: t('services.done.action'),
    widthPx: 112,
    value: () => '',
    inFile: false,
    sortable: false,
    cell: (line) => (
      <Button
        size="sm"
        aria-label={t('services.done.actionOf', {
          plan: line.plan.name,
          device: nameOf(line.deviceId),
        })}
        onClick={(event) => {
          // The row opens its vehicle.
          event.stopPropagation();
          setDoing(line);
        }}
      >
        {t('services.done.action')}
      </Button>
    ),
  };
  const columns: TableColumn<Line>[] = [
    {
      id: 'device',
      label: t('services.due.device'),
      fixed: true,
      value: ({ deviceId }) => nameOf(deviceId),
    },
    { id: 'plan', label: t('services.due.plan'), value: ({ plan }) => plan.name },
    {
      id: 'left',
      label: t('services.due.left'),
      widthPx: 176,
      value: ({ plan, next }) => next.remaining / plan.period,
      format: (_, { plan, next }) => sayLeft(plan.type, next.remaining),
      cell: ({ plan, next }) => {
        const text = sayLeft(plan.type, next.remaining);
        return next.remaining < 0 ? <Overdue>{text}</Overdue> : text;
      },
    },
    {
      id: 'when',
      label: t('services.due.when'),
      kind: 'date',
      widthPx: 136,
      value: (line) => expectDueMs(line, paceOf(line.deviceId), nowMs),
      format: (value) => format.date(Number(value), { year: true }),
    },
    ...(mayDo ? [doneColumn] : []),
  ];
  return (
    <>
      <DataTable<Line>
        rows={rows ?? NOTHING}
        columns={columns}
        rowId={idOf}
        labels={labels}
        locale={format.locale}
        exportName="maintenance-due"
        status={lines === undefined ? 'loading' : 'ready'}
        empty={
          <EmptyState
            icon={<Wrench />}
            title={t('services.due.empty.title')}
            text={t('services.due.empty.text')}
          />
        }
        // Cards have no room for the button.
        {...(mayDo && {
          rowMenu: (line: Line) => (
            <MenuItem icon={<Check aria-hidden="true" />} onSelect={() => setDoing(line)}>
              {t('services.done.action')}
            </MenuItem>
          ),
        })}
        onOpen={({ deviceId }) => void navigate(`/devices/${deviceId}`)}
      />
      {doing ? <DoneDialog line={doing} nowMs={nowMs} onClose={() => setDoing(null)} /> : null}
    </>
  );
}
