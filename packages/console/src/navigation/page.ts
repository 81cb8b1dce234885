import type { AccessAction, AccessArea, AccessSubject } from '@rastro/sdk/domain';
import type { LucideIcon } from 'lucide-react';
import type { TextKey } from '../i18n/text-key';
import type { LazyPage } from '../loading/lazy-page';

/** What the frame gives a page. */
export interface PageProps {
  /** The page stands as the list beside that of this device; only on wide screens. */
  besideDeviceId?: number;
}

/**
 * How a page is shown: `public` needs nobody signed in and has the window to itself, `alone` somebody; `map` draws over
 * the map; `panel` stands beside the map; `full` takes all beside the menu, and no map is loaded.
 */
export type Surface = 'public' | 'alone' | 'map' | 'panel' | 'full';

/** A menu that leads to pages, in the order of the table; `more` is what a phone's `tabs` have no room for. */
export type MenuName = 'rail' | 'tabs' | 'more' | 'user' | 'palette';

/** A part of the user menu with a head: what a fleet is run with, and what the server is. */
export type UserMenuSection = 'operation' | 'administration';

/** One row of the table of pages. */
export interface Page {
  /** As react-router reads it. `:deviceId` names the device that is selected on the map. */
  path: string;
  Component: LazyPage<PageProps>;
  surface: Surface;
  /** Where somebody who is signed out goes first. Default `/login`. */
  signInPath?: string;
  /** It is of use while the server is away too, and says itself for whom. */
  worksAway?: boolean;
  /** What a panel is on a phone: a sheet over the map (default), or all of the window. */
  onPhone?: 'sheet' | 'full';
  /** What it is called in menus. */
  label: TextKey;
  /** The same for whom it shows what is their own alone; left out, `label` for everybody. */
  ownLabel?: { label: TextKey; unless: AccessSubject };
  /** The area of rights that one must be let read to be led here. Default none. */
  area?: AccessArea;
  /** Menus lead here also who may not read what it shows: it says so. */
  isAlwaysListed?: boolean;
  /** What one must be let do there. Default read. */
  action?: AccessAction;
  /** What of the area it shows, where that is not all of it. */
  subject?: AccessSubject;
  Icon?: LucideIcon;
  menus?: readonly MenuName[];
  /** Where it stands in the user menu. Default among what is the account's own. */
  section?: UserMenuSection;
  /** Where Escape leads; on wide screens it stands beside this page. Default the map alone. */
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
