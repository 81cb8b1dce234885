'use client';
import { useMemo } from 'react';
import type { ResourceDescription } from '../../../../contract';
import type { AttributeFields } from '../../../../domain';
import { useTrackingClient } from '../../../provider/use-tracking-client';
import { dropNulls } from '../drop-nulls';
import { useSave, type Save, type SavedItem } from '../use-save';
import { readFieldOwner, toFieldChanges, toFieldItem, type FieldOwner } from './field-form';

/** Saves what a form holds: members of its resource, and fields that lie in attributes. Each throws a TrackingError when it fails. */
export function useFieldSave(
  resource: ResourceDescription,
  described: AttributeFields,
): Pick<Save, 'create' | 'change'> {
  const { attributePrefix: prefix } = useTrackingClient();
  const { create, change } = useSave(resource);
  return useMemo(() => {
    // The client has read it as the description says.
    const show = (saved: SavedItem) =>
      toFieldItem(described, saved as object as FieldOwner, prefix);
    const shape = { resource, described };
    return {
      async create(values) {
        const changes = toFieldChanges(shape, values, {}, prefix);
        return show(await create({ ...changes, attributes: dropNulls(changes.attributes) }));
      },
      async change(item, changes) {
        const stored = readFieldOwner(item);
        const own = toFieldChanges(shape, changes, stored?.attributes ?? {}, prefix);
        return show(await change({ ...(stored ?? item) }, own));
      },
    };
  }, [resource, described, create, change, prefix]);
}
