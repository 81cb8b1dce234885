import { device, driver, group, user, type ResourceDescription } from '@rastro/sdk/contract';
import type { AccessArea } from '@rastro/sdk/domain';
import { useAccess } from '@rastro/sdk/internal/react';
import { ResourceWords } from '@rastro/sdk/resource';
import { EmptyState, useUnsavedGuard } from '@rastro/sdk/internal/ui';
import { FileUp } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { useCurrentPage } from '../navigation/use-current-page';
import { PageSurface } from '../shell/surface/page-surface';
import { ImportOutcome } from './import-outcome';
import { ImportPlan } from './import-plan';
import { ImportStart } from './import-start';
import { toWritableResource } from './to-writable-resource';
import { useImport } from './use-import';
import { useImportWords } from './use-import-words';

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  & > section {
    display: grid;
    gap: 16px;
    max-width: 1120px;
    padding: 20px 24px 32px;
    @media (max-width: 768px) {
      padding: 16px;
    }
  }
  p,
  ul {
    margin: 0;
  }
  ul {
    padding-inline-start: 20px;
  }
  h2 {
    margin: 8px 0 0;
    font: 600 15px/20px var(--rastro-font-family);
  }
  /* Rows of buttons; what is styled by itself stays as it is. */
  section > div:not([class]) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  p[role='alert'] {
    color: var(--rastro-status-alarm-text);
  }
`;

/** Resources that can be imported, by the first part of the address. */
const KINDS = { devices: device, drivers: driver, groups: group, users: user };

/** Things of a resource are made and changed from a file: its columns, a plan, what was done. */
export function ImportPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const [, kind = ''] = useLocation().pathname.split('/');
  const { page } = useCurrentPage();
  const resource: ResourceDescription =
    KINDS[kind in KINDS ? (kind as keyof typeof KINDS) : 'devices'];
  const { allowed, rule } = access('create', resource.area as AccessArea);
  const back = () => void navigate(`/${kind}`);
  return (
    <PageSurface
      title={page ? t(page.label) : ''}
      onBack={back}
      onClose={() => void navigate('/home')}
    >
      {rule ? (
        <EmptyState icon={<FileUp />} title={t(`error.code.${rule}`)} />
      ) : allowed ? (
        <ResourceWords>
          <ImportSteps key={kind} description={resource} onList={back} />
        </ResourceWords>
      ) : null}
    </PageSurface>
  );
}

function ImportSteps({
  description,
  onList,
}: {
  description: ResourceDescription;
  onList: () => void;
}): ReactElement {
  const resource = useMemo(() => toWritableResource(description), [description]);
  const words = useImportWords(resource);
  const value = useImport(resource);
  const { open, run } = value;
  const t = useText();
  const guard = useUnsavedGuard(run?.state === 'running', {
    title: t('import.leave.title'),
    text: t('import.leave.text'),
    leave: t('import.leave.action'),
    stay: t('import.leave.stay'),
  });
  return (
    <Body>
      <section>
        {open && run ? (
          <ImportOutcome
            open={open}
            run={run}
            words={words}
            onList={onList}
            onStop={value.stop}
            onAgain={value.reset}
          />
        ) : open ? (
          <ImportPlan
            resource={resource}
            words={words}
            value={value}
            open={open}
            onStart={(newGroups) => void value.start(newGroups)}
          />
        ) : (
          <ImportStart {...value} />
        )}
      </section>
      {guard.dialog}
    </Body>
  );
}
