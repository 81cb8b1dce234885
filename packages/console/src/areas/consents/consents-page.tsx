import type { Consent } from '@rastro/sdk/contract';
import { CONSENT_STATUSES, readDeviceName } from '@rastro/sdk/domain';
import { useAccess, useConsents, useDevices, useFormat } from '@rastro/sdk/internal/react';
import { useTableLabels } from '@rastro/sdk/resource';
import { Button, DataTable, Drawer, EmptyState, type TableColumn } from '@rastro/sdk/internal/ui';
import { Plus, UserCheck } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { AskDialog } from './ask-dialog';
import { ConsentBadge } from './consent-badge';
import { ConsentPanel } from './consent-panel';
import { MadeLink } from './made-link';
import { useText } from '../../frame/i18n/text-context';
import { ButtonWords } from '../../frame/resource/button-words';
import { useOpenItem } from '../../frame/resource/use-open-item';
import { PageSurface } from '../../frame/shell/surface/page-surface';
import { LoadFailed } from '../../frame/resource/load-failed';

const Columns = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
const NOTHING: readonly Consent[] = [];

/** Columns of the list of consents. */
function useConsentColumns(nameOf: (consent: Consent) => string): TableColumn<Consent>[] {
  const t = useText();
  const format = useFormat();
  return useMemo((): TableColumn<Consent>[] => {
    return [
      {
        id: 'person',
        label: t('consents.person.label'),
        fixed: true,
        value: ({ personName }) => personName,
      },
      { id: 'device', label: t('consents.device.label'), value: nameOf },
      {
        id: 'status',
        label: t('consents.status.label'),
        kind: 'choice',
        card: 'end',
        choices: CONSENT_STATUSES.map((value) => ({
          value,
          label: t(`consents.status.${value}`),
        })),
        value: ({ status }) => status,
        cell: ({ status }) => <ConsentBadge status={status} />,
      },
      {
        id: 'answered',
        label: t('consents.answered.label'),
        kind: 'date',
        widthPx: 160,
        value: ({ answeredAt }) => answeredAt,
        format: (value) => format.dateTime(Number(new Date(String(value))), { year: true }),
      },
      {
        id: 'until',
        label: t('consents.until.label'),
        kind: 'date',
        widthPx: 160,
        value: ({ expiresAt }) => expiresAt,
        format: (value) => format.dateTime(String(value), { year: true }),
      },
      { id: 'askedBy', label: t('consents.asked.label'), value: ({ askedBy }) => askedBy },
    ];
  }, [t, format, nameOf]);
}

/**
 * Page of the people whom vehicles follow, with their consents: the newest of each, and all of one
 * beside the list.
 */
export function ConsentsPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const devices = useDevices();
  const format = useFormat();
  const labels = useTableLabels(t('nav.consents.label'));
  const [open, show] = useOpenItem();
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<Consent | null>(null);
  const { rule } = access('read', 'consents');
  const { data, error, refresh } = useConsents(rule ? null : undefined);
  const mayAsk = access('create', 'consents').allowed;
  const nameOf = useCallback(
    ({ deviceId, deviceName }: Consent): string => {
      const device = devices.get(deviceId);
      return device ? readDeviceName(device) : deviceName;
    },
    [devices],
  );
  const columns = useConsentColumns(nameOf);
  const openId = 'id' in open ? open.id : null;
  const shown = data?.find(({ id }) => id === openId);
  const drawAsk = (words: ReactElement | string) =>
    mayAsk ? (
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAsking(true)}>
        {words}
      </Button>
    ) : undefined;
  return (
    <PageSurface
      title={t('nav.consents.label')}
      trailing={rule ? undefined : drawAsk(<ButtonWords>{t('consents.ask.action')}</ButtonWords>)}
      onClose={() => void navigate('/home')}
    >
      {rule ? (
        <EmptyState icon={<UserCheck />} title={t(`error.code.${rule}`)} />
      ) : error !== undefined ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : (
        <Columns>
          <DataTable<Consent>
            rows={data ?? NOTHING}
            columns={columns}
            rowId={({ id }) => id}
            labels={labels}
            locale={format.locale}
            exportName="consents"
            status={data === undefined ? 'loading' : 'ready'}
            currentId={openId}
            onOpen={({ id }) => show({ kind: 'view', id })}
            empty={
              <EmptyState
                icon={<UserCheck />}
                title={t('consents.empty.title')}
                text={t('consents.empty.text')}
                actions={drawAsk(t('consents.ask.action'))}
              />
            }
          />
          <Drawer
            isOpen={openId !== null && data !== undefined}
            title={shown?.personName ?? t('consents.part.title')}
            closeLabel={t('panel.close.action')}
            onClose={() => show({ kind: 'none' })}
          >
            {shown ? (
              <ConsentPanel
                key={shown.deviceId}
                deviceId={shown.deviceId}
                deviceName={nameOf(shown)}
              />
            ) : (
              <EmptyState icon={<UserCheck />} title={t('consents.missing.text')} />
            )}
          </Drawer>
        </Columns>
      )}
      {isAsking ? <AskDialog onAsked={setMade} onClose={() => setAsking(false)} /> : null}
      {made ? <MadeLink consent={made} onClose={() => setMade(null)} /> : null}
    </PageSurface>
  );
}
