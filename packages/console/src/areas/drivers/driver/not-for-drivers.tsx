import type { ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

/** Stands in place of the page of drivers for who may not scan. */
export function NotForDrivers(): ReactElement {
  const t = useText();
  return (
    <SignInLayout title={t('driver.shared.title')}>
      <p>{t('driver.shared.refused')}</p>
    </SignInLayout>
  );
}
