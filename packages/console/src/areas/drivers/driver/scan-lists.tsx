import { Button } from '@rastro/sdk/internal/ui';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { KeptScan, TakenScan } from '../scan/scan-queue';
import { usePageLocale, useText } from '../../../frame/i18n/text-context';
import { Problem } from '../../../frame/resource/problem';
import { Lists, Scans } from './driver-parts';
import { describeRefusal, type DrivingState } from './use-driving';

/** Names a scan by when it was made and what was scanned. */
function useScanName(): (scan: KeptScan, names?: { driver?: string; vehicle?: string }) => string {
  const t = useText();
  const locale = usePageLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return ({ at, id, driver }, names = {}) => {
    const what = id === 0 ? t('driver.entry.out') : (names.vehicle ?? id);
    return [format.format(new Date(at)), driver && (names.driver ?? driver), what]
      .filter(Boolean)
      .join(' · ');
  };
}

/** Lists of this phone's scans: waiting, accepted and rejected ones. */
export function ScanLists({
  waiting,
  taken,
  refused,
  isBusy,
  dismiss,
}: Pick<DrivingState, 'waiting' | 'taken' | 'refused' | 'isBusy' | 'dismiss'>): ReactElement {
  const t = useText();
  const nameScan = useScanName();
  return (
    <>
      <Lists role="status">
        {waiting.length > 0 && !isBusy ? (
          <div>
            <p>{t('driver.queue.waiting', { count: waiting.length })}</p>
            <Scans aria-label={t('driver.waiting.label')}>
              {waiting.map((scan) => (
                <li key={scan.key}>
                  <span>{nameScan(scan)}</span>
                </li>
              ))}
            </Scans>
          </div>
        ) : null}
        {taken.length > 0 ? (
          <div>
            <p>{t('driver.taken.title')}</p>
            <Scans aria-label={t('driver.taken.title')}>
              {taken.map((one) => (
                <li key={one.scan.key}>
                  <Taken name={nameScan(one.scan, toNames(one))} result={one.result} />
                </li>
              ))}
            </Scans>
          </div>
        ) : null}
      </Lists>
      {refused.length > 0 ? (
        <div role="alert">
          <p>{t('driver.refused.title', { count: refused.length })}</p>
          <Scans aria-label={t('driver.refused.title', { count: refused.length })}>
            {refused.map((scan) => (
              <li key={scan.key}>
                <div>
                  <strong>{nameScan(scan)}</strong>
                  {scan.refusal ? <Problem>{t(describeRefusal(scan.refusal))}</Problem> : null}
                </div>
                <Button
                  icon={<X aria-hidden="true" />}
                  aria-label={t('driver.refused.dismiss', { scan: nameScan(scan) })}
                  onClick={() => void dismiss(scan.key)}
                />
              </li>
            ))}
          </Scans>
        </div>
      ) : null}
    </>
  );
}

const toNames = ({ result }: TakenScan) => ({
  driver: result.driver.name,
  ...(result.device && { vehicle: result.device.name }),
});

function Taken({ name, result }: { name: string; result: TakenScan['result'] }): ReactElement {
  const t = useText();
  return (
    <div>
      <span>{name}</span>
      {result.engine === 'none' ? null : <p>{t(`driver.engine.${result.engine}`)}</p>}
    </div>
  );
}
