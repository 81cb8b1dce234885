import { group } from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import { useDevices, useResource } from '@rastro/sdk/internal/react';
import { shareView } from '@rastro/sdk/resource';
import type { TableColumn } from '@rastro/sdk/internal/ui';
import { Share2 } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { ShareDialog } from '../devices/actions/share-dialog';
import { useText } from '../../frame/i18n/text-context';
import { ResourcePage } from '../../frame/resource/resource-page';
import { ShareParts } from './share-parts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** The links that the account has made: what they show, until when, and how often they were opened. */
export function SharesPage(): ReactElement {
  const t = useText();
  const devices = useDevices();
  const { data: groups } = useResource(group);
  const [isMaking, setMaking] = useState(false);
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

  return (
    <ResourcePage
      view={shareView}
      area="shares"
      Icon={Share2}
      words={{
        title: t('nav.shares.label'),
        create: t('share.new.action'),
        empty: { title: t('share.empty.title'), text: t('share.empty.text') },
      }}
      nameOf={nameOf}
      table={{ cells, moreColumns }}
      more={({ id, ...item }) => <ShareParts id={id} expiresAt={String(item['expiresAt'])} />}
      onCreate={() => setMaking(true)}
    >
      {isMaking ? <ShareDialog onClose={() => setMaking(false)} /> : null}
    </ResourcePage>
  );
}
