'use client';
import { useMemo } from 'react';
import { useTrackingClient } from '../../../provider/use-tracking-client';
import { bulkDeviceView, toDeviceChanges } from '../device/device-form';
import type { BulkOptions } from './bulk-options';

/** How many devices are changed at once: what their form has, also of what lies in their attributes. */
export function useDeviceBulk(): BulkOptions {
  const { attributePrefix } = useTrackingClient();
  return useMemo(
    () => ({
      view: bulkDeviceView,
      toChanges: (values) => ({ ...toDeviceChanges(values, {}, attributePrefix) }),
    }),
    [attributePrefix],
  );
}
