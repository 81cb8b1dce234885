import type { User } from '@rastro/sdk/contract';
import { resolveUserRole } from '@rastro/sdk/domain';
import { useAccess } from '@rastro/sdk/internal/react';
import { MenuChoices, MenuDivider, MenuHead, MenuItem } from '@rastro/sdk/internal/ui';
import { CircleUserRound, Keyboard, LogOut, MonitorX } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { nameLanguage } from '../../i18n/language-names';
import { useLanguages, usePageLocale, useText } from '../../i18n/text-context';
import { useGoTo } from '../../navigation/use-go-to';
import type { UserMenuSection } from '../../navigation/page';
import { type MenuEntry, useMenuEntries } from '../../navigation/use-menu-entries';
import { SCHEMES, usePreferences } from '../../preferences/preferences-context';
import { PageEntries } from '../menu/page-entries';
import { useLayout } from '../surface/use-layout';
import { Avatar } from './avatar';

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

/** Two columns, so that all of it is seen on a screen of 800 px; one on a phone. */
const Sections = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 0 4px;
  align-items: start;
  & > :empty {
    display: none;
  }
  @media (max-width: 768px) {
    grid-auto-flow: row;
  }
`;

/** Props of {@link UserMenuEntries}. */
export interface UserMenuEntriesProps {
  user: User;
  /** Left out where there is no keyboard. */
  onShowShortcuts?: () => void;
  onSignOut: () => void;
  onSignOutEverywhere: () => void;
}

/** Content of the open menu: the account, language and theme, pages of its own, the ways out. */
export function UserMenuEntries({
  user,
  onShowShortcuts,
  onSignOut,
  onSignOutEverywhere,
}: UserMenuEntriesProps): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const languages = useLanguages();
  const { setLocale, scheme, setScheme } = usePreferences();
  const all = useMenuEntries('user');
  const tabs = useMenuEntries('tabs');
  const others = useMenuEntries('more');
  // A phone's bar leads to those itself, or below its last tab.
  const isInBar = ({ path }: MenuEntry) =>
    [...tabs, ...others].some((entry) => entry.path === path);
  const isPhone = useLayout() === 'phone';
  const entries = all.filter((entry) => !isPhone || !isInBar(entry));
  const own = entries.filter(({ section }) => section === undefined);
  const drawPages = (section: UserMenuSection) => {
    const pages = entries.filter((entry) => entry.section === section);
    return pages.length === 0 ? null : (
      <>
        <MenuHead>{t(`user.section.${section}`)}</MenuHead>
        <PageEntries entries={pages} />
      </>
    );
  };
  const goTo = useGoTo();
  const mayChange = useAccess()('update', 'users', { isSelf: true }).allowed;
  const name = user.name || user.email;

  return (
    <>
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
        isRow
      />
      <MenuChoices
        label={t('user.theme.label')}
        options={SCHEMES.map((value) => ({ value, label: t(`user.theme.${value}`) }))}
        value={scheme ?? 'system'}
        onSelect={setScheme}
        keepOpen
        isRow
      />
      <MenuDivider />
      <Sections>
        <div>
          {mayChange && !user.temporary ? (
            <MenuItem
              icon={<CircleUserRound size={15} aria-hidden="true" />}
              onSelect={() => goTo('/account')}
            >
              {t('user.account.action')}
            </MenuItem>
          ) : null}
          <PageEntries entries={own} />
          {drawPages('administration')}
        </div>
        <div>
          {drawPages('operation')}
          <MenuDivider />
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
              onSelect={onSignOutEverywhere}
            >
              {t('user.signOutEverywhere.action')}
            </MenuItem>
          )}
        </div>
      </Sections>
    </>
  );
}
