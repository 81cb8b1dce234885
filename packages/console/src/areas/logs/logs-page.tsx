import { user as userResource, type LogEntry } from '@rastro/sdk/contract';
import { isReadLogged, readDeviceName } from '@rastro/sdk/domain';
import {
  describeError,
  useAccess,
  useDevices,
  useFormat,
  usePeriod,
  useResourceItem,
  useServer,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { useTableLabels, useThingWords } from '@rastro/sdk/resource';
import {
  Button,
  DataTable,
  DEFAULT_TABLE_STATE,
  Drawer,
  EmptyState,
  type TableState,
} from '@rastro/sdk/internal/ui';
import { ScrollText } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { parseLogAddress, toLogAddress, toLogQuery } from './log-address';
import { listLogColumns } from './log-columns';
import { LogDetails } from './log-details';
import { LogFilters } from './log-filters';
import { useLog } from './use-log';
import { PageSurface } from '../../frame/shell/surface/page-surface';

const NOTHING: readonly LogEntry[] = [];

const Beside = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  width: 100%;
  height: 100%;
  min-height: 0;
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Page of the audit log: of the whole server, one vehicle or one account. */
export function LogsPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { rule } = useAccess()('read', 'audit');
  return (
    <PageSurface title={t('nav.logs.label')} onClose={() => void navigate('/home')}>
      {rule ? <EmptyState icon={<ScrollText />} title={t(`error.code.${rule}`)} /> : <LogView />}
    </PageSurface>
  );
}

function LogView(): ReactElement {
  const t = useText();
  const format = useFormat();
  const devices = useDevices();
  const [search, setSearch] = useSearchParams();
  const choice = useMemo(() => parseLogAddress(search), [search]);
  const period = usePeriod(choice.period);
  const [state, setState] = useState<TableState>(DEFAULT_TABLE_STATE);
  const [isLive, setLive] = useState(true);
  const [openId, setOpenId] = useState<number | null>(null);
  const { scope } = choice;
  const account = useResourceItem(userResource, scope.kind === 'user' ? scope.id : null);
  const log = useLog(scope, toLogQuery(choice, period.period, state.query.trim()), isLive);
  const labels = useTableLabels(t('nav.logs.label'));
  const { kind } = choice;
  const wordsOf = useThingWords();
  const columns = useMemo(
    () => listLogColumns(t, format, kind, wordsOf),
    [t, format, kind, wordsOf],
  );
  const { data: server } = useServer();
  const { attributePrefix } = useTrackingClient();
  const isOff = kind === 'reads' && server && !isReadLogged(server, attributePrefix);
  const entries = log.entries ?? NOTHING;
  const open = entries.find(({ id }) => id === openId);
  const device = scope.kind === 'device' ? devices.get(scope.id) : undefined;
  const scopeName = device
    ? readDeviceName(device)
    : account.data?.name || (scope.kind === 'server' ? '' : `#${scope.id}`);
  return (
    <Beside>
      <DataTable<LogEntry>
        rows={entries}
        columns={columns}
        rowId={({ id }) => id}
        labels={labels}
        locale={format.locale}
        state={state}
        onStateChange={setState}
        exportName="log"
        status={log.error ? 'failed' : log.entries === undefined ? 'loading' : 'ready'}
        {...(log.error ? { failure: { text: t(describeError(log.error)) } } : {})}
        onRetry={log.refresh}
        currentId={openId}
        onOpen={({ id }) => setOpenId(id)}
        empty={
          <EmptyState
            icon={<ScrollText />}
            title={t('log.empty.title')}
            text={t(
              isOff ? 'log.reads.off' : kind === 'reads' ? 'log.reads.none' : 'log.empty.text',
            )}
          />
        }
        filters={
          <LogFilters
            choice={choice}
            period={period}
            scopeName={scopeName}
            isLive={isLive}
            onLive={setLive}
            onChange={(next, isStep) => setSearch(toLogAddress(next), { replace: !isStep })}
          />
        }
        foot={
          log.hasOlder ? (
            <Button size="sm" busy={log.isLoadingOlder} onClick={log.loadOlder}>
              {t('log.older.action')}
            </Button>
          ) : (
            t('log.older.none')
          )
        }
      />
      <Drawer
        isOpen={open !== undefined}
        onClose={() => setOpenId(null)}
        title={t('log.details.title')}
        closeLabel={t('panel.close.action')}
      >
        {open ? <LogDetails entry={open} /> : null}
      </Drawer>
    </Beside>
  );
}
