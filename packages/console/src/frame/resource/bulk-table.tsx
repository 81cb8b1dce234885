import type { AccessSubject } from '@rastro/sdk/domain';
import {
  type BulkOptions,
  ResourceTable,
  type ResourceTableProps,
  useBulk,
} from '@rastro/sdk/resource';
import type { ReactElement } from 'react';

/** The table of a resource whose rows can be chosen, and many of them changed at once. */
export function BulkTable({
  bulk,
  subject,
  bulkActions = [],
  onSelectionChange,
  ...table
}: ResourceTableProps & {
  bulk: BulkOptions;
  subject: AccessSubject | undefined;
}): ReactElement {
  const { table: chosen, dialog } = useBulk(bulk, { subject, more: bulkActions });
  return (
    <>
      <ResourceTable
        {...table}
        {...chosen}
        {...(chosen.onSelectionChange && {
          onSelectionChange(ids) {
            chosen.onSelectionChange?.(ids);
            onSelectionChange?.(ids);
          },
        })}
      />
      {dialog}
    </>
  );
}
