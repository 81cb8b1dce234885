import { createLazyModule, focusRingInset, Menu } from '@rastro/sdk/internal/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router';
import { css, styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { useCurrentPage } from '../../navigation/use-current-page';
import { type MenuEntry, useMenuEntries } from '../../navigation/use-menu-entries';

const pageEntries = createLazyModule(() => import('./page-entries'));

/** Drawn in an open menu only, which has fetched them. */
function Entries({ entries }: { entries: readonly MenuEntry[] }): ReactElement | null {
  const Found = pageEntries.get()?.PageEntries;
  return Found ? <Found entries={entries} /> : null;
}

const Root = styled.nav`
  position: relative;
  z-index: 25;
  display: flex;
  flex: none;
  height: calc(80px + env(safe-area-inset-bottom));
  padding: 4px max(8px, env(safe-area-inset-right)) calc(16px + env(safe-area-inset-bottom))
    max(8px, env(safe-area-inset-left));
  border-top: 1px solid var(--rastro-border);
  background: var(--rastro-surface);
`;

const tab = css`
  display: flex;
  flex: 1 1 0;
  min-width: 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  border-radius: var(--rastro-radius-card);
  color: var(--rastro-text-muted);
  font: 500 11px/14px var(--rastro-font-family);
  text-decoration: none;
  ${focusRingInset}
  &[aria-current='page'] {
    color: var(--rastro-accent-ink);
  }
`;
const Tab = styled(NavLink)`
  ${tab}
`;
const More = styled.button`
  ${tab}
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

/** The phone's main menu, at the bottom. */
export function TabBar(): ReactElement {
  const t = useText();
  const entries = useMenuEntries('tabs');
  const others = useMenuEntries('more');
  return (
    <Root aria-label={t('nav.main.label')}>
      {entries.map(({ path, to, label, Icon }) => (
        <Tab key={path} to={to}>
          <Icon size={22} aria-hidden="true" />
          {label}
        </Tab>
      ))}
      {others.length > 0 ? <MoreTab entries={others} /> : null}
    </Root>
  );
}

/** The pages that the bar has no room for. */
function MoreTab({ entries }: { entries: readonly MenuEntry[] }): ReactElement {
  const t = useText();
  const { page } = useCurrentPage();
  const isHere = entries.some(({ path }) => path === page?.path);
  return (
    <Menu
      side="top"
      align="end"
      entries={pageEntries}
      trigger={
        <More type="button" aria-current={isHere ? 'page' : undefined}>
          <Ellipsis size={22} aria-hidden="true" />
          {t('nav.more.label')}
        </More>
      }
    >
      <Entries entries={entries} />
    </Menu>
  );
}
