import { IdCard, Truck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { Card } from './driver-parts';

/** Codes scanned on a shared phone, until both are there. */
export interface HeldCodes {
  driver?: string;
  vehicle?: string;
}

/** Scanned codes of a shared phone, and the next step. */
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
