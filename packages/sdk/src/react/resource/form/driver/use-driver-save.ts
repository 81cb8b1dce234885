'use client';
import { useMemo } from 'react';
import { driver, type Driver } from '../../../../contract';
import { useTrackingClient } from '../../../provider/use-tracking-client';
import { dropNulls } from '../drop-nulls';
import type { FormValues } from '../form-values';
import { useSave, type Save, type SavedItem } from '../use-save';
import { readStoredDriver, toDriverChanges, toDriverItem } from './driver-form';

/** Saves what the form of a driver holds: members, and fields that lie in attributes. Each throws a TrackingError when it fails. */
export function useDriverSave(): Pick<Save, 'create' | 'change'> {
  const { attributePrefix: prefix } = useTrackingClient();
  const { create, change } = useSave(driver);
  return useMemo(() => {
    // The client has read it as the description says.
    const show = (saved: SavedItem) => toDriverItem(saved as object as Driver, prefix);
    return {
      async create(values: FormValues) {
        const changes = toDriverChanges(values, {}, prefix);
        return show(await create({ ...changes, attributes: dropNulls(changes.attributes) }));
      },
      async change(item, changes) {
        const stored = readStoredDriver(item);
        const own = toDriverChanges(changes, stored?.attributes ?? {}, prefix);
        return show(await change({ ...(stored ?? item) }, own));
      },
    };
  }, [create, change, prefix]);
}
