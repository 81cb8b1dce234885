import { readQrCode } from '@rastro/sdk/domain';
import { Button, TextField } from '@rastro/sdk/internal/ui';
import { LogOut, QrCode, Truck } from 'lucide-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { usePageTitle } from '../../brand/use-page-title';
import { usePageLocale, useText } from '../../i18n/text-context';
import { useAppSessionState } from '../../session/session-context';
import { useSignOut } from '../../shell/header/use-sign-out';
import { SignInLayout } from '../layout/sign-in-layout';
import { CodeCamera, hasCodeCamera } from './code-camera';
import { useDriving } from './use-driving';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  & > form {
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
  & p {
    margin: 0;
  }
`;
const Card = styled.section`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 16px;
  border: 1px solid var(--rastro-border);
  border-radius: 8px;
  & > svg {
    flex: none;
    color: var(--rastro-text-muted);
  }
  & strong {
    display: block;
    font: 600 17px/24px var(--rastro-font-family);
    overflow-wrap: anywhere;
  }
  & span {
    color: var(--rastro-text-muted);
  }
`;

/** What a driver sees: which vehicle they drive, and the codes by which they take and leave one. */
export function DriverPage(): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const navigate = useNavigate();
  const { code: scanned = '' } = useParams();
  const { user } = useAppSessionState();
  const { here: signOut } = useSignOut();
  const { driving, waiting, result, problem, isBusy, scan } = useDriving(user?.id ?? 0);
  const [typed, setTyped] = useState(scanned);
  const [isSeeing, setSeeing] = useState(false);
  const [hint, setHint] = useState<'none' | 'noCode' | 'noCamera'>('none');
  usePageTitle(t('driver.page.title'));

  async function checkIn(text: string) {
    setSeeing(false);
    if (readQrCode(text)?.kind !== 'vehicle') {
      setTyped(text);
      return setHint('noCode');
    }
    setHint('none');
    await scan(text);
    setTyped('');
    if (scanned !== '') void navigate('/qr-driver', { replace: true });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void checkIn(typed);
  };
  const since = driving?.drive
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(driving.drive.beganAt),
      )
    : '';
  return (
    <SignInLayout title={driving?.driver.name ?? user?.name ?? t('driver.page.title')}>
      <Column>
        <Card aria-label={t('driver.now.label')}>
          <Truck size={24} aria-hidden="true" />
          <div>
            <strong>{driving?.device?.name ?? t('driver.now.none')}</strong>
            <span>
              {driving?.drive ? t('driver.now.since', { time: since }) : t('driver.now.hint')}
            </span>
          </div>
        </Card>
        <div role="status">
          {waiting > 0 ? <p>{t('driver.queue.waiting', { count: waiting })}</p> : null}
          {result && result.engine !== 'none' ? <p>{t(`driver.engine.${result.engine}`)}</p> : null}
        </div>
        {problem ? <p role="alert">{t(problem)}</p> : null}
        {hint === 'noCode' ? <p role="alert">{t('error.code.QR_CODE_UNKNOWN')}</p> : null}
        {hint === 'noCamera' ? <p role="alert">{t('driver.camera.failed')}</p> : null}
        {isSeeing ? (
          <CodeCamera
            onCode={(text) => void checkIn(text)}
            onFail={() => {
              setSeeing(false);
              setHint('noCamera');
            }}
            onClose={() => setSeeing(false)}
          />
        ) : null}
        {hasCodeCamera() && !isSeeing ? (
          <Button
            variant={scanned === '' ? 'primary' : 'secondary'}
            size="lg"
            wide
            icon={<QrCode aria-hidden="true" />}
            onClick={() => setSeeing(true)}
          >
            {t('driver.scan.action')}
          </Button>
        ) : null}
        <form onSubmit={submit}>
          <TextField
            label={t('driver.code.label')}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" size="lg" wide busy={isBusy} disabled={typed.trim() === ''}>
            {t('driver.in.action')}
          </Button>
        </form>
        {driving?.drive ? (
          <Button size="lg" wide busy={isBusy} onClick={() => void scan(0)}>
            {t('driver.out.action')}
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="lg"
          wide
          icon={<LogOut aria-hidden="true" />}
          onClick={() => void signOut()}
        >
          {t('driver.leave.action')}
        </Button>
      </Column>
    </SignInLayout>
  );
}
