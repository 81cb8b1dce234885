'use client';
import { useMemo } from 'react';
import { useTrackingClient } from '../../../provider/use-tracking-client';
import { bulkDeviceView, toDeviceChanges } from '../device/device-form';
import type { BulkOptions } from './bulk-options';

/**
 * Provides the options for bulk changes of devices: the members of their form, including those kept
 * in attributes.
 */
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
