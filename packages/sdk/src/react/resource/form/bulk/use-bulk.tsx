'use client';
import { lazy, Suspense, useMemo, useState, type ReactElement } from 'react';
import { Link2, PencilLine, Trash2 } from 'lucide-react';
import type { AccessArea, AccessSubject } from '../../../../domain';
import type { BulkAction, DataTableProps, RowId } from '../../../../ui';
import { useAccess } from '../../../session/use-access';
import { useLabels } from '../../../use-labels';
import type { BulkAsked, BulkOptions } from './bulk-options';
import { listLinkKinds } from './list-link-kinds';
import { listBulkMembers } from './list-bulk-members';

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog')).BulkDialog }));

/** Return value of {@link useBulk}. */
export interface Bulk<Row extends object> {
  /** For a `DataTable`: what is chosen, and what can be done with it. Empty where the account may do nothing. */
  table: Pick<DataTableProps<Row>, 'selectedIds' | 'onSelectionChange' | 'bulkActions'>;
  /** Dialog to render; null while closed. */
  dialog: ReactElement | null;
}

const NOTHING: ReadonlySet<RowId> = new Set();
const LABELS = {
  update: 'bulk.change.action',
  link: 'bulk.link.action',
  delete: 'bulk.delete.action',
} as const;
const idOf = (row: object): number => (row as { id: number }).id;

/**
 * Choosing many things of a table, and what may be done with them: change and delete, each with a plan, progress
 * and an outcome per thing. Offers what the account may do, which the server decides again.
 */
export function useBulk<Row extends object>(
  options: BulkOptions,
  {
    subject,
    more = [],
    toId = idOf,
  }: {
    subject?: AccessSubject | undefined;
    /** Page's own actions on chosen items, listed first. */
    more?: readonly BulkAction<Row>[];
    /** The id of a row's thing; default its `id`. */
    toId?: (row: Row) => number;
  } = {},
): Bulk<Row> {
  const t = useLabels();
  const access = useAccess();
  const [selectedIds, setSelectedIds] = useState(NOTHING);
  const [asked, setAsked] = useState<BulkAsked | null>(null);
  const { resource } = options.view;
  const may = (operation: 'update' | 'delete') =>
    (['list', 'get', operation] as const).every((one) => resource.operations.includes(one)) &&
    // A resource of one's own has an area that no rule names: the common ones hold for it.
    access(operation, resource.area as AccessArea, subject).allowed;
  const mayUpdate = may('update') && listBulkMembers(options.view).length > 0;
  const mayDelete = may('delete');
  const mayTie =
    resource.operations.includes('get') &&
    access('create', 'links').allowed &&
    listLinkKinds(resource).length > 0;
  const own = useMemo(() => {
    const toAction = (operation: BulkAsked['operation'], icon: ReactElement): BulkAction<Row> => ({
      id: operation,
      label: t(LABELS[operation]),
      icon,
      isDanger: operation === 'delete',
      onAct: (rows) => setAsked({ operation, ids: rows.map(toId) }),
    });
    return [
      ...(mayUpdate ? [toAction('update', <PencilLine aria-hidden="true" />)] : []),
      ...(mayTie ? [toAction('link', <Link2 aria-hidden="true" />)] : []),
      ...(mayDelete ? [toAction('delete', <Trash2 aria-hidden="true" />)] : []),
    ];
  }, [t, mayUpdate, mayTie, mayDelete, toId]);
  const bulkActions = [...more, ...own];
  return {
    table:
      bulkActions.length > 0 ? { selectedIds, onSelectionChange: setSelectedIds, bulkActions } : {},
    dialog: asked ? (
      <Suspense fallback={null}>
        <BulkDialog
          {...options}
          asked={asked}
          onClose={(isDone) => {
            setAsked(null);
            if (isDone) setSelectedIds(NOTHING);
          }}
        />
      </Suspense>
    ) : null,
  };
}
