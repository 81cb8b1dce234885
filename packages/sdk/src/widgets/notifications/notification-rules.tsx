'use client';
import { Bell } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';
import { notification, type NotificationRule } from '../../contract';
import {
  describeError,
  LazyWords,
  useFormat,
  useLabels,
  useResource,
  useRuleChoices,
} from '../../react';
import { ResourceWords, useTableLabels } from '../../react/resource';
import { DataTable, EmptyState, type UnsavedGuard } from '../../ui';
import { BESIDE_QUERY } from '../../ui/dialog/drawer';
import { useMedia } from '../../ui/use-media';
import type { Namespace } from '../../words';
import { RuleDrawer } from './rule-drawer';
import { useRuleColumns } from './use-rule-columns';

const WORDS: readonly Namespace[] = ['notifications', 'members', 'errors', 'refusals'];
const NOTHING: readonly NotificationRule[] = [];
const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;
const Table = styled.div`
  flex: 1;
  min-width: 0;
`;

/** What a page can ask of {@link NotificationRules}. */
export interface NotificationRulesHandle {
  /** Opens the form of a new rule; asks first before what is not saved is lost. */
  create(): void;
}

/** Props of {@link NotificationRules}. */
export interface NotificationRulesProps {
  /** What stands below the words where there is no rule yet, e.g. the button that makes one. */
  emptyAction?: ReactElement | null;
  ref?: Ref<NotificationRulesHandle>;
}

/**
 * The notification rules of the account: the list, and one of them beside it in a form. Who may change
 * none sees them. Fills the height that it is given.
 */
export function NotificationRules(props: NotificationRulesProps): ReactElement {
  return (
    <ResourceWords>
      <LazyWords files={WORDS}>
        <Rules {...props} />
      </LazyWords>
    </ResourceWords>
  );
}

const idOf = ({ id }: NotificationRule): number => id;

function Rules({ emptyAction, ref }: NotificationRulesProps): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const labels = useTableLabels(t('rules.list.label'));
  const { data, error, isLoading, refresh } = useResource(notification);
  const choices = useRuleChoices();
  const [openId, setOpenId] = useState<number | 'new' | null>(null);
  const isBeside = useMedia(BESIDE_QUERY);
  const columns = useRuleColumns(choices, { isOpen: isBeside && openId !== null });
  const guard = useRef<Pick<UnsavedGuard, 'ask'>>(null);
  const show = (next: number | 'new' | null) => {
    if (guard.current) guard.current.ask(() => setOpenId(next));
    else setOpenId(next);
  };
  useImperativeHandle(ref, () => ({ create: () => show('new') }));
  return (
    <Root className="rastro-notification-rules">
      <Table>
        <DataTable<NotificationRule>
          rows={data ?? NOTHING}
          columns={columns}
          rowId={idOf}
          labels={labels}
          locale={locale}
          exportName="notifications"
          status={error !== undefined ? 'failed' : isLoading ? 'loading' : 'ready'}
          {...(error === undefined ? {} : { failure: { text: t({ key: describeError(error) }) } })}
          onRetry={() => void refresh()}
          empty={
            <EmptyState
              icon={<Bell />}
              title={t('rules.empty.title')}
              text={t('rules.empty.text')}
              actions={emptyAction}
            />
          }
          currentId={typeof openId === 'number' ? openId : null}
          onOpen={({ id }) => show(id)}
        />
      </Table>
      <RuleDrawer
        rule={data?.find(({ id }) => id === openId)}
        isNew={openId === 'new'}
        choices={choices}
        guard={guard}
        onClose={() => show(null)}
        onSaved={setOpenId}
        onDeleted={() => setOpenId(null)}
      />
    </Root>
  );
}
