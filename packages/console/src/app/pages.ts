import {
  BellRing,
  CircleUserRound,
  FileChartColumn,
  FolderTree,
  Hexagon,
  History,
  IdCard,
  MapPin,
  ServerCog,
  RadioTower,
  Share2,
  Siren,
  SquareFunction,
  SquareTerminal,
  Truck,
  UsersRound,
  Wrench,
  CalendarClock,
} from 'lucide-react';
import { createElement } from 'react';
import { Navigate } from 'react-router';
import { historyPath } from '../history/query/history-path';
import { lazyPage, loadedPage } from '../loading/lazy-page';
import type { Page } from '../navigation/page';
import { MaintenancePage } from '../pages/away/maintenance-page';

/** What stands around every page but the public ones. */
export const signedInArea = lazyPage(
  () => import('./first-screen').then((module) => module.SignedInArea),
  'widgets',
  'device',
);

/** Where no page is. */
export const missingPage = lazyPage(() =>
  import('../pages/missing-page').then((module) => module.MissingPage),
);

const reportsPage = lazyPage(
  () => import('../pages/reports-page').then((module) => module.ReportsPage),
  'reports',
  'report-page',
  'resource',
  'members',
  'period',
  'attributes',
);

/** What the page of a resource says, beside its own words. */
const MANAGED_WORDS = ['manage', 'resource', 'members', 'attributes', 'problems'] as const;

const autolinkPage = lazyPage(
  () => import('../pages/autolink/autolink-page').then((module) => module.AutolinkPage),
  'detail',
  'trackers',
  ...MANAGED_WORDS,
);

/**
 * Every page of the console. Router, guard, menus, command palette, shortcuts and what is fetched ahead
 * read this table; menus show the pages in its order.
 */
export const PAGES: readonly Page[] = [
  {
    path: '/login',
    Component: lazyPage(
      () => import('../pages/login/login-page').then((module) => module.LoginPage),
      'sign-in',
    ),
    surface: 'public',
    label: 'login.page.title',
  },
  {
    path: '/login/recover/:token',
    Component: lazyPage(
      () => import('../pages/recover/recover-page').then((module) => module.RecoverPage),
      'sign-in',
    ),
    surface: 'public',
    label: 'recover.page.title',
  },
  {
    path: '/login/confirm/:token',
    Component: lazyPage(
      () => import('../pages/confirm/confirm-page').then((module) => module.ConfirmPage),
      'sign-in',
    ),
    surface: 'public',
    label: 'confirm.page.title',
  },
  {
    path: '/login/receive/:token',
    Component: lazyPage(
      () => import('../pages/confirm/receive-page').then((module) => module.ReceivePage),
      'sign-in',
    ),
    surface: 'public',
    label: 'receive.page.title',
  },
  {
    path: '/share/:token?',
    Component: lazyPage(
      () => import('../pages/share/share-page').then((module) => module.SharePage),
      'sign-in',
      'widgets',
      'share',
    ),
    surface: 'public',
    label: 'share.page.title',
  },
  {
    path: '/setup',
    Component: lazyPage(
      () => import('../pages/setup/setup-page').then((module) => module.SetupPage),
      'sign-in',
    ),
    surface: 'public',
    isFirstRun: true,
    label: 'setup.page.title',
  },
  {
    path: '/maintenance',
    Component: loadedPage(MaintenancePage),
    surface: 'public',
    label: 'maintenance.page.title',
  },
  {
    path: '/devices',
    Component: lazyPage(() => import('./first-screen').then((module) => module.DevicesPage)),
    surface: 'panel',
    onPhone: 'full',
    area: 'devices',
    label: 'nav.devices.label',
    skipLabel: 'app.skip.toList',
    Icon: Truck,
    menus: ['rail', 'tabs', 'palette'],
    isNext: true,
  },
  {
    path: '/home',
    Component: lazyPage(() => import('./first-screen').then((module) => module.HomePage)),
    surface: 'map',
    label: 'nav.map.label',
    Icon: MapPin,
    menus: ['tabs', 'palette'],
    isNext: true,
  },
  {
    path: '/devices/:deviceId',
    Component: lazyPage(
      () => import('../pages/device-page').then((module) => module.DevicePage),
      'attributes',
      'alarms',
      'detail',
    ),
    surface: 'panel',
    parent: '/devices',
    area: 'devices',
    label: 'device.page.title',
    isNext: true,
  },
  {
    path: '/devices/:deviceId/offline',
    Component: lazyPage(
      () => import('../pages/offline/offline-page').then((module) => module.OfflinePage),
      ...(['trackers', 'detail'] as const),
    ),
    surface: 'full',
    parent: '/devices/:deviceId',
    area: 'devices',
    label: 'offline.page.title',
  },
  {
    path: '/autolink',
    Component: autolinkPage,
    surface: 'full',
    area: 'devices',
    action: 'create',
    label: 'nav.autolink.label',
    section: 'operation',
    Icon: RadioTower,
    menus: ['user', 'more', 'palette'],
  },
  {
    path: '/autolink/:deviceId',
    Component: autolinkPage,
    surface: 'full',
    parent: '/autolink',
    area: 'devices',
    label: 'nav.autolink.label',
  },
  {
    path: '/reports',
    Component: reportsPage,
    surface: 'full',
    area: 'reports',
    label: 'nav.reports.label',
    Icon: FileChartColumn,
    menus: ['rail', 'tabs', 'palette'],
  },
  {
    path: '/reports/scheduled',
    Component: lazyPage(
      () => import('../pages/schedules-page').then((module) => module.SchedulesPage),
      ...(['schedules', 'reports', 'report-page', 'period', 'export'] as const),
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    area: 'reports',
    parent: '/reports',
    label: 'nav.reports.label',
  },
  {
    path: '/reports/:report',
    Component: reportsPage,
    surface: 'full',
    area: 'reports',
    label: 'nav.reports.label',
  },
  {
    path: '/history',
    Component: lazyPage(
      () => import('../pages/history-page').then((module) => module.HistoryPage),
      'replay',
      'period',
      'attributes',
    ),
    surface: 'panel',
    linkFor: historyPath,
    area: 'reports',
    shortcut: 'h',
    label: 'nav.history.label',
    Icon: History,
    menus: ['rail', 'more', 'palette'],
  },
  {
    path: '/geofence',
    Component: lazyPage(
      () => import('../pages/geofences-page').then((module) => module.GeofencesPage),
      'geofences',
      'groups',
      'manage',
      'resource',
      'members',
    ),
    surface: 'panel',
    area: 'geofences',
    label: 'nav.geofences.label',
    Icon: Hexagon,
    menus: ['rail', 'more', 'palette'],
  },
  {
    // Guessed by whoever knows /devices and /reports.
    path: '/geofences',
    Component: loadedPage(() => createElement(Navigate, { to: '/geofence', replace: true })),
    surface: 'panel',
    area: 'geofences',
    label: 'nav.geofences.label',
  },
  {
    path: '/events',
    Component: lazyPage(
      () => import('../pages/events-page').then((module) => module.EventsPage),
      'alarms',
      'resource',
      'period',
    ),
    surface: 'full',
    area: 'events',
    label: 'nav.events.label',
    section: 'operation',
    Icon: Siren,
    menus: ['rail', 'tabs', 'user', 'palette'],
  },
  {
    path: '/notifications',
    Component: lazyPage(
      () => import('../pages/notifications-page').then((module) => module.NotificationsPage),
      'notifications',
      'alarms',
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    area: 'notifications',
    label: 'nav.notifications.label',
    section: 'operation',
    Icon: BellRing,
    menus: ['rail', 'more', 'user', 'palette'],
  },
  {
    path: '/commands',
    Component: lazyPage(
      () => import('../pages/commands-page').then((module) => module.CommandsPage),
      'commands',
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    area: 'commands',
    label: 'nav.commands.label',
    Icon: SquareTerminal,
    menus: ['rail', 'more', 'palette'],
  },
  {
    path: '/groups',
    Component: lazyPage(
      () => import('../pages/groups-page').then((module) => module.GroupsPage),
      'groups',
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    area: 'groups',
    label: 'nav.groups.label',
    Icon: FolderTree,
    menus: ['rail', 'more', 'palette'],
  },
  {
    path: '/shares',
    Component: lazyPage(
      () => import('../pages/shares-page').then((module) => module.SharesPage),
      'share',
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    area: 'shares',
    label: 'nav.shares.label',
    Icon: Share2,
    menus: ['user', 'palette'],
  },
  {
    path: '/users',
    Component: lazyPage(
      () => import('../pages/users-page').then((module) => module.UsersPage),
      'users',
      'manage',
      'sign-in',
      'resource',
      'members',
      'attributes',
      'problems',
    ),
    surface: 'full',
    area: 'users',
    subject: { isSelf: false },
    label: 'nav.users.label',
    section: 'operation',
    Icon: UsersRound,
    menus: ['rail', 'more', 'user', 'palette'],
  },
  {
    path: '/account',
    Component: lazyPage(
      () => import('../pages/account-page').then((module) => module.AccountPage),
      'account',
      'notifications',
      'sign-in',
      'users',
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    label: 'user.account.action',
    Icon: CircleUserRound,
    menus: ['more', 'palette'],
  },
  {
    path: '/server',
    Component: lazyPage(
      () => import('../pages/server-page').then((module) => module.ServerPage),
      'server',
      'account',
      'notifications',
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    // Everybody may read what a server says of itself; who may read its counts is an administrator.
    area: 'statistics',
    label: 'nav.server.label',
    section: 'administration',
    Icon: ServerCog,
    menus: ['user', 'more', 'palette'],
  },
  {
    path: '/drivers',
    Component: lazyPage(
      () => import('../pages/drivers-page').then((module) => module.DriversPage),
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    area: 'drivers',
    label: 'nav.drivers.label',
    section: 'operation',
    Icon: IdCard,
    menus: ['user', 'more', 'palette'],
  },
  {
    path: '/services',
    Component: lazyPage(
      () => import('../pages/services-page').then((module) => module.ServicesPage),
      'detail',
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    area: 'maintenance',
    label: 'nav.services.label',
    section: 'operation',
    Icon: Wrench,
    menus: ['user', 'more', 'palette'],
  },
  {
    path: '/calendars',
    Component: lazyPage(
      () => import('../pages/calendars-page').then((module) => module.CalendarsPage),
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    area: 'calendars',
    label: 'nav.calendars.label',
    section: 'operation',
    Icon: CalendarClock,
    menus: ['user', 'more', 'palette'],
  },
  {
    path: '/computed',
    Component: lazyPage(
      () => import('../pages/computed-page').then((module) => module.ComputedPage),
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    area: 'attributes',
    label: 'nav.computed.label',
    section: 'operation',
    Icon: SquareFunction,
    menus: ['user', 'more', 'palette'],
  },
];
