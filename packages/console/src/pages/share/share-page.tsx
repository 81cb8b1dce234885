import { ShareViewer } from '@rastro/sdk';
import { createSharedClient } from '@rastro/sdk/client';
import { useTrackingClient } from '@rastro/sdk/react';
import { useBrand } from '@rastro/theme';
import { useEffect, useState, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { BrandLogo } from '../../brand/brand-logo';
import { usePageTitle } from '../../brand/use-page-title';
import { useText } from '../../i18n/text-context';
import { DeadLink } from './dead-link';

/** Where a link to vehicles leads. Its token leaves the address as soon as it was read. */
export function SharePage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { token = null } = useParams();
  const [held] = useState(token);
  const { baseUrl, attributePrefix } = useTrackingClient();
  const [client] = useState(() => createSharedClient({ baseUrl, attributePrefix }));
  const { branding } = useBrand();
  usePageTitle(t('share.page.title'));
  useEffect(() => {
    if (token !== null) void navigate('/share', { replace: true });
  }, [token, navigate]);
  return (
    <ShareViewer
      client={client}
      token={held}
      brand={<BrandLogo />}
      layers={branding.map.layers}
      onLeave={() => window.location.assign('/login')}
      onEnded={() => window.location.reload()}
      ended={<DeadLink />}
    />
  );
}
