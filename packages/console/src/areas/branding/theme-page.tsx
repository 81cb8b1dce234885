import type { Theme } from '@rastro/sdk/contract';
import {
  describeRefusal,
  useAccess,
  useShortForm,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import {
  Button,
  EmptyState,
  ErrorState,
  FormDialog,
  SelectMenu,
  Spinner,
  TextField,
  VisuallyHidden,
} from '@rastro/sdk/internal/ui';
import { Palette, Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { useText } from '../../frame/i18n/text-context';
import { PageSurface } from '../../frame/shell/surface/page-surface';
import { DomainProof } from './domain-proof';
import { ThemeEditor } from './theme-editor';
import { ThemeVersions } from './theme-versions';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  padding: 12px 20px;
  border-bottom: 1px solid var(--rastro-border);
  & > :first-child {
    flex: 1 1 220px;
    max-width: 360px;
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;

const Own = styled.p`
  align-self: center;
  margin: 0;
  overflow-wrap: anywhere;
`;

/** Value for the server's own brand in the choice of domains. */
const SERVER = 'server';
const DOMAIN = 'domain';

/** Brands of the server and of domains, for administrators; for a reseller that of their domain. */
export function ThemePage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const { rule } = access('update', 'theme');
  const isOwn = !access('update', 'theme', { domain: '' }).allowed;
  return (
    <PageSurface
      title={t(isOwn && !rule ? 'nav.ownTheme.label' : 'nav.theme.label')}
      onClose={() => void navigate('/home')}
    >
      {rule ? (
        <EmptyState icon={<Palette />} title={t(`error.code.${rule}`)} />
      ) : (
        <Themes isOwn={isOwn} />
      )}
    </PageSurface>
  );
}

function Themes({ isOwn }: { isOwn: boolean }): ReactElement {
  const t = useText();
  const { themes, baseUrl } = useTrackingClient();
  const [search, setSearch] = useSearchParams();
  // The server knows which domain is one's own.
  const domain = isOwn ? '' : (search.get(DOMAIN) ?? '');
  const [isNew, setNew] = useState(false);
  const [savedRevision, setSavedRevision] = useState<number | null>(null);
  const list = useSWR([baseUrl, 'themes'], () => themes.list());
  const { data, error, mutate } = useSWR([baseUrl, 'theme', domain], () => themes.get(domain), {
    // What is being edited is not changed under the hand.
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  const show = (next: string) => {
    setSavedRevision(null);
    setSearch(next === '' ? {} : { [DOMAIN]: next });
  };
  const domains = new Set([...(list.data ?? []).map((entry) => entry.domain), domain]);
  domains.delete('');

  function take(theme: Theme) {
    void mutate(theme, { revalidate: false });
    void list.mutate();
  }
  return (
    <>
      <Bar>
        {isOwn ? (
          <Own>{data ? t('theme.own.domain', { domain: data.domain }) : ''}</Own>
        ) : (
          <>
            <SelectMenu
              label={t('theme.domain.label')}
              options={[
                { value: SERVER, label: t('theme.domain.server') },
                ...[...domains].sort().map((value) => ({ value, label: value })),
              ]}
              value={domain === '' ? SERVER : domain}
              onChange={(value) => show(value === SERVER ? '' : value)}
            />
            <Button icon={<Plus aria-hidden="true" />} onClick={() => setNew(true)}>
              {t('theme.domain.new')}
            </Button>
          </>
        )}
        {data ? (
          <ThemeVersions
            theme={data}
            onChanged={take}
            onDeleted={() => {
              void list.mutate();
              if (domain === '') void mutate();
              else show('');
            }}
          />
        ) : null}
      </Bar>
      {data ? (
        <>
          <VisuallyHidden>
            <h2>{data.domain === '' ? t('theme.domain.server') : data.domain}</h2>
          </VisuallyHidden>
          <DomainProof theme={data} onVerified={take} />
          <ThemeEditor
            key={`${data.domain} ${data.revision}`}
            theme={data}
            wasSaved={savedRevision === data.revision}
            onSaved={(theme) => {
              setSavedRevision(theme.revision);
              take(theme);
            }}
          />
        </>
      ) : error ? (
        <ErrorState
          title={t('theme.failed.title')}
          text={t(describeRefusal(error))}
          actions={<Button onClick={() => void mutate()}>{t('theme.retry.action')}</Button>}
        />
      ) : (
        <Spinner label={t('theme.loading')} />
      )}
      {isNew ? <NewDomain onClose={() => setNew(false)} onDone={show} /> : null}
    </>
  );
}

function NewDomain({
  onDone,
  onClose,
}: {
  onDone: (domain: string) => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { themes } = useTrackingClient();
  const { values, change, problemOf, dialog } = useShortForm({
    name: 'domain new',
    start: { domain: '' },
    async send({ domain }) {
      // The server says whether it is a domain; nothing is made before the first save.
      const theme = await themes.get(domain.trim().toLowerCase());
      onDone(theme.domain);
    },
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('theme.domain.new')}
      sendLabel={t('theme.domain.make')}
      cancelLabel={t('theme.cancel.action')}
      canSend={values.domain.trim() !== ''}
    >
      <TextField
        label={t('theme.domain.name')}
        hint={t('theme.domain.hint')}
        error={problemOf('domain')}
        value={values.domain}
        autoCapitalize="none"
        spellCheck={false}
        placeholder="track.example.com"
        onChange={({ target }) => change({ domain: target.value })}
      />
    </FormDialog>
  );
}
