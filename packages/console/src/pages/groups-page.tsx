import { NO_GROUP_ID } from '@rastro/sdk/domain';
import { useGroupFleet } from '@rastro/sdk/react';
import { EmptyState } from '@rastro/sdk/ui';
import { Folder } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { MembersColumn } from '../groups/columns/members-column';
import { TreeColumn } from '../groups/columns/tree-column';
import { GroupDialogs, type GroupDialog } from '../groups/dialogs/group-dialogs';
import { GroupDrawer } from '../groups/dialogs/group-drawer';
import { useGroupMoves } from '../groups/moves/use-group-moves';
import { useUndoNotice } from '../notice/use-undo-notice';
import { useFocusAfter } from '../groups/state/use-focus-after';
import { useGroupRights } from '../groups/state/use-group-rights';
import { useGroupsPreference } from '../groups/state/use-groups-preference';
import { useSelectedGroup } from '../groups/state/use-selected-group';
import { useText } from '../i18n/text-context';
import { useShell } from '../shell/surface/shell-context';

const Root = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  background: var(--rastro-surface);
`;
const Tree = styled.div`
  position: relative;
  flex: none;
  width: 384px;
  border-inline-end: 1px solid var(--rastro-border);
  @media (max-width: 1180px) {
    width: 320px;
  }
  @media (max-width: 768px) {
    width: 100%;
    border: 0;
  }
`;
const Members = styled.div`
  /* The drawer lies over it, whatever lies over what in it. */
  isolation: isolate;
  position: relative;
  flex: 1;
  min-width: 0;
`;

/** The groups of the account and their devices: to be looked at, made, changed and moved. */
export function GroupsPage(): ReactElement {
  const t = useText();
  const { isPhone } = useShell();
  const fleet = useGroupFleet();
  const may = useGroupRights();
  const [askedId, select] = useSelectedGroup();
  const [preference, onPreferenceChange] = useGroupsPreference();
  const [dialog, setDialog] = useState<GroupDialog | null>(null);
  const [editedId, setEditedId] = useState<number | null>(null);
  const { show, notice } = useUndoNotice();
  const moves = useGroupMoves(fleet, show);
  useFocusAfter(dialog !== null || editedId !== null);
  const selectedId = askedId === NO_GROUP_ID || fleet.parentOf.has(askedId ?? -1) ? askedId : null;
  const edited = fleet.groups?.find(({ id }) => id === editedId) ?? null;
  const actions = { ...moves, may, open: setDialog, edit: setEditedId };
  const shared = { fleet, actions, preference, onPreferenceChange };

  function forget(groupId: number) {
    if (groupId === editedId) setEditedId(null);
    if (groupId === selectedId) select(null);
  }
  return (
    <Root>
      {isPhone && selectedId !== null ? null : (
        <Tree>
          <TreeColumn {...shared} selectedId={selectedId} onSelect={select} />
        </Tree>
      )}
      {selectedId !== null ? (
        <Members>
          <MembersColumn
            {...shared}
            groupId={selectedId}
            isNarrow={isPhone || edited !== null}
            onBack={() => select(null)}
          />
        </Members>
      ) : isPhone ? null : (
        <Members>
          {fleet.groups && fleet.groups.length > 0 ? (
            <EmptyState
              icon={<Folder />}
              title={t('groups.choose.title')}
              text={t('groups.choose.text')}
            />
          ) : null}
        </Members>
      )}
      <GroupDrawer group={edited} onDeleted={forget} onClose={() => setEditedId(null)} />
      <GroupDialogs
        dialog={dialog}
        fleet={fleet}
        moveDevices={moves.moveDevices}
        onCreated={isPhone ? () => undefined : select}
        onDeleted={forget}
        onClose={() => setDialog(null)}
      />
      {notice}
    </Root>
  );
}
