import { ChannelTests, PushSettings } from '@rastro/sdk/internal';
import { useAccess, useSessionStatus } from '@rastro/sdk/internal/react';
import { EmptyState, VisuallyHidden } from '@rastro/sdk/internal/ui';
import { CircleUserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountData } from './account/account-data';
import { AccountSection, Column } from '../../frame/resource/section-parts';
import { PageParts } from '../../frame/resource/page-parts';
import { AccountProfile } from './account/account-profile';
import { SecondFactorSection } from './account/second-factor';
import { SignInsSection } from './account/sign-ins';
import { TokensSection } from './account/tokens';
import { useText } from '../../frame/i18n/text-context';
import { drawQr } from '../../frame/qr/qr-picture';
import { useAppSession, useAppSessionState } from '../../frame/session/session-context';
import { PageSurface } from '../../frame/shell/surface/page-surface';

const PARTS = ['profile', 'security', 'channels'] as const;
type Part = (typeof PARTS)[number];

/** One's own account: what it is called and how it reads, what it is let in with, how it is told. */
export function AccountPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const { user } = useAppSessionState();
  const { signedIn } = useAppSession();
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find((each) => each === search.get('part')) ?? 'profile';
  // Who logged in as somebody else sets nothing up that lets people in or tells them: the server refuses it.
  const isEntered = Boolean(useSessionStatus().data?.by);
  const { rule } = access('update', 'users', { isSelf: true });
  // What several people use at once is nobody's to change.
  const refusal = user?.temporary
    ? 'ACCOUNT_IS_SHARED'
    : rule === 'ACCOUNT_IS_SHARED'
      ? rule
      : null;
  return (
    <PageSurface title={t('user.account.action')} onClose={() => void navigate('/home')}>
      {refusal ? (
        <EmptyState icon={<CircleUserRound />} title={t(`error.code.${refusal}`)} />
      ) : user ? (
        <>
          <VisuallyHidden>
            <h2>{t(`account.part.${part}`)}</h2>
          </VisuallyHidden>
          <PageParts<Part>
            label={t('account.parts.label')}
            options={PARTS.map((value) => ({ value, label: t(`account.part.${value}`) }))}
            value={part}
            onChange={(next) => setSearch(next === 'profile' ? {} : { part: next })}
          />
          {part === 'profile' ? <AccountProfile key={user.id} account={user} /> : null}
          {part === 'security' ? (
            <Column>
              {isEntered ? null : <SecondFactorSection />}
              <SignInsSection />
              <TokensSection />
              <AccountData />
            </Column>
          ) : null}
          {part === 'channels' ? (
            <Column>
              <AccountSection title={t('account.channels.title')}>
                <p>{t('account.channels.text')}</p>
                <ChannelTests
                  label={t('account.channels.title')}
                  telegram={{ drawQr, onUserChange: signedIn }}
                />
              </AccountSection>
              {isEntered ? null : (
                <AccountSection title={t('push.dialog.title')}>
                  <PushSettings />
                </AccountSection>
              )}
            </Column>
          ) : null}
        </>
      ) : null}
    </PageSurface>
  );
}
