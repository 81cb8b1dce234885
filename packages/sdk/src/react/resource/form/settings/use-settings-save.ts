'use client';
import { useMemo } from 'react';
import type { ResourceDescription } from '../../../../contract';
import { useTrackingClient } from '../../../provider/use-tracking-client';
import { useSave, type Save } from '../use-save';
import { toSettingsChanges, toSettingsItem } from './settings-form';

/** Saves what a form of settings holds: members, and what lies in attributes. Throws a TrackingError when it fails. */
export function useSettingsSave(resource: ResourceDescription): Pick<Save, 'create' | 'change'> {
  const { attributePrefix } = useTrackingClient();
  const { create, change } = useSave(resource);
  return useMemo(
    () => ({
      create,
      async change(item, values) {
        const saved = await change(item, toSettingsChanges(values, attributePrefix));
        // The client has read it as the description says.
        return toSettingsItem(saved as Parameters<typeof toSettingsItem>[0], attributePrefix);
      },
    }),
    [create, change, attributePrefix],
  );
}
