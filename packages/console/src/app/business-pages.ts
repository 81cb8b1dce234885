import { HandCoins, IdCard, Plug, ReceiptText, UserCheck } from 'lucide-react';
import { lazyPage } from '../frame/loading/lazy-page';
import type { Page } from '../frame/navigation/page';
import { MANAGED_WORDS } from './managed-words';

/** The screens of drivers who scan codes. */
const DRIVER = {
  Component: lazyPage(
    () => import('../areas/drivers/driver/driver-pages').then((module) => module.DriverPages),
    'sign-in',
    'driver',
    'consents',
  ),
  surface: 'alone',
  worksAway: true,
  signInPath: '/motorista',
  label: 'driver.page.title',
} as const;

/** Driver pages that are in no menu. */
export const DRIVER_PAGES: readonly Page[] = [
  { ...DRIVER, path: '/motorista', surface: 'public' },
  { ...DRIVER, path: '/qr-driver/scan/:code' },
];

/** Pages of billing, payment and drivers. */
export const BUSINESS_PAGES: readonly Page[] = [
  {
    path: '/invoices',
    Component: lazyPage(
      () => import('../areas/billing/invoices-page').then((module) => module.InvoicesPage),
      'billing',
      'export',
      'device',
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    area: 'invoices',
    label: 'nav.invoices.label',
    Icon: ReceiptText,
    menus: ['user', 'more', 'palette'],
  },
  {
    path: '/billing',
    Component: lazyPage(
      () => import('../areas/billing/billing-page').then((module) => module.BillingPage),
      'billing',
      'export',
      ...MANAGED_WORDS,
    ),
    surface: 'full',
    area: 'billing',
    label: 'nav.billing.label',
    section: 'administration',
    Icon: HandCoins,
    menus: ['user', 'more', 'palette'],
  },
  {
    path: '/integrations',
    Component: lazyPage(
      () =>
        import('../areas/integrations/integrations-page').then((module) => module.IntegrationsPage),
      'integrations',
      'resource',
    ),
    surface: 'full',
    area: 'integrations',
    label: 'nav.integrations.label',
    section: 'administration',
    Icon: Plug,
    menus: ['user', 'more', 'palette'],
  },
  {
    path: '/drivers',
    Component: lazyPage(
      () => import('../areas/drivers/drivers-page').then((module) => module.DriversPage),
      'notifications',
      'users',
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
    ...DRIVER,
    path: '/qr-driver',
    area: 'drivers',
    action: 'update',
    label: 'nav.scanning.label',
    section: 'operation',
    Icon: UserCheck,
    menus: ['user', 'more', 'palette'],
  },
];
