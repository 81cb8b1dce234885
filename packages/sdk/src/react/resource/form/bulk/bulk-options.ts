import type { ResourceView } from '../../define-view';
import type { FormValues } from '../form-values';

/** Items changed in bulk, and the way to change them. */
export interface BulkOptions {
  /** View of the items, made with `defineView`: members of its form may be set on many at once. */
  view: ResourceView;
  /** Converts field values to the changes written; default unchanged. */
  toChanges?: ((values: FormValues) => FormValues) | undefined;
}

/** Operation requested on chosen items. */
export interface BulkAsked {
  operation: 'update' | 'delete' | 'link';
  ids: readonly number[];
}
