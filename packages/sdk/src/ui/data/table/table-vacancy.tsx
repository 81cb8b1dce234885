import type { ReactElement } from 'react';
import { SearchX, Table2 } from 'lucide-react';
import { styled } from 'styled-components';
import { EmptyState } from '../../feedback/empty-state';
import { ErrorState } from '../../feedback/error-state';
import { Button } from '../../form/button/button';
import type { DataTableProps } from './data-table-props';

const Fill = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 0;
  overflow: auto;
`;

/** Stands in place of the rows of a table that has none: they failed, are on their way, or there are none. */
export function NoRows<Row extends object>({
  table: { status = 'ready', labels, failure, empty, onRetry },
}: {
  table: DataTableProps<Row>;
}): ReactElement {
  if (status === 'failed') {
    return (
      <Fill>
        <ErrorState
          title={labels.failed}
          text={failure?.text}
          details={failure?.details}
          actions={onRetry ? <Button onClick={onRetry}>{labels.retry}</Button> : null}
        />
      </Fill>
    );
  }
  if (status === 'loading') return <Fill aria-busy="true" />;
  return <Fill>{empty ?? <EmptyState icon={<Table2 />} title={labels.empty} />}</Fill>;
}

/** Stands in place of rows that search and filters all leave out. */
export function NoMatch<Row extends object>({
  labels,
  onClear,
}: Pick<DataTableProps<Row>, 'labels'> & { onClear: () => void }): ReactElement {
  return (
    <Fill>
      <EmptyState
        icon={<SearchX />}
        title={labels.noMatch}
        text={labels.noMatchHint}
        actions={<Button onClick={onClear}>{labels.clearFilters}</Button>}
      />
    </Fill>
  );
}
