import { useMemo, useState, type ReactElement } from 'react';
import { FolderInput, Pencil, Trash2 } from 'lucide-react';
import { HOSTILE_NAMES } from '../../../../../../.ladle/hostile-names';
import { useStoryLanguage } from '../../../../../../.ladle/story-language';
import { DAY_MS, formatDate, formatNumber } from '../../../domain';
import { useTableLabels } from '../../../react/resource';
import { SAMPLE_TIME } from '../../../testing';
import { Plate } from '../plate';
import { StatusGlyph } from '../status-glyph';
import { MenuDivider, MenuItem } from '../../overlay/menu-entries';
import { VehicleAvatar } from '../vehicle-avatar';
import { DataTable } from './data-table';
import type { DataTableProps } from './data-table-props';
import type { RowId, TableColumn } from './model/table-column';

export default { title: 'SDK / ui / Data table' };

interface Vehicle {
  id: number;
  name: string;
  plate: string;
  groupId: number;
  status: 'moving' | 'idle' | 'stopped' | 'offline' | 'unknown';
  category: string;
  odometerKm: number | null;
  expiresAt: number;
  isLocked: boolean;
}

const GROUPS = ['Agro Campo Belo', 'Entregas Zona Sul', 'Frota executiva', 'Ônibus fretado'];
const KINDS = [
  ['Fiorino', 'van'],
  ['Corolla', 'car'],
  ['VUC', 'truck'],
  ['Moto', 'motorcycle'],
] as const;
const STATUSES = ['moving', 'moving', 'stopped', 'idle', 'offline', 'unknown'] as const;
const WORDS = {
  'pt-BR': ['Nome', 'Placa', 'Grupo', 'Situação', 'Odômetro', 'Vencimento', 'Bloqueado'],
  es: ['Nombre', 'Placa', 'Grupo', 'Estado', 'Odómetro', 'Vencimiento', 'Bloqueado'],
  'en-US': ['Name', 'Plate', 'Group', 'Status', 'Odometer', 'Due', 'Locked'],
};
const STATES = {
  'pt-BR': ['Em movimento', 'Ligado parado', 'Parado', 'Offline', 'Desconhecido'],
  es: ['En movimiento', 'Encendido', 'Detenido', 'Sin conexión', 'Desconocido'],
  'en-US': ['Moving', 'Idling', 'Stopped', 'Offline', 'Unknown'],
};
const ACTIONS = {
  'pt-BR': ['Mover de grupo', 'Editar', 'Excluir', 'Novo veículo'],
  es: ['Mover de grupo', 'Editar', 'Eliminar', 'Nuevo vehículo'],
  'en-US': ['Move to a group', 'Edit', 'Delete', 'New vehicle'],
};

const makeVehicle = (id: number): Vehicle => {
  const [kind, category] = KINDS[(id * 7) % KINDS.length] ?? KINDS[0];
  return {
    id,
    name: HOSTILE_NAMES[id - 40] ?? `${kind} ${String((id * 37) % 1000).padStart(2, '0')}`,
    plate: `RTA${(id * 7) % 10}F${String((id * 13) % 100).padStart(2, '0')}`,
    groupId: (id * 3) % 5,
    status: STATUSES[(id * 5) % STATUSES.length] ?? 'unknown',
    category,
    odometerKm: id % 11 === 0 ? null : (id * 7919) % 240_000,
    expiresAt: Date.parse(SAMPLE_TIME) + ((id * 17) % 700) * DAY_MS,
    isLocked: id % 9 === 0,
  };
};
const makeVehicles = (count: number): Vehicle[] =>
  Array.from({ length: count }, (_, index) => makeVehicle(index + 1));
const FLEET = makeVehicles(64);
const rowId = (row: Vehicle) => row.id;
const sumOf = (rows: readonly Vehicle[]) =>
  rows.reduce((sum, { odometerKm }) => sum + (odometerKm ?? 0), 0);

function useColumns(): TableColumn<Vehicle>[] {
  const locale = useStoryLanguage();
  return useMemo(() => {
    const [name, plate, group, status, odometer, due, locked] = WORDS[locale];
    const states = ['moving', 'idle', 'stopped', 'offline', 'unknown'].map((value, index) => ({
      value,
      label: STATES[locale][index] ?? value,
    }));
    const km = (value: unknown) => `${formatNumber(Number(value), { locale })} km`;
    return [
      {
        id: 'name',
        label: name ?? '',
        fixed: true,
        widthPx: 200,
        value: (row) => row.name,
        cell: (row) => (
          <span style={{ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 }}>
            <span data-density="compact">
              <VehicleAvatar category={row.category} status={row.status} glyph={false} />
            </span>
            <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }} dir="auto">
              {row.name}
            </span>
          </span>
        ),
      },
      {
        id: 'plate',
        label: plate ?? '',
        widthPx: 104,
        value: (row) => row.plate,
        cell: (row) => <Plate>{row.plate}</Plate>,
      },
      {
        id: 'group',
        label: group ?? '',
        kind: 'reference',
        value: (row) => row.groupId || null,
        format: (value) => GROUPS[Number(value) - 1] ?? String(value),
      },
      {
        id: 'status',
        label: status ?? '',
        kind: 'choice',
        choices: states,
        card: 'end',
        value: (row) => row.status,
        cell: (row) => (
          <span style={{ display: 'flex', alignItems: 'center', gap: 6, fontWeight: 550 }}>
            <StatusGlyph status={row.status} />
            <span style={{ color: `var(--rastro-status-${row.status}-text)` }}>
              {states.find(({ value }) => value === row.status)?.label}
            </span>
          </span>
        ),
      },
      {
        id: 'odometer',
        label: odometer ?? '',
        kind: 'number',
        value: (row) => row.odometerKm,
        format: km,
        total: (rows) => km(sumOf(rows)),
        widthPx: 120,
      },
      {
        id: 'due',
        label: due ?? '',
        kind: 'date',
        value: (row) => row.expiresAt,
        format: (value) =>
          formatDate(Number(value), { locale, timeZone: 'America/Sao_Paulo', year: true }),
      },
      { id: 'locked', label: locked ?? '', kind: 'flag', value: (row) => row.isLocked },
    ];
  }, [locale]);
}

function Table({
  selected = [],
  isLarge = false,
  ...props
}: Partial<DataTableProps<Vehicle>> & { selected?: number[]; isLarge?: boolean }): ReactElement {
  const columns = useColumns();
  const labels = useTableLabels('Central Sul');
  const locale = useStoryLanguage();
  const [rows] = useState(() => (isLarge ? makeVehicles(100_000) : FLEET));
  const [ids, setIds] = useState<ReadonlySet<RowId>>(() => new Set(selected));
  const [move, edit, remove] = ACTIONS[locale];
  return (
    <DataTable<Vehicle>
      rows={rows}
      columns={columns}
      rowId={rowId}
      labels={labels}
      locale={locale}
      selectedIds={ids}
      onSelectionChange={setIds}
      onOpen={() => undefined}
      bulkActions={[
        { id: 'move', label: move ?? '', icon: <FolderInput />, onAct: () => undefined },
        { id: 'edit', label: edit ?? '', icon: <Pencil />, onAct: () => undefined },
        {
          id: 'remove',
          label: remove ?? '',
          icon: <Trash2 />,
          isDanger: true,
          onAct: () => undefined,
        },
      ]}
      rowMenu={ROW_MENU}
      {...props}
    />
  );
}

const ROW_MENU = () => <RowMenu />;
function RowMenu(): ReactElement {
  const [, edit, remove] = ACTIONS[useStoryLanguage()];
  return (
    <>
      <MenuItem icon={<Pencil />} onSelect={() => undefined}>
        {edit}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<Trash2 />} danger onSelect={() => undefined}>
        {remove}
      </MenuItem>
    </>
  );
}

export const Fleet = (): ReactElement => <Table currentId={4} />;
Fleet.meta = {
  about: 'Every kind of column, totals, one row open beside; cards on a phone.',
  layout: 'fill',
  ready: '[role=gridcell]',
};

export const OpenElsewhere = (): ReactElement => <Table currentId={1_000_000} />;
OpenElsewhere.meta = {
  about: 'What is open beside it has no line in it: it says so.',
  layout: 'fill',
  ready: '.rastro-table-open-note',
};

export const Selection = (): ReactElement => <Table selected={[2, 3, 5, 7]} />;
Selection.meta = {
  about: 'Some rows selected, and what can be done with them.',
  layout: 'fill',
  ready: '.rastro-table-selection',
};

export const SetUp = (): ReactElement => (
  <Table
    state={{
      columns: [
        { id: 'name', isShown: true },
        { id: 'due', isShown: true },
        { id: 'gone', isShown: true },
        { id: 'plate', isShown: false },
      ],
      sort: { columnId: 'due', isDescending: true },
      filters: { status: ['moving', 'idle'], group: ['2'] },
      query: '',
      density: 'compact',
    }}
  />
);
SetUp.meta = {
  about:
    'As somebody kept it: other columns, an order, filters; a column that is gone is forgotten.',
  layout: 'fill',
  ready: '[role=gridcell]',
};

export const HundredThousand = (): ReactElement => <Table isLarge />;
HundredThousand.meta = {
  about: 'A hundred thousand rows: only those in view are drawn.',
  layout: 'fill',
  ready: '[role=gridcell]',
};

export const Empty = (): ReactElement => <Table rows={[]} />;
Empty.meta = { about: 'Nothing yet.', layout: 'fill', ready: '.rastro-empty-state' };

const NO_MATCH = { columns: [], sort: null, filters: {}, query: 'zzz', density: 'comfortable' };
export const NoMatch = (): ReactElement => <Table state={NO_MATCH as never} />;
NoMatch.meta = { about: 'The search finds nothing.', layout: 'fill', ready: '.rastro-empty-state' };

export const Loading = (): ReactElement => <Table rows={[]} status="loading" />;
Loading.meta = {
  about: 'Rows on their way.',
  layout: 'fill',
  ready: '[aria-busy=true] .rastro-skeleton',
};

export const Failed = (): ReactElement => (
  <Table
    rows={[]}
    status="failed"
    failure={{ details: { label: 'HTTP', text: 'HTTP_502' } }}
    onRetry={() => undefined}
  />
);
Failed.meta = { about: 'Rows that did not come.', layout: 'fill', ready: '.rastro-error-state' };
