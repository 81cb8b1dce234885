'use client';
import { Bell } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../react';
import { EmptyState, type UnsavedGuard } from '../../ui';
import { NotificationRuleDrawer } from './rule-drawer';
import { NotificationRuleList } from './rule-list';
import type { TelegramTieProps } from './telegram-tie';
import { withRuleWords } from './with-rule-words';

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

/** Methods of {@link NotificationRules} for its page. */
export interface NotificationRulesHandle {
  /** Opens the form of a new rule; asks first before what is not saved is lost. */
  create(): void;
}

/** Props of {@link NotificationRules}. */
export interface NotificationRulesProps {
  /** Content below the text when there is no rule yet, e.g. a button to create one. */
  emptyAction?: ReactElement | null;
  /** For the part of the form that connects Telegram. */
  telegram?: TelegramTieProps;
  ref?: Ref<NotificationRulesHandle>;
}

/**
 * The notification rules of the account: the list, and one of them beside it in a form. Who may change
 * none sees them. Fills the height that it is given.
 */
export const NotificationRules = withRuleWords(function Rules({
  emptyAction,
  telegram,
  ref,
}: NotificationRulesProps): ReactElement {
  const t = useLabels();
  const [openId, setOpenId] = useState<number | 'new' | null>(null);
  const guard = useRef<Pick<UnsavedGuard, 'ask'>>(null);
  const show = (next: number | 'new' | null) => {
    if (guard.current) guard.current.ask(() => setOpenId(next));
    else setOpenId(next);
  };
  useImperativeHandle(ref, () => ({ create: () => show('new') }));
  return (
    <Root className="rastro-notification-rules">
      <Table>
        <NotificationRuleList
          currentId={typeof openId === 'number' ? openId : null}
          isBeside={openId !== null}
          onOpen={({ id }) => show(id)}
          empty={
            <EmptyState
              icon={<Bell />}
              title={t('rules.empty.title')}
              text={t('rules.empty.text')}
              actions={emptyAction}
            />
          }
        />
      </Table>
      <NotificationRuleDrawer
        {...(telegram && { telegram })}
        openId={openId}
        guard={guard}
        onClose={() => show(null)}
        onSaved={setOpenId}
        onDeleted={() => setOpenId(null)}
      />
    </Root>
  );
});
