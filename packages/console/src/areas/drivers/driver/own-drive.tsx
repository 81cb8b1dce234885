import { Truck } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePageLocale, useText } from '../../../frame/i18n/text-context';
import { Card } from './driver-parts';
import type { DrivingState } from './use-driving';

/** Card of the vehicle that a driver drives, by the server's last answer. */
export function OwnDrive({
  driving,
  isAway,
}: Pick<DrivingState, 'driving' | 'isAway'>): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const since = driving?.drive
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(driving.drive.beganAt),
      )
    : '';
  const none = driving === null && isAway ? 'driver.now.unknown' : 'driver.now.none';
  return (
    <Card aria-label={t('driver.now.label')}>
      <Truck size={24} aria-hidden="true" />
      <div>
        <strong>{driving?.device?.name ?? t(none)}</strong>
        <span>{since ? t('driver.now.since', { time: since }) : t('driver.now.hint')}</span>
      </div>
    </Card>
  );
}
