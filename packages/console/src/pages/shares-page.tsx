import { ShareDialog } from '@rastro/sdk';
import { group } from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import { useAccess, useDevices, useResource } from '@rastro/sdk/react';
import { ResourceForm, ResourceTable, shareView, type SavedItem } from '@rastro/sdk/resource';
import { Button, Drawer, EmptyState, type TableColumn, type UnsavedGuard } from '@rastro/sdk/ui';
import { Plus, Share2 } from 'lucide-react';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { PageSurface } from '../shell/surface/page-surface';

const Columns = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;
const List = styled.div`
  flex: 1;
  min-width: 0;
`;

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** The links that the account has made: what they show, until when, and how often they were opened. */
export function SharesPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const devices = useDevices();
  const { data: groups } = useResource(group);
  const [open, setOpen] = useState<SavedItem | null>(null);
  const [isMaking, setMaking] = useState(false);
  const guard = useRef<Pick<UnsavedGuard, 'ask'>>(null);
  const show = (next: SavedItem | null) =>
    guard.current ? guard.current.ask(() => setOpen(next)) : setOpen(next);

  const nameOf = (item: Readonly<Record<string, unknown>>) =>
    String(item['name'] || t('share.running.unnamed'));
  const cells = useMemo(
    () => ({ name: (item: Row) => String(item['name'] || t('share.running.unnamed')) }),
    [t],
  );
  const moreColumns = useMemo((): TableColumn<Row>[] => {
    const name = (id: number): string => {
      const device = devices.get(id);
      return device ? readDeviceName(device) : `#${id}`;
    };
    const value = ({ deviceIds, groupId }: Row): string =>
      Array.isArray(deviceIds) && deviceIds.length > 0
        ? deviceIds.map((id) => name(Number(id))).join(', ')
        : (groups?.find(({ id }) => id === groupId)?.name ?? `#${String(groupId)}`);
    return [{ id: 'what', label: t('share.what.label'), value }];
  }, [devices, groups, t]);

  const newButton = access('create', 'shares').allowed ? (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
      {t('share.new.action')}
    </Button>
  ) : undefined;
  return (
    <PageSurface
      title={t('nav.shares.label')}
      trailing={newButton}
      onClose={() => void navigate('/home')}
    >
      <Columns>
        <List>
          <ResourceTable
            view={shareView}
            label={t('nav.shares.label')}
            cells={cells}
            moreColumns={moreColumns}
            currentId={open?.id ?? null}
            onOpen={(item) => show(item)}
            empty={
              <EmptyState
                icon={<Share2 />}
                title={t('share.empty.title')}
                text={t('share.empty.text')}
                actions={newButton}
              />
            }
          />
        </List>
        <Drawer
          isOpen={open !== null}
          onClose={() => show(null)}
          title={open ? nameOf(open) : ''}
          closeLabel={t('panel.close.action')}
        >
          <ResourceForm
            key={open?.id}
            ref={guard}
            view={shareView}
            value={open}
            onSaved={() => setOpen(null)}
            onDeleted={() => setOpen(null)}
          />
        </Drawer>
      </Columns>
      {isMaking ? <ShareDialog onClose={() => setMaking(false)} /> : null}
    </PageSurface>
  );
}
