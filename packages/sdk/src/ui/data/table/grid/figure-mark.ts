import type { TableColumn } from '../model/table-column';

/** Marks the times and figures of a column, which are never cut. */
export const figureMark = ({ kind }: TableColumn<never>): { 'data-figure': true } | undefined =>
  kind === 'number' || kind === 'date' ? { 'data-figure': true } : undefined;
