'use client';
import type { ReactElement } from 'react';
import { notification, type NotificationRule } from '../../contract';
import { describeError, useFormat, useLabels, useResource, useRuleChoices } from '../../react';
import { bulkRuleView, useBulk, useTableLabels } from '../../react/resource';
import { DataTable } from '../../ui';
import { BESIDE_QUERY } from '../../ui/dialog/drawer';
import { useMedia } from '../../ui/use-media';
import { useRuleColumns } from './use-rule-columns';
import { withRuleWords } from './with-rule-words';

const NOTHING: readonly NotificationRule[] = [];
const BULK = { view: bulkRuleView };
const idOf = ({ id }: NotificationRule): number => id;

/** Props of {@link NotificationRuleList}. */
export interface NotificationRuleListProps {
  /** The rule that is open beside it. */
  currentId: number | null;
  /** Something stands beside it: what rules tell by themselves gives way. Default whether a rule is open. */
  isBeside?: boolean;
  onOpen: (rule: NotificationRule) => void;
  /** Stands there while there is no rule. */
  empty: ReactElement;
}

/** The notification rules of the account: what each tells, by which channels, for what, and whether it works. */
export const NotificationRuleList = withRuleWords(function RuleList({
  currentId,
  isBeside = currentId !== null,
  onOpen,
  empty,
}: NotificationRuleListProps): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const labels = useTableLabels(t('rules.list.label'));
  const { data, error, isLoading, refresh } = useResource(notification);
  const isWide = useMedia(BESIDE_QUERY);
  const columns = useRuleColumns(useRuleChoices(), { isOpen: isWide && isBeside });
  const bulk = useBulk<NotificationRule>(BULK);
  return (
    <>
      <DataTable<NotificationRule>
        {...bulk.table}
        rows={data ?? NOTHING}
        columns={columns}
        rowId={idOf}
        labels={labels}
        locale={locale}
        exportName="notifications"
        status={error !== undefined ? 'failed' : isLoading ? 'loading' : 'ready'}
        {...(error === undefined ? {} : { failure: { text: t({ key: describeError(error) }) } })}
        onRetry={() => void refresh()}
        empty={empty}
        currentId={currentId}
        onOpen={onOpen}
      />
      {bulk.dialog}
    </>
  );
});
