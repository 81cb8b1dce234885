import { listGroupMembers, NO_GROUP_ID } from '@rastro/sdk/domain';
import type { GroupFleet, GroupMember } from '@rastro/sdk/internal/react';
import { type Bulk, useBulk, useDeviceBulk, useTableLabels } from '@rastro/sdk/resource';
import {
  DataTable,
  EmptyState,
  Switch,
  type BulkAction,
  type DataTableProps,
  type TableState,
} from '@rastro/sdk/internal/ui';
import { Truck } from 'lucide-react';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { usePageLocale, useText } from '../../../frame/i18n/text-context';
import { useMemberColumns } from './use-member-columns';

const idOf = ({ device }: GroupMember): number => device.id;

/** Props of {@link MemberTable}. */
export interface MemberTableProps extends Pick<
  DataTableProps<GroupMember>,
  'dragType' | 'rowMenu'
> {
  fleet: GroupFleet;
  /** `NO_GROUP_ID` for the devices in none. */
  groupId: number;
  /** Its name, or what stands for none. */
  name: string;
  withSubgroups: boolean;
  onWithSubgroupsChange: (withSubgroups: boolean) => void;
  /** Initial state of the table. */
  table: TableState;
  onTableChange: (table: TableState) => void;
  /** Actions on selected devices; without any, nothing can be selected. */
  actions: readonly BulkAction<GroupMember>[];
  onOpen: (deviceId: number) => void;
  /** Empty-state action for accounts that may edit groups. */
  firstStep?: ReactNode;
}

/** The devices of a group: search, order, filters, selection. Give it a key by group. */
export function MemberTable(props: MemberTableProps): ReactElement {
  const { fleet, groupId, name, withSubgroups, actions, firstStep } = props;
  const t = useText();
  const locale = usePageLocale();
  const tableLabels = useTableLabels(t('groups.members.label', { name }));
  const labels = useMemo(
    () => ({ ...tableLabels, search: t('groups.members.search') }),
    [tableLabels, t],
  );
  const [state, setState] = useState(props.table);
  const bulk: Bulk<GroupMember> = useBulk(useDeviceBulk(), {
    more: actions.map((action) => ({
      ...action,
      onAct: (chosen: readonly GroupMember[]) => {
        action.onAct(chosen);
        bulk.table.onSelectionChange?.(new Set());
      },
    })),
    toId: idOf,
  });
  const { parentOf, members } = fleet;
  const hasSubgroups = useMemo(() => [...parentOf.values()].includes(groupId), [parentOf, groupId]);
  const columns = useMemberColumns(fleet, groupId, hasSubgroups && withSubgroups);
  const rows = useMemo(
    () => listGroupMembers(parentOf, members, groupId, { withSubgroups }),
    [parentOf, members, groupId, withSubgroups],
  );
  const isNone = groupId === NO_GROUP_ID;
  return (
    <DataTable
      rows={rows}
      columns={columns}
      rowId={idOf}
      labels={labels}
      locale={locale}
      status={fleet.hasLoaded ? 'ready' : 'loading'}
      state={state}
      onStateChange={(next) => {
        setState(next);
        props.onTableChange(next);
      }}
      {...bulk.table}
      dragType={props.dragType}
      rowMenu={props.rowMenu}
      onOpen={({ device }) => props.onOpen(device.id)}
      exportName="groups"
      filters={
        hasSubgroups ? (
          <Switch checked={withSubgroups} onChange={props.onWithSubgroupsChange}>
            {t('groups.members.deep')}
          </Switch>
        ) : null
      }
      empty={
        <EmptyState
          icon={<Truck />}
          title={t('groups.members.none')}
          text={
            isNone
              ? t('groups.members.allGrouped')
              : firstStep
                ? t('groups.members.hint')
                : undefined
          }
          actions={isNone ? null : firstStep}
        />
      }
    />
  );
}
