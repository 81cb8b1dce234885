import { FileChartColumn, Hexagon, History, MapPin, RadioTower, Siren, Truck } from 'lucide-react';
import { createElement } from 'react';
import { Navigate } from 'react-router';
import { historyPath } from '../frame/navigation/history-path';
import { lazyPage, loadedPage } from '../frame/loading/lazy-page';
import type { Page } from '../frame/navigation/page';
import { MaintenancePage } from '../frame/away/maintenance-page';
import { DRIVER_PAGES } from './business-pages';
import { MANAGED_PAGES } from './managed-pages';
import { MANAGED_WORDS } from './managed-words';

/** Frame around every page but the public ones. */
export const signedInArea = lazyPage(
  () => import('./first-screen').then((module) => module.SignedInArea),
  'widgets',
  'device',
);

const reportsPage = lazyPage(
  () => import('../areas/reports/reports-page').then((module) => module.ReportsPage),
  'reports',
  'report-page',
  'resource',
  'members',
  'period',
  'attributes',
);

const autolinkPage = lazyPage(
  () => import('../areas/devices/autolink/autolink-page').then((module) => module.AutolinkPage),
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
      () => import('../areas/access/login/login-page').then((module) => module.LoginPage),
      'sign-in',
    ),
    surface: 'public',
    label: 'login.page.title',
  },
  ...DRIVER_PAGES,
  {
    path: '/login/recover/:token',
    Component: lazyPage(
      () => import('../areas/access/recover/recover-page').then((module) => module.RecoverPage),
      'sign-in',
    ),
    surface: 'public',
    label: 'recover.page.title',
  },
  {
    path: '/login/confirm/:token',
    Component: lazyPage(
      () => import('../areas/access/confirm/confirm-page').then((module) => module.ConfirmPage),
      'sign-in',
    ),
    surface: 'public',
    label: 'confirm.page.title',
  },
  {
    path: '/login/receive/:token',
    Component: lazyPage(
      () => import('../areas/access/confirm/receive-page').then((module) => module.ReceivePage),
      'sign-in',
    ),
    surface: 'public',
    label: 'receive.page.title',
  },
  {
    path: '/invite',
    Component: lazyPage(
      () => import('../areas/access/invitations/accept-page').then((module) => module.AcceptPage),
      'sign-in',
      'new-account',
    ),
    surface: 'public',
    label: 'invite.page.title',
  },
  {
    path: '/register',
    Component: lazyPage(
      () => import('../areas/access/register/register-page').then((module) => module.RegisterPage),
      'sign-in',
      'new-account',
    ),
    surface: 'public',
    label: 'register.page.title',
  },
  {
    path: '/consent',
    Component: lazyPage(
      () => import('../areas/consents/consent-page').then((module) => module.ConsentPage),
      'sign-in',
      'consents',
    ),
    surface: 'public',
    label: 'consents.page.title',
  },
  {
    path: '/share/:token?',
    Component: lazyPage(
      () => import('../areas/shares/share/share-page').then((module) => module.SharePage),
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
      () => import('../areas/access/setup/setup-page').then((module) => module.SetupPage),
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
      () => import('../areas/devices/device-page').then((module) => module.DevicePage),
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
      () => import('../areas/devices/offline/offline-page').then((module) => module.OfflinePage),
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
      () => import('../areas/reports/schedules-page').then((module) => module.SchedulesPage),
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
      () => import('../areas/reports/history-page').then((module) => module.HistoryPage),
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
      () => import('../areas/geofences/geofences-page').then((module) => module.GeofencesPage),
      'geofences',
      'groups',
      'manage',
      'resource',
      'members',
      'attributes',
      'problems',
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
      () => import('../areas/alarms/events-page').then((module) => module.EventsPage),
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
  ...MANAGED_PAGES,
];
