import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../i18n/text-context';
import type { MenuName, Page } from './page';
import { usePages } from './pages-context';
import { useCurrentPage } from './use-current-page';

/** One entry of a menu. */
export interface MenuEntry {
  /** The path of its page, which names it. */
  path: string;
  /** Where it leads from the page that is open. */
  to: string;
  label: string;
  Icon: LucideIcon;
}

/** Where an entry leads from a page about `deviceId`. */
const toAddress = ({ path, linkFor }: Page, deviceId: number | null): string =>
  linkFor?.(deviceId) ?? path;

/** The pages that a menu leads to. */
export function useMenuEntries(menu: MenuName): readonly MenuEntry[] {
  const t = useText();
  const pages = usePages();
  const { deviceId } = useCurrentPage();
  return useMemo(
    () =>
      pages.flatMap((page) =>
        page.menus?.includes(menu) && page.Icon
          ? [
              {
                path: page.path,
                to: toAddress(page, deviceId),
                label: t(page.label),
                Icon: page.Icon,
              },
            ]
          : [],
      ),
    [pages, menu, deviceId, t],
  );
}
