import { describeError } from '@rastro/sdk/react';
import type { User } from '@rastro/sdk/contract';
import { resolveUserRole } from '@rastro/sdk/domain';
import { Menu, MenuChoices, MenuDivider, MenuItem, focusRing } from '@rastro/sdk/ui';
import { ChevronDown, Keyboard, LogOut, MonitorX } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TextKey } from '../../i18n/text-key';
import { nameLanguage } from '../../i18n/language-names';
import { useLanguages, usePageLocale, useText } from '../../i18n/text-context';
import { useMenuEntries } from '../../navigation/use-menu-entries';
import { SCHEMES, usePreferences } from '../../preferences/preferences-context';
import { Avatar } from './avatar';
import { useGoTo } from '../../navigation/use-go-to';

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

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  max-width: 260px;
  padding: 8px 10px;
  & p {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & p:first-child {
    font-weight: 600;
  }
  & p:last-child {
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`;

const PersonWords = styled.div`
  min-width: 0;
`;

/** Who is signed in, the language and theme of the page, and the way out. */
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
  const locale = usePageLocale();
  const languages = useLanguages();
  const { setLocale, scheme, setScheme } = usePreferences();
  const goTo = useGoTo();
  const entries = useMenuEntries('user');
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
      <Menu
        trigger={
          <Trigger type="button" aria-label={`${t('user.menu.label')}: ${name}`}>
            <Avatar name={name} />
            <Name>{name}</Name>
            <ChevronDown size={15} aria-hidden="true" />
          </Trigger>
        }
      >
        <Person>
          <Avatar name={name} size={36} />
          <PersonWords>
            <p>{name}</p>
            <p>{t(`user.role.${resolveUserRole(user)}`)}</p>
          </PersonWords>
        </Person>
        <MenuDivider />
        <MenuChoices
          label={t('user.language.label')}
          options={languages.map((value) => ({ value, label: nameLanguage(value) }))}
          value={locale}
          onSelect={setLocale}
          keepOpen
        />
        <MenuDivider />
        <MenuChoices
          label={t('user.theme.label')}
          options={SCHEMES.map((value) => ({ value, label: t(`user.theme.${value}`) }))}
          value={scheme ?? 'system'}
          onSelect={setScheme}
          keepOpen
        />
        <MenuDivider />
        {entries.map(({ path, to, label, Icon }) => (
          <MenuItem
            key={path}
            icon={<Icon size={15} aria-hidden="true" />}
            onSelect={() => goTo(to)}
          >
            {label}
          </MenuItem>
        ))}
        {onShowShortcuts ? (
          <MenuItem
            icon={<Keyboard size={15} aria-hidden="true" />}
            hint="?"
            onSelect={onShowShortcuts}
          >
            {t('user.shortcuts.action')}
          </MenuItem>
        ) : null}
        <MenuItem icon={<LogOut size={15} aria-hidden="true" />} onSelect={onSignOut}>
          {t('user.signOut.action')}
        </MenuItem>
        {user.temporary ? null : (
          <MenuItem
            icon={<MonitorX size={15} aria-hidden="true" />}
            onSelect={() => void signOutEverywhere()}
          >
            {t('user.signOutEverywhere.action')}
          </MenuItem>
        )}
      </Menu>
      {problem ? <Problem role="alert">{t(problem)}</Problem> : null}
    </Place>
  );
}
