import { CommandDialog, GroupMoveDialog, useMaySendCommands } from '@rastro/sdk/internal';
import { createDeviceTest } from '@rastro/sdk/domain';
import {
  useAccess,
  useFilterFacts,
  useGroupFleet,
  useLive,
  useSheetExport,
  type GroupMember,
} from '@rastro/sdk/internal/react';
import { useBulk, useDeviceBulk, useTableLabels } from '@rastro/sdk/resource';
import { Button, DataTable, MenuItem, type BulkAction } from '@rastro/sdk/internal/ui';
import { FolderInput, History, MapPin, SquareTerminal } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useGroupMoves } from '../../groups/moves/use-group-moves';
import { historyPath } from '../../../frame/navigation/history-path';
import { usePageLocale, useText } from '../../../frame/i18n/text-context';
import { useMapScene } from '../../../frame/map/map-scene';
import { useUndoNotice } from '../../../frame/notice/use-undo-notice';
import { useShell } from '../../../frame/shell/surface/shell-context';
import { EmptyFleet } from '../list/empty-fleet';
import { useFleetColumns } from './use-fleet-columns';
import { useFleetTableState } from './use-fleet-table-state';

const idOf = ({ device }: GroupMember): number => device.id;
const Failure = styled.span`
  color: var(--rastro-status-alarm-text);
  font-size: 13px;
`;

/** Open dialog and the chosen devices. */
interface Asked {
  done: 'move' | 'command';
  members: readonly GroupMember[];
}

/** Actions for many devices at once, as far as the account may. */
function useFleetActions({
  mayMove,
  onShowOnMap,
  onAsk,
}: {
  mayMove: boolean;
  onShowOnMap: (chosen: readonly GroupMember[]) => void;
  onAsk: (asked: Asked) => void;
}): BulkAction<GroupMember>[] {
  const t = useText();
  const maySend = useMaySendCommands();
  return [
    {
      id: 'map',
      label: t('groups.showOnMap.action'),
      icon: <MapPin aria-hidden="true" />,
      onAct: onShowOnMap,
    },
    ...(mayMove
      ? [
          {
            id: 'move',
            label: t('groups.move.action'),
            icon: <FolderInput aria-hidden="true" />,
            onAct: (chosen: readonly GroupMember[]) => onAsk({ done: 'move', members: chosen }),
          },
        ]
      : []),
    ...(maySend
      ? [
          {
            id: 'command',
            label: t('groups.command.action'),
            icon: <SquareTerminal aria-hidden="true" />,
            onAct: (chosen: readonly GroupMember[]) => onAsk({ done: 'command', members: chosen }),
          },
        ]
      : []),
  ];
}

/** Entries of a device's menu. */
function FleetRowMenu({
  mayMove,
  onOpen,
  onLookBack,
  onMove,
}: Record<'onOpen' | 'onLookBack' | 'onMove', () => void> & { mayMove: boolean }): ReactElement {
  const t = useText();
  const mayLookBack = useAccess()('read', 'reports').allowed;
  return (
    <>
      <MenuItem icon={<MapPin aria-hidden="true" />} onSelect={onOpen}>
        {t('groups.members.open')}
      </MenuItem>
      {mayLookBack ? (
        <MenuItem icon={<History aria-hidden="true" />} onSelect={onLookBack}>
          {t('device.history.action')}
        </MenuItem>
      ) : null}
      {mayMove ? (
        <MenuItem icon={<FolderInput aria-hidden="true" />} onSelect={onMove}>
          {t('groups.move.action')}
        </MenuItem>
      ) : null}
    </>
  );
}

/**
 * All devices as a table, where the list has the whole page: columns to choose, order, filters, a file, and what
 * is done with many at once. Filters are those of the list and the map, the search is its own.
 */
export function FleetTable({
  onShowMap,
}: {
  /** Gives the map its room back. */
  onShowMap: () => void;
}): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const navigate = useNavigate();
  const access = useAccess();
  const { list } = useShell();
  const { setPickedIds } = useMapScene();
  const { positions } = useLive('FleetTable');
  const fleet = useGroupFleet();
  const columns = useFleetColumns(fleet);
  const sheet = useSheetExport(t('devices.page.title'));
  const labels = useTableLabels(t('devices.page.title'));
  const [state, setState] = useFleetTableState(list.query);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { show, notice } = useUndoNotice();
  const { moveDevices } = useGroupMoves(fleet, show);
  const { filter } = list;
  const { members } = fleet;
  const isFiltered = Object.values(filter).some((value) => value && value !== 'all');
  const facts = useFilterFacts(filter);
  const rows = useMemo(() => {
    const isShown = createDeviceTest(facts, Date.now);
    return members.filter(({ device }) => isShown(device, positions.get(device.id)));
  }, [members, facts, positions]);
  const askedIds = useMemo(() => asked?.members.map(idOf) ?? [], [asked]);
  const mayMove = access('update', 'devices').allowed;
  const close = () => {
    setAsked(null);
    bulk.table.onSelectionChange?.(new Set());
  };
  const showOnMap = (chosen: readonly GroupMember[]) => {
    setPickedIds(chosen.map(idOf));
    onShowMap();
  };
  const actions = useFleetActions({ mayMove, onShowOnMap: showOnMap, onAsk: setAsked });
  const bulk = useBulk<GroupMember>(useDeviceBulk(), { more: actions, toId: idOf });
  const open = ({ device }: GroupMember) => void navigate(`/devices/${device.id}`);
  return (
    <>
      <DataTable<GroupMember>
        rows={rows}
        columns={columns}
        rowId={idOf}
        labels={labels}
        locale={locale}
        status={fleet.hasLoaded ? 'ready' : 'loading'}
        state={state}
        onStateChange={setState}
        {...bulk.table}
        onOpen={open}
        rowMenu={(member) => (
          <FleetRowMenu
            mayMove={mayMove}
            onOpen={() => open(member)}
            onLookBack={() => void navigate(historyPath(member.device.id))}
            onMove={() => setAsked({ done: 'move', members: [member] })}
          />
        )}
        exportName="devices"
        onExportSheet={sheet.start}
        filters={
          <>
            {isFiltered ? (
              <Button size="sm" variant="ghost" onClick={() => list.onFilterChange({})}>
                {t('groups.listFilter.clear')}
              </Button>
            ) : null}
            {sheet.hasFailed ? <Failure role="alert">{t('devices.sheet.failed')}</Failure> : null}
          </>
        }
        empty={<EmptyFleet />}
      />
      {asked?.done === 'move' ? (
        <GroupMoveDialog
          title={t('groups.move.title', { count: asked.members.length })}
          onMove={(groupId) => moveDevices(asked.members, groupId)}
          onClose={close}
        />
      ) : null}
      <CommandDialog deviceIds={askedIds} isOpen={asked?.done === 'command'} onClose={close} />
      {bulk.dialog}
      {notice}
    </>
  );
}
