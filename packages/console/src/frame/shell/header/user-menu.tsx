import { describeError } from '@rastro/sdk/internal/react';
import type { User } from '@rastro/sdk/contract';
import { createLazyModule, focusRing, Menu } from '@rastro/sdk/internal/ui';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TextKey } from '../../i18n/text-key';
import { useText } from '../../i18n/text-context';
import { Avatar } from './avatar';
import type { UserMenuEntriesProps } from './user-menu-entries';

const entries = createLazyModule(() => import('./user-menu-entries'));

/** Drawn in an open menu only, which has fetched them. */
function Entries(props: UserMenuEntriesProps): ReactElement | null {
  const Found = entries.get()?.UserMenuEntries;
  return Found ? <Found {...props} /> : null;
}

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 44px;
  height: 40px;
  margin: 0;
  padding: 0 8px;
  border: 0;
  border-radius: var(--rastro-radius-control);
  background: transparent;
  color: var(--rastro-header-text);
  font: 500 13px/20px var(--rastro-font-family);
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-color: var(--rastro-header-focus);
  }
  &:hover {
    background: var(--rastro-header-hover);
  }
  @media (max-width: 768px) {
    justify-content: center;
    height: 44px;
  }
  @media (max-width: 359.98px) {
    padding: 0;
    & > svg {
      display: none;
    }
  }
`;

const Name = styled.span`
  max-width: 180px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 1180px) {
    display: none;
  }
`;

const WideMenu = styled(Menu)`
  &&& {
    max-width: 480px;
  }
`;

const Place = styled.div`
  position: relative;
`;

const Problem = styled.p`
  position: absolute;
  z-index: 1;
  inset-inline-end: 0;
  top: calc(100% + 8px);
  width: max-content;
  max-width: min(320px, calc(100vw - 24px));
  margin: 0;
  padding: 10px 12px;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-raised);
  color: var(--rastro-status-alarm-text);
  font: 500 13px/20px var(--rastro-font-family);
`;

/** Menu of the signed-in user, with the language and theme of the page, and sign-out. */
export function UserMenu({
  user,
  onShowShortcuts,
  onSignOut,
  onSignOutEverywhere,
}: {
  user: User;
  /** Left out where there is no keyboard. */
  onShowShortcuts?: () => void;
  onSignOut: () => void;
  /** Throws when the server could not be asked. */
  onSignOutEverywhere: () => Promise<void>;
}): ReactElement {
  const t = useText();
  const name = user.name || user.email;
  const [problem, setProblem] = useState<TextKey | null>(null);

  async function signOutEverywhere() {
    setProblem(null);
    try {
      await onSignOutEverywhere();
    } catch (error) {
      setProblem(describeError(error));
    }
  }

  return (
    <Place>
      <WideMenu
        entries={entries}
        trigger={
          <Trigger type="button" aria-label={`${t('user.menu.label')}: ${name}`}>
            <Avatar name={name} />
            <Name>{name}</Name>
            <ChevronDown size={15} aria-hidden="true" />
          </Trigger>
        }
      >
        <Entries
          user={user}
          onShowShortcuts={onShowShortcuts}
          onSignOut={onSignOut}
          onSignOutEverywhere={() => void signOutEverywhere()}
        />
      </WideMenu>
      {problem ? <Problem role="alert">{t(problem)}</Problem> : null}
    </Place>
  );
}
