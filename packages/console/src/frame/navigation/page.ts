import type { AccessAction, AccessArea, AccessSubject } from '@rastro/sdk/domain';
import type { LucideIcon } from 'lucide-react';
import type { TextKey } from '../i18n/text-key';
import type { LazyPage } from '../loading/lazy-page';

/** Props of a page in the frame. */
export interface PageProps {
  /** The page stands as the list beside that of this device; only on wide screens. */
  besideDeviceId?: number;
}

/**
 * Layout of a page: `public` needs no sign-in and has the window to itself, `alone` needs one;
 * `map` draws over the map; `panel` is beside the map; `full` takes all beside the menu, and no map
 * is loaded.
 */
export type Surface = 'public' | 'alone' | 'map' | 'panel' | 'full';

/** A menu that leads to pages, in the order of the table; `more` is what a phone's `tabs` have no room for. */
export type MenuName = 'rail' | 'tabs' | 'more' | 'user' | 'palette';

/** A part of the user menu with a head: what a fleet is run with, and what the server is. */
export type UserMenuSection = 'operation' | 'administration';

/** One row of the table of pages. */
export interface Page {
  /**
   * Path in the notation of react-router. `:deviceId` names the device that is selected on the map.
   */
  path: string;
  Component: LazyPage<PageProps>;
  surface: Surface;
  /** Path to which signed-out users are sent. Default `/login`. */
  signInPath?: string;
  /** It is of use while the server is away too, and says itself for whom. */
  worksAway?: boolean;
  /** Layout of a panel on a phone: a sheet over the map (default), or all of the window. */
  onPhone?: 'sheet' | 'full';
  /** Label in menus. */
  label: TextKey;
  /** The same for whom it shows what is their own alone; left out, `label` for everybody. */
  ownLabel?: { label: TextKey; unless: AccessSubject };
  /** The area of rights that one must be let read to be led here. Default none. */
  area?: AccessArea;
  /** Menus lead here also who may not read what it shows: it says so. */
  isAlwaysListed?: boolean;
  /** Required action right in the area. Default read. */
  action?: AccessAction;
  /** Part of the area that it shows, where that is not all of it. */
  subject?: AccessSubject;
  Icon?: LucideIcon;
  menus?: readonly MenuName[];
  /** Section of the user menu. Default the account's own pages. */
  section?: UserMenuSection;
  /** Page that Escape leads to; on wide screens shown beside this page. Default the map alone. */
  parent?: string;
  /** Its address for the device that is open, null for none. Default its path. */
  linkFor?: (deviceId: number | null) => string;
  /** The key that opens it for the device that is open. */
  shortcut?: string;
  /** The words of the link that leads past the menus. Default those for any page. */
  skipLabel?: TextKey;
  /** Fetched as soon as another page is shown: many go there next. */
  isNext?: boolean;
  /** Shown only by a server that has no administrator yet, and then alone. */
  isFirstRun?: boolean;
}
