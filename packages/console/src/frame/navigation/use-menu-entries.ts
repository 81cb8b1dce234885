import { useAccess } from '@rastro/sdk/internal/react';
import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import type { AccessCheck } from '@rastro/sdk/internal/react';
import { useText } from '../i18n/text-context';
import { mayOpen } from './may-open';
import type { MenuName, Page } from './page';
import { usePages } from './pages-context';
import { useCurrentPage } from './use-current-page';
import type { TextKey } from '../i18n/text-key';

/** Returns a page's label for an account. */
function nameFor({ label, ownLabel, area, action }: Page, access: AccessCheck): TextKey {
  if (!ownLabel || area === undefined) return label;
  return access(action ?? 'read', area, ownLabel.unless).allowed ? label : ownLabel.label;
}

/** One entry of a menu. */
export interface MenuEntry {
  /** The path of its page, which names it. */
  path: string;
  /** Target address from the open page. */
  to: string;
  label: string;
  Icon: LucideIcon;
  linkFor: Page['linkFor'];
  section: Page['section'];
}

/** Returns the address of an entry on a page about `deviceId`. */
const toAddress = ({ path, linkFor }: Page, deviceId: number | null): string =>
  linkFor?.(deviceId) ?? path;

/** The pages that a menu leads to, as far as the account may read what they show. */
export function useMenuEntries(menu: MenuName): readonly MenuEntry[] {
  const t = useText();
  const pages = usePages();
  const { deviceId } = useCurrentPage();
  const access = useAccess();
  return useMemo(
    () =>
      pages.flatMap((page) =>
        page.menus?.includes(menu) && page.Icon && (page.isAlwaysListed || mayOpen(page, access))
          ? [
              {
                path: page.path,
                to: toAddress(page, deviceId),
                label: t(nameFor(page, access)),
                Icon: page.Icon,
                linkFor: page.linkFor,
                section: page.section,
              },
            ]
          : [],
      ),
    [pages, menu, deviceId, t, access],
  );
}
