'use client';
import { useMemo, useState, type ReactElement, type Ref } from 'react';
import type { Device } from '../../contract';
import { copyDevice } from '../../domain';
import {
  describeError,
  useAccess,
  useConnection,
  useLabels,
  usePosition,
  useSession,
} from '../../react';
import { ResourceForm, ResourceWords, type SavedItem } from '../../react/resource';
import {
  heardDeviceView,
  silentDeviceView,
  toDeviceItem,
  type DeviceCounts,
  type DeviceLinks,
} from '../../react/resource/form/device/device-form';
import type { FormValues } from '../../react/resource/form/form-values';
import { deviceLinksKey, useDeviceSave } from '../../react/resource/form/device/use-device-save';
import { useTrackingClient } from '../../react/provider/use-tracking-client';
import { useRequest } from '../../react/use-request';
import { Button, ErrorState, ProgressBar, type UnsavedGuard } from '../../ui';
import { drawMarkerPreview } from './draw-marker-preview';
import { useDeviceFields } from './use-device-fields';

/** Props of {@link DeviceForm}. */
export interface DeviceFormProps {
  /** The device that is changed; null for a new one. */
  device: Device | null;
  /** Device to copy for a new one: everything but its unique fields. */
  copyOf?: Device | undefined;
  /** The device as the server has it now. */
  onSaved?: (item: SavedItem) => void;
  onDeleted?: (deviceId: number) => void;
  /** Leaves the form by a button of its foot. */
  onCancel?: () => void;
  /** For who closes the form by a button: asks before what is not saved is lost. */
  ref?: Ref<Pick<UnsavedGuard, 'ask'>>;
}

/**
 * The form of a device: what names it, its vehicle, SIM, looks, installation, what it has counted, limits,
 * drivers, and all other attributes. Must stand inside `<TrackingProvider>`.
 */
export function DeviceForm(props: DeviceFormProps): ReactElement {
  return (
    <ResourceWords>
      <Form key={props.device?.id ?? 'new'} {...props} />
    </ResourceWords>
  );
}

function Form(props: DeviceFormProps): ReactElement {
  const t = useLabels();
  const { live } = useTrackingClient();
  // What the fleet has read is known once the connection stands.
  useConnection();
  const deviceId = props.device?.id ?? null;
  const links = useDeviceLinks(deviceId);
  if (links.error !== undefined) {
    return (
      <ErrorState
        title={t('table.failed.title')}
        text={t({ key: describeError(links.error) })}
        actions={<Button onClick={() => void links.refresh()}>{t('table.failed.retry')}</Button>}
      />
    );
  }
  if (deviceId !== null && !(links.data && live.hasLoaded())) {
    return <ProgressBar label={t('table.loading.label')} />;
  }
  return <LoadedForm {...props} links={links.data ?? NO_LINKS} />;
}

const NO_LINKS: DeviceLinks = { driverIds: [], commandIds: [] };
const NO_COUNTS = { totalDistance: null, hours: null };

/**
 * Form with its data loaded. Later changes to the device's counters or links do not alter the
 * draft.
 */
function LoadedForm({
  device,
  copyOf,
  links,
  onSaved,
  onDeleted,
  onCancel,
  ref,
}: DeviceFormProps & { links: DeviceLinks }): ReactElement {
  const { attributePrefix: prefix } = useTrackingClient();
  const now = usePosition(device?.id ?? 0);
  const [position] = useState(now);
  const fields = useDeviceFields();
  // It goes on counting while the form is open: nobody has changed it by that.
  const [counts, setCounts] = useState<DeviceCounts>({
    totalDistance: toCount(position?.attributes['totalDistance']),
    hours: toCount(position?.attributes['hours']),
  });
  const { create, change } = useDeviceSave();
  const save = useMemo(
    () => ({
      create,
      async change(item: SavedItem, changes: FormValues) {
        const saved = await change(item, changes);
        setCounts({
          totalDistance: toCount(saved['totalDistance']),
          hours: toCount(saved['hours']),
        });
        return saved;
      },
    }),
    [create, change],
  );
  const value = useMemo(
    () => device && toDeviceItem(device, { links, counts, prefix }),
    [device, links, counts, prefix],
  );
  const [draft] = useState(
    copyOf && copyDevice(toDeviceItem(copyOf, { links: NO_LINKS, counts: NO_COUNTS, prefix })),
  );
  return (
    <ResourceForm
      ref={ref}
      draft={draft}
      view={position ? heardDeviceView : silentDeviceView}
      drawLook={drawMarkerPreview}
      value={value}
      fields={fields}
      save={save}
      onSaved={onSaved}
      onDeleted={onDeleted}
      onCancel={onCancel}
    />
  );
}

const toCount = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The drivers and commands of a device; none where the account may not read them. */
function useDeviceLinks(deviceId: number | null) {
  const can = useAccess();
  const { user } = useSession();
  const [drivers, commands] = [can('read', 'drivers').allowed, can('read', 'commands').allowed];
  // Until it is known who asks, nobody may read anything.
  const key = deviceId === null || !user ? null : deviceLinksKey(deviceId);
  return useRequest('DeviceForm', key, async (client) => {
    const query = { deviceId: deviceId ?? 0 };
    const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);
    const [driverIds, commandIds] = await Promise.all([
      drivers ? client.drivers.list(query).then(idsOf) : [],
      commands ? client.commands.list(query).then(idsOf) : [],
    ]);
    return { driverIds, commandIds };
  });
}
