'use client';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { QueryOf, ResourceDescription } from '../../../contract';
import { DataTable, type DataTableProps, type TableColumn } from '../../../ui';
import { describeError } from '../../describe-error';
import type { LabelOverrides } from '../../labels/label';
import { useFormat } from '../../use-format';
import { useLabels } from '../../use-labels';
import type { ResourceView } from '../define-view';
import { useResource } from '../use-resource';
import { ResourceWords } from '../words/resource-words';
import { useMemberWords } from '../words/use-member-words';
import { useTableLabels } from '../words/use-table-labels';
import { toColumn, type TableItem } from './to-column';
import { useReferenceNames } from '../use-reference-names';

/** Props passed to `DataTable` unchanged. */
type Passed = Omit<
  DataTableProps<TableItem>,
  'columns' | 'failure' | 'labels' | 'locale' | 'onRetry' | 'rowId' | 'rows' | 'status'
>;

/** Props of {@link ResourceTable}; those of `DataTable` besides. */
export interface ResourceTableProps extends Passed {
  /** View to show, made with `defineView`. */
  view: ResourceView;
  /** Its name, read aloud. */
  label: string;
  /** Words of one's own, by key: `member.boat.crew`, `table.empty.title`. */
  labels?: LabelOverrides;
  /** Narrows the list, by what the resource's list takes. */
  filter?: QueryOf<ResourceDescription>;
  /** The things, where the page has them already; without them the server is asked. */
  rows?: readonly TableItem[];
  /** Filter of the loaded items. Keep the function between renders. Default all. */
  keep?: (item: TableItem) => boolean;
  /** Draws the cells of some members in its own way. Keep the object between renders. */
  cells?: Readonly<Record<string, (item: TableItem) => ReactNode>>;
  /** Columns of the page's own, behind those of the view. Keep the array between renders. */
  moreColumns?: readonly TableColumn<TableItem>[];
}

const idOf = (item: TableItem): number => item.id;
const NOTHING: readonly TableItem[] = [];
const NO_COLUMNS: readonly TableColumn<TableItem>[] = [];

/**
 * The table of a resource, made from its description and view: dates in the account's zone, figures in
 * its units, references by their names.
 */
export function ResourceTable({
  labels,
  rows,
  filter,
  keep,
  ...props
}: ResourceTableProps): ReactElement {
  return (
    <ResourceWords labels={labels}>
      {rows ? (
        <Table {...props} rows={rows} status="ready" />
      ) : (
        <AskedTable {...props} filter={filter} keep={keep} />
      )}
    </ResourceWords>
  );
}

type TableProps = Omit<ResourceTableProps, 'filter' | 'keep' | 'labels' | 'rows'>;

function AskedTable({
  filter,
  keep,
  ...props
}: TableProps & Pick<ResourceTableProps, 'filter' | 'keep'>): ReactElement {
  const { data, error, isLoading, refresh } = useResource<ResourceDescription>(
    props.view.resource,
    filter,
  );
  const rows = useMemo(() => {
    const items = (data as readonly TableItem[] | undefined) ?? NOTHING;
    return keep ? items.filter(keep) : items;
  }, [data, keep]);
  return (
    <Table
      {...props}
      rows={rows}
      status={error !== undefined ? 'failed' : isLoading ? 'loading' : 'ready'}
      error={error}
      onRetry={() => void refresh()}
    />
  );
}

function Table({
  view,
  label,
  cells,
  moreColumns = NO_COLUMNS,
  error,
  ...props
}: TableProps &
  Pick<DataTableProps<TableItem>, 'rows' | 'status' | 'onRetry'> & {
    error?: unknown;
  }): ReactElement {
  const format = useFormat();
  const t = useLabels();
  const words = useMemberWords(view.resource);
  const labels = useTableLabels(label);
  const { members } = view.resource;
  const referred = useMemo(
    () =>
      view.columns.flatMap((name) => {
        const refersTo = members[name]?.refersTo;
        return refersTo === undefined ? [] : [refersTo];
      }),
    [view, members],
  );
  const names = useReferenceNames(referred);
  const columns = useMemo(() => {
    const own = view.columns.flatMap((name, index) => {
      const member = members[name];
      if (!member || member.secret) return [];
      const column = toColumn(name, member, { format, words, names });
      return [{ ...column, fixed: index === 0, ...(cells?.[name] && { cell: cells[name] }) }];
    });
    return [...own, ...moreColumns];
  }, [view, members, format, words, names, cells, moreColumns]);
  return (
    <DataTable<TableItem>
      exportName={view.resource.area}
      {...props}
      columns={columns}
      rowId={idOf}
      labels={labels}
      locale={format.locale}
      {...(error === undefined ? {} : { failure: { text: t({ key: describeError(error) }) } })}
    />
  );
}
