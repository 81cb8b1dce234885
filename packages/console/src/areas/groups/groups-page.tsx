import { NO_GROUP_ID } from '@rastro/sdk/domain';
import { useGroupFleet } from '@rastro/sdk/internal/react';
import { groupView } from '@rastro/sdk/resource';
import { EmptyState, IconButton } from '@rastro/sdk/internal/ui';
import { ChevronsDownUp, Folder } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { MembersColumn } from './columns/members-column';
import { GroupDialogs, type GroupDialog } from './dialogs/group-dialogs';
import { useGroupMoves } from './moves/use-group-moves';
import { useFocusAfter } from './state/use-focus-after';
import { useGroupRights } from './state/use-group-rights';
import { useGroupsPreference } from './state/use-groups-preference';
import { useSelectedGroup } from './state/use-selected-group';
import { EditableTree } from './tree/editable-tree';
import { TreeFoot } from './tree/tree-foot';
import { useText } from '../../frame/i18n/text-context';
import { useUndoNotice } from '../../frame/notice/use-undo-notice';
import { ResourcePage } from '../../frame/resource/resource-page';
import { useOpenItem } from '../../frame/resource/use-open-item';
import { useShell } from '../../frame/shell/surface/shell-context';

/** The groups of the account and their devices: to be looked at, made, changed and moved. */
export function GroupsPage(): ReactElement {
  const t = useText();
  const { isPhone } = useShell();
  const fleet = useGroupFleet();
  const may = useGroupRights();
  const [askedId, select] = useSelectedGroup();
  const [opened, show] = useOpenItem();
  const [preference, onPreferenceChange] = useGroupsPreference();
  const [dialog, setDialog] = useState<GroupDialog | null>(null);
  const undo = useUndoNotice();
  const moves = useGroupMoves(fleet, undo.show);
  const isFormOpen = opened.kind !== 'none';
  useFocusAfter(dialog !== null || isFormOpen);
  const selectedId = askedId === NO_GROUP_ID || fleet.parentOf.has(askedId ?? -1) ? askedId : null;
  const edit = (id: number) => show({ kind: 'view', id });
  const actions = { ...moves, may, open: setDialog, edit };

  function forget(groupId: number) {
    if ('id' in opened && groupId === opened.id) show({ kind: 'none' });
    else if (groupId === selectedId) select(null);
  }
  const choose =
    fleet.groups && fleet.groups.length > 0 ? (
      <EmptyState
        icon={<Folder />}
        title={t('groups.choose.title')}
        text={t('groups.choose.text')}
      />
    ) : null;
  return (
    <ResourcePage
      view={groupView}
      area="groups"
      Icon={Folder}
      words={{
        title: t('nav.groups.label'),
        create: t('groups.new.action'),
        empty: { title: t('groups.choose.title'), text: t('groups.choose.text') },
      }}
      onCreate={() => setDialog({ kind: 'create', parent: null })}
      actions={
        <IconButton
          label={t('groups.fold.action')}
          icon={<ChevronsDownUp aria-hidden="true" />}
          onClick={() => onPreferenceChange({ foldedIds: [...fleet.parentOf.keys()] })}
        />
      }
      foot={<TreeFoot fleet={fleet} selectedId={selectedId} onSelect={select} />}
      list={({ newButton }) => (
        <EditableTree
          fleet={fleet}
          actions={actions}
          selectedId={selectedId}
          onSelect={select}
          foldedIds={preference.foldedIds}
          onFold={(foldedIds) => onPreferenceChange({ foldedIds })}
          firstStep={newButton}
        />
      )}
      extra={{
        isChosen: selectedId !== null,
        content:
          selectedId === null ? (
            choose
          ) : (
            <MembersColumn
              fleet={fleet}
              actions={actions}
              preference={preference}
              onPreferenceChange={onPreferenceChange}
              groupId={selectedId}
              isNarrow={isPhone || isFormOpen}
              onBack={() => select(null)}
            />
          ),
      }}
    >
      <GroupDialogs
        dialog={dialog}
        fleet={fleet}
        moveDevices={moves.moveDevices}
        onCreated={isPhone ? () => undefined : select}
        onDeleted={forget}
        onClose={() => setDialog(null)}
      />
      {undo.notice}
    </ResourcePage>
  );
}
