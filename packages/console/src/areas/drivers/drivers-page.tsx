import { useDriverColumns, useDriverForm } from '@rastro/sdk/internal';
import { driverView } from '@rastro/sdk/resource';
import { IdCard } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { ResourcePage } from '../../frame/resource/resource-page';
import { AccessForm } from './drivers/access-form';
import { CodesButton } from './drivers/codes-button';
import { DrivesButton } from './drivers/drives-button';
import { DriverData } from './drivers/driver-data';
import { useRareEntries } from './drivers/use-rare-entries';

/** The drivers that the account sees, how long their licences are valid, and one of them beside the list. */
export function DriversPage(): ReactElement {
  const t = useText();
  const form = useDriverForm();
  const moreColumns = useDriverColumns();
  const { entries, dialog } = useRareEntries();
  return (
    <ResourcePage
      view={driverView}
      area="drivers"
      actions={
        <>
          <DrivesButton />
          <CodesButton />
        </>
      }
      menu={entries}
      Icon={IdCard}
      words={{
        title: t('nav.drivers.label'),
        create: t('drivers.new.action'),
        empty: { title: t('drivers.empty.title'), text: t('drivers.empty.text') },
      }}
      table={{ moreColumns }}
      form={form}
      more={({ id }) => (
        <Fragment key={id}>
          <AccessForm driverId={Number(id)} />
          <DriverData driverId={Number(id)} />
        </Fragment>
      )}
    >
      {dialog}
    </ResourcePage>
  );
}
