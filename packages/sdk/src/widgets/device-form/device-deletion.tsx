'use client';
import type { ReactElement } from 'react';
import { device as described, type Device } from '../../contract';
import { ResourceWords } from '../../react/resource';
import { DeleteDialog } from '../../react/resource/form/delete-button';
import { heardDeviceView } from '../../react/resource/form/device/device-form';
import { useFormWords } from '../../react/resource/form/use-form-words';
import { useSave } from '../../react/resource/form/use-save';

/** Props of {@link DeviceDeletion}. */
export interface DeviceDeletionProps {
  device: Device;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for the name of a device before it is deleted, as its form does. Must stand inside `<TrackingProvider>`. */
export function DeviceDeletion(props: DeviceDeletionProps): ReactElement {
  return (
    <ResourceWords>
      <Open {...props} />
    </ResourceWords>
  );
}

function Open({ device, onDeleted, onClose }: DeviceDeletionProps): ReactElement | null {
  const words = useFormWords(described);
  const { remove } = useSave(described);
  return remove ? (
    <DeleteDialog
      words={words}
      remove={remove}
      onDeleted={onDeleted}
      onClose={onClose}
      isOpen
      view={heardDeviceView}
      item={{ ...device }}
    />
  ) : null;
}
