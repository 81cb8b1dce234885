import { readQrCode, writeQrCode } from '@rastro/sdk/domain';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { useBrand } from '@rastro/theme';
import { LogOut, Truck } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import { keepScanner, type Scanner } from '../scan/scanner';
import { useText, usePageLocale } from '../../../frame/i18n/text-context';
import type { TextKey } from '../../../frame/i18n/text-key';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';
import { CodeEntry } from './code-entry';
import { Column, Card } from './driver-parts';
import { ScanLists } from './scan-lists';
import { type HeldCodes, SharedSteps } from './shared-steps';
import { useDriving } from './use-driving';
import type { DrivingState } from './use-driving';

/** Card of the vehicle that a driver drives, by the server's last answer. */
function OwnDrive({ driving, isAway }: Pick<DrivingState, 'driving' | 'isAway'>): ReactElement {
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

/**
 * Page for scanning codes: drivers scan for themselves; on a shared phone the badge comes before
 * the vehicle.
 */
export function DriverPage({
  scanner,
  isAway,
}: {
  scanner: Scanner;
  /** The server was not reached when the page was opened. */
  isAway: boolean;
}): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const client = useTrackingClient();
  const { code: scanned = '' } = useParams();
  const state = useDriving(scanner);
  const { driving, problem, isBusy, scan } = state;
  const [held, setHeld] = useState<HeldCodes>({});
  const [leaving, setLeaving] = useState<TextKey | null>(null);
  const { contact } = useBrand().branding.links.dataPolicy;
  const { isDriver } = scanner;
  const title = isDriver ? (driving?.driver.name ?? scanner.name) : t('driver.shared.title');
  usePageTitle(t('driver.page.title'));

  async function send(id: string | 0, driver?: string) {
    setHeld({});
    await scan(id, driver);
    if (scanned !== '') void navigate('/qr-driver', { replace: true });
  }
  function take(text: string): TextKey | null {
    const code = readQrCode(text);
    if (!code) return 'error.code.QR_CODE_UNKNOWN';
    if (isDriver && code.kind === 'driver') return 'driver.code.badge';
    const { driver, vehicle }: HeldCodes = { ...held, [code.kind]: writeQrCode(code) };
    if (vehicle && (isDriver || driver)) void send(vehicle, driver);
    else setHeld({ ...(driver && { driver }), ...(vehicle && { vehicle }) });
    return null;
  }
  async function leave() {
    setLeaving(null);
    try {
      await client.session.delete();
      keepScanner(null);
      window.location.assign('/motorista');
    } catch {
      setLeaving('driver.leave.away');
    }
  }
  const isHolding = held.driver !== undefined || held.vehicle !== undefined;
  return (
    <SignInLayout title={title}>
      <Column>
        <div role="status">{isAway || state.isAway ? <p>{t('driver.away.text')}</p> : null}</div>
        {isDriver ? <OwnDrive {...state} isAway={isAway || state.isAway} /> : null}
        {isDriver ? null : <SharedSteps held={held} />}
        <ScanLists {...state} />
        {problem ? <p role="alert">{t(problem)}</p> : null}
        <CodeEntry
          start={scanned}
          action={isDriver || isHolding ? 'driver.in.action' : 'driver.shared.next'}
          isBusy={isBusy}
          onCode={take}
        />
        {mayCheckOut(state, isDriver, held) ? (
          <Button size="lg" wide busy={isBusy} onClick={() => void send(0, held.driver)}>
            {t('driver.out.action')}
          </Button>
        ) : null}
        {isHolding ? (
          <Button size="lg" wide onClick={() => setHeld({})}>
            {t('driver.shared.again')}
          </Button>
        ) : null}
        {isDriver || isAway ? null : (
          <Button variant="ghost" size="lg" wide onClick={() => void navigate('/drivers')}>
            {t('driver.shared.back')}
          </Button>
        )}
        {leaving ? <p role="alert">{t(leaving)}</p> : null}
        <Button
          variant="ghost"
          size="lg"
          wide
          icon={<LogOut aria-hidden="true" />}
          onClick={() => void leave()}
        >
          {t('driver.leave.action')}
        </Button>
        {contact ? (
          <p>
            {t('privacy.contact.label')}: {Object.values(contact).join(' · ')}
          </p>
        ) : null}
      </Column>
    </SignInLayout>
  );
}

/** By the last scan, sent or not; who is not known to drive nothing may check out. */
function mayCheckOut(
  { waiting, driving }: Pick<ReturnType<typeof useDriving>, 'waiting' | 'driving'>,
  isDriver: boolean,
  held: HeldCodes,
): boolean {
  if (!isDriver) return held.driver !== undefined;
  const last = waiting.at(-1);
  if (last) return last.id !== 0;
  return driving === null || driving.drive !== null;
}
