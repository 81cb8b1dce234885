import { NO_GROUP_ID } from '@rastro/sdk/domain';
import { useFormat, type GroupFleet } from '@rastro/sdk/internal/react';
import { useTreeLabels } from '@rastro/sdk/resource';
import {
  Button,
  EmptyState,
  ErrorState,
  ProgressBar,
  SearchField,
  Tree,
  type TreeNode,
  type TreeProps,
} from '@rastro/sdk/internal/ui';
import { Building2, Folder, FolderOpen, Folders, SearchX } from 'lucide-react';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { describeError } from '@rastro/sdk/internal/react';
import { useText } from '../../../frame/i18n/text-context';
import { StateCounts } from './state-counts';

const Search = styled.div`
  padding: 12px;
  border-bottom: 1px solid var(--rastro-border);
`;
const Fill = styled.div`
  flex: 1;
  min-height: 0;
`;

/** Props of {@link GroupTree}; what is not there is not offered. */
export interface GroupTreeProps extends Pick<
  TreeProps,
  'drop' | 'nodeMenu' | 'onMove' | 'onRename'
> {
  fleet: GroupFleet;
  selectedId: number | null;
  onSelect: (groupId: number) => void;
  foldedIds: readonly number[];
  onFold: (foldedIds: readonly number[]) => void;
  /** Empty-state action for accounts that may create groups. */
  firstStep?: ReactNode;
}

/** All groups as a tree, with a search and how many devices of each state they have. */
export function GroupTree({
  fleet,
  selectedId,
  onSelect,
  foldedIds,
  onFold,
  firstStep,
  ...tree
}: GroupTreeProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const labels = useTreeLabels(t('groups.tree.label'));
  const [query, setQuery] = useState('');
  const { groups, parentOf, counts, error } = fleet;
  const expandedIds = useMemo(() => {
    const folded = new Set(foldedIds);
    return new Set([...parentOf.keys()].filter((id) => !folded.has(id)));
  }, [parentOf, foldedIds]);
  const nodes = useMemo(
    () =>
      (groups ?? []).map(({ id, name }): TreeNode => {
        const parentId = parentOf.get(id) ?? null;
        const count = counts.get(id);
        return {
          id,
          parentId,
          label: name,
          icon: toIcon({ isRoot: parentId === null, isOpen: id === selectedId }),
          ...(count && {
            count: format.number(count.all),
            detail: <StateCounts states={count.states} />,
          }),
        };
      }),
    [groups, parentOf, counts, selectedId, format],
  );

  if (!groups) {
    return error === undefined ? (
      <ProgressBar label={t('app.loading.label')} />
    ) : (
      <ErrorState
        title={t('groups.error.title')}
        text={t(describeError(error))}
        actions={<Button onClick={() => void fleet.refresh()}>{t('groups.retry.action')}</Button>}
      />
    );
  }
  return (
    <>
      <Search>
        <SearchField
          value={query}
          onChange={setQuery}
          label={t('groups.search.label')}
          placeholder={t('groups.search.label')}
          clearLabel={t('search.clear.action')}
        />
      </Search>
      <Fill>
        <Tree
          {...tree}
          nodes={nodes}
          labels={labels}
          query={query}
          selectedId={selectedId === NO_GROUP_ID ? null : selectedId}
          onSelect={(id) => onSelect(Number(id))}
          expandedIds={expandedIds}
          onExpandedChange={(ids) => onFold([...parentOf.keys()].filter((id) => !ids.has(id)))}
          empty={
            groups.length === 0 ? (
              <EmptyState
                icon={<Folders />}
                title={t('groups.none.title')}
                text={t(firstStep ? 'groups.none.text' : 'groups.none.ask')}
                actions={firstStep}
              />
            ) : (
              <EmptyState icon={<SearchX />} title={t('groups.noMatch.title', { query })} />
            )
          }
        />
      </Fill>
    </>
  );
}

function toIcon({ isRoot, isOpen }: { isRoot: boolean; isOpen: boolean }): ReactElement {
  const Icon = isRoot ? Building2 : isOpen ? FolderOpen : Folder;
  return <Icon aria-hidden="true" />;
}
