import { ChannelTests } from '@rastro/sdk/internal';
import { useAccess } from '@rastro/sdk/internal/react';
import { EmptyState, VisuallyHidden } from '@rastro/sdk/internal/ui';
import { ServerCog } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountSection, Column } from '../../frame/resource/section-parts';
import { PageParts } from '../../frame/resource/page-parts';
import { useText } from '../../frame/i18n/text-context';
import { AnnouncementForm } from './announcement-form';
import { RestartSection } from './restart-section';
import { ServerHealth } from './server-health';
import { ServerSettings } from './server-settings';
import { UndeliveredList } from './undelivered-list';
import { useAppSessionState } from '../../frame/session/session-context';
import { PageSurface } from '../../frame/shell/surface/page-surface';

const PARTS = ['settings', 'people', 'health'] as const;
type Part = (typeof PARTS)[number];

/** The server, for administrators: its settings, words to all its users, and how everything is that it leans on. */
export function ServerPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const { serverInfo } = useAppSessionState();
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find((each) => each === search.get('part')) ?? 'settings';
  const { rule } = access('update', 'server');
  return (
    <PageSurface title={t('nav.server.label')} onClose={() => void navigate('/home')}>
      {rule ? (
        <EmptyState icon={<ServerCog />} title={t(`error.code.${rule}`)} />
      ) : serverInfo ? (
        <>
          <VisuallyHidden>
            <h2>{t(`server.part.${part}`)}</h2>
          </VisuallyHidden>
          <PageParts<Part>
            label={t('server.parts.label')}
            options={PARTS.map((value) => ({ value, label: t(`server.part.${value}`) }))}
            value={part}
            onChange={(next) => setSearch(next === 'settings' ? {} : { part: next })}
          />
          {part === 'settings' ? <ServerSettings server={serverInfo} /> : null}
          {part === 'people' ? (
            <Column>
              <AnnouncementForm />
              <AccountSection title={t('server.test.title')}>
                <p>{t('server.test.text')}</p>
                <ChannelTests label={t('server.test.title')} />
              </AccountSection>
            </Column>
          ) : null}
          {part === 'health' ? (
            <Column>
              <ServerHealth />
              <UndeliveredList />
              {serverInfo.restartEnabled ? <RestartSection /> : null}
            </Column>
          ) : null}
        </>
      ) : null}
    </PageSurface>
  );
}
