import { IdCard, Truck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { Card } from './driver-parts';

/** What was scanned on a phone for all, until both are there. */
export interface HeldCodes {
  driver?: string;
  vehicle?: string;
}

/** What a phone for all has scanned, and what comes next. */
export function SharedSteps({ held }: { held: HeldCodes }): ReactElement {
  const t = useText();
  return (
    <>
      <Card aria-label={t('driver.shared.driver')}>
        <IdCard size={24} aria-hidden="true" />
        <div>
          <strong>{held.driver ?? t('driver.shared.first')}</strong>
          <span>{t('driver.shared.driver')}</span>
        </div>
      </Card>
      <Card aria-label={t('driver.now.label')}>
        <Truck size={24} aria-hidden="true" />
        <div>
          <strong>{held.vehicle ?? t('driver.shared.second')}</strong>
          <span>{t('driver.now.label')}</span>
        </div>
      </Card>
    </>
  );
}
