'use client';
import { useMemo } from 'react';
import { useAccess, useLabels } from '../../react';
import {
  ReferencesField,
  type OwnField,
  type OwnFieldProps,
  type OwnFields,
} from '../../react/resource';
import { useReferenceNames } from '../../react/resource/use-reference-names';

const LINKED = ['Driver', 'Command'];

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The fields of a device's form that a description alone does not draw: its links. */
export function useDeviceFields(): OwnFields {
  const t = useLabels();
  const can = useAccess();
  const names = useReferenceNames(LINKED);
  const mayLink = {
    Driver: can('read', 'drivers').allowed,
    Command: can('read', 'commands').allowed,
  };
  const { Driver: hasDrivers, Command: hasCommands } = mayLink;
  return useMemo(() => {
    const none = t('form.changes.empty');
    const links = (refersTo: string, isSeen: boolean): OwnField => ({
      say: (value) =>
        idsOf(value)
          .map((id) => names[refersTo]?.get(id) ?? `#${id}`)
          .join(', ') || none,
      draw: ({ value, onChange, values: _, ...field }: OwnFieldProps) =>
        isSeen ? (
          <ReferencesField
            {...field}
            refersTo={refersTo}
            value={idsOf(value)}
            onChange={onChange}
          />
        ) : null,
    });
    return {
      driverIds: links('Driver', hasDrivers),
      commandIds: links('Command', hasCommands),
    };
  }, [t, names, hasDrivers, hasCommands]);
}
