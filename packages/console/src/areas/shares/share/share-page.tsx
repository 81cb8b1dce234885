import { ShareViewer } from '@rastro/sdk/internal';
import { createSharedClient } from '@rastro/sdk/client';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import { useBrand } from '@rastro/theme';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { BrandLogo } from '../../../frame/brand/brand-logo';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import { useText } from '../../../frame/i18n/text-context';
import { FormOutcome } from '../../../frame/entrance/form-outcome';
import { FormLink } from '../../../frame/entrance/form-parts';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

/** A link that shows nothing any more, on the screen of the sign-in. */
function DeadLink(): ReactElement {
  const t = useText();
  return (
    <SignInLayout title={t('share.dead.title')}>
      <FormOutcome text={t('share.dead.text')}>
        <div>
          <FormLink to="/login">{t('share.dead.action')}</FormLink>
        </div>
      </FormOutcome>
    </SignInLayout>
  );
}

/**
 * Page behind a shared link to vehicles. Its token moves behind the address's `#`, which browsers
 * send to nobody: a copied address opens the link, and so does a reload.
 */
export function SharePage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { token: given } = useParams();
  const { hash, search } = useLocation();
  const token = given ?? (hash.slice(1) || null);
  const { baseUrl, attributePrefix } = useTrackingClient();
  const [client] = useState(() => createSharedClient({ baseUrl, attributePrefix }));
  const { branding } = useBrand();
  usePageTitle(t('share.page.title'));
  useEffect(() => {
    if (given !== undefined) {
      void navigate({ pathname: '/share', search, hash: `#${given}` }, { replace: true });
    }
  }, [given, search, navigate]);
  return (
    <ShareViewer
      key={token}
      client={client}
      token={token}
      brand={<BrandLogo />}
      brandName={branding.productName}
      layers={branding.map.layers}
      onLeave={() => window.location.assign('/login')}
      onEnded={() => window.location.reload()}
      ended={<DeadLink />}
    />
  );
}
